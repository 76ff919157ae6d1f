import MenuImport
import MenuStrings
import MenuSwiftViews
import SwiftDeclarations
import SwiftEvaluation
import SwiftSyntax
import SwiftValues

/// Changes of menus and items after the body that makes them.
extension AppKitReader {
  /// The object that updates a menu: the value of `menu.delegate = …`.
  func delegate(_ expression: ExprSyntax, _ frame: Frame) -> Owner? {
    if expression.trimmedDescription == "self" {
      return frame.scope.nearestOwner.map { Owner(type: $0.type, value: $0.value) }
    }
    guard case .instance(let instance) = evaluator.evaluate(expression, frame.scope) else { return nil }
    return Owner(type: instance.type, value: .instance(instance))
  }

  /// Runs the methods that clear the menus of properties and fill them anew, and those that fill empty submenus.
  func rebuildMenus() {
    for (key, object) in members.sorted(by: { $0.key < $1.key }) {
      guard case .menu(let menu) = object, let holder = holders[key], rebuilt.insert(menu.location).inserted else {
        continue
      }
      for function in holder.type.users(of: holder.name) {
        let isEmpty = menu.isAttached && menu.entries.isEmpty
        guard let body = function.body, let first = body.first,
          let call = Self.clearing(holder.name, in: body) ?? (isEmpty ? Self.adding(holder.name, in: body) : nil),
          !assignments.contains(function.source.location(of: call))
        else { continue }
        var frame = Frame(scope: ScopeBuilder(source: function.source, evaluator: evaluator).scope(at: first))
        _ = evaluator.enter(body) { run(body, &frame) }
        break
      }
    }
  }

  /// The statement of a body that removes all items of the menu of a property.
  private static func clearing(_ name: String, in body: CodeBlockItemListSyntax) -> FunctionCallExprSyntax? {
    body.lazy.compactMap { $0.item.expression?.as(FunctionCallExprSyntax.self) }
      .first { calls(["removeAllItems"], ofMenu: name, $0) }
  }

  /// The call in a body that adds an item to the menu of a property.
  private static func adding(_ name: String, in body: CodeBlockItemListSyntax) -> FunctionCallExprSyntax? {
    var stack = [Syntax(body)]
    while let node = stack.popLast() {
      stack += node.children(viewMode: .sourceAccurate).reversed()
      if let call = node.as(FunctionCallExprSyntax.self), calls(["addItem", "insertItem"], ofMenu: name, call) {
        return call
      }
    }
    return nil
  }

  /// Whether a call is that of a method of the menu of a property.
  private static func calls(_ methods: Set<String>, ofMenu name: String, _ call: FunctionCallExprSyntax) -> Bool {
    guard let access = call.calledExpression.as(MemberAccessExprSyntax.self), let base = access.base else {
      return false
    }
    return methods.contains(access.declName.baseName.text)
      && [name, "self.\(name)"].contains(base.trimmedDescription.filter { $0 != "?" && $0 != "!" })
  }

  /// Runs the delegates' methods that update menus before these open.
  ///
  /// - Parameter isLast: Whether no other methods fill the empty menus of the app's own classes.
  func updateMenus(isLast: Bool = false) {
    for menu in menus.values.sorted(by: { $0.location < $1.location }) {
      // AppKit updates the menus of the app's own classes before these open.
      if isLast, menu.entries.isEmpty, let type = menu.type {
        for function in type.methods["update"] ?? [] { run(function, Owner(type: type, value: nil), on: menu) }
      }
      guard let owner = menu.delegate, isLast || menu.variable == nil || !menu.entries.isEmpty,
        updated.insert(menu.location).inserted
      else { continue }
      refreshed = menu.methods.isEmpty ? nil : (menu, menu.methods)
      defer { refreshed = nil }
      for name in ["menuNeedsUpdate", "menuWillOpen"] {
        for function in evaluator.index.methods(named: name, of: owner.type) { run(function, owner, on: menu) }
      }
      for function in evaluator.index.methods(named: "menu", of: owner.type) { noteUpdates(of: menu, by: function) }
    }
  }

