import MenuSwiftViews
import SwiftDeclarations
import SwiftEvaluation
import SwiftSyntax
import SwiftValues

/// The labels of buttons in variables.
extension ElementReader {
  /// The label of a button in a variable: the arguments that create it, and the title and image that code sets.
  func label(
    ofTarget target: ExprSyntax, _ types: ControlTypes, _ scope: Scope, depth: Int = 0
  ) -> LabelParts {
    let reader = buttonReader(Evaluator.lastName(of: target), in: types.regions(of: target))
    let later = label(setBy: reader, scope)
    let made = creation(of: target, types, scope)
    var parts = made.map { label(ofMade: $0.call, $0.scope) } ?? LabelParts()
    if made?.call.argument("type") != nil { parts.replaceImage(by: later) }
    parts.fill(from: later)
    // A button that replaces the first one: `var button = UIBarButtonItem()`.
    if !parts.isTelling, let assigned = reader.assigned { parts.fill(from: label(ofMade: assigned, scope)) }
    if !parts.isTelling, let assigned = assigned(toMember: target, types) {
      parts.fill(from: label(ofMade: assigned, scope))
    }
    if !parts.isTelling { parts.fill(from: label(setByFunctionsGetting: reader, scope)) }
    parts.fill(from: label(setBy: reader.helperCalls, types.name(of: target), scope))
    if !parts.isTelling { parts.fill(from: label(setByClassOf: target, types, scope)) }
    if !parts.isTelling { parts.fill(from: label(setByOwnerOf: target, types, scope)) }
    // `self.moreButton = moreButton`
    if !parts.isTelling, depth < 4,
      let local = reader.assignedVariable, types.declaration(of: local.baseName.text, at: Syntax(local))?.region != nil
    {
      let inner = ScopeBuilder(source: types.source, evaluator: evaluator).scope(at: local)
      parts.fill(from: label(ofTarget: ExprSyntax(local), types, inner, depth: depth + 1))
    }
    // `if let button = moreButton`
    if !parts.isTelling, depth < 4, let reference = target.unwrapped.as(DeclReferenceExprSyntax.self),
      let declaration = types.declaration(of: reference.baseName.text, at: Syntax(reference)),
      declaration.region != nil, let other = declaration.value?.unwrapped,
      other.is(DeclReferenceExprSyntax.self) || other.is(MemberAccessExprSyntax.self)
    {
      parts.fill(from: label(ofTarget: other, types, scope, depth: depth + 1))
    }
    return parts
  }

  /// The call whose button a statement puts into a property of another object:
  /// `navigationItem.rightBarButtonItem = UIBarButtonItem(…)`.
  private func assigned(toMember target: ExprSyntax, _ types: ControlTypes) -> FunctionCallExprSyntax? {
    guard let access = target.unwrapped.as(MemberAccessExprSyntax.self), let base = access.base?.unwrapped,
      !["self", "super"].contains(base.trimmedDescription)
    else { return nil }
    let owner = buttonReader(Evaluator.lastName(of: base), in: types.regions(of: target))
    return owner.statements.assignments(to: owner.name).lazy
      .filter { $0.member == access.declName.baseName.text }
      .compactMap { $0.value.first?.as(FunctionCallExprSyntax.self) }.first
  }

  /// The label that statements set, also by a configuration that a closure or a function makes.
  func label(setBy reader: ButtonReader, _ scope: Scope) -> LabelParts {
    var parts = reader.parts(scope)
    for configuration in reader.configurations { parts.fill(from: label(ofConfiguration: configuration, scope)) }
    return parts
  }

