/// The tokens of a stream of rows, written block by block.
///
/// Bytes equal to those above are put off until something else comes: two such copies in a row are one.
struct RowTokens: ~Copyable {
  /// A step of a row that can be said again when the row is repeated.
  private enum Step {
    /// Bytes equal to those above: those of the first units, or at least three.
    case above(bytes: Int)
    /// Bytes equal to those of the unit to the left, at least three.
    case left(bytes: Int)
  }

  /// Whether a copy can begin as far back as in the row above.
  let reachesAbove: Bool
  /// What bytes and copies cost.
  private(set) var costs = SymbolCosts()

  private let width: Int
  /// How many bytes a unit takes.
  private let unit: Int
  /// The tokens of the block, and room for those of two more rows.
  private var tokens: FixedBuffer<Token>
  private var count = 0
  /// With so many tokens a block is closed within a row, too: a copy of what many rows have put off has no end of them.
  private let mostTokens: Int
  /// Bytes equal to those above that are not said yet.
  private var pendingAbove = 0
  /// The first two of them: fewer than three bytes cannot be copied.
  private var pendingBytes: (UInt8, UInt8) = (0, 0)
  private var blocks: BlockWriter
  /// How the present row is repeated; empty as long as it has not been.
  private var plan: [Step] = []

  /// Bytes of one color, from which on they are worth a step of their own though they also equal those above: a
  /// copy from above costs some ten bits more for each 258 bytes than one from the left.
  private static let flatBytes = 400
  /// Tokens of a block, beyond which it is closed at the next end of a row.
  private static let blockTokens = 8_192

  /// The start of a stream of rows of `width` units of `unit` bytes each.
  init(width: Int, unit: Int) {
    self.width = width
    self.unit = unit
    let rowLength = 1 + width * unit
    reachesAbove = rowLength <= Distance.maximum
    blocks = BlockWriter(near: NearDistances(left: unit, above: reachesAbove ? rowLength : 1))
    // A row has at most a token for each of its bytes, and two that the row before has put off.
    mostTokens = Self.blockTokens + rowLength + 8
    tokens = FixedBuffer(repeating: Token(literal: 0), count: mostTokens + rowLength + 16)
    // zlib header: window of 32 kB, no dictionary, check bits.
    blocks.output.append(0x0178, count: 16)
  }

  /// The distances that most copies have.
  @inline(__always)
  var near: NearDistances { blocks.near }

  /// How many bytes are finished and not given away.
  var byteCount: Int { blocks.output.bytes.count }

  /// Gives away the bytes that are finished.
  mutating func takeBytes() -> [UInt8] { blocks.output.takeBytes() }

  // MARK: Rows

  /// Begins a row; the filter byte is the same in all of them.
  ///
  /// - Parameters:
  ///   - equalCount: how many of its first units equal those above.
  ///   - hasAbove: whether there is a row above that copies can reach.
  mutating func beginRow(equalCount: Int, hasAbove: Bool) {
    plan.removeAll(keepingCapacity: true)
    if hasAbove, equalCount > 0 || pendingAbove > 0 { putOffAbove(1, first: 0) } else { append(literal: 0) }
  }

  /// Adds the present row once more.
  ///
  /// - Parameters:
  ///   - first: its first byte.
  ///   - marks: the words of its ``RowMarks``.
  mutating func repeatRow(first: UInt8, _ marks: Span<UInt64>) {
    if plan.isEmpty { makePlan(marks) }
    putOffAbove(1, first: 0)
    for step in plan {
      switch step {
      case .above(let bytes): putOffAbove(bytes, first: first)
      case .left(let bytes): copyLeft(bytes)
      }
    }
  }

  /// Ends a row.
  mutating func endRow() {
    if count >= Self.blockTokens { writeBlock(isFinal: false) }
  }

  /// Ends the stream with its checksum.
  mutating func finish(_ checksum: UInt32) {
    sayAbove()
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

  /// Decides how the present row is to be repeated.
  private mutating func makePlan(_ marks: Span<UInt64>) {
    // Each copy needs three bytes.
    let margin = unit < Token.minimumLength ? Token.minimumLength : 0
    // A run that is long enough covers a whole gap between two of the places looked at.
    let step = max(1, Self.flatBytes / unit / 2)
    var planned = 0
    var probe = 0
    while probe < width {
      let end = RowMarks.runEnd(marks, from: probe &+ 1)
      defer { probe = max(probe &+ step, end) }
      guard end &- probe >= min(step, width &- probe) else { continue }
      var start = probe
      while start > planned, !RowMarks.isRunStart(marks, start) { start &-= 1 }
      // The first unit of the run is no copy of the one to its left.
      start = start &+ 1 &+ margin
      guard (end &- start) &* unit >= Self.flatBytes else { continue }
      plan.append(.above(bytes: (start &- planned) &* unit))
      plan.append(.left(bytes: (end &- margin &- start) &* unit))
      planned = end &- margin
    }
    if planned < width { plan.append(.above(bytes: (width &- planned) &* unit)) }
  }

  // MARK: Tokens

  /// Adds a byte.
  @inline(__always)
  mutating func append(literal: UInt8) {
    append(Token(literal: literal))
  }

  /// Adds some bytes of a row, `width` at most.
  @inline(__always)
  mutating func append(literals row: Span<UInt8>, from start: Int, count: Int) {
    tokens.store(literals: row, from: start, count: count, at: self.count)
    self.count &+= count
  }

  /// Adds a copy of any number of bytes, at least three.
  @inline(__always)
  mutating func append(copy bytes: Int, distance: Distance) {
    var rest = bytes
    while rest > Token.maximumLength {
      // What remains must not be too short for a copy of its own.
      let part = min(Token.maximumLength, rest &- Token.minimumLength)
      append(Token(length: part, distance: distance))
      rest &-= part
      if count >= mostTokens { writeBlock(isFinal: false) }
    }
    append(Token(length: rest, distance: distance))
  }

  @inline(__always)
  private mutating func append(_ token: Token) {
    tokens[count] = token
    count &+= 1
  }

  /// Whether bytes that equal those to the left are said as a copy from there, though `aboveCount` units equal those above.
  @inline(__always)
  func prefersLeft(_ leftCount: Int, over aboveCount: Int) -> Bool {
    let bytes = leftCount &* unit
    return bytes >= Token.minimumLength && (leftCount >= aboveCount || bytes >= Self.flatBytes)
  }

  /// Adds a copy of at least three bytes of one unit before.
  @inline(__always)
  mutating func copyLeft(_ bytes: Int) {
    sayAbove()
    append(copy: bytes, distance: near.left)
  }

  /// Whether `bytes` bytes that equal those above are said as a copy from there, or cost less as they are.
  @inline(__always)
  func prefersAbove(_ bytes: Int, literalCost: @autoclosure () -> Int) -> Bool {
    guard pendingAbove == 0 else { return true }
    guard bytes >= Token.minimumLength else { return false }
    return bytes > 4 || costs.copy(length: bytes, distance: near.above) <= literalCost()
  }

  /// Notes that `bytes` more bytes equal those above; `first` is the first of them.
  @inline(__always)
  mutating func putOffAbove(_ bytes: Int, first: UInt8) {
    if pendingAbove == 0 { pendingBytes.0 = first }
    if pendingAbove == 1 { pendingBytes.1 = first }
    pendingAbove &+= bytes
  }

  /// Says the copy from above that was put off.
  @inline(__always)
  mutating func sayAbove() {
    if pendingAbove > 0 { sayPending() }
  }

  private mutating func sayPending() {
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
