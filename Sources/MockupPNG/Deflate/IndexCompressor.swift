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
    let equalCount = hasAbove ? RowMarks.nextChange(marks, from: 0) : 0
    tokens.beginRow(equalCount: equalCount, hasAbove: hasAbove)
    var x = copyAbove(row, marks, from: 0, count: equalCount)
    // Which of two copies comes next, and how long it is, cannot be foretold. So a step is always the same: some bytes, or
    // none of them, and a copy; nothing but the rare step branches.
    while x < width {
      tokens.sayAbove()
      var window = RowMarks.Window(marks, from: x, hasAbove: hasAbove)
      let copies = window.copies
      let count = min(copies.trailingZeroBitCount, RowMarks.Window.foreseenCopies, width &- x)
      tokens.append(literals: row, from: x, count: count)
      x &+= count
      window.advance(by: count)
      if copies != 0, x < width { x = copy(row, marks, from: x, window) }
    }
  }

  /// Says a copy of at least three bytes; returns where it ends.
  @inline(__always)
  private mutating func copy(_ row: Span<UInt8>, _ marks: Span<UInt64>, from x: Int, _ window: RowMarks.Window) -> Int {
    let aboveCount = window.above != 0 ? window.aboveCount : RowMarks.nextChange(marks, from: x) &- x
    let leftCount = window.left != 0 ? window.leftCount : RowMarks.runEnd(marks, from: x) &- x
    let isLeft = tokens.prefersLeft(leftCount, over: aboveCount)
    let count = isLeft ? leftCount : aboveCount
    if !isLeft {
      // What reaches the end of the row may go on in the next one.
      if count > Token.maximumLength || x &+ count >= width {
        return copyAbove(row, marks, from: x, count: count)
      }
      if !tokens.prefersAbove(count, literalCost: count &* tokens.costs.literal(UInt32(row[x]))) {
        tokens.append(literal: row[x])
        return x &+ 1
      }
    }
    tokens.append(copy: count, distance: isLeft ? tokens.near.left : tokens.near.above)
    return x &+ count
  }

  /// Puts off a copy from above, as far as none from the left is better; returns where it ends.
  private mutating func copyAbove(_ row: Span<UInt8>, _ marks: Span<UInt64>, from start: Int, count: Int) -> Int {
    var x = start
    let end = start &+ count
    while x < end {
      let leftCount = RowMarks.runEnd(marks, from: x) &- x
      if x > start, tokens.prefersLeft(leftCount, over: end &- x) {
        tokens.copyLeft(leftCount)
        return x &+ leftCount
      }
      let part = min(end &- x, Token.maximumLength)
      tokens.putOffAbove(1, first: row[x])
      if part > 1 { tokens.putOffAbove(part &- 1, first: row[x &+ 1]) }
      x &+= part
    }
    return x
  }
}
