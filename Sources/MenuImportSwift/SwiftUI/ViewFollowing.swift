import MenuImport
import SwiftSyntax

/// What a block of views has, with the branches that are decided.
indirect enum BlockNode {
  case view(Expression)
  /// The running program draws one of these.
  case choice([[BlockNode]], StandIn)
  /// One of these is compiled; the others are for other platforms or settings.
  case compiled([BlockNode], others: [[BlockNode]], StandIn?)
}

/// A call on a view that says something about it.
struct Modifier {
  let name: String
  let call: FunctionCallExprSyntax
  let scope: Scope

  /// The argument with a label, or the first without one.
  func argument(_ label: String? = nil) -> ExprSyntax? { call.argument(label) }
}

extension FunctionCallExprSyntax {
  /// The argument with a label, or the first without one.
  func argument(_ label: String? = nil) -> ExprSyntax? {
    arguments.first { $0.label?.text == label }?.expression
  }

  /// The closure with a label: an argument, or one behind the parentheses.
  func closure(_ label: String) -> ClosureExprSyntax? {
    argument(label)?.as(ClosureExprSyntax.self)
      ?? additionalTrailingClosures.first { $0.label.text == label }?.closure
  }

  /// What makes a builder's content: a closure, or the name of a function.
  func content(_ label: String) -> ExprSyntax? {
    argument(label) ?? closure(label).map { ExprSyntax($0) }
  }
}

/// What a view's expression leads to.
enum Followed {
  /// A view of a framework, by its name.
  case framework(String, FunctionCallExprSyntax, Scope)
  /// The body of something in the sources.
  case block(CodeBlockItemListSyntax, Scope)
  case expression(Expression)
  case node(BlockNode)
  case nothing
  case unclear(Unknown)
}

extension Evaluator {
  // MARK: Blocks

  /// What a builder's block has.
  func nodes(of statements: CodeBlockItemListSyntax, _ scope: Scope) -> [BlockNode] {
    var scope = scope
    var nodes: [BlockNode] = []
    for statement in statements {
      switch statement.item {
      case .decl(let declaration):
        if let condition = declaration.as(IfConfigDeclSyntax.self) {
          nodes.append(node(of: condition, scope))
        } else {
          scope = scope.binding(bindings(of: declaration, scope))
        }
      case .stmt(let other):
        if let guarding = other.as(GuardStmtSyntax.self) {
          scope = decide(guarding.conditions, scope).scope
        } else if let expression = statement.item.expression {
          nodes.append(node(of: expression, scope))
        }
      case .expr(let expression): nodes.append(node(of: expression, scope))
      }
    }
    return nodes
  }

  private func node(of expression: ExprSyntax, _ scope: Scope) -> BlockNode {
    if let choice = expression.as(IfExprSyntax.self) { return node(of: choice, scope) }
    if let choice = expression.as(SwitchExprSyntax.self) { return node(of: choice, scope) }
    return .view(Expression(syntax: expression, scope: scope))
  }

  private func node(of choice: IfExprSyntax, _ scope: Scope) -> BlockNode {
    let (truth, inner) = decide(choice.conditions, scope)
    let others = descend { self.elseNodes(of: choice, scope) } ?? []
    switch truth {
    case .yes:
      // A system that is older than the newest has something else.
      let isAvailability = choice.conditions.contains { $0.condition.is(AvailabilityConditionSyntax.self) }
      let standIn = StandIn(
        place: scope.source.place(of: choice), text: "hidden", reason: "it is for systems that are older than the newest")
      return .compiled(nodes(of: choice.body.statements, inner), others: isAvailability ? [others] : [], standIn)
    case .no: return .compiled(others, others: [], nil)
    case .open(let unknown):
      let standIn = StandIn(place: unknown.place, text: "shown", reason: unknown.reason)
      return .choice([nodes(of: choice.body.statements, inner), others], standIn)
    }
  }

  private func elseNodes(of choice: IfExprSyntax, _ scope: Scope) -> [BlockNode] {
    switch choice.elseBody {
    case .codeBlock(let block): nodes(of: block.statements, scope)
    case .ifExpr(let next): [node(of: next, scope)]
    case nil: []
    }
  }

