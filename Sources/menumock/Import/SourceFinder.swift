import ArgumentParser
import MenuImport
import MockupFiles
import MockupScene

struct SourceFinder {
  struct File: Hashable {
    /// `-` for standard input.
    var path: String
    /// `nil` if only the contents can tell.
    var kind: SourceKind?
    /// Found in a folder, not named as an argument.
    var isFound = false
  }

  /// Folders of third-party or generated code.
  private static let foreignFolders: Set = ["Pods", "Carthage", "DerivedData", "node_modules"]

  /// The kind of all files; `nil` to use their names.
  var kind: SourceKind?
  /// Without duplicates.
  private(set) var files: [File] = []
  /// The files in Objective-C, which are not read.
  private(set) var unread: Set<String> = []
  /// The files of images, and those that describe image sets.
  private(set) var images: Set<String> = []
  private var known: Set<String> = []

  init(kind: SourceKind? = nil) {
    self.kind = kind
  }

  /// Adds a file, all files of known kinds below a folder, or standard input.
  ///
  /// - Throws: `Failure` for a missing path or too many files.
  mutating func add(_ path: String) throws(Failure) {
    if path == "-" {
      insert(File(path: path, kind: kind))
    } else if FileSystem.isFolder(path) {
      try addFolder(path)
    } else if FileSystem.exists(path) {
      insert(File(path: path, kind: kind ?? SourceKind(path: path)))
    } else {
      throw Failure(message: "\(path): the file or folder does not exist", status: .noInput)
    }
  }

  mutating func addIfPresent(_ path: String) {
    guard FileSystem.exists(path), !FileSystem.isFolder(path) else { return }
    insert(File(path: path, kind: SourceKind(path: path), isFound: true))
  }

  mutating func addFolder(_ folder: String, kinds: Set<SourceKind> = Set(SourceKind.allCases)) throws(Failure) {
    var count = 0
    var folders = [(path: folder, depth: 0)]
    var seen: Set<String> = []
    while let (folder, depth) = folders.popLast() {
      guard seen.insert(FileSystem.identity(of: folder)).inserted else { continue }
      for name in FileSystem.invalidNames(in: folder)
      where name.isFolder || SourceKind(path: name.text).map(kinds.contains) ?? false {
        let failure = Failure(name, in: folder)
        Console.report(
          Message(text: "\(failure.message); it is not imported", weight: .warning, help: failure.help))
      }
      for name in FileSystem.names(in: folder) where !name.hasPrefix(".") {
        count += 1
        guard count <= Limit.sourceFiles.maximum else {
          throw Failure(message: "\(folder): \(Limit.sourceFiles.error)", status: .badInput)
        }
        let path = FileSystem.path(name, in: folder)
        if FileSystem.isFolder(path) {
          if !Self.foreignFolders.contains(name), depth < Limit.sourceFolderDepth.maximum {
            folders.append((path, depth + 1))
          }
        } else if let kind = SourceKind(path: path), kinds.contains(kind), self.kind == nil || self.kind == kind {
          insert(File(path: path, kind: kind, isFound: true))
        } else if ["m", "mm"].contains(FileSystem.ending(of: path)) {
          unread.insert(path)
        } else if AppImageFile.isPart(path) {
          images.insert(path)
        }
      }
    }
  }

  /// Adds the images of the asset catalogs around a file.
  mutating func addImages(around path: String) throws(Failure) {
    for folder in SourceProjects.folders(FileSystem.folder(of: path)) {
      for name in FileSystem.names(in: folder) where name.hasSuffix(".xcassets") {
        try addFolder(FileSystem.path(name, in: folder), kinds: [])
      }
    }
  }

  private mutating func insert(_ file: File) {
    var file = file
    // Drop `.` components, so that equal files get equal paths.
    let steps = file.path.split(separator: "/").filter { $0 != "." }
    file.path = (file.path.hasPrefix("/") ? "/" : "") + steps.joined(separator: "/")
    if known.insert(file.path == "-" ? "-" : FileSystem.identity(of: file.path)).inserted { files.append(file) }
  }
}
