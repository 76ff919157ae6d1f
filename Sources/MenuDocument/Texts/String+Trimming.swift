extension String {
  /// Whether there is nothing to read in the text.
  package var isBlank: Bool { allSatisfy(\.isWhitespace) }

  /// The text without the space around it; `nil` where nothing is left.
  package var trimmed: String? {
    // Most texts begin and end in a letter: that needs no look at whole characters.
    if let first = utf8.first, let last = utf8.last, Self.isLetter(first), Self.isLetter(last) { return self }
    guard let first = firstIndex(where: { !$0.isWhitespace }), let last = lastIndex(where: { !$0.isWhitespace })
    else { return nil }
    return String(self[first...last])
  }

  /// Whether a byte is a letter or digit of ASCII.
  private static func isLetter(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: false
    }
  }
}
