import ArgumentParser

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Why a command ends early, in one sentence, and its exit status.
struct Failure: Error {
  let message: String
  let status: ExitCode
}

extension ExitCode {
  /// It ran, and some of several outputs were not drawn.
  static let found = ExitCode(1)
  /// The input is wrong.
  static let badInput = ExitCode(65)
  /// A named argument does not exist.
  static let noInput = ExitCode(66)
  /// A fault of the program.
  static let fault = ExitCode(70)
  /// An output cannot be created.
  static let cannotCreate = ExitCode(73)
  /// A write failed.
  static let failedWrite = ExitCode(74)

  /// Ends the program with this status. All has been said, and the parser would think of words for it first.
  func endProcess() -> Never { exit(rawValue) }
}
