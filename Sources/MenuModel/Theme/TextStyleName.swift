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
