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
