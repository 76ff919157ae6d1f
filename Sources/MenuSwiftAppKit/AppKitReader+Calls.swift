import MenuImport
import SwiftDeclarations
import SwiftEvaluation
import SwiftSyntax
import SwiftValues

/// Calls of functions and closures by their bare names.
extension AppKitReader {
  func called(_ name: String, _ call: FunctionCallExprSyntax, _ frame: inout Frame) -> AppKitObject? {
    // A parameter that is a closure with a menu: `menu: @autoclosure () -> NSMenu`.
    if call.arguments.isEmpty, let found = frame.objects[name] { return found }
    if let found = local(name, call, &frame) { return found.object }
    if let this = frame.this {
      if case .menu = this, Self.methods.contains(name) { return perform(name, of: this, call, &frame) }
      if let found = extended(name, this, call, &frame) { return found.object }
    }
    if let owner = frame.scope.nearestOwner {
      let methods = evaluator.index.methods(named: name, of: owner.type) + (owner.type.staticMethods[name] ?? [])
      for function in methods {
        if let found = overridden(function, owner, call, &frame) { return found.object }
        if let found = follow(function, owner, this: nil, call, &frame) { return found.object }
      }
    }
    for function in evaluator.index.functions(named: name) {
      if let found = follow(function, nil, this: nil, call, &frame) { return found.object }
    }
    passOn(call, &frame)
    return nil
  }

  static let methods: Set = [
    "addItem", "addItems", "insertItem", "setSubmenu", "removeAllItems", "item", "select", "selectItem",
  ]

  /// The result of a function or closure of the body, or of an argument that is a closure.
  private func local(
    _ name: String, _ call: FunctionCallExprSyntax, _ frame: inout Frame
  ) -> (object: AppKitObject?, Void)? {
    switch frame.scope.local(name) {
    case .value(.function(let function, let owner))?:
      guard let captured = function.scope, frame.scope.isInside(captured) else {
        return follow(function, owner, this: frame.this, call, &frame)
      }
      guard let names = evaluator.parameters(of: function, owner)?.bind(call, frame.scope), let body = function.body
      else { return nil }
      let builds =
        function.node.map { evaluator.index.haveBuilder($0.attributes.names, from: function.source) } ?? false
      return (run(body, names, isBuilder: builds, call, &frame), ())
    case .local(let expression)?:
      guard let closure = expression.syntax.as(ClosureExprSyntax.self) else { return nil }
      guard frame.scope.isInside(expression.scope) else { return nil }
      let names = evaluator.arguments(of: closure, call, frame.scope)
      return (run(closure.statements, names, isBuilder: false, call, &frame), ())
    case .expression(let argument)?:
      let (found, inner) = followed(argument, frame)
      var outer = inner
      if let closure = found.syntax.as(ClosureExprSyntax.self) {
        return (run(closure, in: outer, makesList: Self.makesList(argument), call, &frame), ())
      }
      // A function that is passed on by its name.
      let callee = Evaluator.lastName(of: found.syntax)
      guard call.arguments.isEmpty,
        found.syntax.is(DeclReferenceExprSyntax.self) || found.syntax.is(MemberAccessExprSyntax.self)
      else { return nil }
      for (function, owner) in functions(named: callee, found.syntax, outer) {
        if let result = follow(function, owner, this: nil, call, &outer) { return result }
      }
      return nil
    case .value?, .property?, .change?, .runTime?, nil: return nil
    }
  }

  /// The closure that an argument passes on, and its frame.
  func followed(_ argument: Expression, _ frame: Frame) -> (Expression, Frame) {
    var (found, outer) = (argument, frame.frame(of: argument))
    for _ in 0..<8 {
      guard let name = found.syntax.as(DeclReferenceExprSyntax.self)?.baseName.text,
        case .expression(let next)? = outer.scope.local(name)
      else { break }
      (found, outer) = (next, outer.frame(of: next))
    }
    return (found, outer)
  }

  /// Whether the type of a parameter is a function that returns an array.
  private static func makesList(_ argument: Expression) -> Bool {
    guard let type = argument.type?.syntax.trimmedDescription, let arrow = type.firstRange(of: "->")?.upperBound else {
      return false
    }
    return type[arrow...].drop { $0 == " " }.hasPrefix("[")
  }

  /// Runs a function or closure of the body, which sees and changes the variables around it.
  private func run(
    _ body: CodeBlockItemListSyntax, _ names: [String: Binding], isBuilder: Bool, _ call: FunctionCallExprSyntax,
    _ frame: inout Frame
  ) -> AppKitObject? {
    let objects = objects(in: names, &frame)
    var inner = frame.block(frame.scope.binding(names))
    for name in names.keys { inner.declare(name, objects[name]) }
    (inner.built, inner.isRepeated, inner.site) = (nil, false, frame.site(of: call))
    inner.caller = Caller(frame)
    let found = isBuilder ? .list(built(body, &inner)) : result(of: body, &inner)
    frame.keep(inner)
    frame.scope = evaluator.merge(inner.scope, in: frame.scope)
    return found
  }

