import SwiftParser
package import SwiftSyntax

/// A Swift source file as a tree.
package struct SwiftSource {
  /// The file, as it is to be told.
  package let path: String
  /// Its syntax.
  package let tree: SourceFileSyntax

  /// The tree of a text; whatever the text is, there is one.
  package init(path: String, text: String) {
    self.path = path
    tree = Parser.parse(source: text)
  }
}
