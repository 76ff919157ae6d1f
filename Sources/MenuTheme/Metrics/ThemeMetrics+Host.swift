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

    /// The position of a toolbar.
    public enum ToolbarPlace: String, CaseIterable, Hashable, Sendable {
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
    package var barHeight = 0.0
    package var toolbarHeight = 0.0
    package var toolbarPlace = ToolbarPlace.bottom
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
        make("surface", .oneOf(Surface.self), "What the extent in the document is that of.") { $0.surface = $1 },
        make("width", .hostSide, "Its width where the document does not say.") { $0.width = $1 },
        make("height", .hostSide, "Its height where the document does not say.") { $0.height = $1 },
        make("statusHeight", .length, "The height of the status bar; 0 for none.") { $0.statusHeight = $1 },
        make("barHeight", .length, "The height of a navigation bar or a window's title bar.") { $0.barHeight = $1 },
        make("toolbarHeight", .length, "The height of a toolbar at the bottom of a screen, with what lies below it.") {
          $0.toolbarHeight = $1
        },
        make("toolbarPlace", .oneOf(ToolbarPlace.self), "Where a toolbar stands.") { $0.toolbarPlace = $1 },
        make("homeHeight", .length, "The height of the strip at the bottom of a screen that is kept free; 0 for none.")
        {
          $0.homeHeight = $1
        },
        make("homeWidth", .length, "The width of the mark in that strip.") { $0.homeWidth = $1 },
        make("inset", .length, "The room between the edges and what stands in a bar.") { $0.inset = $1 },
        make("sidebarWidth", .length, "The width of a window's sidebar; 0 for none.") { $0.sidebarWidth = $1 },
        make("sidebarInset", .length, "The room between a sidebar and the edges of its window.") {
          $0.sidebarInset = $1
        },
        make("buttonSize", .length, "The diameter of a window's buttons; 0 for none.") { $0.buttonSize = $1 },
        make("buttonGap", .length, "The room between a window's buttons.") { $0.buttonGap = $1 },
        make("gripWidth", .length, "The width of the grip below a window; 0 for none.") { $0.gripWidth = $1 },
        make("cornerRadius", .length, "The radius of a window's corners.") { $0.cornerRadius = $1 },
        make("shadowBlur", .blur, "How far a window's shadow is blurred: twice the standard deviation.") {
          $0.shadowBlur = $1
        },
        make("shadowOffset", .offset, "How far a window's shadow lies below it.") { $0.shadowOffset = $1 },
        make(
          "formWidth", .length,
          "The width of the card over its screen that a form stands on; 0 for all of the screen or window."
        ) { $0.formWidth = $1 },
        make("formInset", .length, "The room beside the rows of a form.") { $0.formInset = $1 },
        make("formRowHeight", .length, "The height of a form's row, at the text size `large`.") {
          $0.formRowHeight = $1
        },
        make("formRadius", .length, "The radius of the corners of a group of rows.") { $0.formRadius = $1 },
        make("margin", .length, "The room around the window that is seen of what lies behind.") { $0.margin = $1 },
        make("isTitleCentered", .flag, "Whether a bar's title stands in its middle.") { $0.isTitleCentered = $1 },
        make("hasLines", .flag, "Whether lines divide bars and sidebars from the content.") { $0.hasLines = $1 },
      ])
  }
}
