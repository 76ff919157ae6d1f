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
  /// The last stage: from drawing steps to a file with its provenance.
  package func encode(_ image: PreparedImage) throws(RenderError) -> Picture {
    try encode(image, painted: [])
  }

  /// Encodes images as the pages of one PDF, which embeds the document of each.
  package func encode(pages images: [PreparedImage]) throws(RenderError) -> [UInt8] {
    guard let form = images.first?.form else { throw .engine("a PDF requires a page") }
    let scenes = images.flatMap { $0.drawing.printed.isEmpty ? [$0.drawing.scene] : $0.drawing.printed }
    return try engine.pdf(scenes, form, records: EmbeddedRecords(of: images, engine: engine)).bytes
  }

  package func encode(_ painted: PaintedImage) throws(RenderError) -> Picture {
    try encode(painted.prepared, painted: painted.rasters)
  }

  private func encode(_ prepared: PreparedImage, painted: [Raster]) throws(RenderError) -> Picture {
    var image = try engine.encode(
      prepared.drawing, prepared.form, painted: painted, records: EmbeddedRecords(of: prepared, engine: engine))
    image.legend = prepared.legend
    image.findings = prepared.findings
    image.families = Set(prepared.provenance.uses.themes.compactMap { $0.theme.typeface?.family }).sorted()
    if prepared.form.listsInputs { image.inputs = inputs(of: prepared) }
    return image
  }

  /// Encodes an image without its provenance.
  package func fileWithoutRecords(of image: PreparedImage) throws(RenderError) -> [UInt8] {
    try engine.encode(image.drawing, image.form, records: .none).bytes
  }

  /// Paints an image for comparison, and perhaps for writing.
  ///
  /// - Throws: ``RenderError/invalid(_:)`` if the image has too many pixels to compare.
  package func paint(_ image: PreparedImage) throws(RenderError) -> PaintedImage {
    let drawing = image.drawing
    try image.form.requirePixels(
      for: drawing.scene.size, count: max(1, drawing.animation.count), atMost: .comparedPixels,
      file: image.provenance.source.name)
    let scenes = drawing.animation.isEmpty ? [drawing.scene] : drawing.animation.map { $0.scene }
    var painted = PaintedImage(prepared: image, pixels: StraightRaster(width: 1, height: 0, pixels: []))
    var last: [UInt32]?
    for scene in scenes {
      let painting = try engine.paint(scene, scale: image.form.scale)
      if let raster = painting.raster { painted.rasters.append(raster) }
      // The file stores identical consecutive frames once.
      if painting.pixels.pixels == last { continue }
      last = painting.pixels.pixels
      painted.append(painting.pixels)
    }
    return painted
  }

  /// Returns the recipe that the image file would carry.
  package func recipe(of image: PreparedImage) -> JSONNode { image.recipe.json(engine) }

  /// Returns the files that an image used besides its document.
  package func inputs(of image: PreparedImage) -> [String] {
    let uses = image.provenance.uses
    var paths = uses.themes.flatMap { $0.paths }
    paths += uses.images.files.map { FileSystem.path($0.path, in: image.provenance.source.folder) }
    paths += engine.catalog.sources(of: image.layout.typefaces).compactMap { engine.path(of: $0) }
    var known: Set<String> = []
    return paths.filter { known.insert($0).inserted }
  }
}

extension PreparedImage {
  var recipe: Recipe { Recipe(provenance, typefaces: layout.typefaces) }
}

package struct PaintedImage {
  package let prepared: PreparedImage
  /// Straight alpha, as in PNG; the frames of an animation are stacked vertically, as ``PNGFrames`` reads them.
  package fileprivate(set) var pixels: StraightRaster
  /// The painted pixels of each scene; empty for large images.
  fileprivate var rasters: [Raster] = []

  fileprivate mutating func append(_ next: StraightRaster) {
    pixels =
      pixels.height == 0
      ? next
      : StraightRaster(
        width: next.width, height: pixels.height + next.height, pixels: pixels.pixels + next.pixels)
  }
}
