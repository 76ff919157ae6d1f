import MenuDocument
import PositionedJSON

extension AppKitExporter {
  /// Writes the method that makes a menu, and returns its name.
  mutating func method(_ name: String, of menu: Menu) -> String {
    var remarks: [SwiftStatement] = []
    if menu.labelStyle != .automatic {
      remarks.append(unsupported("the label style \(menu.labelStyle.rawValue)", at: menu.location))
    }
    return method(name, title: menu.title, remarks) {
      $0.showingImages(menu.imageVisibility) { $0.add(menu.layout.arranged(menu.items), isDynamic: menu.isDynamic) }
    }
  }

  /// Writes the method that makes a menu, and returns its name.
  mutating func method(
    _ name: String, title: String?, _ remarks: [SwiftStatement] = [], fill: (inout AppKitExporter) -> Void
  ) -> String {
    let outer = body
    let index = methods.count
    methods.append(.blank)
    // The responder chain leads to the application's delegate, but not to the owner of a button's menu.
    body = AppKitMenuBody(setsTarget: document.presentation != .menuBar && document.presentation != .dockMenu)
    body.remark(remarks)
    fill(&self)
    methods[index] = .block("private func \(name)(\(menuParameters)) -> NSMenu", body.statements(title: title))
    if index == 0 { selectedItem = body.selectedItem }
    body = outer
    return name
  }

  private mutating func add(_ items: [Item], isDynamic: Bool) {
    if isDynamic { addDynamic(items) } else { add(items) }
  }

  mutating func add(_ items: [Item]) {
    for part in arranged(items) {
      let separates = !part.leading.contains { $0.isGroup || $0.type == .divider }
      add(part, separates: separates) { $0.add($1) }
    }
  }

  /// Adds an element, or those of both branches of a condition.
  mutating func add<Element>(
    _ part: ConditionalPart<Element>, separates: Bool = false, _ write: (inout AppKitExporter, Element) -> Void
  ) {
    guard case .choice(let condition, let then, let otherwise) = part else {
      if case .always(let element) = part { write(&self, element) }
      return
    }
    if separates { body.separateBranches() }
    let outer = body
    body.startBranch(after: outer)
    for part in then { add(part, write) }
    let first = body
    body.startBranch(after: outer)
    for part in otherwise { add(part, write) }
    body.endBranches(condition, first, after: outer)
  }

  private mutating func add(_ item: Item) {
    let attributes = item.attributes
    switch item.kind {
    case .divider: body.addSeparator(isHidden: attributes.isHidden)
    case .text(let text):
      var attributes = attributes
      attributes.isDisabled = true
      add(text, action: nil, attributes)
    case .button(let button): add(button, item)
    case .toggle(let toggle): add(toggle, item)
    case .picker(let picker): add(picker, item)
    case .menu(let menu):
      remark(on: attributes, at: item.location)
      if menu.primaryAction {
        body.remark([unsupported("submenus with a primary action", at: item.location)])
      }
      let made = submenu(menu.title) {
        $0.addSystem(menu, attributes, at: item.location)
        $0.add(menu.layout.arranged(menu.items), isDynamic: menu.isDynamic)
      }
      add(menu.title, action: nil, attributes, [("submenu", .word("\(made)(\(menuArguments))"))])
    case .section(let section):
      // Loops of a source have no separators.
      let isGroup = !section.isLoop(in: document)
      if isGroup { body.endGroup() }
      if isImported, section.items.isEmpty { body.remark([missingItems(of: section, at: item.location)]) }
      if let title = section.title, !title.isEmpty {
        let header = SwiftCall(".sectionHeader", [.text("title", title)])
        body.addItem([SwiftCall("menu.addItem", [SwiftArgument(nil, .call(header))]).statement])
      }
      showingImages(attributes.imageVisibility) {
        $0.add(attributes.inherited(by: section.layout.arranged(section.items)), isDynamic: section.isDynamic)
      }
      if let footer = section.footer {
        body.remark([unsupported("the footer “\(footer)”", at: item.location)])
      }
      if isGroup { body.endGroup() }
    case .controlGroup(let group):
      body.endGroup()
      body.remark([unsupported("items side by side", at: item.location, help: "the items are below one another")])
      showingImages(attributes.imageVisibility) { $0.add(attributes.inherited(by: group.items), isDynamic: false) }
      body.endGroup()
    case .stepper(let stepper):
      missing("the stepper “\(stepper.title)”", item)
    case .slider(let slider):
      missing(slider.title.map { "the slider “\($0)”" } ?? "sliders", item)
    case .loading: missing("items that are loading", item)
    case .search: missing("search fields", item)
    case .view(let view): missing(view.caption.map { "the custom view “\($0)”" } ?? "custom views", item)
    }
  }

