package enum TextColumns {
  /// Truncates a text to a number of columns, with `…` at the cut. Control characters are removed.
  static func cut(_ text: String, to columns: Int) -> String {
    let text = text.filter { $0.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control } }
    guard text.reduce(0, { $0 + width(of: $1) }) > columns else { return text }
    guard columns > 0 else { return "" }
    var result = ""
    var used = 1
    for character in text {
      used += width(of: character)
      guard used <= columns else { break }
      result.append(character)
    }
    return result + "…"
  }

  /// Returns 2 for wide East Asian characters and emoji, else 1.
  ///
  /// The ranges are the blocks with W and F in https://www.unicode.org/Public/UCD/latest/ucd/EastAsianWidth.txt.
  package static func width(of character: Character) -> Int {
    guard let scalar = character.unicodeScalars.first else { return 0 }
    if scalar.properties.isEmojiPresentation { return 2 }
    // U+FE0F selects the emoji form.
    if character.unicodeScalars.contains("\u{FE0F}") { return 2 }
    switch scalar.value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xA000...0xA4CF,
      0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6,
      0x1F300...0x1F64F, 0x1F900...0x1F9FF, 0x20000...0x3FFFD:
      return 2
    default: return 1
    }
  }
}
