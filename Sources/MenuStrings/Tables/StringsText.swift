import MockupScene
import PositionedJSON

/// Parses `"key" = "text";`, the format of `.strings` files and old property lists.
struct StringsText {
  /// In file order.
  private(set) var entries: [StringTableFile.Entry] = []
  /// Damaged entries, which are left out.
  private(set) var warnings: [Diagnostic] = []

  private let bytes: [UInt8]
  private let lines: LineTable
  private let path: String
  private var index = 0
  /// The comment before the next entry.
  private var comment: String?
  /// The first invalid escape of the current entry.
  private var damage: Diagnostic?

  init(_ source: SourceText) throws(SourceText.Unreadable) {
    bytes = Array(source.text.utf8)
    lines = LineTable(bytes)
    path = source.path
    guard !bytes.starts(with: Array("bplist".utf8)) else { throw problem("compiled property lists are not supported") }
    try skipSpace()
    let isBraced = take("{")
    while true {
      try skipSpace()
      guard index < bytes.count, bytes[index] != UInt8(ascii: "}") else { break }
      guard entries.count < Limit.tableTexts.maximum else {
        throw problem(Limit.tableTexts.error)
      }
      try readEntry()
    }
    if isBraced, !take("}") { throw problem("expected \"}\" at the end of the table") }
    try skipSpace()
    if index < bytes.count { throw problem("expected the end of the file") }
  }

  private mutating func readEntry() throws(SourceText.Unreadable) {
    let location = lines.location(at: index, in: path)
    let key = try readText("a key")
    let note = comment
    comment = nil
    try skipSpace()
    // A key without a value is its own text.
    var text = key
    if take("=") {
      try skipSpace()
      if index < bytes.count, "{(<".utf8.contains(bytes[index]) {
        throw problem("expected a string for \(Quotation.of(key))")
      }
      text = try readText("a string")
      try skipSpace()
    }
    // The last semicolon is optional.
    guard take(";") || index == bytes.count || bytes[index] == UInt8(ascii: "}") else {
      throw problem("expected a semicolon after \(Quotation.of(key))")
    }
    if let damage {
      warnings.append(damage)
      self.damage = nil
      return
    }
    entries.append(StringTableFile.Entry(key: key, text: text, comment: note, location: location))
  }

  private mutating func readText(_ expected: String) throws(SourceText.Unreadable) -> String {
    guard index < bytes.count else { throw problem("expected \(expected), found the end of the file") }
    let quote = bytes[index]
    guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else { return try readWord(expected) }
    let start = index
    index += 1
    var units: [UInt16] = []
    var text = ""
    var runStart = index
    while index < bytes.count, bytes[index] != quote {
      guard bytes[index] == UInt8(ascii: "\\") else {
        index += 1
        continue
      }
      text += String(decoding: bytes[runStart..<index], as: UTF8.self)
      units = []
      // A surrogate pair is two successive escapes.
      while index + 1 < bytes.count, bytes[index] == UInt8(ascii: "\\") { units += readEscape() }
      if let part = String(validating: units, as: UTF16.self), !units.contains(0) {
        text += part
      } else {
        damageEntry("invalid escape")
      }
      runStart = index
      if index + 1 == bytes.count, bytes[index] == UInt8(ascii: "\\") { index += 1 }
    }
    guard index < bytes.count else {
      index = start
      throw problem("unterminated string")
    }
    text += String(decoding: bytes[runStart..<index], as: UTF8.self)
    index += 1
    return text
  }

  private mutating func readEscape() -> [UInt16] {
    let sign = bytes[index + 1]
    index += 2
    switch sign {
    case UInt8(ascii: "n"): return [0x0A]
    case UInt8(ascii: "r"): return [0x0D]
    case UInt8(ascii: "t"): return [0x09]
    case UInt8(ascii: "a"): return [0x07]
    case UInt8(ascii: "b"): return [0x08]
    case UInt8(ascii: "f"): return [0x0C]
    case UInt8(ascii: "v"): return [0x0B]
    case UInt8(ascii: "U"), UInt8(ascii: "u"): return [readDigits(radix: 16, atMost: 4, since: index)]
    case UInt8(ascii: "0")...UInt8(ascii: "7"): return [readDigits(radix: 8, atMost: 3, since: index - 1)]
    default:
      // Any other character stands for itself; its first byte has been read.
      var end = index
      while end < bytes.count, bytes[end] & 0xC0 == 0x80 { end += 1 }
      defer { index = end }
      return Array(String(decoding: bytes[(index - 1)..<end], as: UTF8.self).utf16)
    }
  }

  private mutating func readDigits(radix: Int, atMost count: Int, since start: Int) -> UInt16 {
    var end = start
    while end < bytes.count, end - start < count, Character(UnicodeScalar(bytes[end])).hexDigitValue ?? 99 < radix {
      end += 1
    }
    index = end
    guard let value = UInt16(String(decoding: bytes[start..<end], as: UTF8.self), radix: radix) else {
      damageEntry("expected digits in an escape")
      return 0x20
    }
    return value
  }

  private mutating func readWord(_ expected: String) throws(SourceText.Unreadable) -> String {
    let start = index
    while index < bytes.count, Self.isWord(bytes[index]) { index += 1 }
    guard index > start else {
      throw problem("expected \(expected), found \(found)", help: "an entry has the form \"key\" = \"value\";")
    }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    byte >= 0x80 || (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte | 0x20)
      || "_$./:-".utf8.contains(byte)
  }

  private mutating func skipSpace() throws(SourceText.Unreadable) {
    while index < bytes.count {
      if bytes[index] <= 0x20 {
        index += 1
      } else if starts(with: "//") {
        let start = index + 2
        while index < bytes.count, bytes[index] != 0x0A { index += 1 }
        keepComment(bytes[start..<index])
      } else if starts(with: "/*") {
        let start = index
        index += 2
        while index < bytes.count, !starts(with: "*/") { index += 1 }
        guard index < bytes.count else {
          index = start
          throw problem("unterminated comment")
        }
        keepComment(bytes[(start + 2)..<index])
        index += 2
      } else {
        return
      }
    }
  }

  private mutating func keepComment(_ bytes: ArraySlice<UInt8>) {
    comment = String(decoding: bytes, as: UTF8.self).trimmingSpace
  }

  private func starts(with text: String) -> Bool { bytes[index...].starts(with: text.utf8) }

  private mutating func take(_ sign: Unicode.Scalar) -> Bool {
    guard index < bytes.count, UInt32(bytes[index]) == sign.value else { return false }
    index += 1
    return true
  }

  /// The character at the current index, in quotation marks.
  private var found: String {
    Quotation.of(String(String(decoding: bytes[index...].prefix(16), as: UTF8.self).prefix(1)))
  }

  /// Notes an invalid escape, which leaves the entry out.
  private mutating func damageEntry(_ message: String) {
    if damage != nil { return }
    damage = Diagnostic(
      .warning, at: lines.location(at: index, in: path), message, help: "the entry is left out of the table")
  }

  private func problem(_ message: String, help: String? = nil) -> SourceText.Unreadable {
    SourceText.Unreadable(message, at: lines.location(at: index, in: path), help: help)
  }
}

extension String {
  var trimmingSpace: String {
    var rest = self[...].drop { $0.isWhitespace }
    while rest.last?.isWhitespace == true { rest.removeLast() }
    return String(rest)
  }
}
