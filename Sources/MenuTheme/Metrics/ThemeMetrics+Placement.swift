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
    package var alignment = Alignment.leading
    package var coversPopUpButton = false
    package var coversBarButton = false
    package var turnsUpwards = false
    package var leavesHost = false
    package var mostHeight = 0.0
    package var continuation = Continuation.fade
    package var continuationHeight = 0.0
  }
}

extension ThemeMetrics.Placement {
  static func definition(_ make: ThemeFieldMaker) -> Definition<Self> {
    make.object(
      "placement", Self(),
      [
        make("edge", .length, "The least distance from the edges of the screen.") { $0.edge = $1 },
        make("gap", .length, "The room between the menu and a button lower than `tallHeight`.") { $0.gap = $1 },
        make("tallGap", .length, "The room between the menu and a higher button.") { $0.tallGap = $1 },
        make("tallHeight", .length, "From which height on a button is a high one.") { $0.tallHeight = $1 },
        make("alignment", .oneOf(Alignment.self), "How a menu stands to the button's left and right.") {
          $0.alignment = $1
        },
        make(
          "coversPopUpButton", .flag, "Whether the chosen row of a pop-up button's menu lies over the button's title."
        ) { $0.coversPopUpButton = $1 },
        Field(
          "coversBarButton", .flag, "Whether a menu grows out of a button in a bar, and covers it; false."
        ) { $0.coversBarButton = $1 },
        make("turnsUpwards", .flag, "Whether a menu that opens upwards turns its order.") { $0.turnsUpwards = $1 },
        make("leavesHost", .flag, "Whether menus may reach beyond the window.") { $0.leavesHost = $1 },
        make("mostHeight", .upperBound, "The most height of a menu that may leave the window.") { $0.mostHeight = $1 },
        make("continuation", .oneOf(Continuation.self), "How a menu shows that it goes on.") { $0.continuation = $1 },
        make("continuationHeight", .length, "How high the fade or the strip is where a menu goes on.") {
          $0.continuationHeight = $1
        },
      ])
  }
}
