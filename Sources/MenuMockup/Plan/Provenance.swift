import MenuDescriptions
import MenuDocument
import MenuResolve
import MenuTheme
import MockupSymbols
import PositionedJSON

/// Where a picture comes from: travels beside the pipeline, and joins the picture when that is written.
package struct Provenance {
  let source: Source
  /// The settings in force.
  let settings: Settings
  /// The translations that were used.
  let strings: StringTable?
  var uses: Uses
  /// Whether the picture carries its source and its recipe.
  let isCarried: Bool

  init(_ source: Source, _ laidOut: LaidOutPlan, isCarried: Bool) {
    self.source = source
    settings = laidOut.plan.document.settings
    strings = laidOut.strings
    uses = laidOut.uses
    self.isCarried = isCarried
  }
}
