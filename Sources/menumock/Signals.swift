#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What the system may send to the program without being asked.
enum Signals {
  /// Makes a write beyond the limit for files fail as on a full disk, instead of ending the program.
  static func prepare() {
    signal(SIGXFSZ, SIG_IGN)
  }
}
