import MenuImport
import MenuSwiftViews
import MockupScene
import SwiftDeclarations
import SwiftEvaluation
import SwiftSyntax
import SwiftValues

extension AppKitReader {
  /// The menu or item that an expression evaluates to; also simulates the expression's side effects.
  func object(of expression: ExprSyntax, _ frame: inout Frame) -> AppKitObject? {
    guard evaluator.descend({ true }) == true, !isFull else { return nil }
    switch expression.as(ExprSyntaxEnum.self) {
    case .declReferenceExpr(let reference):
      return object(named: reference.baseName.text.trimmingBackticks, &frame)
    case .functionCallExpr(let call): return object(of: call, &frame)
    case .memberAccessExpr(let access): return object(of: access, &frame)
    case .forceUnwrapExpr(let unwrap): return object(of: unwrap.expression, &frame)
    case .optionalChainingExpr(let chain): return object(of: chain.expression, &frame)
    case .tryExpr(let attempt): return object(of: attempt.expression, &frame)
    case .arrayExpr(let array): return list(array, &frame)
    case .inOutExpr(let changed): return object(of: changed.expression, &frame)
    case .nilLiteralExpr: return .nothing
    case .ifExpr(let choice): return object(of: choice, &frame)
    case .switchExpr(let choice): return object(of: choice, &frame)
    case .tupleExpr(let tuple):
      guard tuple.elements.count == 1, let only = tuple.elements.first else { return nil }
      return object(of: only.expression, &frame)
    case .sequenceExpr(let sequence):
      guard !sequence.elements.contains(where: { $0.is(AssignmentExprSyntax.self) }) else { return nil }
      return object(of: Array(sequence.elements)[...], &frame)
    case .subscriptCallExpr(let call):
      guard let access = call.calledExpression.as(MemberAccessExprSyntax.self), let base = access.base,
        access.declName.baseName.text == "items", case .menu(let menu)? = object(of: base, &frame),
        let argument = call.arguments.first?.expression
      else { return nil }
      return item(at: argument, of: menu, frame)
    default: return nil
    }
  }

  /// The object of operands and operators, such as a choice between two.
  func object(of parts: ArraySlice<ExprSyntax>, _ frame: inout Frame) -> AppKitObject? {
    guard let first = parts.first else { return nil }
    if let ternary = parts.lazy.compactMap({ $0.as(UnresolvedTernaryExprSyntax.self) }).first {
      return evaluator.descend { chosen(parts, ternary, &frame) } ?? nil
    }
    guard parts.count > 1 else { return object(of: first, &frame) }
    let operands = parts.filter { !$0.is(BinaryOperatorExprSyntax.self) }
    if operands.count * 2 == parts.count + 1,
      parts.allSatisfy({ part in
        part.as(BinaryOperatorExprSyntax.self).map { $0.operator.text == "+" } ?? true
      })
    {
      guard mayBeList(first, frame), let object = object(of: first, &frame), object.menus.isEmpty else { return nil }
      let list = newList(frame)
      add(object, to: list)
      for other in operands.dropFirst() { extend(list, by: other, &frame) }
      return .list(list)
    }
    // `x as? NSMenuItem`, `x ?? y`: the first operand.
    let found = object(of: first, &frame)
    guard parts.dropFirst().first?.trimmedDescription == "??", found?.alternatives.isEmpty ?? true else { return found }
    return fallback(parts, isCertain: found != nil, &frame)
  }

  /// The object after `??`, with a note if the value before it is known only at runtime.
  private func fallback(_ parts: ArraySlice<ExprSyntax>, isCertain: Bool, _ frame: inout Frame) -> AppKitObject? {
    guard let first = parts.first, let object = evaluator.descend({ object(of: parts.dropFirst(2), &frame) }) ?? nil
    else { return nil }
    if isCertain { return object }
    let words = Evaluator.words(of: first)
    let location = frame.scope.source.location(of: first)
    let reason = "it stands for \(words), which \(Evaluator.runTime)"
    switch object {
    case .item(let item): item.addPlaceholder(location, item.title.string, reason)
    case .menu(let menu):
      menu.placeholders.append(Placeholder(location: location, text: "without its first items", reason: reason))
    case .list, .choice: break
    }
    return object
  }

