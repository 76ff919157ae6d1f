/// What a reader takes for one character, and what is known of it before a typeface is chosen.
struct Cluster {
  /// Where it begins and ends, in bytes of the text.
  var range: Range<Int>
  /// Its code points.
  var scalars: [Unicode.Scalar]
  /// Its writing system, that of its surroundings for signs that all scripts share.
  var script: Script

  /// Whether it is to be drawn as a picture in color (Unicode Technical Standard 51).
  var isEmoji: Bool {
    guard let first = scalars.first, first.value >= 0x2000 || scalars.count > 1 else { return false }
    let properties = first.properties
    guard properties.isEmoji else { return false }
    if scalars.contains("\u{FE0E}") { return false }
    if properties.isEmojiPresentation || scalars.contains("\u{FE0F}") { return true }
    return first.value >= 0x2000 && scalars.dropFirst().contains { $0 == "\u{200D}" || $0.properties.isEmojiModifier }
  }

  /// The code points that a typeface must have a glyph for: those that leave something to see.
  var visibleScalars: [Unicode.Scalar] {
    scalars.filter { !$0.properties.isDefaultIgnorableCodePoint }
  }

  /// Whether it is nothing but room: it then stays in the typeface of what is before it.
  var isBlank: Bool {
    scalars.allSatisfy { $0.properties.isWhitespace || $0.properties.isDefaultIgnorableCodePoint }
  }

  /// Whether it may be left out at the end of a line: white space, but for the kind that never breaks.
  static func isTrimmed(_ character: Character) -> Bool {
    character.isWhitespace && !["\u{A0}", "\u{202F}", "\u{2007}"].contains(character)
  }
}
