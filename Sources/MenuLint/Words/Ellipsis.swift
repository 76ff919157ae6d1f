/// What stands for more to come at the end of a label.
enum Ellipsis {
  /// The sign itself.
  static let sign: Character = "…"

  /// Whether a label ends in an ellipsis, with or without space behind it.
  static func isAtEnd(of label: String) -> Bool {
    label.last { !$0.isWhitespace } == sign
  }

  /// The label with an ellipsis at its end, and no space in front of that.
  static func appended(to label: String) -> String {
    var end = label[...]
    while end.last?.isWhitespace == true { end.removeLast() }
    return end + String(sign)
  }

  /// Three or more stops at the end of a label that stand for an ellipsis; `nil` where there are none.
  ///
  /// Full-width stops and middle dots are used so as well.
  static func dots(in label: String) -> Range<String.Index>? {
    var end = label.endIndex
    while end > label.startIndex, label[label.index(before: end)].isWhitespace { end = label.index(before: end) }
    guard let last = label[..<end].last, ".．。・".contains(last) else { return nil }
    var start = end
    while start > label.startIndex, label[label.index(before: start)] == last { start = label.index(before: start) }
    return label.distance(from: start, to: end) >= 3 ? start..<end : nil
  }

  /// The label with the sign in place of stops at its end; `nil` where there are none.
  static func corrected(_ label: String) -> String? {
    guard let dots = dots(in: label) else { return nil }
    var corrected = label
    corrected.replaceSubrange(dots, with: String(sign))
    return corrected
  }
}
