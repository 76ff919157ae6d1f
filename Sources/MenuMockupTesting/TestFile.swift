import MockupFiles
import MenuMockup

/// Files that a test names.
enum TestFile {
  /// The whole file.
  ///
  /// - Parameters:
  ///   - place: its path.
  ///   - name: the path as the test gives it.
  static func bytes(at place: String, name: String) throws(MockupFailure) -> [UInt8] {
    guard let bytes = FileSystem.bytes(at: place) else {
      let reason = FileSystem.exists(place) ? "the file cannot be read" : "there is no such file"
      throw MockupFailure("\(name): \(reason)\(name == place ? "" : ": \(place)")")
    }
    return bytes
  }

  /// Writes a file, and makes its folder where there is none.
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
