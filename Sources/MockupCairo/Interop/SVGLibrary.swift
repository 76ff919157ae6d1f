import CMockupCairo
import MockupText

/// librsvg, loaded on demand: most runs use no SVG, and loading takes longer than rendering a menu.
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

  /// `nil` if the library is not installed.
  static let shared = SVGLibrary()

  private init?() {
    let names = ["librsvg-2.so.2", "librsvg-2.2.dylib", "/opt/homebrew/lib/librsvg-2.2.dylib"]
    guard let library = DynamicLibrary(names),
      let open = library.function("rsvg_handle_new_from_data", as: Open.self),
      let sizeInPixels = library.function("rsvg_handle_get_intrinsic_size_in_pixels", as: SizeInPixels.self),
      let dimensions = library.function("rsvg_handle_get_intrinsic_dimensions", as: Dimensions.self),
      let setResolution = library.function("rsvg_handle_set_dpi", as: SetResolution.self),
      let render = library.function("rsvg_handle_render_document", as: Render.self)
    else { return nil }
    self.open = open
    self.sizeInPixels = sizeInPixels
    self.dimensions = dimensions
    self.setResolution = setResolution
    self.render = render
  }
}