  func item(at index: ExprSyntax, of menu: AppKitMenu, _ frame: Frame) -> AppKitObject? {
    guard case .number(let number) = evaluator.evaluate(index, frame.scope), let position = Int(exactly: number),
      menu.items.indices.contains(position)
    else { return nil }
    return .item(menu.items[position])
  }

  /// The last submenu of a menu, for an item at an index known only at runtime: `menu.item(at: row)?.submenu`.
  private func lastSubmenu(atIndexIn base: ExprSyntax, _ frame: inout Frame) -> AppKitMenu? {
    guard let call = base.unwrapped.as(FunctionCallExprSyntax.self), call.argument("at") != nil,
      let access = call.calledExpression.as(MemberAccessExprSyntax.self), let owner = access.base,
      access.declName.baseName.text == "item", case .menu(let menu)? = object(of: owner, &frame)
    else { return nil }
    return menu.items.last { $0.submenu != nil }?.submenu
  }

  private func object(named name: String, _ frame: inout Frame) -> AppKitObject? {
    if let found = frame.objects[name] { return found }
    if name == "self" { return frame.this }
    if name == "items", frame.scope.local(name) == nil, let this = frame.this, let list = rows(of: this, frame) {
      return list
    }
    if let found = member(name, ofPopUp: frame.this) { return found }
    guard let binding = evaluator.binding(of: name, frame.scope) else { return nil }
    switch binding {
    case .property(let property, let owner): return object(of: property, owner)
    case .expression(let expression):
      var inner = frame.frame(of: expression)
      return object(of: expression.syntax, &inner)
    case .local(let expression):
      var inner = Frame(scope: expression.scope, this: frame.this, caller: frame.caller)
      return object(of: expression.syntax, &inner)
    case .value, .change, .runTime: return nil
    }
  }

  /// The object of a property: the stored one, kept while a body is read, or the result of its getter.
  func object(of property: Property, _ owner: Owner?) -> AppKitObject? {
    let key = Self.key(of: property, owner)
    if let known = members[key] { return known }
    // Values of other types are not followed.
    if let type = property.type, !mayHold(type) { return nil }
    var frame = Frame(scope: Scope(source: property.source, owner: owner))
    if let getter = property.getter {
      if evaluator.index.haveBuilder(property.attributes, from: property.source) { return .list(built(getter, &frame)) }
      return result(of: getter, &frame)
    }
    frame.scope = frame.scope.undecided
    // The branches and loops around the first use do not decide about the property.
    let around = (uncertainties, loops)
    (uncertainties, loops) = ([], [])
    let found = property.initializer.map { object(of: $0, &frame) } ?? popUpButton(of: property)
    (uncertainties, loops) = around
    guard property.initializer != nil || found != nil else { return nil }
    members[key] = found
    if let owner { holders[key] = AppKitHolder(type: owner.type, name: property.name) }
    return found
  }

  /// The key of a property in `members`.
  static func key(of property: Property, _ owner: Owner?) -> String {
    "\(property.source.path)\n\(owner?.type.name ?? "")\n\(property.name)"
  }

  private func mayHold(_ type: TypeSyntax) -> Bool {
    let name = DeclarationIndex.plainName(of: type)
    return name.contains("Menu") || name.contains("Item") || evaluator.index.menuClass(of: name) == "NSPopUpButton"
  }

  func set(_ name: String, to object: AppKitObject, _ frame: inout Frame) {
    if case .menu(let menu) = object, menu.type != nil { menu.variable = name }
    var old = frame.objects[name]
    defer { if case .menu(let menu)? = old, old?.isSame(as: object) != true { menu.isReplaced = true } }
    if frame.scope.local(name) == nil,
      case .property(let property, let owner)? = evaluator.binding(of: name, frame.scope)
    {
      let key = Self.key(of: property, owner)
      // `nil` of another type tells nothing about menus.
      if object.isNothing, property.type.map({ !mayHold($0) }) ?? false { return }
      if old == nil, property.getter == nil { old = self.object(of: property, owner) }
      members[key] = object
      if let owner { holders[key] = AppKitHolder(type: owner.type, name: property.name) }
    } else {
      frame.objects[name] = object
    }
  }

