/// Compresses rows of pixels into a zlib stream, knowing what pictures of menus look like.
///
/// Most pixels equal the one above or the one to the left, so those two copies are looked for first, many pixels
/// at a time; a row that equals the one above repeats the steps of that row. Only the rest, edges of letters
/// mainly, is looked up in small tables of the places where a pixel, or a pair, was seen last.
///
/// The stream depends on the rows alone, not on how they arrive.
struct RowCompressor<Unit: RowUnit> {
  /// A step of a row that can be said again when the row is repeated.
  enum Step {
    /// Bytes equal to those above: those of the first units, or at least three.
    case above(bytes: Int)
    /// Bytes equal to those of the unit to the left, at least three.
    case left(bytes: Int)
  }

  let width: Int
  let layout: UnitLayout
  let unit: Int
  let rowLength: Int
  let reachesAbove: Bool
  let leftDistance: Distance
  let aboveDistance: Distance

  var window: RowWindow<Unit>
  var pairs: PlaceTable
  var singles: PlaceTable
  var adler: RowAdler
  var plan: [Step] = []
  var tokens: [Token] = []
  /// Bytes equal to those above that are not said yet.
  var pendingAbove = 0
  /// The first two of them: fewer than three bytes cannot be copied.
  var pendingBytes: (UInt8, UInt8) = (0, 0)
  var costs = SymbolCosts()
  var blocks = BlockWriter()

  /// Bytes of one color, from which on they are worth a step of their own though they also equal those above: a
  /// copy from above costs some ten bits more for each 258 bytes than one from the left.
  static var flatBytes: Int { 400 }
  /// Tokens of a block, beyond which it is closed at the next end of a row.
  static var blockTokens: Int { 8_192 }

  /// The start of a stream of rows of `width` units each.
  init(width: Int, layout: UnitLayout) {
    self.width = width
    self.layout = layout
    unit = layout.bytesPerUnit
    rowLength = 1 + width * unit
    reachesAbove = rowLength <= Distance.maximum
    leftDistance = Distance(unit)
    aboveDistance = Distance(reachesAbove ? rowLength : 1)
    window = RowWindow(width: width, unit: unit)
    pairs = PlaceTable(bits: 12)
    singles = PlaceTable(bits: 11)
    adler = RowAdler(width: width, layout: layout)
    tokens.reserveCapacity(Self.blockTokens + 4 * width)
    // zlib header: window of 32 kB, no dictionary, check bits.
    blocks.output.append(0x0178, count: 16)
  }

  /// The bits that all units so far have in common.
  var commonBits: Unit { window.commonBits }

  /// Gives away the bytes that are finished.
  mutating func takeBytes() -> [UInt8] { blocks.output.takeBytes() }

  /// How many bytes are finished and not given away.
  var byteCount: Int { blocks.output.bytes.count }

  /// Adds a row that equals the one before.
  mutating func repeatRow() {
    window.repeatRow()
    guard reachesAbove else {
      encodeRow(equalUnits: width, above: window.currentRange)
      return closeRow()
    }
    if plan.isEmpty { makePlan() }
    let first = window.storage[window.currentRange.lowerBound]
    // The filter byte is the same in all rows.
    putOffAbove(1, first: 0)
    for step in plan {
      switch step {
      case .above(let bytes): putOffAbove(bytes, first: first)
      case .left(let bytes): copyLeft(bytes)
      }
    }
    closeRow()
  }

  /// Adds a row of `width` units.
  mutating func append(_ row: Span<Unit>) {
    let equal = window.commonPrefix(row)
    guard equal < width else { return repeatRow() }
    window.append(row)
    plan.removeAll(keepingCapacity: true)
    encodeRow(equalUnits: equal, above: window.aboveRange)
    closeRow()
  }

  /// Ends the stream.
  mutating func finish() {
    sayAbove()
    _ = blocks.write(tokens, isFinal: true)
    tokens.removeAll()
    blocks.output.alignToByte()
    let sum = adler.value.byteSwapped
    blocks.output.append(sum & 0xFFFF, count: 16)
    blocks.output.append(sum >> 16, count: 16)
    blocks.output.alignToByte()
  }

  /// Adds a copy of any number of bytes, at least three.
  @inline(__always)
  mutating func append(copy bytes: Int, distance: Distance) {
    var rest = bytes
    while rest > Token.maximumLength {
      // What remains must not be too short for a copy of its own.
      let part = min(Token.maximumLength, rest &- Token.minimumLength)
      tokens.append(Token(length: part, distance: distance))
      rest &-= part
    }
    tokens.append(Token(length: rest, distance: distance))
  }

  /// Adds a byte.
  @inline(__always)
  mutating func append(literal: UInt8) {
    tokens.append(Token(literal: literal))
  }

  /// Adds the bytes of a unit.
  @inline(__always)
  mutating func append(unit: Unit) {
    let pixel = UInt32(truncatingIfNeeded: unit)
    if layout == .index { return append(literal: UInt8(truncatingIfNeeded: pixel)) }
    append(literal: UInt8(truncatingIfNeeded: pixel &>> 16))
    append(literal: UInt8(truncatingIfNeeded: pixel &>> 8))
    append(literal: UInt8(truncatingIfNeeded: pixel))
    if layout == .rgba { append(literal: UInt8(truncatingIfNeeded: pixel &>> 24)) }
  }

  /// What it costs to say a unit byte by byte.
  @inline(__always)
  func literalCost(_ unit: Unit) -> Int {
    let pixel = UInt32(truncatingIfNeeded: unit)
    if layout == .index { return costs.literal(pixel) }
    let color = costs.literal(pixel &>> 16) &+ costs.literal(pixel &>> 8) &+ costs.literal(pixel)
    return layout == .rgba ? color &+ costs.literal(pixel &>> 24) : color
  }

  private mutating func closeRow() {
    adler.finishRow()
    guard tokens.count >= Self.blockTokens else { return }
    costs = blocks.write(tokens, isFinal: false)
    tokens.removeAll(keepingCapacity: true)
  }
}
