/// A format of one number, such as `%.1f`, `%02d`, or `%.2g`.
package struct NumberFormat {
  private let conversion: Character
  private let isPadded: Bool
  private let width: Int
  /// The digits after the decimal point, or the significant digits.
  private let precision: Int?

  package init?(_ specifier: String) {
    var rest = specifier[...]
    guard rest.popFirst() == "%" else { return nil }
    isPadded = rest.first == "0"
    let digits = rest.prefix { $0.isNumber }
    width = Int(digits) ?? 0
    rest = rest.dropFirst(digits.count)
    if rest.first == "." {
      let digits = rest.dropFirst().prefix { $0.isNumber }
      precision = Int(digits) ?? 0
      rest = rest.dropFirst(digits.count + 1)
    } else {
      precision = nil
    }
    rest = rest.drop { "lhqz".contains($0) }
    guard rest.count == 1, let conversion = rest.first, "diufg".contains(conversion), width < 20,
      (0...9).contains(precision ?? 0)
    else { return nil }
    self.conversion = conversion
  }

  /// The formatted number; `nil` for a number that is too large or needs an exponent.
  package func text(of number: Double) -> String? {
    let text: String?
    switch conversion {
    case "f": text = Self.text(of: number, fraction: precision ?? 6)
    case "g": text = significant(number)
    default: text = Int(exactly: number.rounded(.towardZero)).map(String.init)
    }
    return text.map { text in
      let missing = max(0, width - text.count)
      guard isPadded else { return String(repeating: " ", count: missing) + text }
      let sign = text.hasPrefix("-") ? "-" : ""
      return sign + String(repeating: "0", count: missing) + text.dropFirst(sign.count)
    }
  }

  private static func text(of number: Double, fraction: Int) -> String? {
    var power = 1.0
    for _ in 0..<fraction { power *= 10 }
    guard let scaled = Int(exactly: (number * power).rounded(.toNearestOrEven)) else { return nil }
    guard fraction > 0 else { return String(scaled) }
    let digits = String(scaled.magnitude)
    let padded = String(repeating: "0", count: max(0, fraction + 1 - digits.count)) + digits
    return (scaled < 0 ? "-" : "") + padded.dropLast(fraction) + "." + padded.suffix(fraction)
  }

  private func significant(_ number: Double) -> String? {
    guard number != 0 else { return "0" }
    let digits = max(1, precision ?? 6)
    var exponent = 0
    var size = number.magnitude
    while size >= 10, exponent < digits { (size, exponent) = (size / 10, exponent + 1) }
    while size < 1, exponent > -5 { (size, exponent) = (size * 10, exponent - 1) }
    guard exponent < digits, exponent >= -4, var text = Self.text(of: number, fraction: digits - 1 - exponent) else {
      return nil
    }
    guard text.contains(".") else { return text }
    while text.last == "0" { text.removeLast() }
    if text.last == "." { text.removeLast() }
    return text
  }
}
