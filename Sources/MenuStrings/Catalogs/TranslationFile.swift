package import MenuDocument
import MockupFiles
package import PositionedJSON

package struct TranslationFile: Hashable, Sendable {
  package enum Form: String, CaseIterable, Hashable, Sendable {
    /// A JSON table for `--strings`.
    case json
    /// Pairs of the form `"key" = "text";`.
    case strings
    case xcstrings

    /// Recognizes the form by the file extension.
    package init?(path: String) {
      switch FileSystem.ending(of: path) {
      case "json", "jsonc": self = .json
      case "strings": self = .strings
      case "xcstrings": self = .xcstrings
      default: return nil
      }
    }

    /// Recognizes the form by the contents; JSON by default.
    package init(bytes: [UInt8]) {
      switch StringTableReader.Form(bytes: bytes) {
      case .strings: self = .strings
      case .xcstrings: self = .xcstrings
      case .stringsdict, nil: self = .json
      }
    }
  }

  package struct Language: Hashable, Sendable {
    /// A BCP 47 tag; `nil` if the file does not name the language.
    package var tag: String?
    /// Whether it is the language of the documents.
    package var isSource = false
    package var table: StringTable
    /// The keys in file order, with their positions.
    package var keys: [Located<String>]
    /// Keys that were unused at the last update.
    package var stale: Set<String> = []
  }

  package let path: String
  package let form: Form
  /// Sorted by tag.
  package let languages: [Language]
  package let bytes: [UInt8]

  /// - Throws: located errors.
  package init(_ bytes: [UInt8], path: String, form: Form) throws(Problem) {
    self.path = path
    self.form = form
    self.bytes = bytes
    switch form {
    case .json: languages = [try Self.json(bytes, path)]
    case .strings, .xcstrings:
      do throws(SourceText.Unreadable) {
        let files = try StringTableReader.read(
          SourceText(path: path, bytes: bytes), form: form == .strings ? .strings : .xcstrings)
        if form == .strings, let damage = files.first?.warnings.first {
          // An update would add the entry again.
          throw SourceText.Unreadable(
            damage.message, at: FileLocation(path: path, line: damage.line, column: damage.column))
        }
        languages = files.map(Self.language)
      } catch {
        throw Problem(diagnostics: [error.diagnostic])
      }
    }
  }

  package struct Problem: Error, Hashable, Sendable {
    /// At least one error.
    package var diagnostics: [Diagnostic]
  }

  /// Returns the translations for a locale: the best match in a catalog, or all translations of another file. Without a
  /// locale, returns all translations.
  package func languages(for locale: String?) -> [Language] {
    let translated = languages.filter { !$0.isSource }
    guard let locale else { return translated }
    guard form == .xcstrings else {
      return translated.map { language in
        var language = language
        language.tag = locale
        return language
      }
    }
    let tags = languages.map { $0.tag ?? "" }
    if let best = LanguageTag.best(for: locale, among: tags) {
      return languages[best].isSource ? [] : [languages[best]]
    }
    return [Language(tag: locale, table: StringTable(entries: [:], name: path), keys: [])]
  }

  /// The language of the documents; `nil` if the file does not name it.
  package var sourceLanguage: String? { languages.first(where: \.isSource)?.tag }

  private static func json(_ bytes: [UInt8], _ path: String) throws(Problem) -> Language {
    var diagnostics = Diagnostics(file: path)
    guard let table = StringTable(bytes: bytes, diagnostics: &diagnostics), !diagnostics.hasErrors else {
      throw Problem(diagnostics: diagnostics.inOrder)
    }
    let root = JSONReading(bytes, .commented).root
    let keys = (root?.members ?? []).filter { table.entries[$0.key.text] != nil }.map { member in
      Located(
        member.key.text,
        at: SourceLocation(position: member.key.position, path: DocumentPath.root.appending(member.key.text)))
    }
    let tag = SourcePath.language(of: path) ?? SourcePath.language(named: FileSystem.stem(of: path)).flatMap(known)
    let marked = root?[JSONTableWriter.remarks]?.members ?? []
    return Language(
      tag: tag, table: table, keys: keys,
      stale: Set(marked.filter { $0.value["state"]?.text == JSONTableWriter.stale }.map(\.key.text)))
  }

  /// A file name of two or three letters is a language tag; a longer name is a word.
  private static func known(_ tag: String) -> String? {
    (tag.split(separator: "-").first?.utf8.count).flatMap { $0 <= 3 ? tag : nil }
  }

  private static func language(_ file: StringTableFile) -> Language {
    var table = StringTable(entries: [:], name: file.path)
    table.isSource = file.isSource
    for entry in file.entries where table.entries[entry.key] == nil {
      table.entries[entry.key] = .text(entry.isTranslated ? entry.text : "")
    }
    let keys = file.entries.map { entry in
      Located(
        entry.key,
        at: SourceLocation(
          position: SourcePosition(
            line: Int32(clamping: entry.location.line), column: Int32(clamping: entry.location.column), offset: 0),
          path: DocumentPath.root.appending(entry.key)))
    }
    let stale = file.entries.filter { $0.isStale || $0.comment == StringsTextWriter.staleComment }.map(\.key)
    return Language(tag: file.language, isSource: file.isSource, table: table, keys: keys, stale: Set(stale))
  }
}

extension TranslationFile {
  package struct Changes: Hashable, Sendable {
    package var added = 0
    /// The number of texts that became unused.
    package var stale = 0
    /// The number of unused texts that are used again.
    package var revived = 0

    package init(added: Int = 0, stale: Int = 0, revived: Int = 0) {
      self.added = added
      self.stale = stale
      self.revived = revived
    }
  }

  /// Returns the file with missing texts added and unused ones marked; translations are kept.
  ///
  /// - Throws: an error for a file that cannot be updated.
  package func merged(with texts: ExtractedTexts) throws(Problem) -> (bytes: [UInt8], changes: Changes) {
    switch form {
    case .json: return JSONTableWriter.merge(texts, into: self)
    case .strings: return try StringsTextWriter.merge(texts, into: self)
    case .xcstrings: return try CatalogWriter.merge(texts, into: self)
    }
  }

  /// Returns a new file of texts to translate.
  ///
  /// - Parameter sourceLanguage: the language of the texts.
  package static func new(_ texts: ExtractedTexts, form: Form, sourceLanguage: String) -> [UInt8] {
    switch form {
    case .json: JSONTableWriter.new(texts)
    case .strings: StringsTextWriter.new(texts)
    case .xcstrings: CatalogWriter.new(texts, sourceLanguage: sourceLanguage)
    }
  }
}
