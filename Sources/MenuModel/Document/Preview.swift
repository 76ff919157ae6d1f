/// What a context menu belongs to.
public struct Preview: Hashable, Sendable {
  /// The screen that is shown, or the extent of the picture.
  public var host = Host()
  /// A picture's file, relative to the document's folder; is shown in place of the host.
  public var image: Located<String>?
}
