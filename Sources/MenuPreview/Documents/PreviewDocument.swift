import MenuDocument
import MenuMockup
import MockupSets
import PositionedJSON

struct PreviewDocument: Hashable, Sendable {
  var name: String
  var file: String
  /// The base of relative paths in the document.
  var folder: String
  /// The canonical path of the project's manifest.
  var project: String?
  /// The project's entry; `nil` for a document that is not part of the project's set.
  var entry: ManifestEntry?
  var resources = Resources()
}

package struct PreviewDocuments: Sendable {
  /// Sorted by name.
  var all: [PreviewDocument] = []
  /// The folders with documents, in which the page can create new ones: displayed name and canonical path.
  var folders: [(name: String, path: String)] = []
  /// The canonical paths of folders to watch.
  var watched: Set<String> = []
  /// Manifests and tables; a change of one repeats the search.
  var sources: Set<String> = []
  /// The locales of the manifests' tables and matrices.
  var locales: [String] = []
  /// The projects of documents, or the errors in them, by the canonical path of the manifest.
  var projects: [String: Result<ProjectDrawing, SetError>] = [:]
  var resources = Resources()
  var problems: [Diagnostic] = []

  subscript(name: String) -> PreviewDocument? { all.first { $0.name == name } }
}
