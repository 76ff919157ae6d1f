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
