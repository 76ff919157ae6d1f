import MenuDescriptions
package import MenuDocument
package import MenuLayout
import MockupScene
import PositionedJSON

/// A drawn image with its metadata, not yet encoded.
package struct PreparedPicture {
  package let drawing: Drawing
  package let form: PictureForm
  /// The whole layout: frames stand side by side.
  package let layout: LayoutTree
  package let findings: [Remark]
  let legend: Legend
  let provenance: Provenance
}

/// The file format and scale of an image.
package struct PictureForm {
  package var format: PictureFormat
  package var scale: Double
  /// The location of the scale setting.
  var scaleLocation: SourceLocation?
  var svgText: SVGText
  /// Computes the hash of the pixels.
  var hashesPixels: Bool
  /// Lists the files that the image depends on.
  var listsInputs: Bool

  init(_ options: RenderOptions) {
    format = options.format ?? .standard
    scale = options.scale ?? Drawing.usualScale
    scaleLocation = options.located(.scale)?.location
    svgText = options.svgText ?? .outlines
    hashesPixels = options.hashesPixels
    listsInputs = options.listsInputs
  }

  var drawnScale: Double { format.hasPixels ? scale : Drawing.usualScale }
}
