import MenuImport
import MenuSwiftViews
import SwiftDeclarations
import SwiftEvaluation
import SwiftSyntax
import SwiftValues

/// Elements of result builders that the sources declare.
extension ElementReader {
  /// The elements of a property, a function, or a closure whose statements are elements; `nil` for other expressions.
  func builtElements(of expression: ExprSyntax, _ scope: Scope) -> [ImportedItem]? {
    let call = expression.as(FunctionCallExprSyntax.self)
    let callee = call?.calledExpression ?? expression
    if let call {
      switch evaluator.evaluate(callee, scope) {
      case .closure(let closure, let captured):
        // `content()`, where `content` is a parameter.
        let names = evaluator.arguments(of: closure, call, scope)
        return built(closure.statements, captured.binding(names))
      case .function(let function, let owner):
        guard let node = function.node, evaluator.index.haveBuilder(node.attributes.names, from: function.source),
          let body = function.body,
          let arguments = evaluator.parameters(of: function, owner)?.bind(call, scope)
        else { return nil }
        return built(body, evaluator.functionScope(function, owner).binding(arguments))
      case .text, .number, .bool, .nothing, .list, .tuple, .enumCase, .instance, .type, .symbol, .conditional,
        .repeated, .unknown:
        return nil
      }
    }
    var name: String?
    if let access = callee.as(MemberAccessExprSyntax.self) {
      if access.base?.unwrapped.trimmedDescription == "self" { name = access.declName.baseName.text }
    } else {
      name = callee.as(DeclReferenceExprSyntax.self)?.baseName.text
    }
    guard let name, case .property(let property, let owner)? = evaluator.binding(of: name, scope),
      evaluator.index.haveBuilder(property.attributes, from: property.source), let getter = property.getter
    else { return nil }
    return built(getter, Scope(source: property.source, owner: owner))
  }

  private func built(_ statements: CodeBlockItemListSyntax, _ scope: Scope) -> [ImportedItem]? {
    guard statements.count > 1 else { return nil }
    let nodes = evaluator.enter(statements) { evaluator.nodes(of: statements, scope) }
    return nodes.map { nodes in
      items.items(of: nodes) { expression, scope in
        self.evaluator.descend { self.elements(of: expression, scope) } ?? []
      }
    }
  }
}
