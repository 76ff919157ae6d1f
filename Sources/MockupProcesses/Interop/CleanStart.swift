#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif
internal import CMockupProcesses
package import SystemPackage

/// Starts programs that inherit nothing from this one: default signal handlers, an empty signal mask, and no open files
/// but the given ones.
package enum CleanStart {
  /// Starts a program.
  ///
  /// - Parameters:
  ///   - path: the program's path, or a name that is looked up in PATH.
  ///   - arguments: all arguments, beginning with the name.
  ///   - environment: the variables, as `NAME=value`; `nil` for those of this process.
  ///   - files: the open files, each with its number in the program.
  /// - Throws: the error that prevents the start.
  package static func process(
    _ path: String, arguments: [String], environment: [String]? = nil, files: [(own: Int32, number: Int32)]
  ) throws(Errno) -> Int32 {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
    #else
      var actions = unsafe posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #endif
    unsafe posix_spawn_file_actions_init(&actions)
    unsafe posix_spawnattr_init(&attributes)
    let words: [UnsafeMutablePointer<CChar>?] = unsafe arguments.map { unsafe strdup($0) } + [nil]
    let variables: [UnsafeMutablePointer<CChar>?]? = unsafe environment.map {
      unsafe $0.map { unsafe strdup($0) } + [nil]
    }
    defer {
      unsafe posix_spawn_file_actions_destroy(&actions)
      unsafe posix_spawnattr_destroy(&attributes)
      unsafe (words + (variables ?? [])).forEach { unsafe free($0) }
    }
    for (own, number) in files { unsafe posix_spawn_file_actions_adddup2(&actions, own, number) }
    var signals = sigset_t()
    unsafe sigfillset(&signals)
    unsafe posix_spawnattr_setsigdefault(&attributes, &signals)
    unsafe sigemptyset(&signals)
    unsafe posix_spawnattr_setsigmask(&attributes, &signals)
    #if canImport(Darwin)
      let flags = Int32(POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_CLOEXEC_DEFAULT)
    #else
      let flags = Int32(POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK)
    #endif
    unsafe cmp_close_from(&actions, (files.map(\.number).max() ?? STDERR_FILENO) + 1)
    unsafe posix_spawnattr_setflags(&attributes, Int16(flags))
    var process = pid_t()
    let status =
      if let variables = unsafe variables {
        unsafe posix_spawnp(&process, path, &actions, &attributes, words, variables)
      } else {
        unsafe posix_spawnp(&process, path, &actions, &attributes, words, environ)
      }
    guard status == 0 else { throw Errno(rawValue: status) }
    return process
  }

  /// Waits for the end of a program.
  package static func wait(for process: Int32) {
    var status: Int32 = 0
    while unsafe waitpid(process, &status, 0) < 0, errno == EINTR {}
  }
}
