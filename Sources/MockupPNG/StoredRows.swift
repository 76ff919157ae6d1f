/// The rows of a PNG as they are stored, one after the other.
///
/// A row is unpacked first, and its filter undone only when it is asked for: two files can be compared before that.
struct StoredRows {
  /// What the file says about its pixels.
  let header: PNGHeader
  /// The samples of the row, or of the one before until the filter is undone; zeros before the first row of a pass.
  private(set) var samples: [UInt8] = []
  /// The part of the picture that the row belongs to.
  private(set) var pass = InterlacePass.whole
  /// The row's number in its pass, from 0.
  private(set) var number = -1

  private var passes: ArraySlice<InterlacePass>
  private var rowsLeft = 0
  private var stream: InflateStream
  private var filter = RowFilter.none
  private var differences = 0..<0
  private let unit: Int

  /// The rows of a file.
  init(_ content: PNGContent) throws(PNGError) {
    let header = content.header
    self.header = header
    passes = header.passes[...]
    unit = max(1, header.bitsPerPixel / 8)
    stream = try InflateStream(
      content.data, total: header.sampleBytes, piece: 1 + header.byteCount(ofPixels: header.width))
  }

  /// Unpacks the next row.
  ///
  /// - Returns: `false` after the last one; the file is known to be sound then.
  mutating func advance() throws(PNGError) -> Bool {
    while rowsLeft == 0 {
      guard let next = passes.popFirst() else {
        try stream.finish()
        return false
      }
      pass = next
      number = -1
      rowsLeft = next.rows(of: header.height)
      samples = [UInt8](repeating: 0, count: header.byteCount(ofPixels: next.columns(of: header.width)))
    }
    let row = try stream.take(1 + samples.count)
    let kind = stream.window[row.lowerBound]
    guard let filter = RowFilter(rawValue: kind) else { throw .unknownFilter(Int(kind)) }
    self.filter = filter
    differences = (row.lowerBound + 1)..<row.upperBound
    rowsLeft -= 1
    number += 1
    return true
  }

  /// Whether the row is stored as the other file's: then the samples are the same if those of the row above are.
  func isStored(as other: StoredRows) -> Bool {
    filter == other.filter
      && ByteRun.isEqual(
        stream.window.span.bytes.extracting(differences), other.stream.window.span.bytes.extracting(other.differences))
  }

  /// Undoes the row's filter.
  ///
  /// - Returns: `false` where the row is known to be the same as the one above.
  @discardableResult
  mutating func undo() -> Bool {
    // Taken out and put back, so that nothing is copied.
    var row = samples
    samples = []
    var span = row.mutableSpan
    let isChanged = filter.undo(stream.window.span.extracting(differences), over: &span, unit: unit)
    samples = row
    return isChanged
  }

  /// Takes over the samples of another file's row, of the same form.
  mutating func replaceSamples(by other: StoredRows) {
    samples = other.samples
  }
}
