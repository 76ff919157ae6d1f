public import MenuDocument
public import MockupScene
public import PositionedJSON

/// The window or screen around a control.
public struct ResolvedHost: Hashable, Sendable {
  /// The location in the document.
  public var location: SourceLocation
  /// The kind of surroundings.
  public var kind: Host.Kind
  public var title: ResolvedText?
  /// The size, in points.
  public var size: Size
  /// The background; `nil` for the theme's.
  public var background: ResolvedBackground?
  /// The part of the host in the picture.
  public var crop: Host.Crop
  /// The back symbol in a screen's bar.
  public var back: ResolvedGraphic?
  /// The symbols of a status bar, from the leading side.
  public var status: [ResolvedGraphic] = []

  public var path: DocumentPath { location.path }
}

/// The background of a picture.
public enum ResolvedBackground: Hashable, Sendable {
  case color(Color)
  /// Evenly spaced colors; 0 degrees points up, 90 to the right.
  case gradient([Color], degrees: Double)
  /// An image with its natural size, which fills the background and is cropped.
  case image(ImageIdentifier, Size)
}

/// The content that a context menu belongs to.
public struct ResolvedPreview: Hashable, Sendable {
  /// The content of a preview.
  public enum Content: Hashable, Sendable {
    case host(ResolvedHost)
    /// An image with its natural size in points.
    case image(ImageIdentifier, Size)
  }

  public var path: DocumentPath
  public var content: Content
  /// The size, in points.
  public var size: Size
}
