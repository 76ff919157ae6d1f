public import MenuModel

/// What is asked of a set from outside of its manifest.
public struct SetArguments: Sendable {
  /// Values that come before those of the manifest and the documents.
  public var values: [VariantValue] = []
  /// All that a set does not vary; a table of strings in it comes before those of the manifest.
  public var options = RenderOptions()
  /// Where relative paths in documents start; `nil` for each document's own folder.
  public var base: String?
  /// Where things are looked for besides the program itself.
  public var resources = Resources()

  /// Nothing in particular.
  public init() {}
}
