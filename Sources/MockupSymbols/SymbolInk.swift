import PositionedJSON
import PositionedXML

/// The paint of a symbol. Its color is irrelevant, but must be the same everywhere.
struct SymbolInk: Hashable {
  /// The color in lowercase; empty for black in any notation.
  private let color: String
  private let offset: Int

  static let initial = SymbolInk(color: "", offset: 0)

  private init(color: String, offset: Int) {
    self.color = color
    self.offset = offset
  }

  /// Parses a paint; `nil` for none.
  ///
  /// - Throws: `SymbolProblem` for paints that would look different: gradients, translucent colors, and white, which is
  ///   used to erase.
  init?(_ attribute: XMLNode.Attribute) throws(SymbolProblem) {
    let text = attribute.value.lowercased()
    func rejected(_ reason: String, help: String? = nil) -> SymbolProblem {
      SymbolProblem(
        message: "\(attribute.name)=\(Quotation.of(attribute.value)) is not supported in symbols: \(reason)",
        offset: attribute.offset, help: help)
    }
    if text == "none" || text == "transparent" { return nil }
    let color: String
    if text.hasPrefix("#") {
      guard let full = Self.fullHexadecimal(text) else { throw rejected("invalid color") }
      guard full.hasSuffix("ff") else { throw rejected("symbols are opaque") }
      color = full
    } else {
      guard !text.isEmpty, text.utf8.allSatisfy({ $0 >= 0x61 && $0 <= 0x7A }), text != "inherit" else {
        throw rejected("expected \"none\", \"currentColor\", #RRGGBB, or a color name")
      }
      color = text
    }
    if ["white", "#ffffffff"].contains(color) {
      throw rejected("symbols have one color", help: "cut holes with fill-rule=\"evenodd\"")
    }
    let isBlack = ["currentcolor", "black", "#000000ff"].contains(color)
    self.init(color: isBlack ? "" : color, offset: attribute.offset)
  }

  func check(_ other: SymbolInk) throws(SymbolProblem) {
    guard other.color != color else { return }
    let offset = max(offset, other.offset)
    throw SymbolProblem(message: "a symbol has one color, found a second one", offset: offset)
  }

  private static func fullHexadecimal(_ text: String) -> String? {
    let digits = text.dropFirst()
    guard digits.allSatisfy({ $0.isHexDigit }) else { return nil }
    return switch digits.utf8.count {
    case 3: "#" + digits.map { "\($0)\($0)" }.joined() + "ff"
    case 4: "#" + digits.map { "\($0)\($0)" }.joined()
    case 6: text + "ff"
    case 8: text
    default: nil
    }
  }
}
