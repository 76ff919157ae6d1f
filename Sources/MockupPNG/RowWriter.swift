/// Brings rows of pixels into the form in which they are written without a palette, and compresses them.
struct RowWriter: ~Copyable {
  private let hasAlpha: Bool
  private let premultiplication = Premultiplication()
  private var compressor: PixelCompressor
  /// The last row as it came and as it was written, if the two differ.
  private var lastPixels: [UInt32] = []
  private var units: [UInt32] = []
  private var isFirst = true

  /// The start of a picture of `width` pixels a row.
  init(width: Int, hasAlpha: Bool) {
    self.hasAlpha = hasAlpha
    compressor = PixelCompressor(width: width, layout: hasAlpha ? .rgba : .rgb)
    guard hasAlpha else { return }
    lastPixels = Array(repeating: 0, count: width)
    units = Array(repeating: 0, count: width)
  }

  /// Whether there was a translucent pixel though the form has no alpha.
  var hasLostAlpha: Bool { !hasAlpha && compressor.commonBits >> 24 != 255 }

  /// How many bytes are finished.
  var byteCount: Int { compressor.byteCount }

  /// Gives away the bytes that are finished.
  mutating func takeBytes() -> [UInt8] { compressor.takeBytes() }

  /// Ends the picture.
  mutating func finish() { compressor.finish() }

  /// Adds a row.
  mutating func append(_ row: Span<UInt32>) {
    guard hasAlpha else { return compressor.append(row) }
    let equal = isFirst ? 0 : RowScan.commonPrefix(row, lastPixels.span)
    guard isFirst || equal < row.count else { return compressor.repeatRow() }
    isFirst = false
    let changed = row.extracting(equal...)
    RowScan.straighten(changed, into: &units, at: equal, by: premultiplication)
    RowScan.copy(changed, to: &lastPixels, at: equal)
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
}
