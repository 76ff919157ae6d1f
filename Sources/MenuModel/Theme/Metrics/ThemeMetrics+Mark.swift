extension ThemeMetrics {
  /// Checkmarks, dashes and chevrons in front of the titles.
  public struct Mark: Hashable, Sendable {
    package var center = 0.0
    package var submenuSide = Side.trailing
  }
}

extension ThemeMetrics.Mark {
  static func definition(_ make: ThemeFieldMaker) -> Definition<Self> {
    make.object(
      "mark", Self(),
      [
        make("center", .length, "The distance of the centre from the leading edge.") { $0.center = $1 },
        make("submenuSide", .oneOf(ThemeMetrics.Side.self), "On which side a submenu's chevron stands.") {
          $0.submenuSide = $1
        },
      ])
  }
}
