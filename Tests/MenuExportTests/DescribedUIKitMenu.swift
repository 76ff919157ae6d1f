import MenuDocument
import PositionedJSON

/// The features of a document's menu that UIKit supports, one line per item. Documents with equal lines have equal
/// code.
///
/// Sections, rows, and inline pickers are inline menus; other items between dividers are one, too. The unsupported features
/// listed in Documentation/Export.md are omitted.
struct DescribedUIKitMenu {
  private(set) var lines: [String] = []
  private var needsSeparator = false
  private var endsInSeparator = true

  /// - Parameter platform: the platform, if known. Code determines it only sometimes.
  init(_ document: MockupDocument, platform: Platform? = nil) {
    let presentation: Presentation
    switch document.presentation {
    case .menu, .pullDownButton, .menuBarExtra, .dockMenu: presentation = .pullDownButton
    case .popUpButton: presentation = platform != nil || Self.choosesOne(document.menu) ? .popUpButton : .pullDownButton
    case .contextMenu, .menuBar, .quickActions, .editMenu: presentation = document.presentation
    }
    lines.append("\(presentation)")
    if presentation == .quickActions {
      addQuickActions(document.menu?.items ?? [])
      return
    }
    addBar(document.menus, hasApplicationMenu: (platform ?? document.platform) == .macOS || platform != nil)
    guard let menu = document.menu else { return }
    addMenu(menu.layout.arranged(menu.items), 1)
  }

  private static func choosesOne(_ menu: Menu?) -> Bool {
    MenuElements(menu?.items ?? [], .visible).contains { element in
      if case .item(let item) = element, case .picker(let picker) = item.kind {
        picker.selectionMode == .single
      } else {
        false
      }
    }
  }

  /// The menus of a bar in the system's order; an imported bar begins with the app menu.
  private mutating func addBar(_ menus: [Menu], hasApplicationMenu: Bool) {
    if menus.isEmpty { return }
    let standard = ["File", "Edit", "Format", "View", nil, "Window", "Help"]
    let first = hasApplicationMenu ? menus.first : nil
    lines.append("menu of the application")
    if let first { addMenu(DescribedMenu.own(first.layout.arranged(first.items)), 1) }
    let others = menus.dropFirst(hasApplicationMenu ? 1 : 0).filter { !$0.items.isEmpty }
    for title in standard {
      for menu in others
      where standard.contains(DescribedMenu.title(of: menu))
        ? DescribedMenu.title(of: menu) == title : title == nil
      {
        lines.append("menu \(DescribedMenu.title(of: menu))")
        let count = lines.count
        addMenu(DescribedMenu.own(menu.layout.arranged(menu.items)), 1)
        // The system shows no empty menus.
        if lines.count == count { lines.removeLast() }
      }
    }
  }

  private mutating func addQuickActions(_ items: [Item]) {
    for element in MenuElements(items, .visible) {
      guard case .item(let item) = element, case .button(let button) = item.kind else { continue }
      let words = ["  button \(button.title)", item.attributes.subtitle, item.attributes.systemImage?.value]
      lines.append(words.compactMap(\.self).joined(separator: " | "))
    }
  }

  private mutating func addMenu(_ items: [Item], _ depth: Int) {
    let outer = (needsSeparator, endsInSeparator)
    (needsSeparator, endsInSeparator) = (false, true)
    for item in items { add(item, .plain, depth) }
    (needsSeparator, endsInSeparator) = outer
  }

  private mutating func addLine(
    _ words: [String?], _ attributes: ItemAttributes, symbol: String? = nil, _ depth: Int
  ) {
    let indent = String(repeating: "  ", count: depth)
    if needsSeparator, !endsInSeparator { lines.append(indent + "---") }
    (needsSeparator, endsInSeparator) = (false, false)
    let others = words.dropFirst(2) + Self.words(of: attributes) + [symbol.map { "symbol \($0)" }]
    let reported = words.prefix(2) + others.filter { $0?.isEmpty == false }
    lines.append(indent + reported.compactMap(\.self).joined(separator: " | "))
  }

  private mutating func endGroup() { needsSeparator = !endsInSeparator || needsSeparator }

