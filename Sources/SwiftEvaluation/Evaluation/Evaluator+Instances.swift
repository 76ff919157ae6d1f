import MenuImport
package import SwiftDeclarations
package import SwiftSyntax
package import SwiftValues

/// The values that calls of types make.
extension Evaluator {
  /// `nil` if no initializer accepts the arguments.
  package func instance(of type: TypeDeclaration, _ call: FunctionCallExprSyntax, _ scope: Scope) -> Value? {
    guard type.kind != .foreign else { return .symbol(Expression(syntax: ExprSyntax(call), scope: scope)) }
    let owner = Owner(type: type, value: nil, isStatic: true)
    if type.kind == .enumeration {
      return enumCase(of: type, call, scope) ?? .unknown(unknown(call, scope, Self.runTime))
    }
    // Explicit initializers come first, as they may take the same arguments as the memberwise one and do more.
    if let made = instance(of: type, by: type.initializers, call, scope) { return made }
    let ancestors = type.kind == .reference ? index.superclasses(of: type) : []
    for ancestor in ancestors {
      if let made = instance(of: type, by: ancestor.initializers, call, scope) { return made }
    }
    if type.kind == .structure || type.initializers.isEmpty && call.arguments.isEmpty {
      let inner = Scope(source: type.source, owner: owner)
      if let fields = Parameters(members: storedProperties(of: type), inner).bind(call, scope) {
        // Mutable properties of a class may have changed through other references.
        let retained = fields.filter { type.kind != .reference || type.properties[$0.key]?.isConstant == true }
        return .instance(Instance(type: type, fields: retained))
      }
    }
    // An initializer of a class of a framework.
    guard type.kind == .reference, !(ancestors.last ?? type).inherited.isEmpty else { return nil }
    return .instance(Instance(type: type, fields: [:], isMade: type.initializers.isEmpty))
  }

  private func instance(
    of type: TypeDeclaration, by initializers: [Initializer], _ call: FunctionCallExprSyntax, _ scope: Scope
  ) -> Value? {
    for initializer in initializers {
      let outer = Scope(source: initializer.source, owner: Owner(type: type, value: nil, isStatic: true))
      guard let node = initializer.node,
        let arguments = Parameters(node.signature.parameterClause.parameters, outer, evaluator: self, accepts: mayBe)
          .bind(call, scope)
      else { continue }
      return .instance(Instance(type: type, fields: fields(of: initializer, type, arguments)))
    }
    return nil
  }

  // MARK: Cases

  private func enumCase(of type: TypeDeclaration, _ call: FunctionCallExprSyntax, _ scope: Scope) -> Value? {
    let owner = Owner(type: type, value: nil, isStatic: true)
    for initializer in type.initializers {
      let inner = Scope(source: initializer.source, owner: owner)
      guard let node = initializer.node else { continue }
      let parameters = Parameters(node.signature.parameterClause.parameters, inner)
      guard let arguments = parameters.bind(call, scope), let body = node.body else { continue }
      let chosen = enter(body.statements) { assignedSelf(in: body.statements, inner.binding(arguments)) }
      guard case .symbol(let symbol)?? = chosen, let access = symbol.syntax.as(MemberAccessExprSyntax.self) else {
        if case .enumCase?? = chosen { return chosen ?? nil }
        return nil
      }
      return member(access.declName.baseName.text.trimmingBackticks, of: .type(type), access, scope)
    }
    guard call.arguments.count == 1, let argument = call.argument("rawValue") else { return nil }
    return enumCase(of: type, rawValue: evaluate(argument, scope))
  }

  /// The case with a raw value, `nothing` if there is none; `nil` if unknown.
  private func enumCase(of type: TypeDeclaration, rawValue: Value) -> Value? {
    for element in type.cases {
      guard let raw = self.rawValue(of: element.name, in: type), let isSame = equal(raw, rawValue) else { return nil }
      if isSame { return .enumCase(type, element.name) }
    }
    return type.cases.isEmpty ? nil : .nothing
  }

  /// A case with associated values: `.open("Log")`.
  func enumCase(
    _ element: EnumerationCase, of type: TypeDeclaration, _ call: FunctionCallExprSyntax, _ scope: Scope
  ) -> Value {
    let parameters = element.syntax.node?.parameterClause?.parameters.map(\.type) ?? []
    let inner = Scope(source: element.source, owner: Owner(type: type, value: nil, isStatic: true))
    let payload = call.arguments.enumerated().map { index, argument in
      let expected = parameters.indices.contains(index) ? (syntax: parameters[index], scope: inner) : nil
      return Binding.expression(Expression(syntax: argument.expression, scope: scope, type: expected))
    }
    return .enumCase(type, element.name, payload: payload)
  }

