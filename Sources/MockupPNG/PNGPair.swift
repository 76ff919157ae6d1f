import MockupScene

/// Two PNGs read side by side, row by row from the top.
///
/// Where both files store a row in the same way, and the rows above are the same, the pixels are the same too, and are
/// made for neither. Both files are read to their ends, and all their checksums are checked.
package struct PNGPair {
  /// One of the two files.
  package enum Side: Sendable {
    case first
    case second
  }

  /// What is wrong with one of the files.
  package struct Problem: Error {
    package let side: Side
    package let error: PNGError
  }

  private var first: PixelRows
  private var second: PixelRows
  private let isOfOneForm: Bool
  /// Whether the samples of the rows are the same so far as they were looked at.
  private var isAligned = true
  /// Whether the second file's samples were not made for the last row, as they are those of the first.
  private var isBehind = false
  private var scratch: [UInt32]

  /// Two files, of which two rows before the current one can be kept.
  package init(_ first: [UInt8], _ second: [UInt8], keepsRecent: Bool) throws(Problem) {
    let limit = Limit.comparedPixels.most
    self.first = try Self.checking(.first) { () throws(PNGError) in
      try PixelRows(first, maximumPixelCount: limit, keepsRecent: keepsRecent)
    }
    self.second = try Self.checking(.second) { () throws(PNGError) in
      try PixelRows(second, maximumPixelCount: limit, keepsRecent: false)
    }
    isOfOneForm = self.first.isOfForm(self.second)
    scratch = [UInt32](repeating: 0, count: self.first.expansion.mayLackColors ? self.first.header.width : 0)
  }

  /// How large a picture is.
  package func size(of side: Side) -> (width: Int, height: Int) {
    let header = side == .first ? first.header : second.header
    return (header.width, header.height)
  }

  /// Whether 8 bits a channel are not enough to tell all colors apart.
  package var isWide: Bool { first.expansion.isWide || second.expansion.isWide }

  /// Goes to the next row, which both pictures must have.
  ///
  /// - Returns: `false` where the pixels are known to be the same; then only the first picture's can be asked for.
  package mutating func advance() throws(Problem) -> Bool {
    do { try first.advance() } catch { throw Problem(side: .first, error: error) }
    do { try second.advance() } catch { throw Problem(side: .second, error: error) }
    guard isOfOneForm else {
      first.undo()
      second.undo()
      return true
    }
    if isAligned, first.stored.isStored(as: second.stored) {
      first.undo()
      isBehind = true
    } else {
      if isBehind { second.replaceSamples(by: first) }
      isBehind = false
      first.undo()
      second.undo()
      isAligned = ByteRun.isEqual(first.stored.samples.span.bytes, second.stored.samples.span.bytes)
    }
    guard isAligned else { return true }
    // A color that the palette lacks is a mistake, also where both files make it.
    if !scratch.isEmpty { try expand(.first, into: &scratch) }
    return false
  }

  /// Writes a row's pixels, `0xAARRGGBB`; there must be as many as the picture has columns.
  package func expand(_ side: Side, into pixels: inout [UInt32]) throws(Problem) {
    do {
      try side == .first ? first.expand(into: &pixels) : second.expand(into: &pixels)
    } catch {
      throw Problem(side: side, error: error)
    }
  }

  /// Writes the pixels of the first picture's row that is one or two before the current one.
  package func expandRecent(back: Int, into pixels: inout [UInt32]) throws(Problem) {
    do { try first.expand(back: back, into: &pixels) } catch { throw Problem(side: .first, error: error) }
  }

  /// Writes a row's pixels with 16 bits a channel, `0xAAAARRRRGGGGBBBB`.
  package func expandWide(_ side: Side, into pixels: inout [UInt64]) throws(Problem) {
    do {
      try side == .first ? first.expandWide(into: &pixels) : second.expandWide(into: &pixels)
    } catch {
      throw Problem(side: side, error: error)
    }
  }

  /// Reads what is left of both files.
  package mutating func finish() throws(Problem) {
    do { while try first.advance() {} } catch { throw Problem(side: .first, error: error) }
    do { while try second.advance() {} } catch { throw Problem(side: .second, error: error) }
  }

  private static func checking<Result>(
    _ side: Side, _ work: () throws(PNGError) -> Result
  ) throws(Problem) -> Result {
    do { return try work() } catch { throw Problem(side: side, error: error) }
  }
}
