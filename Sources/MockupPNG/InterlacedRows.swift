import MockupScene

/// The rows of an interlaced PNG, put together of its passes.
///
/// The first row is complete only when the last pass begins, so that all samples are held, as the file has them: those
/// that are no larger than the file can unpack to.
struct InterlacedRows {
  /// What the file says about its pixels.
  let header: PNGHeader
  private var passes: [(place: InterlacePass, rowSize: Int, samples: [UInt8])]

  /// What a pass has for a row.
  struct Part {
    /// The samples, and perhaps others behind them.
    let samples: ArraySlice<UInt8>
    /// How many pixels there are.
    let count: Int
    /// The column of the first pixel.
    let column: Int
    /// How many columns further the next pixel is.
    let step: Int
  }

  /// Unpacks a file to its end.
  init(_ content: PNGContent) throws(PNGError) {
    header = content.header
    let most = Limit.interlacedBytes.most
    guard header.sampleBytes <= most else {
      throw .tooLargeInterlaced(width: header.width, height: header.height, most: most)
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

  /// What each pass has for a row.
  func parts(ofRow y: Int) -> [Part] {
    passes.compactMap { place, size, samples in
      guard y >= place.y, (y - place.y) % place.dy == 0 else { return nil }
      let start = (y - place.y) / place.dy * size
      return Part(
        samples: samples[start..<(start + size)], count: place.columns(of: header.width), column: place.x,
        step: place.dx)
    }
  }
}

/// A part of a picture: every so many-th pixel of every so many-th row.
struct InterlacePass {
  /// The column of the first pixel.
  let x: Int
  /// The row of the first pixel.
  let y: Int
  /// How many columns further the next pixel is.
  let dx: Int
  /// How many rows further the next row is.
  let dy: Int

  /// All pixels.
  static let whole = InterlacePass(x: 0, y: 0, dx: 1, dy: 1)

  /// The passes of Adam7.
  static let adam7 = [
    InterlacePass(x: 0, y: 0, dx: 8, dy: 8),
    InterlacePass(x: 4, y: 0, dx: 8, dy: 8),
    InterlacePass(x: 0, y: 4, dx: 4, dy: 8),
    InterlacePass(x: 2, y: 0, dx: 4, dy: 4),
    InterlacePass(x: 0, y: 2, dx: 2, dy: 4),
    InterlacePass(x: 1, y: 0, dx: 2, dy: 2),
    InterlacePass(x: 0, y: 1, dx: 1, dy: 2),
  ]

  /// How many pixels a row of the part has, in a picture of the given width.
  func columns(of width: Int) -> Int { max(0, (width - x + dx - 1) / dx) }

  /// How many rows the part has, in a picture of the given height.
  func rows(of height: Int) -> Int { max(0, (height - y + dy - 1) / dy) }
}