  /// - Parameter group: The attributes of the groups around the item.
  private mutating func add(_ item: Item, _ group: ItemAttributes, _ depth: Int) {
    let attributes = Self.inherited(item.attributes, group)
    switch item.kind {
    case .divider: endGroup()
    case .search, .view, .slider: break
    case .loading: addLine(["loading", ""], .plain, depth)
    case .text(let text):
      var plain = ItemAttributes.plain
      (plain.isHidden, plain.condition, plain.isDisabled) = (attributes.isHidden, attributes.condition, true)
      addLine(["button", text], plain, depth)
    case .button(let button):
      var attributes = attributes
      // Commands have no subtitle.
      if !button.alternates.isEmpty { attributes.subtitle = nil }
      addLine(["button", button.title, button.role == .destructive ? "destructive" : nil], attributes, depth)
      for alternate in button.alternates {
        addLine(["with \(alternate.modifiers.rawValue)", alternate.title ?? button.title], .plain, depth + 1)
      }
    case .toggle(let toggle):
      guard toggle.titles == nil else { return addLine(["button", toggle.shownTitle], attributes, depth) }
      addLine(["button", toggle.title ?? "", toggle.state == .on ? "on" : nil], attributes, depth)
    case .menu(let menu):
      addLine(["menu", menu.title], Self.ofMenu(attributes), depth)
      addMenu(menu.layout.arranged(menu.items), depth + 1)
    case .section(let section):
      endGroup()
      if let title = section.title, !title.isEmpty { addLine(["heading", title], .plain, depth) }
      for inner in section.layout.arranged(section.items) { add(inner, attributes, depth) }
      endGroup()
    case .controlGroup(let row):
      endGroup()
      if let title = row.title, !title.isEmpty { addLine(["heading", title], .plain, depth) }
      for inner in row.items { add(inner, attributes, depth) }
      endGroup()
    case .stepper(let stepper):
      endGroup()
      if !stepper.title.isEmpty { addLine(["heading", stepper.title], .plain, depth) }
      var plain = ItemAttributes.plain
      (plain.isDisabled, plain.isHidden) = (attributes.isDisabled, attributes.isHidden)
      (plain.condition, plain.dismissBehavior) = (attributes.condition, .disabled)
      for (title, symbol) in [("Decrease", "minus"), ("Increase", "plus")] {
        addLine(["button", title], plain, symbol: symbol, depth)
      }
      endGroup()
    case .picker(let picker):
      guard picker.style == .menu else {
        endGroup()
        if picker.style == .palette, let title = picker.title, !title.isEmpty {
          addLine(["heading", title], .plain, depth)
        }
        add(picker, attributes, depth)
        return endGroup()
      }
      addLine(["menu", picker.title ?? ""], Self.ofMenu(attributes), depth)
      let outer = (needsSeparator, endsInSeparator)
      (needsSeparator, endsInSeparator) = (false, true)
      var group = ItemAttributes.plain
      group.isDisabled = attributes.isDisabled
      group.isHidden = attributes.isHidden && attributes.condition == nil
      add(picker, group, depth + 1)
      (needsSeparator, endsInSeparator) = outer
    }
  }

  private mutating func add(_ picker: PickerItem, _ group: ItemAttributes, _ depth: Int) {
    let chosen = Set(picker.selection.map(\.value))
    for entry in picker.options {
      guard case .option(let option) = entry else {
        endGroup()
        continue
      }
      let isLetter = option.text != nil && option.attributes.image == nil && option.attributes.systemImage == nil
      let isOn =
        picker.selectionMode == .single ? picker.selection.first?.value == option.value : chosen.contains(option.value)
      var attributes = Self.inherited(option.attributes, group)
      if let color = option.color { attributes.tint = color }
      addLine(["button", isLetter ? option.text : option.title, isOn ? "on" : nil], attributes, depth)
    }
  }

  /// The attributes of a submenu.
  private static func ofMenu(_ attributes: ItemAttributes) -> ItemAttributes {
    var plain = attributes
    (plain.isDisabled, plain.isHidden) = (false, attributes.isHidden && attributes.condition != nil)
    (plain.help, plain.keyboardShortcut, plain.dismissBehavior) = (nil, nil, .automatic)
    return plain
  }

  private static func inherited(_ attributes: ItemAttributes, _ group: ItemAttributes) -> ItemAttributes {
    var attributes = attributes
    if group.isDisabled { attributes.isDisabled = true }
    if group.isHidden { attributes.isHidden = true }
    if let outer = group.condition { attributes.condition = attributes.condition.map { "\(outer) && \($0)" } ?? outer }
    return attributes
  }

  private static func words(of attributes: ItemAttributes) -> [String?] {
    let isCommand = attributes.keyboardShortcut != nil
    var words: [String?] = [
      isCommand ? nil : attributes.subtitle.map { "subtitle \($0)" }, attributes.help.map { "help \($0)" },
      attributes.isDisabled ? "disabled" : nil, attributes.isHidden ? "hidden" : nil,
      attributes.dismissBehavior == .disabled ? "stays" : nil,
    ]
    let conditions = attributes.describedCondition()
    if !conditions.isEmpty { words.append("if \(conditions.joined(separator: " && "))") }
    words.append(attributes.describedImage)
    if let shortcut = attributes.keyboardShortcut {
      words.append("keys \(shortcut.modifiers.subtracting(.function).rawValue) \(shortcut.key)")
    }
    return words
  }
}
