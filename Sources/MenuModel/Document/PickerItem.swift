/// A choice among options.
public struct PickerItem: Hashable, Sendable {
  /// How the options are offered.
  public enum Style: String, CaseIterable, Hashable, Sendable {
    /// As a group of rows of their own.
    case inline
    /// In a submenu.
    case menu
    /// As one row of symbols.
    case palette
  }

  /// How many options can be chosen.
  public enum SelectionMode: String, CaseIterable, Hashable, Sendable {
    /// One.
    case single
    /// Any number.
    case any
  }

  /// What is to be chosen; always there for the style `menu`.
  public var title: String?
  /// How the options are offered.
  public var style = Style.inline
  /// The options and the dividers between them.
  public var options: [Entry] = []
  /// How many can be chosen.
  public var selectionMode = SelectionMode.single
  /// The values of the chosen options; each is the value of one of `options`.
  public var selection: [Located<String>] = []
  /// Whether the submenu of the style `menu` is open.
  public var isOpen = false

  /// One entry of the list of options.
  public enum Entry: Hashable, Sendable {
    /// Something to choose.
    case option(PickerOption)
    /// A line or gap.
    case divider(SourceLocation)
  }
}
