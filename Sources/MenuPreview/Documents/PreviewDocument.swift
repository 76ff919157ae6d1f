import MenuDocument
import MenuMockup
import MockupSets
import PositionedJSON

/// A document on the page.
struct PreviewDocument: Hashable, Sendable {
  /// What it is called: its path as the inputs lead to it.
  var name: String
  /// Its file, from the root and without links.
  var file: String
  /// The folder that relative paths in it start from.
  var folder: String
  /// The manifest of the project that it is drawn in, from the root; `nil` for none.
  var project: String?
  /// The project's own entry for it; `nil` where it is drawn by itself, and not as a picture of the project's set.
  var entry: ManifestEntry?
  /// Where things are looked for that it names.
  var resources = Resources()
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
  /// The projects that documents are drawn in, or what is wrong with them, by their manifests.
  var projects: [String: Result<ProjectDrawing, SetError>] = [:]
  /// Where anything is looked for.
  var resources = Resources()
  /// What is wrong with manifests.
  var problems: [Diagnostic] = []

  /// The document of a name.
  subscript(name: String) -> PreviewDocument? { all.first { $0.name == name } }
}
