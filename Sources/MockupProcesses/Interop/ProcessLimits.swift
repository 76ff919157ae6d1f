#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif
internal import CMockupProcesses

/// Limits of this process, set before it reads hostile input, which can then only end it.
package enum ProcessLimits {
  #if canImport(Glibc)
    private typealias Kind = __rlimit_resource
  #else
    private typealias Kind = Int32
  #endif

  /// Closes files that the parent process left open, and prevents core dumps.
  package static func prepare() {
    set(RLIMIT_CORE, to: 0, hard: 0)
    for file in STDERR_FILENO + 1..<1024 { close(file) }
  }

  /// Sets limits for the rest of the process.
  ///
  /// - Parameters:
  ///   - seconds: of CPU time.
  ///   - memory: bytes of writable memory; address space is unlimited.
  package static func limit(seconds: Int, memory: Int) {
    // A hard limit above the soft limit makes SIGXCPU come before SIGKILL, which does not tell the reason.
    set(RLIMIT_CPU, to: seconds, hard: seconds + 1)
    set(RLIMIT_DATA, to: memory, hard: memory + 1)
  }

  /// Sets limits for the next job of a process that does several. The process could raise them again up to those of
  /// ``limitAllJobs(memory:)``; its parent watches the time.
  ///
  /// - Parameters:
  ///   - seconds: of CPU time, beyond the time used so far.
  ///   - memory: bytes of writable memory.
  package static func limitJob(seconds: Int, memory: Int) {
    var usage = rusage()
    #if canImport(Glibc)
      _ = unsafe getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    #else
      _ = unsafe getrusage(Int32(RUSAGE_SELF), &usage)
    #endif
    let used = Int(usage.ru_utime.tv_sec) + Int(usage.ru_stime.tv_sec)
    set(RLIMIT_CPU, to: used + 1 + seconds, hard: nil)
    set(RLIMIT_DATA, to: memory, hard: nil)
  }

  /// Sets the memory limit that no job exceeds, in bytes.
  package static func limitAllJobs(memory: Int) { set(RLIMIT_DATA, to: memory, hard: memory) }

  /// Denies access to files: none can be written, and only those in `folders` can be read, where the system allows such
  /// rules. Elsewhere, no file can be opened unless there are folders.
  package static func denyFiles(exceptReading folders: [String]) {
    // A write fails instead of ending the process.
    _ = signal(SIGXFSZ, SIG_IGN)
    set(RLIMIT_FSIZE, to: 0, hard: 0)
    var paths = unsafe folders.map { unsafe UnsafePointer(strdup($0)) }
    let isDenied = unsafe cmp_deny_files(&paths, paths.count) != 0
    unsafe paths.forEach { unsafe free(UnsafeMutablePointer(mutating: $0)) }
    if !isDenied, folders.isEmpty { set(RLIMIT_NOFILE, to: 0, hard: 0) }
  }

  /// - Parameter hard: the hard limit, with which a lower soft limit stays; `nil` to keep it and set the soft limit.
  private static func set(_ kind: Kind, to maximum: Int, hard: Int?) {
    #if canImport(Glibc)
      let kind = __rlimit_resource_t(kind.rawValue)
    #endif
    var limit = rlimit()
    guard unsafe getrlimit(kind, &limit) == 0 else { return }
    if let hard {
      limit.rlim_max = min(limit.rlim_max, rlim_t(hard))
      limit.rlim_cur = min(limit.rlim_cur, rlim_t(maximum))
    } else {
      limit.rlim_cur = min(limit.rlim_max, rlim_t(maximum))
    }
    _ = unsafe setrlimit(kind, &limit)
  }
}
