import MenuDocument
import MenuImport
import MenuStrings
import MenuSwiftViews
import MockupScene
import SwiftDeclarations
import SwiftEvaluation
import SwiftSyntax
import SwiftValues

extension AppKitReader {
  static let makers: Set = ["separator", "separatorItem", "sectionHeader"]

  func made(
    _ type: String, _ maker: String, _ call: FunctionCallExprSyntax, _ frame: inout Frame
  ) -> AppKitObject? {
    let location = frame.scope.source.location(of: call)
    switch maker {
    case "separator", "separatorItem":
      return .item(AppKitItem(.separator, location: location, conditions: uncertainties))
    case "sectionHeader":
      let item = AppKitItem(.heading, location: location, conditions: uncertainties)
      if let title = call.argument("title") { item.title = evaluator.text(of: title, frame.scope) }
      return .item(item)
    default:
      let object = new(type, call, frame)
      let known: Set = ["title", "action", "keyEquivalent"]
      // Initializers in extensions: `NSMenuItem(title:symbol:)`.
      if !call.arguments.allSatisfy({ known.contains($0.label?.text ?? "") }) || call.trailingClosure != nil,
        let declared = evaluator.index.type(named: type, from: frame.scope.source)
      {
        let owner = Owner(type: declared, value: nil)
        for initializer in declared.initializers {
          if follow(initializer, owner, object, call, &frame) { return object }
        }
      }
      set(object, by: call, &frame)
      return object
    }
  }

  func new(_ type: String, _ call: FunctionCallExprSyntax, _ frame: Frame) -> AppKitObject {
    let origin = frame.scope.source.location(of: call)
    if type == "NSMenuItem" { return .item(AppKitItem(location: origin, conditions: uncertainties)) }
    var location = origin
    // Another menu of the same function, unless the first one was replaced.
    if let site = frame.site, menus[origin].map({ $0.site != site && (!$0.isAttached || isPart($0)) }) ?? isFurther,
      menus[site]?.origin != origin || isFurther
    {
      location = site
      // Several menus that one call of a function makes.
      while let other = menus[location], other.origin != origin { location.column += 1 }
    }
    let menu = AppKitMenu(
      location: location, origin: origin, site: frame.site, loops: loops, conditions: uncertainties.count)
    menus[location] = menu
    return .menu(menu)
  }

  /// Runs an initializer; returns whether it accepts the call's arguments.
  func follow(
    _ initializer: Initializer, _ owner: Owner, _ this: AppKitObject, _ call: FunctionCallExprSyntax,
    _ frame: inout Frame
  ) -> Bool {
    guard let node = initializer.node, let body = node.body?.statements else { return false }
    let scope = Scope(source: initializer.source, owner: owner)
    guard let names = Parameters(node.signature.parameterClause.parameters, scope).bind(call, frame.scope) else {
      return false
    }
    var inner = Frame(scope: scope.binding(names), this: this, site: frame.site(of: call), caller: Caller(frame))
    inner.objects = objects(in: names, &frame)
    _ = evaluator.enter(body) { run(body, &inner) }
    return true
  }

  @discardableResult
  func set(
    _ object: AppKitObject?, by call: FunctionCallExprSyntax, _ frame: inout Frame
  ) -> AppKitObject? {
    switch object {
    case .menu(let menu):
      if let title = call.argument("title") { menu.title = text(of: title, frame) }
    case .item(let item):
      if let title = call.argument("title") ?? call.labeled("withTitle") {
        item.title = text(of: title, frame)
        item.location = evaluator.origin(of: title, frame.scope) ?? item.location
      }
      if let key = call.argument("keyEquivalent") {
        setKey(evaluator.text(of: key, frame.scope), key, of: item, frame)
      }
      if let action = call.argument("action") { setAction(action, of: item, frame) }
      if item.title.string.isEmpty, item.key == nil, !call.arguments.isEmpty,
        call.argument("title") == nil, call.labeled("withTitle") == nil, call.argument("coder") == nil
      {
        let unknown = evaluator.unknown(call, frame.scope, "its title \(Evaluator.runTime)")
        item.title = ReadText(unknown)
      }
    case .list, .choice, nil: break
    }
    return object
  }

