#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// A program that is started and left alone.
enum EditorProcess {
  /// Starts a program that is looked for as a shell does, without a shell.
  ///
  /// - Returns: whether it was started.
  static func start(_ words: [String]) -> Bool {
    guard let program = words.first else { return false }
    // Nobody waits for it, so the system is to forget it when it ends.
    signal(SIGCHLD, SIG_IGN)
    var arguments: [UnsafeMutablePointer<CChar>?] = unsafe words.map { unsafe strdup($0) }
    unsafe arguments.append(nil)
    defer { unsafe arguments.forEach { unsafe free($0) } }
    var process = pid_t()
    return unsafe posix_spawnp(&process, program, nil, nil, arguments, environ) == 0
  }

  /// A variable of the environment; `nil` also where it is empty.
  static func variable(_ name: String) -> String? {
    unsafe getenv(name).map { unsafe String(cString: $0) }.flatMap { $0.isEmpty ? nil : $0 }
  }
}
