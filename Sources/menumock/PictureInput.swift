import MockupFiles
import MenuMockup

/// A picture on the command line.
struct PictureInput {
  /// The path as it was given; `-` for standard input.
  let path: String

  /// Reads the whole file, whatever kind of picture it is.
  func read() throws(Failure) -> [UInt8] {
    guard path == "-" || FileSystem.exists(path) else {
      throw Failure(message: "\(path): there is no such file", status: .noInput)
    }
    do {
      return path == "-" ? try Console.readPicture() : try PictureFile.bytes(at: path)
    } catch {
      throw Failure(message: "\(path == "-" ? "standard input" : path): \(error.description)", status: .noInput)
    }
  }
}
