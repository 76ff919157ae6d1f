/// A source of pixel colors that can be read rectangle by rectangle.
///
/// The color of a pixel does not depend on the rows requested, so a band equals the whole image.
protocol PixelSource {
  var frame: PixelFrame { get }
  var isOpaque: Bool { get }
  /// Writes pixels to the start of a buffer, row by row; the buffer grows if necessary.
  ///
  /// - Parameter part: Must lie within ``frame``.
  mutating func write(_ part: PixelFrame, to pixels: inout [UInt32])
}

extension PixelSource {
  /// Grows a buffer to the size of a part; its contents are undefined.
  static func fit(_ pixels: inout [UInt32], to part: PixelFrame) {
    let missing = part.width * part.height - pixels.count
    if missing > 0 { pixels.append(contentsOf: repeatElement(0, count: missing)) }
  }
}
