import SwiftDeclarations
import SwiftSyntax

/// What code outside of a menu tells of buttons and elements, and the branches of functions, read once for all menus.
///
/// Those of one file and one function are kept, because they often have several menus.
package final class UIKitBodies {
  private var root: SyntaxIdentifier?
  private var buttons: [[SyntaxIdentifier]: ButtonStatements] = [:]
  private var elements: (path: String, assignments: ElementAssignments)?
  private var lastBranches: (path: String, body: SyntaxIdentifier, branches: MenuBranches)?

  package init() {}

  func ofButtons(in roots: [Syntax]) -> ButtonStatements {
    let root = roots.first?.root.id
    if root != self.root { (self.root, buttons) = (root, [:]) }
    let key = roots.map(\.id)
    if let known = buttons[key] { return known }
    let statements = ButtonStatements(in: roots)
    buttons[key] = statements
    return statements
  }

  /// The assignments of a file to its properties.
  func assignments(in source: SwiftSource) -> ElementAssignments {
    if let elements, elements.path == source.path { return elements.assignments }
    let assignments = ElementAssignments(in: source)
    elements = (source.path, assignments)
    return assignments
  }

  func branches(
    of body: CodeBlockItemListSyntax, in source: SwiftSource, _ read: () -> MenuBranches
  ) -> MenuBranches {
    if let lastBranches, lastBranches.path == source.path, lastBranches.body == Syntax(body).id {
      return lastBranches.branches
    }
    let branches = read()
    lastBranches = (source.path, Syntax(body).id, branches)
    return branches
  }
}
