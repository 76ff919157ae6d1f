import MenuModel
import Scene

/// A document as the steps that draw it, before any of them is done.
struct Drawing {
  let source: Source
  let options: RenderOptions
  let prepared: PreparedMockup
  let scene: Scene
  /// The same in dark appearance, for an SVG that follows the viewer.
  let dark: Scene?
}

extension Renderer {
  /// The pixels of a drawing, as its PNG would have them.
  func pixels(of drawing: Drawing) throws(RenderError) -> StraightRaster {
    try engine.pixels(of: drawing.scene, scale: drawing.options.scale)
  }

  /// The file of a drawing without what it would carry about itself.
  func bareFile(of drawing: Drawing) throws(RenderError) -> [UInt8] {
    try engine.encode(drawing.scene, dark: drawing.dark, records: .none, options: drawing.options).bytes
  }

  /// How a drawing was made, as its file would tell.
  func recipe(of drawing: Drawing) -> JSONNode {
    Records.recipe(drawing.prepared, drawing.options, engine)
  }
}
