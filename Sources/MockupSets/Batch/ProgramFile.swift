/// The file of the running program.
enum ProgramFile {
  /// Its path; `nil` where the system does not tell.
  static var path: String? {
    #if os(Linux)
      "/proc/self/exe"
    #else
      nil
    #endif
  }
}
