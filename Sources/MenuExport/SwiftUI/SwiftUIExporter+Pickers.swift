import MenuDocument
import PositionedJSON

extension SwiftUIExporter {
  mutating func picker(_ picker: PickerItem, _ item: Item) -> SwiftCall {
    let style = picker.style == .inline ? "inline" : picker.style == .menu ? "menu" : "palette"
    return self.picker(picker, title: picker.title, item.attributes, style: style)
  }

  mutating func picker(
    _ picker: PickerItem, title: String?, _ attributes: ItemAttributes, style: String
  ) -> SwiftCall {
    let choice = SwiftChoice(picker, words: title ?? attributes.id, members: &parts.members, types: &parts.types)
    if let declaration = choice.declaration { parts.enumerations.append(declaration) }
    parts.state.append(choice.propertyDeclaration("@State private var"))
    var rows: [SwiftStatement] = []
    for part in conditional(picker.options) {
      rows += statements(part) { exporter, entry in
        guard case .option(let option) = entry else { return [SwiftCall("Divider").statement] }
        let tag = choice.value(option.value, isQualified: true)
        let loop = exporter.looping(option) { exporter, loop in
          exporter.forEach(in: loop, exporter.option(option, tag: tag))
        }
        return loop.map { [$0] } ?? exporter.option(option, tag: tag)
      }
    }
    let selection = SwiftArgument.word("selection", "$" + choice.property)
    let label = SwiftUILabel(title, attributes)
    var call: SwiftCall
    if title == nil, label.statements.isEmpty {
      let none = SwiftClosure("label", [SwiftCall("EmptyView").statement])
      call = SwiftCall("Picker", [selection], closures: [SwiftClosure(nil, rows), none])
    } else {
      call = label.call("Picker", [selection], closures: [SwiftClosure(nil, rows)])
    }
    call = call.modified(SwiftCall(".pickerStyle", [.word(nil, "." + style)]))
    return call
  }

  private mutating func option(_ option: PickerOption, tag: String) -> [SwiftStatement] {
    let flag = option.attributes.isHidden ? shownFlag(option.title, fallback: "showsOption") : nil
    var mark = SwiftCall(".tag", [.word(nil, tag)])
    mark.staysInLine = true
    let view = self.label(of: option).modified(mark)
    let row = modifiers(of: option).reduce(view) { $0.modified($1) }.statement
    return flag.map { [.block("if \($0)", [row])] } ?? [row]
  }

  private func modifiers(of option: PickerOption) -> [SwiftCall] {
    var attributes = option.attributes
    if let color = option.color { attributes.tint = color }
    if isLetter(option), attributes.accessibilityLabel == nil { attributes.accessibilityLabel = option.title }
    return SwiftUIModifiers.of(attributes)
  }

  private func isLetter(_ option: PickerOption) -> Bool {
    option.text != nil && option.attributes.image == nil && option.attributes.systemImage == nil
  }

  private func label(of option: PickerOption) -> SwiftCall {
    let attributes = option.attributes
    if let text = option.text, isLetter(option) { return SwiftCall("Text", [.text(nil, text)]) }
    switch SwiftUILabel(option.title, attributes) {
    case .arguments(let arguments): return SwiftCall(arguments.count > 1 ? "Label" : "Text", arguments)
    case .views(let views):
      let image = SwiftUILabel.image(attributes)
      let texts = image == nil ? views : Array(views.dropLast())
      let icon = (image ?? SwiftCall("EmptyView")).statement
      return SwiftCall("Label", closures: [SwiftClosure(nil, texts), SwiftClosure("icon", [icon])])
    }
  }

  // MARK: Multiple selection

  private mutating func toggle(_ option: PickerOption, isOn: Bool) -> [SwiftStatement] {
    let name = property(option.title, fallback: "isOn", prefix: "is", value: isOn ? "true" : "false")
    let label: SwiftCall
    if isLetter(option), let text = option.text {
      label = SwiftCall("Toggle", [.text(nil, text), .word("isOn", "$" + name)])
    } else {
      label = SwiftUILabel(option.title, option.attributes).call("Toggle", [.word("isOn", "$" + name)])
    }
    let view = modifiers(of: option).reduce(label) { $0.modified($1) }.statement
    guard option.attributes.isHidden else { return [view] }
    let flag = shownFlag(option.title, fallback: "showsOption")
    return [.block("if \(flag)", [view])]
  }

  /// One toggle per option, as SwiftUI's pickers do not support multiple selection.
  mutating func toggles(_ picker: PickerItem, _ item: Item) -> [SwiftStatement] {
    let chosen = Set(picker.selection.map(\.value))
    var rows: [SwiftStatement] = []
    for part in conditional(picker.options) {
      rows += statements(part) { exporter, entry in
        guard case .option(let option) = entry else { return [SwiftCall("Divider").statement] }
        return exporter.toggle(option, isOn: chosen.contains(option.value))
      }
    }
    let remark = unsupported(
      "pickers with several selected options", at: item.location, help: "toggles replace the picker")
    var call: SwiftCall
    switch picker.style {
    case .inline: call = SwiftCall("Section", body: rows)
    case .menu:
      call = SwiftUILabel(picker.title ?? "", item.attributes).call("Menu", closures: [SwiftClosure(nil, rows)])
    case .palette:
      let title: [SwiftArgument] = picker.title.map { [.text(nil, $0)] } ?? []
      call = SwiftCall("ControlGroup", title, body: rows)
        .modified(SwiftCall(".controlGroupStyle", [.word(nil, ".palette")]))
    }
    return [remark, modified(call, item).statement]
  }
}
