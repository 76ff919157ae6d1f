package import MenuDocument
import PositionedJSON

extension StringTableSet {
  /// Reads the tables of `.strings`, `.stringsdict` and `.xcstrings` as they are drawn with, one a language.
  ///
  /// A key that is no text of the documents stands for its text in the language of the sources, too.
  ///
  /// - Throws: where the file is broken, with the place.
  package init(
    _ bytes: [UInt8], path: String, form: StringTableReader.Form
  ) throws(SourceText.Unreadable) {
    let tables = StringTables(
      try StringTableReader.read(SourceText(path: path, bytes: bytes), form: form))
    var ignored: [Diagnostic] = []
    let source = tables.files.first(where: \.isSource)?.language
    let entries = TranslationSheet.all(of: tables, conflicts: &ignored).map { sheet in
      var problems = Diagnostics(file: path)
      var table = StringTable(sheet.node, diagnostics: &problems)
      table.name = path
      table.isSource = sheet.language != nil && sheet.language == source
      return Entry(locale: sheet.language ?? sheet.name, table: table)
    }
    self.init(entries: entries, sourceLocale: source, name: path)
  }
}
