import MenuImport
import MenuStrings
import MenuSwiftAppKit
import MenuSwiftViews
import PositionedJSON
import SwiftDeclarations
import SwiftEvaluation
import SwiftSyntax
import SwiftValues

/// The initial values of the user defaults to which Interface Builder files bind: `register(defaults: [key: value])`.
extension OutletReader {
  func readDefaults(in source: SwiftSource) {
    var stack = source.tree.map { [Syntax($0)] } ?? []
    while let node = stack.popLast() {
      stack += node.children(viewMode: .sourceAccurate).reversed()
      guard let call = node.as(FunctionCallExprSyntax.self), let argument = call.argument("defaults"),
        Evaluator.lastName(of: call.calledExpression) == "register"
      else { continue }
      let scope = ScopeBuilder(source: source, evaluator: evaluator).scope(at: call)
      let location = source.location(of: call)
      if let (elements, scope) = dictionary(argument, scope) {
        for element in elements { register(element.value, for: element.key, scope, at: location) }
      }
      guard let name = argument.as(DeclReferenceExprSyntax.self)?.baseName.text,
        let statements = call.parent?.parent?.as(CodeBlockItemListSyntax.self)
      else { continue }
      for statement in statements {
        guard let (key, value) = Self.entry(of: name, statement) else { continue }
        register(value, for: key, scope, at: location)
      }
    }
  }

  /// The entry that a statement adds to a dictionary: `defaults[key] = value`, `defaults.updateValue(value, forKey: key)`.
  private static func entry(
    of name: String, _ statement: CodeBlockItemSyntax
  ) -> (key: ExprSyntax, value: ExprSyntax)? {
    guard let expression = statement.item.expression else { return nil }
    if let call = expression.as(FunctionCallExprSyntax.self), let key = call.argument("forKey"),
      let value = call.argument(), call.calledExpression.trimmedDescription == "\(name).updateValue"
    {
      return (key, value)
    }
    guard let assignment = Assignment(expression), let value = assignment.value,
      let target = assignment.target.as(SubscriptCallExprSyntax.self), target.arguments.count == 1,
      target.calledExpression.trimmedDescription == name
    else { return nil }
    return target.arguments.first.map { ($0.expression, value) }
  }

  private func register(_ value: ExprSyntax, for key: ExprSyntax, _ scope: Scope, at location: FileLocation) {
    let key = evaluator.text(of: key, scope)
    guard key.isKnown, !key.string.isEmpty else { return }
    let plain = value.as(FunctionCallExprSyntax.self).flatMap { call in
      Evaluator.lastName(of: call.calledExpression) == "NSNumber" ? call.arguments.first?.expression : nil
    }
    register(evaluator.evaluate(plain ?? value, scope), of: value, for: key.string, at: location)
  }

  /// Reads the keys of the library Defaults: `static let theme = Key<Theme>("theme", default: .dark)`.
  func readKeys(in sources: [SwiftSource]) {
    let paths = Set(sources.map(\.path))
    guard let first = sources.first(where: { $0.mentions("Defaults.Keys") }),
      let keys = evaluator.index.type(named: "Defaults.Keys", from: first)
    else { return }
    for (_, key) in keys.statics.sorted(by: { $0.key < $1.key }) where paths.contains(key.source.path) {
      guard let call = key.initializer?.as(FunctionCallExprSyntax.self), let value = call.argument("default"),
        let name = call.argument()
      else { continue }
      evaluator.begin(with: key.source, platform: "macOS")
      let scope = Scope(source: key.source, owner: Owner(type: keys, value: nil, isStatic: true))
      let text = evaluator.text(of: name, scope)
      guard text.isKnown, !text.string.isEmpty else { continue }
      let types = call.calledExpression.as(GenericSpecializationExprSyntax.self)?.genericArgumentClause.arguments
      let type = types?.first?.argument.as(TypeSyntax.self)
      var known = evaluator.coerce(evaluator.evaluate(value, scope), to: type, scope)
      // The library stores the raw values of cases, unless they are encoded.
      if case .enumCase(let type, _, _) = known {
        guard type.inherited.isDisjoint(with: ["Codable", "Encodable"]) else { continue }
        known = evaluator.member("rawValue", of: known, value, scope) ?? .nothing
      }
      register(known, of: value, for: text.string, at: key.source.location(of: call))
    }
  }

  private func register(_ known: Value, of value: ExprSyntax, for key: String, at location: FileLocation) {
    let reason = "\(key) is registered as \(Evaluator.words(of: value))"
    let known = Self.scalar(known)
    for property in OutletName.boundProperties {
      changes.append(
        OutletChange(
          owner: "", outlet: OutletName.bound(property, to: "values.\(key)"), property: property, value: known,
          location: location, reason: reason))
    }
  }

