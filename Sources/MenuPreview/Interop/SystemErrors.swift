#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// Names of the system's library that the server needs.
enum SystemErrors {
  /// An address of the Internet, version 4.
  typealias Address = sockaddr_in
  /// Somebody else has the port.
  static let addressInUse = EADDRINUSE
}

/// How many files a process may have open.
enum OpenFiles {
  /// Asks for as many as the system lets anybody have, up to a number.
  static func raise(to most: Int) {
    var limits = rlimit()
    #if canImport(Glibc)
      let kind = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
    #else
      let kind = RLIMIT_NOFILE
    #endif
    guard unsafe getrlimit(kind, &limits) == 0 else { return }
    limits.rlim_cur = max(limits.rlim_cur, min(limits.rlim_max, rlim_t(most)))
    _ = unsafe setrlimit(kind, &limits)
  }
}
