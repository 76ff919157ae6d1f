/// Where a value was written: its place in the file and its path in the document, or an option of the command line.
public struct SourceLocation: Hashable, Sendable {
  /// Where the value's text begins.
  public let position: SourcePosition
  /// The way from the document's root to the value.
  public let path: DocumentPath
  /// The command-line option that gave the value, such as `--scale`; `nil` for a value in a file.
  public let option: String?

  /// A location from its two halves.
  public init(position: SourcePosition, path: DocumentPath) {
    self.position = position
    self.path = path
    option = nil
  }

  private init(option: String) {
    position = .start
    path = .root
    self.option = option
  }

  /// The document itself.
  public static let root = SourceLocation(position: .start, path: .root)

  /// A command-line option, such as `--scale`.
  public static func option(_ name: String) -> SourceLocation { SourceLocation(option: name) }
}
