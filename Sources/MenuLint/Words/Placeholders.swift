/// Parts of labels that are known only at runtime: format placeholders, and the placeholders of imported menus.
enum Placeholders {
  static func areIn(_ label: String) -> Bool { !ranges(in: label).isEmpty }

  /// Returns whether the label is the key of a string table, such as `menu.file.open` or `MENU_OPEN`.
  static func isKey(_ label: String) -> Bool {
    let parts = label.split(omittingEmptySubsequences: false) { $0 == "." || $0 == "_" || $0 == "-" }
    return parts.count > 1
      && parts.allSatisfy { part in !part.isEmpty && part.utf8.allSatisfy { isLetterOrDigit($0) } }
  }

  private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: false
    }
  }

  static func removed(from label: String) -> String {
    var rest = label
    for range in ranges(in: label).reversed() { rest.removeSubrange(range) }
    return rest
  }

  /// Returns whether the label ends in a placeholder that an import wrote, such as `‹title›`.
  static func endsInPlaceholder(_ label: String) -> Bool { label.last { !$0.isWhitespace } == "›" }

  /// Returns whether the label is only a placeholder that an import wrote.
  static func isPlaceholder(_ label: String) -> Bool {
    label.first == "‹" && label.firstIndex(of: "›") == label.indices.last
  }

  private static func ranges(in label: String) -> [Range<String.Index>] {
    guard label.utf8.contains(where: { signs.contains($0) }) else { return [] }
    var ranges: [Range<String.Index>] = []
    var index = label.startIndex
    while index < label.endIndex {
      if let end = end(of: label[index...]) {
        ranges.append(index..<end)
        index = end
      } else {
        index = label.index(after: index)
      }
    }
    return ranges
  }

  /// The first bytes of placeholders: `%`, `{`, `\`, and the first byte of `‹`.
  private static let signs: Set<UInt8> = [0x25, 0x7B, 0x5C, 0xE2]

  /// The end of the placeholder at the start of a text; `nil` without one.
  private static func end(of text: Substring) -> String.Index? {
    switch text.first {
    case "‹": return text.firstIndex(of: "›").map { text.index(after: $0) }
    case "{":
      guard let close = text.firstIndex(of: "}"), !text[..<close].contains(where: { $0.isWhitespace }) else {
        return nil
      }
      return text.index(after: close)
    case "\\":
      guard text.dropFirst().first == "(", let close = text.firstIndex(of: ")") else { return nil }
      return text.index(after: close)
    case "%":
      // As in %@, %d, %1$@ and %lld.
      let letter = text.dropFirst().drop { $0.isNumber || ".$#+-lhqz".contains($0) }
      guard let conversion = letter.first, "@dDiuUxXoOfFeEgGcCsSaAp".contains(conversion) else { return nil }
      return text.index(after: letter.startIndex)
    default: return nil
    }
  }
}
