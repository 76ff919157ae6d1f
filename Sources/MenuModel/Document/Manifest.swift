/// A set of pictures: documents times variants.
public struct Manifest: Hashable, Sendable {
  /// The manifest's file, as it was given; for diagnostics.
  public var file = ""
  /// Where the pictures go; `nil` for a name made of all that varies.
  public var output: Located<OutputTemplate>?
  /// Values for what the documents do not say.
  public var defaults = Settings()
  /// What is varied, in the order written.
  public var matrix: [VariantAxis] = []
  /// The tables of translations, by language, in the order written; paths start from the manifest's folder.
  public var strings: [TranslationTable] = []
  /// The language of the documents' texts, which needs no table; `nil` for each document's own.
  public var sourceLocale: Located<String>?
  /// Whether a theme for another platform leaves a variant out, and is no error.
  public var skipUnsupported = false
  /// The documents.
  public var mockups: [ManifestEntry] = []
}
