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
    for folder in Self.folders(FileSystem.folder(of: path)) {
      guard let found = projects[folder], let first = found.first else { continue }
      // The first project that knows the file's platform.
      let all = found.map { $0.settings(of: path) }
      return all.first { !$0.platforms.isEmpty } ?? first.settings(of: path)
    }
    return nil
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
