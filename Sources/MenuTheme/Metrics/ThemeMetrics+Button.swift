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
        make("automaticStyle", .oneOf(MenuButton.Style.self), "Button style for `automatic` outside bars.") {
          $0.automaticStyle = $1
        },
        make(
          "height", .controlSizes,
          "Height for each control size from mini to extra large, at the text size `large`."
        ) { $0.height = $1 },
        make(
          "textScale", .controlScales, "Text size relative to the text style, for each control size."
        ) { $0.textScale = $1 },
        make("horizontalPadding", .controlSizes, "Padding before and after the title, for each control size.") {
          $0.horizontalPadding = $1
        },
        make("cornerRadius", .controlSizes, "Corner radius, for each control size.") {
          $0.cornerRadius = $1
        },
        make("cornerSmoothing", .fraction, "Corner smoothing: 0 for circular corners, 0.6 for Apple's.") {
          $0.cornerSmoothing = $1
        },
        make("borderWidth", .length, "Border width of a bordered button.") { $0.borderWidth = $1 },
        make("spacing", .length, "Spacing between symbol, title, and indicator.") { $0.spacing = $1 },
        make("labelSpacing", .length, "Spacing between the introductory text and the button.") {
          $0.labelSpacing = $1
        },
        make(
          "indicatorBox", .length,
          "Width and height of the box around a bordered button's indicator, at the regular size; 0 for none."
        ) { $0.indicatorBox = $1 },
        make("indicatorBoxRadius", .length, "Corner radius of the indicator's box.") { $0.indicatorBoxRadius = $1 },
        make(
          "showsPullDownIndicator", .flag,
          "Shows the indicator of pull-down buttons by default."
        ) { $0.showsPullDownIndicator = $1 },
        make("isSplit", .flag, "Splits buttons with a primary action into two parts.") {
          $0.isSplit = $1
        },
        make("toolbarHeight", .length, "Minimum width and height of a toolbar button.") {
          $0.toolbarHeight = $1
        },
        make("toolbarRadius", .length, "Corner radius of a toolbar button's background.") {
          $0.toolbarRadius = $1
        },
      ])
  }
}
