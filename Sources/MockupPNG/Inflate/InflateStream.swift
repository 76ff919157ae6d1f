/// Unpacks a zlib stream piece by piece.
///
/// libdeflate unpacks only whole streams. For images of millions of pixels, most time would go into allocating that
/// memory; pieces stay in the processor's cache.
package struct InflateStream {
  private enum Block {
    /// The next bits are a block's header.
    case none
    /// The number of bytes left in an uncompressed block.
    case stored(Int)
    case compressed
    case finished
  }

  package private(set) var window: [UInt8]

  private var reader: BitReader
  private var block = Block.none
  private var isLast = false
  private var codes: (literals: InflateCode, distances: InflateCode)?
  private var hasFixedCodes = false
  /// The end of the unpacked bytes in the window.
  private var written = 0
  /// The start of the bytes that were not taken yet.
  private var taken = 0
  /// The start of the bytes that are not in the checksum yet.
  private var summed = 0
  private var checksum: UInt32 = 1
  /// The number of bytes that may still follow.
  private var rest: Int

  /// The maximum unpacked size of a stream: DEFLATE expands two bits to at most 258 bytes.
  ///
  /// A larger promise is rejected before memory is allocated.
  static func longest(from count: Int) -> Int { Int(clamping: (Int64(count) + 1) * 1_032) }

  /// The maximum distance of a copy.
  private static let history = 32_768
  /// The size of a piece, chosen to fit into the processor's cache with everything else.
  private static let room = 1 << 18
  /// The distance that the loop may write beyond a full window.
  private static let margin = 512

  /// Starts a stream that unpacks to `total` bytes and is taken at most `piece` bytes at a time.
  ///
  /// - Throws: ``PNGError/corruptData`` if the zlib header is invalid.
  package init(_ stream: [UInt8], total: Int, piece: Int) throws(PNGError) {
    reader = BitReader(stream)
    rest = total
    let size = min(total, Self.history + Self.room + piece)
    window = [UInt8](repeating: 0, count: size + Self.margin)
    let header = (try reader.take(8), try reader.take(8))
    let isValid = header.0 & 0x0F == 8 && header.0 >> 4 <= 7 && header.1 & 0x20 == 0
    guard isValid, (header.0 << 8 | header.1) % 31 == 0 else { throw .corruptData }
  }

  /// Returns the range in the window of the next `count` bytes.
  package mutating func take(_ count: Int) throws(PNGError) -> Range<Int> {
    while written - taken < count { try unpack() }
    defer { taken += count }
    return taken..<(taken + count)
  }

  /// Checks that no more bytes follow and that the checksum matches.
  package mutating func finish() throws(PNGError) {
    while true {
      if case .finished = block { break }
      try unpack()
    }
    guard rest == 0, taken == written else { throw .corruptData }
    sum()
    reader.align()
    var expected: UInt32 = 0
    for _ in 0..<4 { expected = expected << 8 | UInt32(try reader.take(8)) }
    reader.align()
    guard reader.position <= reader.end, expected == checksum else { throw .corruptData }
  }

  private mutating func unpack() throws(PNGError) {
    // One byte more than fits, because the end of the last block must be read even if all bytes are there.
    let limit = window.count - Self.margin + 1
    if written >= limit { try slide() }
    let before = written
    switch block {
    case .none: try readHeader()
    case .finished: throw .corruptData
    case .stored(let left):
      let count = min(left, limit - written, reader.end - reader.position)
      guard count > 0 || left == 0 else { throw .corruptData }
      InflateLoop.copy(reader.bytes, reader.position, count, to: &window, at: written)
      written += count
      reader.position += count
      block = left > count ? .stored(left - count) : isLast ? .finished : .none
    case .compressed:
      guard let codes else { throw .corruptData }
      switch InflateLoop.run(&reader, codes.literals, codes.distances, into: &window, at: &written, until: limit) {
      case .full: break
      case .end: block = isLast ? .finished : .none
      case .broken: throw .corruptData
      }
    }
    rest -= written - before
    guard rest >= 0 else { throw .corruptData }
  }

  /// Moves the bytes that are still needed to the start of the window.
  private mutating func slide() throws(PNGError) {
    sum()
    let dropped = min(taken, written - Self.history)
    guard dropped > 0 else { throw .corruptData }
    InflateLoop.move(&window, dropped..<written)
    written -= dropped
    taken -= dropped
    summed -= dropped
  }

  private mutating func sum() {
    checksum = Checksum.adler32(window.span.extracting(summed..<written), start: checksum)
    summed = written
  }

  // MARK: Headers of blocks

  private mutating func readHeader() throws(PNGError) {
    isLast = try reader.take(1) == 1
    switch try reader.take(2) {
    case 0:
      reader.align()
      let length = try reader.take(16)
      guard try reader.take(16) == length ^ 0xFFFF else { throw .corruptData }
      reader.align()
      block = length > 0 ? .stored(length) : isLast ? .finished : .none
    case 1:
      if !hasFixedCodes { try setCodes(PrefixCode.fixedLiterals.lengths[...], Self.fixedDistances) }
      hasFixedCodes = true
      block = .compressed
    case 2:
      try readCodes()
      hasFixedCodes = false
      block = .compressed
    default: throw .corruptData
    }
  }

  private mutating func readCodes() throws(PNGError) {
    let literals = try reader.take(5) + 257
    let distances = try reader.take(5) + 1
    let count = try reader.take(4) + 4
    guard literals <= 286, distances <= 30 else { throw .corruptData }
    var own = [UInt8](repeating: 0, count: 19)
    for symbol in BlockHeader.order.prefix(count) { own[symbol] = UInt8(try reader.take(3)) }
    guard let code = InflateCode(own[...], .lengths) else { throw .corruptData }
    var lengths: [UInt8] = []
    while lengths.count < literals + distances {
      switch try reader.symbol(code) {
      case 16:
        guard let last = lengths.last else { throw .corruptData }
        lengths += repeatElement(last, count: try reader.take(2) + 3)
      case 17: lengths += repeatElement(0, count: try reader.take(3) + 3)
      case 18: lengths += repeatElement(0, count: try reader.take(7) + 11)
      case let length: lengths.append(UInt8(length))
      }
    }
    // A block without an end symbol is broken.
    guard lengths.count == literals + distances, lengths[256] > 0 else { throw .corruptData }
    try setCodes(lengths[..<literals], lengths[literals...])
  }

  private mutating func setCodes(_ literals: ArraySlice<UInt8>, _ distances: ArraySlice<UInt8>) throws(PNGError) {
    guard let literals = InflateCode(literals, .literals), let distances = InflateCode(distances, .distances) else {
      throw .corruptData
    }
    codes = (literals, distances)
  }

  /// The last two symbols have no meaning but complete the code.
  private static let fixedDistances = [UInt8](repeating: 5, count: 32)[...]
}
