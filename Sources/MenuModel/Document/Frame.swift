/// One of several pictures that are set side by side.
public struct Frame: Hashable, Sendable {
  /// What stands under the picture.
  public var caption: String?
  /// The frame as written: what it changes in the document, a merge patch (RFC 7396) without its caption.
  public var patch: JSONNode
  /// Those of the changes that settings from elsewhere must not override.
  public var settings: Settings
  /// The document with the changes made; has no frames of its own.
  public var document: MockupDocument
  /// Where the frame was written.
  public var location: SourceLocation
}
