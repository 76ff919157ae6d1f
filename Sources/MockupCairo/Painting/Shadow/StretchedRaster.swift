package import MockupScene

/// A raster scaled to a rectangle, whose edges may lie between pixels.
///
/// Rows are scaled horizontally once and kept while new rows need them, so reading strip by strip costs no more than
/// reading all at once.
package struct StretchedRaster: PixelSource {
  private static let maximumPixels = 1 << 28
  /// Extents below this, in pixels, are invisible.
  private static let minimum = 1.0 / 256

  package let frame: PixelFrame
  private let raster: Raster
  private let across: ScalingAxis
  private let down: ScalingAxis
  let isOpaque: Bool
  /// Source rows at their new width.
  private var lines: ChannelLines

  /// - Parameter rows: The rows of the image to paint.
  /// - Returns: `nil` if no pixel is covered.
  package init?(_ raster: Raster, in rect: Rect, rows: Range<Int>) {
    guard raster.width > 0, raster.height > 0, rect.width >= Self.minimum, rect.height >= Self.minimum,
      abs(rect.x) < 1e7,
      abs(rect.y) < 1e7,
      rect.width < 1e7, rect.height < 1e7
    else { return nil }
    self.raster = raster
    across = ScalingAxis(from: raster.width, start: rect.x, extent: rect.width, limits: -20_000_000..<20_000_000)
    down = ScalingAxis(from: raster.height, start: rect.y, extent: rect.height, limits: rows)
    frame = PixelFrame(x: across.first, y: down.first, width: across.count, height: down.count)
    isOpaque = across.isIntegral && down.isIntegral && raster.pixels.allSatisfy { $0 >> 24 == 255 }
    lines = ChannelLines(across)
    guard !frame.isEmpty, frame.width.multipliedReportingOverflow(by: frame.height).partialValue <= Self.maximumPixels
    else { return nil }
  }

  var isIdentity: Bool { across.isIdentity && down.isIdentity }

  package mutating func write(_ part: PixelFrame, to pixels: inout [UInt32]) {
    Self.fit(&pixels, to: part)
    if isIdentity { return copy(part, to: &pixels) }
    let rows = part.y - frame.y..<part.maxY - frame.y
    let columns = part.x - frame.x..<part.maxX - frame.x
    lines.hold(down.sources(of: rows), of: raster)
    var span = pixels.mutableSpan
    for row in rows { lines.mix(down, row, columns, to: &span, (row - rows.lowerBound) * part.width) }
    if !isOpaque { Self.limit(&span, part.width * part.height) }
  }

  /// Clamps colors to alpha, which overshoot of the kernel may have exceeded.
  private static func limit(_ pixels: inout MutableSpan<UInt32>, _ count: Int) {
    guard count <= pixels.count else { return }
    for index in 0..<count {
      let pixel = pixels[index]
      let alpha = pixel >> 24
      var limited = min(pixel & 255, alpha) | min(pixel >> 8 & 255, alpha) << 8
      limited |= min(pixel >> 16 & 255, alpha) << 16 | alpha << 24
      pixels[index] = limited
    }
  }

  private func copy(_ part: PixelFrame, to pixels: inout [UInt32]) {
    for row in 0..<part.height {
      let source = (part.y + row - down.origin) * raster.width + part.x - across.origin
      pixels.replaceSubrange(
        row * part.width..<(row + 1) * part.width, with: raster.pixels[source..<source + part.width])
    }
  }
}
