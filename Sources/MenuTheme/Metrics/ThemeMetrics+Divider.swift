import PositionedJSON

extension ThemeMetrics {
  /// The metrics of the space between groups of items.
  public struct Divider: Hashable, Sendable {
    package var height = 0.0
    package var hasLine = false
    package var lineInset = 0.0
    package var lineWidth = 0.0
  }
}

extension ThemeMetrics.Divider {
  static func definition(_ make: ThemeFieldMaker) -> Definition<Self> {
    make.object(
      "divider", Self(),
      [
        make("height", .length, "Height.") { $0.height = $1 },
        make("hasLine", .flag, "Draws a line in the middle.") { $0.hasLine = $1 },
        make("lineInset", .length, "Inset at each end of the line.") { $0.lineInset = $1 },
        Field("lineWidth", .length, "Line width; 0 for one pixel.") { $0.lineWidth = $1 },
      ])
  }
}
