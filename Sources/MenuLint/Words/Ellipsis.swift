enum Ellipsis {
  static let sign: Character = "…"

  /// Trailing white space is ignored.
  static func isAtEnd(of label: String) -> Bool {
    label.last { !$0.isWhitespace } == sign
  }

  /// Without white space before the ellipsis.
  static func appended(to label: String) -> String {
    var end = label[...]
    while end.last?.isWhitespace == true { end.removeLast() }
    return end + String(sign)
  }

  /// The label without its final ellipsis; `nil` if nothing is left.
  static func removed(from label: String) -> String? {
    var rest = label[...]
    while let last = rest.last, last == sign || last.isWhitespace { rest.removeLast() }
    return rest.isEmpty ? nil : String(rest)
  }

  /// The range of three or more periods at the end of a label; `nil` without them.
  ///
  /// Full-width periods and middle dots count, too.
  static func dots(in label: String) -> Range<String.Index>? {
    var end = label.endIndex
    while end > label.startIndex, label[label.index(before: end)].isWhitespace { end = label.index(before: end) }
    guard let last = label[..<end].last, ".．。・".contains(last) else { return nil }
    var start = end
    while start > label.startIndex, label[label.index(before: start)] == last { start = label.index(before: start) }
    return label.distance(from: start, to: end) >= 3 ? start..<end : nil
  }

  /// The label with an ellipsis in place of its final periods; `nil` without them.
  static func corrected(_ label: String) -> String? {
    guard let dots = dots(in: label) else { return nil }
    var corrected = label
    corrected.replaceSubrange(dots, with: String(sign))
    return corrected
  }

  /// The label with an ellipsis in place of its final periods, or without them in a submenu; itself if it has none.
  static func corrected(_ label: String, of role: MenuLabel.Role) -> String {
    guard let corrected = corrected(label) else { return label }
    // The arrow of a submenu already says that more follows.
    return role == .submenu ? removed(from: corrected) ?? corrected : corrected
  }
}
