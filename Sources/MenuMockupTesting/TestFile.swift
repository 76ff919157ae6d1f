import MockupFiles
import MenuMockup

enum TestFile {
  static func bytes(at path: String, name: String) throws(MockupFailure) -> [UInt8] {
    guard let bytes = FileSystem.bytes(at: path) else {
      let reason = FileSystem.exists(path) ? "the file cannot be read" : "the file does not exist"
      throw MockupFailure("\(name): \(reason)\(name == path ? "" : ": \(path)")")
    }
    return bytes
  }

  /// Writes a file, and creates its folder if missing.
  static func write(_ bytes: [UInt8], to path: String, name: String) throws(MockupFailure) {
    do throws(OutputFile.Problem) {
      let folder = FileSystem.folder(of: path)
      if !FileSystem.isFolder(folder) { try OutputFile.makeFolder(folder) }
      try OutputFile(path: path).save(bytes)
    } catch {
      switch error {
      case .cannotCreate(let reason), .failedWrite(let reason): throw MockupFailure("\(name): \(reason): \(path)")
      }
    }
  }
}
