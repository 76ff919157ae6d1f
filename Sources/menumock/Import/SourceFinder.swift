import ArgumentParser
import MenuImport
import MockupFiles
import MockupScene

/// Finds the files that menus are imported from.
struct SourceFinder {
  /// A file to be read.
  struct File: Hashable {
    /// The path; `-` for standard input.
    var path: String
    /// What it is; `nil` where only its text can say.
    var kind: SourceKind?
    /// Whether it was found in a folder, and not named itself.
    var isFound = false
  }

  /// Folders that hold what others wrote, or what was made by programs.
  private static let foreignFolders: Set = ["Pods", "Carthage", "DerivedData", "node_modules"]

  /// What all files are, whatever they are called; `nil` for what their names say.
  var kind: SourceKind?
  /// The files so far, each once.
  private(set) var files: [File] = []
  private var known: Set<String> = []

  init(kind: SourceKind? = nil) {
    self.kind = kind
  }

  /// Adds what an argument names: a file, all files of known kinds below a folder, or standard input.
  ///
  /// - Throws: `Failure` where there is nothing of that name, or too much.
  mutating func add(_ path: String) throws(Failure) {
    if path == "-" {
      insert(File(path: path, kind: kind))
    } else if FileSystem.isFolder(path) {
      try addFolder(path)
    } else if FileSystem.exists(path) {
      insert(File(path: path, kind: kind ?? SourceKind(path: path)))
    } else {
      throw Failure(message: "\(path): there is no such file or folder", status: .noInput)
    }
  }

  /// Adds a file that others belong together with, if it is there.
  mutating func addIfThere(_ path: String) {
    guard FileSystem.exists(path), !FileSystem.isFolder(path) else { return }
    insert(File(path: path, kind: SourceKind(path: path), isFound: true))
  }

  /// Adds the files of some kinds below a folder.
  mutating func addFolder(_ folder: String, kinds: Set<SourceKind> = Set(SourceKind.allCases)) throws(Failure) {
    var count = 0
    var folders = [(path: folder, depth: 0)]
    var seen: Set<String> = []
    while let (folder, depth) = folders.popLast() {
      guard seen.insert(FileSystem.identity(of: folder)).inserted else { continue }
      for name in FileSystem.names(in: folder) where !name.hasPrefix(".") {
        count += 1
        guard count <= Limit.sourceFiles.most else {
          throw Failure(message: "\(folder): \(Limit.sourceFiles.error)", status: .badInput)
        }
        let path = FileSystem.path(name, in: folder)
        if FileSystem.isFolder(path) {
          if !Self.foreignFolders.contains(name), depth < Limit.sourceFolderDepth.most {
            folders.append((path, depth + 1))
          }
        } else if let kind = SourceKind(path: path), kinds.contains(kind), self.kind == nil || self.kind == kind {
          insert(File(path: path, kind: kind, isFound: true))
        }
      }
    }
  }

  private mutating func insert(_ file: File) {
    var file = file
    // A file is told alike whether its folder was named with or without what leads nowhere.
    let steps = file.path.split(separator: "/").filter { $0 != "." }
    file.path = (file.path.hasPrefix("/") ? "/" : "") + steps.joined(separator: "/")
    if known.insert(file.path == "-" ? "-" : FileSystem.identity(of: file.path)).inserted { files.append(file) }
  }
}

/// The paths by which documents name their sources: the same wherever the program is called from, as far as can be.
struct SourcePaths {
  /// The folder that paths start from; `nil` for that of the call.
  var root: String?
  /// The folders and files that were named.
  var inputs: [String]

  /// The path by which a file is told.
  func told(_ path: String) -> String {
    guard path != "-", path != "<stdin>" else { return "<stdin>" }
    if let root, let inside = Self.inside(path, root) { return inside }
    guard path.hasPrefix("/") else {
      return path.split(separator: "/").filter { $0 != "." }.joined(separator: "/")
    }
    if let inside = Self.inside(path, ".") { return inside }
    for input in inputs.sorted() where FileSystem.isFolder(input) {
      if let inside = Self.inside(path, input), let name = FilePlace.absolute(input).split(separator: "/").last {
        return "\(name)/\(inside)"
      }
    }
    return path.split(separator: "/").last.map(String.init) ?? path
  }

  /// The way from a folder to a file below it; `nil` for other files.
  private static func inside(_ path: String, _ folder: String) -> String? {
    let way = FilePlace.relative(path, from: folder)
    return way.hasPrefix("../") || way.isEmpty ? nil : way
  }
}
