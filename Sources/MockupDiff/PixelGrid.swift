import MockupScene

/// The pixels of an image or of some of its rows, premultiplied or straight.
struct PixelGrid {
  let width: Int
  /// The number of the first available row.
  private(set) var firstRow = 0
  private(set) var pixels: [UInt32]

  init(_ raster: StraightRaster) {
    width = raster.width
    pixels = raster.pixels
  }

  init(_ raster: Raster) {
    width = raster.width
    pixels = raster.pixels
  }

  init(width: Int) {
    self.width = width
    pixels = []
  }

  /// The number of the row after the last available one.
  var endRow: Int { width > 0 ? firstRow + pixels.count / width : firstRow }

  /// Returns the index of a pixel in ``pixels``; its row must be available.
  @inline(__always)
  func index(_ x: Int, _ y: Int) -> Int { (y &- firstRow) &* width &+ x }

  /// The row must be available.
  @inline(__always)
  subscript(x: Int, y: Int) -> UInt32 { pixels[index(x, y)] }

  /// Appends a row, cut to the width of the grid.
  mutating func append(_ row: [UInt32]) {
    pixels += row.prefix(width)
  }

  /// Removes all rows; the next one is `row`.
  mutating func restart(at row: Int) {
    pixels.removeAll(keepingCapacity: true)
    firstRow = row
  }

  mutating func removeRows(before row: Int) {
    guard row > firstRow else { return }
    pixels.removeFirst((row - firstRow) * width)
    firstRow = row
  }
}
