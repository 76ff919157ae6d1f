import CMockupPango

/// Folder operations for font search, by GLib.
package enum Folder {
  static var home: String { g_get_home_dir().map { String(cString: $0) } ?? "" }

  static func hasFile(at path: String) -> Bool {
    g_file_test(path, G_FILE_TEST_IS_REGULAR) != 0
  }

  /// Returns whether a folder exists; links are excluded because they could form cycles.
  static func hasFolder(at path: String) -> Bool {
    g_file_test(path, G_FILE_TEST_IS_DIR) != 0 && g_file_test(path, G_FILE_TEST_IS_SYMLINK) == 0
  }

  /// Returns the sorted names in a folder; empty if it cannot be read.
  package static func entries(of path: String) -> [String] {
    guard let folder = g_dir_open(path, 0, nil) else { return [] }
    defer { g_dir_close(folder) }
    var names: [String] = []
    while let name = g_dir_read_name(folder) { names.append(String(cString: name)) }
    return names.sorted()
  }
}
