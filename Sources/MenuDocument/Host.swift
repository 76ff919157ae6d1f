public import MockupScene
public import PositionedJSON

/// The window or screen around a control.
public struct Host: Hashable, Sendable {
  /// What surrounds the control.
  public enum Kind: String, CaseIterable, Hashable, Sendable {
    /// Only the background.
    case nothing = "none"
    /// The bar at the top of a screen.
    case navigationBar
    /// The bar at the bottom of a screen, or at the top of a window.
    case toolbar
    /// A window.
    case window
    /// A list of settings.
    case form
  }

  /// How much of the host is in the picture.
  public enum Crop: String, CaseIterable, Hashable, Sendable {
    /// What is around the control and its menu.
    case content
    /// All of it.
    case screen
  }

  /// What surrounds the control.
  public var kind = Kind.nothing
  /// The title of the window or bar.
  public var title: String?
  /// The extent in points; `nil` for the platform's usual.
  public var size: Size?
  /// What is behind everything; `nil` for the theme's.
  public var background: Background?
  /// How much of the host is in the picture.
  public var crop = Crop.content
  /// Where the host was written.
  public var location = SourceLocation.root
}

/// What a context menu belongs to.
public struct Preview: Hashable, Sendable {
  /// The screen that is shown, or the extent of the picture.
  public var host = Host()
  /// A picture's file, relative to the document's folder; is shown in place of the host.
  public var image: Located<String>?
}

/// What is behind everything.
public enum Background: Hashable, Sendable {
  /// One color.
  case color(Located<ColorReference>)
  /// Colors that flow into each other, evenly spaced; 0 degrees is upwards, 90 to the right.
  case gradient([Located<ColorReference>], degrees: Double)
  /// A picture's file, relative to the document's folder.
  case image(Located<String>)
}
