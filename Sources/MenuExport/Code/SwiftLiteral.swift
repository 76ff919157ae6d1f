import PositionedJSON

/// Values as Swift writes them.
enum SwiftLiteral {
  /// A text in quotes.
  ///
  /// What cannot be seen, or changes how a line is seen, is written as its number.
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
      // A mark at the start would sit on the quote.
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

  /// Whether a scalar can be seen for what it is, or belongs to one that can.
  static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator, .privateUse, .surrogate, .unassigned: false
    // Those that join letters and emoji, and those that spell flags, belong to what is seen.
    case .format: scalar == "\u{200C}" || scalar == "\u{200D}" || (0xE0020...0xE007F).contains(scalar.value)
    default: true
    }
  }

  /// A number: whole ones without a point, long ones in groups of three.
  static func number(_ value: Double) -> String {
    guard let integer = JSONNumber(value).integer else { return value.description }
    return whole(integer)
  }

  /// A number that is a `Double` without being told so.
  static func double(_ value: Double) -> String {
    let text = number(value)
    return text.contains { ".e".contains($0) } ? text : text + ".0"
  }

  private static func whole(_ integer: Int) -> String {
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

  /// A set of options: `[]`, `.a`, `[.a, .b]`.
  static func options(_ names: [String]) -> String {
    names.count == 1 ? ".\(names[0])" : "[\(names.map { "." + $0 }.joined(separator: ", "))]"
  }
}
