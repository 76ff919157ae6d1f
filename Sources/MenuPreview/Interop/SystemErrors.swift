#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

enum SystemErrors {
  typealias Address = sockaddr_in
  /// Another process uses the port.
  static let addressInUse = EADDRINUSE
}

/// The limit of open files per process.
enum OpenFiles {
  /// Raises the limit to the given number, or as far as the system allows.
  static func raise(to maximum: Int) {
    var limits = rlimit()
    #if canImport(Glibc)
      let kind = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
    #else
      let kind = RLIMIT_NOFILE
    #endif
    guard unsafe getrlimit(kind, &limits) == 0 else { return }
    limits.rlim_cur = max(limits.rlim_cur, min(limits.rlim_max, rlim_t(maximum)))
    _ = unsafe setrlimit(kind, &limits)
  }
}
