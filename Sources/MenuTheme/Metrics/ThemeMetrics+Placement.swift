import PositionedJSON

extension ThemeMetrics {
  /// The position of a menu.
  public struct Placement: Hashable, Sendable {
    /// The horizontal alignment of a menu with its button.
    public enum Alignment: String, CaseIterable, Hashable, Sendable {
      case leading
      /// Aligned edges near the edge of the screen, else centered.
      case automatic
    }

    /// The indication that a menu continues.
    public enum Continuation: String, CaseIterable, Hashable, Sendable {
      case fade
      /// A strip with a chevron.
      case arrows
    }

    package var edge = 0.0
    package var gap = 0.0
    package var tallGap = 0.0
    package var tallHeight = 0.0
    package var offset = 0.0
    package var alignment = Alignment.leading
    package var coversPopUpButton = false
    package var coversBarButton = false
    package var reversesUpward = false
    package var leavesHost = false
    package var maximumHeight = 0.0
    package var continuation = Continuation.fade
    package var continuationHeight = 0.0
  }
}

extension ThemeMetrics.Placement {
  static func definition(_ make: ThemeFieldMaker) -> Definition<Self> {
    make.object(
      "placement", Self(),
      [
        make("edge", .length, "Minimum distance from the edges of the screen.") { $0.edge = $1 },
        make("gap", .length, "Gap between the menu and a button shorter than `tallHeight`.") { $0.gap = $1 },
        make("tallGap", .length, "Gap between the menu and a button of at least `tallHeight`.") { $0.tallGap = $1 },
        make("tallHeight", .length, "Minimum height of a tall button.") { $0.tallHeight = $1 },
        Field(
          "offset", .offset, "Distance of a leading-aligned menu from the start of its button (default: 0).",
          examples: [-4.5]
        ) { $0.offset = $1 },
        make("alignment", .oneOf(Alignment.self), "Horizontal alignment of the menu to the button.") {
          $0.alignment = $1
        },
        make(
          "coversPopUpButton", .flag, "Places the selected row of a pop-up menu over the button's title."
        ) { $0.coversPopUpButton = $1 },
        Field(
          "coversBarButton", .flag, "Makes a menu cover its button in a bar (default: false)."
        ) { $0.coversBarButton = $1 },
        make("reversesUpward", .flag, "Reverses the order of a menu that opens upward.") { $0.reversesUpward = $1 },
        make("leavesHost", .flag, "Allows menus to extend beyond the window.") { $0.leavesHost = $1 },
        make("maximumHeight", .upperBound, "Maximum height of a menu that may extend beyond the window.") {
          $0.maximumHeight = $1
        },
        make("continuation", .oneOf(Continuation.self), "Sign that a menu continues.") { $0.continuation = $1 },
        make("continuationHeight", .length, "Height of the fade or strip where a menu continues.") {
          $0.continuationHeight = $1
        },
      ])
  }
}
