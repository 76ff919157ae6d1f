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
  /// The last stage: from drawing steps to a file, which its provenance joins.
  package func encode(_ picture: PreparedPicture) throws(RenderError) -> Picture {
    try encode(picture, painted: [])
  }

  /// The file of a picture that is painted already.
  package func encode(_ painted: PaintedPicture) throws(RenderError) -> Picture {
    try encode(painted.prepared, painted: painted.rasters)
  }

  private func encode(_ prepared: PreparedPicture, painted: [Raster]) throws(RenderError) -> Picture {
    var picture = try engine.encode(
      prepared.drawing, prepared.form, painted: painted, records: PictureRecords(of: prepared, engine: engine))
    picture.legend = prepared.legend
    picture.findings = prepared.findings
    picture.families = Set(prepared.provenance.uses.themes.compactMap(\.theme.typeface?.family)).sorted()
    if prepared.form.listsInputs { picture.inputs = inputs(of: prepared) }
    return picture
  }

  /// The file of a picture without what it would carry about itself.
  package func bareFile(of picture: PreparedPicture) throws(RenderError) -> [UInt8] {
    try engine.encode(picture.drawing, picture.form, records: .none).bytes
  }

  /// Paints a picture, to be compared and then perhaps written.
  ///
  /// - Throws: ``RenderError/invalid(_:)`` where there are more pixels than can be compared.
  package func paint(_ picture: PreparedPicture) throws(RenderError) -> PaintedPicture {
    let drawing = picture.drawing
    try picture.form.requirePixels(
      for: drawing.scene.size, count: max(1, drawing.animation.count), atMost: .comparedPixels,
      file: picture.provenance.source.name)
    let scenes = drawing.animation.isEmpty ? [drawing.scene] : drawing.animation.map(\.scene)
    var painted = PaintedPicture(prepared: picture, pixels: StraightRaster(width: 1, height: 0, pixels: []))
    var last: [UInt32]?
    for scene in scenes {
      let painting = try engine.paint(scene, scale: picture.form.scale)
      if let raster = painting.raster { painted.rasters.append(raster) }
      // Those that look alike are one in the file.
      if painting.pixels.pixels == last { continue }
      last = painting.pixels.pixels
      painted.append(painting.pixels)
    }
    return painted
  }

  /// How a picture was made, as its file would tell.
  package func recipe(of picture: PreparedPicture) -> JSONNode { picture.recipe.json(engine) }

  /// The files besides the document that a picture is made from, each once.
  private func inputs(of picture: PreparedPicture) -> [String] {
    let uses = picture.provenance.uses
    var paths = uses.themes.flatMap(\.paths)
    paths += uses.images.files.map { FileSystem.path($0.path, in: picture.provenance.source.folder) }
    paths += engine.catalog.sources(of: picture.layout.typefaces).compactMap { engine.path(of: $0) }
    var known: Set<String> = []
    return paths.filter { known.insert($0).inserted }
  }
}

extension PreparedPicture {
  /// How the picture was made.
  var recipe: Recipe { Recipe(provenance, typefaces: layout.typefaces) }
}

/// A picture with its pixels.
package struct PaintedPicture {
  package let prepared: PreparedPicture
  /// The pixels as a PNG has them; those of an animation stand one under the other, as ``PNGFrames`` reads them.
  package fileprivate(set) var pixels: StraightRaster
  /// Those of each scene as they were painted; none of large ones.
  fileprivate var rasters: [Raster] = []

  fileprivate mutating func append(_ next: StraightRaster) {
    pixels =
      pixels.height == 0
      ? next
      : StraightRaster(
        width: next.width, height: pixels.height + next.height, pixels: pixels.pixels + next.pixels)
  }
}
