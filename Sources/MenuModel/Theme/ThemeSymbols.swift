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
  /// What an option with a color and nothing else is drawn as.
  public var color = ""
}
