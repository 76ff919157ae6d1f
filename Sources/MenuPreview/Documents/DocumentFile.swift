import PositionedJSON
import MockupFiles
import MockupHashing
import MockupScene

struct DocumentFile: Sendable {
  enum Problem: Error, Hashable {
    case changed([UInt8])
    case exists
    case unreadable(String)
    case unwritable(String)
  }

  /// The canonical path: absolute and without symbolic links.
  let path: String

  private var name: String { FileSystem.name(of: path) }

  /// Reads the file; a symbolic link that has replaced it or its folder since is not followed.
  func read() throws(Problem) -> [UInt8] {
    try Self.contents(of: name, in: folder())
  }

  private func folder() throws(Problem) -> PinnedFolder {
    do {
      return try PinnedFolder(FileSystem.folder(of: path))
    } catch {
      throw .unreadable("does not exist")
    }
  }

  private static func contents(of name: String, in folder: borrowing PinnedFolder) throws(Problem) -> [UInt8] {
    do {
      return try folder.contents(of: name, atMost: .jsonBytes)
    } catch {
      throw .unreadable(error.reason)
    }
  }

  static func hash(of bytes: [UInt8]) -> String { SHA256Digest(of: bytes).description }

  /// Writes the whole file, unless it has changed in the meantime.
  ///
  /// - Parameter hash: The hash of the contents that the new ones are based on.
  func write(_ bytes: [UInt8], over hash: String) throws(Problem) {
    let folder = try folder()
    let old = try Self.contents(of: name, in: folder)
    guard Self.hash(of: old) == hash else { throw .changed(old) }
    guard !FileSystem.isReadOnly(path) else { throw .unwritable("the file is read-only") }
    guard old != bytes else { return }
    do {
      try folder.replace(name, with: bytes)
    } catch {
      throw .unwritable(error.reason)
    }
  }

  func make(_ bytes: [UInt8]) throws(Problem) {
    do {
      try PinnedFolder(FileSystem.folder(of: path)).create(name, with: bytes)
    } catch {
      if FileSystem.exists(path) { throw .exists }
      throw .unwritable(error.reason)
    }
  }
}