  /// The elements of a dictionary literal, also of a variable or function, and that of another type.
  private func dictionary(_ expression: ExprSyntax, _ scope: Scope) -> ([DictionaryElementSyntax], Scope)? {
    let plain = Self.plain(expression)
    if let elements = Self.elements(of: plain) { return (elements, scope) }
    let call = plain.as(FunctionCallExprSyntax.self)
    let callee = call?.calledExpression ?? plain
    let name = Evaluator.lastName(of: callee)
    let owner = callee.as(MemberAccessExprSyntax.self)?.base.map { holder(of: $0, scope) } ?? scope.nearestOwner
    if call != nil { return dictionary(madeBy: name, owner, scope) }
    let found =
      callee.is(DeclReferenceExprSyntax.self)
      ? evaluator.binding(of: name, scope)
      : owner.flatMap {
        evaluator.member(name, of: $0)
      }
    switch found {
    case .expression(let value)?, .local(let value)?:
      return Self.elements(of: value.syntax).map { ($0, value.scope) }
    case .property(let property, let owner)?:
      let scope = Scope(source: property.source, owner: owner)
      if let initializer = property.initializer { return Self.elements(of: initializer).map { ($0, scope) } }
      guard property.isConstant, let type = owner?.type, type.initializers.count == 1,
        let body = type.initializers.first?.node?.body
      else { return nil }
      let assignments = body.statements.lazy.compactMap { $0.item.expression.flatMap { Assignment($0) } }
      let assigned = assignments.first { Evaluator.lastName(of: $0.target) == name }?.value
      guard let call = assigned?.as(FunctionCallExprSyntax.self) else {
        return assigned.flatMap { Self.elements(of: $0) }.map { ($0, scope) }
      }
      return dictionary(madeBy: Evaluator.lastName(of: call.calledExpression), owner, scope)
    case .value?, .change?, .runTime?, nil: return nil
    }
  }

  private static func elements(of expression: ExprSyntax) -> [DictionaryElementSyntax]? {
    guard case .elements(let elements)? = plain(expression).as(DictionaryExprSyntax.self)?.content else { return nil }
    return Array(elements)
  }

  /// An expression without its type: `[…] as [String: Any]`.
  private static func plain(_ expression: ExprSyntax) -> ExprSyntax {
    guard let parts = expression.as(SequenceExprSyntax.self)?.elements, parts.count == 3,
      parts.dropFirst().first?.is(UnresolvedAsExprSyntax.self) == true
    else { return expression }
    return parts.first ?? expression
  }

  /// The type or object before a member.
  func holder(of base: ExprSyntax, _ scope: Scope) -> Owner? {
    if ["self", "Self"].contains(base.trimmedDescription) { return scope.nearestOwner }
    switch evaluator.evaluate(base, scope) {
    case .type(let type): return Owner(type: type, value: nil, isStatic: true)
    case .instance(let instance): return Owner(type: instance.type, value: .instance(instance))
    case .text, .number, .bool, .nothing, .list, .tuple, .enumCase, .closure, .function, .symbol, .conditional,
      .repeated, .unknown:
      return nil
    }
  }

  /// The elements of the dictionary literal that a function returns, without those that it changes.
  private func dictionary(
    madeBy name: String, _ owner: Owner?, _ scope: Scope
  ) -> ([DictionaryElementSyntax], Scope)? {
    let own =
      owner.map { evaluator.index.methods(named: name, of: $0.type) + ($0.type.staticMethods[name] ?? []) } ?? []
    let functions = own.isEmpty ? evaluator.index.functions(named: name) : own
    guard functions.count == 1, let function = functions.first, let body = function.body, let last = body.last?.item
    else { return nil }
    let result: ExprSyntax? =
      if case .stmt(let statement) = last { statement.as(ReturnStmtSyntax.self)?.expression } else { last.expression }
    let parameters = function.node?.signature.parameterClause.parameters ?? []
    let names = parameters.map { ($0.secondName ?? $0.firstName).text.trimmingBackticks }
    let inner = Scope(source: function.source, owner: own.isEmpty ? nil : owner)
      .binding(Dictionary(names.map { ($0, Binding.runTime("\($0) \(Evaluator.runTime)")) }) { first, _ in first })
    guard let variable = result?.as(DeclReferenceExprSyntax.self)?.baseName.text else {
      return body.count == 1 ? result.flatMap { Self.elements(of: $0) }.map { ($0, inner) } : nil
    }
    guard let made = body.first?.item.as(VariableDeclSyntax.self)?.bindings.first,
      made.pattern.trimmedDescription == variable,
      let elements = made.initializer.flatMap({ Self.elements(of: $0.value) })
    else { return nil }
    var rest = [Syntax(body)]
    var changed: Set<String> = []
    while let node = rest.popLast() {
      rest += node.children(viewMode: .sourceAccurate)
      if node.as(DeclReferenceExprSyntax.self)?.baseName.text == variable,
        node.parent?.is(ReturnStmtSyntax.self) == false
      {
        // Other changes, such as `merge`, may concern any key.
        guard let element = node.parent?.as(SubscriptCallExprSyntax.self), let key = element.arguments.first else {
          return nil
        }
        changed.insert(key.expression.trimmedDescription)
      }
    }
    return (elements.filter { !changed.contains($0.key.trimmedDescription) }, inner)
  }
}
