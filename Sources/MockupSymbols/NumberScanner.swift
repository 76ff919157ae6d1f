import MockupScene
import PositionedXML

/// Parses numbers in symbol attributes: finite and within ``Limit/symbolNumber``.
package enum NumberScanner {
  package struct OutOfBounds: Error {
    package let message = Limit.symbolNumber.message
  }

  private static let greatest = Double(Limit.symbolNumber.maximum)

  package static func isSeparator(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x2C || (byte >= 0x09 && byte <= 0x0D)
  }

  /// Parses the number at `position` and advances it; `nil` if there is none.
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
    // Also catches infinity.
    guard abs(value) <= greatest else { throw OutOfBounds() }
    position = end
    return value
  }

  /// Returns all numbers of a text; `nil` if it contains anything else.
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

  /// Returns the numbers of an attribute, which may have the unit `px`; `nil` if it contains anything else.
  static func numbers(in attribute: XMLNode.Attribute) throws(SymbolProblem) -> [Double]? {
    do {
      return try numbers(in: attribute.value.hasSuffix("px") ? String(attribute.value.dropLast(2)) : attribute.value)
    } catch {
      throw SymbolProblem(message: "\"\(attribute.name)\": \(error.message)", offset: attribute.offset)
    }
  }
}
