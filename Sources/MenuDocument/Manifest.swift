public import PositionedJSON

/// A set of pictures: documents times variants.
public struct Manifest: Hashable, Sendable {
  /// The manifest's file, as it was given; for diagnostics.
  public var file = ""
  /// Where the pictures go; `nil` for a name made of all that varies.
  public var output: Located<OutputTemplate>?
  /// Values for what the documents do not say.
  public var defaults = Settings()
  /// The same, written as options of the whole project; ``defaults`` come first.
  public var settings = Settings()
  /// What else the project says about drawing and checking; paths start from the manifest's folder.
  public var options = ProjectOptions()
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

  /// Values for what neither the documents nor their own entries say.
  public var commonDefaults: Settings { defaults.over(settings) }
}

/// Documents of a set, and what is special about them.
public struct ManifestEntry: Hashable, Sendable {
  /// A path, or a pattern with `*` and `**`, from the manifest's folder.
  public var input = Located("", at: .root)
  /// What the pictures are called; `nil` for the file's name without its ending.
  public var name: String?
  /// What is varied: goes before the common matrix, key by key.
  public var matrix: [VariantAxis] = []
  /// Values for what the document does not say: go before the common ones.
  public var defaults = Settings()
  /// Where it was written.
  public var location = SourceLocation.root

  /// Documents about which nothing is special.
  package init(input: Located<String> = Located("", at: .root), location: SourceLocation = .root) {
    self.input = input
    self.location = location
  }
}

/// A table of translations into one language.
public struct TranslationTable: Hashable, Sendable {
  /// The language, a BCP 47 tag.
  public var locale: Located<String>
  /// The table's file.
  public var path: Located<String>
}
