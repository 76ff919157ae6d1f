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
}
