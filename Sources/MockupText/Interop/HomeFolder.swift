import CMockupPango

enum HomeFolder {
  static var path: String { g_get_home_dir().map { String(cString: $0) } ?? "" }
}
