import MockupScene
package import SwiftSyntax

package struct Modifier {
  package let name: String
  package let call: FunctionCallExprSyntax
  package let scope: Scope

  package init(name: String, call: FunctionCallExprSyntax, scope: Scope) {
    self.name = name
    self.call = call
    self.scope = scope
  }

  package func argument(_ label: String? = nil) -> ExprSyntax? { call.argument(label) }
}

extension FunctionCallExprSyntax {
  package func argument(_ label: String? = nil) -> ExprSyntax? {
    arguments.first { $0.label?.text == label }?.expression
  }

  package func closure(_ label: String) -> ClosureExprSyntax? {
    argument(label)?.as(ClosureExprSyntax.self)
      ?? additionalTrailingClosures.first { $0.label.text == label }?.closure
  }

  package func content(_ label: String) -> ExprSyntax? {
    argument(label) ?? closure(label).map { ExprSyntax($0) }
  }
}

extension Evaluator {
  /// Separates a view from its modifiers, innermost first.
  package func peel(_ expression: ExprSyntax, _ scope: Scope) -> (base: ExprSyntax, modifiers: [Modifier]) {
    var base = expression
    var modifiers: [Modifier] = []
    while modifiers.count < Limit.swiftChain.maximum {
      if let wrapped = base.as(PostfixIfConfigExprSyntax.self), let inner = wrapped.base {
        base = inner
        modifiers += compiledModifiers(of: wrapped, scope)
        continue
      }
      if let tuple = base.as(TupleExprSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first {
        base = only.expression
        continue
      }
      // A namespace of modifiers: `Text("…").compatibility.badge(2)`.
      if !modifiers.isEmpty, let access = base.as(MemberAccessExprSyntax.self), let inner = access.base,
        inner.is(FunctionCallExprSyntax.self)
      {
        base = inner
        continue
      }
      guard let call = base.as(FunctionCallExprSyntax.self),
        let access = call.calledExpression.as(MemberAccessExprSyntax.self), let inner = access.base,
        !isMethod(access, of: inner, scope)
      else { break }
      modifiers.append(Modifier(name: access.declName.baseName.text, call: call, scope: scope))
      base = inner
    }
    return (base, modifiers.reversed())
  }

  /// The modifiers in the compiled branch of `#if`, outermost first.
  private func compiledModifiers(of wrapped: PostfixIfConfigExprSyntax, _ scope: Scope) -> [Modifier] {
    for clause in wrapped.config.clauses {
      guard case .postfixExpression(let expression)? = clause.elements else { continue }
      if case .no? = clause.condition.map({ isCompiled($0) }) ?? .some(.yes) { continue }
      var modifiers: [Modifier] = []
      var current: ExprSyntax? = expression
      while let call = current?.as(FunctionCallExprSyntax.self),
        let access = call.calledExpression.as(MemberAccessExprSyntax.self), modifiers.count < Limit.swiftChain.maximum
      {
        modifiers.append(Modifier(name: access.declName.baseName.text, call: call, scope: scope))
        current = access.base
      }
      return modifiers
    }
    return []
  }

  /// Whether a call is a method of the sources rather than a view modifier.
  private func isMethod(_ access: MemberAccessExprSyntax, of base: ExprSyntax, _ scope: Scope) -> Bool {
    let name = access.declName.baseName.text.trimmingBackticks
    let words = base.as(DeclReferenceExprSyntax.self)?.baseName.text
    if words == "self" || words == "Self" {
      guard let type = scope.nearestOwner?.type else { return false }
      return type.methods[name] != nil || type.staticMethods[name] != nil || type.properties[name] != nil
    }
    guard base.is(DeclReferenceExprSyntax.self) || base.is(MemberAccessExprSyntax.self),
      !Self.knownModifiers.contains(name)
    else {
      return false
    }
    switch evaluate(base, scope) {
    case .type(let type):
      return name == "init" || type.staticMethods[name] != nil
        || index.type(named: "\(type.name).\(name)", from: scope.source) != nil
    case .instance(let instance): return instance.type.methods[name] != nil
    case .enumCase(let type, _): return type.methods[name] != nil
    // A method of an unknown value: `model.menuItems()`, `SomeModule.SomeView()`.
    case .unknown:
      return base.as(DeclReferenceExprSyntax.self).map { binding(of: $0.baseName.text, scope) == nil } ?? true
    case .symbol(let expression): return expression.syntax.is(DeclReferenceExprSyntax.self)
    case .text, .number, .bool, .nothing, .list, .tuple, .closure, .function, .conditional, .repeated: return false
    }
  }

  static let knownModifiers: Set<String> = [
    "disabled", "keyboardShortcut", "labelStyle", "pickerStyle", "menuOrder", "menuActionDismissBehavior", "menuStyle",
    "help", "accessibilityLabel", "tag", "tint", "foregroundStyle", "foregroundColor", "badge", "hidden",
    "controlGroupStyle", "labelsHidden", "buttonStyle", "id", "onAppear", "font", "bold", "frame", "padding",
  ]
}