  // MARK: Fields

  /// The fields that an initializer assigns.
  private func fields(
    of initializer: Initializer, _ type: TypeDeclaration, _ arguments: [String: Binding]
  ) -> [String: Binding] {
    guard let body = initializer.node?.body?.statements else { return [:] }
    var fields = AssignedFields(type: type)
    var scope = Scope(source: initializer.source, owner: Owner(type: type, value: nil)).binding(arguments)
    _ = enter(body) { descend { assign(body, to: &fields, &scope, nil) } }
    return fields.bindings
  }

  /// The fields that an initializer without arguments assigns; those of parameters are unknown.
  func fields(of initializer: Initializer, _ type: TypeDeclaration) -> [String: Binding] {
    guard let parameters = initializer.node?.signature.parameterClause.parameters else { return [:] }
    let outer = Scope(source: initializer.source, owner: Owner(type: type, value: nil, isStatic: true))
    var arguments: [String: Binding] = [:]
    for parameter in parameters {
      let name = (parameter.secondName ?? parameter.firstName).text.trimmingBackticks
      arguments[name] =
        parameter.defaultValue.map {
          .expression(Expression(syntax: $0.value, scope: outer, type: (parameter.type, outer)))
        } ?? .runTime("\(name) \(Self.runTime)")
    }
    return fields(of: initializer, type, arguments)
  }

  /// Follows the assignments to fields in a part of an initializer.
  ///
  /// - Parameter reason: The reason that the part may not run.
  /// - Returns: Whether the initializer certainly ends.
  private func assign(
    _ statements: CodeBlockItemListSyntax, to fields: inout AssignedFields, _ scope: inout Scope, _ reason: String?
  ) -> Bool {
    for statement in statements {
      guard !isExhausted else { return true }
      if case .stmt(let inner) = statement.item {
        if let result = inner.as(ReturnStmtSyntax.self) {
          // Without an instance, the fields do not matter.
          if let reason, result.expression == nil { fields.endReason = fields.endReason ?? reason }
          return true
        }
        if let guarding = inner.as(GuardStmtSyntax.self) {
          let (truth, next) = decide(guarding.conditions, scope)
          var block = scope
          switch truth {
          case .yes: break
          case .no: return assign(guarding.body.statements, to: &fields, &block, reason)
          case .open(let unknown, _):
            _ = descend { assign(guarding.body.statements, to: &fields, &block, unknown.reason) }
          }
          scope = next
          continue
        }
        if let attempt = inner.as(DoStmtSyntax.self) {
          var block = scope
          if descend({ assign(attempt.body.statements, to: &fields, &block, reason) }) ?? true { return true }
        } else if let loop = inner.as(ForStmtSyntax.self) {
          var block = scope.binding(Self.names(in: Syntax(loop.pattern)))
          let content = "the content of \(Self.words(of: loop.sequence)) \(Self.runTime)"
          _ = descend { assign(loop.body.statements, to: &fields, &block, reason ?? content) }
        } else if let loop = inner.as(WhileStmtSyntax.self) {
          var block = scope
          let words = loop.conditions.map { Self.words(of: $0) }.joined(separator: " ")
          _ = descend { assign(loop.body.statements, to: &fields, &block, reason ?? "\(words) \(Self.runTime)") }
        }
      }
      if let expression = statement.item.expression, assign(expression, to: &fields, scope, reason) { return true }
      scope = advance(scope, past: statement)
    }
    return false
  }

  private func assign(
    _ expression: ExprSyntax, to fields: inout AssignedFields, _ scope: Scope, _ reason: String?
  ) -> Bool {
    if let choice = expression.as(IfExprSyntax.self) {
      return descend { assign(choice, to: &fields, scope, reason) } ?? false
    }
    if let choice = expression.as(SwitchExprSyntax.self) {
      return descend { assign(choice, to: &fields, scope, reason) } ?? false
    }
    let attempt = expression.as(TryExprSyntax.self)?.expression ?? expression
    if let call = attempt.as(FunctionCallExprSyntax.self) {
      assign(call, to: &fields, scope, reason)
    } else if let sequence = attempt.as(SequenceExprSyntax.self), let target = sequence.elements.first,
      let name = field(target, of: fields.type, scope)
    {
      fields.set(name, value(assignedBy: sequence, to: name, fields, scope), reason)
    }
    return false
  }

