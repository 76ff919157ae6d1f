import MenuModel
import MockupFiles
import MockupHashing
import MockupScene

/// A document's file as it is read and written for the page.
struct DocumentFile: Sendable {
  /// Why a file was not written.
  enum Problem: Error, Hashable {
    /// It has been changed since it was read; what is in it now.
    case changed([UInt8])
    /// There is such a file already.
    case exists
    /// It cannot be read, or is not there.
    case unreadable(String)
    /// It cannot be written.
    case unwritable(String)
  }

  /// Its place, from the root and without links.
  let place: String

  /// What is in the file; a link that has come in its place since is not followed.
  func read() throws(Problem) -> [UInt8] {
    guard FilePlace.canonical(place) == place else { throw .unreadable("does not exist") }
    do throws(FileSystem.Problem) {
      return try FileSystem.contents(of: place, atMost: .jsonBytes)
    } catch {
      throw .unreadable(error.reason)
    }
  }

  /// What tells contents apart.
  static func hash(of bytes: [UInt8]) -> String { SHA256Digest(of: bytes).description }

  /// Writes the file as a whole, unless it has been changed meanwhile.
  ///
  /// - Parameter hash: that of the contents that the new ones were made from.
  func write(_ bytes: [UInt8], over hash: String) throws(Problem) {
    let old = try read()
    guard Self.hash(of: old) == hash else { throw .changed(old) }
    guard !FileSystem.isReadOnly(place) else { throw .unwritable("the file is read-only") }
    guard old != bytes else { return }
    do throws(OutputFile.Problem) {
      try OutputFile(path: place).save(bytes)
    } catch {
      throw .unwritable(error.reason)
    }
  }

  /// Makes a file that is not there yet.
  func make(_ bytes: [UInt8]) throws(Problem) {
    do throws(OutputFile.Problem) {
      try OutputFile(path: place).saveNew(bytes)
    } catch {
      if FileSystem.exists(place) { throw .exists }
      throw .unwritable(error.reason)
    }
  }
}
