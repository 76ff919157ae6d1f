import MenuDescriptions
import MenuDocument
import MenuResolve
import MenuTheme
import MockupSymbols
import PositionedJSON

/// The provenance of an image: kept beside the pipeline and added when the file is written.
package struct Provenance {
  let source: Source
  let settings: Settings
  let strings: StringTable?
  var uses: Uses
  /// Embeds the source and the recipe.
  let isEmbedded: Bool

  init(_ source: Source, _ laidOut: LaidOutPlan, isEmbedded: Bool) {
    self.source = source
    settings = laidOut.plan.document.settings
    strings = laidOut.strings
    uses = laidOut.uses
    self.isEmbedded = isEmbedded
  }
}
