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

  /// Reads the file; a symbolic link that has replaced it since is not followed.
  func read() throws(Problem) -> [UInt8] {
    guard FilePaths.canonical(path) == path else { throw .unreadable("does not exist") }
    do throws(FileSystem.Problem) {
      return try FileSystem.contents(of: path, atMost: .jsonBytes)
    } catch {
      throw .unreadable(error.reason)
    }
  }

  static func hash(of bytes: [UInt8]) -> String { SHA256Digest(of: bytes).description }

  /// Writes the whole file, unless it has changed in the meantime.
  ///
  /// - Parameter hash: The hash of the contents that the new ones are based on.
  func write(_ bytes: [UInt8], over hash: String) throws(Problem) {
    let old = try read()
    guard Self.hash(of: old) == hash else { throw .changed(old) }
    guard !FileSystem.isReadOnly(path) else { throw .unwritable("the file is read-only") }
    guard old != bytes else { return }
    do throws(OutputFile.Problem) {
      // The place has no links; one that appears meanwhile could lead elsewhere.
      try OutputFile(path: path).saveWithoutLinks(bytes)
    } catch {
      throw .unwritable(error.reason)
    }
  }

  func make(_ bytes: [UInt8]) throws(Problem) {
    do throws(OutputFile.Problem) {
      try OutputFile(path: path).saveNew(bytes)
    } catch {
      if FileSystem.exists(path) { throw .exists }
      throw .unwritable(error.reason)
    }
  }
}
