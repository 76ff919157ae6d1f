public import MockupScene

/// A color in a document.
public enum ColorReference: Hashable, Sendable {
  case literal(Color)
  case named(String)

  /// Parses `#RGB`, `#RGBA`, `#RRGGBB`, `#RRGGBBAA`, or a name of the theme.
  ///
  /// Returns `nil` for an empty text, and for a `#` that 3, 4, 6, or 8 hexadecimal digits do not follow.
  public init?(_ text: String) {
    guard let first = text.utf8.first else { return nil }
    guard first == UInt8(ascii: "#") else {
      self = .named(text)
      return
    }
    guard let color = Color(hexadecimalDigits: text.utf8.dropFirst()) else { return nil }
    self = .literal(color)
  }

  /// The color as text, in the form that a document uses.
  public var text: String {
    switch self {
    case .named(let name): return name
    case .literal(let color):
      guard color.alpha < 1 else { return color.hexadecimal }
      let alpha = String(Int((color.alpha * 255).rounded()), radix: 16, uppercase: true)
      return color.hexadecimal + (alpha.utf8.count < 2 ? "0" : "") + alpha
    }
  }
}

extension Color {
  /// Parses 3, 4, 6, or 8 hexadecimal digits without the `#`.
  init?(hexadecimalDigits text: Substring.UTF8View) {
    var digits: [UInt8] = []
    for byte in text {
      guard digits.count < 8, let digit = Self.hexadecimalValue(of: byte) else { return nil }
      digits.append(digit)
    }
    switch digits.count {
    case 3, 4: digits = digits.flatMap { [$0, $0] }
    case 6, 8: break
    default: return nil
    }
    let bytes = stride(from: 0, to: digits.count, by: 2).map { digits[$0] << 4 | digits[$0 + 1] }
    let alpha = bytes.count == 4 ? Double(bytes[3]) / 255 : 1
    self.init(red: bytes[0], green: bytes[1], blue: bytes[2], alpha: alpha)
  }

  private static func hexadecimalValue(of byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    default: nil
    }
  }
}
