/// The rows of a PNG as stored, one after the other.
///
/// A row is unpacked first, and its filter is undone only on demand, so that two files can be compared in filtered
/// form.
struct StoredRows {
  let header: PNGHeader
  /// The samples of the row, or of the one before until the filter is undone; zeros before the first row of a pass.
  private(set) var samples: [UInt8] = []
  private(set) var pass = InterlacePass.full
  /// The row's number in its pass, from 0.
  private(set) var number = -1

  private var passes: ArraySlice<InterlacePass>
  private var rowsLeft = 0
  private var stream: InflateStream
  private var filter = RowFilter.none
  private var differences = 0..<0
  private let unit: Int

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
  /// - Returns: `false` after the last row; then the whole file has been checked.
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

  /// Whether the row has the same filter and filtered bytes as in the other file. If the rows above are equal, so are
  /// the samples.
  func isStored(as other: StoredRows) -> Bool {
    filter == other.filter
      && ByteRun.isEqual(
        stream.window.span.bytes.extracting(differences), other.stream.window.span.bytes.extracting(other.differences))
  }

  /// Undoes the row's filter.
  ///
  /// - Returns: `false` if the row is known to equal the one above.
  @discardableResult
  mutating func undo() -> Bool {
    // Moved out and back to avoid a copy.
    var row = samples
    samples = []
    var span = row.mutableSpan
    let isChanged = filter.undo(stream.window.span.extracting(differences), over: &span, unit: unit)
    samples = row
    return isChanged
  }

  /// Copies the samples of the same row from another file of the same format.
  mutating func replaceSamples(by other: StoredRows) {
    samples = other.samples
  }
}
