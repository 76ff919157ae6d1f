internal import Dispatch
#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif
import MockupProcesses

/// Starts programs without waiting for them.
enum EditorProcess {
  /// Starts a program, found in `PATH`, without a shell.
  ///
  /// - Returns: Whether the program was started.
  static func start(_ words: [String]) -> Bool {
    guard let program = words.first else { return false }
    let files = [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO].map { (own: $0, number: $0) }
    guard let process = try? CleanStart.process(program, arguments: words, files: files) else { return false }
    // Waiting for its end avoids a zombie process. Ignoring SIGCHLD would do so, too, but new programs inherit that.
    DispatchQueue.global(qos: .utility).async { CleanStart.wait(for: process) }
    return true
  }

  /// An environment variable; `nil` if unset or empty.
  static func variable(_ name: String) -> String? {
    unsafe getenv(name).map { unsafe String(cString: $0) }.flatMap { $0.isEmpty ? nil : $0 }
  }
}
