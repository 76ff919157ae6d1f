import MenuImport
import MenuModel
import SwiftSyntax

/// Reads UIKit's menu elements: `UIMenu`, `UIAction`, `UICommand`, `UIKeyCommand`, `UIDeferredMenuElement`.
final class ElementReader {
  let items: ItemReader
  private var evaluator: Evaluator { items.evaluator }
  /// The calls that were read as parts of the menu.
  private(set) var readCalls: Set<SourcePlace> = []

  init(items: ItemReader) {
    self.items = items
  }

  // MARK: Menus

  /// The document of a call of `UIMenu`.
  func menu(_ call: FunctionCallExprSyntax, _ site: MenuSite, _ scope: Scope, _ reader: SiteReader) -> ImportedMenu? {
    let children = call.argument("children").map { elements(of: $0, scope) } ?? []
    guard !children.isEmpty else { return nil }
    let title = call.argument("title").map { evaluator.text(of: $0, scope) } ?? ReadText("")
    let owner = UIKitOwner(of: call)
    var menu = ImportedMenu(
      name: reader.name(of: site, title, owner.isContextMenu ? "context-menu" : "menu"),
      place: site.source.place(of: call), presentation: owner.isContextMenu ? "contextMenu" : "menu",
      title: title.string.isEmpty ? nil : title.string, items: children)
    menu.standIns = title.standIns
    let size = ItemReader.name(of: call.argument("preferredElementSize"))
    if size == "small" || size == "medium" { menu.items = grouped(children, size, place: menu.place) }
    guard let button = owner.button else { return menu }
    menu.presentation = "pullDownButton"
    let parts = label(of: button, scope)
    var members: [(String, JSONNode)] = []
    if let title = parts.texts.first, !title.string.isEmpty { members.append(("title", .string(title.string))) }
    if let name = parts.systemImage { members.append(("systemImage", .string(name))) }
    guard !members.isEmpty else {
      menu.presentation = "menu"
      return menu
    }
    menu.standIns += parts.allStandIns
    return menu.with(button: members)
  }

  /// The elements that an expression makes.
  func elements(of expression: ExprSyntax, _ scope: Scope) -> [ImportedItem] {
    elements(of: evaluator.evaluate(expression, scope), expression, scope)
  }

  private func elements(of value: Value, _ expression: ExprSyntax, _ scope: Scope) -> [ImportedItem] {
    switch value {
    case .list(let values):
      // A list that has another twice is small until it is gone through.
      return values.flatMap { value in evaluator.descend { elements(of: value, expression, scope) } ?? [] }
    case .symbol(let symbol): return evaluator.descend { element(symbol) } ?? []
    case .nothing: return []
    case .conditional(let inner, let doubt):
      var found = elements(of: inner, expression, scope)
      if !doubt.isShown { ItemReader.hide(&found) }
      if let standIn = doubt.standIn { ItemReader.tell(standIn, in: &found) }
      return found
    case .repeated(let inner, let standIn):
      var section = ImportedItem(
        .section(elements(of: inner, expression, scope), isDynamic: true), place: standIn.place)
      section.standIns = [standIn]
      return [section]
    case .unknown(let unknown): return [ItemReader.item(for: unknown)]
    case .text, .number, .bool, .tuple, .enumCase, .instance, .closure, .function, .type:
      return [ItemReader.item(for: evaluator.unknown(expression, scope, "it \(Evaluator.runTime)"))]
    }
  }

  private func element(_ symbol: Expression) -> [ImportedItem] {
    guard let call = symbol.syntax.as(FunctionCallExprSyntax.self) else {
      return [ItemReader.item(for: evaluator.unknown(symbol.syntax, symbol.scope, "it \(Evaluator.runTime)"))]
    }
    let scope = symbol.scope
    let place = items.place(call, scope)
    switch ItemReader.name(of: call.calledExpression) {
    case "UIAction", "UICommand", "UIKeyCommand": return [action(call, scope)]
    case "UIMenu":
      readCalls.insert(place)
      return [submenu(call, scope)]
    case "UIDeferredMenuElement", "uncached":
      var section = ImportedItem(.section(deferred(call, scope), isDynamic: true), place: place)
      section.standIns = [
        StandIn(place: place, text: "one of several", reason: "the elements are made when the menu opens")
      ]
      return [section]
    default: return [ItemReader.item(for: evaluator.unknown(call, scope, "it \(Evaluator.runTime)"))]
    }
  }

