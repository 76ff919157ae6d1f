package import MenuDocument
package import PositionedJSON

/// A file of translations that can be read, compared with documents, and brought up to date.
package struct TranslationFile: Hashable, Sendable {
  /// The form of a file.
  package enum Form: String, CaseIterable, Hashable, Sendable {
    /// A table as `--strings` reads it.
    case json
    /// Keys and texts, `"key" = "text";`.
    case strings
    /// A catalog with all languages.
    case xcstrings

    /// The form of a file by its ending.
    package init?(path: String) {
      switch SourcePath.ending(of: path) {
      case "json", "jsonc": self = .json
      case "strings": self = .strings
      case "xcstrings": self = .xcstrings
      default: return nil
      }
    }

    /// The form of a file by what stands in it; JSON, where that says nothing.
    package init(bytes: [UInt8]) {
      switch StringTableReader.Form(bytes: bytes) {
      case .strings: self = .strings
      case .xcstrings: self = .xcstrings
      case .stringsdict, nil: self = .json
      }
    }
  }

  /// The translations into one language.
  package struct Language: Hashable, Sendable {
    /// The language, a BCP 47 tag; `nil` where the file does not say.
    package var tag: String?
    /// Whether it is the language of the documents.
    package var isSource = false
    /// The translations.
    package var table: StringTable
    /// The keys, in the order of the file, and where they stand.
    package var keys: [Located<String>]
    /// Keys that nothing used when the file was last brought up to date.
    package var stale: Set<String> = []
  }

  /// The file, as it was given.
  package let path: String
  /// Its form.
  package let form: Form
  /// The languages, in the order of their tags.
  package let languages: [Language]
  /// The file.
  package let bytes: [UInt8]

  /// Reads a file.
  ///
  /// - Throws: what is wrong with it, with the place.
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
        languages = files.map(Self.language)
      } catch {
        throw Problem(diagnostics: [error.diagnostic])
      }
    }
  }

  /// Why a file is no table.
  package struct Problem: Error, Hashable, Sendable {
    /// What is wrong; holds at least one error.
    package var diagnostics: [Diagnostic]
  }

  /// The translations that a locale's readers get, where the file has several languages; else all that it has.
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

  /// The language of the documents, where the file says it.
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
    let tag = SourcePath.language(of: path) ?? SourcePath.language(named: SourcePath.stem(of: path)).flatMap(known)
    let marked = root?[JSONTableWriter.remarks]?.members ?? []
    return Language(
      tag: tag, table: table, keys: keys,
      stale: Set(marked.filter { $0.value["state"]?.text == JSONTableWriter.stale }.map(\.key.text)))
  }

  /// A file that is named as a language of two or three letters is for it; longer names are words.
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
            line: Int32(clamping: entry.place.line), column: Int32(clamping: entry.place.column), offset: 0),
          path: DocumentPath.root.appending(entry.key)))
    }
    let stale = file.entries.filter { $0.isStale || $0.comment == StringsTextWriter.staleComment }.map(\.key)
    return Language(tag: file.language, isSource: file.isSource, table: table, keys: keys, stale: Set(stale))
  }
}

extension TranslationFile {
  /// What bringing a file up to date has changed.
  package struct Changes: Hashable, Sendable {
    /// How many texts were added.
    package var added = 0
    /// How many are no longer used, and are so since now.
    package var stale = 0
    /// How many are used again.
    package var revived = 0

    package init(added: Int = 0, stale: Int = 0, revived: Int = 0) {
      self.added = added
      self.stale = stale
      self.revived = revived
    }
  }

  /// The file with texts added that it lacks, and with those marked that nothing uses; translations stay.
  ///
  /// - Throws: why a file of its kind cannot be changed.
  package func merged(with texts: ExtractedTexts) throws(Problem) -> (bytes: [UInt8], changes: Changes) {
    switch form {
    case .json: return JSONTableWriter.merge(texts, into: self)
    case .strings: return try StringsTextWriter.merge(texts, into: self)
    case .xcstrings: return try CatalogWriter.merge(texts, into: self)
    }
  }

  /// A new file with texts that are to be translated.
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
