import CMockupCairo
package import MockupScene

/// Cairo's PNG reader, for the images in color fonts.
package enum CairoPNG {
  /// Returns the image of a PNG file; `nil` if it is invalid.
  package static func decode(_ file: [UInt8]) -> Raster? {
    var feed = Feed(bytes: file)
    let surface = withUnsafeMutablePointer(to: &feed) { feed in
      cairo_image_surface_create_from_png_stream(
        { closure, target, length in
          guard let closure, let target else { return CAIRO_STATUS_READ_ERROR }
          let feed = closure.assumingMemoryBound(to: Feed.self)
          return feed.pointee.read(into: target, Int(length)) ? CAIRO_STATUS_SUCCESS : CAIRO_STATUS_READ_ERROR
        }, feed)
    }
    guard let surface else { return nil }
    defer { cairo_surface_destroy(surface) }
    guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else { return nil }
    let width = Int(cairo_image_surface_get_width(surface))
    let height = Int(cairo_image_surface_get_height(surface))
    let isOpaque = cairo_image_surface_get_format(surface) == CAIRO_FORMAT_RGB24
    guard isOpaque || cairo_image_surface_get_format(surface) == CAIRO_FORMAT_ARGB32 else { return nil }
    return CairoImage.copy(of: surface, width: width, height: height, isOpaque: isOpaque)
  }

  private struct Feed {
    let bytes: [UInt8]
    var position = 0

    mutating func read(into target: UnsafeMutablePointer<UInt8>, _ length: Int) -> Bool {
      guard length <= bytes.count - position else { return false }
      bytes.withUnsafeBufferPointer { source in
        guard let start = source.baseAddress else { return }
        target.update(from: start + position, count: length)
      }
      position += length
      return true
    }
  }
}
