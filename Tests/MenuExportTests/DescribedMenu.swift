import MenuDocument
import PositionedJSON
import TestSupport

/// The features of a document's menu that SwiftUI supports, one line per item. Documents with equal lines have equal
/// code.
///
/// The unsupported features listed in Documentation/Export.md are omitted.
struct DescribedMenu {
  private(set) var lines: [String] = []
  private let platform: Platform
  private let presentation: Presentation

  /// - Parameter platform: the platform, if known. Code determines it only sometimes.
  init(_ document: MockupDocument, platform: Platform? = nil) {
    self.platform = platform ?? document.platform
    // A menu needs a control, and only a picker is a pop-up button by itself.
    switch document.presentation {
    case .menu: presentation = .pullDownButton
    case .popUpButton: presentation = Self.isPicker(document.menu) ? .popUpButton : .pullDownButton
    // SwiftUI has neither quick actions nor Dock menus, and adds to the edit menu of a view with a context menu.
    case .quickActions, .dockMenu: presentation = .pullDownButton
    case .editMenu: presentation = .contextMenu
    case .pullDownButton, .contextMenu, .menuBar, .menuBarExtra: presentation = document.presentation
    }
    lines.append("\(presentation)")
    if let menu = document.menu {
      if presentation != .contextMenu { lines[0] += " order \(menu.order)" }
      if presentation == .popUpButton, case .picker(var picker) = menu.items[0].kind {
        picker.style = .menu
        picker.title = nil
        var item = menu.items[0]
        item.attributes.condition = nil
        item.kind = .picker(picker)
        add([item], 1)
      } else {
        add(menu.layout.arranged(menu.items), 1)
      }
    }
    // The standard menus come first.
    let menus = document.menus.enumerated().map { index, menu in
      (index == 0 && self.platform == .macOS ? "of the application" : Self.title(of: menu), menu)
    }
    var last: String?
    for (title, menu) in menus.sorted(by: { $0.0 < $1.0 }) {
      // An empty menu is omitted; every application has the standard one.
      let items = Self.own(menu.layout.arranged(menu.items))
      if items.isEmpty { continue }
      // Menus of the same title are merged.
      if title != last { lines.append("menu " + title) }
      last = title
      add(items, 1)
    }
  }

  /// The English title of a menu of a bar.
  static func title(of menu: Menu) -> String {
    menu.standard.map { titles[$0.rawValue] ?? "" } ?? menu.title ?? ""
  }

  private static let titles = [
    "file": "File", "edit": "Edit", "format": "Format", "view": "View", "window": "Window", "help": "Help",
  ]

