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
  /// Stands for the working folder where a call takes the folder that a path is relative to.
  static let workingFolder = FileDescriptor(rawValue: AT_FDCWD)

  #if canImport(Glibc)
    // The header hides the public name behind a macro of the GNU extensions.
    private static let searchOnly = __O_PATH
  #elseif canImport(Musl)
    private static let searchOnly = O_PATH
  #else
    private static let searchOnly = O_SEARCH
  #endif

  /// Opens a file by a path relative to a folder.
  static func open(
    _ path: String, in folder: FileDescriptor, _ mode: FileDescriptor.AccessMode, _ options: FileDescriptor.OpenOptions
  ) throws(Errno) -> FileDescriptor {
    let flags = mode.rawValue | options.union(.closeOnExec).rawValue
    while true {
      let status = unsafe openat(folder.rawValue, path, flags, 0o666)
      // A signal can end the wait for the writer of a pipe.
      if status < 0, errno == EINTR { continue }
      return try descriptor(status)
    }
  }

  /// Opens a folder that is no link, in order to open what it contains. This needs no permission to list its names.
  static func openFolder(_ path: String, in folder: FileDescriptor) throws(Errno) -> FileDescriptor {
    try descriptor(unsafe openat(folder.rawValue, path, searchOnly | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC))
  }

  private static func descriptor(_ status: CInt) throws(Errno) -> FileDescriptor {
    guard status >= 0 else { throw Errno(rawValue: errno) }
    return FileDescriptor(rawValue: status)
  }

  /// Renames a file in a folder, replacing an existing one.
  static func rename(_ path: String, to destination: String, in folder: FileDescriptor) throws(Errno) {
    guard unsafe renameat(folder.rawValue, path, folder.rawValue, destination) == 0 else {
      throw Errno(rawValue: errno)
    }
  }

  /// Removes a file if it exists.
  static func unlink(_ path: String, in folder: FileDescriptor = workingFolder) {
    _ = unsafe unlinkat(folder.rawValue, path, 0)
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
