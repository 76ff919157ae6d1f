import PositionedJSON

extension ThemeMetrics {
  /// The metrics of a status item; the defaults are those of macOS 26, read off a screenshot.
  public struct StatusItem: Hashable, Sendable {
    package var height = 23.5
    package var minimumWidth = 36.0
    package var padding = 9.0
    package var spacing = 6.0
    package var menuOffset = 13.0
    package var menuGap = 5.5
  }
}

extension ThemeMetrics.StatusItem {
  static func definition(_ make: ThemeFieldMaker) -> Definition<Self> {
    make.object(
      "statusItemMetrics", Self(),
      [
        Field("height", .length, "Height of the highlight (default: 23.5).") { $0.height = $1 },
        Field("minimumWidth", .length, "Least width (default: 36).") { $0.minimumWidth = $1 },
        Field("padding", .length, "Padding at each end (default: 9).") { $0.padding = $1 },
        Field("spacing", .length, "Gap between symbol and title, and before the symbols of the system (default: 6).") {
          $0.spacing = $1
        },
        Field("menuOffset", .offset, "Distance of an open menu to the left of the highlight (default: 13).") {
          $0.menuOffset = $1
        },
        Field("menuGap", .offset, "Gap between the highlight and an open menu (default: 5.5).") { $0.menuGap = $1 },
      ])
  }
}
