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