  private func deferred(_ call: FunctionCallExprSyntax, _ scope: Scope) -> [ImportedItem] {
    guard let closure = call.trailingClosure, let name = Evaluator.parameterNames(of: closure).first else { return [] }
    for statement in closure.statements {
      guard let inner = statement.item.expression?.as(FunctionCallExprSyntax.self),
        inner.calledExpression.trimmedDescription == name, let argument = inner.argument()
      else { continue }
      return elements(of: argument, scope)
    }
    return []
  }

  private func submenu(_ call: FunctionCallExprSyntax, _ scope: Scope) -> ImportedItem {
    let parts = label(of: call, scope)
    let children = call.argument("children").map { elements(of: $0, scope) } ?? []
    let options = names(in: call.argument("options"), scope)
    let size = ItemReader.name(of: call.argument("preferredElementSize"))
    if options?.contains("displayInline") == true || options?.contains("displayAsPalette") == true {
      let isRow = options?.contains("displayAsPalette") == true
      var group: ImportedItem
      if isRow || size == "small" || size == "medium" {
        group = ImportedItem(
          .controlGroup(children, elementSize: isRow && size.isEmpty ? "small" : size == "large" ? nil : size),
          title: parts.texts.first?.string ?? "", place: items.place(call, scope))
      } else {
        group = ImportedItem(
          .section(children), title: parts.texts.first?.string ?? "", place: items.place(call, scope))
      }
      group.standIns = parts.texts.first?.standIns ?? []
      return group
    }
    var item = items.item(.menu(children), parts, call, scope)
    if options?.contains("destructive") == true { item.set(.role("destructive")) }
    if size == "small" || size == "medium" { item.kind = .menu(grouped(children, size, place: item.place)) }
    if options == nil, let written = call.argument("options") {
      item.standIns.append(
        StandIn(
          place: items.place(written, scope), text: "no options",
          reason: "the options are known only when the program runs"))
    }
    return item
  }

  /// The first elements of a menu side by side, as many as a row takes.
  private func grouped(_ children: [ImportedItem], _ size: String, place: SourcePlace) -> [ImportedItem] {
    let most = size == "small" ? 4 : 3
    let row = children.prefix(most).prefix { item in
      switch item.kind {
      case .button, .toggle, .menu: true
      case .picker, .section, .controlGroup, .stepper, .slider, .divider, .text: false
      }
    }
    guard row.count > 1 else { return children }
    return [ImportedItem(.controlGroup(Array(row), elementSize: size), place: place)] + children.dropFirst(row.count)
  }

  // MARK: Actions

  private func action(_ call: FunctionCallExprSyntax, _ scope: Scope) -> ImportedItem {
    let parts = label(of: call, scope)
    var item = items.item(.button, parts, call, scope)
    if parts.isEmpty {
      let unknown = evaluator.unknown(call, scope, "its title \(Evaluator.runTime)")
      item.title = unknown.quoted
      item.standIns.append(StandIn(place: unknown.place, text: unknown.quoted, reason: unknown.reason))
    }
    setAttributes(call.argument("attributes"), of: &item, scope)
    setState(call.argument("state"), of: &item, scope)
    if let input = call.argument("input") { setKeys(input, call.argument("modifierFlags"), of: &item, scope) }
    if let alternates = call.argument("alternates") { setAlternates(alternates, of: &item, scope) }
    return item
  }

  /// What a command becomes while modifiers are held.
  private func setAlternates(_ expression: ExprSyntax, of item: inout ImportedItem, _ scope: Scope) {
    guard case .list(let values) = evaluator.evaluate(expression, scope) else {
      return missAlternates(expression, &item, scope)
    }
    var nodes: [JSONNode] = []
    for value in values {
      guard case .symbol(let symbol) = value, let call = symbol.syntax.as(FunctionCallExprSyntax.self),
        let title = call.argument("title"), let flags = call.argument("modifierFlags"),
        let held = KeyReader(evaluator: evaluator).heldModifiers(of: flags, symbol.scope)
      else { return missAlternates(expression, &item, scope) }
      let text = evaluator.text(of: title, symbol.scope)
      item.standIns += text.standIns
      nodes.append(.object([("modifiers", held), ("title", .string(text.string))]))
    }
    if let first = nodes.first { item.attributes.append(.alternate(nodes.count == 1 ? first : .array(nodes))) }
  }

  private func missAlternates(_ expression: ExprSyntax, _ item: inout ImportedItem, _ scope: Scope) {
    item.standIns.append(
      StandIn(
        place: items.place(expression, scope), text: "no alternates",
        reason: "what it becomes while keys are held \(Evaluator.runTime)"))
  }

