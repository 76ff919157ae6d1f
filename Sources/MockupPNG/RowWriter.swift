/// Converts rows of pixels to RGB or straight RGBA and compresses them.
struct RowWriter: ~Copyable {
  private let hasAlpha: Bool
  private let premultiplication = Premultiplication()
  private var compressor: PixelCompressor
  /// The last row before and after conversion; unused without alpha.
  private var lastPixels: [UInt32] = []
  private var units: [UInt32] = []
  private var isFirst = true

  init(width: Int, hasAlpha: Bool) {
    self.hasAlpha = hasAlpha
    compressor = PixelCompressor(width: width, layout: hasAlpha ? .rgba : .rgb)
    guard hasAlpha else { return }
    lastPixels = Array(repeating: 0, count: width)
    units = Array(repeating: 0, count: width)
  }

  /// Whether a translucent pixel occurred in a format without alpha.
  var hasLostAlpha: Bool { !hasAlpha && compressor.commonBits >> 24 != 255 }

  var byteCount: Int { compressor.byteCount }

  mutating func takeBytes() -> [UInt8] { compressor.takeBytes() }

  mutating func finish() { compressor.finish() }

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

enum RowFormat {
  case opaque
  case straightAlpha
  case indexed(Palette)

  var colorType: PNGColorType {
    switch self {
    case .opaque: .rgb
    case .straightAlpha: .rgba
    case .indexed: .indexed
    }
  }

  var bitDepth: Int {
    switch self {
    case .opaque, .straightAlpha: 8
    case .indexed(let palette): palette.bitDepth
    }
  }
}
