import MenuImport
import MenuStrings
import SwiftDeclarations
import SwiftSyntax

/// Conditional compilation.
extension Evaluator {
  /// Runs the branches of `#if`; the elements that uncompiled branches add to lists are hidden.
  func run(_ condition: IfConfigDeclSyntax, _ scope: inout Scope, _ uncertainty: Uncertainty?) -> Completion {
    var isDecided = false
    let compilation = compilation
    let location = scope.source.location(of: condition)
    for clause in condition.clauses {
      guard case .statements(let statements)? = clause.elements else { continue }
      let truth = isDecided ? false : compilation.isCompiled(clause)
      switch truth {
      case true, nil:
        isDecided = true
        let words = clause.condition.map { Self.words(of: $0) } ?? ""
        let setting = Uncertainty(
          isShown: true,
          placeholder: Placeholder(
            location: location, isShown: true, reason: "the condition \(words) is a build setting"))
        let isOpen = truth == nil && uncertainty == nil && statements.allSatisfy(Self.isAddition)
        let completion = run(statements, &scope, uncertainty: isOpen ? setting : uncertainty)
        guard case .next = completion else { return completion }
      case false:
        guard statements.allSatisfy(Self.isAddition) else { continue }
        let hidden = Uncertainty(
          isShown: false,
          placeholder: Placeholder(
            location: location, isShown: false, reason: Compilation.leftOutReason(condition.clauses)))
        var block = scope
        _ = run(statements, &block, uncertainty: hidden)
        scope = merge(block, in: scope)
      }
    }
    return .next
  }

  /// Whether a statement only adds elements to a list, or declares what another one adds.
  private static func isAddition(_ statement: CodeBlockItemSyntax) -> Bool {
    switch statement.item {
    case .decl(let declaration): return declaration.as(VariableDeclSyntax.self)?.bindingSpecifier.text == "let"
    case .stmt: return false
    case .expr(let expression):
      if let call = expression.as(FunctionCallExprSyntax.self) {
        return call.calledExpression.is(MemberAccessExprSyntax.self)
          && ["append", "insert"].contains(lastName(of: call.calledExpression))
      }
      let parts = expression.as(SequenceExprSyntax.self).map { Array($0.elements) } ?? []
      return parts.count == 3 && parts[1].trimmedDescription == "+=" && parts[2].is(ArrayExprSyntax.self)
    }
  }
}
