import CMockupCairo

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// The few questions about folders that finding fonts needs.
enum Folder {
  /// The user's own folder.
  static var home: String { g_get_home_dir().map { String(cString: $0) } ?? "" }

  /// Whether there is a plain file.
  static func hasFile(at path: String) -> Bool {
    g_file_test(path, G_FILE_TEST_IS_REGULAR) != 0
  }

  /// Whether there is a folder, not a link to one: links could lead round in circles.
  static func hasFolder(at path: String) -> Bool {
    g_file_test(path, G_FILE_TEST_IS_DIR) != 0 && g_file_test(path, G_FILE_TEST_IS_SYMLINK) == 0
  }

  /// What tells whether a file or folder has been changed.
  struct Stamp: Hashable {
    var size: Int64
    var seconds: Int
    var nanoseconds: Int
    var number: UInt64
  }

  /// What a file or folder looks like from outside; `nil` where there is none.
  static func stamp(of path: String) -> Stamp? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    return Stamp(
      size: Int64(status.st_size), seconds: Int(time.tv_sec), nanoseconds: Int(time.tv_nsec),
      number: UInt64(status.st_ino))
  }

  /// The names in a folder, sorted; empty when it cannot be read.
  static func entries(of path: String) -> [String] {
    guard let folder = g_dir_open(path, 0, nil) else { return [] }
    defer { g_dir_close(folder) }
    var names: [String] = []
    while let name = g_dir_read_name(folder) { names.append(String(cString: name)) }
    return names.sorted()
  }
}
