package import MenuStrings
import MockupScene
import SwiftParser
package import SwiftScan
package import SwiftSyntax

/// A Swift source file, parsed on demand; its tree may be discarded to save memory.
package final class SwiftSource {
  package let path: String
  package let text: String
  /// The estimated size of the tree in tokens, plus a share for the text.
  let weight: Int
  private let trees: SyntaxTreeCache

  /// The compilation condition of debug builds.
  package static let debugSetting = "DEBUG"

  init(_ source: SourceText, weight: Int, trees: SyntaxTreeCache) {
    path = source.path
    text = source.text
    self.weight = weight
    self.trees = trees
  }

  package convenience init(path: String, text: String) {
    let source = SourceText(path: path, text: text)
    self.init(source, weight: 0, trees: SyntaxTreeCache())
  }

  /// The syntax tree, available also for malformed text; `nil` if it exceeds the memory budget.
  ///
  /// Text beyond the nesting limit `Limit.swiftNesting` is cut.
  package var tree: SourceFileSyntax? { trees.tree(of: self)?.file }

  /// A node by its number in the outline; `nil` if the tree exceeds the memory budget.
  func node(_ number: Int) -> Syntax? { trees.tree(of: self)?.nodes[number] }

  /// Whether the text, including comments, mentions a menu's creation.
  package private(set) lazy var mentionsMenus = Self.mentions(
    ["Menu", ".commands", "Picker(", "ShortcutItem", "NSPopUpButton", ".menu", "menu:"], in: text)
  /// Whether the text mentions the attribute `@objc(Name)`.
  package private(set) lazy var mentionsObjectiveCNames = Self.mentions(["@objc("], in: text)
  /// Whether the text mentions a word.
  package func mentions(_ word: String) -> Bool { mentions(anyOf: [word]) }
  /// Whether the text mentions one of some words.
  package func mentions(anyOf words: [String]) -> Bool { Self.mentions(words, in: text) }

  /// Whether the text mentions one of several names of types.
  package func mentions(typeIn names: Set<String>) -> Bool {
    let bytes = Array(text.utf8)
    return Identifiers(in: bytes).contains { range in
      (0x41...0x5A).contains(bytes[range.lowerBound])
        && names.contains(String(decoding: bytes[range], as: UTF8.self))
    }
  }

  /// Whether the file tests the app; menus in tests are not part of it.
  package private(set) lazy var isTest = Self.mentions(
    ["import XCTest", "import Testing", "import Quick"], asWholeWords: true, in: text)
  /// Whether the text, including comments, mentions a confirmation dialog.
  package private(set) lazy var mentionsConfirmations = Self.mentions(
    ["confirmationDialog", "alert", "actionSheet"], in: text)

  /// Whether the text may contain code that runs when a view appears.
  private(set) lazy var mentionsStart = Self.mentions(
    (StartingNames.modifiers + ["onChange"]).map { ".\($0)" }, in: text)

  package private(set) lazy var assignedNames = AssignedNames(text)

  /// Whether an assignment to a name, or to a property of its value, may be in the text.
  package func mayAssign(to name: String) -> Bool { assignedNames.contains(name) }

  /// - Parameter asWholeWords: Whether a longer word, such as `QuickLook` for `Quick`, does not count.
  private static func mentions(_ words: [String], asWholeWords: Bool = false, in text: String) -> Bool {
    let bytes = Array(text.utf8)
    let words = words.map { Array($0.utf8) }
    return bytes.indices.contains { index in
      words.contains { word in
        guard word.first == bytes[index], bytes[index...].starts(with: word) else { return false }
        let end = index + word.count
        return !asWholeWords || end == bytes.count || !bytes[end].isInIdentifier
      }
    }
  }

  /// The location of a node's first token.
  package func location(of node: some SyntaxProtocol) -> FileLocation {
    let offset = node.positionAfterSkippingLeadingTrivia.utf8Offset
    let lines = trees.tree(of: self)?.lines ?? LineTable(text.utf8)
    return lines.location(at: offset, in: path)
  }

  package var start: FileLocation { FileLocation(path: path, line: 1) }
}

extension SourceFileSyntax {
  package var firstSyntaxError: Syntax? {
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

  /// Whether brackets are unbalanced, as in truncated files and other languages.
  package var isUnbalanced: Bool {
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
