public import PositionedJSON

/// A set of pictures: every variant of every document.
public struct Manifest: Hashable, Sendable {
  /// The file name, as given; for diagnostics.
  public var file = ""
  /// The template of output paths; `nil` to derive one from all varied keys.
  public var output: Located<OutputTemplate>?
  /// Defaults for settings that documents leave out.
  public var defaults = Settings()
  /// Settings for the whole project; ``defaults`` take precedence.
  public var settings = Settings()
  /// The other options of the project; paths are relative to the manifest's folder.
  public var options = ProjectOptions()
  /// The varied settings, in document order.
  public var matrix: [VariantAxis] = []
  /// The translation tables, in document order; paths are relative to the manifest's folder.
  public var strings: [TranslationTable] = []
  /// The language of the documents' texts, which needs no table; `nil` for each document's locale.
  public var sourceLocale: Located<String>?
  /// Whether variants with a theme for another platform are skipped instead of failing.
  public var skipUnsupported = false
  public var mockups: [ManifestEntry] = []

  /// Defaults for settings that neither documents nor entries define.
  public var commonDefaults: Settings { defaults.over(settings) }
}

/// Documents of a set, with their overrides.
public struct ManifestEntry: Hashable, Sendable {
  /// A path, or a pattern with `*` and `**`, relative to the manifest's folder.
  public var input = Located("", at: .root)
  /// The base name of the pictures; `nil` for the document's file name without extension.
  public var name: String?
  /// The varied settings; each key overrides the common matrix.
  public var matrix: [VariantAxis] = []
  /// Defaults that take precedence over the common ones.
  public var defaults = Settings()
  public var location = SourceLocation.root

  package init(input: Located<String> = Located("", at: .root), location: SourceLocation = .root) {
    self.input = input
    self.location = location
  }
}

/// The translations into one language.
public struct TranslationTable: Hashable, Sendable {
  /// The language, a BCP 47 tag.
  public var locale: Located<String>
  /// The path of the table.
  public var path: Located<String>
}
