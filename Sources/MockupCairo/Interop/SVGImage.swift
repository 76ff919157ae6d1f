import CMockupCairo
import MockupScene

/// An SVG rendered by librsvg.
final class SVGImage: ForeignImage {
  let size: Size
  private let handle: OpaquePointer
  private let library: SVGLibrary

  /// Opens an SVG.
  ///
  /// Without a base URL, librsvg rejects all references to other files.
  init(_ bytes: [UInt8], library: SVGLibrary) throws(ImageError) {
    var error: UnsafeMutablePointer<GError>?
    let handle = bytes.withUnsafeBufferPointer { library.open($0.baseAddress, gsize($0.count), &error) }
    guard let handle else { throw .damaged(Self.take(&error)) }
    library.setResolution(handle, 96)
    guard let size = Self.naturalSize(of: handle, library) else {
      g_object_unref(UnsafeMutableRawPointer(handle))
      throw .badSize(width: 0, height: 0)
    }
    let sides = 1e-3...ForeignImageSource.longestSide
    guard sides.contains(size.width), sides.contains(size.height) else {
      g_object_unref(UnsafeMutableRawPointer(handle))
      throw .badSize(width: size.width, height: size.height)
    }
    self.handle = handle
    self.library = library
    self.size = size
  }

  deinit { g_object_unref(UnsafeMutableRawPointer(handle)) }

  func raster(width: Int, height: Int) throws(ImageError) -> Raster {
    try raster(of: Rect(x: 0, y: 0, width: 1, height: 1), width: width, height: height)
  }

  func detail(_ part: Rect, width: Double, height: Double) throws(ImageError) -> (raster: Raster, part: Rect) {
    let (across, down) = (max(1, part.width * width), max(1, part.height * height))
    // The visible part can be as large as the whole image, which may exceed the limits of rasters.
    let side = Double(Limit.imageSide.maximum)
    let factor = min(1, side / across, side / down, (Double(Limit.imagePixels.maximum) / (across * down)).squareRoot())
    let raster = try raster(
      of: part, width: max(1, Int((across * factor).rounded(.down))),
      height: max(1, Int((down * factor).rounded(.down))))
    return (raster, part)
  }

  private func raster(of part: Rect, width: Int, height: Int) throws(ImageError) -> Raster {
    try ForeignImageSource.check(width: width, height: height)
    var pixels = [UInt32](repeating: 0, count: width * height)
    var failure: ImageError?
    do throws(PaintingError) {
      try RasterCanvas.paint(on: &pixels, width: width, top: 0) { context in
        // Stretched to the requested size, like an `<img>`.
        let (across, down) = (Double(width) / part.width, Double(height) / part.height)
        if part.x != 0 || part.y != 0 { cairo_translate(context.native, -part.x * across, -part.y * down) }
        cairo_scale(context.native, across / size.width, down / size.height)
        var frame = SVGLibrary.Rectangle(x: 0, y: 0, width: size.width, height: size.height)
        var error: UnsafeMutablePointer<GError>?
        if library.render(handle, context.native, &frame, &error) == 0 { failure = .damaged(Self.take(&error)) }
      }
    } catch {
      throw .damaged("\(error)")
    }
    if let failure { throw failure }
    return Raster(width: width, height: height, pixels: pixels)
  }

  /// Returns width and height in pixels, or those of the `viewBox` if they are percentages.
  private static func naturalSize(of handle: OpaquePointer, _ library: SVGLibrary) -> Size? {
    var (width, height) = (0.0, 0.0)
    if library.sizeInPixels(handle, &width, &height) != 0 { return Size(width: width, height: height) }
    var (hasWidth, hasHeight, hasBox): (gboolean, gboolean, gboolean) = (0, 0, 0)
    // A length is a number and a unit, 16 bytes in total; the values are unused.
    var (widthLength, heightLength) = (SIMD2<Double>(), SIMD2<Double>())
    var box = SVGLibrary.Rectangle(x: 0, y: 0, width: 0, height: 0)
    library.dimensions(handle, &hasWidth, &widthLength, &hasHeight, &heightLength, &hasBox, &box)
    return hasBox != 0 ? Size(width: box.width, height: box.height) : nil
  }

  private static func take(_ error: inout UnsafeMutablePointer<GError>?) -> String {
    guard let loadError = error else { return "librsvg cannot read the SVG" }
    defer { g_clear_error(&error) }
    return loadError.pointee.message.map { String(cString: $0) } ?? "librsvg cannot read the SVG"
  }
}
