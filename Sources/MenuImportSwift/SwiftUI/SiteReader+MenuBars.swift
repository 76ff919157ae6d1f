import MenuImport
import MenuStrings
import MenuSwiftUIKit
import MenuSwiftViews
import PositionedJSON
import SwiftDeclarations
import SwiftEvaluation
import SwiftSyntax
import SwiftValues

/// Menu bars, menu bar extras, and quick actions.
extension SiteReader {
  func commands(
    _ call: FunctionCallExprSyntax, _ site: MenuSite, _ scope: Scope, _ reader: ItemReader
  ) -> ImportedMenu? {
    choosePlatform(ofBar: site)
    guard let content = call.content("content") ?? call.trailingClosure.map({ ExprSyntax($0) }) else { return nil }
    let type = scope.nearestOwner?.type
    let location = location(ofName: call, site)
    if let closure = content.as(ClosureExprSyntax.self) {
      return bar(evaluator.nodes(of: closure.statements, scope), type, location, site, reader)
    }
    // A method: `.commands(content: makeCommands)`.
    guard case .function(let function, let owner) = evaluator.evaluate(content, scope), let body = function.body else {
      return nil
    }
    let nodes = evaluator.nodes(of: body, evaluator.functionScope(function, owner))
    // Several scenes may share the method, and a menu bar.
    return bar(nodes, type, function.source.location(of: body), site, reader)
  }

  func commands(_ type: TypeDeclaration, _ site: MenuSite, _ reader: ItemReader) -> ImportedMenu? {
    choosePlatform(ofBar: site)
    guard let body = type.properties["body"], let getter = body.getter else { return nil }
    reader.bodies.insert(SourceRegion(getter, in: body.source))
    let scope = Scope(source: body.source, owner: Owner(type: type, value: nil))
    return bar(evaluator.nodes(of: getter, scope), type, site.source.location(of: site.node), site, reader)
  }

  /// macOS, or iPadOS if the project or a branch of `#if` compiles the bar for iOS only.
  private func choosePlatform(ofBar site: MenuSite) {
    let known = project.platforms(of: site.source)
    let isMac = (known.isEmpty || known.contains("macOS")) && isCompiled(site.node, for: "macOS")
    evaluator.compilation.platform = isMac ? "macOS" : "iPadOS"
  }

  private func bar(
    _ nodes: [BlockNode], _ type: TypeDeclaration?, _ location: FileLocation, _ site: MenuSite, _ reader: ItemReader
  ) -> ImportedMenu? {
    let title = application(type, location, site)
    let scenes = project.sceneCalls(in: site.source).filter { evaluator.compilation.includes(Syntax($0.call)) }
    let groups = WindowGroups(scenes.filter { $0.name == "WindowGroup" }.map(\.call), in: site.source, evaluator)
    var system = StandardCommands(scenes: project.scenes(around: site.source))
    system.windows = scenes.filter { $0.name == "Window" }.compactMap { window($0.call, in: site.source, reader) }
    system.isTouch = evaluator.compilation.platform == "iPadOS"
    system.hasTabs = !project.forbidsTabs(around: site.source)
    let menus = CommandsReader(items: reader).menus(
      of: nodes, application: title, system: system, windows: groups, location: location)
    guard !menus.isEmpty else { return nil }
    var menu = ImportedMenu(
      name: name(of: site, nil, "menu-bar"), location: location, presentation: "menuBar", items: menus)
    menu.placeholders += notesOfTouch(at: location)
    if !system.isTouch { menu.placeholders += project.removedMenus(around: site.source) }
    return menu
  }

  /// The note on the items of the system in the menu bar of an iPad.
  private func notesOfTouch(at location: FileLocation) -> [Placeholder] {
    guard evaluator.compilation.platform == "iPadOS" else { return [] }
    return [Placeholder(location: location, text: "no further items", reason: StandardCommands.touchReason)]
  }

  /// The item of the Window menu that opens a single window.
  private func window(
    _ call: FunctionCallExprSyntax, in source: SwiftSource, _ reader: ItemReader
  ) -> ImportedItem? {
    let builder = ScopeBuilder(source: source, evaluator: evaluator)
    let modifiers = MenuFinder.modifiers(on: call, evaluator)
    if modifiers.contains(where: { ["commandsRemoved", "commandsReplaced"].contains($0.name) }) { return nil }
    guard let title = call.argument() else { return nil }
    let text = evaluator.text(of: title, builder.scope(at: Syntax(call)), isKey: true)
    var item = [ImportedItem(.button, title: text.string, location: source.location(of: call))]
    item[0].placeholders = text.notes
    if let shortcut = modifiers.first(where: { $0.name == "keyboardShortcut" }) {
      let scope = builder.scope(at: Syntax(shortcut.call))
      reader.setShortcut(Modifier(name: shortcut.name, call: shortcut.call, scope: scope), on: &item)
    }
    return item.first
  }

