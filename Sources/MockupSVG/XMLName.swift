/// Names of elements and `id` values, as XML namespaces allow them (`NCName`).
enum XMLName {
  /// Returns the text with each invalid character as `_xHHHH_`, its hexadecimal code (ISO 9075-14). An empty text
  /// becomes `_`.
  static func escaping(_ text: String) -> String {
    if text.isEmpty { return "_" }
    if isPlain(text) { return text }
    var name = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if name.isEmpty ? isStart(scalar) : isPart(scalar) {
        name.append(scalar)
      } else {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        let zeros = String(repeating: "0", count: max(0, 4 - digits.utf8.count))
        name.append(contentsOf: "_x\(zeros)\(digits)_".unicodeScalars)
      }
    }
    return String(name)
  }

  /// Returns the text with an underscore in place of consecutive invalid characters, none of them at its end. A text
  /// without valid characters becomes `layer`.
  static func readable(_ text: String) -> String {
    if isPlain(text), !text.isEmpty { return text }
    var name = String.UnicodeScalarView()
    var isAfterInvalid = false
    for scalar in text.unicodeScalars {
      guard isPart(scalar) else {
        isAfterInvalid = true
        continue
      }
      if name.isEmpty ? !isStart(scalar) : isAfterInvalid { name.append("_") }
      isAfterInvalid = false
      name.append(scalar)
    }
    return name.isEmpty ? "layer" : String(name)
  }

  /// Whether a text is a valid ASCII name, which most are.
  private static func isPlain(_ text: String) -> Bool {
    var isFirst = true
    for byte in text.utf8 {
      switch byte {
      case 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "_"): break
      case 0x30...0x39, UInt8(ascii: "-"), UInt8(ascii: "."): if isFirst { return false }
      default: return false
      }
      isFirst = false
    }
    return true
  }

  /// Whether a name can begin with a character (`NameStartChar` of XML 1.0 without the colon).
  private static func isStart(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x41...0x5A, 0x5F, 0x61...0x7A, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x2FF, 0x370...0x37D, 0x37F...0x1FFF,
      0x200C...0x200D, 0x2070...0x218F, 0x2C00...0x2FEF, 0x3001...0xD7FF, 0xF900...0xFDCF, 0xFDF0...0xFFFD,
      0x10000...0xEFFFF:
      true
    default: false
    }
  }

  /// Whether a name can contain a character (`NameChar` of XML 1.0 without the colon).
  private static func isPart(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x2D, 0x2E, 0x30...0x39, 0xB7, 0x300...0x36F, 0x203F...0x2040: true
    default: isStart(scalar)
    }
  }
}
