/// Compresses rows of places in a palette into a zlib stream.
///
/// Most of them equal the one above or the one to the left, and the rest is said as it is. To look up where it stood
/// before would make files up to a tenth smaller where a menu is short, one hundredth where it is long, and take an eighth
/// longer.
struct IndexCompressor: ~Copyable {
  private let width: Int
  private var tokens: RowTokens
  private var adler: RowAdler
  private var isFirst = true

  /// The start of a stream of rows of `width` bytes each.
  init(width: Int) {
    self.width = width
    tokens = RowTokens(width: width, unit: 1)
    adler = RowAdler(rowLength: 1 + width)
  }

  /// Gives away the bytes that are finished and were not emitted.
  mutating func takeBytes() -> [UInt8] { tokens.takeBytes() }

  /// Ends the stream.
  mutating func finish() { tokens.finish(adler.value) }

  /// Adds a row that differs from the one before.
  ///
  /// - Parameters:
  ///   - marks: the words of its ``RowMarks``.
  ///   - count: how often it comes.
  ///   - emit: is given what is finished, as soon as that is `pieceSize` bytes.
  mutating func append(
    _ row: Span<UInt8>, _ marks: Span<UInt64>, count: Int, _ pieceSize: Int, _ emit: ([UInt8]) -> Void
  ) {
    adler.replaceRow(by: row)
    for turn in 0..<count {
      if turn > 0, tokens.reachesAbove {
        tokens.repeatRow(first: row[0], marks)
      } else {
        encode(row, marks, hasAbove: tokens.reachesAbove && !isFirst)
      }
      isFirst = false
      adler.finishRow()
      tokens.endRow()
      if tokens.byteCount >= pieceSize { emit(tokens.takeBytes()) }
    }
  }

  private mutating func encode(_ row: Span<UInt8>, _ marks: Span<UInt64>, hasAbove: Bool) {
    var aboveEnd = hasAbove ? RowMarks.nextChange(marks, from: 0) : 0
    tokens.beginRow(equalCount: aboveEnd, hasAbove: hasAbove)
    var x = 0
    while x < width {
      if x >= aboveEnd, hasAbove { aboveEnd = RowMarks.nextChange(marks, from: x) }
      let aboveCount = max(0, aboveEnd &- x)
      let leftCount = x > 0 ? RowMarks.runEnd(marks, from: x) &- x : 0
      if tokens.prefersLeft(leftCount, over: aboveCount) {
        tokens.copyLeft(leftCount)
        x &+= leftCount
      } else if aboveCount > 0,
        tokens.prefersAbove(aboveCount, literalCost: aboveCount &* tokens.costs.literal(UInt32(row[x])))
      {
        let count = min(aboveCount, Token.maximumLength)
        tokens.putOffAbove(1, first: row[x])
        if count > 1 { tokens.putOffAbove(count &- 1, first: row[x &+ 1]) }
        x &+= count
      } else {
        tokens.sayAbove()
        // Nothing is put off now, so that only three bytes or more are copied from above.
        let end = RowMarks.nextCopy(marks, from: x &+ 1, width: width, countsAbove: hasAbove)
        while x < end {
          tokens.append(literal: row[x])
          x &+= 1
        }
      }
    }
  }
}
