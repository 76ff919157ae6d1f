import MenuDocument
import MenuImport
import MenuSwiftViews
import MockupScene
import SwiftEvaluation
import SwiftSyntax

extension AppKitReader {
  static let makers: Set = ["separator", "sectionHeader"]

  func made(
    _ type: String, _ maker: String, _ call: FunctionCallExprSyntax, _ frame: inout Frame
  ) -> AppKitObject? {
    let location = frame.scope.source.location(of: call)
    switch maker {
    case "separator": return .item(AppKitItem(.separator, location: location, conditions: uncertainties))
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
    if let first = menus[origin], let site = frame.site, first.site != site, menus[site] == nil,
      !first.isAttached || isPart(first)
    {
      location = site
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
    var inner = Frame(scope: scope.binding(names), this: this, site: frame.site(of: call))
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
      if let title = call.argument("title") ?? call.argument("withTitle") {
        item.title = text(of: title, frame)
        item.location = evaluator.origin(of: title, frame.scope) ?? item.location
      }
      if let key = call.argument("keyEquivalent") { setKey(key, of: item, frame) }
      if let action = call.argument("action") { setAction(action, of: item, frame) }
      if item.title.string.isEmpty, item.key == nil, !call.arguments.isEmpty,
        call.argument("title") == nil, call.argument("withTitle") == nil, call.argument("coder") == nil
      {
        let unknown = evaluator.unknown(call, frame.scope, "its title \(Evaluator.runTime)")
        item.title = ReadText(unknown)
      }
    case .list, nil: break
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
    // AppKit allows an item in a menu only once.
    if menu.items.contains(where: { $0 === item }) { return }
    guard itemCount < Limit.swiftItems.maximum else {
      isFull = true
      return
    }
    itemCount += 1
    let conditions = uncertainties.dropFirst(menu.conditions)
    if let uncertainty = conditions.last {
      if conditions.contains(where: { !$0.isShown }) { item.set(.isHidden) }
      let words = conditions.reduce(nil) { ItemCondition.both($0, $1.condition) }
      item.condition = ItemCondition.both(words, item.condition)
      if let placeholder = uncertainty.placeholder {
        item.addPlaceholder(placeholder.location, placeholder.text, placeholder.reason)
      }
    }
    let loop = loops.last { loop in !menu.loops.contains { $0 === loop } }
    if let position, loop == nil, menu.entries.indices.contains(position) {
      menu.entries.insert(.item(item), at: position)
    } else {
      menu.add(item, in: loop)
    }
  }

  func attach(_ menu: AppKitMenu, to item: AppKitItem) {
    menu.isAttached = true
    item.submenu = menu
  }

  func perform(
    _ name: String, of object: AppKitObject, _ call: FunctionCallExprSyntax, _ frame: inout Frame
  ) -> AppKitObject? {
    switch object {
    case .menu(let menu): return perform(name, of: menu, call, &frame)
    case .item(let item):
      if let found = extended(name, object, call, &frame) { return found.object }
      if configure(object, name, call, &frame) { return object }
      if name == "setAccessibilityLabel", let argument = call.argument() {
        let text = evaluator.text(of: argument, frame.scope)
        item.set(.accessibilityLabel(text.string))
        item.placeholders += text.notes
      }
      return nil
    case .list(let list):
      change(list, name, call, &frame)
      return nil
    }
  }

  private func perform(
    _ name: String, of menu: AppKitMenu, _ call: FunctionCallExprSyntax, _ frame: inout Frame
  ) -> AppKitObject? {
    assignments.insert(frame.scope.source.location(of: call))
    switch name {
    case "addItem", "insertItem":
      if call.argument("withTitle") != nil {
        let item = AppKitItem(location: frame.scope.source.location(of: call), conditions: uncertainties)
        set(.item(item), by: call, &frame)
        add(item, to: menu, at: position(call, frame))
        return .item(item)
      }
      if let argument = call.argument() {
        if case .item(let item)? = object(of: argument, &frame) {
          add(item, to: menu, at: position(call, frame))
          return nil
        }
        // A method of the same name in an extension: `menu.addItem("Title")`.
        if let found = extended(name, .menu(menu), call, &frame) { return found.object }
        addObject(argument, to: menu, at: position(call, frame), &frame)
        return nil
      }
    case "setSubmenu":
      guard let argument = call.argument(), let owner = call.argument("for"),
        case .menu(let inner)? = self.object(of: argument, &frame),
        case .item(let item)? = self.object(of: owner, &frame)
      else { return nil }
      attach(inner, to: item)
      return nil
    case "removeAllItems":
      if uncertainties.isEmpty { menu.entries = [] }
      return nil
    case "removeItem":
      let found = call.argument("at").map { self.item(at: $0, of: menu, frame) } ?? nil
      guard case .item(let item)? = found ?? call.argument().flatMap({ self.object(of: $0, &frame) }) else { break }
      if let uncertainty = uncertainties.last {
        item.addPlaceholder(
          frame.scope.source.location(of: call), "shown", uncertainty.placeholder?.reason ?? Evaluator.runTime)
      } else {
        menu.remove(item)
      }
      return nil
    case "item":
      if let tag = call.argument("withTag") { return self.item(of: menu, "tag", tag, frame) }
      if let title = call.argument("withTitle") { return self.item(of: menu, "title", title, frame) }
      guard let index = call.argument("at"), case .number(let number) = evaluator.evaluate(index, frame.scope),
        let position = Int(exactly: number), menu.items.indices.contains(position)
      else { return nil }
      return .item(menu.items[position])
    case "popUp", "update", "performActionForItem", "itemChanged", "cancelTracking", "indexOfItem", "index", "copy":
      if name == "popUp" { menu.presentation = "contextMenu" }
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
    let parameter = Evaluator.parameterNames(of: closure).first ?? "$0"
    let outer = frame.objects[parameter]
    frame.objects[parameter] = object
    _ = evaluator.enter(closure.statements) { run(closure.statements, &frame) }
    frame.objects[parameter] = outer
    return true
  }

  /// Adds the items of lists that are joined by `+`.
  func addAll(_ parts: ArraySlice<ExprSyntax>, to menu: AppKitMenu, _ frame: inout Frame) -> Bool {
    let signs = parts.compactMap { $0.as(BinaryOperatorExprSyntax.self)?.operator.text }
    guard signs.count * 2 + 1 == parts.count, signs.allSatisfy({ $0 == "+" }) else { return false }
    for part in parts where !part.is(BinaryOperatorExprSyntax.self) {
      guard addAll(part, to: menu, &frame) else { return false }
    }
    return true
  }

  /// Adds the items of a list, such as an array or the result of a builder, in order.
  ///
  /// - Returns: Whether the list is known.
  func addAll(_ list: ExprSyntax, to menu: AppKitMenu, _ frame: inout Frame) -> Bool {
    guard evaluator.descend({ true }) == true else { return false }
    if addWritten(list, to: menu, &frame) { return true }
    guard case .list(let items)? = object(of: list, &frame) else { return false }
    add(items, to: menu)
    return true
  }

  private func addWritten(_ list: ExprSyntax, to menu: AppKitMenu, _ frame: inout Frame) -> Bool {
    if let array = list.as(ArrayExprSyntax.self) {
      for element in array.elements { addObject(element.expression, to: menu, &frame) }
      return true
    }
    if let sequence = list.as(SequenceExprSyntax.self) {
      return addAll(Array(sequence.elements)[...], to: menu, &frame)
    }
    if let name = list.as(DeclReferenceExprSyntax.self)?.baseName.text {
      guard frame.objects[name] == nil, case .expression(let expression)? = evaluator.binding(of: name, frame.scope)
      else { return false }
      var inner = Frame(scope: expression.scope)
      return addAll(expression.syntax, to: menu, &inner)
    }
    guard let call = list.as(FunctionCallExprSyntax.self),
      let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
    else { return false }
    // A method whose only statement is a list.
    if let owner = frame.scope.nearestOwner, frame.scope.local(name) == nil {
      for function in evaluator.index.methods(named: name, of: owner.type) {
        guard let arguments = evaluator.parameters(of: function, owner)?.bind(call, frame.scope),
          let body = function.body, body.count == 1, let result = body.first?.item.expression
        else { continue }
        var inner = Frame(scope: evaluator.functionScope(function, owner).binding(arguments))
        return evaluator.enter(body) { addAll(result, to: menu, &inner) } ?? false
      }
    }
    // `items()`, where a parameter is a closure with statements.
    guard call.arguments.isEmpty, case .expression(let expression)? = frame.scope.local(name),
      let closure = expression.syntax.as(ClosureExprSyntax.self)
    else { return false }
    var inner = Frame(scope: expression.scope)
    addBuilt(closure.statements, to: menu, &inner)
    return true
  }

  /// Adds the item of each expression, as a result builder does.
  private func addBuilt(_ statements: CodeBlockItemListSyntax, to menu: AppKitMenu, _ frame: inout Frame) {
    for statement in statements {
      guard let expression = statement.item.expression else {
        frame.scope = evaluator.advance(frame.scope, past: statement)
        continue
      }
      if let choice = expression.as(IfExprSyntax.self) {
        addBuilt(choice, to: menu, frame)
      } else if let array = expression.as(ArrayExprSyntax.self) {
        _ = addAll(ExprSyntax(array), to: menu, &frame)
      } else {
        addObject(expression, to: menu, &frame)
      }
    }
  }

  private func addBuilt(_ choice: IfExprSyntax, to menu: AppKitMenu, _ frame: Frame) {
    let (truth, scope) = evaluator.decide(choice.conditions, frame.scope)
    let words = Evaluator.bothWays(Evaluator.conditionWords(of: choice.conditions))
    func add(_ statements: CodeBlockItemListSyntax?, _ isShown: Bool, _ reason: String?, _ scope: Scope) {
      guard let statements else { return }
      var inner = frame
      inner.scope = scope
      guard let reason else { return addBuilt(statements, to: menu, &inner) }
      let placeholder = Placeholder(
        location: frame.scope.source.location(of: choice), text: isShown ? "shown" : "hidden", reason: reason)
      uncertainties.append(
        Uncertainty(isShown: isShown, placeholder: placeholder, condition: words[isShown ? 0 : 1]))
      addBuilt(statements, to: menu, &inner)
      uncertainties.removeLast()
    }
    let other = choice.elseBody?.as(CodeBlockSyntax.self)?.statements
    switch truth {
    case .yes: add(choice.body.statements, true, nil, scope)
    case .no: add(other, true, nil, frame.scope)
    case .open(let unknown, _):
      add(choice.body.statements, true, unknown.reason, scope)
      add(other, false, unknown.reason, frame.scope)
    }
    if let next = choice.elseBody?.as(IfExprSyntax.self), !isYes(truth), evaluator.descend({ true }) == true {
      addBuilt(next, to: menu, frame)
    }
  }

  private func isYes(_ truth: Truth) -> Bool { if case .yes = truth { true } else { false } }

  /// Adds the item of an argument, or a placeholder for an unknown one.
  func addObject(_ argument: ExprSyntax, to menu: AppKitMenu, at position: Int? = nil, _ frame: inout Frame) {
    // `.init("Title")` in an array of the app's own items.
    var found: AppKitObject?
    if menu.itemType != "NSMenuItem", let call = argument.as(FunctionCallExprSyntax.self),
      call.calledExpression.trimmedDescription == ".init"
    {
      found = made(menu.itemType, call, &frame)
    }
    if case .item(let item)? = found ?? object(of: argument, &frame) { return add(item, to: menu, at: position) }
    var reason = "its value \(Evaluator.runTime)"
    if case .unknown(let unknown) = evaluator.evaluate(argument, frame.scope) { reason = unknown.reason }
    let unknown = evaluator.unknown(argument, frame.scope, reason)
    let item = AppKitItem(location: unknown.location)
    item.title = ReadText(unknown)
    item.key = nil
    add(item, to: menu, at: position)
  }

  func position(_ call: FunctionCallExprSyntax, _ frame: Frame) -> Int? {
    guard let argument = call.argument("at"), case .number(let number) = evaluator.evaluate(argument, frame.scope)
    else { return nil }
    return Int(exactly: number)
  }
}
