import PositionedJSON
import MenuMockup
import MockupFiles
import MockupScene

/// Reads files named on the command line; `-` is standard input.
enum CommandInput {
  /// Reads a whole file.
  ///
  /// - Parameters:
  ///   - limit: an error beyond this size; the file is never truncated.
  ///   - allowsPipes: accepts a pipe, as for a path on the command line, which has a writer.
  /// - Throws: `Failure` if the file is missing, unreadable, or too large.
  static func read(
    _ path: String, atMost limit: Limit = .jsonBytes, allowsPipes: Bool = true
  ) throws(Failure) -> [UInt8] {
    if path == "-" { return try Console.readInput(atMost: limit) }
    do throws(FileSystem.Problem) {
      return try FileSystem.contents(of: path, atMost: limit, allowsPipes: allowsPipes)
    } catch {
      throw Failure(problem: error, path: path)
    }
  }
}

extension Failure {
  init(problem: FileSystem.Problem, path: String) {
    switch problem {
    case .absent: self.init(message: "\(path): the file does not exist", status: .noInput)
    case .tooLarge: self.init(message: "\(path): the file \(problem.reason)", status: .badInput)
    case .notOrdinary where FileSystem.isFolder(path):
      self.init(message: "\(path): expected a file, found a folder", status: .noInput)
    case .notOrdinary, .unreadable: self.init(message: "\(path): the file \(problem.reason)", status: .noInput)
    }
  }
}
