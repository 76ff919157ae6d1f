import CMockupCairo
import MockupScene

/// A foreign picture that librsvg draws.
final class SVGImage: ForeignImage {
  let size: Size
  private let handle: OpaquePointer
  private let library: SVGLibrary

  /// Opens an SVG.
  ///
  /// No base address is set, and librsvg then refuses every reference to something outside of the file.
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

  func raster(width: Int, height: Int) throws -> Raster {
    try ForeignImageSource.check(width: width, height: height)
    var pixels = [UInt32](repeating: 0, count: width * height)
    var failure: ImageError?
    try RasterCanvas.paint(on: &pixels, width: width, top: 0) { context in
      // The picture is stretched to the size that is asked for, as an `<img>` would be.
      cairo_scale(context.native, Double(width) / size.width, Double(height) / size.height)
      var frame = SVGLibrary.Rectangle(x: 0, y: 0, width: size.width, height: size.height)
      var error: UnsafeMutablePointer<GError>?
      if library.render(handle, context.native, &frame, &error) == 0 { failure = .damaged(Self.take(&error)) }
    }
    if let failure { throw failure }
    return Raster(width: width, height: height, pixels: pixels)
  }

  /// Width and height in pixels; those of the `viewBox` where they are given in percent.
  private static func naturalSize(of handle: OpaquePointer, _ library: SVGLibrary) -> Size? {
    var (width, height) = (0.0, 0.0)
    if library.sizeInPixels(handle, &width, &height) != 0 { return Size(width: width, height: height) }
    var (hasWidth, hasHeight, hasBox): (gboolean, gboolean, gboolean) = (0, 0, 0)
    // A length is a number and a unit, 16 bytes; they are not looked at.
    var (widthLength, heightLength) = (SIMD2<Double>(), SIMD2<Double>())
    var box = SVGLibrary.Rectangle(x: 0, y: 0, width: 0, height: 0)
    library.dimensions(handle, &hasWidth, &widthLength, &hasHeight, &heightLength, &hasBox, &box)
    return hasBox != 0 ? Size(width: box.width, height: box.height) : nil
  }

  private static func take(_ error: inout UnsafeMutablePointer<GError>?) -> String {
    guard let fault = error else { return "not a picture that librsvg can read" }
    defer { g_clear_error(&error) }
    return fault.pointee.message.map { String(cString: $0) } ?? "not a picture that librsvg can read"
  }
}
