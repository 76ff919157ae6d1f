import MockupScene

/// The rows of an interlaced PNG, combined from its passes.
///
/// The first row is complete only when the last pass begins, so all samples are held in packed form. Their size is
/// bounded by the expansion limit of DEFLATE.
struct InterlacedRows {
  let header: PNGHeader
  private var passes: [(pass: InterlacePass, rowSize: Int, samples: [UInt8])]

  /// The contribution of a pass to a row.
  struct Part {
    /// The samples, possibly followed by others.
    let samples: ArraySlice<UInt8>
    let count: Int
    /// The column of the first pixel.
    let column: Int
    /// The distance in columns between pixels.
    let step: Int
  }

  init(_ content: PNGContent) throws(PNGError) {
    header = content.header
    let maximum = Limit.interlacedBytes.maximum
    guard header.sampleBytes <= maximum else {
      throw .tooLargeInterlaced(width: header.width, height: header.height, maximum: maximum)
    }
    passes = header.passes.map { [header] pass in
      let size = header.byteCount(ofPixels: pass.columns(of: header.width))
      return (pass, size, [])
    }
    var rows = try StoredRows(content)
    var pass = -1
    while try rows.advance() {
      rows.undo()
      if rows.number == 0 { pass += 1 }
      passes[pass].samples += rows.samples
    }
  }

  func parts(ofRow y: Int) -> [Part] {
    passes.compactMap { pass, size, samples in
      guard y >= pass.y, (y - pass.y) % pass.dy == 0 else { return nil }
      let start = (y - pass.y) / pass.dy * size
      return Part(
        samples: samples[start..<(start + size)], count: pass.columns(of: header.width), column: pass.x,
        step: pass.dx)
    }
  }
}

/// The pixels at every `dx`-th column of every `dy`-th row.
struct InterlacePass {
  let x: Int
  let y: Int
  let dx: Int
  let dy: Int

  static let full = InterlacePass(x: 0, y: 0, dx: 1, dy: 1)

  static let adam7 = [
    InterlacePass(x: 0, y: 0, dx: 8, dy: 8),
    InterlacePass(x: 4, y: 0, dx: 8, dy: 8),
    InterlacePass(x: 0, y: 4, dx: 4, dy: 8),
    InterlacePass(x: 2, y: 0, dx: 4, dy: 4),
    InterlacePass(x: 0, y: 2, dx: 2, dy: 4),
    InterlacePass(x: 1, y: 0, dx: 2, dy: 2),
    InterlacePass(x: 0, y: 1, dx: 1, dy: 2),
  ]

  func columns(of width: Int) -> Int { max(0, (width - x + dx - 1) / dx) }

  func rows(of height: Int) -> Int { max(0, (height - y + dy - 1) / dy) }
}
