import MockupScene
import PositionedJSON

extension ThemeMetrics {
  /// The metrics of a picker in one row.
  public struct Palette: Hashable, Sendable {
    package var height = 0.0
    package var inset = 0.0
    package var minimumCell = 0.0
    package var maximumCell = 0.0
    package var selectionSize = 0.0
    package var selectionRadius = 0.0
    package var fade = 0.0
  }
}

extension ThemeMetrics.Palette {
  static func definition(_ make: ThemeFieldMaker) -> Definition<Self> {
    make.object(
      "palette", Self(),
      [
        make("height", .length, "Height of the row.") { $0.height = $1 },
        make("inset", .length, "Inset before the first option and after the last.") { $0.inset = $1 },
        make(
          "minimumCell", .number(in: 1...Double(Limit.themeLength.maximum)),
          "Minimum width of an option; with less room, the row scrolls."
        ) {
          $0.minimumCell = $1
        },
        make(
          "maximumCell", .upperBound, "Maximum width of an option; with more room, the row ends earlier."
        ) { $0.maximumCell = $1 },
        make("selectionSize", .length, "Width and height of the highlight behind a selected option.") {
          $0.selectionSize = $1
        },
        make("selectionRadius", .length, "Corner radius of the highlight.") { $0.selectionRadius = $1 },
        make("fade", .length, "Width of the fade where the row scrolls.") { $0.fade = $1 },
      ])
  }
}