  func follow(
    _ function: Function, _ owner: Owner?, this: AppKitObject?, _ call: FunctionCallExprSyntax, _ frame: inout Frame
  ) -> (object: AppKitObject?, Void)? {
    guard let names = evaluator.parameters(of: function, owner)?.bind(call, frame.scope), let body = function.body
    else {
      return nil
    }
    var inner = Frame(
      scope: evaluator.functionScope(function, owner).binding(names), this: this, site: frame.site(of: call),
      caller: Caller(frame))
    inner.objects = objects(in: names, &frame)
    if let node = function.node {
      if let (name, list) = variadic(node.signature.parameterClause.parameters, call, &frame) {
        inner.objects[name] = list
      }
      if evaluator.index.haveBuilder(node.attributes.names, from: function.source) {
        return (.list(built(body, &inner)), ())
      }
    }
    return (result(of: body, &inner), ())
  }

  /// The menus and items among the arguments.
  func objects(in names: [String: Binding], _ frame: inout Frame) -> [String: AppKitObject] {
    var objects: [String: AppKitObject] = [:]
    for (name, binding) in names.sorted(by: { $0.key < $1.key }) {
      guard case .expression(let argument) = binding, argument.scope === frame.scope, Self.mayLead(argument.syntax)
      else { continue }
      objects[name] = object(of: argument.syntax, &frame)
    }
    return objects
  }

  /// The items of a variadic parameter.
  private func variadic(
    _ parameters: FunctionParameterListSyntax, _ call: FunctionCallExprSyntax, _ frame: inout Frame
  ) -> (name: String, list: AppKitObject)? {
    guard let parameter = parameters.first(where: { $0.ellipsis != nil }),
      evaluator.index.menuClass(of: DeclarationIndex.plainName(of: parameter.type)) == "NSMenuItem"
    else { return nil }
    let label = parameter.firstName.text == "_" ? nil : parameter.firstName.text
    let list = newList(frame, of: DeclarationIndex.plainName(of: parameter.type))
    let rest = call.arguments.drop { $0.label?.text != label }
    for argument in rest.prefix(while: { $0.label == nil || $0.label?.text == label }) {
      addObject(argument.expression, to: list, &frame)
    }
    return ((parameter.secondName ?? parameter.firstName).text.trimmingBackticks, .list(list))
  }

  /// Whether an argument may be a menu or an item, rather than a string or an action.
  static func mayLead(_ expression: ExprSyntax) -> Bool {
    expression.is(DeclReferenceExprSyntax.self) || expression.is(FunctionCallExprSyntax.self)
      || expression.is(MemberAccessExprSyntax.self) || expression.is(ForceUnwrapExprSyntax.self)
      || expression.is(InOutExprSyntax.self) || expression.is(ArrayExprSyntax.self)
  }

  /// The object that a generic method returns as it got it: `form.add(label: "Unit", field: NSPopUpButton())`.
  func passed(
    through name: String, of base: ExprSyntax, _ call: FunctionCallExprSyntax, _ frame: inout Frame
  ) -> AppKitObject? {
    guard case .instance(let instance) = evaluator.evaluate(base.unwrapped, frame.scope) else { return nil }
    for function in evaluator.index.methods(named: name, of: instance.type) {
      guard let node = function.node, let result = node.signature.returnClause?.type.trimmedDescription,
        node.genericParameterClause?.parameters.contains(where: { $0.name.text == result }) ?? false,
        let same = node.signature.parameterClause.parameters.first(where: { $0.type.trimmedDescription == result }),
        let argument = call.argument(same.firstName.text == "_" ? nil : same.firstName.text)
      else { continue }
      return object(of: argument, &frame)
    }
    return nil
  }

  /// Notes menus that are passed to unknown functions.
  func passOn(_ call: FunctionCallExprSyntax, _ frame: inout Frame) {
    noteClosures(of: call, frame)
    keepClosures(of: call, frame)
    // The submenu of an item of an unknown menu.
    if Evaluator.lastName(of: call.calledExpression) == "setSubmenu", let argument = call.argument(),
      let owner = call.argument("for"), case .menu(let menu)? = object(of: argument, &frame)
    {
      menu.isAttached = true
      if case .item(let item)? = object(of: owner, &frame) { attach(menu, to: item) }
      return
    }
    // The runtime of Objective-C keeps objects, but changes none.
    if Evaluator.lastName(of: call.calledExpression).hasPrefix("objc_") { return }
    let opened = Self.openers[Evaluator.lastName(of: call.calledExpression)]
    for argument in call.arguments {
      guard argument.expression.is(DeclReferenceExprSyntax.self) || opened != nil && Self.mayLead(argument.expression),
        case .menu(let menu)? = object(of: argument.expression, &frame), menu.popUp == nil
      else { continue }
      let callee = call.calledExpression.trimmedDescription
      if let opened {
        menu.presentation = opened
      } else {
        menu.placeholders.append(
          Placeholder(
            location: frame.scope.source.location(of: call), text: "without the change",
            reason: "the effect of \(callee) is not followed"))
      }
    }
  }

  /// The object that a body returns; `nil` for other values, also if it may return `nil` instead.
  func result(of body: CodeBlockItemListSyntax, _ frame: inout Frame) -> AppKitObject? {
    let outer = returnsOthers
    returnsOthers = false
    defer { returnsOthers = outer }
    let result = evaluator.descend { evaluator.enter(body) { run(body, &frame).result } ?? nil } ?? nil
    return returnsOthers && result?.alternatives.isEmpty == true ? nil : result
  }
}
