/// Where a value of a document was written: its place in the file and its path in the document.
public struct SourceLocation: Hashable, Sendable {
  /// Where the value's text begins.
  public let position: SourcePosition
  /// The way from the document's root to the value.
  public let path: DocumentPath

  /// A location from its two halves.
  public init(position: SourcePosition, path: DocumentPath) {
    self.position = position
    self.path = path
  }

  /// The document itself.
  public static let root = SourceLocation(position: .start, path: .root)
}