  /// The label in a configuration: a local variable, a closure, or a function that makes it.
  func label(ofConfiguration configuration: ExprSyntax, _ scope: Scope) -> LabelParts {
    if let name = configuration.as(DeclReferenceExprSyntax.self)?.baseName.text {
      var list = Syntax(configuration).parent
      while let node = list, !node.is(CodeBlockItemListSyntax.self) { list = node.parent }
      var parts = list.map { buttonReader(name, in: [$0]).parts(scope) } ?? LabelParts()
      let statements = list?.as(CodeBlockItemListSyntax.self) ?? []
      let bindings = statements.flatMap { $0.item.as(VariableDeclSyntax.self).map { Array($0.bindings) } ?? [] }
      if let made = bindings.first(where: { Property.name(of: $0) == name })?.initializer?.value,
        made.is(FunctionCallExprSyntax.self)
      {
        parts.fill(from: label(ofConfiguration: made, scope))
      }
      return parts
    }
    guard let call = configuration.as(FunctionCallExprSyntax.self) else { return LabelParts() }
    var made: (body: CodeBlockItemListSyntax, scope: Scope)?
    if let closure = call.calledExpression.as(ClosureExprSyntax.self) {
      made = (closure.statements, scope)
    } else if let (body, inner, _) = called(by: call, scope) ?? factory(of: call, scope) {
      made = (body, inner)
    }
    guard let (body, inner) = made,
      let name = body.last?.item.expression?.as(DeclReferenceExprSyntax.self)?.baseName.text
    else { return LabelParts() }
    return buttonReader(name, in: [Syntax(body)]).parts(inner)
  }

  /// The static function of the sources that makes a configuration: `UIButton.Configuration.compact(title: "More")`.
  private func factory(
    of call: FunctionCallExprSyntax, _ scope: Scope
  ) -> (body: CodeBlockItemListSyntax, scope: Scope, function: Function)? {
    guard let type = evaluator.index.type(named: "UIButton.Configuration", from: scope.source) else { return nil }
    let owner = Owner(type: type, value: nil, isStatic: true)
    for function in type.staticMethods[Evaluator.lastName(of: call.calledExpression)] ?? [] {
      guard let body = function.body, let arguments = evaluator.parameters(of: function, owner)?.bind(call, scope)
      else {
        continue
      }
      return (body, evaluator.functionScope(function, owner).binding(arguments), function)
    }
    return nil
  }

  /// The label that functions set on the button that they get: `setImage(image, for: button)`.
  private func label(setByFunctionsGetting reader: ButtonReader, _ scope: Scope) -> LabelParts {
    var parts = LabelParts()
    for (call, position) in reader.handing {
      guard let (body, inner, function) = called(by: call, scope),
        let parameters = function.node?.signature.parameterClause.parameters, call.arguments.count > position
      else { continue }
      let written = call.arguments[call.arguments.index(call.arguments.startIndex, offsetBy: position)].label?.text
      guard let parameter = parameters.first(where: { $0.firstName.text == written ?? "_" }) else { continue }
      let name = (parameter.secondName ?? parameter.firstName).text.trimmingBackticks
      parts.fill(from: label(setBy: buttonReader(name, in: [Syntax(body)]), inner))
    }
    return parts
  }

  /// The body of the function of the sources that a call calls, and its scope with the arguments.
  func called(
    by call: FunctionCallExprSyntax, _ scope: Scope
  ) -> (body: CodeBlockItemListSyntax, scope: Scope, function: Function)? {
    let plain = call.calledExpression
    let scope = ScopeBuilder(source: scope.source, evaluator: evaluator).scope(at: call)
    let members = plain.is(DeclReferenceExprSyntax.self) || plain.is(MemberAccessExprSyntax.self)
    guard members, case .function(let function, let owner) = evaluator.evaluate(plain, scope),
      let body = function.body, let arguments = evaluator.parameters(of: function, owner)?.bind(call, scope)
    else { return nil }
    return (body, evaluator.functionScope(function, owner).binding(arguments), function)
  }

