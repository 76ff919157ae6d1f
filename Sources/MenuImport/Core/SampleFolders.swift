import MenuStrings
import MockupFiles
import PositionedJSON

/// The folders of sample apps, tests, and programs of others, whose menus are not those of the app.
struct SampleFolders {
  /// The number of folders that contain all menus.
  private let common: Int
  /// The folders around programs, which have a menu bar.
  private let programs: Set<String>
  /// The folders of the menu bars in packages and projects of others that are part of an app.
  private let foreignPrograms: Set<String>

  /// - Parameters:
  ///   - paths: The files of all menus.
  ///   - bars: The files of menu bars and of apps with one.
  init(_ paths: some Sequence<String>, bars: [String] = []) {
    var shared: [Substring]?
    for path in paths {
      let folders = path.split(separator: "/").dropLast()
      shared = shared.map { Array(zip($0, folders).prefix { $0 == $1 }.map(\.0)) } ?? Array(folders)
    }
    let count = shared?.count ?? 0
    common = count
    // One program has to be that of the app.
    let isOfApp = { (path: String) in !path.split(separator: "/").dropLast().contains(where: Self.isNamedLikeSample) }
    programs =
      bars.contains(where: isOfApp)
      ? bars.reduce(into: []) { folders, path in
        var folder = FileSystem.folder(of: path)
        while folders.insert(folder).inserted, folder.contains("/") { folder = FileSystem.folder(of: folder) }
      } : []
    // Code of an app may add to its menu bar in packages; only a program has a menu bar of Interface Builder.
    let isFile = { (path: String) in [.xib, .storyboard].contains(SourceKind(path: path)) }
    let nested = bars.filter { isFile($0) && Self.isInPackage($0, below: count) }
    let vendored = bars.filter { Self.isVendored($0, below: count) }
    let showcases = bars.compactMap { Self.showcase(around: $0, below: count) }
    foreignPrograms = Set(
      ((nested.count < bars.count ? nested : []) + vendored).map(Self.folder)
        + (showcases.count < bars.count ? showcases : []))
  }

  /// The outermost folder of samples, tests, or a program of others around a file, with its path; `nil` for a file of
  /// the app.
  func folder(around path: String) -> String? {
    let steps = path.split(separator: "/", omittingEmptySubsequences: false)
    let first = common + (path.hasPrefix("/") ? 1 : 0)
    guard
      let index = steps.indices.dropLast().first(where: { index in
        guard index >= first else { return false }
        if Self.isSample(steps[index], isFirst: index == first) { return true }
        let isNamedLikeSample = Self.isNamedLikeSample(steps[index])
        guard isNamedLikeSample || !foreignPrograms.isEmpty else { return false }
        let folder = steps[...index].joined(separator: "/")
        return isNamedLikeSample && programs.contains(folder) || foreignPrograms.contains(folder)
      })
    else { return nil }
    return steps[...index].joined(separator: "/")
  }

  /// The folder of a file, outside the language folders.
  private static func folder(of path: String) -> String {
    let folder = FileSystem.folder(of: path)
    return folder.hasSuffix(".lproj") ? FileSystem.folder(of: folder) : folder
  }

  /// Whether a folder around a file, below the first ones, is a Swift package.
  private static func isInPackage(_ path: String, below count: Int) -> Bool {
    let steps = folder(of: path).split(separator: "/", omittingEmptySubsequences: false)
    return steps.indices.dropFirst(count + (path.hasPrefix("/") ? 1 : 0)).contains { index in
      FileSystem.exists("\(steps[...index].joined(separator: "/"))/Package.swift")
    }
  }

  /// The folder of the Xcode project of a program inside a package, such as one that shows the views of a library:
  /// `Dials/Gallery/Gallery.xcodeproj` next to `Dials/Package.swift`.
  private static func showcase(around path: String, below count: Int) -> String? {
    let steps = path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    let folder = { (index: Int) in steps[...index].joined(separator: "/") }
    let inner = steps.indices.dropFirst(count + (path.hasPrefix("/") ? 1 : 0))
    guard let package = inner.first(where: { FileSystem.exists("\(folder($0))/Package.swift") }) else { return nil }
    return inner.first { index in
      index > package && FileSystem.names(in: folder(index)).contains { $0.hasSuffix(".xcodeproj") }
    }.map(folder)
  }

  /// The names of folders for the sources of others, as lowercase letters.
  private static let vendors: Set = [
    "cores", "dependencies", "deps", "external", "externals", "submodules", "thirdparty", "vendor", "vendored",
    "vendors",
  ]

  /// Whether a file belongs to an Xcode project in a folder for the sources of others: `Vendor/Dial/Dial.xcodeproj`.
  private static func isVendored(_ path: String, below count: Int) -> Bool {
    let steps = path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    let first = count + (path.hasPrefix("/") ? 1 : 0)
    let isVendor = { (name: Substring) in vendors.contains(name.lowercased().filter { $0.isLetter }) }
    guard let vendor = steps.indices.first(where: { $0 >= first && isVendor(steps[$0]) }) else { return false }
    return steps.indices.contains { index in
      guard index > vendor else { return false }
      return FileSystem.names(in: steps[...index].joined(separator: "/")).contains { $0.hasSuffix(".xcodeproj") }
    }
  }

  /// Whether the last word of a folder's name is one of samples, also before App or Host: `SliderDemo`, `SliderTestHost`.
  /// Only a program in it makes it one.
  private static func isNamedLikeSample(_ name: Substring) -> Bool {
    let kind = ["App", "Host"].first { name.hasSuffix($0) }.map { name.dropLast($0.count) } ?? name
    return ["Demo", "Dummy", "Example", "Sample", "Preview", "Test", "Playground"].contains { word in
      kind.hasSuffix(word) && name.count > word.count
    }
  }

  /// - Parameter isFirst: Whether the folder is next to those of the app; an app may have a folder of demos, too.
  private static func isSample(_ name: Substring, isFirst: Bool) -> Bool {
    if name.hasSuffix("Tests") || name == "Preview Content" { return true }
    var word = name.lowercased().filter { $0.isLetter }
    if word.hasSuffix("s") { word.removeLast() }
    let kinds = ["sample", "example", "demo"]
    if kinds.contains(word) { return isFirst }
    return kinds.contains { word.hasSuffix("\($0)app") } || word == "testapp"
  }
}

extension ImportResult {
  /// Removes the menus of sample apps, tests, and programs of others, with a note for each of their folders; keeps them if there are no
  /// others.
  mutating func removeSamples() {
    let bars = menus.filter { $0.presentation == "menuBar" && $0.platform == "macOS" }
    let samples = SampleFolders(
      menus.map(\.location.path), bars: bars.map(\.location.path) + applications.map(\.location.path))
    var left: [String: [ImportedMenu]] = [:]
    for menu in menus {
      if let folder = samples.folder(around: menu.location.path) { left[folder, default: []].append(menu) }
    }
    guard left.values.reduce(0, { $0 + $1.count }) < menus.count else { return }
    menus.removeAll { samples.folder(around: $0.location.path) != nil }
    for (folder, menus) in left {
      guard let first = menus.map(\.location).min() else { continue }
      let count = menus.count == 1 ? "1 menu" : "\(menus.count) menus"
      diagnostics.append(
        Diagnostic(
          .note, at: first,
          "\(count) of \(Quotation.of(folder)) not imported: samples, tests, and programs of others are not part of the app",
          help: "import the folder alone"))
    }
  }
}
