#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif
import MenuImport
import MockupScene

/// Resource limits of this process: hostile sources can only end it.
enum ProcessLimits {
  /// Sets the limits, unless already lower, and closes inherited files.
  static func apply() {
    set(RLIMIT_CPU, to: Limit.swiftSeconds.most)
    // Limits writable memory; address space is unlimited.
    set(RLIMIT_DATA, to: Limit.swiftMemory.most)
    set(RLIMIT_CORE, to: 0)
    for file in STDERR_FILENO + 1..<1024 { close(file) }
  }

  #if canImport(Glibc)
    private typealias Kind = __rlimit_resource
  #else
    private typealias Kind = Int32
  #endif

  private static func set(_ kind: Kind, to most: Int) {
    #if canImport(Glibc)
      let kind = __rlimit_resource_t(kind.rawValue)
    #endif
    var limit = rlimit()
    guard unsafe getrlimit(kind, &limit) == 0 else { return }
    limit.rlim_cur = min(limit.rlim_cur, rlim_t(most))
    // Raise the hard limit above the soft limit, so that SIGXCPU comes before SIGKILL, which does not tell the reason.
    limit.rlim_max = min(limit.rlim_max, rlim_t(most + 1))
    _ = unsafe setrlimit(kind, &limit)
  }
}
