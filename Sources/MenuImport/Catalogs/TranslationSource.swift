package import MenuDocument
package import PositionedJSON

/// Translations as options, manifests and requests name them by a path: a table, or a catalog with one for each language.
package enum TranslationSource: Hashable, Sendable {
  /// One table, whatever the language.
  case table(StringTable)
  /// Tables by language, of which each picture takes its own.
  case catalog(StringTableSet)

  /// What is wrong with a file.
  package struct Problem: Error, Hashable {
    /// What is to be told.
    package let diagnostics: [Diagnostic]
  }

  /// Reads a file in the form that its ending says, or its text where it has none; JSON, where these say none of the others.
  ///
  /// - Parameter path: the file, as diagnostics are to name it.
  package init(_ bytes: [UInt8], path: String) throws(Problem) {
    let ending = SourcePath.ending(of: path)
    let form = ending.isEmpty ? SourceKind(bytes: bytes)?.tableForm : StringTableReader.Form(rawValue: ending)
    guard let form else {
      var diagnostics = Diagnostics(file: path)
      guard let table = StringTable(bytes: bytes, diagnostics: &diagnostics), !diagnostics.hasErrors else {
        throw Problem(diagnostics: diagnostics.inOrder)
      }
      self = .table(table)
      return
    }
    do throws(SourceText.Unreadable) {
      let tables = try StringTableSet(bytes, path: path, form: form)
      self =
        form == .xcstrings
        ? .catalog(tables) : .table(tables.entries.first?.table ?? StringTable(entries: [:], name: path))
    } catch {
      throw Problem(diagnostics: [error.diagnostic])
    }
  }

  /// The table for a language; `nil` where a catalog has none that will do.
  package func table(for locale: String) -> StringTable? {
    switch self {
    case .table(let table): return table
    case .catalog(let tables):
      switch tables.choice(for: locale) {
      case .table(let table): return table
      // The texts of the documents are in that language.
      case .source: return StringTable(entries: [:], name: tables.name)
      case .missing: return nil
      }
    }
  }
}
