package import MenuImport
package import MenuStrings
package import MenuSwiftViews
import PositionedJSON
import SwiftDeclarations
import SwiftEvaluation
package import SwiftSyntax
package import SwiftValues

/// Reads the elements of UIKit menus, and the buttons and views that have the menus.
package final class ElementReader {
  let items: ItemReader
  var evaluator: Evaluator { items.evaluator }
  var labels: LabelReader { LabelReader(evaluator: evaluator) }
  package var readCalls: Set<FileLocation> = []
  /// The menus that a value holds until code puts them into another menu.
  package private(set) var heldCalls: Set<FileLocation> = []
  /// The menus whose elements another menu shows.
  package private(set) var lendingCalls: Set<FileLocation> = []
  /// The menus that code uses only for their elements.
  package private(set) var lentCalls: Set<FileLocation> = []
  /// The reasons that menus were not imported.
  package private(set) var reasons: [FileLocation: String] = [:]
  /// The calls that make single elements.
  var made: Set<FileLocation> = []
  /// The conditions that select the states of actions.
  var conditions: [ActionKey: StateCondition] = [:]
  /// The branches that set the states of actions.
  var branches: [ActionKey: StateBranches] = [:]
  /// The branches around the elements that are read, from the outermost one inward.
  private(set) var blocks: [Uncertainty] = []
  /// The button of the menu, if only an Interface Builder file may tell its label.
  var unlabeled: (owner: String, outlet: String, title: String)?
  /// The effect of a tap on an outlet's button, if the code tells.
  var tap: ButtonTap?

  let bodies: UIKitBodies

  package init(items: ItemReader, bodies: UIKitBodies) {
    self.items = items
    self.bodies = bodies
  }

  /// Marks a function as part of the menu bar that is read.
  func note(_ location: FileLocation) { readCalls.insert(location) }

  private typealias WrittenMenu = (call: FunctionCallExprSyntax, scope: Scope, path: MenuBranches.Path)

  /// The initializers of UIKit that a function or an initializer of the sources calls to make a menu, such as
  /// `UIMenu.make(children: […])`, each with its condition.
  private func initializers(of call: FunctionCallExprSyntax, _ scope: Scope) -> [WrittenMenu] {
    let made = menus(madeBy: call, scope)
    if !made.isEmpty { return made }
    let (call, scope) = evaluator.delegated("UIMenu", call, scope) ?? (call, scope)
    return [(call, scope, MenuBranches.Path())]
  }

  private func menus(madeBy call: FunctionCallExprSyntax, _ scope: Scope) -> [WrittenMenu] {
    guard call.calledExpression.is(MemberAccessExprSyntax.self) else { return [] }
    let value = evaluator.evaluate(ExprSyntax(call), scope)
    let values = if case .list(let values) = value { values } else { [value] }
    return values.compactMap { value in
      let (value, condition) = value.unconditional
      guard case .symbol(let symbol) = value, let inner = symbol.syntax.as(FunctionCallExprSyntax.self),
        inner.id != call.id
      else { return nil }
      return (inner, symbol.scope, MenuBranches.Path(placeholder: condition?.placeholder, words: condition?.condition))
    }
  }

  private func joinedElements(of menus: [WrittenMenu]) -> [ImportedItem] {
    let lists = menus.map { menu in
      (path: menu.path, items: menu.call.argument("children").map { elements(of: $0, menu.scope) } ?? [])
    }
    return lists.count > 1 ? MenuBranches.joined(lists) : lists.first?.items ?? []
  }

  // MARK: Menus

  /// - Parameters:
  ///   - use: The call of the function that makes the menu, if only this use counts.
  ///   - scopeAt: Returns the scope of a node in the body around the call.
  package func menu(
    _ call: FunctionCallExprSyntax, _ site: ElementSite, _ scope: Scope,
    use: FunctionCallExprSyntax? = nil, scopeAt: @escaping (Syntax) -> Scope
  ) -> ImportedMenu? {
    let outer = call
    let location = site.source.location(of: outer)
    let types = ControlTypes(index: evaluator.index, source: site.source, root: outer.root)
    let list = use == nil ? returnedElements(with: call, in: site.source) : nil
    let variable = list == nil ? MenuVariable(of: call, types) : nil
    if let variable, variable.calls.first?.id != call.id {
      note(location)
      return nil
    }
    let changed = variable.flatMap { value(of: $0, types, scopeAt) }
    var others: [MenuBranches.Branch] = []
    if list == nil, changed == nil {
      let branches = branches(around: call, in: site.source, isOfOneUse: use != nil, scopeAt)
      let inOrder = branches?.inOrder(with: call) ?? []
      if branches?.isSkipped(call) ?? false || inOrder.first.map({ $0.call.id != call.id }) ?? false {
        note(location)
        return nil
      }
      others = inOrder.count > 1 ? inOrder : []
    }
    let made = changed.map { [($0.call, $0.scope, MenuBranches.Path())] } ?? initializers(of: call, scope)
    let (call, scope) = made.first.map { ($0.call, $0.scope) } ?? (call, scope)
    var children = list ?? changed?.children ?? joinedElements(of: made)
    let written = list == nil ? call.argument("title") : nil
    var title = written.map { evaluator.text(of: $0, scope) } ?? ReadText("")
    if !others.isEmpty {
      let menus: [(path: MenuBranches.Path, items: [ImportedItem])] = others.map { branch in
        (branch.path, joinedElements(of: initializers(of: branch.call, scopeAt(Syntax(branch.call)))))
      }
      children = MenuBranches.joined(menus.filter { !$0.items.isEmpty } + menus.filter(\.items.isEmpty))
      title = self.title(of: others, title, scopeAt)
    }
    guard !children.isEmpty else {
      if call.argument("children")?.as(ArrayExprSyntax.self)?.elements.isEmpty == true {
        reasons[location] = "it has no items where the code makes it"
      }
      return nil
    }
    if call.id != outer.id, changed == nil, UIKitOwner.isElement(outer) {
      note(location)
      return nil
    }
    var owner = UIKitOwner(of: use ?? outer, use: use == nil ? changed?.use : nil, types) {
      MenuUses.owner(of: $0, in: site.source, evaluator.index, elsewhere: site.uses)
    }
    if owner.isNone, let holder = UIKitOwner.holder(of: outer),
      evaluator.index.type(named: holder.type, from: site.source)?.kind == .structure
    {
      let member = MenuUses(index: evaluator.index, name: holder.field, type: holder.type)
      let here = MenuMaker.uses(of: holder.field, below: outer.root, isElsewhere: { _ in true })
      let uses = member.uses(among: here, in: site.source) + site.uses(member, site.source)
      if let found = MenuUses.owner(ofUses: uses, evaluator.index) {
        owner = found
      } else if uses.contains(where: { $0.expression.parent?.is(ArrayElementSyntax.self) ?? false }) {
        heldCalls.insert(location)
        return nil
      }
    }
    if owner.isNone, let maker = MenuMaker(around: Syntax(outer), returning: "UIMenu"), maker.returns(outer),
      MenuUses.areOnlyElements(of: maker, in: site, evaluator.index)
    {
      lentCalls.insert(location)
    }
    if owner.isToolbarItem { evaluator.compilation.platform = "macOS" }
    var menu = ImportedMenu(
      name: site.name(title, owner.isContextMenu ? "context-menu" : "menu"),
      location: location,
      presentation: owner.isContextMenu ? "contextMenu" : owner.isEditMenu ? "editMenu" : "menu",
      title: title.string.isEmpty ? nil : title.string, items: children)
    menu.placeholders = title.notes
    if let variable, changed == nil {
      menu.placeholders.append(
        Placeholder(
          location: site.source.location(of: variable.lastChange), text: "unchanged",
          reason: "code replaces the menu by one that \(Evaluator.runTime)"))
    }
    guard list == nil else { return menu }
    if let image = call.argument("image"), !isNothing(image, scope) {
      menu.placeholders.append(
        Placeholder(
          location: items.location(image, scope), about: .symbol, text: "no image",
          reason: "the image \(Evaluator.words(of: image)) of the menu shows only inside another menu"))
    }
    let size = Evaluator.lastName(of: call.argument("preferredElementSize"))
    if size == "small" || size == "medium" { menu.items = grouped(children, size, location: menu.location) }
    menu = button(of: menu, owner, types, scope, site) ?? menu
    if menu.presentation != "popUpButton" {
      menu.items = choice(among: menu.items, options: Self.writtenOptions(in: call.argument("options")))
    }
    return menu
  }

  func elements(of expression: ExprSyntax, _ scope: Scope) -> [ImportedItem] {
    // The operands of `first + second`, of which some are unknown.
    if let sequence = expression.as(SequenceExprSyntax.self), sequence.isSum,
      case .unknown = evaluator.evaluate(expression, scope)
    {
      return sequence.elements.filter { !$0.is(BinaryOperatorExprSyntax.self) }.flatMap { part in
        evaluator.descend { elements(of: part, scope) } ?? []
      }
    }
    let written = evaluator.evaluate(expression, scope)
    noteMenus(lendingElementsTo: expression, scope)
    let value = listMember(expression, written, scope) ?? assigned(written, expression, scope)
    if case .unknown = value, let built = builtElements(of: expression, scope) { return built }
    return elements(of: value, expression, scope)
  }

  /// Notes the menus whose elements another menu shows: `makeMenu()?.children ?? []`.
  private func noteMenus(lendingElementsTo expression: ExprSyntax, _ scope: Scope) {
    for part in expression.as(SequenceExprSyntax.self).map({ Array($0.elements) }) ?? [expression] {
      guard let access = part.as(MemberAccessExprSyntax.self), access.declName.baseName.text == "children",
        let base = access.base, case .symbol(let menu) = evaluator.evaluate(base, scope).unconditional.value,
        let call = menu.syntax.as(FunctionCallExprSyntax.self),
        (menu.delegate ?? Evaluator.elementType(of: call)) == "UIMenu"
      else { continue }
      lendingCalls.formUnion([items.location(call, menu.scope)] + menu.origins)
    }
  }

  /// The elements that a branch adds.
  func elements(
    of value: Value, _ expression: ExprSyntax, _ scope: Scope, in block: Uncertainty
  ) -> [ImportedItem] {
    blocks.append(block)
    defer { blocks.removeLast() }
    return elements(of: value, expression, scope)
  }

  func elements(of value: Value, _ expression: ExprSyntax, _ scope: Scope) -> [ImportedItem] {
    switch value {
    case .list(let values):
      // Guards against lists that repeat other lists: small in memory, but exponential when expanded.
      return runs(of: values).flatMap { run in
        evaluator.descend {
          run.count == 1 ? elements(of: run[0], expression, scope) : combined(run, expression, scope)
        } ?? []
      }
    case .symbol(let symbol): return evaluator.descend { element(symbol) } ?? []
    case .nothing: return []
    case .conditional(let inner, let uncertainty):
      var found = elements(of: inner, expression, scope, in: uncertainty)
      if !uncertainty.isShown { ItemReader.hide(&found) }
      ItemReader.require(uncertainty.condition, of: &found)
      if let placeholder = uncertainty.placeholder { ItemReader.addPlaceholder(placeholder, in: &found) }
      return found
    // An operand of a sum, rather than the elements of a loop.
    case .repeated(.unknown(let unknown), let placeholder) where unknown.location == placeholder.location:
      return [ItemReader.item(for: unknown)]
    case .repeated(let inner, let placeholder):
      var section = ImportedItem(
        .section(elements(of: inner, expression, scope), isDynamic: true), location: placeholder.location)
      section.placeholders = [placeholder]
      return [section]
    case .unknown(let unknown): return [ItemReader.item(for: unknown)]
    case .text, .number, .bool, .tuple, .enumCase, .instance, .closure, .function, .type:
      return [ItemReader.item(for: evaluator.unknown(expression, scope, "it \(Evaluator.runTime)"))]
    }
  }

  /// The values of a list; the branches of one condition form a run.
  private func runs(of values: [Value]) -> [[Value]] {
    var runs: [[Value]] = []
    for value in values {
      if let location = Self.condition(of: value), let last = runs.last?.last, Self.condition(of: last) == location {
        runs[runs.count - 1].append(value)
      } else {
        runs.append([value])
      }
    }
    return runs
  }

  static func condition(of value: Value) -> FileLocation? {
    if case .conditional(_, let uncertainty) = value { uncertainty.placeholder?.location } else { nil }
  }

  private func element(_ symbol: Expression) -> [ImportedItem] {
    guard let call = symbol.syntax.as(FunctionCallExprSyntax.self) else {
      return [ItemReader.item(for: evaluator.unknown(symbol.syntax, symbol.scope, "it \(Evaluator.runTime)"))]
    }
    let scope = symbol.scope
    let location = items.location(call, scope)
    switch symbol.delegate ?? Evaluator.elementType(of: call) {
    case "UIAction", "UICommand", "UIKeyCommand":
      made.insert(location)
      return [changed(action(call, scope), symbol.changes)]
    case "UIMenu":
      readCalls.formUnion([location] + symbol.origins)
      made.insert(location)
      let children = symbol.changes["children"].flatMap { _ in evaluator.children(ofMenu: symbol) }
      return [changed(submenu(call, scope, children.map { elements(of: $0, symbol.syntax, scope) }), symbol.changes)]
    case "UIApplicationShortcutItem", "UIMutableApplicationShortcutItem", "UIMenuItem":
      readCalls.insert(location)
      return [QuickActions(elements: self).item(call, scope)]
    case "UIDeferredMenuElement", "uncached":
      return deferredElements(call, scope)
    default:
      if let found = changed(by: call, scope) { return found }
      return [ItemReader.item(for: evaluator.unknown(call, scope, "it \(Evaluator.runTime)"))]
    }
  }

  /// The element that a method changes and returns: `UIAction(title: "Open") { … }.showingImage(true)`.
  private func changed(by call: FunctionCallExprSyntax, _ scope: Scope) -> [ImportedItem]? {
    guard let access = call.calledExpression.as(MemberAccessExprSyntax.self),
      let base = access.base?.as(FunctionCallExprSyntax.self),
      ["UIAction", "UICommand", "UIKeyCommand", "UIMenu"].contains(Evaluator.elementType(of: base))
    else { return nil }
    var found = evaluator.descend { element(Expression(syntax: ExprSyntax(base), scope: scope)) } ?? []
    let name = access.declName.baseName.text
    ItemReader.addPlaceholder(
      Placeholder(
        location: items.location(call, scope), text: "without \(name)",
        reason: "the effect of \(name) \(Evaluator.runTime)"), in: &found)
    return found
  }

  /// - Parameter replaced: The elements that replace those of the call.
  private func submenu(
    _ call: FunctionCallExprSyntax, _ scope: Scope, _ replaced: [ImportedItem]?
  ) -> ImportedItem {
    let parts = label(of: call, scope)
    let options = names(in: call.argument("options"), scope)
    let known = options ?? Self.writtenOptions(in: call.argument("options"))
    let size = Evaluator.lastName(of: call.argument("preferredElementSize"))
    var children = replaced ?? call.argument("children").map { elements(of: $0, scope) } ?? []
    if size != "small", size != "medium", !known.contains("displayAsPalette") {
      children = choice(among: children, options: known)
    }
    let isRow = known.contains("displayAsPalette")
    let missing = (options == nil ? call.argument("options") : nil).map { written in
      let others = known.isEmpty ? "options" : "other options"
      return Placeholder(
        location: items.location(written, scope), text: "no \(others)",
        reason: "the \(others) are known only at runtime")
    }
    if isRow || known.contains("displayInline") {
      var group: ImportedItem
      if isRow || size == "small" || size == "medium" {
        group = ImportedItem(
          .controlGroup(children, elementSize: isRow && size.isEmpty ? "small" : size == "large" ? nil : size),
          title: parts.texts.first?.string ?? "", location: items.location(call, scope))
      } else {
        group = ImportedItem(
          .section(children), title: parts.texts.first?.string ?? "", location: items.location(call, scope))
      }
      group.placeholders = (parts.texts.first?.notes ?? []) + [missing].compactMap(\.self)
      return group
    }
    var item = items.item(.menu(children), parts, call, scope)
    if known.contains("destructive") { item.set(.role("destructive")) }
    if size == "small" || size == "medium" { item.kind = .menu(grouped(children, size, location: item.location)) }
    if let missing { item.placeholders.append(missing) }
    return item
  }

  /// The options that the code names, whatever the others are: `options.union(.displayInline)`.
  private static func writtenOptions(in expression: ExprSyntax?) -> [String] {
    if let list = expression?.as(ArrayExprSyntax.self) {
      return list.elements.flatMap { writtenOptions(in: $0.expression) }
    }
    if let call = expression?.as(FunctionCallExprSyntax.self), call.arguments.count == 1,
      let access = call.calledExpression.as(MemberAccessExprSyntax.self), access.declName.baseName.text == "union"
    {
      return writtenOptions(in: access.base) + writtenOptions(in: call.arguments.first?.expression)
    }
    guard let access = expression?.as(MemberAccessExprSyntax.self), access.base == nil else { return [] }
    return [access.declName.baseName.text]
  }

  /// The first elements side by side, as many as fit in a row.
  func grouped(_ children: [ImportedItem], _ size: String, location: FileLocation) -> [ImportedItem] {
    let maximum = size == "small" ? 4 : 3
    let row = children.prefix(maximum).prefix { item in
      switch item.kind {
      case .button, .toggle, .menu: true
      case .picker, .section, .controlGroup, .stepper, .slider, .divider, .text, .loading, .view: false
      }
    }
    guard row.count > 1 else { return children }
    return [ImportedItem(.controlGroup(Array(row), elementSize: size), location: location)]
      + children.dropFirst(row.count)
  }
}

extension SequenceExprSyntax {
  /// Whether all operators are `+`.
  fileprivate var isSum: Bool {
    let operators = elements.filter { $0.is(BinaryOperatorExprSyntax.self) }
    return operators.allSatisfy { $0.trimmedDescription == "+" } && operators.count * 2 + 1 == elements.count
  }
}
