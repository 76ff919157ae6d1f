import CMockupPango

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

  /// The names in a folder, sorted; empty when it cannot be read.
  static func entries(of path: String) -> [String] {
    guard let folder = g_dir_open(path, 0, nil) else { return [] }
    defer { g_dir_close(folder) }
    var names: [String] = []
    while let name = g_dir_read_name(folder) { names.append(String(cString: name)) }
    return names.sorted()
  }
}
