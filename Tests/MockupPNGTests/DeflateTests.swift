import TestSupport
import Testing

import MockupPNG

@Suite("Our own DEFLATE")
struct DeflateTests {
  /// The decoded tokens.
  private func expansion(_ tokens: [Token]) -> [UInt8] {
    var bytes: [UInt8] = []
    for token in tokens {
      if token.kind < 256 {
        bytes.append(UInt8(token.kind))
      } else {
        for _ in 0..<(token.kind - 253) { bytes.append(bytes[bytes.count - token.distance.bytes]) }
      }
    }
    return bytes
  }

  private func inflate(_ blocks: [[Token]], near: NearDistances = NearDistances(left: 1, above: 2)) throws -> [UInt8]? {
    var writer = BlockWriter(near: near)
    writer.output.append(0x0178, count: 16)
    for (index, tokens) in blocks.enumerated() { _ = writer.write(tokens.span, isFinal: index == blocks.count - 1) }
    writer.output.alignToByte()
    let content = expansion(blocks.flatMap { $0 })
    let stream = writer.output.takeBytes() + HandmadePNG.bigEndian(HandmadePNG.adler32(content))
    var reader = try InflateStream(stream, total: content.count, piece: 1)
    var found: [UInt8] = []
    for _ in content {
      let position = try reader.take(1)
      found += reader.window[position]
    }
    try reader.finish()
    #expect(found == content)
    guard case .content(let bytes) = try Inflater().decompress(stream, limit: content.count) else { return nil }
    return bytes
  }

  @Test("Every length and every kind of distance")
  func lengthsAndDistances() throws {
    var random = RandomSource(seed: 11)
    var tokens = (0..<33_000).map { _ in Token(literal: UInt8.random(in: 0...255, using: &random)) }
    for length in 3...258 { tokens.append(Token(length: length, distance: Distance(1 + length * 127))) }
    for power in 0..<15 {
      for distance in [1 << power, 1 << power + 1, (3 << power) >> 1] {
        tokens.append(Token(length: 3, distance: Distance(distance)))
      }
    }
    tokens.append(Token(length: 258, distance: Distance(32_768)))
    #expect(try inflate([tokens]) == expansion(tokens))
    #expect(try inflate([Array(tokens[..<20_000]), [], Array(tokens[20_000...])]) == expansion(tokens))
  }

  @Test("Copies from near distances are written like others", arguments: [(1, 661), (3, 1_981), (4, 32_768), (1, 1)])
  func nearDistances(left: Int, above: Int) throws {
    var random = RandomSource(seed: 14)
    let near = NearDistances(left: left, above: above)
    var tokens = (0..<33_000).map { _ in Token(literal: UInt8.random(in: 0...9, using: &random)) }
    var farTokens = tokens
    for _ in 0..<5_000 {
      let literal = Token(literal: UInt8.random(in: 0...255, using: &random))
      let length = Int.random(in: 3...258, using: &random)
      let far = Int.random(in: 1...32_768, using: &random)
      switch Int.random(in: 0...3, using: &random) {
      case 0: (tokens, farTokens) = (tokens + [literal], farTokens + [literal])
      case 1:
        tokens.append(Token(length: length, distance: near.left))
        farTokens.append(Token(length: length, distance: Distance(left)))
      case 2:
        tokens.append(Token(length: length, distance: near.above))
        farTokens.append(Token(length: length, distance: Distance(above)))
      default:
        tokens.append(Token(length: length, distance: Distance(far)))
        farTokens.append(Token(length: length, distance: Distance(far)))
      }
    }
    var writer = BlockWriter(near: near)
    var farWriter = BlockWriter(near: near)
    _ = writer.write(tokens.span, isFinal: true)
    _ = farWriter.write(farTokens.span, isFinal: true)
    #expect(writer.output.takeBytes() == farWriter.output.takeBytes())
    #expect(try inflate([tokens], near: near) == expansion(farTokens))
  }

  @Test("Blocks of few symbols", arguments: 0...5)
  func fewSymbols(count: Int) throws {
    let tokens = (0..<count).flatMap { Array(repeating: Token(literal: UInt8($0)), count: 200 + $0) }
    #expect(try inflate([tokens]) == expansion(tokens))
  }

  @Test("Codes never grow too long", arguments: [7, 15])
  func longCodes(limit: Int) {
    // Fibonacci numbers make the deepest tree.
    var counts = [1, 1]
    while counts.count < 19 { counts.append(counts[counts.count - 1] + counts[counts.count - 2]) }
    let code = PrefixCode(counts: counts, limit: limit)
    #expect(code.lengths.allSatisfy { (1...limit).contains(Int($0)) })
    #expect(code.lengths.reduce(0) { $0 + 1 << (limit - Int($1)) } == 1 << limit)
    #expect(Set(zip(code.codes, code.lengths).map { "\($0) \($1)" }).count == 19)
  }

  @Test("The code is as short as Huffman's")
  func huffman() {
    let code = PrefixCode(counts: [5, 9, 12, 13, 16, 45, 0], limit: 15)
    #expect(code.lengths == [4, 4, 3, 3, 3, 1, 0])
    #expect(code.size(of: [5, 9, 12, 13, 16, 45, 0]) == 224)
  }

  @Test("The checksum of rows of pixels is Adler-32")
  func checksum() {
    expectChecksums(.rgb, highest: 0xFF_FFFF, shifts: [16, 8, 0])
    expectChecksums(.rgba, highest: .max, shifts: [16, 8, 0, 24])
  }

