public import MenuDocument
public import MockupScene
public import PositionedJSON

/// The look of a platform's menus, read from a theme file.
public struct Theme: Hashable, Sendable {
  /// The name: the file name without extension.
  public var name = ""
  /// A short title for people.
  public var title = ""
  /// The supported platforms.
  public var platforms: [Platform] = []
  /// The named colors for documents and roles.
  public var colors: [String: AdaptiveColor] = [:]
  public var roles: [ColorRole: AdaptiveColor] = [:]
  /// The typeface of text; `nil` for the fallback of the platform's.
  public var typeface: ThemeTypeface?
  /// The sizes of text.
  public var type = ThemeType()
  /// The size, weight, and scale of symbols by place.
  public var symbolStyles: [SymbolRole: ThemeSymbolStyle] = [:]
  /// The lengths and shapes.
  public var metrics = ThemeMetrics()
  /// The symbols that the platform draws.
  public var symbols = ThemeSymbols()
  /// The whole theme of each place whose menus look different.
  public var places: [MenuPlace: Theme] = [:]
}

/// A place whose menus a theme can draw differently.
public enum MenuPlace: String, CaseIterable, Hashable, Sendable {
  case menuBar
  /// A small or mini button.
  case smallControl
}

extension MockupDocument {
  /// The place of the document's menu, if themes can draw it differently.
  var menuPlace: MenuPlace? {
    switch presentation {
    case .menuBar: return .menuBar
    case .pullDownButton, .popUpButton:
      switch button?.controlSize {
      case .mini, .small: return .smallControl
      case .regular, .large, .extraLarge, nil: return nil
      }
    case .menu, .contextMenu, .menuBarExtra, .quickActions, .editMenu, .dockMenu: return nil
    }
  }
}

/// The family of typefaces of a theme.
public struct ThemeTypeface: Hashable, Sendable {
  /// The family name in the font files.
  public var family: String
  /// The theme file that names the family: the theme's or one that it extends.
  public var file = ""
  /// The location of the name in that file.
  public var location: SourceLocation
}

/// The sizes of a theme's text.
public struct ThemeType: Hashable, Sendable {
  /// Whether text follows the chosen text size.
  public var isDynamic = false
  /// Pairs of size and tracking in points, in ascending order of size.
  public var tracking: [[Double]] = []
  /// The size and leading of each category for each of the twelve text sizes.
  public var categories: [String: [[Double]]] = [:]
  /// The category and weight of each style.
  public var styles: [TextStyleName: ThemeTextStyle] = [:]
  /// The factor that matches the built-in typeface to the height and width of the platform's.
  public var scale = 1.0
  /// The additional weight that matches the built-in typeface to the darkness of the platform's.
  public var grade = ThemeGrade()

  /// Returns the tracking at a size, in points, interpolated between entries and clamped outside.
  public func tracking(at size: Double) -> Double {
    guard let first = tracking.first, let last = tracking.last else { return 0 }
    if size <= first[0] { return first[1] }
    for (low, high) in zip(tracking, tracking.dropFirst()) where size <= high[0] {
      return low[1] + (high[1] - low[1]) * (size - low[0]) / (high[0] - low[0])
    }
    return last[1]
  }
}

/// The additional weight of text without additional width, in units of CSS weights.
public struct ThemeGrade: Hashable, Sendable {
  /// In light appearance.
  public var light = 0
  /// In dark appearance, where the platform draws light text bolder.
  public var dark = 0

  func value(_ appearance: Appearance) -> Int {
    switch appearance {
    case .light: light
    case .dark: dark
    }
  }
}

public struct ThemeTextStyle: Hashable, Sendable {
  /// The category that determines size and leading.
  public var category = ""
  public var weight = FontWeight.regular
  /// The tracking at every size, in points; `nil` for that of the size.
  public var tracking: Double?
}

/// The text styles of a theme.
public enum TextStyleName: String, CaseIterable, Hashable, Sendable {
  case title
  case subtitle
  case heading
  case footer
  case cell
  case shortcut
  case badge
  case button
  case menuBar
  /// The first title in a menu bar, the name of the application.
  case application
  case question
  case message
  case action
  case cancel
  case hostTitle
  case hostText
  case callout
  case caption
}

/// A color by appearance and contrast.
public struct AdaptiveColor: Hashable, Sendable {
  /// In light appearance.
  public var light: ThemeColor
  /// In dark appearance.
  public var dark: ThemeColor
  /// In light appearance with increased contrast; `nil` for `light`.
  public var increasedLight: ThemeColor?
  /// In dark appearance with increased contrast; `nil` for `dark`.
  public var increasedDark: ThemeColor?

  /// Returns the color for an appearance and contrast.
  public func color(_ appearance: Appearance, _ contrast: Contrast) -> ThemeColor {
    switch (appearance, contrast) {
    case (.light, .standard): light
    case (.dark, .standard): dark
    case (.light, .increased): increasedLight ?? light
    case (.dark, .increased): increasedDark ?? dark
    }
  }
}

/// A color of a theme: `#3C3C43@0.6`, `red`, or `label@0.96`.
public struct ThemeColor: Hashable, Sendable {
  public var base: ColorReference
  /// The factor for its opacity, 0 to 1.
  public var alpha: Double
}

/// The names of the symbols that the platform draws.
public struct ThemeSymbols: Hashable, Sendable {
  /// Before items that are on.
  public var checkmark = ""
  /// Before items that are partly on.
  public var mixed = ""
  /// Next to an item that opens a submenu.
  public var submenu = ""
  /// Next to the title of a submenu that is open in place.
  public var openSubmenu = ""
  /// On the cell that decreases a value.
  public var decrement = ""
  /// On the cell that increases a value.
  public var increment = ""
  /// After the title of a pull-down button.
  public var pullDown = ""
  /// After the title of a pop-up button.
  public var popUp = ""
  /// At the top of a menu that continues above.
  public var scrollUp = ""
  /// At the bottom of a menu that continues below.
  public var scrollDown = ""
  /// On the back button of a screen's bar.
  public var back = ""
  /// The symbol of an option that has only a color.
  public var color = ""
  /// In a screen's status bar or at the end of its menu bar, from the leading side.
  public var status: [String] = []
}
