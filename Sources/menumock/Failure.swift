import ArgumentParser
import MockupFiles
import PositionedJSON

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// An early end of a command: a one-sentence reason and an exit status.
struct Failure: Error {
  let message: String
  var help: String?
  let status: ExitCode
}

extension Failure {
  init(_ name: FileSystem.InvalidName, in folder: String) {
    message = "the name of \(Quotation.of(FileSystem.path(name.text, in: folder))) is not UTF-8"
    help = "rename the file"
    status = .badInput
  }
}

extension ExitCode {
  /// The command ran, but some outputs failed.
  static let found = ExitCode(1)
  /// The result of a shard is missing.
  static let incomplete = ExitCode(2)
  static let badInput = ExitCode(65)
  /// A named file or folder does not exist.
  static let noInput = ExitCode(66)
  static let internalError = ExitCode(70)
  static let cannotCreate = ExitCode(73)
  static let failedWrite = ExitCode(74)

  /// Exits with this status, without a message from the argument parser.
  func endProcess() -> Never { exit(rawValue) }
}
