import PositionedJSON

extension ThemeMetrics {
  /// The metrics of a badge.
  public struct Badge: Hashable, Sendable {
    package var height = 0.0
    package var padding = 0.0
  }
}

extension ThemeMetrics.Badge {
  static func definition(_ make: ThemeFieldMaker) -> Definition<Self> {
    make.object(
      "badge", Self(),
      [
        make("height", .length, "Height of the background.") { $0.height = $1 },
        make("padding", .length, "Padding at each end.") { $0.padding = $1 },
      ])
  }
}
