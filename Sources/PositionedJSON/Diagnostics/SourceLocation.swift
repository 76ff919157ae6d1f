/// The source of a value: a position in a file with its path, or a command-line option.
public struct SourceLocation: Hashable, Sendable {
  /// The position where the value's text begins.
  public let position: SourcePosition
  public let path: DocumentPath
  /// The command-line option that gave the value, such as `--scale`; `nil` for a value in a file.
  public let option: String?

  /// Creates a location in a file.
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

  /// The location of the whole document.
  public static let root = SourceLocation(position: .start, path: .root)

  /// Returns the location of a command-line option, such as `--scale`.
  public static func option(_ name: String) -> SourceLocation { SourceLocation(option: name) }
}
