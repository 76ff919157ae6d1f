import CMockupCairo
import MockupScene

final class CairoImage {
  let surface: OpaquePointer

  /// Creates a transparent surface with its own memory.
  init(width: Int, height: Int, format: Format = .color) throws(PaintingError) {
    guard let width = Int32(exactly: width), let height = Int32(exactly: height),
      let surface = cairo_image_surface_create(format.native, width, height)
    else { throw .tooLarge(width: width, height: height) }
    self.surface = surface
    try Self.check(surface)
  }

  /// Creates a surface over memory that outlives it.
  init(over memory: UnsafeMutablePointer<UInt8>, width: Int, height: Int, stride: Int, format: Format)
    throws(PaintingError)
  {
    guard let w = Int32(exactly: width), let h = Int32(exactly: height), let s = Int32(exactly: stride),
      let surface = cairo_image_surface_create_for_data(memory, format.native, w, h, s)
    else { throw .tooLarge(width: width, height: height) }
    self.surface = surface
    try Self.check(surface)
  }

  deinit {
    // References to the surface can outlive its memory; finishing it ends all access.
    cairo_surface_finish(surface)
    cairo_surface_destroy(surface)
  }

  enum Format {
    case color
    /// Opaque color, which is faster to paint.
    case opaqueColor
    case mask

    var native: cairo_format_t {
      switch self {
      case .color: CAIRO_FORMAT_ARGB32
      case .opaqueColor: CAIRO_FORMAT_RGB24
      case .mask: CAIRO_FORMAT_A8
      }
    }
  }

  /// Returns the rows of a mask, each padded to `stride` bytes.
  func maskRows(stride target: Int) -> [UInt8] {
    cairo_surface_flush(surface)
    guard let data = cairo_image_surface_get_data(surface) else { return [] }
    let width = Int(cairo_image_surface_get_width(surface))
    let height = Int(cairo_image_surface_get_height(surface))
    let stride = Int(cairo_image_surface_get_stride(surface))
    var rows: [UInt8] = []
    rows.reserveCapacity(target * height)
    for row in 0..<height {
      rows.append(contentsOf: UnsafeBufferPointer(start: data + row * stride, count: min(width, target)))
      rows.append(contentsOf: repeatElement(0, count: target - min(width, target)))
    }
    return rows
  }

  static func copy(of surface: OpaquePointer, width: Int, height: Int, isOpaque: Bool) -> Raster? {
    cairo_surface_flush(surface)
    guard width > 0, height > 0, let data = cairo_image_surface_get_data(surface) else { return nil }
    let stride = Int(cairo_image_surface_get_stride(surface))
    var pixels: [UInt32] = []
    pixels.reserveCapacity(width * height)
    for row in 0..<height {
      (data + row * stride).withMemoryRebound(to: UInt32.self, capacity: width) {
        pixels.append(contentsOf: UnsafeBufferPointer(start: $0, count: width))
      }
    }
    if isOpaque { pixels = pixels.map { $0 | 0xFF00_0000 } }
    return Raster(width: width, height: height, pixels: pixels)
  }

  private static func check(_ surface: OpaquePointer) throws(PaintingError) {
    let status = cairo_surface_status(surface)
    guard status == CAIRO_STATUS_SUCCESS else { throw .cairo(CairoStatus.text(status)) }
  }
}
