import PositionedJSON

extension ThemeMetrics {
  /// The metrics of a status item.
  public struct StatusItem: Hashable, Sendable {
    package var height = 0.0
    package var minimumWidth = 0.0
    package var padding = 0.0
    package var spacing = 0.0
    package var menuOffset = 0.0
    package var menuGap = 0.0
  }
}

extension ThemeMetrics.StatusItem {
  static func definition(_ make: ThemeFieldMaker) -> Definition<Self> {
    make.object(
      "statusItemMetrics", Self(),
      [
        make("height", .length, "Height of the highlight.") { $0.height = $1 },
        make("minimumWidth", .length, "Minimum width.") { $0.minimumWidth = $1 },
        make("padding", .length, "Padding at each end.") { $0.padding = $1 },
        make("spacing", .length, "Gap between symbol and title, and before the symbols of the system.") {
          $0.spacing = $1
        },
        make("menuOffset", .offset, "Distance of an open menu to the left of the highlight.") { $0.menuOffset = $1 },
        make("menuGap", .offset, "Gap between the highlight and an open menu.") { $0.menuGap = $1 },
      ])
  }
}
