import PositionedJSON

extension ThemeMetrics {
  /// The metrics of a menu bar.
  public struct MenuBar: Hashable, Sendable {
    package var height = 0.0
    package var inset = 0.0
    package var titlePadding = 0.0
    package var highlightPadding: Double?
    package var highlightInset = 0.0
    package var highlightRadius = 0.0
    package var gap = 0.0
    package var menuOffset = 0.0
    package var top: Double?
    package var isCentered = false
  }
}

extension ThemeMetrics.MenuBar {
  static func definition(_ make: ThemeFieldMaker) -> Definition<Self> {
    make.object(
      "menuBarMetrics", Self(),
      [
        make("height", .length, "Height.") { $0.height = $1 },
        make("inset", .length, "Inset before the first title.") { $0.inset = $1 },
        make("titlePadding", .length, "Padding at each end of a title.") { $0.titlePadding = $1 },
        Field("highlightPadding", .length, "Padding of an open title's highlight (default: `titlePadding`).") {
          $0.highlightPadding = $1
        },
        make("highlightInset", .length, "Inset above and below an open title's highlight.") {
          $0.highlightInset = $1
        },
        make("highlightRadius", .length, "Corner radius of an open title's highlight.") {
          $0.highlightRadius = $1
        },
        make("gap", .offset, "Gap between the bar and an open menu; negative if the menu overlaps the bar.") {
          $0.gap = $1
        },
        Field(
          "menuOffset", .offset, "Distance of an open menu from the start of its title's highlight (default: 0)."
        ) { $0.menuOffset = $1 },
        Field(
          "top", .length, "Distance of a centered bar from the top of the screen (default: `edge` of `placement`)."
        ) { $0.top = $1 },
        make("isCentered", .flag, "Centers the titles, on a separate background.") {
          $0.isCentered = $1
        },
      ])
  }
}
