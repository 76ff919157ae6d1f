/// Compresses rows of pixels into a zlib stream, tuned for images of menus.
///
/// Most pixels equal the one above or the one to the left, so those two copies are tried first, many pixels at a time.
/// A row that equals the one above repeats the steps of that row. The remaining pixels, mainly edges of letters, are
/// looked up in small tables of the last position of a pixel or a pair.
///
/// The stream depends on the rows alone, not on how they arrive.
struct PixelCompressor: ~Copyable {
  private let width: Int
  private let layout: PixelLayout
  private let unit: Int
  /// In pixels.
  private let longestCopy: Int
  private let leftDistance: Distance

  private var window: RowWindow
  private var marks: RowMarks
  private var pairs = PositionTable(bits: 12)
  private var singles = PositionTable(bits: 11)
  private var adler: RowAdler
  private var tokens: RowTokens

  init(width: Int, layout: PixelLayout) {
    self.width = width
    self.layout = layout
    unit = layout.bytesPerPixel
    longestCopy = Token.maximumLength / unit
    leftDistance = Distance(unit)
    window = RowWindow(width: width, unit: unit)
    marks = RowMarks(width: width)
    adler = RowAdler(rowLength: 1 + width * unit)
    tokens = RowTokens(width: width, unit: unit)
  }

  var commonBits: UInt32 { window.commonBits }

  var byteCount: Int { tokens.byteCount }

  mutating func takeBytes() -> [UInt8] { tokens.takeBytes() }

  mutating func finish() { tokens.finish(adler.value) }

  mutating func append(_ row: Span<UInt32>) {
    guard window.mark(&marks, row) else { return repeatRow() }
    window.append(row)
    encodeRow(hasAbove: tokens.reachesAbove && !window.isFirst, isRepeated: false)
    endRow()
  }

  mutating func repeatRow() {
    window.repeatRow()
    if tokens.reachesAbove {
      let words = marks.words
      tokens.repeatRow(first: UInt8(truncatingIfNeeded: window[0]), words.span)
    } else {
      encodeRow(hasAbove: false, isRepeated: true)
    }
    endRow()
  }

  private mutating func endRow() {
    adler.finishRow()
    tokens.endRow()
  }

  /// Gaps of up to this many equal pixels are included in a checksum update, which is faster than starting another one.
  private static let bridgedGap = 24

  /// - Parameter isRepeated: Whether the row equals the one above but is encoded without reference to it.
  private mutating func encodeRow(hasAbove: Bool, isRepeated: Bool) {
    let words = marks.words
    var aboveEnd = hasAbove ? RowMarks.nextChange(words.span, from: 0) : 0
    tokens.beginRow(equalCount: aboveEnd, hasAbove: hasAbove)
    var x = 0
    // Pixels that may differ from those above and are not in the checksum yet.
    var changed = 0..<0
    while x < width {
      if x >= aboveEnd, hasAbove { aboveEnd = RowMarks.nextChange(words.span, from: x) }
      let aboveCount = max(0, aboveEnd &- x)
      let leftCount = x > 0 ? RowMarks.runEnd(words.span, from: x) &- x : 0
      let count: Int
      if tokens.prefersLeft(leftCount, over: aboveCount) {
        tokens.copyLeft(leftCount &* unit)
        count = leftCount
        record(x &+ count &- 1)
      } else if aboveCount > 0,
        tokens.prefersAbove(aboveCount &* unit, literalCost: aboveCount &* literalCost(window[x]))
      {
        count = min(aboveCount, longestCopy)
        tokens.deferAbove(unit, first: UInt8(truncatingIfNeeded: window[x]))
        if count > 1 { tokens.deferAbove((count &- 1) &* unit, first: UInt8(truncatingIfNeeded: window[x &+ 1])) }
      } else {
        count = encodeNew(x)
      }
      if x &+ count > aboveEnd {
        if changed.upperBound &+ Self.bridgedGap < max(x, aboveEnd) {
          window.update(&adler, changed, layout, isRepeated: isRepeated)
          changed = max(x, aboveEnd)..<(x &+ count)
        } else {
          changed = changed.lowerBound..<(x &+ count)
        }
      }
      x &+= count
    }
    window.update(&adler, changed, layout, isRepeated: isRepeated)
  }

  /// Records the position of the pixel at `x`, and of the pair that begins there.
  @inline(__always)
  private mutating func record(_ x: Int) {
    let position = PositionTable.Position(row: window.rowNumber, x: x)
    _ = singles.exchange(UInt64(window[x]), position)
    if let key = pairKey(x) { _ = pairs.exchange(key, position) }
  }

  /// The pixel at `x` and the next one; `nil` at the end of a row.
  @inline(__always)
  private func pairKey(_ x: Int) -> UInt64? {
    x &+ 1 < width ? UInt64(window[x]) &<< 32 | UInt64(window[x &+ 1]) : nil
  }

  /// Encodes one or more pixels that equal neither those to the left nor those above, and returns their number.
  private mutating func encodeNew(_ x: Int) -> Int {
    tokens.emitAbove()
    let pixel = window[x]
    let position = PositionTable.Position(row: window.rowNumber, x: x)
    let last = singles.exchange(UInt64(pixel), position)
    if let key = pairKey(x) {
      let count = copy(from: pairs.exchange(key, position), x, atLeast: 2)
      if count > 0 { return count }
    }
    if layout == .rgba, x > 0, (pixel ^ window[x &- 1]) & 0xFF_FFFF == 0 {
      // Only alpha differs, as in shadows: copy the color from the left.
      tokens.append(copy: 3, distance: leftDistance)
      tokens.append(literal: UInt8(truncatingIfNeeded: pixel &>> 24))
      return 1
    }
    let count = copy(from: last, x, atLeast: 1)
    if count > 0 { return count }
    append(pixel)
    return 1
  }

  /// Emits a copy of at least `minimum` pixels from a candidate position. Returns their number, or 0 if there is no
  /// match.
  @inline(__always)
  private mutating func copy(from position: PositionTable.Position, _ x: Int, atLeast minimum: Int) -> Int {
    guard let match = window.match(at: position, x) else { return 0 }
    let count = min(match.count, longestCopy)
    guard count >= minimum else { return 0 }
    let distance = Distance(match.distance)
    let bytes = count &* unit
    guard bytes > 4 || tokens.costs.copy(length: bytes, distance: distance) < count &* literalCost(window[x]) else {
      return 0
    }
    tokens.append(copy: bytes, distance: distance)
    return count
  }

  @inline(__always)
  private mutating func append(_ pixel: UInt32) {
    tokens.append(literal: UInt8(truncatingIfNeeded: pixel &>> 16))
    tokens.append(literal: UInt8(truncatingIfNeeded: pixel &>> 8))
    tokens.append(literal: UInt8(truncatingIfNeeded: pixel))
    if layout == .rgba { tokens.append(literal: UInt8(truncatingIfNeeded: pixel &>> 24)) }
  }

  /// The cost in bits of a pixel as literals.
  @inline(__always)
  private func literalCost(_ pixel: UInt32) -> Int {
    let color = tokens.costs.literal(pixel &>> 16) &+ tokens.costs.literal(pixel &>> 8) &+ tokens.costs.literal(pixel)
    return layout == .rgba ? color &+ tokens.costs.literal(pixel &>> 24) : color
  }
}
