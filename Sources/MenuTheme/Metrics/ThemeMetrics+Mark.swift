import PositionedJSON

extension ThemeMetrics {
  /// The metrics of checkmarks, dashes, and chevrons before titles.
  public struct Mark: Hashable, Sendable {
    package var center = 0.0
    package var popUpCenter: Double?
    package var submenuSide = Side.trailing
    package var chevronCenter: Double?
  }
}

extension ThemeMetrics.Mark {
  static func definition(_ make: ThemeFieldMaker) -> Definition<Self> {
    make.object(
      "mark", Self(),
      [
        make("center", .length, "The distance of the centre from the leading edge.") { $0.center = $1 },
        Field("popUpCenter", .length, "The same in the menu of a pop-up button; `center`.") { $0.popUpCenter = $1 },
        make("submenuSide", .oneOf(ThemeMetrics.Side.self), "On which side a submenu's chevron stands.") {
          $0.submenuSide = $1
        },
        Field(
          "chevronCenter", .length,
          "The distance of a trailing chevron's centre from the trailing edge; as far in as other things at the end."
        ) { $0.chevronCenter = $1 },
      ])
  }
}
