import MenuDocument
import MockupFiles

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

struct GoldenFolder {
  let path: String

  enum Entry {
    case absent
    case file([UInt8])
    case unreadable
  }

  func filePath(of golden: String) -> String { FileSystem.path(golden, in: path) }

  func entry(_ golden: String) -> Entry {
    let filePath = filePath(of: golden)
    if let bytes = FileSystem.bytes(at: filePath) { return .file(bytes) }
    return FileSystem.exists(filePath) ? .unreadable : .absent
  }

  /// A file with the same contents is not touched.
  func save(_ bytes: [UInt8], as golden: String) throws(OutputFile.Problem) {
    let filePath = filePath(of: golden)
    if FileSystem.bytes(at: filePath) == bytes { return }
    try OutputFile(path: filePath).saveCreatingFolder(bytes)
  }

  func remove(_ golden: String) throws(OutputFile.Problem) {
    try OutputFile(path: filePath(of: golden)).remove()
  }

  /// Returns the images below the folder as relative paths, sorted.
  ///
  /// Hidden files, hidden folders, and links to folders are skipped.
  ///
  /// - Parameter isForeign: returns whether an absolute path is not a golden, whatever its name.
  func images(except isForeign: (String) -> Bool) -> [String] {
    var found: [String] = []
    var folders = [""]
    while let folder = folders.popLast() {
      for name in FileSystem.names(in: FileSystem.path(folder.isEmpty ? "." : folder, in: path)) where name.first != "."
      {
        let relativePath = folder.isEmpty ? name : folder + "/" + name
        let filePath = filePath(of: relativePath)
        if isForeign(FilePaths.absolute(filePath)) { continue }
        if FileSystem.isFolder(filePath) {
          if !FileSystem.isLink(filePath) { folders.append(relativePath) }
        } else if OutputFormat(rawValue: FileSystem.ending(of: name)) != nil {
          found.append(relativePath)
        }
      }
    }
    return found.sorted()
  }
}

extension OutputFile {
  /// Writes the file, and creates its folder if necessary.
  func saveCreatingFolder(_ bytes: [UInt8]) throws(Problem) {
    let folder = FileSystem.folder(of: path)
    if !FileSystem.isFolder(folder) { try Self.makeFolder(folder) }
    try save(bytes)
  }

  func remove() throws(Problem) {
    guard FileSystem.exists(path) || FileSystem.isFolder(path) else { return }
    if FileSystem.isFolder(path), !FileSystem.names(in: path).isEmpty {
      throw .cannotCreate("the folder is not empty")
    }
    do {
      try FileManager.default.removeItem(atPath: ExecutionContext.resolve(path))
    } catch {
      throw .failedWrite("the file cannot be removed")
    }
  }
}