  /// Whether an expression is `self`, also by another name: `guard let controller = self`.
  func isSelf(_ expression: ExprSyntax, _ frame: Frame) -> Bool {
    let plain = expression.unwrapped
    if plain.trimmedDescription == "self" { return true }
    guard let name = plain.as(DeclReferenceExprSyntax.self)?.baseName.text,
      case .local(let found)? = frame.scope.local(name)
    else { return false }
    return found.syntax.trimmedDescription == "self"
  }

  private func object(of access: MemberAccessExprSyntax, _ frame: inout Frame) -> AppKitObject? {
    guard let base = access.base else { return nil }
    let name = access.declName.baseName.text.trimmingBackticks
    let isSelf = isSelf(base, frame)
    if isSelf, frame.this == nil { return object(named: name, &frame) }
    if name == "last" || name == "first", let menu = menu(ofItems: base, &frame) {
      return (name == "last" ? menu.items.last : menu.items.first).map { .item($0) }
    }
    if name == "submenu" {
      if case .item(let item)? = object(of: base, &frame) { return item.submenu.map { .menu($0) } }
      if let inner = lastSubmenu(atIndexIn: base, &frame) { return .menu(inner) }
    }
    if name == "items", let owner = object(of: base, &frame) { return rows(of: owner, frame) }
    if let known = members[Self.path(of: access)] { return known }
    if ["menu", "cell", "lastItem", "selectedItem"].contains(name), !base.unwrapped.is(FunctionCallExprSyntax.self),
      let found = member(name, ofPopUp: object(of: base, &frame))
    {
      return found
    }
    if isSelf, frame.objects[name] == nil { return object(named: name, &frame) }
    guard base.is(DeclReferenceExprSyntax.self) || Self.mayHold(name) else { return nil }
    // A constant or computed property of a type, such as `Menus.help`, or of a case, such as `Tide.ebb.menuItem`.
    guard let owner = Self.owner(of: evaluator.evaluate(base, frame.scope)) else { return nil }
    return object(of: name, owner)
  }

  // MARK: Calls

  private func object(of call: FunctionCallExprSyntax, _ frame: inout Frame) -> AppKitObject? {
    let callee = Evaluator.withoutArguments(call.calledExpression)
    if let type = callee.as(ArrayExprSyntax.self) {
      return itemType(ofArray: type.trimmedDescription).map { .list(newList(frame, of: $0)) }
    }
    if let closure = callee.as(ClosureExprSyntax.self) {
      var block = frame.block(frame.scope)
      (block.built, block.isRepeated) = (nil, false)
      defer { frame.keep(block) }
      return result(of: closure.statements, &block)
    }
    if let reference = callee.as(DeclReferenceExprSyntax.self) {
      let name = reference.baseName.text.trimmingBackticks
      return made(name, call, &frame) ?? called(name, call, &frame)
    }
    if let each = EachCall(call) {
      run(each, &frame)
      return nil
    }
    if addEach(call, &frame) || runEach(call, &frame) { return nil }
    guard let access = callee.as(MemberAccessExprSyntax.self) else { return nil }
    let name = access.declName.baseName.text.trimmingBackticks
    guard let base = access.base else {
      // `.separator()` and `.init(title:…)`: the context determines the type, and only items have these members.
      if name == "init", let type = ImpliedType.name(of: call), let object = made(type, call, &frame) { return object }
      if name == "init" || Self.makers.contains(name) { return made("NSMenuItem", name, call, &frame) }
      for type in ["NSMenuItem", "NSMenu"] + [ImpliedType.name(of: call)].compactMap(\.self) {
        if let object = made(by: name, of: type, call, &frame) { return object }
      }
      return nil
    }
    let words = base.unwrapped.trimmedDescription
    // `NSMenu.Row.separator()` and `NSMenu.Row(…)`, where the sources declare `typealias Row = NSMenuItem`.
    if !base.is(FunctionCallExprSyntax.self), let type = frameworkName(of: words, frame.scope) {
      if name == "init" || Self.makers.contains(name) { return made(type, name, call, &frame) }
      if let inner = frameworkName(of: "\(words).\(name)", frame.scope) { return made(inner, "init", call, &frame) }
    }
    if let object = inheritedMaker(name, ofClass: words, call, &frame) { return object }
    if words == "super", frame.this == nil { return inherited(name, call, &frame) }
    if words == "Self" || isSelf(base, frame), frame.this == nil { return called(name, call, &frame) }
    if words == "super" || words == "self", name == "init" { return initialize(frame.this, words, by: call, &frame) }
    if changeModifiers(name, of: base, call, &frame) { return nil }
    if let menu = menu(ofItems: base, &frame), Self.listChanges.contains(name) {
      change(menu, name, call, &frame)
      return nil
    }
    if Self.transforms.contains(name) {
      if let found = transformed(name, base, call, &frame) { return found }
    } else if let found = object(of: base, &frame) {
      return perform(name, of: found, call, &frame)
    }
    if let item = item(where: name, base, call, &frame) { return item }
    for (function, owner) in methods(named: name, of: base, frame) {
      if let found = follow(function, owner, this: nil, call, &frame) { return found.object }
    }
    if let passed = passed(through: name, of: base, call, &frame) { return passed }
    passOn(call, &frame)
    return nil
  }

