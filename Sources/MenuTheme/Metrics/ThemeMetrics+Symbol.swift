import PositionedJSON

extension ThemeMetrics {
  /// The metrics of symbols and images next to titles.
  public struct Symbol: Hashable, Sendable {
    package var side = Side.trailing
    package var center = 0.0
    package var slot = 0.0
    package var isShownAtAccessibilitySizes = false
    package var isShownByDefault = false
    package var hasColumn = false
  }
}

extension ThemeMetrics.Symbol {
  static func definition(_ make: ThemeFieldMaker) -> Definition<Self> {
    make.object(
      "symbol", Self(),
      [
        make("side", .oneOf(ThemeMetrics.Side.self), "On which side they stand.") { $0.side = $1 },
        make(
          "center", .length,
          "The distance of the centre from the edge on that side; in front of a title, from where titles start without symbols."
        ) { $0.center = $1 },
        make("slot", .length, "The width that is kept free for them.") { $0.slot = $1 },
        make("isShownAtAccessibilitySizes", .flag, "Whether the accessibility sizes of text show them.") {
          $0.isShownAtAccessibilitySizes = $1
        },
        make("isShownByDefault", .flag, "Whether they are shown where `labelStyle` does not say so.") {
          $0.isShownByDefault = $1
        },
        make("hasColumn", .flag, "Whether items without a symbol line up with those that have one.") {
          $0.hasColumn = $1
        },
      ])
  }
}