  /// Connects an item to the methods that get it as their sender or validate it.
  func setAction(_ action: ExprSyntax, of item: AppKitItem, _ frame: Frame) {
    guard let name = SelectorName.name(in: action) else { return }
    let base = action.as(MacroExpansionExprSyntax.self)?.arguments.first?.expression.as(MemberAccessExprSyntax.self)?
      .base
    let type = base.map { Evaluator.lastName(of: $0.unwrapped) } ?? "self"
    guard let owner = type == "self" ? frame.scope.nearestOwner?.type.simpleName : type else { return }
    outlets.append(Outlet(owner: owner, name: OutletName.action(name), target: item.location))
  }

  // MARK: Adding

  /// Adds an item, subject to the surrounding branches and loops.
  func add(_ item: AppKitItem, to menu: AppKitMenu, at position: Int? = nil) {
    let item = copiesItems ? item.copy() : item
    // AppKit allows an item in a menu only once.
    if menu.items.contains(where: { $0 === item }) { return }
    if menu.isInside(item) { return noteCycle(item) }
    guard itemCount < Limit.swiftItems.maximum else {
      isFull = true
      return
    }
    itemCount += 1
    if menu.entries.isEmpty { menu.firstItem = itemCount }
    noteReturns(before: menu)
    // An early return before the first item concerns the menu as a whole.
    let around = uncertainties.dropFirst(menu.conditions)
    let conditions = around.filter { condition in
      condition.placeholder.flatMap { returns[$0] }.map { menu.firstItem <= $0 } ?? true
    }
    Self.set(conditions, of: item)
    for condition in around {
      guard let place = condition.placeholder, let count = returns[place], count < menu.firstItem else { continue }
      let earlier = menu.returns.firstIndex { $0.condition.placeholder == place }
      if let earlier { menu.returns[earlier].items.append(item) } else { menu.returns.append((condition, [item])) }
    }
    item.menu = menu
    let loop = loops.last { loop in !menu.loops.contains { $0 === loop } }
    item.isRepeated = loop != nil
    if let position, menu.entries.indices.contains(position) {
      menu.entries.insert(loop.map { .repeated($0, [item]) } ?? .item(item), at: position)
    } else {
      menu.add(item, in: loop)
    }
  }

  /// Gives the items after an early return its condition if the next item of the menu is added anyway, as when a function
  /// that adds the first items returns to its caller.
  private func noteReturns(before menu: AppKitMenu) {
    for (condition, items) in menu.returns.reversed() {
      let isAround = uncertainties.contains { $0.placeholder == condition.placeholder }
      guard !isAround, let place = condition.placeholder else { continue }
      for item in items { Self.set([condition], of: item) }
      returns[place] = itemCount
      menu.returns.removeAll { $0.condition.placeholder == place }
    }
  }

  /// Sets the conditions under which an item is added.
  private static func set(_ conditions: [Uncertainty], of item: AppKitItem) {
    guard let uncertainty = conditions.last else { return }
    let isHidden = conditions.contains { !$0.isShown }
    if isHidden { item.set(.isHidden) }
    let words = conditions.reduce(nil) { ItemCondition.both($0, $1.condition) }
    item.condition = ItemCondition.both(words, item.condition)
    if let placeholder = uncertainty.placeholder {
      var note = placeholder
      if isHidden { note.isShown = false }
      item.add(note)
    }
  }

  /// Whether no condition decides if a statement runs, other than those of early returns.
  var isCertain: Bool { uncertainties.allSatisfy(isReturn) }

  /// Whether a condition inside those around a menu, other than that of an early return, decides if a statement runs.
  func isConditional(_ menu: AppKitMenu) -> Bool { !uncertainties.dropFirst(menu.conditions).allSatisfy(isReturn) }

  private func isReturn(_ condition: Uncertainty) -> Bool { condition.placeholder.map { returns[$0] != nil } ?? false }

