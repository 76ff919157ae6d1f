/// A table of translations into one language.
public struct TranslationTable: Hashable, Sendable {
  /// The language, a BCP 47 tag.
  public var locale: Located<String>
  /// The table's file.
  public var path: Located<String>
}
