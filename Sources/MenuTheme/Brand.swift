public import MenuDocument
import PositionedJSON

extension Platform {
  /// The name of the built-in theme of the platform's newest release.
  public var newestTheme: String {
    switch self {
    case .iOS: "ios-27"
    case .iPadOS: "ipados-27"
    case .macOS: "macos-27"
    case .visionOS: "visionos"
    }
  }
}

/// A brand: a theme that extends the newest theme of every platform.
enum Brand {
  /// The keys of complete themes, which extend nothing.
  private static let complete: Set<String> = ["metrics", "symbols"]
  private static let own: Set<String> = ["colors", "roles", "typeface", "type", "symbolStyles", "overrides"]

  /// Returns whether a theme file has no base and only what themes change, so that it is a brand.
  static func isBrand(_ root: JSONNode) -> Bool {
    let keys = Set((root.members ?? []).map { $0.key.text })
    return !keys.contains("extends") && keys.isDisjoint(with: complete) && !keys.isDisjoint(with: own)
  }

  /// The base of a brand on a platform; `nil` for other themes.
  static func base(of root: JSONNode, on platform: Platform) -> Located<ThemeReference>? {
    guard isBrand(root) else { return nil }
    let location = SourceLocation(position: root.position, path: .root)
    return Located(.named(platform.newestTheme), at: location)
  }
}

extension Diagnostics {
  /// Reports names of colors that are probably misspelled: they resemble a color of the base or a role, and the theme
  /// does not refer to them.
  ///
  /// - Parameters:
  ///   - root: the theme file.
  ///   - known: the colors of the themes that it extends.
  mutating func reportMisspelledColors(of root: JSONNode, known: [String]) {
    let sections = [root] + (root["overrides"]?.members ?? []).map { $0.value }
    var references: Set<String> = []
    for section in sections {
      for key in ["colors", "roles"] {
        for member in section[key]?.members ?? [] { Self.addReferences(in: member.value, to: &references) }
      }
    }
    let names = known + ColorRole.allCases.map { $0.rawValue }
    for section in sections {
      for member in section["colors"]?.members ?? [] {
        let name = member.key.text
        guard !names.contains(name), !references.contains(name), let meant = NearestName.find(name, among: names),
          Self.isMisspelling(name, of: meant)
        else { continue }
        report(
          at: SourceLocation(position: member.key.position, path: DocumentPath([.key("colors"), .key(name)])),
          "unknown color \(Quotation.of(name))",
          suggestion: meant)
      }
    }
  }

  /// A name of a new color may resemble a known one. A misspelling has nearly the same length and letters.
  private static func isMisspelling(_ name: String, of known: String) -> Bool {
    let (written, meant) = (Array(name.utf8), Array(known.utf8))
    guard written.count >= 4, abs(written.count - meant.count) <= 1, written.first == meant.first else { return false }
    // All but one letter agree from the start or from the end.
    let start = zip(written, meant).prefix { $0 == $1 }.count
    let end = zip(written.reversed(), meant.reversed()).prefix { $0 == $1 }.count
    return start + end >= min(written.count, meant.count) - 1
  }

  private static func addReferences(in node: JSONNode, to references: inout Set<String>) {
    if let text = node.text {
      references.insert(String(text.split(separator: "@").first ?? ""))
    }
    for member in node.members ?? [] { addReferences(in: member.value, to: &references) }
  }
}
