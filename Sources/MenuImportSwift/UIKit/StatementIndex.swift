import SwiftDeclarations
import SwiftSyntax

/// The statements that may set properties of buttons and elements, read once for all menus.
///
/// Those of one file are kept, because its classes often have several menus.
final class StatementIndex {
  private var root: SyntaxIdentifier?
  private var buttons: [[SyntaxIdentifier]: ButtonStatements] = [:]
  private var elements: (path: String, assignments: ElementAssignments)?

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
}
