package import SwiftSyntax

extension CodeBlockItemSyntax.Item {
  package var expression: ExprSyntax? {
    switch self {
    case .expr(let expression): expression
    case .stmt(let statement):
      statement.as(ExpressionStmtSyntax.self)?.expression ?? statement.as(ReturnStmtSyntax.self)?.expression
    case .decl: nil
    }
  }
}
