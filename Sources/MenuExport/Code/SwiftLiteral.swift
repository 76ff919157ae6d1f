import PositionedJSON

enum SwiftLiteral {
  /// A quoted literal. Invisible scalars and scalars that change the line's direction become `\u{…}` escapes.
  static func string(_ text: String) -> String {
    var literal = "\""
    var isFirst = true
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": literal += "\\\""
      case "\\": literal += "\\\\"
      case "\n": literal += "\\n"
      case "\r": literal += "\\r"
      case "\t": literal += "\\t"
      // A combining mark at the start would join the quote.
      case _ where !isPlain(scalar) || isFirst && joins(scalar):
        literal += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      default: literal.unicodeScalars.append(scalar)
      }
      isFirst = false
    }
    return literal + "\""
  }

  private static func joins(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isGraphemeExtend || scalar == "\u{200D}"
      || scalar.properties.generalCategory == .spacingMark
  }

  /// Whether a scalar is visible, or part of a visible character.
  static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator, .privateUse, .surrogate, .unassigned: false
    // Joiners of letters and emoji, and the tags of flags, are parts of visible characters.
    case .format: scalar == "\u{200C}" || scalar == "\u{200D}" || (0xE0020...0xE007F).contains(scalar.value)
    default: true
    }
  }

  /// A number literal: integers have no decimal point, and from seven digits on groups of three.
  static func number(_ value: Double) -> String {
    guard let integer = JSONNumber(value).integer else { return value.description }
    return integerLiteral(integer)
  }

  /// A literal that infers as `Double`.
  static func double(_ value: Double) -> String {
    let text = number(value)
    return text.contains { ".e".contains($0) } ? text : text + ".0"
  }

  private static func integerLiteral(_ integer: Int) -> String {
    let digits = String(integer.magnitude)
    guard digits.count >= 7 else { return String(integer) }
    var groups: [Substring] = []
    var rest = digits[...]
    while !rest.isEmpty {
      groups.insert(rest.suffix(3), at: 0)
      rest = rest.dropLast(3)
    }
    return (integer < 0 ? "-" : "") + groups.joined(separator: "_")
  }

  /// An option set literal: `[]`, `.a`, or `[.a, .b]`.
  static func options(_ names: [String]) -> String {
    names.count == 1 ? ".\(names[0])" : "[\(names.map { "." + $0 }.joined(separator: ", "))]"
  }
}