  private func value(
    assignedBy sequence: SequenceExprSyntax, to name: String, _ fields: AssignedFields, _ scope: Scope
  ) -> Binding {
    guard let assignment = Assignment(sequence) else { return .runTime("\(name) \(Self.runTime)") }
    guard let value = assignment.value else {
      return .value(self.value(of: assignment.parts, expression: ExprSyntax(sequence), scope))
    }
    let type = index.declaration(of: name, in: fields.type)?.type.map { (syntax: $0, scope: scope) }
    return .expression(Expression(syntax: unwrapped(value), scope: scope, type: type))
  }

  /// A delegating initializer, or a method that changes a field.
  private func assign(
    _ call: FunctionCallExprSyntax, to fields: inout AssignedFields, _ scope: Scope, _ reason: String?
  ) {
    let callee = call.calledExpression.trimmedDescription
    if callee == "self.init" || callee == "super.init" {
      let type = fields.type
      let initializers = index.superclasses(of: type).flatMap(\.initializers)
      let made = descend {
        callee == "self.init" ? instance(of: type, call, scope) : instance(of: type, by: initializers, call, scope)
      }
      if case .instance(let other)?? = made {
        for (name, field) in other.fields { fields.set(name, field, reason) }
      }
    } else if let access = call.calledExpression.as(MemberAccessExprSyntax.self), let base = access.base,
      Self.mutatingMethods.contains(access.declName.baseName.text), let name = field(base, of: fields.type, scope)
    {
      fields.set(name, .runTime("\(name) \(Self.runTime)"), reason)
    }
  }

  private func assign(
    _ choice: IfExprSyntax, to fields: inout AssignedFields, _ scope: Scope, _ reason: String?
  ) -> Bool {
    let (truth, inner) = decide(choice.conditions, scope)
    var (block, other) = (inner, scope)
    func assignOther(_ reason: String?) -> Bool {
      switch choice.elseBody {
      case .codeBlock(let body): assign(body.statements, to: &fields, &other, reason)
      case .ifExpr(let next): descend { assign(next, to: &fields, scope, reason) } ?? false
      case nil: false
      }
    }
    switch truth {
    case .yes: return assign(choice.body.statements, to: &fields, &block, reason)
    case .no: return assignOther(reason)
    case .open(let unknown, _):
      let first = assign(choice.body.statements, to: &fields, &block, unknown.reason)
      let second = assignOther(unknown.reason)
      return first && second
    }
  }

  private func assign(
    _ choice: SwitchExprSyntax, to fields: inout AssignedFields, _ scope: Scope, _ reason: String?
  ) -> Bool {
    switch select(choice, scope) {
    case .one(let branch, let inner):
      var block = inner
      return assign(branch.statements, to: &fields, &block, reason)
    case .several(let branches, let unknown, _):
      for (branch, inner) in branches {
        var block = inner
        _ = assign(branch.statements, to: &fields, &block, unknown.reason)
      }
      return false
    case .none: return false
    }
  }

  static let mutatingMethods: Set = [
    "append", "insert", "remove", "removeAll", "removeFirst", "removeLast", "reverse", "sort", "shuffle", "toggle",
    "formUnion", "subtract", "merge", "popLast", "updateValue",
  ]

  /// The field that an expression names: `title`, `self.title`, or `_title` of a property wrapper.
  private func field(_ target: ExprSyntax, of type: TypeDeclaration, _ scope: Scope) -> String? {
    var name = target.unwrapped.trimmedDescription
    if name.hasPrefix("self.") { name.removeFirst(5) } else if scope.local(name) != nil { return nil }
    if name.hasPrefix("_"), index.declaration(of: name, in: type) == nil { name.removeFirst() }
    return index.declaration(of: name, in: type) == nil ? nil : name
  }

  private func unwrapped(_ expression: ExprSyntax) -> ExprSyntax {
    guard let call = expression.as(FunctionCallExprSyntax.self),
      [".init", "State", "Binding", "StateObject", "ObservedObject", "Bindable", "AppStorage", "Published"].contains(
        call.calledExpression.trimmedDescription),
      let argument = call.arguments.first,
      ["initialValue", "wrappedValue", "projectedValue"].contains(argument.label?.text)
    else { return expression }
    return argument.expression
  }
}

/// The fields that an initializer assigns.
private struct AssignedFields {
  let type: TypeDeclaration
  private(set) var bindings: [String: Binding] = [:]
  /// The reason that the initializer may end before the next statement.
  var endReason: String?

  init(type: TypeDeclaration) { self.type = type }

  /// - Parameter reason: The reason that the assignment may not happen.
  mutating func set(_ name: String, _ field: Binding, _ reason: String?) {
    bindings[name] = (reason ?? endReason).map { .runTime($0) } ?? field
  }
}
