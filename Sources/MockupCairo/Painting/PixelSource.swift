/// Something that has a color for each pixel of a frame, and can be asked for them rectangle by rectangle.
///
/// What it says of a pixel does not depend on the rectangle's rows, so that a band is painted like the whole.
protocol PixelSource {
  /// The pixels that it has colors for.
  var frame: PixelFrame { get }
  /// Whether nothing shines through any of them.
  var isOpaque: Bool { get }
  /// Writes pixels over what is at the front of a buffer, row by row; it grows where it is too small.
  ///
  /// - Parameter part: lies within the frame.
  mutating func write(_ part: PixelFrame, to pixels: inout [UInt32])
}

extension PixelSource {
  /// Makes a buffer at least as large as a part, without regard to what is in it.
  static func fit(_ pixels: inout [UInt32], to part: PixelFrame) {
    let missing = part.width * part.height - pixels.count
    if missing > 0 { pixels.append(contentsOf: repeatElement(0, count: missing)) }
  }
}
