import MenuStrings
import MockupFiles

/// A setting of a target whose app shows no menu bar; Xcode writes it to the information property list.
enum AgentSetting: String, CaseIterable {
  case background = "INFOPLIST_KEY_LSBackgroundOnly"
  case agent = "INFOPLIST_KEY_LSUIElement"

  /// `nil` for the settings of other apps.
  init?(_ settings: [String: ProjectList]) {
    guard let found = Self.allCases.first(where: { settings[$0.rawValue]?.text == "YES" }) else { return nil }
    self = found
  }
}

/// The paths of the files of a project, in its folder.
struct ProjectPaths {
  private let objects: [String: ProjectList]
  /// The groups around files and groups.
  private let parents: [String: String]

  init(_ objects: [String: ProjectList]) {
    self.objects = objects
    var parents: [String: String] = [:]
    for (id, object) in objects {
      for child in object["children"]?.texts ?? [] { parents[child] = id }
    }
    self.parents = parents
  }

  /// The resources of a target, and the folders whose files belong to it.
  func resources(of target: ProjectList) -> [String] {
    let phases = (target["buildPhases"]?.texts ?? []).compactMap { objects[$0] }
      .filter { $0["isa"]?.text == "PBXResourcesBuildPhase" }
    let references = phases.flatMap { $0["files"]?.texts ?? [] }.compactMap { objects[$0]?["fileRef"]?.text }
    // Localized files are groups of one file per language.
    let files = references.flatMap { [$0] + (objects[$0]?["children"]?.texts ?? []) }
    return (files + (target["fileSystemSynchronizedGroups"]?.texts ?? [])).compactMap(path)
  }

  private func path(_ id: String) -> String? {
    guard var steps = objects[id]?["path"]?.text.map({ [$0] }) else { return nil }
    var inner = id
    var seen: Set<String> = [id]
    while objects[inner]?["sourceTree"]?.text != "SOURCE_ROOT", let outer = parents[inner], seen.insert(outer).inserted
    {
      if let step = objects[outer]?["path"]?.text { steps.insert(step, at: 0) }
      inner = outer
    }
    return steps.joined(separator: "/")
  }
}

/// The apps without a menu bar, by the settings of the Xcode projects around files.
struct ProjectAgents {
  private struct Project {
    let path: String
    let text: SourceText
    let agents: [String: AgentSetting]
    let lists: [String: String]
  }

  private var projects: [String: [Project]] = [:]

  /// The list that the project of a file gives to its app, and the folder of the app; `nil` without one.
  mutating func list(of file: String) -> (list: ApplicationList, folder: String)? {
    guard let (folder, inner, found) = projects(around: file) else { return nil }
    for project in found {
      guard let setting = Self.setting(of: inner, in: project.agents) else { continue }
      let lines = project.text.text.split(separator: "\n", omittingEmptySubsequences: false)
      let line = lines.firstIndex { $0.contains(setting.rawValue) } ?? 0
      let list = ApplicationList(
        location: FileLocation(path: project.path, line: line + 1), isAgent: true, isHidden: setting == .background)
      let first = String(inner.prefix { $0 != "/" })
      return (list, folder == "." ? first : "\(folder)/\(first)")
    }
    return nil
  }

  /// The path of the information property list of a file's app; `nil` without one.
  mutating func listPath(of file: String) -> String? {
    guard let (folder, inner, found) = projects(around: file),
      let list = found.lazy.compactMap({ Self.setting(of: inner, in: $0.lists) }).first
    else { return nil }
    let path = ["$(SRCROOT)/", "$(PROJECT_DIR)/"].reduce(list) { $0.replacing($1, with: "") }
    return folder == "." ? path : "\(folder)/\(path)"
  }

  /// The nearest projects in a folder around a file, with that folder and the path in it.
  private mutating func projects(around file: String) -> (folder: String, inner: String, projects: [Project])? {
    var folder = file
    while folder != ".", folder != "/", !folder.isEmpty {
      folder = FileSystem.folder(of: folder)
      let found = projects[folder] ?? Self.projects(in: folder)
      projects[folder] = found
      if !found.isEmpty { return (folder, folder == "." ? file : String(file.dropFirst(folder.count + 1)), found) }
    }
    return nil
  }

  /// The setting of a file, or of a folder around it.
  private static func setting<Setting>(of path: String, in settings: [String: Setting]) -> Setting? {
    var path = path
    while true {
      if let setting = settings[path] { return setting }
      let outer = FileSystem.folder(of: path)
      if outer == path || outer == "." { return nil }
      path = outer
    }
  }

  private static func projects(in folder: String) -> [Project] {
    FileSystem.names(in: folder).filter { $0.hasSuffix(".xcodeproj") }.sorted().compactMap { name in
      let path = FileSystem.path("\(name)/project.pbxproj", in: folder)
      guard let bytes = FileSystem.bytes(at: path), let text = try? SourceText(path: path, bytes: bytes),
        let project = XcodeProject(text.text, in: folder)
      else { return nil }
      return Project(path: path, text: text, agents: project.agents, lists: project.lists)
    }
  }
}
