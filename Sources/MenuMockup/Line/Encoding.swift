import MockupText
import MockupFiles
import MenuLayout
package import MenuModel
package import MockupScene

extension Renderer {
  /// The last stage: from steps to a file.
  package func encode(_ drawing: Drawing) throws(RenderError) -> Picture {
    let prepared = drawing.prepared
    var picture = try engine.encode(drawing, records: PictureRecords(of: drawing, engine: engine))
    picture.legend = Legend(prepared.document)
    picture.findings = prepared.findings
    if drawing.options.listsInputs { picture.inputs = inputs(of: prepared) }
    return picture
  }

  /// The file of a drawing without what it would carry about itself.
  package func bareFile(of drawing: Drawing) throws(RenderError) -> [UInt8] {
    try engine.encode(drawing, records: .none).bytes
  }

  /// The pixels of a drawing, as its PNG would have them; those of an animation stand one under the other.
  ///
  /// - Throws: ``RenderError/invalid(_:)`` where they are more than can be compared.
  package func pixels(of drawing: Drawing) throws(RenderError) -> StraightRaster {
    try requirePixels(of: drawing.prepared, atMost: .comparedPixels)
    if drawing.format == .apng { return try engine.pixels(of: drawing.animation, scale: drawing.scale) }
    return try engine.pixels(of: drawing.scene, scale: drawing.scale)
  }

  /// How a drawing was made, as its file would tell.
  package func recipe(of drawing: Drawing) -> JSONNode {
    PictureRecords.recipe(drawing.prepared, drawing.options, engine)
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
