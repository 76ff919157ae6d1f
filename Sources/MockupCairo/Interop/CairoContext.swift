import CMockupCairo
import MockupScene

/// A Cairo context on a surface.
///
/// All coordinates are pixels of the whole image. The first row of the surface is subtracted in the very last step, so
/// that a band is painted exactly like the same rows of the whole image.
final class CairoContext {
  let native: OpaquePointer
  private let top: Double

  /// Creates a context on a surface whose first row is row `top` of the image.
  init(_ image: CairoImage, top: Int) throws(PaintingError) {
    native = cairo_create(image.surface)
    self.top = Double(top)
    try check()
  }

  /// Takes over a context of Cairo.
  init(_ native: OpaquePointer, top: Double) {
    self.native = native
    self.top = top
  }

  deinit { cairo_destroy(native) }

  /// Throws the first error that occurred so far.
  func check() throws(PaintingError) {
    let status = cairo_status(native)
    guard status == CAIRO_STATUS_SUCCESS else { throw .cairo(CairoStatus.text(status)) }
  }

  /// Appends a path, transformed to pixels.
  func add(_ path: Path, _ map: Transform) {
    Self.add(path, map, top: top, to: native)
  }

  /// Appends a path to another context of Cairo.
  static func add(_ path: Path, _ map: Transform = .identity, top: Double = 0, to native: OpaquePointer) {
    let (a, b, c, d, tx, ty) = (map.a, map.b, map.c, map.d, map.tx, map.ty)
    @inline(__always) func x(_ p: Point) -> Double { a * p.x + c * p.y + tx }
    @inline(__always) func y(_ p: Point) -> Double { b * p.x + d * p.y + ty - top }
    for element in path.elements {
      switch element {
      case .move(let p): cairo_move_to(native, x(p), y(p))
      case .line(let p): cairo_line_to(native, x(p), y(p))
      case .curve(let p, let q, let r): cairo_curve_to(native, x(p), y(p), x(q), y(q), x(r), y(r))
      case .close: cairo_close_path(native)
      }
    }
  }

