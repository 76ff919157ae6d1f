package import MenuImport
package import MenuStrings
package import MenuSwiftViews
import MockupScene
import PositionedJSON
package import SwiftDeclarations
import SwiftEvaluation
package import SwiftSyntax
import SwiftValues

/// Reads AppKit menus built in code with `NSMenu` and `NSMenuItem`.
///
/// The reader simulates a body statement by statement on ``AppKitMenu`` and ``AppKitItem``. The evaluator supplies
/// strings, conditions, and names.
package final class AppKitReader {
  let items: ItemReader
  var evaluator: Evaluator { items.evaluator }
  var menus: [FileLocation: AppKitMenu] = [:]
  /// The objects of properties, by name, while a body and its callees are read.
  var members: [String: AppKitObject] = [:]
  /// The properties in `members`.
  var holders: [String: AppKitHolder] = [:]
  /// The locations of the assignments that were read.
  var assignments: Set<FileLocation> = []
  /// The titles and images of buttons other than status items, by the words of the button.
  var looks: [String: [(key: String, value: JSONNode)]] = [:]
  /// The menus that a method built anew.
  var rebuilt: Set<FileLocation> = []
  /// The menus whose delegate updated them.
  var updated: Set<FileLocation> = []
  /// The keys of the button of a status item, in document syntax.
  var statusButton: [(String, JSONNode)] = []
  /// The parts of the button that are known only at runtime.
  var statusNotes: [Placeholder] = []
  /// The keys of the button with notes.
  var noted: Set<String> = []
  /// The actions of items, through which their targets can change them.
  package var outlets: [Outlet] = []
  /// The closures in the properties of menus and items of the app's own classes, by property.
  var closures: [ObjectIdentifier: [String: (owner: AppKitObject, closure: ClosureExprSyntax, frame: Frame)]] = [:]
  /// The menu that its own class updates, and the methods that filled it before.
  var refreshed: (menu: AppKitMenu, methods: Set<String>)?
  /// The enclosing branches decided at runtime, outermost first.
  var uncertainties: [Uncertainty] = []
  /// The closures that run after the bodies; `nil` unless they are followed.
  var later: [LaterClosure]?
  /// The number of items before early returns, by the notes on their conditions.
  var returns: [Placeholder: Int] = [:]
  /// Whether menus get copies of items, which another menu gets under an opposite condition.
  var copiesItems = false
  /// The enclosing loops over runtime data, outermost first.
  var loops: [AppKitLoop] = []
  /// The variables that functions count up.
  var counters: [SyntaxIdentifier: Set<String>] = [:]
  /// Whether the body that is read may return values other than menus and items.
  var returnsOthers = false
  var itemCount = 0
  /// Whether items beyond the limit were left out.
  package var isFull: Bool {
    get { items.isFull }
    set { items.isFull = newValue }
  }

  /// Whether menus are at the calls that lead to them, since another body led to the first menu.
  let isFurther: Bool

  package init(items: ItemReader, isFurther: Bool = false) {
    self.items = items
    self.isFurther = isFurther
  }

  // MARK: Menus

  /// - Parameter start: The node whose body is read: the call that makes the menu, or the use of a function with it.
  package func read(_ start: ExprSyntax, in source: SwiftSource) {
    let builder = ScopeBuilder(source: source, evaluator: evaluator)
    guard let body = Self.body(around: Syntax(start)) else {
      var frame = Frame(scope: builder.scope(at: start))
      _ = object(of: start, &frame)
      return
    }
    var frame = Frame(scope: body.first.map { builder.scope(at: $0) } ?? builder.scope(at: body))
    let completion = run(body, &frame)
    rebuildMenus()
    updateMenus()
    for menu in completion.result?.menus ?? [] {
      present(menu, for: Syntax(body))
      updateView(menu, madeBy: Syntax(body), in: source)
    }
    noteLaterChanges()
  }

  /// Reads a call of a function that makes a menu, unless the body around it led to the call.
  package func readCall(_ call: FunctionCallExprSyntax, in source: SwiftSource) {
    let location = source.location(of: call)
    guard !menus.values.contains(where: { $0.site == location }) else { return }
    var frame = Frame(scope: ScopeBuilder(source: source, evaluator: evaluator).scope(at: call))
    _ = object(of: ExprSyntax(call), &frame)
  }

  /// Reads the methods that fill the menu of a property, those that call others first, until the menu has items.
  package func fill(_ call: FunctionCallExprSyntax, in source: SwiftSource) {
    fillEmpty(call, in: source)
    updateMenus(isLast: true)
    noteLaterChanges()
  }

  private func fillEmpty(_ call: FunctionCallExprSyntax, in source: SwiftSource) {
    let location = source.location(of: call)
    guard let menu = menus[location], menu.shown.entries.isEmpty, !menu.isReplaced,
      let name = property(with: menu, call),
      let type = ScopeBuilder(source: source, evaluator: evaluator).type(around: call)
    else { return }
    defer { if let found = menus[location], found.presentation == "menu" { found.presentation = menu.presentation } }
    let initializers = menu.variable == nil ? type.initializers.filter { Self.fills(name, $0) } : []
    let functions = type.users(of: name).filter { menu.variable == nil || Self.asks(name, $0, except: call) }
    let bodies =
      initializers.compactMap { first in first.node?.body.map { (first.source, $0.statements) } }
      + functions.compactMap { function in function.body.map { (function.source, $0) } }
    for (source, body) in bodies {
      guard menus[location]?.shown.entries.isEmpty == true else { return }
      guard let first = body.first else { continue }
      var frame = Frame(scope: ScopeBuilder(source: source, evaluator: evaluator).scope(at: first))
      _ = evaluator.enter(body) { run(body, &frame) }
      let isRead = { (note: Placeholder) in
        self.assignments.contains(note.location) && note.text == "without the change"
      }
      menus[location]?.placeholders.removeAll(where: isRead)
    }
    rebuildMenus()
  }

  /// Whether an initializer names a property.
  private static func fills(_ name: String, _ initializer: Initializer) -> Bool {
    initializer.node?.body?.tokens(viewMode: .sourceAccurate).contains { $0.text == name } ?? false
  }

  /// Whether a function names the variable with a menu of the app's own class, but does not make the menu.
  private static func asks(_ name: String, _ function: Function, except call: FunctionCallExprSyntax) -> Bool {
    guard let node = function.node else { return false }
    let tokens = node.tokens(viewMode: .sourceAccurate)
    return tokens.contains { $0.text == name } && !(node.range.contains(call.position) && node.root.id == call.root.id)
  }

  /// The property with the menu or the button that a call makes.
  private func property(with menu: AppKitMenu, _ call: FunctionCallExprSyntax) -> String? {
    if let name = menu.variable { return name }
    if let maker = MenuMaker(around: Syntax(call), returning: menu.popUp == nil ? "Menu" : "PopUpButton"),
      maker.node.is(PatternBindingSyntax.self)
    {
      return maker.name
    }
    guard menu.popUp != nil, let assignment = MenuAssignment(of: ExprSyntax(call)) else { return nil }
    return assignment.base == nil ? assignment.member : nil
  }

  /// Methods of libraries that run a closure on an object and return the object.
  package static let configurers: Set = ["then", "with", "configure", "apply", "also"]

  /// The statements of the enclosing function, accessor, or closure other than that of `forEach`; `nil` for a property's
  /// initial value.
  package static func body(around node: Syntax) -> CodeBlockItemListSyntax? {
    var current = node.parent
    var list: CodeBlockItemListSyntax?
    while let inner = current {
      if let statements = inner.as(CodeBlockItemListSyntax.self) { list = statements }
      if inner.is(FunctionDeclSyntax.self) || inner.is(AccessorDeclSyntax.self) || inner.is(AccessorBlockSyntax.self)
        || inner.is(InitializerDeclSyntax.self) || inner.is(SourceFileSyntax.self) || isLaterClosure(inner)
      {
        return list
      }
      if inner.is(MemberBlockSyntax.self) { return nil }
      current = inner.parent
    }
    return list
  }

  private static func isLaterClosure(_ node: Syntax) -> Bool {
    node.is(ClosureExprSyntax.self) && node.parent?.as(FunctionCallExprSyntax.self).flatMap(EachCall.init) == nil
  }

  /// Runs the method that updates a pop-up button of AppKit in SwiftUI: `updateNSView(_:context:)`.
  private func updateView(_ menu: AppKitMenu, madeBy body: Syntax, in source: SwiftSource) {
    guard menu.popUp != nil, body.parent?.parent?.as(FunctionDeclSyntax.self)?.name.text == "makeNSView",
      let type = ScopeBuilder(source: source, evaluator: evaluator).type(around: body)
    else { return }
    for function in type.methods["updateNSView"] ?? [] { run(function, Owner(type: type, value: nil), on: menu) }
  }

  /// Sets the presentation of a menu that a method returns to AppKit.
  func present(_ menu: AppKitMenu, for body: Syntax) {
    var current = body.parent
    while let inner = current {
      if let function = inner.as(FunctionDeclSyntax.self) {
        let labels = function.signature.parameterClause.parameters.map(\.firstName.text)
        if function.name.text == "menu", labels == ["for"] { menu.presentation = "contextMenu" }
        if labels.contains(where: { $0.hasPrefix("menuFor") }) { menu.presentation = "contextMenu" }
        if function.name.text == "applicationDockMenu" { menu.presentation = "dockMenu" }
        return
      }
      if let variable = inner.as(VariableDeclSyntax.self) {
        let overrides = variable.modifiers.contains { $0.name.text == "override" }
        if overrides, variable.bindings.contains(where: { Property.name(of: $0) == "menu" }) {
          menu.presentation = "contextMenu"
        }
        return
      }
      if inner.is(MemberBlockSyntax.self) { return }
      current = inner.parent
    }
  }

  /// The menus that a call creates, except submenus and menus without items.
  ///
  /// - Parameter name: Names a menu by its title and kind.
  package func menus(
    of call: FunctionCallExprSyntax, in source: SwiftSource, name: (ReadText?, String) -> String
  ) -> [ImportedMenu] {
    let origin = source.location(of: call)
    let found = menus.values.filter { $0.origin == origin && !isPart($0) }.sorted { first, second in
      first.location == origin || second.location != origin && first.location < second.location
    }
    return found.reduce(into: []) { all, menu in
      guard let next = self.menu(menu, call, in: source, name: name) else { return }
      // Several uses of a function create the same menu.
      if !all.contains(where: { $0.items.map(\.node) == next.items.map(\.node) }) { all.append(next) }
    }
  }

  private func menu(
    _ found: AppKitMenu, _ call: FunctionCallExprSyntax, in source: SwiftSource, name: (ReadText?, String) -> String
  ) -> ImportedMenu? {
    var items = found.imported()
    if found.presentation == "menuBar" {
      items = items.filter { if case .menu = $0.kind { true } else { false } }
      // The system shows the app's name as the title of the first menu.
      if let name = evaluator.application, let written = items.first?.title, written != name {
        items[0].title = name
        items[0].placeholders.removeAll { $0.text == written }
      }
    }
    if items.isEmpty, found.hasDelegate || found.hasOwnChanges, found.presentation != "menu" {
      items = [.runtimeItems(at: found.location, found.missingReason)]
    }
    guard items.contains(where: { $0.kind != .divider }) else { return nil }
    var button: [(String, JSONNode)] = []
    if found.presentation == "pullDownButton", found.button?.isFirstItem != false {
      (button, items) = ImportedItem.pulledDown(items, &found.placeholders)
    } else if found.presentation == "pullDownButton", let words = found.button?.words {
      button = look(of: words, found)
    }
    if found.presentation == "popUpButton" {
      if let picker = picker(of: found, items) {
        items = [picker]
      } else {
        // Submenus are no options; the button shows the chosen or first item.
        let chosen = items.first { $0.kind == .toggle(isOn: true) }?.title
        button = [("title", .string(found.popUp?.selected?.title.string ?? chosen ?? items.firstTitle ?? ""))]
        if let note = found.popUp?.selectionNote { found.placeholders.append(note) }
      }
    }
    let style = found.popUp?.style.sorted { $0.key < $1.key } ?? []
    button += style.map { ($0.key, $0.value) }
    let kinds = [
      "menuBar": "menu-bar", "contextMenu": "context-menu", "menuBarExtra": "menu-bar-extra", "dockMenu": "dock-menu",
      "pullDownButton": "pull-down", "popUpButton": "pop-up",
    ]
    let kind = kinds[found.presentation] ?? "menu"
    var menu = ImportedMenu(
      name: name(found.title, kind), location: found.location, presentation: found.presentation,
      title: nil, items: items)
    menu.placeholders = found.placeholders
    if !button.isEmpty { return menu.with(button: button) }
    guard found.presentation == "menuBarExtra" else { return menu }
    if let type = ScopeBuilder(source: source, evaluator: evaluator).type(around: call) {
      readStatusButton(of: type)
    }
    for presenter in found.presenters { readStatusButton(of: presenter) }
    noteMissingStatusButton(at: found.location)
    menu.placeholders += statusNotes
    return statusButton.isEmpty ? menu : menu.with(button: statusButton)
  }

  /// Whether the menu of a call was read.
  package func hasRead(_ location: FileLocation) -> Bool { menus[location] != nil }

  /// The locations of the menus that were read, and of the calls that make them.
  package var readLocations: Set<FileLocation> { Set(menus.keys).union(menus.values.map(\.origin)) }

  /// Whether no known menu contains the item of a submenu.
  package func isOrphan(_ location: FileLocation) -> Bool { menus[location]?.isOrphan == true }

  /// The submenus, the empty menus in whose place others came, and those of buttons that get another menu.
  package var attachedLocations: Set<FileLocation> {
    let others = menus.values.filter { menu in
      isPart(menu)
        || menu.entries.isEmpty && (menu.isReplaced || menu.popUp.map { $0.look != nil && $0.isUnclear } ?? false)
        || menu.shown !== menu
    }
    return Set(others.map(\.location))
  }

  /// Marks the submenus of items that are in no known menu.
  package func markOrphans() {
    for menu in menus.values where menu.isAttached && menu.popUp == nil && !isPart(menu) { menu.isOrphan = true }
  }

  /// Whether another known menu contains the menu.
  func isPart(_ menu: AppKitMenu) -> Bool {
    // The menu of a pop-up button may also be that of an item in the menu form of a toolbar.
    menu.isAttached && menu.popUp == nil
      && menus.values.contains { outer in outer.items.contains { $0.submenu === menu } }
  }
}
