import MockupFiles
import PositionedJSON

/// Reads string tables: `.strings`, `.stringsdict`, and `.xcstrings`.
package enum StringTableReader {
  package enum Form: String, CaseIterable, Hashable, Sendable {
    /// Pairs of the form `"key" = "text";`, or a property list of them.
    case strings
    /// A property list of texts with plural forms.
    case stringsdict
    /// A catalog: JSON with all languages.
    case xcstrings
  }

  /// Reads a string table.
  ///
  /// - Parameters:
  ///   - source: the contents of the file.
  ///   - form: the form of the file.
  ///   - language: the language, if the path does not name it.
  /// - Returns: one table per language of the file.
  /// - Throws: a located error for a malformed file.
  package static func read(
    _ source: SourceText, form: Form, language: String? = nil
  ) throws(SourceText.Unreadable) -> [StringTableFile] {
    switch form {
    case .xcstrings: return try StringCatalog(source).files
    case .strings:
      let isXML = source.text.drop { $0.isWhitespace }.hasPrefix("<")
      if isXML { return [file(source, language, try plainEntries(source))] }
      let table = try StringsText(source)
      return [file(source, language, table.entries, table.warnings)]
    case .stringsdict:
      let entries = try PluralRules.entries(of: PropertyList.read(source))
      return [file(source, language, entries)]
    }
  }

  private static func file(
    _ source: SourceText, _ language: String?, _ entries: [StringTableFile.Entry], _ warnings: [Diagnostic] = []
  ) -> StringTableFile {
    StringTableFile(
      path: source.path, name: FileSystem.stem(of: source.path),
      language: language ?? SourcePath.language(of: source.path)
        ?? (SourcePath.localization(of: source.path) == nil
          ? SourcePath.language(named: FileSystem.stem(of: source.path)).flatMap(knownLanguage) : nil),
      isSource: SourcePath.localization(of: source.path) == "Base", entries: entries, warnings: warnings)
  }

  /// The tag, unless it may be a word: two lowercase letters, or several components.
  private static func knownLanguage(_ tag: String) -> String? {
    let first = tag.prefix { $0 != "-" }
    return first.allSatisfy(\.isLowercase) && (first.count == 2 || first.count < tag.count) ? tag : nil
  }

  private static func plainEntries(_ source: SourceText) throws(SourceText.Unreadable) -> [StringTableFile.Entry] {
    var entries: [StringTableFile.Entry] = []
    for member in try PropertyList.read(source).members {
      guard case .text(let text) = member.value.content else {
        throw SourceText.Unreadable(
          "expected <string> for \(Quotation.of(member.key))", at: member.value.location)
      }
      entries.append(StringTableFile.Entry(key: member.key, text: text, location: member.value.location))
    }
    return entries
  }
}