  /// A feature of which the code has only a comment.
  private mutating func missing(_ feature: String, _ item: Item) {
    body.remark([unsupported(feature, at: item.location, help: "set the view of a menu item")])
  }

  private mutating func showingImages(_ visibility: ImageVisibility, _ body: (inout AppKitExporter) -> Void) {
    let outer = parts.imageVisibility
    if visibility != .automatic { parts.imageVisibility = visibility }
    body(&self)
    parts.imageVisibility = outer
  }

  /// Writes the method that makes a submenu, and returns its name.
  mutating func submenu(_ title: String?, fill: (inout AppKitExporter) -> Void) -> String {
    let name = parts.members.member(title.map { "make \($0) Menu" }, fallback: "makeSubmenu", prefix: "make")
    return method(name, title: title, fill: fill)
  }

  // MARK: Items

  /// Adds an item, and sets the properties that its initializer lacks.
  ///
  /// - Parameter action: The method that the item calls.
  mutating func add(
    _ title: SwiftCode, named words: String, action: String?, _ attributes: ItemAttributes,
    _ settings: [(property: String, value: SwiftCode)] = [], modifiers: KeyboardModifiers? = nil
  ) {
    let key = attributes.keyboardShortcut
    let call = SwiftCall(
      "menu.addItem",
      [
        SwiftArgument("withTitle", title),
        .word("action", action.map { $0.hasPrefix("Selector(") ? $0 : "#selector(\($0))" } ?? "nil"),
        .word("keyEquivalent", key.map { AppKitKey.equivalent($0.key) } ?? "\"\""),
      ])
    var lines: [SwiftStatement] = []
    let name = SwiftNames.lowerCamelCase(words).map { $0 + "Item" } ?? "newItem"
    var locals = body.locals
    let item = locals.unique(name)
    func set(_ property: String, _ value: SwiftCode?) {
      if let value { lines.append(.assignment("\(item).\(property)", value)) }
    }
    func text(_ text: String?) -> SwiftCode? { text.map { .word(SwiftLiteral.string($0)) } }
    let mask = modifiers ?? key?.modifiers.subtracting(.function)
    if let mask, mask != .command || modifiers != nil {
      set("keyEquivalentModifierMask", .word(AppKitKey.flags(mask)))
    }
    if action != nil, let loop = parts.loop, !settings.contains(where: { $0.property == "representedObject" }) {
      set("representedObject", .word(loop.element))
    }
    for setting in settings { set(setting.property, setting.value) }
    set("subtitle", text(attributes.subtitle))
    lines += AppKitImage.assignments(to: "\(item).image", attributes)
    set("badge", attributes.badge.map { .call(SwiftCall("NSMenuItemBadge", [.text("string", $0)])) })
    set("toolTip", text(attributes.help))
    if attributes.indentationLevel > 0 { set("indentationLevel", .word("\(attributes.indentationLevel)")) }
    if attributes.isDisabled {
      body.enablesItems = true
      set("isEnabled", .word("false"))
    }
    if attributes.isHidden { set("isHidden", .word("true")) }
    if let label = attributes.accessibilityLabel {
      lines.append(.code(.call(SwiftCall("\(item).setAccessibilityLabel", [.text(nil, label)]))))
    }
    let visibility = attributes.imageVisibility == .automatic ? parts.imageVisibility : attributes.imageVisibility
    if visibility != .automatic, attributes.systemImage != nil || attributes.image != nil {
      let value = visibility == .visible ? "visible" : "hidden"
      lines.append(
        .block(
          "if #available(macOS 27.0, *)", [.line("\(item).preferredImageVisibility = .\(value)")]))
    }
    guard !lines.isEmpty else { return body.addItem([call.statement]) }
    body.locals = locals
    body.addItem([.assignment("let \(item)", .call(call))] + lines)
  }

  mutating func add(
    _ title: String, action: String?, _ attributes: ItemAttributes,
    _ settings: [(property: String, value: SwiftCode)] = [], modifiers: KeyboardModifiers? = nil
  ) {
    add(
      .word(SwiftLiteral.string(title)), named: title, action: action, attributes, settings, modifiers: modifiers)
  }

  /// Comments for attributes that AppKit's menus do not support.
  mutating func remark(on attributes: ItemAttributes, at location: SourceLocation) {
    var remarks: [SwiftStatement] = []
    if let tint = attributes.tint {
      remarks.append(unsupported("the symbol color \(tint.value.text)", at: location))
    }
    if attributes.labelStyle != .automatic {
      remarks.append(unsupported("the label style \(attributes.labelStyle.rawValue)", at: location))
    }
    if attributes.dismissBehavior == .disabled {
      remarks.append(unsupported("items that keep the menu open", at: location))
    }
    if attributes.keyboardShortcut?.modifiers.contains(.function) == true {
      remarks.append(unsupported("the fn key in shortcuts", at: location))
    }
    body.remark(remarks)
  }
}
