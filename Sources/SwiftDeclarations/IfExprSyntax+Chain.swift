package import SwiftSyntax

extension IfExprSyntax {
  /// The statement and those after `else if`, and the statements of the last `else`; `nil` without one.
  package var chain: (choices: [IfExprSyntax], last: CodeBlockSyntax?) {
    var choices = [self]
    var current = self
    while let other = current.elseBody?.as(IfExprSyntax.self) {
      choices.append(other)
      current = other
    }
    return (choices, current.elseBody?.as(CodeBlockSyntax.self))
  }

  /// Whether the first branch leaves the function or the loop.
  package var leaves: Bool {
    guard case .stmt(let last)? = body.statements.last?.item else { return false }
    return [.returnStmt, .continueStmt, .breakStmt, .throwStmt].contains(last.kind)
  }
}