  /// Notes what a delegate does with the items one by one before the menu opens: `menu(_:update:at:shouldCancel:)`.
  private func noteUpdates(of menu: AppKitMenu, by function: Function) {
    guard let node = function.node, let item = node.signature.parameterClause.parameters.dropFirst().first,
      item.firstName.text == "update", !menu.entries.isEmpty
    else { return }
    var stack = [Syntax(node)]
    var names: Set<String> = []
    while let node = stack.popLast() {
      stack += node.children(viewMode: .sourceAccurate)
      guard let access = Assignment(node)?.target.as(MemberAccessExprSyntax.self),
        access.base?.unwrapped.trimmedDescription == item.name
      else { continue }
      names.insert(OldMethodName.property(access.declName.baseName.text))
    }
    menu.placeholders += names.intersection(Self.seen).sorted().map { name in
      Placeholder(
        location: function.source.location(of: node), text: "items as made", reason: "its delegate sets \(name)")
    }
  }

  /// Whether a method of a menu's own class, which its delegate calls under a condition, filled the menu before.
  ///
  /// Otherwise, the method counts as one that did.
  func isDone(_ function: Function, _ object: AppKitObject) -> Bool {
    guard case .menu(let menu) = object, function.node?.signature.returnClause == nil else { return false }
    if let refreshed, refreshed.menu === menu, !uncertainties.isEmpty, refreshed.methods.contains(function.name) {
      return true
    }
    menu.methods.insert(function.name)
    return false
  }

  func run(_ function: Function, _ owner: Owner, on menu: AppKitMenu) {
    guard function.source.mentionsMenus, let node = function.node, let body = function.body else { return }
    let parameter = node.signature.parameterClause.parameters.first
    let name = parameter.map { ($0.secondName ?? $0.firstName).text.trimmingBackticks } ?? "self"
    let scope = evaluator.functionScope(function, owner).binding([name: .runTime("\(name) \(Evaluator.runTime)")])
    let this =
      evaluator.index.menuClass(of: owner.type.name) == "NSMenu"
      ? .menu(menu) : menu.delegateItem.map { AppKitObject.item($0) }
    var frame = Frame(scope: scope, this: this)
    frame.objects[name] = .menu(menu)
    _ = evaluator.enter(body) { run(body, &frame) }
  }

  // MARK: Conditions

  /// The truth of conditions; binds their names: `if let menu = item.submenu`, and `if let menu` for an outer name.
  func decide(_ conditions: ConditionElementListSyntax, _ frame: inout Frame) -> Truth {
    if conditions.count == 1, case .expression(let expression)? = conditions.first?.condition {
      let truth = settled(truth(of: expression, &frame), expression, frame)
      if case .open = truth { frame.scope = evaluator.assuming(expression, true, frame.scope) }
      return truth
    }
    let outer = frame
    let (decided, scope) = evaluator.decide(conditions, frame.scope)
    let truth = settled(decided, nil, frame)
    frame.scope = scope
    if case .no = truth { return truth }
    var known: [Bool?] = []
    for element in conditions {
      switch element.condition {
      case .optionalBinding(let binding):
        guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier else { continue }
        let value = binding.initializer?.value ?? ExprSyntax(DeclReferenceExprSyntax(baseName: name.trimmed))
        let object = object(bound: value, to: name.text, &frame, outer)
        var isFound = value.makesSymbol ? true : hasEnd(value, &frame)
        if isFound == nil, let object {
          isFound = object.alternatives.isEmpty ? false : isMade(value, outer) ? true : nil
        }
        known.append(isFound)
        frame.declare(name.text, object)
      case .matchingPattern(let match):
        let names = Evaluator.names(in: Syntax(match.pattern)).keys.sorted()
        let isOptional = names.count == 1 && match.pattern.trimmedDescription.hasSuffix("?")
        for name in names {
          frame.declare(name, isOptional ? object(bound: match.initializer.value, to: name, &frame, outer) : nil)
        }
        known.append(nil)
      case .expression(let expression): known.append(comparison(expression, &frame))
      case .availability: known.append(nil)
      }
    }
    guard case .open = truth else { return truth }
    if known.contains(false) { return .no }
    return known.count == conditions.count && known.allSatisfy { $0 == true } ? .yes : truth
  }

  /// The object of a binding, whose value may have the same name.
  private func object(
    bound value: ExprSyntax, to name: String, _ frame: inout Frame, _ outer: Frame
  ) -> AppKitObject? {
    guard value.tokens(viewMode: .sourceAccurate).contains(where: { $0.text == name }) else {
      return object(of: value, &frame)
    }
    var before = outer
    before.objects = frame.objects
    return object(of: value, &before)
  }

  /// The truth of an expression, also of comparisons of menus and of their items.
  func truth(of expression: ExprSyntax, _ frame: inout Frame) -> Truth {
    if let known = comparison(expression, &frame) { return known ? .yes : .no }
    return evaluator.decide(expression, frame.scope)
  }