  /// The title of the app menu: the app's name.
  private func application(_ type: TypeDeclaration?, _ location: FileLocation, _ site: MenuSite) -> ReadText {
    let isApplication = type?.inherited.contains("App") == true
    let words = isApplication ? type?.simpleName ?? "application" : "application"
    let unknown = Unknown(
      words: words, location: location, reason: "the title of the app menu comes from the app’s bundle")
    return project.application(of: site.source).map { ReadText($0) } ?? ReadText(unknown)
  }

  mutating func menuBuilder(
    _ function: FunctionDeclSyntax, _ site: MenuSite, _ scope: Scope, _ reader: ItemReader
  ) -> ImportedMenu? {
    let location = site.source.location(of: function)
    let elements = ElementReader(items: reader, bodies: uiKit)
    let builder = MenuBuilderReader(elements: elements)
    if let type = scope.nearestOwner?.type, evaluator.index.isView(type) {
      // UIKit asks views and their controllers only for context menus, such as the edit menu of selected text.
      let items = builder.editItems(of: function, in: site.source)
      partsOfOthers.formUnion(elements.readCalls)
      guard !items.isEmpty else {
        emptyEditMenus.insert(location)
        return nil
      }
      return ImportedMenu(
        name: name(of: site, nil, "edit-menu"), location: location, presentation: "editMenu", items: items)
    }
    // Mac Catalyst shows the menu bar of an iOS app, unless the project builds for iOS only.
    let known = project.platforms(of: site.source)
    let isTouch = !known.isEmpty && !known.contains("macOS") && !evaluator.compilation.isCatalyst
    if isTouch { evaluator.compilation.platform = "iPadOS" }
    evaluator.compilation.isCatalyst = !isTouch
    let (items, notes) = builder.items(
      of: function, application: application(scope.nearestOwner?.type, location, site), in: site.source)
    partsOfOthers.formUnion(elements.readCalls)
    guard !items.isEmpty else { return nil }
    if !isTouch { evaluator.compilation.platform = "macOS" }
    var menu = ImportedMenu(
      name: name(of: site, nil, "menu-bar"), location: location, presentation: "menuBar", items: items)
    menu.placeholders = notes + notesOfTouch(at: location)
    return menu
  }

  func extra(
    _ call: FunctionCallExprSyntax, _ site: MenuSite, _ scope: Scope, _ reader: ItemReader
  ) -> ImportedMenu? {
    evaluator.compilation.platform = "macOS"
    guard let content = call.closure("content") ?? call.trailingClosure else { return nil }
    let items = reader.items(of: content.statements, scope)
    // Content other than menu items, such as a custom view, is not a menu.
    guard !items.isEmpty, items.contains(where: { !$0.title.hasPrefix("‹") && $0.kind != .divider }) else { return nil }
    let parts = reader.label(of: call, closure: call.closure("label").map { ExprSyntax($0) }, scope)
    var menu = ImportedMenu(
      name: name(of: site, parts.texts.first, "menu-bar-extra"), location: site.source.location(of: call),
      presentation: "menuBarExtra", items: items)
    menu.placeholders = parts.allPlaceholders
    return menu.with(button: Self.extraButton(parts))
  }

  mutating func quickActions(_ site: MenuSite, _ scope: Scope, _ reader: ItemReader) -> ImportedMenu? {
    evaluator.compilation.platform = "iOS"
    let elements = ElementReader(items: reader, bodies: uiKit)
    let items = QuickActions(elements: elements).items(at: site.node, site.call, scope)
    let location = location(of: site)
    partsOfOthers.formUnion(elements.readCalls.subtracting([location]))
    if site.node.is(FunctionCallExprSyntax.self), site.call == nil {
      reasons[location] = "it adds to the quick actions of the app, which are known only at runtime"
      return nil
    }
    let isEditMenu = Assignment(site.node).map { Evaluator.lastName(of: $0.target) == "menuItems" } ?? false
    if site.call == nil, elements.readCalls.isEmpty, let reason = items.lazy.compactMap(\.placeholders.first).first {
      let isPlain = reason.reason == "it \(Evaluator.runTime)"
      reasons[location] = isPlain ? "its items are known only at runtime" : "its items are unknown: \(reason.reason)"
      return nil
    }
    guard !items.isEmpty else { return nil }
    return ImportedMenu(
      name: name(of: site, nil, isEditMenu ? "edit-menu" : "quick-actions"), location: location,
      presentation: isEditMenu ? "editMenu" : "quickActions", items: items)
  }

  /// A status item with a symbol shows no title.
  private static func extraButton(_ parts: LabelParts) -> [(String, JSONNode)] {
    let members = button(parts)
    return members.haveImage ? members.filter { $0.0 != "title" } : members
  }
}

extension DeclarationIndex {
  /// Whether a class is a view or a view controller of UIKit, by the names of its superclasses.
  fileprivate func isView(_ type: TypeDeclaration) -> Bool {
    ancestors(named: type.simpleName).contains { name in
      ["UI", "WK", "PDF"].contains(where: name.hasPrefix)
        && ["View", "Controller", "UITextField", "UIControl"].contains(where: name.hasSuffix)
    }
  }
}