  /// The texts and image of an element or a button.
  private func label(of call: FunctionCallExprSyntax, _ scope: Scope) -> LabelParts {
    var parts = LabelParts()
    if let title = call.argument("title") { parts.texts.append(evaluator.text(of: title, scope)) }
    if let subtitle = call.argument("subtitle"), !subtitle.is(NilLiteralExprSyntax.self) {
      if parts.texts.isEmpty { parts.texts.append(ReadText("")) }
      parts.texts.append(evaluator.text(of: subtitle, scope))
    }
    if let image = call.argument("image"), !image.is(NilLiteralExprSyntax.self) {
      readImage(image, into: &parts, scope)
    }
    return parts
  }

  private func readImage(_ expression: ExprSyntax, into parts: inout LabelParts, _ scope: Scope) {
    var expression = expression
    var scope = scope
    if case .symbol(let symbol) = evaluator.evaluate(expression, scope) {
      (expression, scope) = (symbol.syntax, symbol.scope)
    }
    // What is called on an image changes how it looks.
    while let call = expression.as(FunctionCallExprSyntax.self),
      let access = call.calledExpression.as(MemberAccessExprSyntax.self), let base = access.base,
      base.is(FunctionCallExprSyntax.self) || base.is(OptionalChainingExprSyntax.self)
        || base.is(ForceUnwrapExprSyntax.self)
    {
      expression =
        base.as(OptionalChainingExprSyntax.self)?.expression ?? base.as(ForceUnwrapExprSyntax.self)?.expression ?? base
    }
    if let call = expression.as(FunctionCallExprSyntax.self),
      let name = call.argument("systemName") ?? call.argument("systemSymbolName")
    {
      let text = evaluator.text(of: name, scope)
      if text.standIns.isEmpty {
        parts.systemImage = text.string
        return
      }
    }
    parts.standIns.append(
      StandIn(
        place: scope.source.place(of: expression), text: "no image",
        reason: "the image \(Evaluator.words(of: expression)) is in an asset catalog, or made by the program"))
  }

  private func setAttributes(_ expression: ExprSyntax?, of item: inout ImportedItem, _ scope: Scope) {
    guard let expression else { return }
    guard let names = names(in: expression, scope) else {
      item.standIns.append(
        StandIn(
          place: items.place(expression, scope), text: "no attributes",
          reason: "the attributes \(Evaluator.words(of: expression)) are known only when the program runs"))
      return
    }
    if names.contains("destructive") { item.set(.role("destructive")) }
    if names.contains("disabled") { item.set(.isDisabled) }
    if names.contains("hidden") { item.set(.isHidden) }
    if names.contains("keepsMenuPresented") { item.set(.dismissBehavior("disabled")) }
  }

  private func setState(_ expression: ExprSyntax?, of item: inout ImportedItem, _ scope: Scope) {
    guard let expression else { return }
    switch names(in: expression, scope) {
    case ["on"]: item.kind = .toggle(isOn: true)
    case ["mixed"]: item.kind = .toggle(isOn: nil)
    case ["off"]: break
    default:
      item.kind = .toggle(isOn: false)
      item.standIns.append(
        StandIn(place: items.place(expression, scope), text: "off", reason: "whether it is on \(Evaluator.runTime)"))
    }
  }

  private func setKeys(_ input: ExprSyntax, _ flags: ExprSyntax?, of item: inout ImportedItem, _ scope: Scope) {
    let reader = KeyReader(evaluator: evaluator)
    var key: String?
    if let access = input.as(MemberAccessExprSyntax.self) {
      let names = [
        "inputUpArrow": "up", "inputDownArrow": "down", "inputLeftArrow": "left", "inputRightArrow": "right",
        "inputEscape": "escape", "inputDelete": "delete", "inputHome": "home", "inputEnd": "end",
        "inputPageUp": "pageUp",
        "inputPageDown": "pageDown",
      ]
      key = names[access.declName.baseName.text]
    }
    let text = evaluator.text(of: input, scope)
    if key == nil, text.standIns.isEmpty { key = KeyReader.name(of: text.string) }
    guard let key, let modifiers = flags.map({ reader.modifiers(of: $0, scope) }) ?? [] else {
      item.standIns.append(
        StandIn(
          place: items.place(input, scope), text: "no shortcut", reason: "the keys are known only when the program runs"
        ))
      return
    }
    item.set(.keyboardShortcut((modifiers + [key]).joined(separator: "+")))
  }

  /// The names in a set of options; `nil` where they are not known.
  private func names(in expression: ExprSyntax?, _ scope: Scope) -> [String]? {
    expression.map { evaluator.optionNames(of: $0, scope) } ?? []
  }
}