  /// The label that a class of buttons sets itself: `final class MoreButton: UIButton`.
  private func label(setByClassOf target: ExprSyntax, _ types: ControlTypes, _ scope: Scope) -> LabelParts {
    guard let name = types.name(of: target), types.isButton(type: name) == true,
      let type = evaluator.index.type(named: name, from: scope.source, inside: scope.nearestOwner?.type)
    else { return LabelParts() }
    return label(setBy: type, on: nil, madeBy: creation(of: target, types, scope))
  }

  /// The label that an object sets on the button in its property: `final class BarItem: UIBarButtonItem`.
  private func label(setByOwnerOf target: ExprSyntax, _ types: ControlTypes, _ scope: Scope) -> LabelParts {
    let plain = target.unwrapped
    guard let base = plain.as(MemberAccessExprSyntax.self)?.base, base.unwrapped.trimmedDescription != "self",
      let name = types.name(of: base),
      let type = evaluator.index.type(named: name, from: scope.source, inside: scope.nearestOwner?.type)
    else { return LabelParts() }
    return label(setBy: type, on: Evaluator.lastName(of: plain), madeBy: creation(of: base, types, scope))
  }

  /// The label that the initializer of a class sets, with the arguments of the call that makes the object; otherwise,
  /// the label that other code of the class sets.
  ///
  /// - Parameter variable: The property with the button; `nil` for `self`.
  private func label(
    setBy type: TypeDeclaration, on variable: String?, madeBy made: (call: FunctionCallExprSyntax, scope: Scope)?
  ) -> LabelParts {
    guard type.kind == .reference, let declaration = type.syntax.node else { return LabelParts() }
    let owner = Owner(type: type, value: nil)
    if let (body, inner) = made.flatMap({ initializer(of: type, $0.call, $0.scope) }) {
      let parts = buttonReader(variable, in: [Syntax(body)]).parts(inner)
      if parts.isTelling { return parts }
    }
    return buttonReader(variable, in: [declaration]).parts(Scope(source: type.source, owner: owner))
  }

  /// The body of the initializer that a call runs, and its scope with the arguments.
  private func initializer(
    of type: TypeDeclaration, _ call: FunctionCallExprSyntax, _ scope: Scope
  ) -> (body: CodeBlockItemListSyntax, scope: Scope)? {
    guard Evaluator.elementType(of: call) == type.simpleName else { return nil }
    for initializer in type.initializers {
      let outer = Scope(source: initializer.source, owner: Owner(type: type, value: nil))
      guard let node = initializer.node, let body = node.body?.statements,
        let arguments = Parameters(node.signature.parameterClause.parameters, outer).bind(call, scope)
      else { continue }
      return (body, outer.binding(arguments))
    }
    return nil
  }

  /// A new button, and the code that may set its label, by the variables that hold the button.
  struct NewButton {
    let call: FunctionCallExprSyntax
    let scope: Scope
    var holders: [(name: String, regions: [Syntax])]
  }

  private func newButton(of owner: UIKitOwner, _ types: ControlTypes, _ scope: Scope) -> NewButton? {
    if let call = owner.button { return newButton(call, types, scope) }
    guard let target = owner.target, let made = creation(of: target, types, scope) else { return nil }
    var button = NewButton(
      call: made.call, scope: made.scope, holders: [(Evaluator.lastName(of: target), types.regions(of: target))])
    guard let closure = made.call.calledExpression.as(ClosureExprSyntax.self) else { return button }
    guard let name = closure.statements.last?.item.expression?.as(DeclReferenceExprSyntax.self)?.baseName.text,
      let first = closure.statements.lazy.compactMap({ $0.item.as(VariableDeclSyntax.self)?.bindings.first })
        .first(where: { Property.name(of: $0) == name })?.initializer?.value.as(FunctionCallExprSyntax.self)
    else { return nil }
    button = NewButton(
      call: first, scope: made.scope, holders: button.holders + [(name, [Syntax(closure)])])
    return button
  }

