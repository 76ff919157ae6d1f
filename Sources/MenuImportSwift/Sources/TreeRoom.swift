import MenuImport
import MenuStrings
import MockupScene
import SwiftParser
import SwiftSyntax

/// A file's syntax, with what is looked up in it.
struct ParsedTree {
  let file: SourceFileSyntax
  let lines: LineTable
  /// What the file declares, by number.
  let nodes: [Syntax]

  init(_ text: String) {
    lines = LineTable(text.utf8)
    var parser = Parser(text, maximumNestingLevel: Limit.swiftNesting.most)
    file = SourceFileSyntax.parse(from: &parser)
    var outline = OutlineReader()
    outline.read(file)
    nodes = outline.nodes
  }
}

/// The room for the trees of files: those that were asked for last are kept, as far as they fit.
///
/// A tree takes a hundred times the memory of its text. Those that one menu needs stay until it has been read, as its
/// nodes are known by the trees that they belong to.
final class TreeRoom {
  private struct Held {
    let tree: ParsedTree
    let weight: Int
    var lastUse: Int
  }

  private var held: [ObjectIdentifier: Held] = [:]
  private var weight = 0
  /// Counts the menus.
  private var round = 0
  /// How much may still be parsed.
  private var remaining: Int
  private let most: Int
  /// Whether something did not fit since the menu began.
  private(set) var isFull = false

  /// A room for a number of words and signs.
  init(most: Int = Limit.swiftHeldWeight.most, parsing: Int = Limit.swiftParsedWeight.most) {
    self.most = most
    remaining = parsing
  }

  /// Begins with another menu: what only others needed may go.
  func begin() {
    round += 1
    isFull = false
  }

  /// The tree of a file; `nil` where there is no room for it.
  func tree(of source: SwiftSource) -> ParsedTree? {
    let key = ObjectIdentifier(source)
    if let found = held[key] {
      if found.lastUse != round { held[key]?.lastUse = round }
      return found.tree
    }
    if weight + source.weight > most { makeRoom(for: source.weight) }
    guard weight + source.weight <= most, source.weight <= remaining else {
      isFull = true
      return nil
    }
    remaining -= source.weight
    weight += source.weight
    let tree = ParsedTree(source.text)
    held[key] = Held(tree: tree, weight: source.weight, lastUse: round)
    return tree
  }

  /// Lets trees go that this menu has not asked for, those of the longest ago first; some more than is needed, as going
  /// through them for each file takes its time.
  private func makeRoom(for wanted: Int) {
    let goal = max(0, most - max(wanted, most / 4))
    let old = held.filter { $0.value.lastUse < round }.sorted { $0.value.lastUse < $1.value.lastUse }
    for (key, tree) in old where weight > goal {
      weight -= tree.weight
      held[key] = nil
    }
  }
}
