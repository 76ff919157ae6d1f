import SwiftSyntax

/// The statements that may set properties of buttons, of which those of one file are kept: its classes often have
/// several buttons.
final class ButtonIndex {
  private var root: SyntaxIdentifier?
  private var known: [[SyntaxIdentifier]: ButtonStatements] = [:]

  func statements(in roots: [Syntax]) -> ButtonStatements {
    let root = roots.first?.root.id
    if root != self.root { (self.root, known) = (root, [:]) }
    let key = roots.map(\.id)
    if let statements = known[key] { return statements }
    let statements = ButtonStatements(in: roots)
    known[key] = statements
    return statements
  }
}
