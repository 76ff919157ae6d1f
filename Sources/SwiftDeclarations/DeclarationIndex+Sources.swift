import MenuStrings
package import PositionedJSON
import SwiftSyntax

extension DeclarationIndex {
  /// Reads the declarations of sources.
  ///
  /// - Parameters:
  ///   - sources: The files to read.
  ///   - trees: The cache of their syntax trees.
  ///   - wanted: The paths of the files whose syntax errors are reported.
  ///   - diagnostics: Gets the syntax errors.
  package convenience init(
    reading sources: [SwiftSource], _ trees: SyntaxTreeCache, wanted: Set<String>, _ diagnostics: inout [Diagnostic]
  ) {
    var files: [(SwiftSource, [OutlineEntry])] = []
    for source in sources {
      trees.begin()
      guard let tree = source.tree else { continue }
      var outline = OutlineReader()
      files.append((source, outline.read(tree)))
      guard wanted.contains(source.path), let mistake = tree.firstSyntaxError else { continue }
      let isUnbalanced = tree.isUnbalanced
      let problem = isUnbalanced ? "unbalanced bracket or quotation mark" : "unknown Swift syntax"
      diagnostics.append(
        Diagnostic(
          isUnbalanced ? .error : .warning, at: source.location(of: mistake),
          "\(problem); the rest of the file is imported"))
    }
    self.init(files)
  }
}
