public import Scene

extension ThemeMetrics {
  /// Checkmarks, dashes and chevrons in front of the titles.
  public struct Mark: Hashable, Sendable {
    /// The distance of the centre from the leading edge.
    public var center = 0.0
    /// The size of text that it goes with.
    public var size = 0.0
    /// How heavy it is.
    public var weight = FontWeight.regular
    /// On which side a submenu's chevron stands.
    public var submenuSide = Side.trailing
    /// The size of text that a submenu's chevron goes with.
    public var chevronSize = 0.0
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