  func attach(_ menu: AppKitMenu, to item: AppKitItem) {
    if item.menu?.isInside(menu) == true { return noteCycle(item) }
    menu.isAttached = true
    menu.holder = item
    item.submenu = menu
  }

  /// AppKit refuses a submenu that contains its own item.
  private func noteCycle(_ item: AppKitItem) {
    item.addPlaceholder(item.location, "no submenu", "the submenu would contain its own item")
  }

  /// Gives an item one of several submenus.
  func attach(_ object: AppKitObject, to item: AppKitItem) {
    guard case .choice(let all) = object else {
      if case .menu(let menu) = object { attach(menu, to: item) }
      return
    }
    let possible = all.filter { choice in
      !uncertainties.contains { $0.opposite != nil && $0.opposite == choice.condition.condition }
    }
    guard let (first, condition) = possible.first(where: \.condition.isShown) ?? possible.first,
      case .menu(let menu) = first
    else { return }
    attach(menu, to: item)
    if possible.count == all.count, let placeholder = condition.placeholder {
      item.addPlaceholder(placeholder.location, "this submenu", "a condition selects it: \(placeholder.reason)")
    }
  }

  func perform(
    _ name: String, of object: AppKitObject, _ call: FunctionCallExprSyntax, _ frame: inout Frame
  ) -> AppKitObject? {
    switch object {
    case .menu(let menu): return perform(OldMethodName.current(name), of: menu, call, &frame)
    case .item(let item):
      if let found = extended(name, object, call, &frame) { return found.object }
      if configure(object, name, call, &frame) { return object }
      if name == "copy" { return .item(item.copy()) }
      if name == "setAccessibilityLabel", let argument = call.argument() {
        let text = evaluator.text(of: argument, frame.scope)
        item.set(.accessibilityLabel(text.string))
        item.placeholders += text.notes
      }
      return nil
    case .list(let list):
      change(list, name, call, &frame)
      return nil
    case .choice:
      var results: [AppKitObject] = []
      var after = frame
      let isCopying = copiesItems
      defer { copiesItems = isCopying }
      forEach(of: object) { object in
        if let result = perform(name, of: object, call, &after) { results.append(result) }
        copiesItems = true
      }
      frame = after
      return results.first
    }
  }

  private func perform(
    _ name: String, of menu: AppKitMenu, _ call: FunctionCallExprSyntax, _ frame: inout Frame
  ) -> AppKitObject? {
    assignments.insert(frame.scope.source.location(of: call))
    if let done = performPopUp(name, menu, call, &frame) { return done.object }
    if menu.type?.methods[name] != nil, !Self.methods.contains(name),
      let found = extended(name, .menu(menu), call, &frame)
    {
      return found.object
    }
    switch name {
    case "addItem", "insertItem":
      if call.labeled("withTitle") != nil {
        // A method of the app's own, with more parameters.
        if menu.popUp == nil || call.arguments.count > 1, call.argument("keyEquivalent") == nil,
          let found = extended(name, .menu(menu), call, &frame)
        {
          return found.object
        }
        let item = AppKitItem(location: frame.scope.source.location(of: call), conditions: uncertainties)
        set(.item(item), by: call, &frame)
        noteIndex(of: item, call, frame)
        add(item, to: menu, at: position(call, frame))
        return .item(item)
      }
      if let argument = call.argument() {
        if let object = object(of: argument, &frame), object.menus.isEmpty {
          if case .item(let item) = object { noteIndex(of: item, call, frame) }
          add(object, to: menu, at: position(call, frame))
          return nil
        }
        // A method of the same name in an extension: `menu.addItem("Title")`.
        if let found = extended(name, .menu(menu), call, &frame) { return found.object }
        addObject(argument, to: menu, at: position(call, frame), &frame)
        return nil
      }
    case "setSubmenu":
      guard let argument = call.argument(), let owner = call.argument("for"),
        let inner = self.object(of: argument, &frame), case .item(let item)? = self.object(of: owner, &frame)
      else { return nil }
      attach(inner, to: item)
      return nil
    case "removeAllItems":
      if isCertain { menu.entries = [] }
      return nil
    case "removeItem":
      let found = call.labeled("at").map { self.item(at: $0, of: menu, frame) } ?? nil
      guard case .item(let item)? = found ?? call.argument().flatMap({ self.object(of: $0, &frame) }) else { break }
      if let uncertainty = uncertainties.last {
        item.add(
          Placeholder(
            location: frame.scope.source.location(of: call), isShown: true,
            reason: uncertainty.placeholder?.reason ?? Evaluator.runTime))
      } else {
        menu.remove(item)
      }
      return nil
    case "item":
      if let tag = call.labeled("withTag") { return self.item(of: menu, "tag", tag, frame) }
      if let title = call.labeled("withTitle") { return self.item(of: menu, "title", title, frame) }
      guard let index = call.labeled("at"), case .number(let number) = evaluator.evaluate(index, frame.scope),
        let position = Int(exactly: number), menu.items.indices.contains(position)
      else { return nil }
      return .item(menu.items[position])
    case "popUp", "update", "performActionForItem", "itemChanged", "cancelTracking",
      "cancelTrackingWithoutAnimation", "indexOfItem", "index", "copy":
      if name == "popUp" { popUp(menu, by: call, frame) }
      return nil
    default: break
    }
    if let found = extended(name, .menu(menu), call, &frame) { return found.object }
    if configure(.menu(menu), name, call, &frame) { return .menu(menu) }
    menu.placeholders.append(
      Placeholder(
        location: frame.scope.source.location(of: call), text: "without the change",
        reason: "the effect of \(name) is not followed"))
    return nil
  }