  func fill(_ color: Color, _ rule: Path.FillRule = .nonZero) {
    set(color)
    cairo_set_fill_rule(native, rule == .evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
    cairo_fill(native)
  }

  /// Fills and clears the current path with a gradient.
  ///
  /// - Parameter map: An invertible transform from the gradient's coordinates to pixels.
  func fill(_ gradient: Scene.Gradient, _ map: Transform) {
    guard
      let pattern = cairo_pattern_create_linear(gradient.start.x, gradient.start.y, gradient.end.x, gradient.end.y)
    else { return }
    defer { cairo_pattern_destroy(pattern) }
    for stop in gradient.straightStops {
      let color = stop.color
      cairo_pattern_add_color_stop_rgba(
        pattern, stop.offset, Double(color.red) / 255, Double(color.green) / 255, Double(color.blue) / 255, color.alpha)
    }
    var matrix = native(map)
    cairo_matrix_invert(&matrix)
    cairo_pattern_set_matrix(pattern, &matrix)
    cairo_set_source(native, pattern)
    cairo_set_fill_rule(native, CAIRO_FILL_RULE_WINDING)
    cairo_fill(native)
  }

  /// Strokes and clears the current path with round ends and joins.
  func stroke(_ color: Color, width: Double) {
    set(color)
    cairo_set_line_width(native, width)
    cairo_set_line_cap(native, CAIRO_LINE_CAP_ROUND)
    cairo_set_line_join(native, CAIRO_LINE_JOIN_ROUND)
    cairo_stroke(native)
  }

  func clipped(to shapes: [DeviceShape], _ body: () throws(PaintingError) -> Void) throws(PaintingError) {
    guard !shapes.isEmpty else { return try body() }
    cairo_save(native)
    defer { cairo_restore(native) }
    for shape in shapes {
      cairo_new_path(native)
      add(shape.path, shape.map)
      cairo_set_fill_rule(native, CAIRO_FILL_RULE_WINDING)
      cairo_clip(native)
    }
    try body()
  }

  /// Draws on a separate layer within `frame`, then calls `finish` with the layer as the current source.
  func sheet(in frame: Rect, _ draw: () throws(PaintingError) -> Void, _ finish: (CairoContext) -> Void)
    throws(PaintingError)
  {
    cairo_save(native)
    defer { cairo_restore(native) }
    cairo_new_path(native)
    cairo_rectangle(native, frame.x, frame.y - top, frame.width, frame.height)
    cairo_clip(native)
    cairo_push_group(native)
    var failure: PaintingError?
    do throws(PaintingError) { try draw() } catch { failure = error }
    cairo_pop_group_to_source(native)
    if let failure { throw failure }
    finish(self)
  }

  func paint(opacity: Double, fade: Scene.Fade?) {
    guard let fade else {
      cairo_paint_with_alpha(native, opacity)
      return
    }
    let gradient =
      fade.axis == .horizontal
      ? cairo_pattern_create_linear(fade.start, 0, fade.end, 0)
      : cairo_pattern_create_linear(0, fade.start - top, 0, fade.end - top)
    cairo_pattern_add_color_stop_rgba(gradient, 0, 0, 0, 0, opacity * fade.startAlpha)
    cairo_pattern_add_color_stop_rgba(gradient, 1, 0, 0, 0, opacity * fade.endAlpha)
    cairo_mask(native, gradient)
    cairo_pattern_destroy(gradient)
  }

  /// Paints an image through a mask without scaling. Both top left corners are pixels of the whole image.
  func paint(_ image: CairoImage, x: Int, y: Int, through mask: CairoImage, at corner: PixelFrame) {
    setSource(image, x: x, y: y)
    cairo_mask_surface(native, mask.surface, Double(corner.x), Double(corner.y) - top)
  }

  /// Paints the current layer through a mask whose top left corner is a pixel of the whole image.
  func paint(through mask: CairoImage, x: Int, y: Int) {
    cairo_mask_surface(native, mask.surface, Double(x), Double(y) - top)
  }

  /// Paints an image without scaling; its top left corner is a pixel of the whole image.
  func paint(_ image: CairoImage, x: Int, y: Int) {
    setSource(image, x: x, y: y)
    cairo_paint(native)
  }

  private func setSource(_ image: CairoImage, x: Int, y: Int) {
    cairo_set_source_surface(native, image.surface, Double(x), Double(y) - top)
    cairo_pattern_set_filter(cairo_get_source(native), CAIRO_FILTER_NEAREST)
  }

  /// Paints a color through a mask whose top left corner is a pixel of the whole image.
  func paint(_ color: Color, through mask: CairoImage, x: Int, y: Int) {
    set(color)
    cairo_mask_surface(native, mask.surface, Double(x), Double(y) - top)
  }

  func set(_ color: Color) {
    cairo_set_source_rgba(
      native, Double(color.red) / 255, Double(color.green) / 255, Double(color.blue) / 255, color.alpha)
  }

  /// Paints an image; `map` transforms its pixels to the surface.
  func paint(_ image: CairoImage, _ map: Transform) {
    cairo_save(native)
    transform(map)
    cairo_set_source_surface(native, image.surface, 0, 0)
    cairo_pattern_set_filter(cairo_get_source(native), CAIRO_FILTER_GOOD)
    cairo_paint(native)
    cairo_restore(native)
  }

  /// Paints a color through a mask; `map` transforms its pixels to the surface.
  func paint(_ color: Color, through mask: CairoImage, _ map: Transform) {
    cairo_save(native)
    transform(map)
    set(color)
    cairo_mask_surface(native, mask.surface, 0, 0)
    cairo_restore(native)
  }

  private func transform(_ map: Transform) {
    var matrix = native(map)
    cairo_transform(native, &matrix)
  }

  private func native(_ map: Transform) -> cairo_matrix_t {
    cairo_matrix_t(xx: map.a, yx: map.b, xy: map.c, yy: map.d, x0: map.tx, y0: map.ty - top)
  }
}
