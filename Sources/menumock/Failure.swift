import ArgumentParser

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

extension ExitCode {
  /// The command ran, but some outputs failed.
  static let found = ExitCode(1)
  static let badInput = ExitCode(65)
  /// A named file or folder does not exist.
  static let noInput = ExitCode(66)
  /// Internal error.
  static let internalError = ExitCode(70)
  static let cannotCreate = ExitCode(73)
  static let failedWrite = ExitCode(74)

  /// Exits with this status, without a message from the argument parser.
  func endProcess() -> Never { exit(rawValue) }
}
