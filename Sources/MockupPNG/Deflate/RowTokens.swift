/// The tokens of a stream of rows, written block by block.
///
/// Copies from above are deferred until another token follows, so that consecutive ones merge.
struct RowTokens: ~Copyable {
  /// A step that encodes part of a repeated row.
  private enum Step {
    /// The first units of the row, or at least three bytes.
    case above(bytes: Int)
    /// At least three bytes.
    case left(bytes: Int)
  }

  /// Whether the row above is within DEFLATE's window.
  let reachesAbove: Bool
  private(set) var costs = SymbolCosts()

  private let width: Int
  /// In bytes.
  private let unit: Int
  /// The tokens of the current block, with room for two more rows.
  private var tokens: FixedBuffer<Token>
  private var count = 0
  /// A full block ends even within a row: a copy deferred over many rows can take any number of tokens.
  private let maximumTokens: Int
  /// The number of bytes in the deferred copy from above.
  private var pendingAbove = 0
  /// The first two deferred bytes, as a copy of fewer than three bytes is not possible.
  private var pendingBytes: (UInt8, UInt8) = (0, 0)
  private var blocks: BlockWriter
  /// The steps that repeat the current row; empty until the first repetition.
  private var plan: [Step] = []

  /// A run of this many bytes of one color is copied from the left even if it equals the row above: per 258 bytes, a
  /// copy from above costs about ten bits more.
  private static let flatBytes = 400
  /// A block with this many tokens ends at the next end of a row.
  private static let blockTokens = 8_192

  init(width: Int, unit: Int) {
    self.width = width
    self.unit = unit
    let rowLength = 1 + width * unit
    reachesAbove = rowLength <= Distance.maximum
    blocks = BlockWriter(near: NearDistances(left: unit, above: reachesAbove ? rowLength : 1))
    // A row has at most one token per byte, plus two that the previous row deferred.
    maximumTokens = Self.blockTokens + rowLength + 8
    tokens = FixedBuffer(repeating: Token(literal: 0), count: maximumTokens + rowLength + 16)
    // The zlib header: 32 kB window, no dictionary, check bits.
    blocks.output.append(0x0178, count: 16)
  }

  @inline(__always)
  var near: NearDistances { blocks.near }

  var byteCount: Int { blocks.output.bytes.count }

  mutating func takeBytes() -> [UInt8] { blocks.output.takeBytes() }

  // MARK: Rows

  /// Begins a row. The filter byte is the same in all rows.
  ///
  /// - Parameters:
  ///   - equalCount: The number of leading units that equal those above.
  ///   - hasAbove: Whether copies can reach the row above.
  mutating func beginRow(equalCount: Int, hasAbove: Bool) {
    plan.removeAll(keepingCapacity: true)
    if hasAbove, equalCount > 0 || pendingAbove > 0 { deferAbove(1, first: 0) } else { append(literal: 0) }
  }

  /// Repeats the current row.
  ///
  /// - Parameters:
  ///   - first: The first byte of the row.
  ///   - marks: The words of its ``RowMarks``.
  mutating func repeatRow(first: UInt8, _ marks: Span<UInt64>) {
    if plan.isEmpty { makePlan(marks) }
    deferAbove(1, first: 0)
    for step in plan {
      switch step {
      case .above(let bytes): deferAbove(bytes, first: first)
      case .left(let bytes): copyLeft(bytes)
      }
    }
  }

  mutating func endRow() {
    if count >= Self.blockTokens { writeBlock(isFinal: false) }
  }

  mutating func finish(_ checksum: UInt32) {
    emitAbove()
    writeBlock(isFinal: true)
    blocks.output.alignToByte()
    let sum = checksum.byteSwapped
    blocks.output.append(sum & 0xFFFF, count: 16)
    blocks.output.append(sum >> 16, count: 16)
    blocks.output.alignToByte()
  }

  private mutating func writeBlock(isFinal: Bool) {
    costs = tokens.withSpan(of: 0..<count, changing: &blocks) { $1.write($0, isFinal: isFinal) }
    count = 0
  }

