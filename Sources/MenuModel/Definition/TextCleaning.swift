/// Makes one line of texts that are to be shown.
enum TextCleaning {
  /// The text with a space in place of each tab and line break.
  @inline(__always)
  static func cleaned(_ text: String) -> String {
    text.utf8.contains(where: isSuspicious) ? replaced(text) : text
  }

  /// Whether a byte may be, or begin, a tab or line break: U+0085 begins with C2, U+2028 and U+2029 with E2.
  @inline(__always)
  private static func isSuspicious(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == 0xC2 || byte == 0xE2
  }

  private static func replaced(_ text: String) -> String {
    var result = ""
    // "\r\n" is one character, and one line break.
    for character in text {
      result.append(character == "\t" || character.isNewline ? " " : character)
    }
    return result
  }
}
