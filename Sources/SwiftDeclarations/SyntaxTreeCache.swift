import MenuImport
import MenuStrings
import MockupScene
import SwiftParser
import SwiftScan
import SwiftSyntax

struct ParsedTree {
  let file: SourceFileSyntax
  let lines: LineTable
  /// The nodes of declarations, by number.
  let nodes: [Syntax]

  init(_ text: String) {
    lines = LineTable(text.utf8)
    // Swift 5 accepts more than Swift 6, such as `@available (iOS 17, *)`.
    var parser = Parser(text, maximumNestingLevel: Limit.swiftNesting.maximum, swiftVersion: .v5)
    file = SourceFileSyntax.parse(from: &parser)
    var outline = OutlineReader()
    outline.read(file)
    nodes = outline.nodes
  }
}

/// A cache of syntax trees with a memory budget.
///
/// A tree takes about 100 times the memory of its text. The current menu's trees are never evicted, since nodes are
/// identified by their tree.
package final class SyntaxTreeCache {
  private struct CachedTree {
    let tree: ParsedTree
    let weight: Int
    var lastUse: Int
  }

  private var cached: [ObjectIdentifier: CachedTree] = [:]
  private var weight = 0
  private var round = 0
  /// The tokens that may still be parsed in total.
  private var remaining: Int
  private let maximum: Int
  /// Whether a tree did not fit since the menu began.
  package private(set) var isFull = false

  package init(maximum: Int = Limit.swiftCachedWeight.maximum, parsing: Int = Limit.swiftParsedWeight.maximum) {
    self.maximum = maximum
    remaining = parsing
  }

  /// Starts the next menu; trees of earlier menus may be evicted.
  package func begin() {
    round += 1
    isFull = false
  }

  func tree(of source: SwiftSource) -> ParsedTree? {
    let key = ObjectIdentifier(source)
    if let found = cached[key] {
      if found.lastUse != round { cached[key]?.lastUse = round }
      return found.tree
    }
    if weight + source.weight > maximum { makeRoom(for: source.weight) }
    guard weight + source.weight <= maximum, source.weight <= remaining else {
      isFull = true
      return nil
    }
    remaining -= source.weight
    weight += source.weight
    let tree = ParsedTree(source.text)
    cached[key] = CachedTree(tree: tree, weight: source.weight, lastUse: round)
    return tree
  }

  /// Evicts trees that the current menu has not used, least recently used first. Frees a quarter of the budget or more,
  /// so that evictions stay rare.
  private func makeRoom(for wanted: Int) {
    let goal = max(0, maximum - max(wanted, maximum / 4))
    let old = cached.filter { $0.value.lastUse < round }.sorted { $0.value.lastUse < $1.value.lastUse }
    for (key, tree) in old where weight > goal {
      weight -= tree.weight
      cached[key] = nil
    }
  }
}
