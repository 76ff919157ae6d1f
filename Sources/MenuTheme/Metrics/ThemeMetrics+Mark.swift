import PositionedJSON

extension ThemeMetrics {
  /// The metrics of checkmarks, dashes, and chevrons before titles.
  public struct Mark: Hashable, Sendable {
    package var center = 0.0
    package var popUpCenter: Double?
    package var submenuSide = Side.trailing
    package var chevronCenter: Double?
    package var chevronGap: Double?
    package var drop = 0.0
    package var chevronDrop = 0.0
  }
}

extension ThemeMetrics.Mark {
  static func definition(_ make: ThemeFieldMaker) -> Definition<Self> {
    make.object(
      "mark", Self(),
      [
        make("center", .length, "Distance of the center from the leading edge.") { $0.center = $1 },
        Field("popUpCenter", .length, "Distance of the center in a pop-up button's menu (default: `center`).") {
          $0.popUpCenter = $1
        },
        make("submenuSide", .oneOf(ThemeMetrics.Side.self), "Side of a submenu's chevron.") {
          $0.submenuSide = $1
        },
        Field(
          "chevronCenter", .length,
          "Distance of a trailing chevron's center from the trailing edge (default: like other trailing content)."
        ) { $0.chevronCenter = $1 },
        Field(
          "chevronGap", .length,
          "Minimum gap between the title of a submenu and its trailing chevron (default: the shortcut's `gap`)."
        ) { $0.chevronGap = $1 },
        Field("drop", .offset, "Distance of a mark's center below the middle of its row (default: 0).") {
          $0.drop = $1
        },
        Field(
          "chevronDrop", .offset, "Distance of a trailing chevron's center below the middle of its row (default: 0)."
        ) { $0.chevronDrop = $1 },
      ])
  }
}
