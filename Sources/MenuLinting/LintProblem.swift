package import MenuMockup
package import MenuTheme
package import MockupFiles
package import MockupSets
package import PositionedJSON

package enum LintProblem: Error {
  case file(String, FileSystem.Problem)
  case invalidName(FileSystem.InvalidName, folder: String)
  case noJSON(folder: String)
  case noDocuments(folder: String)
  /// A named file is a theme or a string table.
  case noDocument(String, JSONFileKind)
  /// An image without an embedded document.
  case image(String, ImageRecord.Problem)
  case set(String, SetError)
  case project(SetError)
  /// The document or the options have errors; the diagnostics are those of the options.
  case unreadable(options: [Diagnostic])
}
