import PositionedJSON

extension ThemeMetrics {
  /// The metrics of a highlighted row's background.
  public struct Highlight: Hashable, Sendable {
    package var inset = 0.0
    package var cornerRadius = 0.0
    package var recolors = false
    package var recolorsOpenRow = false
    package var ringWidth = 0.0
  }
}

extension ThemeMetrics.Highlight {
  static func definition(_ make: ThemeFieldMaker) -> Definition<Self> {
    make.object(
      "highlight", Self(),
      [
        make("inset", .length, "The room beside it.") { $0.inset = $1 },
        make("cornerRadius", .length, "The radius of its corners.") { $0.cornerRadius = $1 },
        make("recolors", .flag, "Whether all that stands in the row takes the color of the role `highlightedTitle`.") {
          $0.recolors = $1
        },
        make("recolorsOpenRow", .flag, "Whether the same holds for a row whose submenu is open beside it.") {
          $0.recolorsOpenRow = $1
        },
        make("ringWidth", .length, "The thickness of the ring around it; 0 for none.") { $0.ringWidth = $1 },
      ])
  }
}
