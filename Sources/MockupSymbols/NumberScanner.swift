import MockupScene

/// Reads the numbers of a symbol's attributes: finite ones, within ``Limit/symbolNumber``.
package enum NumberScanner {
  /// There is a number, and it is beyond the bound.
  package struct OutOfBounds: Error {
    /// What is wrong, in a few words.
    package let message = Limit.symbolNumber.message
  }

  private static let greatest = Double(Limit.symbolNumber.most)

  /// White space and commas.
  package static func isSeparator(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x2C || (byte >= 0x09 && byte <= 0x0D)
  }

  /// The number at `position`, which moves behind it; `nil` where there is none.
  package static func number(in bytes: [UInt8], at position: inout Int) throws(OutOfBounds) -> Double? {
    var end = position
    func isDigit(_ index: Int) -> Bool { index < bytes.count && bytes[index] >= 0x30 && bytes[index] <= 0x39 }
    func isSign(_ index: Int) -> Bool { index < bytes.count && (bytes[index] == 0x2B || bytes[index] == 0x2D) }
    if isSign(end) { end += 1 }
    let digits = end
    while isDigit(end) { end += 1 }
    var count = end - digits
    if end < bytes.count, bytes[end] == UInt8(ascii: ".") {
      let fraction = end + 1
      end = fraction
      while isDigit(end) { end += 1 }
      count += end - fraction
    }
    guard count > 0 else { return nil }
    if end < bytes.count, bytes[end] | 0x20 == UInt8(ascii: "e") {
      var exponent = end + 1
      if isSign(exponent) { exponent += 1 }
      if isDigit(exponent) {
        while isDigit(exponent) { exponent += 1 }
        end = exponent
      }
    }
    guard let value = Double(String(decoding: bytes[position..<end], as: UTF8.self)) else { return nil }
    // Infinity is beyond the bound as well.
    guard abs(value) <= greatest else { throw OutOfBounds() }
    position = end
    return value
  }

  /// All numbers of a text; `nil` where something else stands in it.
  package static func numbers(in text: String) throws(OutOfBounds) -> [Double]? {
    let bytes = Array(text.utf8)
    var position = 0
    var values: [Double] = []
    while true {
      while position < bytes.count, isSeparator(bytes[position]) { position += 1 }
      guard position < bytes.count else { return values }
      guard let value = try number(in: bytes, at: &position) else { return nil }
      values.append(value)
    }
  }

  /// The numbers of an attribute, in pixels if they have a unit; `nil` where something else stands in it.
  static func numbers(in attribute: XMLScanner.Attribute) throws(SymbolProblem) -> [Double]? {
    do {
      return try numbers(in: attribute.value.hasSuffix("px") ? String(attribute.value.dropLast(2)) : attribute.value)
    } catch {
      throw SymbolProblem(message: "“\(attribute.name)”: \(error.message)", offset: attribute.offset)
    }
  }
}
