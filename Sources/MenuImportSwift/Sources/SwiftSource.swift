package import MenuStrings
import MockupScene
import SwiftParser
package import SwiftSyntax

/// A Swift source file; its tree is made when somebody asks for it, and goes when others need its room.
package final class SwiftSource {
  /// The file, as it is to be told.
  package let path: String
  /// What is in it.
  let text: String
  /// What its tree takes, in words and signs; a long text takes room even where it has few of them.
  let weight: Int
  private let trees: TreeRoom

  /// A file of a text, whose tree has its place in a room.
  init(_ source: SourceText, weight: Int, trees: TreeRoom) {
    path = source.path
    text = source.text
    self.weight = weight
    self.trees = trees
  }

  /// A file by itself.
  package convenience init(path: String, text: String) {
    let source = SourceText(path: path, text: text)
    self.init(source, weight: 0, trees: TreeRoom())
  }

  /// Its syntax; whatever the text is, there is one. `nil` where there is no room for it.
  ///
  /// A text that is nested deeper than `Limit.swiftNesting` ends where it becomes so.
  package var tree: SourceFileSyntax? { trees.tree(of: self)?.file }

  /// A node by its number in the file's outline; `nil` where there is no room for the tree.
  func node(_ number: Int) -> Syntax? { trees.tree(of: self)?.nodes[number] }

  /// Whether a word stands in the text that makes a menu, in code or not.
  private(set) lazy var mentionsMenus = Self.mentions(["Menu", ".commands", "pickerStyle"], in: text)
  /// Whether a word stands in it that asks a question.
  private(set) lazy var mentionsQuestions = Self.mentions(["confirmationDialog", "alert"], in: text)

  /// The names that the file may give other values than they begin with.
  private(set) lazy var assignedNames = AssignedNames(text)

  private static func mentions(_ words: [String], in text: String) -> Bool {
    let bytes = Array(text.utf8)
    let words = words.map { Array($0.utf8) }
    return bytes.indices.contains { index in
      words.contains { $0.first == bytes[index] && bytes[index...].starts(with: $0) }
    }
  }

  /// Where a part of the tree begins.
  package func place(of node: some SyntaxProtocol) -> SourcePlace {
    let offset = node.positionAfterSkippingLeadingTrivia.utf8Offset
    let lines = trees.tree(of: self)?.lines ?? LineTable(text.utf8)
    return lines.place(at: offset, in: path)
  }

  /// Where the file begins.
  var start: SourcePlace { SourcePlace(path: path, line: 1) }
}

extension SourceFileSyntax {
  /// Where the first thing stands that is no Swift; `nil` where all of it is.
  var firstMistake: Syntax? {
    guard hasError else { return nil }
    var node = Syntax(self)
    descend: while true {
      for child in node.children(viewMode: .all) where child.hasError {
        if child.is(UnexpectedNodesSyntax.self) || child.is(TokenSyntax.self) || child.is(MissingExprSyntax.self) {
          return child
        }
        node = child
        continue descend
      }
      return node
    }
  }

  /// Whether a bracket is left open, or closes nothing: a file that was cut, or is something else.
  var isUnbalanced: Bool {
    var rest = [Syntax(self)]
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
}
