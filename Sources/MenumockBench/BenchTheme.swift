import MenuDocument

struct BenchTheme {
  var name: String
  var platform: Platform

  /// The theme of the tables.
  static let reference = BenchTheme(name: "ios-18", platform: .iOS)

  /// The newest theme of each platform. iOS comes first, as the baseline of the others.
  static let newest = [
    BenchTheme(name: "ios-26", platform: .iOS), BenchTheme(name: "ipados-26", platform: .iPadOS),
    BenchTheme(name: "macos-26", platform: .macOS), BenchTheme(name: "visionos", platform: .visionOS),
  ]
}
