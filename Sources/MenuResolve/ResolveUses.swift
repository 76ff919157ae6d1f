public import PositionedJSON

/// The files used while resolving documents.
public struct ResolveUses: Hashable, Sendable {
  /// The user's symbol files, by name without extension.
  public var symbols: [String: [UInt8]] = [:]
  /// The image paths, as in documents, each with its first location.
  public var images: [String: SourceLocation] = [:]

  /// Creates an empty record.
  public init() {}
}
