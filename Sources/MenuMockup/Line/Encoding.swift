import MenuDescriptions
import MenuDocument
import MockupFiles
import MockupPNG
import MockupText
import MenuLayout
import MenuTheme
package import MockupScene
package import PositionedJSON

extension Renderer {
  /// The last stage: from steps to a file.
  package func encode(_ drawing: Drawing) throws(RenderError) -> Picture {
    try encode(drawing, painted: [])
  }

  /// The file of a drawing that is painted already.
  package func encode(_ painted: PaintedDrawing) throws(RenderError) -> Picture {
    try encode(painted.drawing, painted: painted.rasters)
  }

  private func encode(_ drawing: Drawing, painted: [Raster]) throws(RenderError) -> Picture {
    let prepared = drawing.prepared
    var picture = try engine.encode(
      drawing, painted: painted, records: PictureRecords(of: drawing, engine: engine))
    picture.legend = Legend(prepared.document)
    picture.findings = prepared.findings
    picture.families = Set(prepared.parts.compactMap(\.theme.theme.typeface?.family)).sorted()
    if drawing.options.listsInputs { picture.inputs = inputs(of: prepared) }
    return picture
  }

  /// The file of a drawing without what it would carry about itself.
  package func bareFile(of drawing: Drawing) throws(RenderError) -> [UInt8] {
    try engine.encode(drawing, records: .none).bytes
  }

  /// Paints a drawing, to be compared and then perhaps written.
  ///
  /// - Throws: ``RenderError/invalid(_:)`` where there are more pixels than can be compared.
  package func paint(_ drawing: Drawing) throws(RenderError) -> PaintedDrawing {
    try requirePixels(of: drawing.prepared, atMost: .comparedPixels)
    let scenes = drawing.format == .apng ? drawing.animation.map(\.scene) : [drawing.scene]
    var painted = PaintedDrawing(drawing: drawing, pixels: StraightRaster(width: 1, height: 0, pixels: []))
    var last: [UInt32]?
    for scene in scenes {
      let painting = try engine.paint(scene, scale: drawing.scale)
      if let raster = painting.raster { painted.rasters.append(raster) }
      // Those that look alike are one in the file.
      if painting.pixels.pixels == last { continue }
      last = painting.pixels.pixels
      painted.append(painting.pixels)
    }
    return painted
  }

  /// How a drawing was made, as its file would tell.
  package func recipe(of drawing: Drawing) -> JSONNode {
    Recipe(drawing.prepared, drawing.options).json(engine)
  }

  /// The files besides the document that a picture is made from, each once.
  private func inputs(of prepared: PreparedMockup) -> [String] {
    var paths = prepared.parts.flatMap(\.theme.paths)
    paths += prepared.images.files.map { FileSystem.path($0.path, in: prepared.resolved.source.folder) }
    paths += engine.catalog.sources(of: prepared.tree.typefaces).compactMap { engine.path(of: $0) }
    var known: Set<String> = []
    return paths.filter { known.insert($0).inserted }
  }
}

/// A drawing with its pixels.
package struct PaintedDrawing {
  package let drawing: Drawing
  /// The pixels as a PNG has them; those of an animation stand one under the other, as ``PNGFrames`` reads them.
  package fileprivate(set) var pixels: StraightRaster
  /// Those of each picture as they were painted; none of large ones.
  fileprivate var rasters: [Raster] = []

  fileprivate mutating func append(_ next: StraightRaster) {
    pixels =
      pixels.height == 0
      ? next
      : StraightRaster(
        width: next.width, height: pixels.height + next.height, pixels: pixels.pixels + next.pixels)
  }
}