  /// A new button with a menu; `nil` if other code may get the button.
  func newButton(_ call: FunctionCallExprSyntax, _ types: ControlTypes, _ scope: Scope) -> NewButton? {
    guard let (name, region) = Self.holder(of: call) else { return nil }
    let inner = ScopeBuilder(source: types.source, evaluator: evaluator).scope(at: call)
    var button = NewButton(call: call, scope: inner, holders: [(name, [region])])
    if region.is(MemberBlockItemListSyntax.self) {
      button.holders = [(name, types.regions(of: ExprSyntax(call)))]
    } else if let closure = region.parent?.as(ClosureExprSyntax.self) {
      guard let property = property(madeBy: closure, types) else { return nil }
      button.holders.append(property)
    } else {
      let results = region.as(CodeBlockItemListSyntax.self)?.compactMap { statement in
        statement.item.as(StmtSyntax.self)?.as(ReturnStmtSyntax.self)?.expression?.trimmedDescription
      }
      if results?.contains(name) ?? true { return nil }
    }
    return button
  }

  /// The variable that gets a new button, and the code that sees the variable.
  static func holder(of call: FunctionCallExprSyntax) -> (name: String, region: Syntax)? {
    guard let binding = call.parent?.parent?.as(PatternBindingSyntax.self), let name = Property.name(of: binding),
      let region = binding.parent?.parent?.parent?.parent
    else { return nil }
    return (name, region)
  }

  /// The property whose value a closure makes, and the code that may set properties of the value:
  /// `private let button: UIButton = { let button = UIButton(menu: menu); …; return button }()`.
  func property(madeBy closure: ClosureExprSyntax, _ types: ControlTypes) -> (name: String, regions: [Syntax])? {
    guard let call = closure.parent?.as(FunctionCallExprSyntax.self),
      let property = call.parent?.parent?.as(PatternBindingSyntax.self), let name = Property.name(of: property),
      property.parent?.parent?.parent?.is(MemberBlockItemSyntax.self) ?? false
    else { return nil }
    return (name, types.regions(of: ExprSyntax(call)))
  }

  /// Whether the sources make the button without a title or an image, and no code sets one.
  func hasNoLabel(_ owner: UIKitOwner, _ types: ControlTypes, _ scope: Scope) -> Bool {
    guard let button = newButton(of: owner, types, scope) else { return false }
    let (call, inner) = (button.call, button.scope)
    let known: Set = ["UIButton", "UIBarButtonItem"]
    let name = Evaluator.elementType(of: call)
    if !known.contains(name) {
      // The initializer of an own class of buttons may use only what it gets.
      guard types.isButton(type: name) == true,
        let type = evaluator.index.type(named: name, from: scope.source, inside: scope.nearestOwner?.type),
        type.kind == .reference, let (body, arguments) = initializer(of: type, call, inner),
        let node = type.syntax.node,
        !type.inherited.isDisjoint(with: known),
        !buttonReader(nil, in: [node]).setsLabel(except: { isNothing($0, arguments) }, outside: Syntax(body))
      else { return false }
    }
    let labeling: Set = [
      "title", "image", "systemItem", "barButtonSystemItem", "configuration", "primaryAction", "type", "customView",
    ]
    guard
      call.arguments.allSatisfy({ argument in
        guard let label = argument.label?.text, labeling.contains(label) else {
          return !known.contains(name) || argument.label != nil
        }
        let isPlain = label == "type" && ["system", "custom"].contains(Evaluator.lastName(of: argument.expression))
        return isPlain || isNothing(argument.expression, inner)
      })
    else { return false }
    // Methods that the sources add to all buttons may set a label.
    let added = (known.sorted() + ["UIControl", "UIView"]).compactMap {
      evaluator.index.type(named: $0, from: scope.source)
    }
    return button.holders.allSatisfy { name, regions in
      let reader = buttonReader(name, in: regions)
      return !reader.setsLabel() && !reader.isPassedOn
        && !reader.helperCalls.contains { call in
          added.contains { !evaluator.index.methods(named: call.name, of: $0).isEmpty }
        }
    }
  }
}
