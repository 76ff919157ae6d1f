import MenuDocument

/// A theme and a platform that it draws.
struct BenchTheme {
  /// What the theme is called.
  var name: String
  /// Which platform's menus it draws.
  var platform: Platform

  /// The theme of the tables.
  static let reference = BenchTheme(name: "ios-18", platform: .iOS)

  /// Each platform's newest; iOS comes first, as the others are compared with it.
  static let newest = [
    BenchTheme(name: "ios-26", platform: .iOS), BenchTheme(name: "ipados-26", platform: .iPadOS),
    BenchTheme(name: "macos-26", platform: .macOS), BenchTheme(name: "visionos", platform: .visionOS),
  ]
}