  // MARK: Other methods

  /// Notes the properties of items that other methods and closures set, and their uses of menus.
  func noteLaterChanges() {
    for (key, object) in members.sorted(by: { $0.key < $1.key }) {
      guard let holder = holders[key], !holder.isNoted else { continue }
      holders[key]?.isNoted = true
      for source in sources(of: holder.type) {
        switch object {
        case .item(let item):
          if source.mayAssign(to: holder.name) { noteChanges(of: item, holder.name, in: source) }
        case .menu(let menu):
          if source.mentions(holder.name) { noteUses(of: menu, holder, in: source) }
        case .list, .choice: break
        }
      }
    }
  }

  /// Finds what other methods do with the menu of a property: they show it, or change its items.
  private func noteUses(of menu: AppKitMenu, _ holder: AppKitHolder, in source: SwiftSource) {
    var stack: [Syntax] = source.tree.map { [Syntax($0)] } ?? []
    while let node = stack.popLast() {
      stack += node.children(viewMode: .sourceAccurate).reversed()
      let alone = node.as(CodeBlockItemListSyntax.self).flatMap { $0.count == 1 ? $0.first?.item.expression : nil }
      if let result = node.as(ReturnStmtSyntax.self)?.expression ?? alone, menu.presentation == "menu",
        frame(at: result, of: holder, in: source) != nil
      {
        present(menu, for: Syntax(result))
      }
      if let assignment = Assignment(node) {
        noteItem(changedBy: assignment, in: source) { base in
          frame(at: base, of: holder, in: source).flatMap { frame in
            var frame = frame
            return object(of: base, &frame)
          }
        }
        noteState(of: menu, holder, assignment, source)
        guard menu.presentation == "menu", let access = assignment.target.as(MemberAccessExprSyntax.self),
          let base = access.base, access.declName.baseName.text == "menu", let value = assignment.value,
          let frame = self.frame(at: value, of: holder, in: source)
        else { continue }
        show(.menu(menu), as: "menu", of: base, frame)
      } else if let call = node.as(FunctionCallExprSyntax.self),
        let access = call.calledExpression.as(MemberAccessExprSyntax.self)
      {
        let name = access.declName.baseName.text
        if name == "popUp", menu.presentation == "menu", let base = access.base, isMenu(base, of: holder, in: source) {
          popUp(menu, by: call, Frame(scope: ScopeBuilder(source: source, evaluator: evaluator).scope(at: call)))
        } else if Self.openers[name] != nil, let argument = call.argument(), menu.presentation == "menu",
          isMenu(argument, of: holder, in: source)
        {
          menu.presentation = Self.openers[name] ?? menu.presentation
        } else if Self.changers.contains(name), let base = access.base, frame(at: base, of: holder, in: source) != nil {
          noteChange(of: menu, access, source.location(of: call))
        } else if ["select", "selectItem"].contains(name), let popUp = menu.popUp, popUp.outlet == nil,
          popUp.selectionNote == nil, !assignments.contains(source.location(of: call)), let base = access.base,
          frame(at: base, of: holder, in: source) != nil
        {
          popUp.selectionNote = Placeholder(
            location: source.location(of: call), text: popUp.selected?.title.string ?? "its first item",
            reason: "\(access.trimmedDescription) selects an item later")
        }
      }
    }
  }

  /// Notes that another method enables or disables the button of a menu.
  private func noteState(
    of menu: AppKitMenu, _ holder: AppKitHolder, _ assignment: Assignment, _ source: SwiftSource
  ) {
    guard let popUp = menu.popUp, popUp.outlet == nil,
      let access = assignment.target.as(MemberAccessExprSyntax.self), access.declName.baseName.text == "isEnabled",
      let base = access.base, frame(at: base, of: holder, in: source) != nil
    else { return }
    let location = source.location(of: assignment.target)
    guard !assignments.contains(location) else { return }
    noteState(of: menu, at: location, "\(access.trimmedDescription) is set to \(assignment.words)")
  }

  /// The presentations of menus that methods open.
  package static let openers = ["popUpMenu": "menuBarExtra", "popUpContextMenu": "contextMenu"]
  static let changers: Set = ["addItem", "addItems", "insertItem", "removeItem", "removeAllItems"]

