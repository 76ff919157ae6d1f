package import MenuImport
import SwiftDeclarations
package import SwiftEvaluation
package import SwiftSyntax
package import SwiftValues

package enum Followed {
  case framework(String, FunctionCallExprSyntax, Scope)
  case block(CodeBlockItemListSyntax, Scope)
  case expression(Expression)
  case node(BlockNode)
  case nothing
  case unclear(Unknown)
}

extension Evaluator {
  static let isParameter = "is a parameter of the view"

  /// Whether an expression is a property that only the creator of a view can set, or the result of such a closure.
  func isParameter(_ expression: ExprSyntax, _ scope: Scope) -> Bool {
    if let call = expression.as(FunctionCallExprSyntax.self) {
      return descend { isParameter(Self.withoutArguments(call.calledExpression), scope) } ?? false
    }
    let access = expression.as(MemberAccessExprSyntax.self)
    let isOfSelf = access?.base?.trimmedDescription == "self"
    let reference = isOfSelf ? access?.declName : expression.as(DeclReferenceExprSyntax.self)
    guard let reference else { return false }
    let name = reference.baseName.text.trimmingBackticks
    switch isOfSelf ? scope.nearestOwner.flatMap({ member(name, of: $0) }) : binding(of: name, scope) {
    // A view passes its parameter on to another one.
    case .expression(let argument), .local(let argument):
      return descend { isParameter(argument.syntax, argument.scope) } ?? false
    case .property(let property, let owner?):
      guard case nil = owner.value, owner.type.isView || owner.type.inherited.contains("ViewModifier") else {
        return false
      }
      return !property.isComputed && !property.traits.hasInitializer
        && Set(property.attributes).isSubset(of: ["Binding", "ViewBuilder"])
    case .property, .value, .change, .runTime, nil: return false
    }
  }

  package func follow(_ expression: ExprSyntax, _ scope: Scope) -> Followed {
    descend { followNow(expression, scope) } ?? .unclear(unknown(expression, scope, endReason))
  }

  private func followNow(_ expression: ExprSyntax, _ scope: Scope) -> Followed {
    switch expression.as(ExprSyntaxEnum.self) {
    case .functionCallExpr(let call): return follow(call, scope)
    case .declReferenceExpr(let reference):
      return follow(binding(of: reference.baseName.text.trimmingBackticks, scope), reference, scope)
    case .memberAccessExpr(let access):
      guard let base = access.base else { return .unclear(unknown(access, scope, "it \(Self.runTime)")) }
      let name = access.declName.baseName.text.trimmingBackticks
      if base.trimmedDescription == "self", let owner = scope.nearestOwner {
        return follow(member(name, of: owner), access, scope)
      }
      switch evaluate(base, scope) {
      case .instance(let instance):
        return follow(member(name, of: Owner(type: instance.type, value: .instance(instance))), access, scope)
      case .type(let type):
        return follow(member(name, of: Owner(type: type, value: nil, isStatic: true)), access, scope)
      case .enumCase(let type, let caseName, let payload):
        let value = Value.enumCase(type, caseName, payload: payload)
        return follow(member(name, of: Owner(type: type, value: value)), access, scope)
      case .text, .number, .bool, .nothing, .list, .tuple, .closure, .function, .symbol, .conditional, .repeated,
        .unknown:
        return follow(evaluate(expression, scope), expression, scope)
      }
    case .closureExpr(let closure): return .block(closure.statements, scope)
    case .ifExpr, .switchExpr: return .node(node(of: expression, scope))
    case .sequenceExpr(let sequence): return follow(sequence, scope)
    case .nilLiteralExpr: return .nothing
    case .forceUnwrapExpr(let unwrap): return .expression(Expression(syntax: unwrap.expression, scope: scope))
    case .optionalChainingExpr(let chain): return .expression(Expression(syntax: chain.expression, scope: scope))
    default: return follow(evaluate(expression, scope), expression, scope)
    }
  }

  private func follow(_ binding: Binding?, _ reference: some ExprSyntaxProtocol, _ scope: Scope) -> Followed {
    switch binding {
    case .expression(let expression), .local(let expression):
      if let closure = expression.syntax.as(ClosureExprSyntax.self) {
        return .block(closure.statements, expression.scope)
      }
      return .expression(expression)
    case .value(let value): return follow(value, ExprSyntax(reference), scope)
    case .property(let property, let owner):
      let inner = Scope(source: property.source, owner: owner)
      if let getter = property.getter { return .block(getter, inner) }
      if let initializer = property.initializer, property.isConstant || owner == nil || owner?.isStatic == true {
        return .expression(Expression(syntax: initializer, scope: inner))
      }
      if case .instance(let instance) = value(of: property, owner), instance.type.isView {
        return body(of: instance, ExprSyntax(reference), scope)
      }
      if let contract = owner?.type, contract.kind == .contract {
        let reason = "\(property.name) is a requirement of the protocol \(contract.simpleName)"
        return .unclear(unknown(reference, scope, reason))
      }
      return .unclear(parameter(reference, property, scope))
    case .runTime(let reason): return .unclear(unknown(reference, scope, reason))
    case .change: return .unclear(unknown(reference, scope, "it \(Self.runTime)"))
    case nil: return .unclear(unknown(reference, scope, "it is not in the imported sources"))
    }
  }

