package import MenuDocument
package import MenuMockup
import MenuTheme
import MockupScene
import MockupSymbols
package import PositionedJSON

/// The lists from which the page offers symbols and colors. The texts are those of its requests.
extension Inventory {
  /// The number of symbols per response, unless the request asks for more.
  private static let symbolCount = 60

  package func symbolList(matching text: String?, title: String?, count: String?) -> JSONNode {
    let word = text.flatMap { $0.isEmpty ? nil : $0 }
    let found = symbols(matching: word).map { $0.json }
    let ranked = SymbolRanking(word: word ?? "", title: title ?? "").ranked(found)
    return .array(Array(ranked.prefix(max(0, count.flatMap { Int($0) } ?? Self.symbolCount))))
  }

  /// Returns a symbol as SVG; `nil` if there is none of that name.
  package func symbolImage(_ name: String?, appearance: String?, weight: String?) -> [UInt8]? {
    let appearance = Appearance(rawValue: appearance ?? "") ?? .light
    let weight = SymbolWeight(rawValue: weight ?? "") ?? .regular
    return name.flatMap { symbolImage($0, appearance: appearance, weight: weight) }
  }

  /// Returns the colors of a theme that is not a file.
  package func colorList(of theme: String?, platform: String?, appearance: String?) -> JSONNode {
    let platform = Platform(rawValue: platform ?? "") ?? .iOS
    let appearance = Appearance(rawValue: appearance ?? "") ?? .light
    let theme = theme.map { ThemeReference($0) }.flatMap { theme -> ThemeReference? in
      if case .named = theme { theme } else { nil }
    }
    return .array(
      colors(of: theme, platform: platform, appearance: appearance).map { name, color in
        .object([("name", .string(name)), ("color", .string(color.hexadecimal)), ("alpha", .number(color.alpha))])
      })
  }
}

extension OutputFormat {
  package var mediaType: String {
    switch self {
    case .png: "image/png"
    case .apng: "image/apng"
    case .svg: "image/svg+xml"
    case .pdf: "application/pdf"
    case .html: "text/html; charset=utf-8"
    }
  }
}
