/// Documents of a set, and what is special about them.
public struct ManifestEntry: Hashable, Sendable {
  /// A path, or a pattern with `*`, from the manifest's folder.
  public var input = Located("", at: .root)
  /// What the pictures are called; `nil` for the file's name without its ending.
  public var name: String?
  /// What is varied: goes before the common matrix, key by key.
  public var matrix: [VariantAxis] = []
  /// Values for what the document does not say: go before the common ones.
  public var defaults = Settings()
  /// Where it was written.
  public var location = SourceLocation.root
}
