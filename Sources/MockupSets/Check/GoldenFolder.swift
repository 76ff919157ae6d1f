import MenuDocument
import MockupFiles

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// The folder of goldens.
struct GoldenFolder {
  let path: String

  /// What became of looking for a golden.
  enum Entry {
    /// There is none.
    case absent
    /// It is there.
    case file([UInt8])
    /// There is something that cannot be read.
    case unreadable
  }

  /// The place of a golden.
  func place(of golden: String) -> String { FileSystem.path(golden, in: path) }

  /// A golden's file.
  func entry(_ golden: String) -> Entry {
    let place = place(of: golden)
    if let bytes = FileSystem.bytes(at: place) { return .file(bytes) }
    return FileSystem.exists(place) ? .unreadable : .absent
  }

  /// Writes a golden; one with the same contents is not touched.
  func save(_ bytes: [UInt8], as golden: String) throws(OutputFile.Problem) {
    let place = place(of: golden)
    if FileSystem.bytes(at: place) == bytes { return }
    try OutputFile(path: place).saveWithFolder(bytes)
  }

  /// Removes a golden.
  func remove(_ golden: String) throws(OutputFile.Problem) {
    try OutputFile(path: place(of: golden)).remove()
  }

  /// The pictures below the folder, as paths from it, sorted.
  ///
  /// Hidden files and folders are passed over, and folders that are links.
  ///
  /// - Parameter isForeign: whether a file or folder, by its absolute path, is no golden whatever it is called.
  func pictures(except isForeign: (String) -> Bool) -> [String] {
    var found: [String] = []
    var folders = [""]
    while let folder = folders.popLast() {
      for name in FileSystem.names(in: FileSystem.path(folder.isEmpty ? "." : folder, in: path)) where name.first != "."
      {
        let way = folder.isEmpty ? name : folder + "/" + name
        let place = place(of: way)
        if isForeign(FilePlace.absolute(place)) { continue }
        if FileSystem.isFolder(place) {
          if !FileSystem.isLink(place) { folders.append(way) }
        } else if PictureFormat(rawValue: FileSystem.ending(of: name)) != nil {
          found.append(way)
        }
      }
    }
    return found.sorted()
  }
}

extension OutputFile {
  /// Writes the file, and makes the folder around it where there is none.
  func saveWithFolder(_ bytes: [UInt8]) throws(Problem) {
    let folder = FileSystem.folder(of: path)
    if !FileSystem.isFolder(folder) { try Self.makeFolder(folder) }
    try save(bytes)
  }

  /// Removes the file, or a folder that nothing is in; nothing happens where there is none.
  func remove() throws(Problem) {
    guard FileSystem.exists(path) || FileSystem.isFolder(path) else { return }
    if FileSystem.isFolder(path), !FileSystem.names(in: path).isEmpty {
      throw .cannotCreate("the folder is not empty")
    }
    do {
      try FileManager.default.removeItem(atPath: ExecutionContext.place(path))
    } catch {
      throw .failedWrite("it cannot be removed")
    }
  }
}
