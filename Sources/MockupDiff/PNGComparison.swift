import MockupPNG
import MockupScene

/// Compares two PNGs row by row while unpacking them; neither is held as a whole.
struct PNGComparison {
  private let threshold: Double?
  private let sizes: (first: PixelSize, second: PixelSize)
  private let common: PixelSize
  private let classifier: PixelClassifier
  private var pair: PNGPair
  private var tally = DifferenceTally()
  /// The rows around the last change, which provide neighbors.
  private var band: PixelBand
  private var image: DifferenceWriter?
  private var rows: (first: [UInt32], second: [UInt32])
  private var wideRows: (first: [UInt64], second: [UInt64])

  init(_ first: [UInt8], _ second: [UInt8], threshold: Double?) throws(PNGPair.Problem) {
    self.threshold = threshold
    pair = try PNGPair(first, second, keepsRecent: threshold != nil)
    let (one, other) = (pair.size(of: .first), pair.size(of: .second))
    sizes = (PixelSize(width: one.width, height: one.height), PixelSize(width: other.width, height: other.height))
    common = sizes.first.common(with: sizes.second)
    band = PixelBand(width: common.width)
    classifier = PixelClassifier(threshold: threshold, commonSize: common)
    rows = ([UInt32](repeating: 0, count: one.width), [UInt32](repeating: 0, count: other.width))
    wideRows = ([], [])
    if pair.isWide {
      wideRows = ([UInt64](repeating: 0, count: one.width), [UInt64](repeating: 0, count: other.width))
    }
  }

  /// Makes the comparison draw the difference.
  mutating func drawImage() throws(UndrawableDifference) {
    let size = sizes.first.union(with: sizes.second)
    let maximum = Limit.differencePixels.maximum
    // Both sides are less than 2³¹.
    guard size.width * size.height <= maximum else {
      throw .tooLarge(width: size.width, height: size.height, maximum: maximum)
    }
    do {
      image = try DifferenceWriter(sizes.first, sizes.second, pending: band.pending)
    } catch { throw .unwritable(error.description) }
  }

  /// Returns the PNG of the difference after ``run()``; `nil` without ``drawImage()``.
  func png() throws(UndrawableDifference) -> [UInt8]? {
    do { return try image?.finish() } catch { throw .unwritable(error.description) }
  }

  mutating func run() throws(PNGPair.Problem) -> Difference {
    for row in 0..<common.height {
      if try pair.advance() {
        try compare(row)
      } else if band.isOpen || image != nil {
        try pair.expand(.first, into: &rows.first)
        image?.fill(rows.first, row: row)
        if band.isOpen { band.append(rows.first, rows.first) }
      }
      if band.isOpen { classifyBand(isEnd: row == common.height - 1) }
    }
    try pair.finish()
    return tally.finish(sizes.first, sizes.second)
  }

  private mutating func compare(_ row: Int) throws(PNGPair.Problem) {
    try pair.expand(.first, into: &rows.first)
    try pair.expand(.second, into: &rows.second)
    image?.fill(rows.first, row: row)
    var changes: [Range<Int>] = []
    if pair.isWide {
      try pair.expandWide(.first, into: &wideRows.first)
      try pair.expandWide(.second, into: &wideRows.second)
      PixelRun.forEachChange(wideRows.first, wideRows.second, count: common.width) { changes.append($0) }
    } else {
      PixelRun.forEachChange(rows.first, rows.second, count: common.width) { changes.append($0) }
    }
    if threshold == nil {
      for columns in changes { mark(columns, row: row, .different) }
    } else if band.isOpen || !changes.isEmpty {
      if !band.isOpen { try openBand(row) }
      band.append(rows.first, rows.second, changes: changes)
    }
  }

  /// Starts a band with the rows before the current one, which are equal in both images.
  private mutating func openBand(_ row: Int) throws(PNGPair.Problem) {
    let back = min(row, PixelBand.reach)
    band.open(at: row - back)
    var pixels = rows.first
    for distance in stride(from: back, to: 0, by: -1) {
      try pair.expandRecent(back: distance, into: &pixels)
      band.append(pixels, pixels)
    }
  }

  private mutating func classifyBand(isEnd: Bool) {
    // Moved out to avoid a copy while marks are added.
    var band = self.band
    self.band = PixelBand(width: 0)
    band.classify(by: classifier, isEnd: isEnd) { row, columns, mark in self.mark(columns, row: row, mark) }
    self.band = band
  }

  private mutating func mark(_ columns: Range<Int>, row: Int, _ mark: PixelMark) {
    tally.add(columns, row: row, mark)
    image?.paint(columns, row: row, mark)
  }
}
