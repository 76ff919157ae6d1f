package import MenuMockup
package import MenuTheme
package import MockupFiles
package import MockupSets
package import PositionedJSON

/// Why something cannot be judged.
package enum LintProblem: Error {
  /// A file cannot be read.
  case file(String, FileSystem.Problem)
  /// A folder has no JSON files.
  case noJSON(folder: String)
  /// A folder has JSON files, none of which is a document.
  case noDocuments(folder: String)
  /// The file that was named is a theme or a table of strings.
  case noDocument(String, JSONFileKind)
  /// A picture carries no document.
  case picture(String, PictureRecord.Problem)
  /// A manifest has mistakes.
  case set(String, SetError)
  /// The project that the document is judged in has mistakes.
  case project(SetError)
  /// A document has errors, or the options that it is judged with have; the diagnostics are those of the options.
  case unreadable(options: [Diagnostic])
}