  private static let listChanges: Set = [
    "append", "insert", "remove", "removeAll", "removeFirst", "removeLast", "swapAt", "reverse", "sort",
  ]

  /// The menu of `menu.items`, also without a base in extensions of menus.
  private func menu(ofItems base: ExprSyntax, _ frame: inout Frame) -> AppKitMenu? {
    guard Evaluator.lastName(of: base) == "items" else { return nil }
    if let owner = base.as(MemberAccessExprSyntax.self)?.base {
      guard case .menu(let menu)? = object(of: owner, &frame) else { return nil }
      return menu
    }
    guard base.is(DeclReferenceExprSyntax.self), frame.objects["items"] == nil, frame.scope.local("items") == nil,
      case .menu(let menu)? = frame.this
    else { return nil }
    return menu
  }

  /// The methods of a type, or of an instance such as `MenuFactory.shared`.
  func methods(named name: String, of base: ExprSyntax, _ frame: Frame) -> [(Function, Owner)] {
    let base = base.unwrapped
    guard base.is(DeclReferenceExprSyntax.self) || base.is(MemberAccessExprSyntax.self) else { return [] }
    switch evaluator.evaluate(base, frame.scope) {
    case .type(let type):
      return (type.staticMethods[name] ?? []).map { ($0, Owner(type: type, value: nil, isStatic: true)) }
    case .instance(let instance):
      return evaluator.index.methods(named: name, of: instance.type).filter(\.source.mentionsMenus)
        .map { ($0, Owner(type: instance.type, value: .instance(instance))) }
    case .unknown: return onlyMethods(named: name, of: base, frame)
    case .enumCase(let type, let own, let payload):
      let owner = Owner(type: type, value: .enumCase(type, own, payload: payload))
      return evaluator.index.methods(named: name, of: type).filter(\.source.mentionsMenus).map { ($0, owner) }
    case .text, .number, .bool, .nothing, .list, .tuple, .closure, .function, .symbol, .conditional,
      .repeated:
      return []
    }
  }

  /// The methods of the only class that conforms to the protocol of a property, such as a delegate.
  private func onlyMethods(named name: String, of base: ExprSyntax, _ frame: Frame) -> [(Function, Owner)] {
    guard let contract = typeName(of: base, frame),
      evaluator.index.allTypes(named: contract).contains(where: { $0.kind == .contract })
    else { return [] }
    let classes = evaluator.index.allSubclasses(of: contract)
    guard classes.count == 1, let only = classes.first else { return [] }
    return evaluator.index.methods(named: name, of: only).filter(\.source.mentionsMenus)
      .map { ($0, Owner(type: only, value: nil)) }
  }

