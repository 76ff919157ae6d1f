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
    package var isCentered = false
  }
}

extension ThemeMetrics.MenuBar {
  static func definition(_ make: ThemeFieldMaker) -> Definition<Self> {
    make.object(
      "menuBarMetrics", Self(),
      [
        make("height", .length, "Its height.") { $0.height = $1 },
        make("inset", .length, "The room in front of the first title.") { $0.inset = $1 },
        make("titlePadding", .length, "The room at each end of a title.") { $0.titlePadding = $1 },
        Field("highlightPadding", .length, "How far an open title's highlight reaches beyond it; `titlePadding`.") {
          $0.highlightPadding = $1
        },
        make("highlightInset", .length, "The room above and below an open title's highlight.") {
          $0.highlightInset = $1
        },
        make("highlightRadius", .length, "The radius of that highlight's corners.") { $0.highlightRadius = $1 },
        make("gap", .length, "The room between the bar and an open menu.") { $0.gap = $1 },
        make("isCentered", .flag, "Whether the titles stand in the middle, on a ground of their own.") {
          $0.isCentered = $1
        },
      ])
  }
}
