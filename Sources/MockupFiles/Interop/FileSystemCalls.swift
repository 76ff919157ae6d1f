#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
  import MachO
#endif
internal import SystemPackage

/// System calls that the Swift library lacks; they take C strings.
enum FileSystemCalls {
  /// Renames a file, replacing an existing one.
  static func rename(_ path: String, to destination: String) throws(Errno) {
    #if canImport(Glibc)
      let status = unsafe Glibc.rename(path, destination)
    #elseif canImport(Musl)
      let status = unsafe Musl.rename(path, destination)
    #else
      let status = unsafe Darwin.rename(path, destination)
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

  #if canImport(Darwin)
    /// The path of the running program; `nil` if the system does not provide it.
    static var programPath: String? {
      var length: UInt32 = 0
      _ = unsafe _NSGetExecutablePath(nil, &length)
      var path = [CChar](repeating: 0, count: Int(length) + 1)
      guard unsafe _NSGetExecutablePath(&path, &length) == 0 else { return nil }
      return unsafe String(validatingCString: path)
    }
  #endif

  /// Returns the names in a folder that are not UTF-8, repaired.
  static func invalidNames(in folder: String) -> [FileSystem.InvalidName] {
    guard let stream = unsafe opendir(folder) else { return [] }
    defer { unsafe _ = closedir(stream) }
    var found: [FileSystem.InvalidName] = []
    while let entry = unsafe readdir(stream) {
      unsafe withUnsafePointer(to: &entry.pointee.d_name) { tuple in
        unsafe tuple.withMemoryRebound(to: CChar.self, capacity: 256) { name in
          guard unsafe String(validatingCString: name) == nil else { return }
          let isFolder = unsafe Int32(entry.pointee.d_type) == Int32(DT_DIR)
          found.append(FileSystem.InvalidName(text: unsafe String(cString: name), isFolder: isFolder))
        }
      }
    }
    return found
  }

  /// Returns the path without links, `.`, and `..`; `nil` if nothing exists there.
  static func canonicalPath(_ path: String) -> String? {
    guard let found = unsafe realpath(path, nil) else { return nil }
    defer { unsafe free(found) }
    return unsafe String(validatingCString: found)
  }
}
