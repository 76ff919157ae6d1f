/// The file of the running program.
package enum ProgramFile {
  /// Its path; `nil` where the system does not tell.
  package static var path: String? {
    #if os(Linux)
      "/proc/self/exe"
    #else
      FileSystemCalls.programPath
    #endif
  }
}
