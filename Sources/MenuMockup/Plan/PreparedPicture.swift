import MenuDescriptions
package import MenuDocument
package import MenuLayout
import MockupScene
import PositionedJSON

/// A picture that is drawn but not encoded, with what is told about it.
package struct PreparedPicture {
  package let drawing: Drawing
  package let form: PictureForm
  /// The layout of all of it: frames stand side by side.
  package let layout: LayoutTree
  package let findings: [Remark]
  let legend: Legend
  let provenance: Provenance
}

/// What kind of file a picture becomes.
package struct PictureForm {
  package var format: PictureFormat
  /// Pixels per point.
  package var scale: Double
  /// Where the scale was asked for.
  var scaleLocation: SourceLocation?
  var svgText: SVGText
  /// Whether the picture tells the hash of its pixels.
  var hashesPixels: Bool
  /// Whether the picture tells the files that it was made from.
  var listsInputs: Bool

  package init(_ options: RenderOptions) {
    format = options.format ?? .standard
    scale = options.scale ?? Drawing.usualScale
    scaleLocation = options.located(.scale)?.location
    svgText = options.svgText ?? .outlines
    hashesPixels = options.hashesPixels
    listsInputs = options.listsInputs
  }

  /// The pixels per point that is drawn for.
  var drawnScale: Double { format.hasPixels ? scale : Drawing.usualScale }
}
