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

extension CodeBlockItemSyntax {
  /// Whether the statement is a `guard` or an `if` without `else` that ends with `return nil`.
  package var mayReturnNil: Bool {
    item.as(GuardStmtSyntax.self)?.body.returnsNil ?? item.expression?.as(IfExprSyntax.self)?.onlyReturnsNil ?? false
  }

  /// Whether the statement only adds elements to a list, or declares what another one adds.
  package var isAddition: Bool {
    switch item {
    case .decl(let declaration): return declaration.as(VariableDeclSyntax.self)?.bindingSpecifier.text == "let"
    case .stmt: return false
    case .expr(let expression):
      if let call = expression.as(FunctionCallExprSyntax.self) {
        let name = call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
        return name.map(["append", "insert"].contains) ?? false
      }
      let parts = expression.as(SequenceExprSyntax.self).map { Array($0.elements) } ?? []
      return parts.count == 3 && parts[1].trimmedDescription == "+=" && parts[2].is(ArrayExprSyntax.self)
    }
  }
}

extension CodeBlockItemListSyntax {
  /// Whether the statements end with `return nil`.
  package var returnsNil: Bool {
    last?.item.as(ReturnStmtSyntax.self)?.expression?.is(NilLiteralExprSyntax.self) ?? false
  }
}

extension CodeBlockSyntax {
  /// Whether the block ends with `return nil`.
  package var returnsNil: Bool { statements.returnsNil }
}

extension SyntaxProtocol {
  /// Whether the code returns anywhere, closures in it included.
  package var containsReturn: Bool {
    tokens(viewMode: .sourceAccurate).contains { $0.tokenKind == .keyword(.return) }
  }
}

extension IfExprSyntax {
  /// Whether an `if` without `else` ends with `return nil`.
  package var onlyReturnsNil: Bool { elseBody == nil && body.returnsNil }
}
