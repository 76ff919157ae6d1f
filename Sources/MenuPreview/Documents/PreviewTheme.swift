import MenuAnswers
import MenuMockup
import MockupFiles

/// A theme file of the project's folders, which the theme page edits.
struct PreviewTheme: Hashable, Sendable {
  var name: String
  /// The path by which drawing finds the file.
  var path: String
  /// The canonical path.
  var file: String

  private static let endings = ["theme", "json"]

  /// Returns the themes of folders by name; of themes with the same name, the first is used.
  static func all(in resources: Resources) -> [PreviewTheme] {
    var known: Set<String> = []
    return resources.themeFolders.flatMap { folder -> [PreviewTheme] in
      guard let canonical = FilePaths.canonical(folder) else { return [] }
      return FileSystem.names(in: folder).filter { endings.contains(FileSystem.ending(of: $0)) }.map {
        PreviewTheme(
          name: FileSystem.stem(of: $0), path: FileSystem.path($0, in: folder), file: FileSystem.path($0, in: canonical)
        )
      }
    }.filter { known.insert($0.name).inserted }.sorted { $0.name < $1.name }
  }
}

extension PreviewSession {
  var themes: [PreviewTheme] { PreviewTheme.all(in: documents.resources) }

  /// Draws a document with the unsaved text of a theme file.
  ///
  /// - Parameters:
  ///   - document: The document; `nil` for `sample`.
  ///   - sample: The text of a document that is in no file.
  func draw(
    _ look: Look, with theme: PreviewTheme, _ themeText: [UInt8], _ document: PreviewDocument?, sample: [UInt8]
  ) async throws(DocumentFile.Problem) -> DrawnDocument {
    let folder = documents.folders.first?.path ?? "."
    var drawn = document ?? PreviewDocument(name: "sample.json", file: "", folder: folder)
    drawn.resources = documents.resources
    let bytes = if let document { try DocumentFile(path: document.file).read() } else { sample }
    return await nextRenderer(drawn).draw(
      source(drawn, bytes), look, in: setting(of: drawn), theme: (theme.path, themeText))
  }
}
