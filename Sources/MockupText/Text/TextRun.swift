import MockupScene

/// A part of a text with one typeface, one script, and one direction.
struct TextRun: Hashable {
  /// In bytes of the text.
  var range: Range<Int>
  var typeface: Typeface
  var script: Script
  /// The embedding level; odd levels run from right to left.
  var level: UInt8
  /// Whether it contains only precomposed Latin characters.
  var isPlain: Bool

  var isRightToLeft: Bool { level & 1 == 1 }

  func clamped(to limits: Range<Int>) -> TextRun? {
    var copy = self
    copy.range = range.clamped(to: limits)
    return copy.range.isEmpty ? nil : copy
  }
}

/// A grapheme cluster and its properties before a typeface is chosen.
package struct Cluster {
  /// In bytes of the text.
  var range: Range<Int>
  var scalars: [Unicode.Scalar]
  /// Its script; shared characters take that of their surroundings.
  package var script: Script

  package init(range: Range<Int>, scalars: [Unicode.Scalar], script: Script) {
    self.range = range
    self.scalars = scalars
    self.script = script
  }

  /// Whether it is drawn as a color image (Unicode Technical Standard 51).
  package var isEmoji: Bool {
    guard let first = scalars.first, first.value >= 0x2000 || scalars.count > 1 else { return false }
    let properties = first.properties
    guard properties.isEmoji else { return false }
    if scalars.contains("\u{FE0E}") { return false }
    if properties.isEmojiPresentation || scalars.contains("\u{FE0F}") { return true }
    return first.value >= 0x2000 && scalars.dropFirst().contains { $0 == "\u{200D}" || $0.properties.isEmojiModifier }
  }

  /// The scalars that need a glyph.
  var visibleScalars: [Unicode.Scalar] {
    scalars.filter { !$0.properties.isDefaultIgnorableCodePoint }
  }

  /// Whether it is white space, which keeps the typeface of the preceding text.
  var isBlank: Bool {
    scalars.allSatisfy { $0.properties.isWhitespace || $0.properties.isDefaultIgnorableCodePoint }
  }

  /// Whether a character is dropped at the end of a line: white space except no-break spaces.
  static func isTrimmed(_ character: Character) -> Bool {
    character.isWhitespace && !["\u{A0}", "\u{202F}", "\u{2007}"].contains(character)
  }
}

/// The visual order of the runs of a line.
package enum RunOrder {
  /// Returns the indexes of the runs from left to right, by rule L2 of Unicode Annex 9: from the highest level to the
  /// lowest odd one, each sequence at that level or above is reversed.
  package static func visual(_ levels: [UInt8]) -> [Int] {
    var order = Array(levels.indices)
    guard let highest = levels.max(), let lowestOdd = levels.filter({ $0 & 1 == 1 }).min() else { return order }
    for level in stride(from: highest, through: lowestOdd, by: -1) {
      var start = 0
      while start < order.count {
        guard levels[order[start]] >= level else {
          start += 1
          continue
        }
        var end = start
        while end < order.count, levels[order[end]] >= level { end += 1 }
        order[start..<end].reverse()
        start = end
      }
    }
    return order
  }
}
