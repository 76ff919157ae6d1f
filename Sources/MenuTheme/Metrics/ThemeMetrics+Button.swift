package import MenuDocument
import PositionedJSON

extension ThemeMetrics {
  /// The metrics of the button that opens a menu.
  public struct Button: Hashable, Sendable {
    package var automaticStyle = MenuButton.Style.plain
    package var height: [Double] = []
    package var textScale: [Double] = []
    package var horizontalPadding: [Double] = []
    package var cornerRadius: [Double] = []
    package var cornerSmoothing = 0.0
    package var borderWidth = 0.0
    package var spacing = 0.0
    package var labelSpacing = 0.0
    package var indicatorBox = 0.0
    package var indicatorBoxRadius = 0.0
    package var showsPullDownIndicator = false
    package var isSplit = false
    package var toolbarHeight = 0.0
    package var toolbarRadius = 0.0
  }
}

extension ThemeMetrics.Button {
  static func definition(_ make: ThemeFieldMaker) -> Definition<Self> {
    make.object(
      "buttonMetrics", Self(),
      [
        make("automaticStyle", .oneOf(MenuButton.Style.self), "What the style `automatic` is.") {
          $0.automaticStyle = $1
        },
        make(
          "height", .controlSizes,
          "Its height, for each control size from mini to extra large, at the text size `large`."
        ) { $0.height = $1 },
        make(
          "textScale", .controlScales, "The size of its text as a multiple of the text style, for each control size."
        ) { $0.textScale = $1 },
        make("horizontalPadding", .controlSizes, "Room before and behind the title, for each control size.") {
          $0.horizontalPadding = $1
        },
        make("cornerRadius", .controlSizes, "The radius of the corners, for each control size.") {
          $0.cornerRadius = $1
        },
        make("cornerSmoothing", .fraction, "How early the edges bend: 0 for circular corners, 0.6 for Apple's.") {
          $0.cornerSmoothing = $1
        },
        make("borderWidth", .length, "The thickness of the line around a bordered one.") { $0.borderWidth = $1 },
        make("spacing", .length, "The room between symbol, title and indicator.") { $0.spacing = $1 },
        make("labelSpacing", .length, "The room between the introductory text and the button.") {
          $0.labelSpacing = $1
        },
        make(
          "indicatorBox", .length,
          "Width and height of the box around a bordered button's indicator, at the regular size; 0 for none."
        ) { $0.indicatorBox = $1 },
        make("indicatorBoxRadius", .length, "The radius of that box's corners.") { $0.indicatorBoxRadius = $1 },
        make(
          "showsPullDownIndicator", .flag,
          "Whether a pull-down button has an indicator where the document does not say."
        ) { $0.showsPullDownIndicator = $1 },
        make("isSplit", .flag, "Whether a button with an action of its own has a part that opens the menu.") {
          $0.isSplit = $1
        },
        make("toolbarHeight", .length, "The least width and height of a button in a toolbar.") {
          $0.toolbarHeight = $1
        },
        make("toolbarRadius", .length, "The radius of the corners of such a button's ground.") {
          $0.toolbarRadius = $1
        },
      ])
  }
}