  private func node(of choice: SwitchExprSyntax, _ scope: Scope) -> BlockNode {
    switch select(choice, scope) {
    case .one(let branch, let inner): return .compiled(nodes(of: branch.statements, inner), others: [], nil)
    case .several(let branches, let unknown):
      let standIn = StandIn(place: unknown.place, text: "shown", reason: unknown.reason)
      return .choice(branches.map { nodes(of: $0.0.statements, $0.1) }, standIn)
    case .none: return .compiled([], others: [], nil)
    }
  }

  private func node(of condition: IfConfigDeclSyntax, _ scope: Scope) -> BlockNode {
    var chosen: [BlockNode]?
    var others: [[BlockNode]] = []
    var isSure = true
    for clause in condition.clauses {
      guard case .statements(let statements)? = clause.elements else { continue }
      let inner = nodes(of: statements, scope)
      let truth = clause.condition.map { isCompiled($0) } ?? .some(.yes)
      switch truth {
      case .yes where chosen == nil: chosen = inner
      case nil where chosen == nil:
        chosen = inner
        isSure = false
      default: others.append(inner)
      }
    }
    let place = scope.source.place(of: condition)
    let words = condition.clauses.first?.condition.map { Self.words(of: $0) } ?? ""
    return .compiled(
      chosen ?? [], others: others,
      StandIn(
        place: place, text: isSure ? "hidden" : "shown",
        reason: isSure ? "it is compiled for other platforms" : "whether \(words) holds is a setting of the build"))
  }

  // MARK: Modifiers

