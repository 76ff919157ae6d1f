import CMockupPango

/// Fonts that come with a package of menumock, such as the Python wheel.
enum BundledFonts {
  /// The folders named by `MENUMOCK_FONTS`, separated by colons.
  static var folders: [String] {
    guard let value = g_getenv("MENUMOCK_FONTS") else { return [] }
    return String(cString: value).split(separator: ":").map(String.init)
  }
}
