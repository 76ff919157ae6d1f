import MenuImport
import MenuStrings
import MenuSwiftUIKit
import MenuSwiftViews
import MockupScene
import PositionedJSON
import SwiftDeclarations
import SwiftEvaluation
import SwiftSyntax
import SwiftValues

struct SiteReader {
  let evaluator: Evaluator
  let confirmations: ConfirmationIndex
  let project: SourceProject
  var partsOfOthers: Set<FileLocation> = []
  /// The views with a menu whose content is a parameter, by name.
  var wrappers: [String: [MenuWrapper]] = [:]
  /// The menus that no supported platform compiles, and what they are compiled for.
  private(set) var uncompiled: [FileLocation: String] = [:]
  let uiKit = UIKitBodies()
  private(set) var unlabeledButtons: [UnlabeledButton] = []
  /// The menus of views with a use that does not tell the content.
  var kept: Set<FileLocation> = []
  /// The submenus of items that no imported menu contains.
  var orphans: Set<FileLocation> = []
  /// The menus whose elements other menus show, and those that code uses only for their elements.
  var (lending, lent): (Set<FileLocation>, Set<FileLocation>) = ([], [])
  var parts = MenuParts()
  /// More menus of the calls that were read, which functions make several times.
  var furtherMenus: [ImportedMenu] = []
  /// The menus after a statement that always returns.
  private(set) var unreachable: Set<FileLocation> = []
  /// The menus without a visible item among the expressions that were evaluated.
  var exhausted: Set<FileLocation> = []
  /// The reasons why menus are not imported.
  var reasons: [FileLocation: String] = [:]
  /// The first menus that functions make for buttons, by the places of function and button.
  private var menusOfButtons: [[String]: FileLocation] = [:]
  /// The functions that only take elements away from the edit menu of a view.
  var emptyEditMenus: Set<FileLocation> = []
  /// The actions of items of AppKit.
  var outlets: Set<Outlet> = []
  var appKit = AppKitBodies()

  init(evaluator: Evaluator, confirmations: ConfirmationIndex, project: SourceProject) {
    self.evaluator = evaluator
    self.confirmations = confirmations
    self.project = project
  }

  mutating func menu(at site: MenuSite) -> ImportedMenu? {
    evaluator.begin(with: site.source, platform: nil)
    if site.isForEarlierReleases {
      reasons[location(of: site)] = MenuSite.earlierReason
      return nil
    }
    if site.isUnreachable {
      unreachable.insert(location(of: site))
      return nil
    }
    guard let platform = platform(of: site) else {
      evaluator.compilation.isForDebugging = true
      let isForDebugging = self.platform(of: site) != nil
      evaluator.compilation.isForDebugging = false
      uncompiled[location(of: site)] = isForDebugging ? "debug builds only" : "other platforms"
      return nil
    }
    evaluator.compilation.platform = platform
    let isOnlyInCatalyst = platform != "macOS" && Compilation.isOnlyInCatalyst(site.node)
    evaluator.compilation.isCatalyst = isOnlyInCatalyst
    evaluator.application = project.application(of: site.source)
    let builder = ScopeBuilder(source: site.source, evaluator: evaluator)
    let scope = builder.scope(at: site.node)
    let reader = ItemReader(evaluator: evaluator, confirmations: confirmations)
    guard var found = read(site, scope, reader) else { return nil }
    if !found.hasVisibleItem {
      if evaluator.isExhausted {
        exhausted.insert(location(of: site))
        return nil
      }
      if site.isOfViews {
        let another = ItemReader(evaluator: evaluator, confirmations: confirmations)
        another.showsFirstBranch = true
        found = read(site, scope, another) ?? found
      }
    }
    parts.add(reader.submenus.subtracting([site.source.location(of: site.node)]), reader.bodies)
    parts.note(found, at: site)
    noteWrapper(found, site)
    var menu = found
    menu.platform = isOnlyInCatalyst ? "macOS" : evaluator.compilation.platform
    if evaluator.isExhausted {
      menu.placeholders.append(
        Placeholder(location: menu.location, text: "no further items", reason: evaluator.endReason))
    } else if isFull(reader, site) {
      menu.placeholders.append(
        Placeholder(location: menu.location, text: "no further items", reason: Limit.swiftItems.error))
    }
    return menu
  }

