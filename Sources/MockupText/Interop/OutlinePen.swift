import CMockupHarfBuzz
import MockupScene

/// Appends glyph outlines to a path and flips y to point downward.
final class OutlinePen {
  private(set) var path = Path()
  private let unit: Double
  private let functions: OpaquePointer?

  init(unitsPerEm: Double) {
    unit = unitsPerEm
    functions = hb_draw_funcs_create()
    guard let functions else { return }
    // Without a function for quadratic curves, HarfBuzz converts them to cubic ones.
    hb_draw_funcs_set_move_to_func(
      functions, { _, pen, _, x, y, _ in OutlinePen.of(pen) { $0.path.elements.append(.move($0.point(x, y))) } },
      nil, nil)
    hb_draw_funcs_set_line_to_func(
      functions, { _, pen, _, x, y, _ in OutlinePen.of(pen) { $0.path.elements.append(.line($0.point(x, y))) } },
      nil, nil)
    hb_draw_funcs_set_cubic_to_func(
      functions,
      { _, pen, _, x1, y1, x2, y2, x, y, _ in
        OutlinePen.of(pen) {
          $0.path.elements.append(.curve($0.point(x1, y1), $0.point(x2, y2), $0.point(x, y)))
        }
      }, nil, nil)
    hb_draw_funcs_set_close_path_func(
      functions, { _, pen, _, _ in OutlinePen.of(pen) { $0.path.elements.append(.close) } }, nil, nil)
  }

  deinit { if let functions { hb_draw_funcs_destroy(functions) } }

  func draw(_ glyph: UInt32, of font: OpaquePointer) {
    guard let functions else { return }
    chb_draw_glyph(font, glyph, functions, Unmanaged.passUnretained(self).toOpaque())
  }

  private func point(_ x: Float, _ y: Float) -> Point {
    // Adding 0 avoids −0.
    Point(x: Double(x) / unit + 0, y: -Double(y) / unit + 0)
  }

  private static func of(_ pointer: UnsafeMutableRawPointer?, _ body: (OutlinePen) -> Void) {
    guard let pointer else { return }
    body(Unmanaged<OutlinePen>.fromOpaque(pointer).takeUnretainedValue())
  }
}
