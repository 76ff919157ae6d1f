import MenuImport
import MenuStrings
import MenuSwiftViews
import SwiftDeclarations
import SwiftEvaluation
import SwiftSyntax
import SwiftValues

/// Changes of menus and items in closures that run later.
extension AppKitReader {
  /// Keeps the closure that a property of a menu or an item gets, and runs the property's `didSet` or its setter.
  func keep(_ parts: [ExprSyntax], in property: String, of object: AppKitObject, _ frame: inout Frame) {
    guard parts.count >= 3, let key = object.identifier else { return }
    let value = Expression(syntax: parts[2], scope: frame.scope)
    if parts.count == 3 {
      let (found, outer) = followed(value, frame)
      if let closure = found.syntax.as(ClosureExprSyntax.self) {
        closures[key, default: [:]][property] = (object, closure, outer)
      }
    }
    guard let (effect, declared, type) = effect(of: property, on: object, in: frame.scope.source) else { return }
    let binding: Binding =
      parts.count == 3
      ? .expression(value) : .value(evaluator.value(of: parts[2...], expression: parts[2], frame.scope))
    let scope = Scope(source: declared.source, owner: Owner(type: type, value: nil))
    var inner = Frame(
      scope: scope.binding([effect.value: binding]), this: object, site: frame.site, caller: Caller(frame))
    _ = evaluator.enter(effect.body) { run(effect.body, &inner) }
  }

  /// The effect of a property of the sources when code sets it, with its type, which may be an extension of menus or items.
  func effect(
    of property: String, on object: AppKitObject, in source: SwiftSource
  ) -> (Property.Effect, Property, TypeDeclaration)? {
    let index = evaluator.index
    let types = [object.type, index.type(named: object.frameworkName, from: source)].compactMap(\.self)
    return types.lazy.compactMap { type in
      guard let declared = index.declaration(of: property, in: type), let effect = declared.effect else { return nil }
      return (effect, declared, type)
    }.first
  }

  /// Runs the closure in a property of a menu or an item.
  func run(
    _ property: String, of object: AppKitObject, _ call: FunctionCallExprSyntax, _ frame: inout Frame
  ) -> (object: AppKitObject?, Void)? {
    guard let key = object.identifier, let (_, closure, outer) = closures[key]?[property] else { return nil }
    return (run(closure, in: outer, call, &frame), ())
  }

  /// Runs a closure, which sees the names around it, with the arguments of a call.
  func run(
    _ closure: ClosureExprSyntax, in outer: Frame, makesList: Bool = false, _ call: FunctionCallExprSyntax,
    _ frame: inout Frame
  ) -> AppKitObject? {
    let names = evaluator.arguments(of: closure, call, frame.scope)
    let objects = objects(in: names, &frame)
    var outer = outer
    let captures = closure.captures.map { ($0.name, object(of: $0.value, &outer)) }
    var inner = outer.block(outer.scope.binding(Evaluator.captures(of: closure, outer.scope)).binding(names))
    (inner.built, inner.isRepeated) = (nil, false)
    for (name, object) in captures { inner.declare(name, object) }
    for name in names.keys { inner.declare(name, objects[name]) }
    return makesList ? .list(built(closure.statements, &inner)) : result(of: closure.statements, &inner)
  }

  /// Notes what the closures that an unknown function gets do with known menus and items.
  func noteClosures(of call: FunctionCallExprSyntax, _ frame: Frame) {
    for closure in Self.closures(of: call) {
      var inner = frame
      for capture in closure.captures { inner.objects[capture.name] = known(capture.value, frame) }
      for name in closure.parameterNames { inner.objects[name] = nil }
      var stack = [Syntax(closure.statements)]
      while let node = stack.popLast() {
        stack += node.children(viewMode: .sourceAccurate).reversed()
        if let assignment = Assignment(node) {
          noteItem(changedBy: assignment, in: frame.scope.source) { known($0, inner) }
          guard let access = assignment.target.as(MemberAccessExprSyntax.self), let base = access.base else { continue }
          let location = frame.scope.source.location(of: node)
          switch known(base, inner) {
          case .item(let item): noteChange(of: item, access, location, in: frame.scope.source)
          case .menu(let menu) where access.declName.baseName.text == "items": noteChange(of: menu, access, location)
          case .menu, .list, .choice, nil: break
          }
        } else if let call = node.as(FunctionCallExprSyntax.self),
          let access = call.calledExpression.as(MemberAccessExprSyntax.self), let base = access.base,
          Self.changers.contains(access.declName.baseName.text), case .menu(let menu)? = known(base, inner)
        {
          noteChange(of: menu, access, frame.scope.source.location(of: node))
        }
      }
    }
  }

