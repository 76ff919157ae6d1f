package enum ProgramFile {
  /// Its path; `nil` if the system does not provide it.
  package static var path: String? {
    #if os(Linux)
      "/proc/self/exe"
    #else
      FileSystemCalls.programPath
    #endif
  }
}
