public import PositionedJSON

/// The button that opens a menu.
public struct MenuButton: Hashable, Sendable {
  /// The style of a button.
  public enum Style: String, CaseIterable, Hashable, Sendable {
    case automatic
    case plain
    case bordered
    case borderedProminent
    case toolbar
  }

  /// The size of a button.
  public enum ControlSize: String, CaseIterable, Hashable, Sendable {
    case regular
    case mini
    case small
    case large
    case extraLarge
  }

  public var title: String?
  /// The name of a symbol.
  public var systemImage: Located<String>?
  /// The path of an image, relative to the document's folder; takes precedence over `systemImage`.
  public var image: Located<String>?
  /// The colors of the image.
  public var imageRendering = ImageRendering.original
  public var style = Style.automatic
  public var controlSize = ControlSize.regular
  /// A label in front of the button.
  public var label: String?
  /// Whether a click performs an action, and only a long press opens the menu.
  public var primaryAction = false
  /// Whether the button is dimmed.
  public var isDisabled = false
  /// Whether a menu indicator is shown; `nil` for the platform's default.
  public var showsIndicator: Bool?
  public var location = SourceLocation.root

  package init() {}

  /// The symbol and the image as attributes of an item.
  package var graphic: ItemAttributes {
    var attributes = ItemAttributes()
    attributes.systemImage = systemImage
    attributes.image = image
    attributes.imageRendering = imageRendering
    return attributes
  }
}

extension MenuButton.ControlSize: ExplainedValue {
  package var explanation: String {
    switch self {
    case .regular: "Regular size."
    case .mini: "Smallest size."
    case .small: "Smaller than regular."
    case .large: "Larger than regular."
    case .extraLarge: "Largest size."
    }
  }
}

extension MenuButton.Style: ExplainedValue {
  package var explanation: String {
    switch self {
    case .automatic: "Platform default."
    case .plain: "Text without background."
    case .bordered: "Gray background."
    case .borderedProminent: "Background in the accent color."
    case .toolbar: "Toolbar style."
    }
  }
}