  private func follow(_ value: Value, _ expression: ExprSyntax, _ scope: Scope) -> Followed {
    switch value {
    case .closure(let closure, let captured): return .block(closure.statements, captured)
    case .symbol(let symbol) where symbol.syntax.id != expression.id: return .expression(symbol)
    case .instance(let instance): return body(of: instance, expression, scope)
    case .nothing: return .nothing
    case .unknown(let unknown): return .unclear(self.unknown(expression, scope, unknown.reason))
    case .symbol(let symbol):
      return .unclear(unknown(expression, scope, absence(ofMember: symbol) ?? "it \(Self.runTime)"))
    case .text, .number, .bool, .list, .tuple, .enumCase, .function, .type, .conditional, .repeated:
      return .unclear(unknown(expression, scope, "it \(Self.runTime)"))
    }
  }

  /// The reason that a member of a type of a library has no meaning; `nil` for types of the system.
  func absence(ofMember symbol: Expression) -> String? {
    let base = symbol.syntax.as(MemberAccessExprSyntax.self)?.base?.as(DeclReferenceExprSyntax.self)
    guard let name = base?.baseName.text, name.first?.isUppercase == true else { return nil }
    let isSystem = ["Image", "Color", "Locale"].contains(name) || ["NS", "UI"].contains { name.hasPrefix($0) }
    return isSystem ? nil : absence(of: name, symbol.scope)
  }

  private func follow(_ sequence: SequenceExprSyntax, _ scope: Scope) -> Followed {
    let parts = ArraySlice(sequence.elements)
    if let index = parts.firstIndex(where: { $0.is(UnresolvedTernaryExprSyntax.self) }), index == parts.endIndex - 2,
      let ternary = parts[index].as(UnresolvedTernaryExprSyntax.self), let last = parts.last
    {
      let yes = BlockNode.view(
        Expression(syntax: ternary.thenExpression, scope: assuming(parts[..<index], true, scope)))
      let no = BlockNode.view(Expression(syntax: last, scope: assuming(parts[..<index], false, scope)))
      let location = scope.source.location(of: sequence)
      let (condition, initially) = trying { value(of: parts[..<index], expression: ExprSyntax(sequence), scope) }
      let words = parts[..<index].map { Self.words(of: $0) }.joined(separator: " ")
      func choice(_ shown: Bool, _ certainty: BlockChoice.Certainty, _ reason: String) -> Followed {
        let placeholder = Placeholder(location: location, isShown: true, reason: reason)
        return .node(
          .choice(
            BlockChoice(
              branches: [[yes], [no]], shown: shown ? 0 : 1, certainty: certainty, placeholder: placeholder,
              conditions: Self.bothWays(words))))
      }
      switch condition {
      case .bool(let flag): return choice(flag, .certain, "")
      case .unknown(let unknown):
        guard let initially else { return choice(true, .open, unknown.reason) }
        return choice(initially, .initial, Self.initialReason(words))
      case .text, .number, .nothing, .list, .tuple, .enumCase, .instance, .closure, .function, .type, .symbol,
        .conditional, .repeated:
        break
      }
    }
    return follow(evaluate(ExprSyntax(sequence), scope), ExprSyntax(sequence), scope)
  }

  private func follow(_ call: FunctionCallExprSyntax, _ scope: Scope) -> Followed {
    let callee = Self.withoutArguments(call.calledExpression)
    if let closure = callee.as(ClosureExprSyntax.self) { return .block(closure.statements, scope) }
    if let reference = callee.as(DeclReferenceExprSyntax.self) {
      let name = reference.baseName.text.trimmingBackticks
      if let local = scope.local(name) { return followCall(of: local, call, scope) }
      if let type = index.type(named: name, from: scope.source, inside: scope.nearestOwner?.type),
        type.isView || !Self.frameworkViews.contains(name), type.kind != .foreign
      {
        return view(type, call, scope)
      }
      if name.first?.isUppercase == true, Self.frameworkViews.contains(name) || !isFunction(name, scope) {
        guard let other = delegated(name, call, scope) else { return .framework(name, call, scope) }
        return .framework(name, other.call, other.scope)
      }
      if let owner = scope.nearestOwner {
        for function in owner.isStatic ? [] : index.methods(named: name, of: owner.type) {
          if let block = body(of: function, owner, call, scope) { return block }
        }
        var type: TypeDeclaration? = owner.type
        while let current = type {
          for function in current.staticMethods[name] ?? [] {
            if let block = body(of: function, Owner(type: current, value: nil, isStatic: true), call, scope) {
              return block
            }
          }
          type = current.outer
        }
        if let member = member(name, of: owner) { return followCall(of: member, call, scope) }
      }
      for function in index.functions(named: name) {
        if let block = body(of: function, nil, call, scope) { return block }
      }
      return .unclear(unknown(call, scope, absence(of: name, scope)))
    }
    guard let access = callee.as(MemberAccessExprSyntax.self), let base = access.base else {
      return .unclear(unknown(call, scope, "it \(Self.runTime)"))
    }
    return follow(call, method: access, of: base, scope)
  }

