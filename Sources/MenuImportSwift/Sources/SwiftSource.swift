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
  private let lines: LineTable

  /// The tree of a text; whatever the text is, there is one.
  ///
  /// A text that is nested deeper than `Limit.swiftNesting` ends where it becomes so.
  package init(path: String, text: String) {
    self.path = path
    lines = LineTable(text.utf8)
    var parser = Parser(text, maximumNestingLevel: Limit.swiftNesting.most)
    tree = SourceFileSyntax.parse(from: &parser)
  }

  /// Whether one of some words stands anywhere in the text, in code or not.
  func mentions(_ words: [String]) -> Bool {
    let bytes = lines.bytes
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

  /// Whether a bracket is left open, or closes nothing: a file that was cut, or is something else.
  var isUnbalanced: Bool {
    var rest = [Syntax(tree)]
    while let node = rest.popLast() {
      for child in node.children(viewMode: .all) where child.hasError {
        if let token = child.as(TokenSyntax.self) {
          if token.presence == .missing, Self.closing.contains(token.tokenKind) { return true }
        } else if let unexpected = child.as(UnexpectedNodesSyntax.self) {
          let tokens = unexpected.children(viewMode: .all).compactMap { $0.as(TokenSyntax.self) }
          if tokens.contains(where: { Self.closing.contains($0.tokenKind) }) { return true }
        } else {
          rest.append(child)
        }
      }
    }
    return false
  }

  private static let closing: [TokenKind] = [
    .rightBrace, .rightParen, .rightSquare, .stringQuote, .multilineStringQuote,
  ]

  /// Where a part of the tree begins.
  package func place(of node: some SyntaxProtocol) -> SourcePlace {
    place(at: node.positionAfterSkippingLeadingTrivia.utf8Offset)
  }

  /// Where a byte stands.
  ///
  /// - Parameter offset: its distance from the file's start.
  package func place(at offset: Int) -> SourcePlace { lines.place(at: offset, in: path) }
}
