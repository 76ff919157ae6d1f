import MenuDocument
import PositionedJSON

extension AppKitExporter {
  // MARK: Buttons

  mutating func add(_ button: ButtonItem, _ item: Item) {
    let attributes = item.attributes
    remark(on: attributes, at: item.location)
    if button.role == .destructive { body.remark([unsupported("the role destructive", at: item.location)]) }
    let index = parts.actions.count
    let input = button.requiresInput ? SwiftStatement.comment("Requires further input.") : nil
    let method =
      attributes.standard?.selector ?? parts.loop.map { action(for: button.title, in: $0, remark: input) }
      ?? action(button.title, body: [input].compactMap(\.self))
    // Methods of the actions are named after the button's.
    if let confirmation = button.confirmation {
      parts.actions[index] = .block("@objc private func \(method)()", question(confirmation, for: button))
    }
    let shortcut = attributes.keyboardShortcut
    // An alternate differs from the item in its modifiers, also without a key.
    let isAlone = button.alternates.isEmpty || shortcut != nil
    add(
      button.title, action: method, attributes,
      modifiers: isAlone ? nil : KeyboardModifiers())
    for alternate in button.alternates { add(alternate, of: button, item) }
  }

  private mutating func add(_ alternate: Alternate, of button: ButtonItem, _ item: Item) {
    let title = alternate.title ?? button.title
    var attributes = item.attributes
    let own = attributes.keyboardShortcut
    if let other = alternate.keyboardShortcut, other.key != own?.key {
      body.remark([unsupported("alternates with a different key", at: alternate.location)])
    }
    attributes.systemImage = alternate.systemImage ?? attributes.systemImage
    attributes.isDisabled = alternate.isDisabled ?? attributes.isDisabled
    let held = (own?.modifiers ?? []).subtracting(.function)
    let modifiers = held.union(alternate.modifiers)
    if modifiers == held {
      return body.remark([unsupported("alternates whose modifiers are part of the shortcut", at: alternate.location)])
    }
    add(
      title, action: action(title), attributes, [("isAlternate", .word("true"))], modifiers: modifiers)
  }

  private mutating func question(_ confirmation: Confirmation, for button: ButtonItem) -> [SwiftStatement] {
    var lines: [SwiftStatement] = [.line("let alert = NSAlert()")]
    let title = confirmation.title ?? confirmation.message ?? button.title
    lines.append(.assignment("alert.messageText", .word(SwiftLiteral.string(title))))
    if confirmation.title != nil, let message = confirmation.message {
      lines.append(.assignment("alert.informativeText", .word(SwiftLiteral.string(message))))
    }
    let hasCancel = confirmation.actions.contains { $0.role == .cancel }
    let answers = confirmation.actions + (hasCancel ? [] : [Confirmation.Action.cancel])
    var branches: [(index: Int, method: String)] = []
    for (index, answer) in answers.enumerated() {
      let call = SwiftCall("alert.addButton", [.text("withTitle", answer.title)])
      lines.append(call.statement)
      if answer.role == .destructive { lines.append(.line("alert.buttons[\(index)].hasDestructiveAction = true")) }
      if answer.role != .cancel { branches.append((index, action(answer.title))) }
    }
    let names = ["First", "Second", "Third"]
    let first = "NSApplication.ModalResponse.alertFirstButtonReturn.rawValue"
    for (index, method) in branches {
      let condition =
        index < names.count
        ? "response == .alert\(names[index])ButtonReturn" : "response.rawValue == \(first) + \(index)"
      if branches.count == 1 {
        lines.append(.block("if alert.runModal()" + condition.dropFirst("response".count), [.line("\(method)()")]))
      } else {
        if index == branches.first?.index { lines.append(.line("let response = alert.runModal()")) }
        lines.append(.block("if \(condition)", [.line("\(method)()")]))
      }
    }
    return branches.isEmpty ? lines + [.line("alert.runModal()")] : lines
  }

  // MARK: Toggles

