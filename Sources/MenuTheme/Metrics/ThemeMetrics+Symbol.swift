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
        make("side", .oneOf(ThemeMetrics.Side.self), "Side of the symbols.") { $0.side = $1 },
        make(
          "center", .length,
          "Distance of the center from the edge on that side; before a title, from the start of titles without symbols."
        ) { $0.center = $1 },
        make("slot", .length, "Reserved width.") { $0.slot = $1 },
        make("isShownAtAccessibilitySizes", .flag, "Shows symbols at accessibility text sizes.") {
          $0.isShownAtAccessibilitySizes = $1
        },
        make("isShownByDefault", .flag, "Shows symbols if `labelStyle` is not set.") {
          $0.isShownByDefault = $1
        },
        make("hasColumn", .flag, "Aligns items without a symbol with those that have one.") {
          $0.hasColumn = $1
        },
      ])
  }
}
