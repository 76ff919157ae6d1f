/// Where a value was written: its place in the file and its path in the document, or an option of the command line.
public struct SourceLocation: Hashable, Sendable {
  /// Where the value's text begins.
  public let position: SourcePosition
  /// The way from the document's root to the value.
  public let path: DocumentPath
  /// The option of the command line that the value was given with; `nil` for what stands in a file.
  public let option: Setting.Key?

  /// A location from its two halves.
  public init(position: SourcePosition, path: DocumentPath) {
    self.position = position
    self.path = path
    option = nil
  }

  private init(option: Setting.Key) {
    position = .start
    path = .root
    self.option = option
  }

  /// The document itself.
  public static let root = SourceLocation(position: .start, path: .root)

  /// An option of the command line.
  public static func option(_ key: Setting.Key) -> SourceLocation { SourceLocation(option: key) }
}
