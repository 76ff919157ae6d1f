/// Rows of two pictures around a change: what is needed to look at the neighbours of changed pixels.
struct PixelBand {
  private var first: PixelGrid
  private var second: PixelGrid
  private var changes: [(row: Int, columns: Range<Int>)] = []
  private var lastChange: Int

  /// How many rows above and below a pixel must be known to judge it.
  static let reach = 2
  /// How many rows are gathered before those are judged that can be.
  private static let rows = 64

  /// A band that begins with a row.
  init(width: Int, firstRow: Int) {
    first = PixelGrid(width: width, firstRow: firstRow)
    second = first
    lastChange = firstRow
  }

  /// Adds a row, with the columns that are not the same bit by bit.
  mutating func append(_ one: [UInt32], _ other: [UInt32], changes columns: [Range<Int>] = []) {
    let row = first.endRow
    first.append(one)
    second.append(other)
    if !columns.isEmpty { lastChange = row }
    changes += columns.map { (row, $0) }
  }

  /// Whether all changes so far can be judged.
  var isComplete: Bool { first.endRow > lastChange + Self.reach }

  /// Whether it is worth while to judge what can be judged.
  var isLong: Bool { first.endRow - first.firstRow >= Self.rows }

  /// Calls `body` with the runs of marked pixels in all rows whose neighbours are there, or in all at the very end,
  /// and forgets what is not needed any more.
  mutating func judge(
    by judge: PixelJudge, isEnd: Bool, _ body: (_ row: Int, _ columns: Range<Int>, _ mark: PixelMark) -> Void
  ) {
    let end = isEnd ? first.endRow : first.endRow - Self.reach
    var count = 0
    for change in changes {
      if change.row >= end { break }
      judge.judge(change.columns, row: change.row, first, second) { body(change.row, $0, $1) }
      count += 1
    }
    changes.removeFirst(count)
    first.removeRows(before: end - Self.reach)
    second.removeRows(before: end - Self.reach)
  }
}
