import MenuImport
import MenuStrings
import MockupFiles
import MockupScene

/// The Xcode projects around source files.
struct SourceProjects {
  private var projects: [String: [XcodeProject]] = [:]

  /// The number of folders above a file that are searched.
  private static let reach = 8

  /// Reads the projects in the folders above a file.
  mutating func find(around path: String) {
    for folder in Self.folders(FileSystem.folder(of: path)) where projects[folder] == nil {
      projects[folder] = Self.projects(in: folder)
    }
  }

  /// The settings of a file in the nearest project; `nil` without a project.
  func settings(of path: String) -> SourceSettings? {
    let found = Self.folders(FileSystem.folder(of: path)).compactMap { projects[$0]?.map { $0.settings(of: path) } }
    // The nearest projects that list the file; of these, the first that knows its platform.
    let all = found.first { $0.contains { !$0.isUnlisted } } ?? found.first { !$0.isEmpty } ?? []
    let listed = all.filter { !$0.isUnlisted }
    return listed.first { !$0.platforms.isEmpty } ?? listed.first ?? all.first
  }

  /// A folder and those above it, up to the root of the repository.
  static func folders(_ folder: String) -> [String] {
    var folders = [folder]
    var path = FilePaths.absolute(folder)
    while folders.count < reach, !FileSystem.exists(FileSystem.path(".git", in: folders.last ?? folder)) {
      let parent = FileSystem.folder(of: path)
      guard parent != path, parent != "/", !parent.isEmpty else { break }
      folders.append(parent)
      path = parent
    }
    return folders
  }

  private static func projects(in folder: String) -> [XcodeProject] {
    FileSystem.names(in: folder).filter { $0.hasSuffix(".xcodeproj") }.sorted().compactMap { name in
      let path = FileSystem.path("\(name)/project.pbxproj", in: folder)
      guard let bytes = try? CommandInput.read(path, atMost: .sourceBytes, allowsPipes: false),
        let text = try? SourceText(path: path, bytes: bytes)
      else { return nil }
      return XcodeProject(text.text, in: folder, named: String(name.dropLast(".xcodeproj".count)))
    }
  }
}
