import MockupScene

/// A stretch of a text that is set in one go: one typeface, one script, one direction.
struct TextRun: Hashable {
  /// Where it lies, in bytes of the text.
  var range: Range<Int>
  var typeface: Typeface
  var script: Script
  /// The embedding level; odd ones read from right to left.
  var level: UInt8
  /// Whether it holds nothing beyond the Latin letters that have a code point of their own.
  var isPlain: Bool

  var isRightToLeft: Bool { level & 1 == 1 }

  /// The part of the run that lies in a range, or `nil`.
  func clamped(to limits: Range<Int>) -> TextRun? {
    var copy = self
    copy.range = range.clamped(to: limits)
    return copy.range.isEmpty ? nil : copy
  }
}

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

/// The order in which the runs of a line stand from left to right.
enum RunOrder {
  /// The places of the runs in that order, by rule L2 of Unicode Annex 9: from the highest level down to the lowest
  /// odd one, each stretch of that level or above is turned round.
  static func visual(_ levels: [UInt8]) -> [Int] {
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
