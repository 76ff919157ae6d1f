package import MenuDocument
import PositionedJSON

extension StringTableSet {
  /// Reads `.strings`, `.stringsdict`, or `.xcstrings` tables, one per language.
  ///
  /// A key that is not a text of the documents also stands for its text in the source language.
  ///
  /// - Throws: a located error for a malformed file.
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