  static func closures(of call: FunctionCallExprSyntax) -> [ClosureExprSyntax] {
    call.arguments.compactMap { $0.expression.as(ClosureExprSyntax.self) }
      + [call.trailingClosure].compactMap(\.self) + call.additionalTrailingClosures.map(\.closure)
  }

  /// The menu or item of a name, if the body that is read knows it.
  private func known(_ expression: ExprSyntax, _ frame: Frame) -> AppKitObject? {
    let name = expression.unwrapped
    if let found = frame.objects[name.trimmedDescription] { return found }
    if let access = name.as(MemberAccessExprSyntax.self), access.declName.baseName.text == "submenu",
      let base = access.base, case .item(let item)? = known(base, frame)
    {
      return item.submenu.map { .menu($0) }
    }
    // A property that was read.
    guard case .property(let property, let owner)? = evaluator.binding(of: Evaluator.lastName(of: name), frame.scope),
      ["", "self", "self?", "self!"].contains(name.as(MemberAccessExprSyntax.self)?.base?.trimmedDescription ?? "")
    else { return nil }
    return members[Self.key(of: property, owner)]
  }

  /// Notes the item of a menu that an assignment changes: `menu.item(withTitle: "Open")?.state = .on`.
  ///
  /// - Parameter menu: Finds the menu of an expression.
  func noteItem(
    changedBy assignment: Assignment, in source: SwiftSource, _ menu: (ExprSyntax) -> AppKitObject?
  ) {
    let location = source.location(of: assignment.target)
    guard !assignments.contains(location), let access = assignment.target.as(MemberAccessExprSyntax.self),
      let base = access.base?.unwrapped, let (owner, property, value) = Self.search(base),
      case .menu(let found)? = menu(owner)
    else { return }
    // Each change is noted once, also if its item is removed afterwards.
    if later == nil { assignments.insert(location) }
    let frame = Frame(scope: ScopeBuilder(source: source, evaluator: evaluator).scope(at: base))
    let item = property == "index" ? item(at: value, of: found, frame) : item(of: found, property, value, frame)
    if case .item(let item)? = item { return noteChange(of: item, access, location, in: source) }
    let reason = "\(access.trimmedDescription) is set later"
    guard !found.placeholders.contains(where: { $0.reason == reason }) else { return }
    found.placeholders.append(Placeholder(location: location, text: "without the change", reason: reason))
  }

  /// The menu, the property, and the value of a search for an item.
  private static func search(_ expression: ExprSyntax) -> (menu: ExprSyntax, property: String, value: ExprSyntax)? {
    if let call = expression.as(FunctionCallExprSyntax.self) {
      guard let access = call.calledExpression.as(MemberAccessExprSyntax.self), let menu = access.base,
        access.declName.baseName.text == "item", let argument = call.arguments.first
      else { return nil }
      let property = ["at": "index", "withTag": "tag", "withTitle": "title"][argument.label?.text ?? ""]
      return property.map { (menu, $0, argument.expression) }
    }
    guard let call = expression.as(SubscriptCallExprSyntax.self), let value = call.arguments.first?.expression,
      let access = call.calledExpression.as(MemberAccessExprSyntax.self), let menu = access.base,
      access.declName.baseName.text == "items"
    else { return nil }
    return (menu, "index", value)
  }
}

extension Property {
  /// The statements that run when code sets a property.
  struct Effect {
    /// The name of the new value.
    let value: String
    let body: CodeBlockItemListSyntax
  }

  /// The effect of the property's `didSet` or its setter.
  var effect: Effect? {
    if let observer { return Effect(value: name, body: observer) }
    guard case .accessors(let accessors)? = syntax.node?.accessorBlock?.accessors,
      let setter = accessors.first(where: { $0.accessorSpecifier.text == "set" }), let body = setter.body?.statements
    else { return nil }
    return Effect(value: setter.parameters?.name.text ?? "newValue", body: body)
  }

  /// The statements that run after the property is set.
  var observer: CodeBlockItemListSyntax? {
    guard case .accessors(let accessors)? = syntax.node?.accessorBlock?.accessors else { return nil }
    return accessors.first { $0.accessorSpecifier.text == "didSet" }?.body?.statements
  }
}
