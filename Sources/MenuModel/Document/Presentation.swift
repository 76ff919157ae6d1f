/// What the menu belongs to.
public enum Presentation: String, CaseIterable, Hashable, Sendable {
  /// Nothing: the menu alone.
  case menu
  /// A button that offers commands.
  case pullDownButton
  /// A button that offers a choice and shows the chosen option.
  case popUpButton
  /// Something that is touched and held, or clicked with the second button.
  case contextMenu
  /// The bar at the top of the screen.
  case menuBar
}
