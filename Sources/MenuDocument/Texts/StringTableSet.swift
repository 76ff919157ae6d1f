import PositionedJSON

/// Tables of strings by language, of which each reader gets the best.
public struct StringTableSet: Hashable, Sendable {
  /// A table and its language.
  public struct Entry: Hashable, Sendable {
    /// The language, a BCP 47 tag.
    public var locale: String
    /// The translations.
    public var table: StringTable

    /// A table of a language.
    public init(locale: String, table: StringTable) {
      self.locale = locale
      self.table = table
    }
  }

  /// What a reader gets.
  public enum Choice: Hashable, Sendable {
    /// The texts of a table.
    case table(StringTable)
    /// The texts as they are written.
    case source
    /// Nothing: no language will do.
    case missing
  }

  /// The file, as diagnostics are to name it; `nil` for tables that are in none.
  public var name: String?
  /// The tables, one a language.
  public var entries: [Entry]
  /// The language of the documents' texts, which needs no table; `nil` where nobody says.
  public var sourceLocale: String?

  /// Tables by language.
  public init(entries: [Entry], sourceLocale: String? = nil, name: String? = nil) {
    self.entries = entries
    self.sourceLocale = sourceLocale
    self.name = name
  }

  /// What a reader gets, as the platforms choose it: `ja-JP` falls back to `ja`, and `zh-Hant-HK` to `zh-Hant`, but
  /// never to another script.
  ///
  /// - Parameter locale: the wanted language, a BCP 47 tag.
  public func choice(for locale: String) -> Choice {
    let locales = entries.map(\.locale) + [sourceLocale].compactMap(\.self)
    guard let best = LanguageTag.best(for: locale, among: locales) else { return .missing }
    return best < entries.count ? .table(entries[best].table) : .source
  }

  /// What diagnostics call the tables.
  package var title: String { name.map { "the catalog \(Quotation.of($0))" } ?? "the catalog of strings" }
}
