public import MenuMockup
public import MenuModel

/// What is asked of a set from outside of its manifest.
public struct SetArguments: Sendable {
  /// Settings that come before those of the manifest and the documents.
  public var settings = Settings()
  /// Translations, which come before the tables of the manifest.
  public var strings: StringTable?
  /// Where relative paths in documents start; `nil` for each document's own folder.
  public var base: String?
  /// Where things are looked for besides the program itself.
  public var resources = Resources()

  /// Nothing in particular.
  public init() {}
}