  private mutating func makePlan(_ marks: Span<UInt64>) {
    // Each copy needs three bytes.
    let margin = unit < Token.minimumLength ? Token.minimumLength : 0
    // Any long enough run covers the whole gap between two probes.
    let step = max(1, Self.flatBytes / unit / 2)
    var planned = 0
    var probe = 0
    while probe < width {
      let end = RowMarks.runEnd(marks, from: probe &+ 1)
      defer { probe = max(probe &+ step, end) }
      guard end &- probe >= min(step, width &- probe) else { continue }
      var start = probe
      while start > planned, !RowMarks.isRunStart(marks, start) { start &-= 1 }
      // The first unit of a run differs from the unit to its left.
      start = start &+ 1 &+ margin
      guard (end &- start) &* unit >= Self.flatBytes else { continue }
      plan.append(.above(bytes: (start &- planned) &* unit))
      plan.append(.left(bytes: (end &- margin &- start) &* unit))
      planned = end &- margin
    }
    if planned < width { plan.append(.above(bytes: (width &- planned) &* unit)) }
  }

  // MARK: Tokens

  @inline(__always)
  mutating func append(literal: UInt8) {
    append(Token(literal: literal))
  }

  /// Appends at most `width` bytes of a row.
  @inline(__always)
  mutating func append(literals row: Span<UInt8>, from start: Int, count: Int) {
    tokens.store(literals: row, from: start, count: count, at: self.count)
    self.count &+= count
  }

  /// Appends a copy of any length from three bytes.
  @inline(__always)
  mutating func append(copy bytes: Int, distance: Distance) {
    var rest = bytes
    while rest > Token.maximumLength {
      // Leave at least the minimum length for the last part.
      let part = min(Token.maximumLength, rest &- Token.minimumLength)
      append(Token(length: part, distance: distance))
      rest &-= part
      if count >= maximumTokens { writeBlock(isFinal: false) }
    }
    append(Token(length: rest, distance: distance))
  }

  @inline(__always)
  private mutating func append(_ token: Token) {
    tokens[count] = token
    count &+= 1
  }

  /// Whether to copy a run from the left although `aboveCount` units equal those above.
  @inline(__always)
  func prefersLeft(_ leftCount: Int, over aboveCount: Int) -> Bool {
    let bytes = leftCount &* unit
    return bytes >= Token.minimumLength && (leftCount >= aboveCount || bytes >= Self.flatBytes)
  }

  /// Emits a copy of at least three bytes from the unit to the left.
  @inline(__always)
  mutating func copyLeft(_ bytes: Int) {
    emitAbove()
    append(copy: bytes, distance: near.left)
  }

  /// Whether copying `bytes` bytes from above is cheaper than emitting them as literals.
  @inline(__always)
  func prefersAbove(_ bytes: Int, literalCost: @autoclosure () -> Int) -> Bool {
    guard pendingAbove == 0 else { return true }
    guard bytes >= Token.minimumLength else { return false }
    return bytes > 4 || costs.copy(length: bytes, distance: near.above) <= literalCost()
  }

  /// Extends the deferred copy from above by `bytes` bytes, the first of which is `first`.
  @inline(__always)
  mutating func deferAbove(_ bytes: Int, first: UInt8) {
    if pendingAbove == 0 { pendingBytes.0 = first }
    if pendingAbove == 1 { pendingBytes.1 = first }
    pendingAbove &+= bytes
  }

  /// Emits the deferred copy from above.
  @inline(__always)
  mutating func emitAbove() {
    if pendingAbove > 0 { emitPending() }
  }

  private mutating func emitPending() {
    let bytes = pendingAbove
    pendingAbove = 0
    guard bytes >= Token.minimumLength else {
      append(literal: pendingBytes.0)
      if bytes > 1 { append(literal: pendingBytes.1) }
      return
    }
    append(copy: bytes, distance: near.above)
  }
}
