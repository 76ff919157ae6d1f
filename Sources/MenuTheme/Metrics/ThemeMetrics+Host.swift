import MenuDocument
import PositionedJSON

extension ThemeMetrics {
  /// The metrics of the screen or window around a control.
  public struct Host: Hashable, Sendable {
    /// The surface that the host's size measures.
    public enum Surface: String, CaseIterable, Hashable, Sendable {
      /// A screen, with windows inside.
      case screen
      /// A window, with its surroundings outside.
      case window
    }

    public enum ToolbarPosition: String, CaseIterable, Hashable, Sendable {
      /// At the bottom of the screen.
      case bottom
      /// In the bar at the top.
      case top
      /// Below the window, on a separate sheet.
      case below
    }

    package var surface = Surface.screen
    package var width = 0.0
    package var height = 0.0
    package var statusHeight = 0.0
    package var islandWidth = 0.0
    package var islandHeight = 0.0
    package var islandTop = 0.0
    package var barHeight = 0.0
    package var toolbarHeight = 0.0
    package var toolbarPosition = ToolbarPosition.bottom
    package var hasCapsules = false
    package var homeHeight = 0.0
    package var homeWidth = 0.0
    package var inset = 0.0
    package var sidebarWidth = 0.0
    package var sidebarInset = 0.0
    package var buttonSize = 0.0
    package var buttonGap = 0.0
    package var gripWidth = 0.0
    package var cornerRadius = 0.0
    package var shadowBlur = 0.0
    package var shadowOffset = 0.0
    package var formWidth = 0.0
    package var formInset = 0.0
    package var formRowHeight = 0.0
    package var formRadius = 0.0
    package var margin = 0.0
    package var isTitleCentered = false
    package var hasLines = false
  }
}

extension ThemeMetrics.Host {
  static func definition(_ make: ThemeFieldMaker) -> Definition<Self> {
    make.object(
      "hostMetrics", Self(),
      [
        make("surface", .oneOf(Surface.self), "Surface that the document's `size` describes.") { $0.surface = $1 },
        make("width", .hostSide, "Default width.") { $0.width = $1 },
        make("height", .hostSide, "Default height.") { $0.height = $1 },
        make("statusHeight", .length, "Height of the status bar; 0 for none.") { $0.statusHeight = $1 },
        Field("islandWidth", .length, "Width of the Dynamic Island at the top of a screen; 0 for none (default: 0).") {
          $0.islandWidth = $1
        },
        Field("islandHeight", .length, "Height of the Dynamic Island (default: 0).") { $0.islandHeight = $1 },
        Field("islandTop", .length, "Distance of the Dynamic Island from the screen's top (default: 0).") {
          $0.islandTop = $1
        },
        make("barHeight", .length, "Height of a navigation bar or a window's title bar.") { $0.barHeight = $1 },
        make("toolbarHeight", .length, "Height of a toolbar at the bottom of a screen, including the area below it.") {
          $0.toolbarHeight = $1
        },
        make("toolbarPlace", .oneOf(ToolbarPosition.self), "Position of a toolbar.") { $0.toolbarPosition = $1 },
        Field(
          "hasCapsules", .flag, "Groups the buttons of bars in glass capsules, without a strip (default: false)."
        ) { $0.hasCapsules = $1 },
        make("homeHeight", .length, "Height of the reserved strip at the bottom of a screen; 0 for none.") {
          $0.homeHeight = $1
        },
        make("homeWidth", .length, "Width of the home indicator in the strip at the bottom of a screen.") {
          $0.homeWidth = $1
        },
        make("inset", .length, "Inset of a bar's contents from its edges.") { $0.inset = $1 },
        make("sidebarWidth", .length, "Width of a window's sidebar; 0 for none.") { $0.sidebarWidth = $1 },
        make("sidebarInset", .length, "Inset of a sidebar from the edges of its window.") {
          $0.sidebarInset = $1
        },
        make("buttonSize", .length, "Diameter of a window's buttons; 0 for none.") { $0.buttonSize = $1 },
        make("buttonGap", .length, "Gap between a window's buttons.") { $0.buttonGap = $1 },
        make("gripWidth", .length, "Width of the grip below a window; 0 for none.") { $0.gripWidth = $1 },
        make("cornerRadius", .length, "Corner radius of a window.") { $0.cornerRadius = $1 },
        make("shadowBlur", .blur, "Blur of a window's shadow: twice the standard deviation.") {
          $0.shadowBlur = $1
        },
        make("shadowOffset", .offset, "Vertical offset of a window's shadow.") { $0.shadowOffset = $1 },
        make(
          "formWidth", .length,
          "Width of the card that a form is shown on; 0 for the whole screen or window."
        ) { $0.formWidth = $1 },
        make("formInset", .length, "Inset beside the rows of a form.") { $0.formInset = $1 },
        make("formRowHeight", .length, "Height of a form's row, at the text size `large`.") {
          $0.formRowHeight = $1
        },
        make("formRadius", .length, "Corner radius of a group of rows.") { $0.formRadius = $1 },
        make("margin", .length, "Visible margin around the window.") { $0.margin = $1 },
        make("isTitleCentered", .flag, "Centers a bar's title.") { $0.isTitleCentered = $1 },
        make("hasLines", .flag, "Draws lines between the content and bars or sidebars.") { $0.hasLines = $1 },
      ])
  }
}
