import Foundation
import MenuDocument
import PositionedJSON

/// The features of a document's menu that AppKit supports, one line per item. Documents with equal lines have equal
/// code.
///
/// AppKit has no groups: sections, rows, and inline pickers are items between separators. The unsupported features
/// listed in Documentation/Export.md are omitted.
struct DescribedAppKitMenu {
  private(set) var lines: [String] = []
  private var needsSeparator = false
  private var endsInSeparator = true

  init(_ document: MockupDocument) {
    let presentation: Presentation
    switch document.presentation {
    case .menu, .pullDownButton: presentation = .pullDownButton
    case .popUpButton: presentation = .popUpButton
    // AppKit has neither quick actions nor edit menus.
    case .quickActions, .editMenu: presentation = .contextMenu
    case .contextMenu, .menuBar, .menuBarExtra, .dockMenu: presentation = document.presentation
    }
    lines.append("\(presentation)")
    for menu in document.menus {
      lines.append("menu \(menu.title ?? "")" + (menu.isDisabled ? " disabled" : ""))
      addMenu(menu.layout.arranged(menu.items), 1)
    }
    guard let menu = document.menu else { return }
    if presentation == .popUpButton, menu.items.count == 1, case .picker(let picker) = menu.items[0].kind {
      add(picker, menu.items[0].attributes, 1)
    } else {
      addMenu(menu.layout.arranged(menu.items), 1)
    }
    if presentation == .popUpButton {
      if isChoice { selectFirst() } else { lines[0] = "\(Presentation.pullDownButton)" }
    }
  }

  /// AppKit selects the first item of a pop-up button without another selection.
  private mutating func selectFirst() {
    var words = lines.map { $0.components(separatedBy: " | ") }
    guard let first = words.firstIndex(where: { $0.count > 1 }), !words.contains(where: { $0.contains("on") }) else {
      return
    }
    words[first].insert("on", at: 2)
    lines[first] = words[first].joined(separator: " | ")
  }

  /// Whether the lines are those of the options of a pop-up button: with different titles, and at most one is on.
  private var isChoice: Bool {
    let items = lines.dropFirst().filter { !$0.contains("---") }
    let titles = items.map { $0.split(separator: " | ", omittingEmptySubsequences: false).dropFirst().first ?? "" }
    let parts = Set(items.flatMap { $0.split(separator: " | ").dropFirst(2) })
    return items.allSatisfy { $0.hasPrefix("  button") } && Set(titles).count == titles.count
      && !parts.contains("mixed") && items.count(where: { $0.split(separator: " | ").contains("on") }) < 2
  }

  private mutating func addMenu(_ items: [Item], _ depth: Int) {
    let outer = (needsSeparator, endsInSeparator)
    (needsSeparator, endsInSeparator) = (false, true)
    add(items, depth)
    (needsSeparator, endsInSeparator) = outer
  }

  private mutating func add(
    _ items: [Item], disabled: Bool = false, hidden: Bool = false, condition: String? = nil, _ depth: Int
  ) {
    for item in items {
      var item = item
      if let condition {
        item.attributes.condition = item.attributes.condition.map { "\(condition) && \($0)" } ?? condition
      }
      if disabled, item.type != .divider { item.attributes.isDisabled = true }
      if hidden { item.attributes.isHidden = true }
      add(item, depth)
    }
  }

  private mutating func addLine(_ words: [String?], _ attributes: ItemAttributes, _ depth: Int) {
    let indent = String(repeating: "  ", count: depth)
    if needsSeparator, !endsInSeparator { lines.append(indent + "---") }
    (needsSeparator, endsInSeparator) = (false, false)
    // The title may be empty.
    let reported = words.prefix(2) + (words.dropFirst(2) + Self.words(of: attributes)).filter { $0?.isEmpty == false }
    lines.append(indent + reported.compactMap(\.self).joined(separator: " | "))
  }

  private mutating func endGroup(_ depth: Int) { needsSeparator = !endsInSeparator || needsSeparator }

