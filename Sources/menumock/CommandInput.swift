import PositionedJSON
import MenuMockup
import MockupFiles
import MockupScene

/// What is read of a file that the command line names, `-` being standard input.
enum CommandInput {
  /// The whole of a file.
  ///
  /// - Parameters:
  ///   - limit: the most bytes that are read; there is no such thing as the first part of a file.
  ///   - allowsPipes: whether it may be a pipe as well: one that was named has somebody who writes to it.
  /// - Throws: `Failure` for a file that is not there, cannot be read or is too large.
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
  /// Why a file of the command line was not read.
  init(problem: FileSystem.Problem, path: String) {
    switch problem {
    case .absent: self.init(message: "\(path): there is no such file", status: .noInput)
    case .tooLarge: self.init(message: "\(path): it \(problem.reason)", status: .badInput)
    case .notOrdinary where FileSystem.isFolder(path):
      self.init(message: "\(path): it is a folder; a file is wanted", status: .noInput)
    case .notOrdinary, .unreadable: self.init(message: "\(path): it \(problem.reason)", status: .noInput)
    }
  }
}
