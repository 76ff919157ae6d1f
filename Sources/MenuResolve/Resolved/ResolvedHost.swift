public import MenuDocument
public import MockupScene
public import PositionedJSON

/// The window or screen around a control.
public struct ResolvedHost: Hashable, Sendable {
  /// Where the host was written.
  public var location: SourceLocation
  /// What surrounds the control.
  public var kind: Host.Kind
  /// Its title.
  public var title: ResolvedText?
  /// Its extent, in points.
  public var size: Size
  /// What is behind everything; `nil` where the document does not say.
  public var background: ResolvedBackground?
  /// How much of it is in the picture.
  public var crop: Host.Crop
  /// The symbol on the way back, in a screen's bar.
  public var back: ResolvedGraphic?

  /// Where the host stands in the document.
  public var path: DocumentPath { location.path }
}

/// What is behind everything.
public enum ResolvedBackground: Hashable, Sendable {
  /// One color.
  case color(Color)
  /// Colors that flow into each other, evenly spaced; 0 degrees is upwards, 90 to the right.
  case gradient([Color], degrees: Double)
  /// A picture and its natural size; it fills the background, and what is too much is cut off.
  case image(ImageIdentifier, Size)
}

/// What a context menu belongs to.
public struct ResolvedPreview: Hashable, Sendable {
  /// What is shown.
  public enum Content: Hashable, Sendable {
    /// A screen, drawn small.
    case host(ResolvedHost)
    /// A picture, and its natural size in points.
    case image(ImageIdentifier, Size)
  }

  /// Where the preview stands in the document.
  public var path: DocumentPath
  /// What is shown.
  public var content: Content
  /// Its extent, in points.
  public var size: Size
}
