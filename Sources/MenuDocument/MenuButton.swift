public import PositionedJSON

/// The button that opens a menu.
public struct MenuButton: Hashable, Sendable {
  /// How the button is drawn.
  public enum Style: String, CaseIterable, Hashable, Sendable {
    /// As the platform does it.
    case automatic
    /// Text without background.
    case plain
    /// On a grey background.
    case bordered
    /// On a background in the accent color.
    case borderedProminent
    /// As in a toolbar.
    case toolbar
  }

  /// How large the button is.
  public enum ControlSize: String, CaseIterable, Hashable, Sendable {
    /// The usual size.
    case regular
    /// The smallest size.
    case mini
    /// Smaller than usual.
    case small
    /// Larger than usual.
    case large
    /// The largest size.
    case extraLarge
  }

  /// What stands on the button.
  public var title: String?
  /// The name of a symbol.
  public var systemImage: Located<String>?
  /// A picture's file, relative to the document's folder; goes before `systemImage`.
  public var image: Located<String>?
  /// How the button is drawn.
  public var style = Style.automatic
  /// How large it is.
  public var controlSize = ControlSize.regular
  /// Introductory text in front of it.
  public var label: String?
  /// Whether a click does something, and only a long one opens the menu.
  public var primaryAction = false
  /// Whether the button is dimmed.
  public var isDisabled = false
  /// Whether arrows tell that there is a menu; `nil` for what the platform does.
  public var showsIndicator: Bool?
  /// Where the button was written.
  public var location = SourceLocation.root

  package init() {}
}
