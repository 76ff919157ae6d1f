import PositionedJSON

extension ThemeMetrics {
  /// The metrics of open submenus.
  public struct Submenu: Hashable, Sendable {
    /// The position of a submenu.
    public enum Position: String, CaseIterable, Hashable, Sendable {
      /// Over its parent, which recedes.
      case inPlace
      case beside
    }

    package var opens = Position.inPlace
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
        make("opens", .oneOf(Position.self), "Position of the submenu.") { $0.opens = $1 },
        make("overlap", .length, "Overlap of a submenu with its parent.") { $0.overlap = $1 },
        make("showsChoice", .flag, "Shows the selection of a picker as the second line of its row.") {
          $0.showsChoice = $1
        },
        make("parentScale", .number(in: 0.1...1), "Scale of the menu behind a submenu that opens in place.") {
          $0.parentScale = $1
        },
      ])
  }
}
