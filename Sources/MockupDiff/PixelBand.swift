/// Rows of two images around a change, which provide the neighbors of changed pixels.
///
/// A band is reused to avoid allocations.
struct PixelBand {
  /// Whether rows are waiting for their neighbors.
  private(set) var isOpen = false

  private var first: PixelGrid
  private var second: PixelGrid
  private var changes: [(row: Int, columns: Range<Int>)] = []
  private var lastChange = 0

  /// The number of rows above and below a pixel that are needed to judge it.
  static let reach = 2
  /// The number of rows gathered before judging; fewer for very wide images.
  private let rows: Int

  /// The number of rows above the last one that can still be marked.
  var pending: Int { rows + Self.reach }

  /// - Parameter width: In pixels.
  init(width: Int) {
    rows = max(4 * Self.reach, min(32, 1 << 21 / max(1, width)))
    first = PixelGrid(width: width)
    second = first
  }

  mutating func open(at row: Int) {
    first.restart(at: row)
    second.restart(at: row)
    lastChange = row
    isOpen = true
  }

  /// - Parameter columns: The ranges that are not identical.
  mutating func append(_ one: [UInt32], _ other: [UInt32], changes columns: [Range<Int>] = []) {
    let row = first.endRow
    first.append(one)
    second.append(other)
    if !columns.isEmpty { lastChange = row }
    for columns in columns { changes.append((row, columns)) }
  }

  /// Calls `body` with the runs of marked pixels in rows whose neighbors are available, once enough rows are gathered,
  /// or in all rows at the end of the image. Closes the band when no rows are waiting.
  mutating func classify(
    by classifier: PixelClassifier, isEnd: Bool, _ body: (_ row: Int, _ columns: Range<Int>, _ mark: PixelMark) -> Void
  ) {
    let isComplete = first.endRow > lastChange + Self.reach
    guard isEnd || isComplete || first.endRow - first.firstRow >= rows else { return }
    let end = isEnd ? first.endRow : first.endRow - Self.reach
    var count = 0
    for change in changes {
      if change.row >= end { break }
      classifier.classify(change.columns, row: change.row, first, second) { body(change.row, $0, $1) }
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
