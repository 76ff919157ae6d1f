/// The visual length of texts.
package enum TextWidth {
  /// The length in characters; full-width characters, as in Japanese, count twice.
  package static func of(_ text: String) -> Int {
    text.reduce(0) { $0 + (isWide($1) ? 2 : 1) }
  }

  private static func isWide(_ character: Character) -> Bool {
    guard let scalar = character.unicodeScalars.first else { return false }
    switch scalar.value {
    // Hangul Jamo, CJK punctuation and kana, ideographs, Hangul syllables, full-width forms, and supplementary planes.
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE4F,
      0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x20000...0x3FFFD:
      return true
    default: return scalar.properties.isEmojiPresentation
    }
  }
}
