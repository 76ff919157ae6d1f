import MockupScene

/// The pixels of a picture or of some rows of it, whatever form their colors have.
struct PixelGrid {
  /// Pixels a row.
  let width: Int
  /// The first row that is there.
  private(set) var firstRow = 0
  /// The rows, one after the other.
  private(set) var pixels: [UInt32]

  init(_ raster: StraightRaster) {
    width = raster.width
    pixels = raster.pixels
  }

  init(_ raster: Raster) {
    width = raster.width
    pixels = raster.pixels
  }

  /// No rows yet of a picture.
  init(width: Int) {
    self.width = width
    pixels = []
  }

  /// The row behind the last one that is there.
  var endRow: Int { width > 0 ? firstRow + pixels.count / width : firstRow }

  /// The place of a pixel in the list, which must be there.
  @inline(__always)
  func place(_ x: Int, _ y: Int) -> Int { (y &- firstRow) &* width &+ x }

  /// The pixel in a column and row, which must be there.
  @inline(__always)
  subscript(x: Int, y: Int) -> UInt32 { pixels[place(x, y)] }

  /// Adds a row, which may be longer than the grid is wide.
  mutating func append(_ row: [UInt32]) {
    pixels += row.prefix(width)
  }

  /// Forgets all rows, and begins anew with one.
  mutating func restart(at row: Int) {
    pixels.removeAll(keepingCapacity: true)
    firstRow = row
  }

  /// Forgets the rows before one.
  mutating func removeRows(before row: Int) {
    guard row > firstRow else { return }
    pixels.removeFirst((row - firstRow) * width)
    firstRow = row
  }
}
