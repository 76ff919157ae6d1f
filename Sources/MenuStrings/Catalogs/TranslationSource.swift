package import MenuDocument
import MockupFiles
package import PositionedJSON

/// Translations named by a path in options, manifests, and requests: a table, or a catalog with one table per language.
package enum TranslationSource: Hashable, Sendable {
  case table(StringTable)
  /// Tables by language; each image uses its own.
  case catalog(StringTableSet)

  package struct Problem: Error, Hashable {
    package let diagnostics: [Diagnostic]
  }

  /// Reads a file in the form of its extension, or without one, of its contents; JSON by default.
  ///
  /// - Parameter path: the path for diagnostics.
  package init(_ bytes: [UInt8], path: String) throws(Problem) {
    let ending = FileSystem.ending(of: path)
    let form = ending.isEmpty ? StringTableReader.Form(bytes: bytes) : StringTableReader.Form(rawValue: ending)
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

  /// Returns the table for a locale; `nil` without a suitable one.
  package func table(for locale: String) -> StringTable? {
    switch self {
    case .table(let table): return table
    case .catalog(let tables):
      switch tables.choice(for: locale) {
      case .table(let table): return table
      // The documents are already in that language.
      case .source: return StringTable(entries: [:], name: tables.name)
      case .missing: return nil
      }
    }
  }
}
