public import MenuDocument
public import MockupScene
public import PositionedJSON

/// How a platform draws its menus: data only, read from a theme file.
public struct Theme: Hashable, Sendable {
  /// What the theme is called: its file's name without the ending.
  public var name = ""
  /// What the theme is, in a few words for people.
  public var title = ""
  /// The platforms that it can draw.
  public var platforms: [Platform] = []
  /// The named colors that documents and roles may use.
  public var colors: [String: AdaptiveColor] = [:]
  /// What each part of the picture is colored with.
  public var roles: [ColorRole: AdaptiveColor] = [:]
  /// The family that text is set in; `nil` for the typeface that stands in for the platform's own.
  public var typeface: ThemeTypeface?
  /// Sizes of text.
  public var type = ThemeType()
  /// Size, weight and scale of the symbols in each place.
  public var symbolStyles: [SymbolPlace: ThemeSymbolStyle] = [:]
  /// Lengths and shapes.
  public var metrics = ThemeMetrics()
  /// The symbols that the platform itself draws.
  public var symbols = ThemeSymbols()
}

/// The family of typefaces that a theme's text is set in.
public struct ThemeTypeface: Hashable, Sendable {
  /// The family, as its files call it.
  public var family: String
  /// The theme's file, or the one that it extends, that names the family.
  public var file = ""
  /// Where that file names it.
  public var location: SourceLocation
}

/// A theme's sizes of text.
public struct ThemeType: Hashable, Sendable {
  /// Whether text follows the text size that people chose.
  public var isDynamic = false
  /// What is added after each letter, in points, by size of text: pairs of size and tracking in rising order.
  public var tracking: [[Double]] = []
  /// Size and leading of each category of text for each of the twelve text sizes.
  public var categories: [String: [[Double]]] = [:]
  /// Category and weight of each style.
  public var styles: [TextStyleName: ThemeTextStyle] = [:]
  /// What the size is multiplied by when text is set, so that our typeface is as high and wide as the platform's.
  public var scale = 1.0
  /// How much heavier regular text is drawn, so that our typeface is as dark as the platform's.
  public var grade = ThemeGrade()

  /// The tracking at a size of text, in points: between two entries in proportion, outside as at the nearest.
  public func tracking(at size: Double) -> Double {
    guard let first = tracking.first, let last = tracking.last else { return 0 }
    if size <= first[0] { return first[1] }
    for (low, high) in zip(tracking, tracking.dropFirst()) where size <= high[0] {
      return low[1] + (high[1] - low[1]) * (size - low[0]) / (high[0] - low[0])
    }
    return last[1]
  }
}

/// How much heavier letters are drawn without becoming wider, in units of CSS weights.
public struct ThemeGrade: Hashable, Sendable {
  /// In light appearance.
  public var light = 0
  /// In dark appearance, where the platform draws light text bolder.
  public var dark = 0

  /// The grade in an appearance.
  func value(_ appearance: Appearance) -> Int {
    switch appearance {
    case .light: light
    case .dark: dark
    }
  }
}

/// One style of text in a theme.
public struct ThemeTextStyle: Hashable, Sendable {
  /// The category of text that gives size and leading.
  public var category = ""
  /// How heavy the letters are.
  public var weight = FontWeight.regular
}

/// The text styles of a theme.
public enum TextStyleName: String, CaseIterable, Hashable, Sendable {
  /// An item's title.
  case title
  /// An item's second line.
  case subtitle
  /// The heading of a menu or section.
  case heading
  /// Explanatory text, and static text.
  case footer
  /// The label of a medium cell.
  case cell
  /// A keyboard shortcut.
  case shortcut
  /// A badge.
  case badge
  /// A button's title.
  case button
  /// A title in a menu bar.
  case menuBar
  /// The first title in a menu bar: that of the application.
  case application
  /// The title of a question.
  case question
  /// The text below that title.
  case message
  /// An answer.
  case action
  /// The answer that changes nothing.
  case cancel
  /// The title of a window or screen.
  case hostTitle
  /// The text of a window or screen.
  case hostText
  /// A callout.
  case callout
  /// The caption of a frame.
  case caption
}

/// The colors of one thing in each appearance and contrast.
public struct AdaptiveColor: Hashable, Sendable {
  /// In light appearance.
  public var light: ThemeColor
  /// In dark appearance.
  public var dark: ThemeColor
  /// In light appearance with increased contrast; `nil` where it is as without.
  public var increasedLight: ThemeColor?
  /// In dark appearance with increased contrast; `nil` where it is as without.
  public var increasedDark: ThemeColor?

  /// The color for an appearance and contrast.
  public func color(_ appearance: Appearance, _ contrast: Contrast) -> ThemeColor {
    switch (appearance, contrast) {
    case (.light, .standard): light
    case (.dark, .standard): dark
    case (.light, .increased): increasedLight ?? light
    case (.dark, .increased): increasedDark ?? dark
    }
  }
}

/// A color as a theme writes it: `#3C3C43@0.6`, `red` or `label@0.96`.
public struct ThemeColor: Hashable, Sendable {
  /// What the color is based on.
  public var base: ColorReference
  /// What its opacity is multiplied by, 0 to 1.
  public var alpha: Double
}

/// The names of the symbols that the platform itself draws.
public struct ThemeSymbols: Hashable, Sendable {
  /// In front of what is on.
  public var checkmark = ""
  /// In front of what is partly on.
  public var mixed = ""
  /// Beside what opens a submenu.
  public var submenu = ""
  /// Beside the title of a submenu that is open in place.
  public var openSubmenu = ""
  /// On the cell that makes a value smaller.
  public var decrement = ""
  /// On the cell that makes a value larger.
  public var increment = ""
  /// Behind a pull-down button's title.
  public var pullDown = ""
  /// Behind a pop-up button's title.
  public var popUp = ""
  /// Where a menu goes on above.
  public var scrollUp = ""
  /// Where a menu goes on below.
  public var scrollDown = ""
  /// On the way back, in a screen's bar.
  public var back = ""
  /// What an option with a color and nothing else is drawn as.
  public var color = ""
}
