#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// Starts programs without waiting for them.
enum EditorProcess {
  /// Starts a program, found in `PATH`, without a shell.
  ///
  /// - Returns: Whether the program was started.
  static func start(_ words: [String]) -> Bool {
    guard let program = words.first else { return false }
    // Avoids zombie processes, as the server does not wait for its children.
    signal(SIGCHLD, SIG_IGN)
    var arguments: [UnsafeMutablePointer<CChar>?] = unsafe words.map { unsafe strdup($0) }
    unsafe arguments.append(nil)
    defer { unsafe arguments.forEach { unsafe free($0) } }
    var process = pid_t()
    return unsafe posix_spawnp(&process, program, nil, nil, arguments, environ) == 0
  }

  /// An environment variable; `nil` if unset or empty.
  static func variable(_ name: String) -> String? {
    unsafe getenv(name).map { unsafe String(cString: $0) }.flatMap { $0.isEmpty ? nil : $0 }
  }
}
