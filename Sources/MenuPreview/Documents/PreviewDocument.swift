import MenuMockup
import MenuModel

/// A document on the page.
struct PreviewDocument: Hashable, Sendable {
  /// What it is called: its path as the inputs lead to it.
  var name: String
  /// Its file, from the root and without links.
  var file: String
  /// The folder that relative paths in it start from.
  var folder: String
  /// Values for what it does not say: those of its manifest.
  var defaults = Settings()
  /// The tables of translations of its manifest, by language in small letters.
  var tables: [String: String] = [:]
}

/// All documents of the inputs.
struct PreviewDocuments: Sendable {
  /// The documents, by name and in that order.
  var all: [PreviewDocument] = []
  /// The folders in which documents are found, as they are called, with their files' places: new ones are made there.
  var folders: [(name: String, place: String)] = []
  /// The folders whose changes matter, from the root.
  var watched: Set<String> = []
  /// Manifests and tables: when one changes, all are looked for again.
  var sources: Set<String> = []
  /// The languages that manifests have tables for or vary.
  var locales: [String] = []
  /// What is wrong with manifests.
  var problems: [Diagnostic] = []

  /// The document of a name.
  subscript(name: String) -> PreviewDocument? { all.first { $0.name == name } }
}
