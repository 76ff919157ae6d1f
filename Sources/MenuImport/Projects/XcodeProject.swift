import MockupFiles

/// The targets of an Xcode project: their platforms, names, and files.
package struct XcodeProject: Sendable {
  private struct Target {
    var settings: SourceSettings
    var isApplication: Bool
    /// The names of its source files.
    var files: Set<String>
    /// The names of its folders, whose files belong to the target.
    var folders: Set<String>
  }

  /// The folder of the project.
  package let folder: String
  private var targets: [Target] = []
  /// The files and folders of applications without a menu bar, by path in the folder of the project, with the setting
  /// that says so.
  private(set) var agents: [String: AgentSetting] = [:]
  /// The information property lists of applications, by the files and folders of these; empty for files of several.
  private(set) var lists: [String: String] = [:]
  /// The names of the files of all targets; `nil` if a target has the files of folders.
  private var listed: Set<String>?

  /// Reads `project.pbxproj`; `nil` for malformed text.
  ///
  /// - Parameters:
  ///   - folder: The folder that contains the project.
  ///   - name: The name of the project.
  package init?(_ text: String, in folder: String, named name: String = "") {
    guard let root = ProjectList(text), let objects = root["objects"]?.members else { return nil }
    self.folder = folder
    let project = root["rootObject"]?.text.flatMap { objects[$0] }
    let shared = Self.settings(of: project, objects)
    let paths = ProjectPaths(objects)
    let isListing = !objects.values.contains { $0["isa"]?.text?.contains("FileSystemSynchronized") ?? false }
    // A generator writes the project anew for the files that exist.
    let isMade = ["project.yml", "Project.swift"].contains { FileSystem.exists(FileSystem.path($0, in: folder)) }
    if isListing, !isMade {
      listed = (project?["targets"]?.texts ?? []).compactMap { objects[$0] }
        .reduce(into: []) { $0.formUnion(Self.files(of: $1, objects)) }
    }
    var shown: Set<String> = []
    for id in project?["targets"]?.texts ?? [] {
      guard let target = objects[id], target["isa"]?.text == "PBXNativeTarget" else { continue }
      let own = shared.merging(Self.settings(of: target, objects)) { _, own in own }
      let kind = target["productType"]?.text ?? ""
      // Tests have no menus.
      if kind.contains("unit-test") || kind.contains("ui-testing") { continue }
      let isApplication = kind.hasSuffix("product-type.application")
      if isApplication {
        let setting = AgentSetting(own)
        for path in paths.resources(of: target) {
          if let setting { agents[path] = setting } else { shown.insert(path) }
          let list = own["INFOPLIST_FILE"]?.text ?? ""
          lists[path] = lists[path].map { $0 == list ? list : "" } ?? list
        }
      }
      let title = isApplication ? Self.name(own, target: target["name"]?.text ?? "", name) : nil
      targets.append(
        Target(
          settings: SourceSettings(platforms: Self.platforms(own), application: title), isApplication: isApplication,
          files: Self.files(of: target, objects), folders: Self.folders(of: target, objects)))
    }
    agents = agents.filter { !shown.contains($0.key) }
  }

  /// The settings of a source file: those of its target, otherwise those that all applications share.
  package func settings(of path: String) -> SourceSettings {
    let steps = path.split(separator: "/").map(String.init)
    let name = steps.last ?? ""
    let inside = Set(steps.dropLast())
    var found = targets.filter { $0.files.contains(name) }
    if found.isEmpty { found = targets.filter { !$0.folders.isDisjoint(with: inside) } }
    let applications = targets.filter(\.isApplication)
    if found.isEmpty { found = applications.isEmpty ? targets : applications }
    var settings = Self.common(found, applications)
    let known = listed ?? []
    settings.isUnlisted = name.hasSuffix(".swift") && known.contains { $0.hasSuffix(".swift") } && !known.contains(name)
    return settings
  }

  private static func common(_ targets: [Target], _ applications: [Target]) -> SourceSettings {
    var platforms: [String] = []
    for platform in targets.flatMap(\.settings.platforms) where !platforms.contains(platform) {
      platforms.append(platform)
    }
    let names = targets.compactMap(\.settings.application) + applications.compactMap(\.settings.application)
    return SourceSettings(platforms: platforms, application: names.first)
  }

  // MARK: Settings

  /// The settings of a target or project; those of the release configuration win.
  private static func settings(
    of owner: ProjectList?, _ objects: [String: ProjectList]
  ) -> [String: ProjectList] {
    guard let list = owner?["buildConfigurationList"]?.text.flatMap({ objects[$0] }) else { return [:] }
    var found: [String: ProjectList] = [:]
    let configurations = (list["buildConfigurations"]?.texts ?? []).compactMap { objects[$0] }
    for configuration in configurations.sorted(by: {
      ($0["name"]?.text == "Release" ? 1 : 0) < ($1["name"]?.text == "Release" ? 1 : 0)
    }) {
      found.merge(configuration["buildSettings"]?.members ?? [:]) { _, new in new }
    }
    return found
  }

  private static func platforms(_ settings: [String: ProjectList]) -> [String] {
    let supported = settings["SUPPORTED_PLATFORMS"]?.texts.flatMap { $0.split(separator: " ").map(String.init) } ?? []
    var platforms = supported.compactMap { names[$0] }
    if platforms.isEmpty, let root = settings["SDKROOT"]?.text, let platform = names[root] { platforms = [platform] }
    if platforms.isEmpty {
      for (key, platform) in deploymentTargets where settings[key] != nil { platforms.append(platform) }
    }
    var unique: [String] = []
    for platform in platforms where !unique.contains(platform) { unique.append(platform) }
    // The device family 2 is iPad only.
    if unique.contains("iOS"), settings["TARGETED_DEVICE_FAMILY"]?.text == "2" {
      unique = unique.map { $0 == "iOS" ? "iPadOS" : $0 }
    }
    // Mac Catalyst shows an app of iOS on a Mac.
    if settings["SUPPORTS_MACCATALYST"]?.text == "YES", !unique.contains("macOS") { unique.append("macOS") }
    return unique
  }

  private static let names = [
    "macosx": "macOS", "iphoneos": "iOS", "iphonesimulator": "iOS", "xros": "visionOS", "xrsimulator": "visionOS",
  ]

  private static let deploymentTargets = [
    ("IPHONEOS_DEPLOYMENT_TARGET", "iOS"), ("MACOSX_DEPLOYMENT_TARGET", "macOS"),
    ("XROS_DEPLOYMENT_TARGET", "visionOS"),
  ]

  private static func name(_ settings: [String: ProjectList], target: String, _ project: String) -> String? {
    for key in ["INFOPLIST_KEY_CFBundleDisplayName", "PRODUCT_NAME"] {
      guard let text = settings[key]?.text, !text.isEmpty else { continue }
      let name = text.replacing("$(TARGET_NAME)", with: target).replacing("$(PROJECT_NAME)", with: project)
        .replacing("$(TARGET_NAME:c99extidentifier)", with: target)
      if !name.isEmpty, !name.contains("$(") { return name }
    }
    return target.isEmpty ? nil : target
  }

  // MARK: Files

  private static func files(of target: ProjectList, _ objects: [String: ProjectList]) -> Set<String> {
    var names: Set<String> = []
    for phase in (target["buildPhases"]?.texts ?? []).compactMap({ objects[$0] })
    where ["PBXSourcesBuildPhase", "PBXResourcesBuildPhase"].contains(phase["isa"]?.text) {
      for file in (phase["files"]?.texts ?? []).compactMap({ objects[$0] }) {
        guard let reference = file["fileRef"]?.text.flatMap({ objects[$0] }) else { continue }
        // Localized files are groups of one file per language.
        let all = [reference] + (reference["children"]?.texts ?? []).compactMap { objects[$0] }
        for path in all.compactMap({ $0["path"]?.text ?? $0["name"]?.text }) {
          if let name = path.split(separator: "/").last { names.insert(String(name)) }
        }
      }
    }
    return names
  }

  private static func folders(of target: ProjectList, _ objects: [String: ProjectList]) -> Set<String> {
    let groups = (target["fileSystemSynchronizedGroups"]?.texts ?? []).compactMap { objects[$0] }
    return Set(groups.compactMap { $0["path"]?.text?.split(separator: "/").last.map(String.init) })
  }
}

/// The settings of a source file in its project.
package struct SourceSettings: Hashable, Sendable, Codable {
  /// The platforms of its target, as in documents; empty if unknown.
  package var platforms: [String]
  /// The name of the application.
  package var application: String?
  /// Whether the project lists the files of its targets, and not this one.
  package var isUnlisted = false

  package init(platforms: [String] = [], application: String? = nil) {
    self.platforms = platforms
    self.application = application
  }
}