  /// Whether the sources declare a function with a name that looks like a view’s: `func CopyButton() -> some View`.
  private func isFunction(_ name: String, _ scope: Scope) -> Bool {
    if !index.functions(named: name).isEmpty { return true }
    guard let owner = scope.nearestOwner else { return false }
    return owner.type.staticMethods[name] != nil || !index.methods(named: name, of: owner.type).isEmpty
  }

  private func follow(
    _ call: FunctionCallExprSyntax, method access: MemberAccessExprSyntax, of base: ExprSyntax, _ scope: Scope
  ) -> Followed {
    if let wrapper = wrapper(of: ExprSyntax(call), scope, Self.labelHolders) {
      return .block(wrapper.statements, wrapper.scope)
    }
    let name = access.declName.baseName.text.trimmingBackticks
    if Self.isMap(name), let view = optionalView(of: base, call, scope) { return view }
    if ["self", "Self"].contains(base.trimmedDescription), let owner = scope.nearestOwner,
      let found = follow(call, named: name, of: owner, scope)
    {
      return found
    }
    // The initializer of a framework view, which one of the sources calls.
    if name == "init", base.trimmedDescription == "self", let type = scope.nearestOwner?.type, type.kind == .foreign {
      return .framework(type.name, call, scope)
    }
    // A framework view with its module: `SwiftUI.Button`.
    if base.trimmedDescription == "SwiftUI", name.first?.isUppercase == true { return .framework(name, call, scope) }
    let object = evaluate(base, scope)
    switch object {
    case .type(let type):
      if name == "init" { return view(type, call, scope) }
      for function in type.staticMethods[name] ?? [] {
        if let block = body(of: function, Owner(type: type, value: nil, isStatic: true), call, scope) { return block }
      }
      if let nested = index.type(named: "\(type.name).\(name)", from: scope.source) { return view(nested, call, scope) }
    case .instance(let instance):
      if let found = follow(call, named: name, of: Owner(type: instance.type, value: object), scope) { return found }
    case .enumCase(let type, _, _):
      if let found = follow(call, named: name, of: Owner(type: type, value: object), scope) { return found }
    case .symbol(let library)
    where library.syntax.is(DeclReferenceExprSyntax.self) && Self.frameworkViews.contains(name)
      && call.argument() != nil:
      // A view of a library in place of the framework's: `Settings.Toggle("Stay on Top", key: .staysOnTop)`.
      return .framework(name, call, scope)
    case .text, .number, .bool, .nothing, .list, .tuple, .closure, .function, .symbol, .conditional, .repeated,
      .unknown:
      break
    }
    return .unclear(unknown(call, scope, absence(of: name, scope)))
  }

  /// The view that a method of an object makes, or a closure that it stores; `nil` without one.
  private func follow(
    _ call: FunctionCallExprSyntax, named name: String, of owner: Owner, _ scope: Scope
  ) -> Followed? {
    for function in index.methods(named: name, of: owner.type) {
      if let block = body(of: function, owner, call, scope) { return block }
    }
    return member(name, of: owner).map { followCall(of: $0, call, scope) }
  }

  /// Whether a method, called on an optional, returns a view if there is a value.
  static func isMap(_ name: String) -> Bool { ["map", "flatMap"].contains(name) }

  /// The view of `value.map { … }`, which is shown only if there is a value.
  private func optionalView(of base: ExprSyntax, _ call: FunctionCallExprSyntax, _ scope: Scope) -> Followed? {
    guard let closure = call.trailingClosure ?? call.argument()?.as(ClosureExprSyntax.self) else { return nil }
    if case .list = evaluate(base, scope) { return nil }
    let (truth, inner) = unwrap(base, as: closure.parameterNames.first ?? "$0", scope)
    switch truth {
    case .yes: return .block(closure.statements, inner)
    case .no: return .nothing
    case .open(let unknown, let initially):
      let words = Self.existenceWords(of: base)
      let placeholder = Placeholder(
        location: unknown.location, isShown: true,
        reason: initially == nil ? unknown.reason : Self.initialReason(Self.words(of: base)))
      return .node(
        .choice(
          BlockChoice(
            branches: [nodes(of: closure.statements, inner), []], shown: initially == false ? 1 : 0,
            certainty: initially == nil ? .open : .initial, placeholder: placeholder,
            conditions: Self.bothWays(words))))
    }
  }

