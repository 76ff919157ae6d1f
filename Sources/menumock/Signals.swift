#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

enum Signals {
  /// Ignores SIGXFSZ: a write beyond the file size limit fails, as on a full disk, instead of ending the program.
  static func prepare() {
    signal(SIGXFSZ, SIG_IGN)
  }
}