  private mutating func add(_ item: Item, _ depth: Int) {
    let attributes = item.attributes
    switch item.kind {
    case .divider:
      (needsSeparator, endsInSeparator) = (false, true)
      lines.append(String(repeating: "  ", count: depth) + "---" + (attributes.isHidden ? " hidden" : ""))
    case .text(let text):
      var attributes = attributes
      attributes.isDisabled = true
      addLine(["button", text], attributes, depth)
    // AppKit's menus have none of these.
    case .loading, .search, .view, .stepper, .slider: break
    case .button(let button):
      addLine(["button", button.title], attributes, depth)
      for alternate in button.alternates { add(alternate, of: button, attributes, depth + 1) }
    case .toggle(let toggle):
      guard toggle.titles == nil else { return addLine(["button", toggle.shownTitle], attributes, depth) }
      addToggle(toggle.title ?? "", toggle.state, attributes, depth)
    case .menu(let menu):
      addLine(["menu", menu.title], attributes, depth)
      addMenu(menu.layout.arranged(menu.items), depth + 1)
    case .section(let section):
      endGroup(depth)
      if let title = section.title, !title.isEmpty { addLine(["heading", title], .plain, depth) }
      add(
        section.layout.arranged(section.items), disabled: attributes.isDisabled, hidden: attributes.isHidden,
        condition: attributes.condition, depth)
      endGroup(depth)
    case .controlGroup(let group):
      endGroup(depth)
      add(
        group.items, disabled: attributes.isDisabled, hidden: attributes.isHidden, condition: attributes.condition,
        depth)
      endGroup(depth)
    case .picker(let picker):
      guard picker.style == .menu else {
        endGroup(depth)
        add(picker, attributes, depth)
        return endGroup(depth)
      }
      addLine(["menu", picker.title ?? ""], attributes, depth)
      let outer = (needsSeparator, endsInSeparator)
      (needsSeparator, endsInSeparator) = (false, true)
      add(picker, .plain, depth + 1)
      (needsSeparator, endsInSeparator) = outer
    }
  }

  /// An item that is off is the same as a button.
  private mutating func addToggle(
    _ title: String, _ state: ToggleItem.State, _ attributes: ItemAttributes, _ depth: Int
  ) {
    addLine(["button", title, state == .off ? nil : "\(state)"], attributes, depth)
  }

  private mutating func add(
    _ alternate: Alternate, of button: ButtonItem, _ attributes: ItemAttributes, _ depth: Int
  ) {
    let own = attributes.keyboardShortcut?.modifiers.subtracting(.function) ?? []
    let held = alternate.modifiers.subtracting(own)
    if held.isEmpty { return }
    var changed = ItemAttributes.plain
    changed.systemImage = alternate.systemImage ?? attributes.systemImage
    changed.isDisabled = alternate.isDisabled ?? attributes.isDisabled
    addLine(["with \(held.rawValue)", alternate.title ?? button.title], changed, depth)
  }

  private mutating func add(_ picker: PickerItem, _ group: ItemAttributes, _ depth: Int) {
    let chosen = Set(picker.selection.map(\.value))
    for entry in picker.options {
      guard case .option(let option) = entry else {
        (needsSeparator, endsInSeparator) = (false, true)
        lines.append(String(repeating: "  ", count: depth) + "---" + (group.isHidden ? " hidden" : ""))
        continue
      }
      let isOn =
        picker.selectionMode == .single ? picker.selection.first?.value == option.value : chosen.contains(option.value)
      addToggle(Self.title(of: option), isOn ? .on : .off, Self.attributes(of: option, in: group), depth)
    }
  }

  private static func title(of option: PickerOption) -> String {
    let isLetter = option.text != nil && option.attributes.image == nil && option.attributes.systemImage == nil
    return isLetter ? option.text ?? option.title : option.title
  }

  private static func attributes(of option: PickerOption, in group: ItemAttributes) -> ItemAttributes {
    var attributes = option.attributes
    if group.isDisabled { attributes.isDisabled = true }
    if group.isHidden { attributes.isHidden = true }
    attributes.condition =
      group.condition.map { outer in
        attributes.condition.map { "\(outer) && \($0)" } ?? outer
      } ?? attributes.condition
    return attributes
  }

  private static func words(of attributes: ItemAttributes) -> [String?] {
    var words: [String?] = [
      attributes.subtitle.map { "subtitle \($0)" }, attributes.badge.map { "badge \($0)" },
      attributes.help.map { "help \($0)" }, attributes.accessibilityLabel.map { "read \($0)" },
      attributes.isDisabled ? "disabled" : nil, attributes.isHidden ? "hidden" : nil,
      attributes.indentationLevel > 0 ? "indented \(attributes.indentationLevel)" : nil,
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