  /// Rows of random pixels, some of which change from one to the next. The bytes of a pixel are at `shifts`.
  private func expectChecksums(_ layout: PixelLayout, highest: UInt32, shifts: [UInt32]) {
    var random = RandomSource(seed: 12)
    for width in [1, 2, 3, 4, 5, 63, 5_000] {
      var adler = RowAdler(rowLength: 1 + width * layout.bytesPerPixel)
      var bytes: [UInt8] = []
      var above = [UInt32](repeating: 0, count: width)
      for _ in 0..<6 {
        var row = above
        let changes = Int.random(in: 0...width, using: &random)
        let start = Int.random(in: 0...(width - changes), using: &random)
        for x in start..<(start + changes) { row[x] = UInt32.random(in: 0...highest, using: &random) }
        adler.replace(start..<(start + changes), of: above.span, by: row.span, layout)
        adler.finishRow()
        bytes.append(0)
        for pixel in row { bytes += shifts.map { UInt8(truncatingIfNeeded: pixel >> $0) } }
        above = row
      }
      #expect(adler.value == HandmadePNG.adler32(bytes), "\(layout), \(width) pixels a row")
    }
  }

  @Test("The checksum of rows of bytes is Adler-32", arguments: [1, 2, 63, 700, 70_000])
  func checksumOfBytes(width: Int) {
    var random = RandomSource(seed: 13)
    var adler = RowAdler(rowLength: 1 + width)
    var bytes: [UInt8] = []
    for count in [1, 3, 2] {
      let row = (0..<width).map { _ in UInt8.random(in: 200...255, using: &random) }
      adler.replaceRow(by: row.span)
      for _ in 0..<count {
        adler.finishRow()
        bytes += [0] + row
      }
    }
    #expect(adler.value == HandmadePNG.adler32(bytes))
  }

  @Test("Marks of rows are where units differ", arguments: [1, 2, 15, 16, 17, 63, 64, 65, 127, 128, 129, 200, 660])
  func marks(width: Int) {
    expectMarks(width) { UInt8(truncatingIfNeeded: $0) }
    // Only the highest bit differs, which sums of bytes lose first.
    expectMarks(width) { UInt32($0) << 31 | 0x7F00_FF01 }
    expectMarks(width) { UInt32($0) }
  }

  private func expectMarks<Unit: RowUnit>(_ width: Int, _ unit: (Int) -> Unit) {
    var random = RandomSource(seed: UInt64(width))
    var marks = RowMarks(width: width)
    var above: [Unit] = []
    for step in 0..<40 {
      var row = above.isEmpty ? (0..<width).map { _ in unit(Int.random(in: 0...1, using: &random)) } : above
      // Occasionally a row is unchanged, or changes entirely.
      for _ in 0..<[0, 1, 3, width][step % 4] {
        row[Int.random(in: 0..<width, using: &random)] = unit(Int.random(in: 0...1, using: &random))
      }
      #expect(marks.mark(row.span, under: above.span) == (row != above))
      let words = marks.words.span
      for x in 0...width {
        let change = (x..<width).first { above.isEmpty || row[$0] != above[$0] } ?? width
        let end = (x..<width).first { $0 == 0 || row[$0] != row[$0 - 1] } ?? width
        #expect(RowMarks.nextChange(words, from: x) == change && RowMarks.runEnd(words, from: x) == end)
        for countsAbove in [false, true] {
          let copy = (x..<width).first { start in
            let three = start..<start + 3
            guard three.upperBound <= width else { return false }
            return three.allSatisfy { $0 > 0 && row[$0] == row[$0 - 1] }
              || countsAbove && three.allSatisfy { !above.isEmpty && row[$0] == above[$0] }
          }
          if x < width { expectWindow(words, x, width, countsAbove, change: change, end: end, copy: copy) }
        }
      }
      above = row
    }
  }

  /// Expects that the marks from `x` on give the next change and the next copy, as far as they reach.
  private func expectWindow(
    _ words: Span<UInt64>, _ x: Int, _ width: Int, _ hasAbove: Bool, change: Int, end: Int, copy: Int?
  ) {
    var window = RowMarks.Window(words, from: x, hasAbove: hasAbove)
    let foreseen = min(width, x + RowMarks.Window.foreseenCopies)
    if hasAbove {
      #expect(window.above == 0 ? change - x >= 64 : x + window.aboveCount == change)
    } else {
      #expect(window.aboveCount == 0)
    }
    #expect(window.left == 0 ? end - x >= 64 : x + window.leftCount == end)
    #expect(min(foreseen, x + window.copies.trailingZeroBitCount) == min(foreseen, copy ?? width))
    let step = min(width - x, 5)
    window.advance(by: step)
    let next = RowMarks.runEnd(words, from: x + step)
    #expect(window.left == 0 ? next - x >= 64 : x + step + window.leftCount == next)
  }

  /// A wrong position finds no match there. The only effect is a larger file.
  @Test func aPlaceIsGivenBackAsItWasKept() {
    var table = PositionTable(bits: 4)
    let positions = [(1, 0), (2, 70_000), (70_001, 3), (1_048_576, 1_048_575)]
    var last = (row: 0, x: 0)
    for (row, x) in positions {
      let found = table.exchange(7, PositionTable.Position(row: row, x: x))
      #expect(found.row == last.row && found.x == last.x)
      last = (row, x)
    }
  }
}
