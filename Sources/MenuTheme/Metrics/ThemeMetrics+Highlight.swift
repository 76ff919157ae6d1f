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
        make("inset", .length, "Horizontal inset.") { $0.inset = $1 },
        make("cornerRadius", .length, "Corner radius.") { $0.cornerRadius = $1 },
        make("recolors", .flag, "Draws the contents of the row in the color of the role `highlightedTitle`.") {
          $0.recolors = $1
        },
        make("recolorsOpenRow", .flag, "Also recolors a row whose submenu is open next to it.") {
          $0.recolorsOpenRow = $1
        },
        make("ringWidth", .length, "Width of the ring; 0 for none.") { $0.ringWidth = $1 },
      ])
  }
}
