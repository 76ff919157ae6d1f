package import MockupScene

extension ThemeMetrics {
  /// Checkmarks, dashes and chevrons in front of the titles.
  public struct Mark: Hashable, Sendable {
    package var center = 0.0
    package var size = 0.0
    package var weight = FontWeight.regular
    package var submenuSide = Side.trailing
    package var chevronSize = 0.0
  }
}

extension ThemeMetrics.Mark {
  static func definition(_ make: ThemeFieldMaker) -> Definition<Self> {
    make.object(
      "mark", Self(),
      [
        make("center", .length, "The distance of the centre from the leading edge.") { $0.center = $1 },
        make("size", .length, "The size of text that it goes with.") { $0.size = $1 },
        make("weight", .oneOf(FontWeight.self), "How heavy it is.") { $0.weight = $1 },
        make("submenuSide", .oneOf(ThemeMetrics.Side.self), "On which side a submenu's chevron stands.") {
          $0.submenuSide = $1
        },
        make("chevronSize", .length, "The size of text that a submenu's chevron goes with.") { $0.chevronSize = $1 },
      ])
  }
}