  private mutating func read(_ site: MenuSite, _ scope: Scope, _ reader: ItemReader) -> ImportedMenu? {
    switch site.kind {
    case .menu: return site.call.flatMap { menu($0, site, scope, reader) }
    case .contextMenu: return site.call.flatMap { contextMenu($0, site, scope, reader) }
    case .commands: return site.call.flatMap { commands($0, site, scope, reader) }
    case .commandsType(let type): return commands(type, site, reader)
    case .appKit: return site.call.flatMap { appKitMenu($0, site, reader) }
    case .picker: return site.call.flatMap { picker($0, site, scope, reader) }
    case .menuBarExtra: return site.call.flatMap { extra($0, site, scope, reader) }
    case .made(let function, let use): return made(by: function, use, site, reader)
    case .wrapper(let wrapper): return wrapped(wrapper, site, scope, reader)
    case .quickActions: return quickActions(site, scope, reader)
    case .menuBuilder(let function): return menuBuilder(function, site, scope, reader)
    case .element:
      guard let call = site.call else { return nil }
      let elements = ElementReader(items: reader, bodies: uiKit)
      let builder = ScopeBuilder(source: site.source, evaluator: evaluator)
      let menu = elements.menu(call, elementSite(site), scope) { builder.scope(at: $0) }
      partsOfOthers.formUnion(elements.readCalls)
      lending.formUnion(elements.lendingCalls)
      lent.formUnion(elements.lentCalls)
      orphans.formUnion(elements.heldCalls)
      reasons.merge(elements.reasons) { known, _ in known }
      unlabeledButtons += elements.unlabeledButton(of: menu)
      return menu
    }
  }

  /// The menu of a function for the arguments of one call.
  private mutating func made(
    by function: FunctionDeclSyntax, _ use: FunctionCallExprSyntax, _ site: MenuSite, _ reader: ItemReader
  ) -> ImportedMenu? {
    guard let call = site.call, let body = function.body else { return nil }
    let builder = ScopeBuilder(source: site.source, evaluator: evaluator)
    let outside = builder.scope(at: function)
    let parameters = Parameters(function.signature.parameterClause.parameters, outside)
    let bound = parameters.bind(use, builder.scope(at: use)).map { outside.binding($0) }
    func scope(at node: Syntax) -> Scope {
      bound.map { builder.scope(at: node, from: Syntax(body), $0) } ?? builder.scope(at: node)
    }
    let location = site.source.location(of: use)
    let types = ControlTypes(index: evaluator.index, source: site.source, root: site.node.root)
    let button = site.button(of: ExprSyntax(use), types)
    let key = button.map { [site.source.path, "\(function.position.utf8Offset)", $0.place] }
    if let button, let first = key.flatMap({ menusOfButtons[$0] }) {
      reasons[location] = "it replaces the menu that the same function makes for \(button.name) in line \(first.line)"
      return nil
    }
    let elements = ElementReader(items: reader, bodies: uiKit)
    var menu = elements.menu(call, elementSite(site), scope(at: Syntax(call)), use: use, scopeAt: scope)
    partsOfOthers.formUnion(elements.readCalls)
    lending.formUnion(elements.lendingCalls)
    menu?.location = location
    // Another branch of the function may make the menu.
    if menu != nil, let key { menusOfButtons[key] = location }
    unlabeledButtons += elements.unlabeledButton(of: menu)
    return menu
  }

  private func isFull(_ reader: ItemReader, _ site: MenuSite) -> Bool {
    // One reader serves all menus of a body.
    if case .appKit = site.kind { return appKit.isFull }
    return reader.isFull
  }

  // MARK: Buttons with menus