  /// A view's expression without the calls on it, the innermost of them first.
  func peel(_ expression: ExprSyntax, _ scope: Scope) -> (base: ExprSyntax, modifiers: [Modifier]) {
    var base = expression
    var modifiers: [Modifier] = []
    while modifiers.count < 400 {
      if let wrapped = base.as(PostfixIfConfigExprSyntax.self), let inner = wrapped.base {
        base = inner
        modifiers += compiledModifiers(of: wrapped, scope)
        continue
      }
      if let tuple = base.as(TupleExprSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first {
        base = only.expression
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

  /// The calls on a view in the branch of `#if` that is compiled, the outermost first.
  private func compiledModifiers(of wrapped: PostfixIfConfigExprSyntax, _ scope: Scope) -> [Modifier] {
    for clause in wrapped.config.clauses {
      guard case .postfixExpression(let expression)? = clause.elements else { continue }
      if case .no? = clause.condition.map({ isCompiled($0) }) ?? .some(.yes) { continue }
      var modifiers: [Modifier] = []
      var current: ExprSyntax? = expression
      while let call = current?.as(FunctionCallExprSyntax.self),
        let access = call.calledExpression.as(MemberAccessExprSyntax.self), modifiers.count < 100
      {
        modifiers.append(Modifier(name: access.declName.baseName.text, call: call, scope: scope))
        current = access.base
      }
      return modifiers
    }
    return []
  }

  /// Whether a call is of a method of the sources, and not on a view.
  private func isMethod(_ access: MemberAccessExprSyntax, of base: ExprSyntax, _ scope: Scope) -> Bool {
    let name = access.declName.baseName.text.trimmingBackticks
    let words = base.as(DeclReferenceExprSyntax.self)?.baseName.text
    if words == "self" || words == "Self" {
      guard let type = scope.nearestOwner?.type else { return false }
      return type.methods[name] != nil || type.staticMethods[name] != nil || type.properties[name] != nil
    }
    guard base.is(DeclReferenceExprSyntax.self) || base.is(MemberAccessExprSyntax.self), !Self.knownModifiers.contains(name) else {
      return false
    }
    switch evaluate(base, scope) {
    case .type(let type):
      return name == "init" || type.staticMethods[name] != nil
        || index.type(named: "\(type.name).\(name)", from: scope.source) != nil
    case .instance(let instance): return instance.type.methods[name] != nil
    case .enumCase(let type, _): return type.methods[name] != nil
    // A method of what is not in reach: `model.menuItems()`, `SomeModule.SomeView()`.
    case .unknown: return base.as(DeclReferenceExprSyntax.self).map { binding(of: $0.baseName.text, scope) == nil } ?? true
    case .symbol(let expression): return expression.syntax.is(DeclReferenceExprSyntax.self)
    default: return false
    }
  }

  static let knownModifiers: Set<String> = [
    "disabled", "keyboardShortcut", "labelStyle", "pickerStyle", "menuOrder", "menuActionDismissBehavior", "menuStyle",
    "help", "accessibilityLabel", "tag", "tint", "foregroundStyle", "foregroundColor", "badge", "hidden",
    "controlGroupStyle", "labelsHidden", "buttonStyle", "id", "onAppear", "font", "bold", "frame", "padding",
  ]

  // MARK: Following

  /// What a view's expression, without calls on it, leads to.
  func follow(_ expression: ExprSyntax, _ scope: Scope) -> Followed {
    descend { followNow(expression, scope) } ?? .unclear(unknown(expression, scope, "it leads too deep, or to itself"))
  }

  private func followNow(_ expression: ExprSyntax, _ scope: Scope) -> Followed {
    switch expression.as(ExprSyntaxEnum.self) {
    case .functionCallExpr(let call): return follow(call, scope)
    case .declReferenceExpr(let reference):
      return follow(binding(of: reference.baseName.text.trimmingBackticks, scope), reference, scope)
    case .memberAccessExpr(let access):
      guard let base = access.base else { return .unclear(unknown(access, scope, "it \(Self.runTime)")) }
      let name = access.declName.baseName.text.trimmingBackticks
      if base.trimmedDescription == "self", let owner = scope.nearestOwner { return follow(member(name, of: owner), access, scope) }
      switch evaluate(base, scope) {
      case .instance(let instance):
        return follow(member(name, of: Owner(type: instance.type, value: .instance(instance))), access, scope)
      case .type(let type): return follow(member(name, of: Owner(type: type, value: nil, isStatic: true)), access, scope)
      case .enumCase(let type, let name2):
        return follow(member(name, of: Owner(type: type, value: .enumCase(type, name2))), access, scope)
      default: return follow(evaluate(expression, scope), expression, scope)
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
    case .expression(let expression):
      if let closure = expression.syntax.as(ClosureExprSyntax.self) { return .block(closure.statements, expression.scope) }
      return .expression(expression)
    case .value(let value): return follow(value, ExprSyntax(reference), scope)
    case .property(let property, let owner):
      let inner = Scope(source: property.source, owner: owner)
      if let getter = property.getter { return .block(getter, inner) }
      if let initializer = property.initializer, property.isConstant || owner == nil || owner?.isStatic == true {
        return .expression(Expression(syntax: initializer, scope: inner))
      }
      return .unclear(unknown(reference, scope, "\(property.name) is handed in where the view is made"))
    case .runTime(let reason): return .unclear(unknown(reference, scope, reason))
    case nil: return .unclear(unknown(reference, scope, "it is not in the sources that were read"))
    }
  }

  private func follow(_ value: Value, _ expression: ExprSyntax, _ scope: Scope) -> Followed {
    switch value {
    case .closure(let closure, let captured): return .block(closure.statements, captured)
    case .symbol(let symbol) where symbol.syntax.id != expression.id: return .expression(symbol)
    case .instance(let instance): return body(of: instance, expression, scope)
    case .nothing: return .nothing
    case .unknown(let unknown): return .unclear(self.unknown(expression, scope, unknown.reason))
    default: return .unclear(unknown(expression, scope, "it \(Self.runTime)"))
    }
  }

  private func follow(_ sequence: SequenceExprSyntax, _ scope: Scope) -> Followed {
    let parts = ArraySlice(sequence.elements)
    if let index = parts.firstIndex(where: { $0.is(UnresolvedTernaryExprSyntax.self) }), index == parts.endIndex - 2,
      let ternary = parts[index].as(UnresolvedTernaryExprSyntax.self), let last = parts.last
    {
      let yes = BlockNode.view(Expression(syntax: ternary.thenExpression, scope: scope))
      let no = BlockNode.view(Expression(syntax: last, scope: scope))
      switch value(of: parts[..<index], whole: ExprSyntax(sequence), scope) {
      case .bool(let flag): return .node(flag ? yes : no)
      case .unknown(let unknown):
        return .node(.choice([[yes], [no]], StandIn(place: scope.source.place(of: sequence), text: "shown", reason: unknown.reason)))
      default: break
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
      if name.first?.isUppercase == true { return .framework(name, call, scope) }
      if let owner = scope.nearestOwner {
        for function in owner.isStatic ? [] : owner.type.methods[name] ?? [] {
          if let block = body(of: function, owner, call, scope) { return block }
        }
        var type: TypeDeclaration? = owner.type
        while let current = type {
          for function in current.staticMethods[name] ?? [] {
            if let block = body(of: function, Owner(type: current, value: nil, isStatic: true), call, scope) { return block }
          }
          type = current.outer
        }
        if let member = member(name, of: owner) { return followCall(of: member, call, scope) }
      }
      for function in index.functions(named: name) {
        if let block = body(of: function, nil, call, scope) { return block }
      }
      return .unclear(unknown(call, scope, "\(name) is not in the sources that were read"))
    }
    guard let access = callee.as(MemberAccessExprSyntax.self), let base = access.base else {
      return .unclear(unknown(call, scope, "it \(Self.runTime)"))
    }
    return follow(call, method: access, of: base, scope)
  }

  private func follow(
    _ call: FunctionCallExprSyntax, method access: MemberAccessExprSyntax, of base: ExprSyntax, _ scope: Scope
  ) -> Followed {
    let name = access.declName.baseName.text.trimmingBackticks
    if ["self", "Self"].contains(base.trimmedDescription), let owner = scope.nearestOwner {
      for function in owner.type.methods[name] ?? [] {
        if let block = body(of: function, owner, call, scope) { return block }
      }
      if let member = member(name, of: owner) { return followCall(of: member, call, scope) }
    }
    // A view of a framework with its module: `SwiftUI.Button`.
    if base.trimmedDescription == "SwiftUI", name.first?.isUppercase == true { return .framework(name, call, scope) }
    switch evaluate(base, scope) {
    case .type(let type):
      if name == "init" { return view(type, call, scope) }
      for function in type.staticMethods[name] ?? [] {
        if let block = body(of: function, Owner(type: type, value: nil, isStatic: true), call, scope) { return block }
      }
      if let nested = index.type(named: "\(type.name).\(name)", from: scope.source) { return view(nested, call, scope) }
    case .instance(let instance):
      let owner = Owner(type: instance.type, value: .instance(instance))
      for function in instance.type.methods[name] ?? [] {
        if let block = body(of: function, owner, call, scope) { return block }
      }
      if let member = member(name, of: owner) { return followCall(of: member, call, scope) }
    default: break
    }
    return .unclear(unknown(call, scope, "\(name) is not in the sources that were read"))
  }

  /// What a closure gives that a name is bound to.
  private func followCall(of binding: Binding, _ call: FunctionCallExprSyntax, _ scope: Scope) -> Followed {
    switch value(of: binding, named: call.calledExpression, scope) {
    case .closure(let closure, let captured):
      return .block(closure.statements, captured.binding(arguments(of: closure, call, scope)))
    case .function(let function, let owner):
      return body(of: function, owner, call, scope) ?? .unclear(unknown(call, scope, "it \(Self.runTime)"))
    case .unknown(let inner): return .unclear(unknown(call, scope, inner.reason))
    case let value: return follow(value, ExprSyntax(call), scope)
    }
  }

  private func body(
    of function: Function, _ owner: Owner?, _ call: FunctionCallExprSyntax, _ scope: Scope
  ) -> Followed? {
    guard let arguments = parameters(of: function, owner).bind(call, scope), let body = function.node.body else { return nil }
    return .block(body.statements, functionScope(function, owner).binding(arguments))
  }

  private func view(_ type: TypeDeclaration, _ call: FunctionCallExprSyntax, _ scope: Scope) -> Followed {
    guard let made = instance(of: type, call, scope) else {
      // Nobody knows its arguments, but its body is there.
      return body(of: Instance(type: type, fields: [:]), ExprSyntax(call), scope)
    }
    guard case .instance(let instance) = made else { return .unclear(unknown(call, scope, "it \(Self.runTime)")) }
    followedTypes.insert(type.name)
    return body(of: instance, ExprSyntax(call), scope)
  }

  private func body(of instance: Instance, _ expression: ExprSyntax, _ scope: Scope) -> Followed {
    guard let property = instance.type.properties["body"], let getter = property.getter else {
      return .unclear(unknown(expression, scope, "\(instance.type.simpleName) draws itself in another way"))
    }
    followedTypes.insert(instance.type.name)
    return .block(getter, Scope(source: property.source, owner: Owner(type: instance.type, value: .instance(instance))))
  }

  /// Views of SwiftUI that an application's own type of the same name is seldom meant by.
  private static let frameworkViews: Set<String> = [
    "Button", "Toggle", "Picker", "Section", "Divider", "Label", "Text", "Image", "Menu", "Group", "ForEach", "Link",
    "ShareLink", "ControlGroup", "Stepper", "Slider", "EmptyView",
  ]
}
