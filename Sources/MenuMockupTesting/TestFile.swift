import MockupFiles
import MenuMockup

enum TestFile {
  static func bytes(at place: String, name: String) throws(MockupFailure) -> [UInt8] {
    guard let bytes = FileSystem.bytes(at: place) else {
      let reason = FileSystem.exists(place) ? "the file cannot be read" : "the file does not exist"
      throw MockupFailure("\(name): \(reason)\(name == place ? "" : ": \(place)")")
    }
    return bytes
  }

  /// Writes a file, and creates its folder if missing.
  static func write(_ bytes: [UInt8], to place: String, name: String) throws(MockupFailure) {
    do throws(OutputFile.Problem) {
      let folder = FileSystem.folder(of: place)
      if !FileSystem.isFolder(folder) { try OutputFile.makeFolder(folder) }
      try OutputFile(path: place).save(bytes)
    } catch {
      switch error {
      case .cannotCreate(let reason), .failedWrite(let reason): throw MockupFailure("\(name): \(reason): \(place)")
      }
    }
  }
}