  func menu(
    _ call: FunctionCallExprSyntax, _ site: MenuSite, _ scope: Scope, _ reader: ItemReader
  ) -> ImportedMenu? {
    let delegated = evaluator.delegated("Menu", call, scope)
    let (outer, outerScope) = (call, scope)
    let (call, scope) = delegated ?? (call, scope)
    let (content, label) = ItemReader.parts(of: call)
    let isTitleMenu =
      call.calledExpression.is(MemberAccessExprSyntax.self)
      || call.calledExpression.trimmedDescription == "ToolbarTitleMenu"
    let items = content.map { reader.items(ofContent: $0, scope) } ?? []
    guard !items.isEmpty else { return nil }
    let parts = isTitleMenu ? LabelParts() : reader.label(of: call, closure: label, scope)
    var button = Self.button(parts)
    var menu = ImportedMenu(
      name: name(of: site, parts.texts.first, "menu"), location: site.source.location(of: outer),
      presentation: isTitleMenu ? "menu" : "pullDownButton", items: items)
    menu.isChoice = ChoiceMenu.isChoice(
      content: content, label: label.map { [Syntax($0)] } ?? call.arguments.map { Syntax($0.expression) })
    menu.placeholders = parts.allPlaceholders + parts.lostTexts(after: 1, at: menu.location, "a button has one title")
    let spoken = MenuFinder.modifiers(on: outer, evaluator).first { $0.name == "accessibilityLabel" }?.argument
    if !isTitleMenu, button.isEmpty, parts.accessibilityLabel == nil, spoken == nil,
      let statements = label?.as(ClosureExprSyntax.self)?.statements,
      evaluator.isBlank(statements, scope)
    {
      button = [("title", "")]
    }
    if !isTitleMenu {
      menu.placeholders += evaluator.lostArguments("Menu", call, scope)
      menu.placeholders += parts.lostColor(at: menu.location)
    }
    if !isTitleMenu, button.isEmpty {
      var parts = parts
      if let spoken { parts.accessibilityLabel = evaluator.text(of: spoken, outerScope, isKey: true) }
      let unknown = parts.named(
        otherwise: evaluator.unknown(words(of: label, call, scope), scope, "the button’s label \(Evaluator.runTime)"))
      if parts.imageName != nil {
        button = [("systemImage", .string(AppImage.placeholder))]
        if menu.placeholders.isEmpty {
          menu.placeholders = [
            Placeholder(location: unknown.location, about: .symbol, text: "no image", reason: unknown.reason)
          ]
        }
      } else {
        button = [("title", .string(unknown.quoted))]
        menu.placeholders.append(Placeholder(unknown))
      }
    }
    if call.content("primaryAction") != nil { button.append(("primaryAction", true)) }
    applyModifiers(on: outer, outerScope, reader, to: &menu, &button)
    return isTitleMenu ? menu : menu.with(button: button)
  }

  /// The most telling part of an unknown label: the first view of its closure.
  private func words(of label: ExprSyntax?, _ call: FunctionCallExprSyntax, _ scope: Scope) -> Syntax {
    guard let label else { return Syntax(call.calledExpression) }
    guard let first = label.as(ClosureExprSyntax.self)?.statements.first else { return Syntax(label) }
    guard let view = first.item.expression else { return Syntax(first) }
    let base = evaluator.peel(view, scope).base
    return base.id == view.id ? Syntax(first) : Syntax(evaluator.viewName(base, scope) ?? base)
  }

  static func button(_ parts: LabelParts) -> [(String, JSONNode)] {
    var members: [(String, JSONNode)] = []
    if parts.labelStyle != "iconOnly", let title = parts.texts.first, !title.string.isEmpty {
      members.append(("title", .string(title.string)))
    }
    if parts.labelStyle != "titleOnly" {
      members += parts.image?.members ?? []
    }
    if members.isEmpty, let title = parts.texts.first { members.append(("title", .string(title.string))) }
    return members
  }

  func applyModifiers(
    on call: FunctionCallExprSyntax, _ scope: Scope, _ reader: ItemReader, to menu: inout ImportedMenu,
    _ button: inout [(String, JSONNode)]
  ) {
    for modifier in modifiers(ofButton: call, scope, reader) { apply(modifier, reader, to: &menu, &button) }
  }

