import PositionedJSON

/// String tables by language.
public struct StringTableSet: Hashable, Sendable {
  /// A table with its language.
  public struct Entry: Hashable, Sendable {
    /// The language, a BCP 47 tag.
    public var locale: String
    public var table: StringTable

    /// Creates an entry.
    public init(locale: String, table: StringTable) {
      self.locale = locale
      self.table = table
    }
  }

  /// The texts for a reader.
  public enum Choice: Hashable, Sendable {
    case table(StringTable)
    case source
    /// No suitable language.
    case missing
  }

  /// The file name for diagnostics; `nil` for tables without a file.
  public var name: String?
  /// The tables, one per language.
  public var entries: [Entry]
  /// The language of the documents' texts, which needs no table; `nil` if unknown.
  public var sourceLocale: String?

  /// Creates a set of tables.
  public init(entries: [Entry], sourceLocale: String? = nil, name: String? = nil) {
    self.entries = entries
    self.sourceLocale = sourceLocale
    self.name = name
  }

  /// Returns the texts for a reader with the platforms' fallbacks: `ja-JP` falls back to `ja`, and `zh-Hant-HK` to
  /// `zh-Hant`, but never to another script.
  ///
  /// - Parameter locale: the reader's language, a BCP 47 tag.
  public func choice(for locale: String) -> Choice {
    let locales = entries.map { $0.locale } + [sourceLocale].compactMap { $0 }
    guard let best = LanguageTag.best(for: locale, among: locales) else { return .missing }
    return best < entries.count ? .table(entries[best].table) : .source
  }

  package var title: String { name.map { "the catalog \(Quotation.of($0))" } ?? "the string catalog" }
}
