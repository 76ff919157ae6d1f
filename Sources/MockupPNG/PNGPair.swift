import MockupScene

/// Two PNGs read in parallel, row by row from the top.
///
/// If both files store a row identically and the rows above are equal, the pixels are equal, too, and are expanded for
/// neither file. Both files are read to their ends, and all checksums are checked.
package struct PNGPair {
  package enum Side: Sendable {
    case first
    case second
  }

  package struct Problem: Error {
    package let side: Side
    package let error: PNGError
  }

  private var first: PixelRows
  private var second: PixelRows
  private let haveSameForm: Bool
  /// Whether the samples of all rows so far are equal.
  private var isAligned = true
  /// Whether the second file's samples were skipped for the last row because they equal those of the first.
  private var isBehind = false
  private var scratch: [UInt32]

  /// Opens two files and optionally keeps the last two rows of the first one.
  package init(_ first: [UInt8], _ second: [UInt8], keepsRecent: Bool) throws(Problem) {
    let limit = Limit.comparedPixels.maximum
    self.first = try Self.checking(.first) { () throws(PNGError) in
      try PixelRows(first, maximumPixelCount: limit, keepsRecent: keepsRecent)
    }
    self.second = try Self.checking(.second) { () throws(PNGError) in
      try PixelRows(second, maximumPixelCount: limit, keepsRecent: false)
    }
    haveSameForm = self.first.hasSameForm(self.second)
    scratch = [UInt32](repeating: 0, count: self.first.expansion.mayLackColors ? self.first.header.width : 0)
  }

  package func size(of side: Side) -> (width: Int, height: Int) {
    let header = side == .first ? first.header : second.header
    return (header.width, header.height)
  }

  /// Whether any file needs more than 8 bits per channel.
  package var isWide: Bool { first.expansion.isWide || second.expansion.isWide }

  /// Advances to the next row, which both images must have.
  ///
  /// - Returns: `false` if the pixels are known to be equal. Then only those of the first image are available.
  package mutating func advance() throws(Problem) -> Bool {
    do { try first.advance() } catch { throw Problem(side: .first, error: error) }
    do { try second.advance() } catch { throw Problem(side: .second, error: error) }
    guard haveSameForm else {
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
    // A color that is missing in the palette is an error even if both files have it.
    if !scratch.isEmpty { try expand(.first, into: &scratch) }
    return false
  }

  /// Writes a row's pixels, `0xAARRGGBB`, into an array with one element per column.
  package func expand(_ side: Side, into pixels: inout [UInt32]) throws(Problem) {
    do {
      try side == .first ? first.expand(into: &pixels) : second.expand(into: &pixels)
    } catch {
      throw Problem(side: side, error: error)
    }
  }

  /// Writes the pixels of the first image's row that is one or two before the current one.
  package func expandRecent(back: Int, into pixels: inout [UInt32]) throws(Problem) {
    do { try first.expand(back: back, into: &pixels) } catch { throw Problem(side: .first, error: error) }
  }

  /// Writes a row's pixels with 16 bits per channel, `0xAAAARRRRGGGGBBBB`.
  package func expandWide(_ side: Side, into pixels: inout [UInt64]) throws(Problem) {
    do {
      try side == .first ? first.expandWide(into: &pixels) : second.expandWide(into: &pixels)
    } catch {
      throw Problem(side: side, error: error)
    }
  }

  /// Reads and checks the rest of both files.
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