  /// The item that a search finds: `menu.items.first(where: { $0.tag == 3 })`.
  private func item(
    where name: String, _ base: ExprSyntax, _ call: FunctionCallExprSyntax, _ frame: inout Frame
  ) -> AppKitObject? {
    guard name == "first", let list = base.as(MemberAccessExprSyntax.self), list.declName.baseName.text == "items",
      let owner = list.base, let closure = call.trailingClosure ?? call.closure("where"),
      let sequence = closure.statements.first?.item.expression?.as(SequenceExprSyntax.self),
      closure.statements.count == 1, case .menu(let menu)? = object(of: owner, &frame)
    else { return nil }
    let parts = Array(sequence.elements)
    guard parts.count == 3, parts[1].trimmedDescription == "==", let property = parts[0].as(MemberAccessExprSyntax.self)
    else { return nil }
    return self.item(of: menu, property.declName.baseName.text, parts[2], frame)
  }

  /// The item whose tag, title, or identifier has a value.
  func item(of menu: AppKitMenu, _ property: String, _ value: ExprSyntax, _ frame: Frame) -> AppKitObject? {
    let found: AppKitItem?
    switch property {
    case "tag":
      guard case .number(let tag) = evaluator.evaluate(value, frame.scope) else { return nil }
      found = menu.items.first { $0.tag == tag }
    case "title":
      let title = evaluator.text(of: value, frame.scope)
      found = menu.items.first { title.isKnown && $0.title.string == title.string }
    case "identifier": found = menu.items.first { $0.identifier == Evaluator.words(of: value) }
    default: return nil
    }
    return found.map { .item($0) }
  }

  /// Changes the modifiers of an item: `item.keyEquivalentModifierMask.insert(.shift)`.
  private func changeModifiers(
    _ name: String, of base: ExprSyntax, _ call: FunctionCallExprSyntax, _ frame: inout Frame
  ) -> Bool {
    guard Evaluator.lastName(of: base) == "keyEquivalentModifierMask", let argument = call.argument() else {
      return false
    }
    let owner = base.as(MemberAccessExprSyntax.self)?.base
    let found = owner.flatMap { $0.trimmedDescription == "self" ? frame.this : object(of: $0, &frame) } ?? frame.this
    guard case .item(let item)? = found else { return false }
    guard let modifiers = KeyReader(evaluator: evaluator).modifierSet(of: argument, frame.scope) else {
      item.addPlaceholder(
        frame.scope.source.location(of: argument), "without a modifier", "its modifier mask \(Evaluator.runTime)")
      return true
    }
    switch name {
    case "insert", "formUnion": item.mask.formUnion(modifiers)
    case "remove", "subtract": item.mask.subtract(modifiers)
    default: break
    }
    return true
  }

  /// The result of a static method with an implicit type, such as `.named("…")`.
  private func made(
    by name: String, of typeName: String, _ call: FunctionCallExprSyntax, _ frame: inout Frame
  ) -> AppKitObject? {
    guard let type = evaluator.index.type(named: typeName, from: frame.scope.source) else { return nil }
    let owner = Owner(type: type, value: nil, isStatic: true)
    for function in type.staticMethods[name] ?? [] {
      if let found = follow(function, owner, this: nil, call, &frame)?.object { return found }
    }
    return nil
  }

  /// The result of a method of the object's class, or in an extension of menus or items.
  func extended(
    _ name: String, _ this: AppKitObject, _ call: FunctionCallExprSyntax, _ frame: inout Frame
  ) -> (object: AppKitObject?, Void)? {
    if let found = run(name, of: this, call, &frame) { return found }
    if let type = this.type {
      for function in evaluator.index.methods(named: name, of: type) {
        if isDone(function, this) { return (nil, ()) }
        if let found = follow(function, Owner(type: type, value: nil), this: this, call, &frame) { return found }
      }
    }
    guard let type = evaluator.index.type(named: this.frameworkName, from: frame.scope.source) else { return nil }
    for function in type.methods[name] ?? [] {
      if let found = follow(function, Owner(type: type, value: nil), this: this, call, &frame) { return found }
    }
    return nil
  }
}