  func noteChange(of menu: AppKitMenu, _ callee: MemberAccessExprSyntax, _ location: FileLocation) {
    let isCall = Self.changers.contains(callee.declName.baseName.text)
    let reason = callee.trimmedDescription + (isCall ? " changes the items later" : " is set later")
    guard !assignments.contains(location), !menu.placeholders.contains(where: { $0.reason == reason }) else { return }
    menu.placeholders.append(
      Placeholder(location: location, about: .items, text: "without the change", reason: reason))
  }

  /// Whether an expression names a property, or a variable of a function that gets its value: `menu = rowMenu`.
  private func isMenu(_ expression: ExprSyntax, of holder: AppKitHolder, in source: SwiftSource) -> Bool {
    if frame(at: expression, of: holder, in: source) != nil { return true }
    guard let name = expression.unwrapped.as(DeclReferenceExprSyntax.self)?.baseName.text else { return false }
    var outer = Syntax(expression).parent
    while let node = outer, !node.is(FunctionDeclSyntax.self), !node.is(AccessorDeclSyntax.self) { outer = node.parent }
    var stack = outer.map { [$0] } ?? []
    while let node = stack.popLast() {
      stack += node.children(viewMode: .sourceAccurate)
      let assignment = Assignment(node).flatMap { $0.target.trimmedDescription == name ? $0.value : nil }
      let binding = node.as(PatternBindingSyntax.self).flatMap { binding in
        Property.name(of: binding) == name ? binding.initializer?.value : nil
      }
      if let value = assignment ?? binding, frame(at: value, of: holder, in: source) != nil { return true }
    }
    return false
  }

  /// The frame of an expression that names a property; `nil` for other expressions.
  private func frame(at expression: ExprSyntax, of holder: AppKitHolder, in source: SwiftSource) -> Frame? {
    let name = expression.unwrapped
    guard Evaluator.lastName(of: name) == holder.name, !name.is(FunctionCallExprSyntax.self) else { return nil }
    let scope = ScopeBuilder(source: source, evaluator: evaluator).scope(at: expression)
    if name.is(DeclReferenceExprSyntax.self) {
      guard case .property(let property, let owner)? = evaluator.binding(of: holder.name, scope),
        property.name == holder.name, owner?.type === holder.type
      else { return nil }
    } else {
      let base = name.as(MemberAccessExprSyntax.self)?.base?.trimmedDescription
      guard ["self", "self?", "Self", holder.type.simpleName].contains(base) else { return nil }
    }
    return Frame(scope: scope)
  }

  private func noteChanges(of item: AppKitItem, _ name: String, in source: SwiftSource) {
    var stack: [Syntax] = source.tree.map { [Syntax($0)] } ?? []
    while let node = stack.popLast() {
      if let assignment = Assignment(node) { noteChange(of: item, name, assignment, node, in: source) }
      stack += node.children(viewMode: .sourceAccurate).reversed()
    }
  }

  private func noteChange(
    of item: AppKitItem, _ name: String, _ assignment: Assignment, _ node: Syntax, in source: SwiftSource
  ) {
    let location = source.location(of: node)
    guard let access = assignment.target.as(MemberAccessExprSyntax.self), let base = access.base?.unwrapped,
      ["", "self.", "self?."].contains(where: { base.trimmedDescription == "\($0)\(name)" }),
      !assignments.contains(location)
    else { return }
    if access.declName.baseName.text == "title", item.title.string.isEmpty,
      let parts = node.as(SequenceExprSyntax.self)?.elements
    {
      // The code sets the title before people can see an empty one.
      item.title = text(Array(parts), Frame(scope: ScopeBuilder(source: source, evaluator: evaluator).scope(at: node)))
    }
    noteChange(of: item, access, location, in: source)
  }

  func noteChange(
    of item: AppKitItem, _ access: MemberAccessExprSyntax, _ location: FileLocation, in source: SwiftSource
  ) {
    let reason = "\(access.trimmedDescription) is set later"
    switch access.declName.baseName.text {
    case "title", "attributedTitle": item.addPlaceholder(location, item.title.string, reason)
    case "state":
      if case .off = item.state { item.state = .open }
      item.addPlaceholder(location, "its first state", reason, about: .state)
    case "isEnabled": item.addPlaceholder(location, "its first state", reason, about: .isEnabled)
    case "isHidden": item.addPlaceholder(location, "its first visibility", reason)
    case "image", "subtitle", "submenu", "keyEquivalent", "view":
      item.addPlaceholder(location, "\(access.declName.baseName.text) unchanged", reason)
    case let name where effect(of: name, on: .item(item), in: source) != nil:
      item.addPlaceholder(location, "without the change", reason)
    default: break
    }
  }
}
