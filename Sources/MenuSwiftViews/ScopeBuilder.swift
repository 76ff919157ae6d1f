package import SwiftDeclarations
package import SwiftEvaluation
package import SwiftSyntax
package import SwiftValues

/// Finds the scope of a node: the names that its surroundings bind.
package struct ScopeBuilder {
  let source: SwiftSource
  let evaluator: Evaluator
  /// The object whose members the node sees, if it is known.
  private let owner: Owner?

  package init(source: SwiftSource, evaluator: Evaluator, owner: Owner? = nil) {
    self.source = source
    self.evaluator = evaluator
    self.owner = owner
  }

  package func scope(at node: some SyntaxProtocol) -> Scope {
    var path: [Syntax] = []
    var current: Syntax? = Syntax(node)
    while let inner = current {
      path.append(inner)
      current = inner.parent
    }
    var scope = Scope(source: source)
    for (index, ancestor) in path.enumerated().reversed() where index > 0 {
      scope = enter(ancestor, toward: path[index - 1], scope)
    }
    return scope
  }

  /// The scope of a node inside another one, whose scope is known.
  package func scope(at node: Syntax, from outer: Syntax, _ start: Scope) -> Scope {
    var path: [Syntax] = []
    var current: Syntax? = node
    while let inner = current {
      path.append(inner)
      if inner.id == outer.id { break }
      current = inner.parent
    }
    var scope = start
    for (index, ancestor) in path.enumerated().reversed() where index > 0 {
      scope = enter(ancestor, toward: path[index - 1], scope)
    }
    return scope
  }

  package func type(around node: some SyntaxProtocol) -> TypeDeclaration? {
    var names: [String] = []
    var current = Syntax(node).parent
    while let inner = current {
      if let name = Self.typeName(of: inner) { names.insert(name, at: 0) }
      current = inner.parent
    }
    return names.isEmpty ? nil : evaluator.index.type(named: names.joined(separator: "."), from: source)
  }

  package static func typeName(of node: Syntax) -> String? {
    switch node.as(SyntaxEnum.self) {
    case .structDecl(let node): node.name.text
    case .classDecl(let node): node.name.text
    case .enumDecl(let node): node.name.text
    case .actorDecl(let node): node.name.text
    case .protocolDecl(let node): node.name.text
    case .extensionDecl(let node): DeclarationIndex.plainName(of: node.extendedType)
    default: nil
    }
  }

  /// The simple name of the innermost type around a node; `nil` outside of types.
  package static func simpleTypeName(around node: Syntax) -> String? {
    var current = node.parent
    while let outer = current {
      if let name = typeName(of: outer) { return name.split(separator: ".").last.map(String.init) }
      current = outer.parent
    }
    return nil
  }

  /// The innermost function around a node; `nil` outside of functions.
  package static func function(around node: Syntax) -> FunctionDeclSyntax? {
    var current = node.parent
    while let outer = current, !outer.is(MemberBlockSyntax.self) {
      if let function = outer.as(FunctionDeclSyntax.self) { return function }
      current = outer.parent
    }
    return nil
  }

  private func enter(_ ancestor: Syntax, toward inner: Syntax, _ scope: Scope) -> Scope {
    if Self.typeName(of: ancestor) != nil {
      guard let type = type(around: inner) else { return scope }
      if let owner, owner.type === type { return Scope(source: source, owner: owner) }
      return Scope(source: source, owner: Owner(type: type, value: nil))
    }
    switch ancestor.as(SyntaxEnum.self) {
    case .functionDecl(let node):
      let isStatic = node.modifiers.contains { ["static", "class"].contains($0.name.text) }
      var outer = scope
      if isStatic, let owner = scope.nearestOwner {
        outer = Scope(source: source, owner: Owner(type: owner.type, value: nil, isStatic: true))
      }
      return bind(node.signature.parameterClause.parameters, outer)
    case .variableDecl(let node):
      let isStatic = node.modifiers.contains { ["static", "class"].contains($0.name.text) }
      guard isStatic, let owner = scope.nearestOwner else { return scope }
      return Scope(source: source, owner: Owner(type: owner.type, value: nil, isStatic: true))
    case .initializerDecl(let node): return bind(node.signature.parameterClause.parameters, scope)
    case .closureExpr(let node):
      return scope.binding(Evaluator.captures(of: node, scope)).binding(evaluator.arguments(of: node, []))
    case .codeBlockItemList(let list): return enter(list, toward: inner, scope)
    case .ifExpr(let node):
      if inner.id == Syntax(node.body).id { return evaluator.decide(node.conditions, scope).scope }
      return inner.id == node.elseBody.map({ Syntax($0).id }) ? evaluator.unmet(node.conditions, scope) : scope
    case .guardStmt(let node):
      return inner.id == Syntax(node.body).id ? evaluator.unmet(node.conditions, scope) : scope
    case .switchCase(let node):
      guard case .case(let label) = node.label else { return scope }
      let choice = node.parent?.parent?.as(SwitchExprSyntax.self)
      return (choice.map { evaluator.assuming(label, of: $0.subject, scope) } ?? scope)
        .binding(Evaluator.names(in: Syntax(label)))
    case .forStmt(let node): return scope.binding(Evaluator.names(in: Syntax(node.pattern)))
    default: return scope
    }
  }

  private func enter(_ list: CodeBlockItemListSyntax, toward inner: Syntax, _ scope: Scope) -> Scope {
    // The index holds top-level declarations.
    if list.parent?.is(SourceFileSyntax.self) == true { return scope }
    var scope = scope
    for item in list {
      if Syntax(item).id == inner.id { break }
      scope = evaluator.advance(scope, past: item)
    }
    return scope
  }

  private func bind(_ parameters: FunctionParameterListSyntax, _ scope: Scope) -> Scope {
    var names: [String: Binding] = [:]
    var types: [String: TypeSyntax] = [:]
    for parameter in parameters {
      let name = (parameter.secondName ?? parameter.firstName).text.trimmingBackticks
      names[name] = .runTime("\(name) \(Evaluator.runTime)")
      if parameter.ellipsis == nil { types[name] = parameter.type }
    }
    return scope.binding(names, types: types)
  }
}
