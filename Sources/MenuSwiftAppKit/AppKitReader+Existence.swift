import SwiftDeclarations
import SwiftEvaluation
import SwiftSyntax
import SwiftValues

/// Which menus and items exist for certain, although the types of their variables are optional.
extension AppKitReader {
  /// Whether an expression makes a menu or an item, or is a submenu, a member that got one, or an element of an array.
  func isMade(_ expression: ExprSyntax, _ frame: Frame) -> Bool {
    var current = expression.unwrapped
    if frame.elements.contains(current.trimmedDescription) || isAssigned(current) { return true }
    if let access = current.as(MemberAccessExprSyntax.self),
      access.declName.baseName.text == "submenu" || members[Self.path(of: access)] != nil
    {
      return true
    }
    for _ in 0..<32 {
      guard let call = current.as(FunctionCallExprSyntax.self) else { break }
      let callee = Evaluator.withoutArguments(call.calledExpression)
      let base = callee.as(MemberAccessExprSyntax.self)?.base
      if ["self", "Self", nil].contains(base?.trimmedDescription), isAlwaysMade(by: callee, frame) { return true }
      guard let base else { return evaluator.index.menuClass(of: callee.trimmedDescription) != nil }
      current = base.unwrapped
    }
    return false
  }

  /// Whether a statement before an expression, which always runs, assigns a new menu or item to the expression.
  private func isAssigned(_ expression: ExprSyntax) -> Bool {
    func name(_ words: String) -> Substring { words.hasPrefix("self.") ? words.dropFirst(5) : words[...] }
    let wanted = name(expression.trimmedDescription)
    var current = Syntax(expression)
    while let parent = current.parent, !current.is(FunctionDeclSyntax.self), !current.is(InitializerDeclSyntax.self) {
      for statement in parent.as(CodeBlockItemListSyntax.self) ?? [] where statement.position < current.position {
        guard let assignment = statement.item.expression.flatMap({ Assignment($0) }),
          name(assignment.target.trimmedDescription) == wanted,
          let call = assignment.value?.as(FunctionCallExprSyntax.self)
        else { continue }
        if evaluator.index.menuClass(of: call.calledExpression.trimmedDescription) != nil { return true }
      }
      current = parent
    }
    return false
  }

  /// Whether all returns of a function of the sources return the menu or the item that it makes.
  private func isAlwaysMade(by callee: ExprSyntax, _ frame: Frame) -> Bool {
    let found = functions(named: Evaluator.lastName(of: callee), callee, frame)
    return !found.isEmpty
      && found.allSatisfy { function, _ in
        guard let body = function.body else { return false }
        let results = Self.results(in: body)
        guard let name = results.first, results.allSatisfy({ $0 == name }) else { return false }
        return body.contains { statement in
          guard case .decl(let declaration) = statement.item else { return false }
          return declaration.as(VariableDeclSyntax.self)?.bindings.contains { binding in
            let made = binding.initializer?.value.as(FunctionCallExprSyntax.self)?.calledExpression
            return Property.name(of: binding) == name
              && made.map { evaluator.index.menuClass(of: $0.trimmedDescription) != nil } ?? false
          } ?? false
        }
      }
  }

  /// The words of the values that a body returns, without those of inner functions and closures.
  private static func results(in body: CodeBlockItemListSyntax) -> [String] {
    var found: [String] = []
    var stack = [Syntax(body)]
    while let node = stack.popLast() {
      if node.is(ClosureExprSyntax.self) || node.is(FunctionDeclSyntax.self) { continue }
      if let result = node.as(ReturnStmtSyntax.self) { found.append(result.expression?.trimmedDescription ?? "") }
      stack += node.children(viewMode: .sourceAccurate)
    }
    return found
  }
}
