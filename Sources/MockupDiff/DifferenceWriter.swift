import MockupPNG
import MockupScene

/// Encodes the image of a difference while it is drawn.
///
/// A small image is held as a whole and gets a palette if possible. Of a larger one, only the rows that can still
/// change are in memory: two small files can demand any number of pixels.
final class DifferenceWriter {
  private var image: DifferenceImage
  private let size: PixelSize
  /// Writes the rows of a large image; `nil` for a small one.
  private var encoder: PNGEncoder?
  private var bytes: [UInt8] = []
  /// The number of rows above the current one that can still change.
  private let pending: Int
  private var failure: PNGError?

  /// The most pixels that are held as a whole.
  private static let wholePixels = 4 << 20

  /// - Parameter pending: The number of rows above the current one that can still be marked.
  init(_ first: PixelSize, _ second: PixelSize, pending: Int) throws(PNGError) {
    size = first.union(with: second)
    self.pending = pending
    if size.width * size.height <= Self.wholePixels {
      image = DifferenceImage(first, second)
    } else {
      image = DifferenceImage(first, second, rows: min(size.height, 2 * pending + 1))
      encoder = try PNGEncoder(width: size.width, height: size.height, hasAlpha: false)
    }
  }

  func fill(_ pixels: [UInt32], row: Int) {
    if row >= image.endRow { write(min(row - pending, image.endRow) - image.firstRow) }
    image.fill(pixels, row: row)
  }

  func paint(_ columns: Range<Int>, row: Int, _ mark: PixelMark) { image.paint(columns, row: row, mark) }

  func finish() throws(PNGError) -> [UInt8] {
    guard encoder != nil else { return try PNGEncoder.encode(image.raster) }
    while image.firstRow < size.height { write(min(image.raster.height, size.height - image.firstRow)) }
    if let failure { throw failure }
    guard let encoder = encoder.take() else { return bytes }
    return bytes + (try encoder.finish())
  }

  private func write(_ count: Int) {
    let rows = image.removeRows(count)
    do { try encoder?.append(rows) } catch { failure = failure ?? error }
    bytes += encoder?.takeBytes() ?? []
  }
}
