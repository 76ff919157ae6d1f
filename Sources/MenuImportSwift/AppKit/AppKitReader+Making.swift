import MenuDocument
import MenuImport
import MockupScene
import SwiftEvaluation
import SwiftSyntax

extension AppKitReader {
  static let makers: Set = ["separator", "sectionHeader"]

  /// Creates the menu or item of an initializer call; `nil` for other types.
  func made(_ name: String, _ call: FunctionCallExprSyntax, _ frame: inout Frame) -> AppKitObject? {
    if name == "NSMenu" || name == "NSMenuItem" { return made(name, "init", call, &frame) }
    // A subclass acts like its superclass, plus the statements of its initializer.
    guard
      let type = evaluator.index.type(named: name, from: frame.scope.source, inside: frame.scope.nearestOwner?.type),
      let parent = ["NSMenu", "NSMenuItem"].first(where: type.inherited.contains)
    else { return nil }
    let object = new(parent, call, frame)
    let owner = Owner(type: type, value: nil)
    for initializer in type.initializers {
      if follow(initializer, owner, object, call, &frame) { return object }
    }
    set(object, by: call, &frame)
    return object
  }

  func made(
    _ type: String, _ maker: String, _ call: FunctionCallExprSyntax, _ frame: inout Frame
  ) -> AppKitObject? {
    let location = frame.scope.source.location(of: call)
    switch maker {
    case "separator": return .item(AppKitItem(.separator, location: location))
    case "sectionHeader":
      let item = AppKitItem(.heading, location: location)
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

  private func new(_ type: String, _ call: FunctionCallExprSyntax, _ frame: Frame) -> AppKitObject {
    let location = frame.scope.source.location(of: call)
    if type == "NSMenuItem" { return .item(AppKitItem(location: location)) }
    let menu = AppKitMenu(location: location, loops: loops)
    menus[location] = menu
    return .menu(menu)
  }

  /// Runs an initializer; returns whether it accepts the call's arguments.
  private func follow(
    _ initializer: Initializer, _ owner: Owner, _ this: AppKitObject, _ call: FunctionCallExprSyntax,
    _ frame: inout Frame
  ) -> Bool {
    guard let node = initializer.node, let body = node.body?.statements else { return false }
    let scope = Scope(source: initializer.source, owner: owner)
    guard let names = Parameters(node.signature.parameterClause.parameters, scope).bind(call, frame.scope) else {
      return false
    }
    var inner = Frame(scope: scope.binding(names), this: this)
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
      }
      if let key = call.argument("keyEquivalent") { setKey(key, of: item, frame) }
      if item.title.string.isEmpty, item.key == nil, !call.arguments.isEmpty,
        call.argument("title") == nil, call.argument("withTitle") == nil, call.argument("coder") == nil
      {
        let unknown = evaluator.unknown(call, frame.scope, "its title \(Evaluator.runTime)")
        item.title = ReadText(unknown)
      }
    case nil: break
    }
    return object
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
    if let uncertainty = uncertainties.last {
      if uncertainties.contains(where: { !$0.isShown }) { item.set(.isHidden) }
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
      if name == "setAccessibilityLabel", let argument = call.argument() {
        let text = evaluator.text(of: argument, frame.scope)
        item.set(.accessibilityLabel(text.string))
        item.placeholders += text.placeholders
      }
      return nil
    }
  }

  private func perform(
    _ name: String, of menu: AppKitMenu, _ call: FunctionCallExprSyntax, _ frame: inout Frame
  ) -> AppKitObject? {
    switch name {
    case "addItem", "insertItem":
      if call.argument("withTitle") != nil {
        let item = AppKitItem(location: frame.scope.source.location(of: call))
        set(.item(item), by: call, &frame)
        add(item, to: menu, at: position(call, frame))
        return .item(item)
      }
      if let argument = call.argument() {
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
      guard let argument = call.argument(), case .item(let item)? = self.object(of: argument, &frame) else { break }
      if let uncertainty = uncertainties.last {
        item.addPlaceholder(
          frame.scope.source.location(of: call), "shown", uncertainty.placeholder?.reason ?? Evaluator.runTime)
      } else {
        menu.remove(item)
      }
      return nil
    case "item":
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
    menu.placeholders.append(
      Placeholder(
        location: frame.scope.source.location(of: call), text: "without the change",
        reason: "the effect of \(name) is not in the imported sources"))
    return nil
  }

  /// Adds the item of an argument, or a placeholder for an unknown one.
  func addObject(_ argument: ExprSyntax, to menu: AppKitMenu, at position: Int? = nil, _ frame: inout Frame) {
    if case .item(let item)? = object(of: argument, &frame) { return add(item, to: menu, at: position) }
    let unknown = evaluator.unknown(argument, frame.scope, "its value \(Evaluator.runTime)")
    let item = AppKitItem(location: unknown.location)
    item.title = ReadText(unknown)
    item.key = nil
    add(item, to: menu, at: position)
  }

  private func position(_ call: FunctionCallExprSyntax, _ frame: Frame) -> Int? {
    guard let argument = call.argument("at"), case .number(let number) = evaluator.evaluate(argument, frame.scope)
    else { return nil }
    return Int(exactly: number)
  }
}
