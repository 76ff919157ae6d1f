package import MenuDescriptions
package import MenuDocument
package import MenuLayout
import MockupScene
import PositionedJSON

package struct PreparedImage {
  package let drawing: Drawing
  package let form: ImageForm
  /// The whole layout: frames stand side by side.
  package let layout: LayoutTree
  package let findings: [Remark]
  package let legend: Legend
  let provenance: Provenance

  package var description: String { drawing.scene.description }
}

package struct ImageForm {
  package var format: OutputFormat
  package var scale: Double
  var scaleLocation: SourceLocation?
  var svgText: SVGText
  var darkSelector: String?
  var hashesPixels: Bool
  var listsInputs: Bool

  package init(_ options: RenderOptions) {
    format = options.effective { $0.format } ?? .standard
    scale = options.effective { $0.scale } ?? Drawing.defaultScale
    scaleLocation = options.located(.scale)?.location
    svgText = options.effective { $0.svgText } ?? .outlines
    darkSelector = options.effective { $0.darkSelector }
    hashesPixels = options.hashesPixels
    listsInputs = options.listsInputs
  }

  var drawnScale: Double { format.hasPixels ? scale : Drawing.defaultScale }
}
