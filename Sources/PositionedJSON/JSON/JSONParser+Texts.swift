extension JSONParser {
  /// Parses a string, whose opening quote is next; also returns the hash for a key.
  mutating func parseText() throws(JSONProblem) -> (text: String, code: UInt32) {
    let opening = position
    index += 1
    let start = index
    while index < bytes.count {
      let byte = bytes[index]
      if byte == UInt8(ascii: "\"") {
        let slice = bytes[start..<index]
        index += 1
        return (String(decoding: slice, as: UTF8.self), JSONKey.code(of: slice))
      }
      if byte == UInt8(ascii: "\\") {
        let text = try parseTextWithEscapes(from: start, opening: opening)
        return (text, JSONKey.code(of: text.utf8))
      }
      try passCharacter(byte)
    }
    throw JSONProblem(message: "unterminated string", position: opening)
  }

  @inline(__always)
  private mutating func passCharacter(_ byte: UInt8) throws(JSONProblem) {
    guard byte >= 0x20 else { throw problem(aboutControl: byte) }
    try skipScalar()
  }

  /// Skips a scalar that is not a line end.
  @inline(__always)
  mutating func skipScalar() throws(JSONProblem) {
    let byte = bytes[index]
    guard byte >= 0x80 else {
      index += 1
      return
    }
    guard let length = UTF8Sequence.length(in: bytes, at: index) else {
      throw problem("invalid UTF-8: byte 0x\(String(byte, radix: 16, uppercase: true))")
    }
    index += length
    continuationBytes += length - 1
  }

  private func problem(aboutControl byte: UInt8) -> JSONProblem {
    switch byte {
    case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
      problem(
        "unterminated string: the line ends before the closing quote",
        help: "add the quote, or write a line break as \\n"
      )
    case UInt8(ascii: "\t"): problem("unescaped tab in a string", help: "write a tab as \\t")
    default:
      problem(
        "unescaped control character in a string",
        help: "write it as \\u00\(byte < 16 ? "0" : "")\(String(byte, radix: 16))")
    }
  }

  /// Parses the rest of a string from its first backslash, which is next.
  private mutating func parseTextWithEscapes(
    from start: Int, opening: SourcePosition
  ) throws(JSONProblem) -> String {
    var buffer = Array(bytes[start..<index])
    while index < bytes.count {
      let byte = bytes[index]
      switch byte {
      case UInt8(ascii: "\""):
        index += 1
        return String(decoding: buffer, as: UTF8.self)
      case UInt8(ascii: "\\"):
        let escape = position
        let scalar = try parseEscape(opening: opening)
        if scalar == nil { report(problem(aboutEscapeAt: escape)) }
        buffer.append(contentsOf: String(scalar ?? "\u{FFFD}").utf8)
      default:
        let first = index
        try passCharacter(byte)
        buffer.append(contentsOf: bytes[first..<index])
      }
    }
    throw JSONProblem(message: "unterminated string", position: opening)
  }

  /// Parses an escape; returns `nil` for an invalid one, with the index after it.
  private mutating func parseEscape(opening: SourcePosition) throws(JSONProblem) -> Unicode.Scalar? {
    guard index + 1 < bytes.count else {
      throw JSONProblem(message: "unterminated string", position: opening)
    }
    let letter = bytes[index + 1]
    switch letter {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"):
      index += 2
      return Unicode.Scalar(letter)
    case UInt8(ascii: "b"): return takeEscape("\u{8}")
    case UInt8(ascii: "f"): return takeEscape("\u{C}")
    case UInt8(ascii: "n"): return takeEscape("\n")
    case UInt8(ascii: "r"): return takeEscape("\r")
    case UInt8(ascii: "t"): return takeEscape("\t")
    case UInt8(ascii: "u"): return parseUnicodeEscape()
    default:
      // The caller handles a line break, which ends the line, and a quote.
      index += 1
      return nil
    }
  }

  private mutating func takeEscape(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    index += 2
    return scalar
  }

  /// Parses `\uXXXX`, or a surrogate pair of two.
  private mutating func parseUnicodeEscape() -> Unicode.Scalar? {
    guard let unit = hexadecimalUnit(at: index + 2) else {
      index += 2
      return nil
    }
    index += 6
    if UTF16.isLeadSurrogate(unit), index + 1 < bytes.count, bytes[index] == UInt8(ascii: "\\"),
      bytes[index + 1] == UInt8(ascii: "u"), let trail = hexadecimalUnit(at: index + 2), UTF16.isTrailSurrogate(trail)
    {
      index += 6
      return Unicode.Scalar(0x10000 + (UInt32(unit) - 0xD800) << 10 + (UInt32(trail) - 0xDC00))
    }
    return unit == 0 ? nil : Unicode.Scalar(unit)
  }

  private func hexadecimalUnit(at start: Int) -> UInt16? {
    guard start + 4 <= bytes.count else { return nil }
    var unit: UInt16 = 0
    for byte in bytes[start..<start + 4] {
      guard let digit = Self.hexadecimalDigit(byte) else { return nil }
      unit = unit << 4 | digit
    }
    return unit
  }

  private static func hexadecimalDigit(_ byte: UInt8) -> UInt16? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt16(byte - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt16(byte - UInt8(ascii: "a") + 10)
    case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt16(byte - UInt8(ascii: "A") + 10)
    default: nil
    }
  }

  private func problem(aboutEscapeAt position: SourcePosition) -> JSONProblem {
    let start = Int(position.offset)
    func problem(_ message: String, help: String? = nil) -> JSONProblem {
      JSONProblem(message: message, help: help, position: position)
    }
    let letter = start + 1 < bytes.count ? bytes[start + 1] : 0
    guard letter == UInt8(ascii: "u") else {
      guard (0x21...0x7E).contains(letter) else { return problem("expected one of \"\\/bfnrtu after a backslash") }
      return problem("unknown escape \\\(String(Unicode.Scalar(letter)))", help: "write a backslash as \\\\")
    }
    guard let unit = hexadecimalUnit(at: start + 2) else {
      return problem("expected four hexadecimal digits after \\u")
    }
    let written = String(decoding: bytes[start..<start + 6], as: UTF8.self)
    return problem(unit == 0 ? "\(written) is not allowed in a string" : "\(written) is half of a surrogate pair")
  }
}

enum UTF8Sequence {
  /// Returns the length in bytes of the scalar at `index`; `nil` for invalid UTF-8 (RFC 3629, Unicode table 3-7).
  static func length(in bytes: [UInt8], at index: Int) -> Int? {
    guard index < bytes.count else { return nil }
    let lead = bytes[index]
    let length: Int
    let second: ClosedRange<UInt8>
    switch lead {
    case 0x00...0x7F: return 1
    case 0xC2...0xDF: (length, second) = (2, 0x80...0xBF)
    case 0xE0: (length, second) = (3, 0xA0...0xBF)
    case 0xE1...0xEC, 0xEE, 0xEF: (length, second) = (3, 0x80...0xBF)
    case 0xED: (length, second) = (3, 0x80...0x9F)
    case 0xF0: (length, second) = (4, 0x90...0xBF)
    case 0xF1...0xF3: (length, second) = (4, 0x80...0xBF)
    case 0xF4: (length, second) = (4, 0x80...0x8F)
    default: return nil
    }
    guard index + length <= bytes.count, second.contains(bytes[index + 1]) else { return nil }
    for further in index + 2..<max(index + 2, index + length) where bytes[further] & 0xC0 != 0x80 { return nil }
    return length
  }
}