  /// The record of content that the user of a view passes to it.
  private func parameter(_ use: some ExprSyntaxProtocol, _ property: Property, _ scope: Scope) -> Unknown {
    var unknown = unknown(use, scope, "\(property.name) \(Self.isParameter)")
    unknown.isParameter = true
    return unknown
  }

  private func followCall(of binding: Binding, _ call: FunctionCallExprSyntax, _ scope: Scope) -> Followed {
    switch value(of: binding, named: call.calledExpression, scope) {
    case .closure(let closure, let captured):
      return .block(closure.statements, captured.binding(arguments(of: closure, call, scope)))
    case .function(let function, let owner):
      return body(of: function, owner, call, scope) ?? .unclear(unknown(call, scope, "it \(Self.runTime)"))
    case .unknown(let inner):
      if case .property(let property, _) = binding, !property.isComputed, !property.traits.hasInitializer {
        return .unclear(parameter(call, property, scope))
      }
      return .unclear(unknown(call, scope, inner.reason))
    case let value: return follow(value, ExprSyntax(call), scope)
    }
  }

  private func body(
    of function: Function, _ owner: Owner?, _ call: FunctionCallExprSyntax, _ scope: Scope
  ) -> Followed? {
    guard let arguments = parameters(of: function, owner)?.bind(call, scope), let body = function.body else {
      return nil
    }
    return .block(body, functionScope(function, owner).binding(arguments))
  }

  private func view(_ type: TypeDeclaration, _ call: FunctionCallExprSyntax, _ scope: Scope) -> Followed {
    guard let made = instance(of: type, call, scope) else {
      // The arguments are unknown, but the body is not.
      return body(of: Instance(type: type, fields: [:], isMade: false), ExprSyntax(call), scope)
    }
    guard case .instance(let instance) = made else { return .unclear(unknown(call, scope, "it \(Self.runTime)")) }
    followedTypes.insert(type.name)
    return body(of: instance, ExprSyntax(call), scope)
  }

  private func body(of instance: Instance, _ expression: ExprSyntax, _ scope: Scope) -> Followed {
    guard let property = instance.type.properties["body"], let getter = property.getter else {
      if let block = bodyFunction(of: instance) { return block }
      let name = instance.type.simpleName
      let isForeign = instance.type.inherited.contains { $0.hasSuffix("Representable") }
      return .unclear(
        unknown(
          expression, scope,
          isForeign ? "\(name) draws itself at runtime" : "the body of \(name) is not in the imported sources"))
    }
    followedTypes.insert(instance.type.name)
    return .block(getter, Scope(source: property.source, owner: Owner(type: instance.type, value: .instance(instance))))
  }

  /// The body of a view that gets its properties from a library: `func body(props: Props) -> some View`.
  private func bodyFunction(of instance: Instance) -> Followed? {
    let functions = (instance.type.methods["body"] ?? []).filter { function in
      function.node?.signature.returnClause?.type.is(SomeOrAnyTypeSyntax.self) ?? false
    }
    guard functions.count == 1, let function = functions.first, let body = function.body, let node = function.node
    else {
      return nil
    }
    followedTypes.insert(instance.type.name)
    let scope = Scope(source: function.source, owner: Owner(type: instance.type, value: .instance(instance)))
    var names: [String: Binding] = [:]
    for parameter in node.signature.parameterClause.parameters {
      let name = (parameter.secondName ?? parameter.firstName).text.trimmingBackticks
      let typeName = DeclarationIndex.plainName(of: parameter.type)
      if let type = index.type(named: typeName, from: function.source, inside: instance.type), type.kind == .structure {
        names[name] = .value(.instance(Instance(type: type, fields: [:], isMade: false)))
      } else {
        names[name] = .runTime("\(name) \(Self.runTime)")
      }
    }
    return .block(body, scope.binding(names))
  }

  /// SwiftUI views that take precedence over types of the sources with the same name, unless these are views.
  private static let frameworkViews: Set<String> = [
    "Button", "Toggle", "Picker", "Section", "Divider", "Label", "Text", "Image", "Menu", "Group", "ForEach", "Link",
    "ShareLink", "ControlGroup", "Stepper", "Slider", "EmptyView",
  ]
}
