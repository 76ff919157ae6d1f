#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif
internal import SystemPackage

/// System calls that the Swift library lacks; they take C strings.
enum FileSystemCalls {
  /// Renames a file, replacing an existing one.
  static func rename(_ path: String, to place: String) throws(Errno) {
    #if canImport(Glibc)
      let status = unsafe Glibc.rename(path, place)
    #elseif canImport(Musl)
      let status = unsafe Musl.rename(path, place)
    #else
      let status = unsafe Darwin.rename(path, place)
    #endif
    guard status == 0 else { throw Errno(rawValue: errno) }
  }

  /// Removes a file if it exists.
  static func unlink(_ path: String) {
    #if canImport(Glibc)
      _ = unsafe Glibc.unlink(path)
    #elseif canImport(Musl)
      _ = unsafe Musl.unlink(path)
    #else
      _ = unsafe Darwin.unlink(path)
    #endif
  }

  /// Returns the path without links, `.`, and `..`; `nil` if nothing exists there.
  static func canonicalPath(_ path: String) -> String? {
    guard let found = unsafe realpath(path, nil) else { return nil }
    defer { unsafe free(found) }
    return unsafe String(validatingCString: found)
  }
}
