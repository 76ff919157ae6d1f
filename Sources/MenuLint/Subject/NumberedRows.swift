/// Neighboring rows whose labels differ only in a number that rises or falls: 10 Minutes, 20 Minutes, 30 Minutes.
enum NumberedRows {
  /// The text around the first number of a label.
  private struct Frame: Equatable {
    var start: Substring
    var end: Substring
    var condition: ConditionTree.Place
    var group: Int
  }

  /// Returns the rows without those that follow the first of a series. Two numbers are no series.
  static func firsts(of rows: [MenuRow]) -> [MenuRow] {
    var kept: [MenuRow] = []
    var series: [MenuRow] = []
    var last: (frame: Frame, number: Int)?
    var rises: Bool?
    func members() -> some Sequence<MenuRow> { series.prefix(series.count > 2 ? 1 : series.count) }
    for row in rows {
      let next = numbered(row)
      let isMember =
        if let last, let next, last.frame == next.frame, last.number != next.number {
          rises == nil || rises == (next.number > last.number)
        } else { false }
      if isMember, let last, let next {
        rises = next.number > last.number
      } else {
        kept += members()
        (series, rises) = ([], nil)
      }
      series.append(row)
      last = next
    }
    return kept + members()
  }

  private static func numbered(_ row: MenuRow) -> (frame: Frame, number: Int)? {
    guard let label = row.label, let first = label.text.firstIndex(where: isDigit) else { return nil }
    let rest = label.text[first...]
    let digits = rest.prefix(while: isDigit)
    guard let number = Int(digits) else { return nil }
    let frame = Frame(
      start: label.text[..<first], end: rest[digits.endIndex...], condition: row.condition, group: row.group)
    return (frame, number)
  }

  private static func isDigit(_ character: Character) -> Bool { character.isASCII && character.isNumber }
}
