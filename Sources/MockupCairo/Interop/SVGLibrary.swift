import CMockupCairo

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// librsvg, loaded while the program runs: most runs draw no SVG, and it takes longer to load than a menu to draw.
struct SVGLibrary: Sendable {
  struct Rectangle {
    var x, y, width, height: Double
  }

  typealias Open =
    @convention(c) (UnsafePointer<UInt8>?, gsize, UnsafeMutablePointer<UnsafeMutablePointer<GError>?>?)
    -> OpaquePointer?
  typealias SizeInPixels =
    @convention(c) (
      OpaquePointer?, UnsafeMutablePointer<Double>?, UnsafeMutablePointer<Double>?
    ) -> gboolean
  typealias Dimensions =
    @convention(c) (
      OpaquePointer?, UnsafeMutablePointer<gboolean>?, UnsafeMutableRawPointer?, UnsafeMutablePointer<gboolean>?,
      UnsafeMutableRawPointer?, UnsafeMutablePointer<gboolean>?, UnsafeMutableRawPointer?
    ) -> Void
  typealias SetResolution = @convention(c) (OpaquePointer?, Double) -> Void
  typealias Render =
    @convention(c) (
      OpaquePointer?, OpaquePointer?, UnsafeRawPointer?, UnsafeMutablePointer<UnsafeMutablePointer<GError>?>?
    ) -> gboolean

  let open: Open
  let sizeInPixels: SizeInPixels
  let dimensions: Dimensions
  let setResolution: SetResolution
  let render: Render

  /// The library; `nil` when it is not installed.
  static let shared = SVGLibrary()

  private init?() {
    let names = ["librsvg-2.so.2", "librsvg-2.2.dylib", "/opt/homebrew/lib/librsvg-2.2.dylib"]
    // Never closed: types of GObject cannot be unloaded.
    guard let library = names.lazy.compactMap({ dlopen($0, RTLD_NOW | RTLD_LOCAL) }).first,
      let open = dlsym(library, "rsvg_handle_new_from_data"),
      let sizeInPixels = dlsym(library, "rsvg_handle_get_intrinsic_size_in_pixels"),
      let dimensions = dlsym(library, "rsvg_handle_get_intrinsic_dimensions"),
      let setResolution = dlsym(library, "rsvg_handle_set_dpi"),
      let render = dlsym(library, "rsvg_handle_render_document")
    else { return nil }
    self.open = unsafeBitCast(open, to: Open.self)
    self.sizeInPixels = unsafeBitCast(sizeInPixels, to: SizeInPixels.self)
    self.dimensions = unsafeBitCast(dimensions, to: Dimensions.self)
    self.setResolution = unsafeBitCast(setResolution, to: SetResolution.self)
    self.render = unsafeBitCast(render, to: Render.self)
  }
}
