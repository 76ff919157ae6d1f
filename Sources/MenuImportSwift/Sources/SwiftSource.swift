package import MenuImport
import MockupScene
import SwiftParser
package import SwiftSyntax

/// A Swift source file as a tree.
package struct SwiftSource: Sendable {
  /// The file, as it is to be told.
  package let path: String
  /// Its syntax.
  package let tree: SourceFileSyntax
  private let text: String
  /// Where lines begin, in bytes.
  private let lineStarts: [Int]

  /// The tree of a text; whatever the text is, there is one.
  ///
  /// A text that is nested deeper than `Limit.swiftNesting` ends where it becomes so.
  package init(path: String, text: String) {
    var text = text
    text.makeContiguousUTF8()
    self.path = path
    self.text = text
    var starts = [0]
    for (offset, byte) in text.utf8.enumerated() where byte == 0x0A { starts.append(offset + 1) }
    lineStarts = starts
    var parser = Parser(text, maximumNestingLevel: Limit.swiftNesting.most)
    tree = SourceFileSyntax.parse(from: &parser)
  }

  /// Whether one of some words stands anywhere in the text, in code or not.
  func mentions(_ words: [String]) -> Bool {
    let bytes = Array(text.utf8)
    let words = words.map { Array($0.utf8) }
    return bytes.indices.contains { index in
      words.contains { $0.first == bytes[index] && bytes[index...].starts(with: $0) }
    }
  }

  /// Where the first thing stands that is no Swift; `nil` where all of it is.
  var firstMistake: SourcePlace? {
    guard tree.hasError else { return nil }
    var node = Syntax(tree)
    descend: while true {
      for child in node.children(viewMode: .all) where child.hasError {
        if child.is(UnexpectedNodesSyntax.self) || child.is(TokenSyntax.self) || child.is(MissingExprSyntax.self) {
          return place(of: child)
        }
        node = child
        continue descend
      }
      return place(of: node)
    }
  }

  /// Where a part of the tree begins.
  package func place(of node: some SyntaxProtocol) -> SourcePlace {
    place(at: node.positionAfterSkippingLeadingTrivia.utf8Offset)
  }

  /// Where a byte stands.
  ///
  /// - Parameter offset: its distance from the file's start.
  package func place(at offset: Int) -> SourcePlace {
    var (low, high) = (0, lineStarts.count - 1)
    while low < high {
      let middle = (low + high + 1) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle - 1 }
    }
    let bytes = text.utf8
    let end = min(offset, bytes.count)
    let start = bytes.index(bytes.startIndex, offsetBy: min(lineStarts[low], end))
    // Bytes that continue a scalar do not count.
    let column = bytes[start..<bytes.index(bytes.startIndex, offsetBy: end)].count { $0 & 0xC0 != 0x80 }
    return SourcePlace(path: path, line: low + 1, column: column + 1)
  }
}
