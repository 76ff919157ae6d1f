import PositionedJSON

extension ThemeMetrics {
  /// The metrics of symbols and images next to titles.
  public struct Symbol: Hashable, Sendable {
    /// The menus that hide the symbols of items with the image visibility `automatic`; other images stay.
    public enum Hiding: String, CaseIterable, Hashable, Sendable {
      case never
      case inMenuBar
      case always
    }

    package var side = Side.trailing
    package var center = 0.0
    package var drop = 0.0
    package var slot = 0.0
    package var room: Double?
    package var isShownAtAccessibilitySizes = false
    package var isShownByDefault = false
    package var hasColumn = false
    package var followsImageVisibility = false
    package var hidesSymbols = Hiding.never
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
          "Distance of the center from the trailing edge; for leading symbols, from the start of titles without symbols."
        ) { $0.center = $1 },
        Field("drop", .offset, "Distance of a symbol's center below the middle of its row (default: 0).") {
          $0.drop = $1
        },
        make("slot", .length, "Reserved width.") { $0.slot = $1 },
        Field(
          "room", .length,
          "Space beside the widest symbol of a section; widens the reserved width if necessary (default: fixed width)."
        ) { $0.room = $1 },
        make("isShownAtAccessibilitySizes", .flag, "Shows symbols at accessibility text sizes.") {
          $0.isShownAtAccessibilitySizes = $1
        },
        make("isShownByDefault", .flag, "Shows symbols if `labelStyle` is not set.") {
          $0.isShownByDefault = $1
        },
        make("hasColumn", .flag, "Aligns items without a symbol with those that have one.") {
          $0.hasColumn = $1
        },
        Field(
          "followsImageVisibility", .flag,
          "Applies the item key `imageVisibility`, as systems since the 27 releases do (default: false)."
        ) { $0.followsImageVisibility = $1 },
        Field(
          "hidesSymbols", .oneOf(Hiding.self),
          "Menus that hide symbols of items with the image visibility `automatic`; other images stay (default: `never`)."
        ) { $0.hidesSymbols = $1 },
      ])
  }
}
