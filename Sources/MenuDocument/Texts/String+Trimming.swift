extension String {
  package var isBlank: Bool { allSatisfy { $0.isWhitespace } }

  package var trimmed: String? {
    // A fast path without grapheme breaking: most texts begin and end in an ASCII letter.
    if let first = utf8.first, let last = utf8.last, Self.isLetter(first), Self.isLetter(last) { return self }
    guard let first = firstIndex(where: { !$0.isWhitespace }), let last = lastIndex(where: { !$0.isWhitespace })
    else { return nil }
    return String(self[first...last])
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: false
    }
  }
}
