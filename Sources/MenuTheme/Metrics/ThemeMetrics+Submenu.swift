import PositionedJSON

extension ThemeMetrics {
  /// The metrics of open submenus.
  public struct Submenu: Hashable, Sendable {
    /// The position of a submenu.
    public enum Place: String, CaseIterable, Hashable, Sendable {
      /// Over its parent, which recedes.
      case inPlace
      case beside
    }

    package var opens = Place.inPlace
    package var overlap = 0.0
    package var showsChoice = false
    package var parentScale = 1.0
  }
}

extension ThemeMetrics.Submenu {
  static func definition(_ make: ThemeFieldMaker) -> Definition<Self> {
    make.object(
      "submenu", Self(),
      [
        make("opens", .oneOf(Place.self), "Where they open.") { $0.opens = $1 },
        make("overlap", .length, "How far one that opens beside its parent covers it.") { $0.overlap = $1 },
        make("showsChoice", .flag, "Whether the row of a picker shows what is chosen, as a second line.") {
          $0.showsChoice = $1
        },
        make("parentScale", .number(in: 0.1...1), "What size the menu behind one that opens in place shrinks to.") {
          $0.parentScale = $1
        },
      ])
  }
}
