package import SwiftDeclarations
import SwiftEvaluation
package import SwiftSyntax
import SwiftValues

/// Bytes of a file.
package struct SourceRegion: Hashable {
  package let path: String
  package let range: Range<Int>

  package init(_ node: some SyntaxProtocol, in source: SwiftSource) {
    self.init(path: source.path, range: node.position.utf8Offset..<node.endPosition.utf8Offset)
  }

  package init(path: String, range: Range<Int>) {
    self.path = path
    self.range = range
  }
}
