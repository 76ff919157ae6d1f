/// Brings rows of pixels into the form in which they are written, and compresses them.
struct RowWriter {
  private let format: RowFormat
  private let premultiplication = Premultiplication()
  private var compressor: RowCompressor
  /// The last row as it came and as it was written, if the two differ.
  private var lastPixels: [UInt32] = []
  private var units: [UInt32] = []
  private var isFirst = true

  /// The start of a picture of `width` pixels a row.
  init(width: Int, format: RowFormat) {
    self.format = format
    let unitCount = format.unitCount(width)
    compressor = RowCompressor(width: unitCount, layout: format.layout)
    if case .opaque = format { return }
    lastPixels = Array(repeating: 0, count: width)
    units = Array(repeating: 0, count: unitCount)
  }

  /// Whether there was a translucent pixel though the form has no alpha.
  var hasLostAlpha: Bool {
    if case .opaque = format { compressor.commonBits >> 24 != 255 } else { false }
  }

  /// How many bytes are finished.
  var byteCount: Int { compressor.byteCount }

  /// Gives away the bytes that are finished.
  mutating func takeBytes() -> [UInt8] { compressor.takeBytes() }

  /// Ends the picture.
  mutating func finish() { compressor.finish() }

  /// Adds a row.
  mutating func append(_ row: Span<UInt32>) {
    if case .opaque = format { return compressor.append(row) }
    let isRepeated = !isFirst && PixelScan.commonPrefix(row, lastPixels.span) == row.count
    if isRepeated { return compressor.repeatRow() }
    if case .indexed(let palette) = format {
      let above = isFirst ? [] : lastPixels
      palette.update(&units, with: row, after: above.span)
    } else {
      PixelScan.straighten(row, into: &units, by: premultiplication)
    }
    isFirst = false
    PixelScan.copy(row, to: &lastPixels, at: 0)
    let units = units
    compressor.append(units.span)
  }
}

/// The forms in which pictures are written.
enum RowFormat {
  /// Red, green, blue.
  case opaque
  /// Red, green, blue, alpha.
  case straightAlpha
  /// Places in a palette.
  case indexed(Palette)

  /// The form's number in the header.
  var colorType: PNGColorType {
    switch self {
    case .opaque: .rgb
    case .straightAlpha: .rgba
    case .indexed: .indexed
    }
  }

  /// How many bits a sample has.
  var bitDepth: Int {
    switch self {
    case .opaque, .straightAlpha: 8
    case .indexed(let palette): palette.bitDepth
    }
  }

  /// How the units of a row are written.
  var layout: UnitLayout {
    switch self {
    case .opaque: .rgb
    case .straightAlpha: .rgba
    case .indexed: .index
    }
  }

  /// How many units a row of `width` pixels has.
  func unitCount(_ width: Int) -> Int {
    switch self {
    case .opaque, .straightAlpha: width
    case .indexed(let palette): (width * palette.bitDepth + 7) / 8
    }
  }
}
