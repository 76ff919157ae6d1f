import MenuDocument
import PositionedJSON

extension UIKitExporter {
  /// A menu with the picker's options as actions, with single or multiple selection.
  mutating func picker(_ picker: PickerItem, _ item: Item) -> [SwiftStatement] {
    let isSingle = picker.selectionMode == .single
    var selected: SwiftChoice?
    if isSingle {
      let choice = SwiftChoice(
        picker, words: picker.title ?? item.attributes.id, members: &parts.members, types: &parts.types)
      if let declaration = choice.declaration { parts.enumerations.append(declaration) }
      parts.state.append(choice.propertyDeclaration("private var"))
      selected = choice
    }
    let chosen = Set(picker.selection.map(\.value))
    var groups: [[SwiftStatement]] = [[]]
    for entry in picker.options {
      guard case .option(let option) = entry else {
        groups.append([])
        continue
      }
      let state: String
      let line: String
      if let selected {
        let value = selected.value(option.value, isQualified: false)
        state = "\(selected.property) == \(value) ? .on : .off"
        line = "self?.\(selected.property) = \(value)"
      } else {
        let name = property(
          option.title, fallback: "isOn", prefix: "is", value: chosen.contains(option.value) ? "true" : "false")
        state = "\(name) ? .on : .off"
        line = "self?.\(name).toggle()"
      }
      groups[groups.count - 1] += remarks(on: option.attributes, at: option.location)
      groups[groups.count - 1].append(
        self.option(option, in: item.attributes, state: state, line: line))
    }
    groups.removeAll(where: \.isEmpty)
    var options = isSingle ? ["singleSelection"] : []
    if picker.style != .menu { options.insert("displayInline", at: 0) }
    if picker.style == .palette { options.append("displayAsPalette") }
    let elements =
      groups.count < 2
      ? groups.flatMap(\.self)
      : groups.map { group in
        SwiftCall("UIMenu", [.word("options", ".displayInline"), SwiftArgument("children", .list(group))]).statement
      }
    var arguments = UIKitElement.label(picker.style == .inline ? nil : picker.title, item.attributes)
    if !options.isEmpty { arguments.append(.word("options", SwiftLiteral.options(options))) }
    arguments.append(SwiftArgument("children", .list(elements)))
    let isSubmenu = picker.style == .menu
    let remarks =
      isSubmenu && item.attributes.isHidden ? [unsupported("hidden submenus", at: item.location)] : []
    return remarks + [SwiftCall("UIMenu", arguments).statement]
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
