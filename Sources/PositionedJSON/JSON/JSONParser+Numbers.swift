extension JSONParser {
  mutating func parseNumber() throws(JSONProblem) -> JSONNumber {
    let start = position
    let first = index
    let isNegative = current == UInt8(ascii: "-")
    if isNegative { index += 1 }
    guard isDigit else { throw problem("expected a digit after \"-\", found \(foundDescription)") }
    let leading = current
    let integerPart = takeDigits()
    if leading == UInt8(ascii: "0"), integerPart.count > 1 {
      throw JSONProblem(message: "number with a leading zero", position: start)
    }
    var isPlain = true
    if current == UInt8(ascii: ".") {
      isPlain = false
      index += 1
      guard isDigit else { throw problem("expected a digit after the decimal point, found \(foundDescription)") }
      _ = takeDigits()
    }
    if current | 0x20 == UInt8(ascii: "e") {
      isPlain = false
      index += 1
      if current == UInt8(ascii: "+") || current == UInt8(ascii: "-") { index += 1 }
      guard isDigit else { throw problem("expected a digit in the exponent, found \(foundDescription)") }
      _ = takeDigits()
    }
    if isPlain, let value = integerPart.value {
      // The sign of -0 has no meaning in a document.
      return JSONNumber(Double(isNegative ? -value : value))
    }
    let value = Double(String(decoding: bytes[first..<index], as: UTF8.self)) ?? .infinity
    if !value.isFinite { report(JSONProblem(message: "the number is too large", position: start)) }
    return JSONNumber(value == 0 ? 0 : value)
  }

  private var isDigit: Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(current)
  }

  /// Skips digits; returns their value if a `Double` represents it exactly.
  private mutating func takeDigits() -> (count: Int, value: Int64?) {
    let start = index
    var value: Int64 = 0
    while isDigit {
      value = value &* 10 &+ Int64(current - UInt8(ascii: "0"))
      index += 1
    }
    return (index - start, index - start <= 15 ? value : nil)
  }
}
