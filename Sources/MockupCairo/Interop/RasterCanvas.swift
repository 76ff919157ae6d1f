import CMockupCairo
import MockupScene

/// Connects Swift memory with Cairo surfaces.
enum RasterCanvas {
  /// Paints over existing pixels.
  ///
  /// - Parameters:
  ///   - pixels: Rows of `width` pixels.
  ///   - top: The number of the first row within the whole image.
  static func paint(
    on pixels: inout [UInt32], width: Int, top: Int, _ body: (CairoContext) throws(PaintingError) -> Void
  ) throws(PaintingError) {
    let height = width > 0 ? pixels.count / width : 0
    guard width > 0, height > 0 else { return }
    var failure: PaintingError?
    pixels.withUnsafeMutableBytes { bytes in
      guard let memory = bytes.baseAddress?.assumingMemoryBound(to: UInt8.self) else { return }
      do throws(PaintingError) {
        let image = try CairoImage(over: memory, width: width, height: height, stride: width * 4, format: .color)
        let context = try CairoContext(image, top: top)
        try body(context)
        try context.check()
      } catch {
        failure = error
      }
    }
    if let failure { throw failure }
  }

  /// Wraps a raster as a Cairo image, which is valid only during `body`.
  static func withImage(of raster: Raster, _ body: (CairoImage) -> Void) throws(PaintingError) {
    try withImage(of: raster.pixels, width: raster.width, height: raster.height, stride: 4 * raster.width, .color, body)
  }

  /// Wraps the first pixels of a buffer as a Cairo image, which is valid only during `body`.
  static func withImage(
    of pixels: [UInt32], in frame: PixelFrame, isOpaque: Bool, _ body: (CairoImage) -> Void
  ) throws(PaintingError) {
    try withImage(
      of: pixels, width: frame.width, height: frame.height, stride: 4 * frame.width, isOpaque ? .opaqueColor : .color,
      body)
  }

  /// Wraps a mask as a Cairo image, which is valid only during `body`.
  static func withMask(_ mask: PixelMask, _ body: (CairoImage) -> Void) throws(PaintingError) {
    try withImage(
      of: mask.coverage, width: mask.frame.width, height: mask.frame.height, stride: mask.stride, .mask, body)
  }

  private static func withImage<Pixel>(
    of pixels: [Pixel], width: Int, height: Int, stride: Int, _ format: CairoImage.Format, _ body: (CairoImage) -> Void
  ) throws(PaintingError) {
    var failure: PaintingError?
    pixels.withUnsafeBytes { bytes in
      // Cairo takes mutable memory but does not write to a source.
      guard width > 0, height > 0, stride * height <= bytes.count,
        let memory = UnsafeMutableRawPointer(mutating: bytes.baseAddress)?.assumingMemoryBound(to: UInt8.self)
      else { return }
      do throws(PaintingError) {
        body(try CairoImage(over: memory, width: width, height: height, stride: stride, format: format))
      } catch {
        failure = error
      }
    }
    if let failure { throw failure }
  }
}