  private func apply(
    _ modifier: Modifier, _ reader: ItemReader, to menu: inout ImportedMenu, _ button: inout [(String, JSONNode)]
  ) {
    func set(_ key: String, _ value: JSONNode) {
      if let index = button.firstIndex(where: { $0.0 == key }) {
        button[index].1 = value
      } else {
        button.append((key, value))
      }
    }
    let (argument, scope) = (modifier.argument(), modifier.scope)
    let name = Evaluator.lastName(of: argument)
    switch modifier.name {
    case "menuOrder": menu.order = ItemReader.order(argument) ?? menu.order
    case "pickerStyle" where menu.presentation == "pullDownButton":
      ItemReader.setPickerStyle(argument, on: &menu.items, isInner: true)
    case "symbolVariant":
      guard let argument, let index = button.firstIndex(where: { $0.0 == "systemImage" }),
        let symbol = button[index].1.text
      else { return }
      let varied = reader.labels.varied(symbol, by: argument, scope)
      button[index].1 = .string(varied.symbol)
      menu.placeholders += varied.notes
    case "menuIndicator": if name == "hidden" { set("showsIndicator", false) }
    case "menuStyle", "buttonStyle":
      let styles = [
        "borderlessButton": "plain", "borderless": "plain", "plain": "plain", "bordered": "bordered",
        "borderedButton": "bordered",
        "borderedProminent": "borderedProminent", "BorderlessButtonMenuStyle": "plain",
      ]
      if let style = styles[name] {
        set("style", .string(style))
      } else if let look = look(of: argument, scope, reader) {
        if let image = look.image, !button.haveImage {
          button.removeAll { $0.0 == "title" && $0.1.text == "" }
          button += image.members
        }
        _ = evaluator.descend { look.modifiers.forEach { apply($0, reader, to: &menu, &button) } }
        menu.placeholders += look.placeholder.map { [$0] } ?? []
      }
    case "help":
      guard let text = argument.map({ evaluator.text(of: $0, scope, isKey: true) }) else { return }
      let location = argument.map { scope.source.location(of: $0) } ?? menu.location
      let reason = "a button is shown without its help"
      menu.placeholders.append(Placeholder(location: location, text: text.string, reason: reason))
    case "tint", "foregroundStyle", "foregroundColor":
      if let argument { menu.placeholders += LabelParts.lostColor(argument, scope, evaluator) }
    case "overlay", "background": readOverlay(modifier, reader, into: &menu, &button)
    case "controlSize":
      if ["mini", "small", "large", "extraLarge"].contains(name) { set("controlSize", .string(name)) }
    case "labelStyle":
      if name == "iconOnly", button.haveImage {
        button.removeAll { $0.0 == "title" }
      } else if name == "titleOnly", button.contains(where: { $0.0 == "title" }) {
        button = button.withoutImage
      }
    case "disabled":
      guard let argument else { return }
      switch evaluator.decide(argument, scope) {
      case .yes: set("isDisabled", true)
      case .no: break
      case .open(_, let initially?): if initially { set("isDisabled", true) }
      case .open(let unknown, nil):
        menu.placeholders.append(
          Placeholder(
            location: unknown.location, about: .isEnabled, text: "enabled",
            reason: "the state is unknown: \(unknown.reason)"))
      }
    default: break
    }
  }
}

extension ImportedMenu {
  /// The title of the button, if it is known.
  var buttonTitle: ReadText? {
    button.first { $0.0 == "title" }?.1.text.flatMap { $0.hasPrefix("‹") ? nil : ReadText($0) }
  }

  /// Whether the menu shows an item besides dividers at first.
  fileprivate var hasVisibleItem: Bool {
    presentation == "menuBar" || items.contains(where: \.isVisible)
  }
}

extension ImportedItem {
  fileprivate var isVisible: Bool {
    if attributes.contains(.isHidden) { return false }
    switch kind {
    case .divider: return false
    case .section(let items, _, _): return items.contains(where: \.isVisible)
    case .button, .toggle, .picker, .menu, .controlGroup, .stepper, .slider, .text, .loading, .view: return true
    }
  }
}
