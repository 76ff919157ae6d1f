public import MockupScene
public import PositionedJSON

/// The window or screen around a control.
public struct Host: Hashable, Sendable {
  /// The kind of surroundings.
  public enum Kind: String, CaseIterable, Hashable, Sendable {
    /// Only the background.
    case nothing = "none"
    case navigationBar
    /// The bar at the bottom of a screen, or at the top of a window.
    case toolbar
    case window
    case form
  }

  /// The part of the host in the picture.
  public enum Crop: String, CaseIterable, Hashable, Sendable {
    /// The surroundings of the control and its menu.
    case content
    case screen
  }

  /// The kind of surroundings.
  public var kind = Kind.nothing
  /// The title of the window or bar.
  public var title: String?
  /// The size in points; `nil` for the platform's default.
  public var size: Size?
  /// The background of the picture; `nil` for the theme's.
  public var background: Background?
  /// The part of the host in the picture.
  public var crop = Crop.content
  public var location = SourceLocation.root
}

extension Host.Crop: ExplainedValue {
  package var explanation: String {
    switch self {
    case .content: "Area around the control and its menu."
    case .screen: "Whole screen or window."
    }
  }
}

extension Host.Kind: ExplainedValue {
  package var explanation: String {
    switch self {
    case .nothing: "Background only."
    case .navigationBar: "Bar at the top of a screen."
    case .toolbar: "Bar at the bottom of a screen or the top of a window."
    case .window: "Window."
    case .form: "List of settings."
    }
  }
}

/// The content that a context menu belongs to.
public struct Preview: Hashable, Sendable {
  /// The host that is shown, or that sizes the image.
  public var host = Host()
  /// The path of an image that replaces the host, relative to the document's folder.
  public var image: Located<String>?
}

/// The background of a picture.
public enum Background: Hashable, Sendable {
  case color(Located<ColorReference>)
  /// Evenly spaced colors; 0 degrees points up, 90 to the right.
  case gradient([Located<ColorReference>], degrees: Double)
  case image(Located<String>)
}