  mutating func add(_ toggle: ToggleItem, _ item: Item) {
    remark(on: item.attributes, at: item.location)
    let title = toggle.title ?? toggle.titles?.off ?? ""
    if let loop = parts.loop, let state = loop.states[item.location.path] {
      let method = action(for: title, in: loop)
      return add(title, action: method, item.attributes, [("state", .word("\(state) ? .on : .off"))])
    }
    if toggle.titles != nil, toggle.state == .mixed {
      body.remark([
        unsupported("the mixed state with the title “\(toggle.shownTitle)”", at: item.location)
      ])
    }
    let isMixed = toggle.state == .mixed && toggle.titles == nil
    let name = property(
      title, fallback: "isOn", prefix: "is",
      value: isMixed ? "NSControl.StateValue.mixed" : toggle.state == .on ? "true" : "false")
    if let titles = toggle.titles {
      let shown = SwiftCode.choice(
        condition: name, then: SwiftLiteral.string(titles.on), otherwise: SwiftLiteral.string(titles.off))
      let method = action(
        "toggle \(title)", usesSender: true,
        body: [.line("\(name).toggle()"), .assignment("sender.title", shown)])
      return add(shown, named: title, action: method, item.attributes)
    }
    let state = isMixed ? name : "\(name) ? .on : .off"
    let flip = isMixed ? "\(name) = \(name) == .on ? .off : .on" : "\(name).toggle()"
    let method = action(
      "toggle \(title)", usesSender: true, body: [.line(flip), .line("sender.state = \(state)")])
    add(title, action: method, item.attributes, [("state", .word(state))])
  }

  // MARK: Pickers

  mutating func add(_ picker: PickerItem, _ item: Item) {
    let attributes = item.attributes
    remark(on: attributes, at: item.location)
    guard picker.style == .menu, !isOnlyPicker(item) else {
      body.endGroup()
      if picker.style == .palette { body.remark([unsupported("rows of options", at: item.location)]) }
      addOptions(of: picker, item, attributes)
      return body.endGroup()
    }
    let made = submenu(picker.title) { $0.addOptions(of: picker, item, .plain) }
    add(picker.title ?? "", action: nil, attributes, [("submenu", .word("\(made)()"))])
  }

  /// Whether a pop-up button shows the picker's options, not a submenu with them.
  private func isOnlyPicker(_ item: Item) -> Bool {
    document.presentation == .popUpButton && document.menu?.items.count == 1 && document.menu?.items.first == item
  }

  /// - Parameter group: The attributes of a picker whose options are items of the menu.
  private mutating func addOptions(of picker: PickerItem, _ item: Item, _ group: ItemAttributes) {
    let isSingle = picker.selectionMode == .single
    var selected: (choice: SwiftChoice, method: String)?
    if isSingle {
      let words = picker.title ?? item.attributes.id
      let choice = SwiftChoice(picker, words: words, members: &parts.members, types: &parts.types)
      if let declaration = choice.declaration { parts.enumerations.append(declaration) }
      parts.state.append(choice.propertyDeclaration("private var"))
      let method = action(
        "select \(words ?? "option")", usesSender: true,
        body: [
          .line("guard let choice = sender.representedObject as? \(choice.type) else { return }"),
          .line("\(choice.property) = choice"),
          .block(
            "for item in sender.menu?.items ?? [] where item.action == sender.action",
            [.line("item.state = item === sender ? .on : .off")]),
        ])
      selected = (choice, method)
    }
    let chosen = Set(picker.selection.map(\.value))
    for part in conditional(picker.options) {
      add(part) { exporter, entry in
        if isSingle, case .option(let option) = entry {
          let loop: Void? = exporter.looping(option) { exporter, loop in
            exporter.add(loop) { $0.add(entry, in: group, selected, chosen) }
          }
          if loop != nil { return }
        }
        exporter.add(entry, in: group, selected, chosen)
      }
    }
  }

  private mutating func add(
    _ entry: PickerItem.Entry, in group: ItemAttributes, _ selected: (choice: SwiftChoice, method: String)?,
    _ chosen: Set<String>
  ) {
    guard case .option(let option) = entry else { return body.addSeparator(isHidden: group.isHidden) }
    var attributes = option.attributes
    if let color = option.color { attributes.tint = color }
    if group.isDisabled { attributes.isDisabled = true }
    if group.isHidden { attributes.isHidden = true }
    let isLetter = option.text != nil && attributes.image == nil && attributes.systemImage == nil
    let title = isLetter ? option.text ?? option.title : option.title
    remark(on: attributes, at: option.location)
    if chosen.contains(option.value), body.selectedItem == nil { body.selectedItem = body.itemCount }
    if let (choice, method) = selected {
      let value = choice.value(option.value, isQualified: false)
      add(
        .word(SwiftLiteral.string(title)), named: option.title, action: method, attributes,
        [
          ("representedObject", .word(choice.value(option.value, isQualified: true))),
          ("state", .word("\(choice.property) == \(value) ? .on : .off")),
        ])
    } else {
      let name = property(
        option.title, fallback: "isOn", prefix: "is", value: chosen.contains(option.value) ? "true" : "false")
      let state = "\(name) ? .on : .off"
      let method = action(
        "toggle \(option.title)", usesSender: true,
        body: [.line("\(name).toggle()"), .line("sender.state = \(state)")])
      add(
        .word(SwiftLiteral.string(title)), named: option.title, action: method, attributes, [("state", .word(state))])
    }
  }
}
