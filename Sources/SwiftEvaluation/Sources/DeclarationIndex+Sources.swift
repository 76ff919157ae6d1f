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
    reading sources: [SwiftSource], _ trees: TreeRoom, wanted: Set<String>, _ diagnostics: inout [Diagnostic]
  ) {
    var files: [(SwiftSource, [OutlineEntry])] = []
    for source in sources {
      trees.begin()
      guard let tree = source.tree else { continue }
      var outline = OutlineReader()
      files.append((source, outline.read(tree)))
      guard wanted.contains(source.path), let mistake = tree.firstMistake else { continue }
      let isUnbalanced = tree.isUnbalanced
      let what =
        isUnbalanced ? "a bracket or text is not closed, or closes nothing" : "this is not the Swift that is known"
      diagnostics.append(
        Diagnostic(
          isUnbalanced ? .error : .warning, at: source.place(of: mistake),
          "\(what); what is around it is read all the same"))
    }
    self.init(files)
  }
}
