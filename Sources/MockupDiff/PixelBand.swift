/// Rows of two pictures around a change: what is needed to look at the neighbours of changed pixels.
///
/// A band is opened again and again, so that its memory need not be taken anew.
struct PixelBand {
  /// Whether there are rows that wait for their neighbours.
  private(set) var isOpen = false

  private var first: PixelGrid
  private var second: PixelGrid
  private var changes: [(row: Int, columns: Range<Int>)] = []
  private var lastChange = 0

  /// How many rows above and below a pixel must be known to judge it.
  static let reach = 2
  /// How many rows are gathered before those are judged that can be: fewer where they are very wide.
  private let rows: Int

  /// A band of so many columns.
  init(width: Int) {
    rows = max(4 * Self.reach, min(32, 1 << 21 / max(1, width)))
    first = PixelGrid(width: width)
    second = first
  }

  /// Begins with a row.
  mutating func open(at row: Int) {
    first.restart(at: row)
    second.restart(at: row)
    lastChange = row
    isOpen = true
  }

  /// Adds a row, with the columns that are not the same bit by bit.
  mutating func append(_ one: [UInt32], _ other: [UInt32], changes columns: [Range<Int>] = []) {
    let row = first.endRow
    first.append(one)
    second.append(other)
    if !columns.isEmpty { lastChange = row }
    for columns in columns { changes.append((row, columns)) }
  }

  /// Calls `body` with the runs of marked pixels in rows whose neighbours are there, when it is worth while, or in all
  /// rows at the end of the picture; closes the band when nothing waits any more.
  mutating func judge(
    by judge: PixelJudge, isEnd: Bool, _ body: (_ row: Int, _ columns: Range<Int>, _ mark: PixelMark) -> Void
  ) {
    let isComplete = first.endRow > lastChange + Self.reach
    guard isEnd || isComplete || first.endRow - first.firstRow >= rows else { return }
    let end = isEnd ? first.endRow : first.endRow - Self.reach
    var count = 0
    for change in changes {
      if change.row >= end { break }
      judge.judge(change.columns, row: change.row, first, second) { body(change.row, $0, $1) }
      count += 1
    }
    changes.removeFirst(count)
    if isEnd || isComplete {
      isOpen = false
    } else {
      first.removeRows(before: end - Self.reach)
      second.removeRows(before: end - Self.reach)
    }
  }
}
