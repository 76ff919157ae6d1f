import MenuDocument
import PositionedJSON

extension UIKitExporter {
  /// A menu with the picker's options as actions, with single or multiple selection.
  mutating func picker(_ picker: PickerItem, _ item: Item) -> [SwiftStatement] {
    let isSingle = picker.selectionMode == .single
    let selected: SwiftChoice?
    if isSingle {
      let choice = SwiftChoice(
        picker, words: picker.title ?? item.attributes.id, members: &parts.members, types: &parts.types)
      if let declaration = choice.declaration { parts.enumerations.append(declaration) }
      parts.state.append(choice.propertyDeclaration("private var"))
      selected = choice
    } else {
      selected = nil
    }
    let chosen = Set(picker.selection.map(\.value))
    let groups = picker.options.split { if case .divider = $0 { true } else { false } }.map(Array.init)
    func list(_ entries: [PickerItem.Entry], _ exporter: inout UIKitExporter) -> SwiftCode {
      let parts = exporter.conditional(entries)
      return exporter.list(parts, named: picker.title, joined: { $0.loop($1, in: item.attributes, selected) }) {
        exporter, entry in
        guard case .option(let option) = entry else { return [] }
        return exporter.option(option, in: item.attributes, selected, isOn: chosen.contains(option.value))
      }
    }
    var options = isSingle ? ["singleSelection"] : []
    if picker.style != .menu { options.insert("displayInline", at: 0) }
    if picker.style == .palette { options.append("displayAsPalette") }
    let children: SwiftCode
    if groups.count < 2 {
      children = list(groups.first ?? [], &self)
    } else {
      var menus: [SwiftStatement] = []
      for group in groups {
        let arguments = [.word("options", ".displayInline"), SwiftArgument("children", list(group, &self))]
        menus.append(SwiftCall("UIMenu", arguments).statement)
      }
      children = .list(menus)
    }
    var arguments = UIKitElement.label(picker.style == .inline ? nil : picker.title, item.attributes)
    if !options.isEmpty { arguments.append(.word("options", SwiftLiteral.options(options))) }
    arguments.append(SwiftArgument("children", children))
    let isSubmenu = picker.style == .menu
    let remarks =
      isSubmenu && item.attributes.isHidden ? [unsupported("hidden submenus", at: item.location)] : []
    return remarks + [SwiftCall("UIMenu", arguments).statement]
  }

  /// The options that a placeholder stands for; `nil` for other options.
  private mutating func loop(
    _ entry: PickerItem.Entry, in group: ItemAttributes, _ selected: SwiftChoice?
  ) -> SwiftCode? {
    guard let selected, case .option(let option) = entry else { return nil }
    return looping(option) { exporter, loop in
      let body = exporter.option(option, in: group, selected, isOn: false)
      return exporter.map(loop, body)
    }
  }

  private mutating func option(
    _ option: PickerOption, in group: ItemAttributes, _ selected: SwiftChoice?, isOn: Bool
  ) -> [SwiftStatement] {
    let state: String
    let line: String
    if let selected {
      let literal = selected.value(option.value, isQualified: false)
      let value = parts.loop?.texts.replaced(literal) ?? literal
      state = "\(selected.property) == \(value) ? .on : .off"
      line = "self?.\(selected.property) = \(value)"
    } else {
      let name = property(option.title, fallback: "isOn", prefix: "is", value: isOn ? "true" : "false")
      state = "\(name) ? .on : .off"
      line = "self?.\(name).toggle()"
    }
    let remarks = remarks(on: option.attributes, at: option.location)
    return remarks + [self.option(option, in: group, state: state, line: line)]
  }

  private mutating func option(
    _ option: PickerOption, in group: ItemAttributes, state: String, line: String
  ) -> SwiftStatement {
    var attributes = option.attributes
    if let color = option.color { attributes.tint = color }
    if group.isDisabled { attributes.isDisabled = true }
    if group.isHidden { attributes.isHidden = true }
    let isLetter = option.text != nil && attributes.image == nil && attributes.systemImage == nil
    let title = isLetter ? option.text ?? option.title : option.title
    return showingImage(
      UIKitElement.action(title, attributes, state: state, handler: .short("[weak self] _", line)).statement,
      attributes)
  }
}