  /// The app's items in a menu of a bar, without dividers at the ends: the system adds its items and dividers.
  static func own(_ items: [Item]) -> [Item] {
    let divider =
      items.first { $0.type == .divider } ?? (try? readDocument(#"{"menu": {"items": ["---"]}}"#))?.menu?.items[0]
    var own: [Item] = []
    func add(_ item: Item) {
      if item.type == .divider, own.isEmpty || own.last?.type == .divider { return }
      own.append(item)
    }
    for item in items where item.attributes.standard == nil && item.type != .search && item.type != .view {
      // SwiftUI adds the items of the app's windows.
      if item.attributes.id == "singleWindowList" { continue }
      let relation = item.attributes.id?.split(separator: ".").first ?? ""
      if case .section(let section) = item.kind, ["before", "after", "replacing"].contains(relation) {
        for item in [divider].compactMap(\.self) + section.items + [divider].compactMap(\.self) { add(item) }
      } else {
        add(item)
      }
    }
    if own.last?.type == .divider { own.removeLast() }
    return own
  }

  private static func isPicker(_ menu: Menu?) -> Bool {
    guard let menu, menu.items.count == 1, case .picker(let picker) = menu.items[0].kind else { return false }
    return picker.selectionMode == .single && !menu.items[0].attributes.isHidden
  }

  private mutating func add(_ items: [Item], _ depth: Int) {
    for item in items { add(item, depth) }
  }

  private mutating func addLine(_ words: [String?], _ depth: Int) { addLine(words, .plain, depth) }

  private mutating func addLine(_ words: [String?], _ attributes: ItemAttributes, _ depth: Int) {
    let reported = (words + Self.words(of: attributes)).filter { $0?.isEmpty == false }
    lines.append(String(repeating: "  ", count: depth) + reported.compactMap(\.self).joined(separator: " | "))
  }

  private mutating func add(_ item: Item, _ depth: Int) {
    let attributes = item.attributes
    switch item.kind {
    case .divider: addLine(["---"], depth)
    case .text(let text):
      var plain = ItemAttributes.plain
      (plain.condition, plain.isHidden) = (attributes.condition, attributes.isHidden)
      addLine(["text", text], plain, depth)
    // Code has a runtime value in its place.
    case .loading: addLine(["button", "‹›", "plain"], depth)
    // SwiftUI has no search fields and no custom views in menus.
    case .search, .view: break
    case .button(let button):
      let title = button.title.hasPrefix("‹") ? "‹›" : button.title
      addLine(["button", title, "\(button.role)"], attributes, depth)
      if platform == .macOS { for alternate in button.alternates { add(alternate, of: button, depth + 1) } }
      if let confirmation = button.confirmation, presentation != .menuBar, !confirmation.actions.isEmpty {
        addLine(["asks", confirmation.title ?? button.title, confirmation.message], depth + 1)
        for action in confirmation.actions { addLine(["answer", action.title, "\(action.role)"], depth + 2) }
      }
    case .toggle(let toggle):
      guard toggle.titles == nil else { return addLine(["button", toggle.shownTitle, "plain"], attributes, depth) }
      addLine(["toggle", toggle.title, toggle.state == .on ? "on" : "off"], attributes, depth)
    case .menu(let menu):
      addLine(["menu", menu.title, "\(menu.order)", menu.primaryAction ? "acts" : nil], attributes, depth)
      add(menu.layout.arranged(menu.items), depth + 1)
    case .section(let section):
      addLine(["section", section.title, section.footer], attributes, depth)
      add(section.layout.arranged(section.items), depth + 1)
    case .controlGroup(let group):
      addLine(["group", group.title, "\(group.elementSize)"], attributes, depth)
      add(group.items, depth + 1)
    case .stepper(let stepper):
      addLine(
        ["stepper", stepper.title, "\(stepper.value)", Self.words(of: stepper.range), "\(stepper.step)"], attributes,
        depth)
    case .slider(let slider):
      // A symbol at one end only becomes a text.
      let symbols = [slider.minimumSystemImage?.value, slider.maximumSystemImage?.value]
      let ends = symbols.contains(nil) ? [] : symbols
      addLine(["slider", slider.title, "\(slider.value)", Self.words(of: slider.range)] + ends, attributes, depth)
    case .picker(let picker): add(picker, attributes, depth)
    }
  }

  private mutating func add(_ alternate: Alternate, of button: ButtonItem, _ depth: Int) {
    var changed = ItemAttributes.plain
    changed.keyboardShortcut = alternate.keyboardShortcut
    addLine(
      [
        "with \(alternate.modifiers.rawValue)", alternate.title ?? button.title,
        alternate.isDisabled == true ? "disabled" : nil,
      ],
      changed, depth)
  }

  private mutating func add(_ picker: PickerItem, _ attributes: ItemAttributes, _ depth: Int) {
    let options = picker.options
    if picker.selectionMode == .any { return addToggles(picker, attributes, depth) }
    let chosen = picker.selection.first?.value
    // Values are internal names, so only the position of the selected option matters.
    let index = options.firstIndex { if case .option(let option) = $0 { option.value == chosen } else { false } }
    addLine(["picker", picker.title, "\(picker.style)", "\(index ?? -1)"], attributes, depth)
    for entry in options {
      guard case .option(let option) = entry else {
        addLine(["---"], depth + 1)
        continue
      }
      add(option, ["option"], depth + 1)
    }
  }

  private mutating func add(_ option: PickerOption, _ words: [String], _ depth: Int) {
    var attributes = option.attributes
    if let color = option.color { attributes.tint = color }
    var title = option.title
    if let text = option.text, attributes.systemImage == nil, attributes.image == nil {
      attributes.accessibilityLabel = attributes.accessibilityLabel ?? title
      title = text
      attributes.subtitle = nil
    }
    addLine([words[0], title] + words.dropFirst(), attributes, depth)
  }

  /// A picker with several selected options becomes toggles.
  private mutating func addToggles(_ picker: PickerItem, _ attributes: ItemAttributes, _ depth: Int) {
    switch picker.style {
    case .inline: addLine(["section"], attributes, depth)
    case .menu: addLine(["menu", picker.title, "automatic"], attributes, depth)
    case .palette: addLine(["group", picker.title, "small"], attributes, depth)
    }
    let chosen = Set(picker.selection.map(\.value))
    for entry in picker.options {
      switch entry {
      case .divider: addLine(["---"], depth + 1)
      case .option(let option): add(option, ["toggle", chosen.contains(option.value) ? "on" : "off"], depth + 1)
      }
    }
  }

  private static func words(of range: NumberRange?) -> String? { range.map { "\($0.lower) to \($0.upper)" } }

  /// A color with the same name in code and documents.
  private static func named(_ color: Located<ColorReference>?) -> String? {
    guard case .named(let name)? = color?.value, !["accent", "label", "secondaryLabel"].contains(name) else {
      return nil
    }
    return "tint \(name)"
  }

  private static func words(of attributes: ItemAttributes) -> [String?] {
    var words: [String?] = [
      attributes.subtitle.map { "subtitle \($0)" }, named(attributes.tint),
      attributes.badge.map { "badge \($0)" }, attributes.help.map { "help \($0)" },
      attributes.accessibilityLabel.map { "read \($0)" }, attributes.isDisabled ? "disabled" : nil,
    ]
    words.append(attributes.describedImage)
    if let shortcut = attributes.keyboardShortcut {
      words.append("keys \(shortcut.modifiers.subtracting(.function).rawValue) \(shortcut.key)")
    }
    let conditions = attributes.describedCondition()
    if !conditions.isEmpty {
      words.append("if \(conditions.joined(separator: " && "))" + (attributes.isHidden ? " unmet" : ""))
    }
    if attributes.labelStyle != .automatic { words.append("\(attributes.labelStyle)") }
    if attributes.dismissBehavior != .automatic { words.append("dismisses \(attributes.dismissBehavior)") }
    return words
  }
}