  /// Runs a closure that configures an object; returns whether the call does that.
  private func configure(
    _ object: AppKitObject, _ name: String, _ call: FunctionCallExprSyntax, _ frame: inout Frame
  ) -> Bool {
    guard Self.configurers.contains(name), let closure = call.trailingClosure else { return false }
    let parameter = closure.parameterNames.first ?? "$0"
    var block = frame.block(frame.scope)
    (block.built, block.isRepeated) = (nil, false)
    block.declare(parameter, object)
    _ = evaluator.enter(closure.statements) { run(closure.statements, &block) }
    frame.keep(block)
    return true
  }

  /// Notes the index of an inserted item that is known only at runtime.
  private func noteIndex(of item: AppKitItem, _ call: FunctionCallExprSyntax, _ frame: Frame) {
    guard let index = call.labeled("at"), position(call, frame) == nil,
      !["count", "numberOfItems", "endIndex"].contains(Evaluator.lastName(of: index.unwrapped))
    else { return }
    let reason = "the index \(Evaluator.words(of: index)) \(Evaluator.runTime)"
    item.addPlaceholder(frame.scope.source.location(of: call), "at the end", reason)
  }

  /// The known index of an insertion; `nil` also for a variable that the code counts up.
  func position(_ call: FunctionCallExprSyntax, _ frame: Frame) -> Int? {
    guard let argument = call.labeled("at"), !isCounter(argument),
      case .number(let number) = evaluator.evaluate(argument, frame.scope)
    else { return nil }
    return Int(exactly: number)
  }

  /// Whether an expression is a variable to which the function around it adds a number.
  private func isCounter(_ expression: ExprSyntax) -> Bool {
    guard let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.text else { return false }
    var parent = expression.parent
    while let node = parent, !node.is(FunctionDeclSyntax.self) { parent = node.parent }
    guard let function = parent else { return false }
    if let known = counters[function.id] { return known.contains(name) }
    var names: Set<String> = []
    var stack = [function]
    while let node = stack.popLast() {
      if let parts = node.as(SequenceExprSyntax.self)?.elements, let variable = parts.first,
        ["+=", "-="].contains(parts.dropFirst().first?.trimmedDescription)
      {
        names.insert(variable.trimmedDescription)
      }
      stack += node.children(viewMode: .sourceAccurate)
    }
    counters[function.id] = names
    return names.contains(name)
  }
}
