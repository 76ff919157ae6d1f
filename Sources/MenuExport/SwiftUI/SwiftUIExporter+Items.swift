import MenuDocument
import PositionedJSON

extension SwiftUIExporter {
  mutating func statements(_ items: [Item], layout: MenuLayoutStyle = .large, isDynamic: Bool = false)
    -> [SwiftStatement]
  {
    if isDynamic, let loop = loop(layout.arranged(items)) { return [loop] }
    var statements = isDynamic ? remark(onDynamic: items) : []
    for part in arranged(layout.arranged(items)) { statements += self.statements(part) { $0.statements($1) } }
    return statements
  }

  /// The statements of elements, with those of a condition in its branches.
  mutating func statements<Element>(
    _ part: ConditionalPart<Element>, _ write: (inout SwiftUIExporter, Element) -> [SwiftStatement]
  ) -> [SwiftStatement] {
    switch part {
    case .always(let element): return write(&self, element)
    case .choice(let condition, let then, let otherwise):
      var branches: [[SwiftStatement]] = []
      for branch in [then, otherwise] {
        var statements: [SwiftStatement] = []
        for part in branch { statements += self.statements(part, write) }
        branches.append(statements)
      }
      return [.conditional(condition, branches[0], otherwise: branches[1])]
    }
  }

  /// An item after its comments; a hidden item stands in an `if` statement.
  private mutating func statements(_ item: Item) -> [SwiftStatement] {
    let flag = item.attributes.isHidden ? shownFlag(item.title, fallback: "showsItem") : nil
    let remarks = self.remarks(on: item)
    let views = views(of: item)
    guard let flag else { return remarks + views }
    return [.block("if \(flag)", remarks + views)]
  }

  /// The property that shows a hidden item or option.
  mutating func shownFlag(_ title: String?, fallback: String) -> String {
    noteShown(title)
    return property(title.map { "shows \($0)" }, fallback: fallback, prefix: "is", value: "false")
  }

  private mutating func remarks(on item: Item) -> [SwiftStatement] {
    var remarks: [SwiftStatement] = []
    if item.attributes.indentationLevel > 0 {
      let level = item.attributes.indentationLevel
      remarks.append(unsupported("indentation by \(level) \(level == 1 ? "level" : "levels")", at: item.location))
    }
    if item.attributes.imageVisibility != .automatic {
      remarks.append(
        unsupported("the image visibility \(item.attributes.imageVisibility.rawValue)", at: item.location))
    }
    if item.attributes.keyboardShortcut?.modifiers.contains(.function) == true {
      remarks.append(unsupported("the fn key in shortcuts", at: item.location))
    }
    return remarks
  }

  private mutating func views(of item: Item) -> [SwiftStatement] {
    let attributes = item.attributes
    switch item.kind {
    case .button(let button): return self.button(button, item)
    case .toggle(let toggle): return self.toggle(toggle, item)
    case .picker(let picker):
      return picker.selectionMode == .any ? toggles(picker, item) : [finished(self.picker(picker, item), item)]
    case .menu(let menu): return [finished(submenu(menu, attributes), item)]
    case .section(let section):
      if section.isDynamic, section.title == nil, section.footer == nil, attributes == .plain,
        let loop = loop(section.layout.arranged(section.items))
      {
        return [loop]
      }
      if isImported, section.items.isEmpty { return [missingItems(of: section, at: item.location)] }
      return [finished(self.section(section, attributes), item)]
    case .controlGroup(let group):
      let body = SwiftClosure(nil, statements(group.items))
      let label = SwiftUILabel(group.title, attributes)
      let isBare = group.title == nil && label.statements.isEmpty
      var call = isBare ? SwiftCall("ControlGroup", closures: [body]) : label.call("ControlGroup", closures: [body])
      if group.elementSize == .small {
        call = call.modified(SwiftCall(".controlGroupStyle", [.word(nil, ".compactMenu")]))
      }
      return [finished(call, item)]
    case .stepper(let stepper): return [finished(self.stepper(stepper, attributes), item)]
    case .slider(let slider): return [finished(self.slider(slider, attributes), item)]
    case .divider: return [SwiftCall("Divider").statement]
    case .text(let text): return [SwiftCall("Text", [.text(nil, text)]).statement]
    case .loading: return [SwiftCall("ProgressView").statement]
    case .search: return [unsupported("search fields in menus", at: item.location)]
    case .view(let view):
      return [unsupported(view.caption.map { "the custom view “\($0)”" } ?? "custom views in menus", at: item.location)]
    }
  }

  private mutating func finished(_ call: SwiftCall, _ item: Item) -> SwiftStatement { modified(call, item).statement }

  /// A call with the modifiers of an item.
  ///
  /// A property disables an imported item: code that disables it for good is rare.
  mutating func modified(_ call: SwiftCall, _ item: Item) -> SwiftCall {
    var condition = "true"
    if item.attributes.isDisabled, isImported {
      condition = property(
        item.title.map { "disables \($0)" }, fallback: "isDisabled", prefix: "is", value: "true")
      parts.findings.report(
        .warning, at: item.location, "the document does not tell what disables the item",
        help: "set the property \(condition)")
    }
    return SwiftUIModifiers.of(item.attributes, disabled: condition).reduce(call) { $0.modified($1) }
  }

  // MARK: Buttons and toggles

  private mutating func button(_ button: ButtonItem, _ item: Item) -> [SwiftStatement] {
    if item.attributes.id == "shareLink", parts.loop == nil { return [finished(shareLink(button, item), item)] }
    var remarks: [SwiftStatement] = []
    var perform: SwiftAction
    if let confirmation = button.confirmation, document.presentation == .menuBar {
      let question = confirmation.title ?? confirmation.message ?? button.title
      remarks.append(unsupported("confirmations in commands", at: item.location, help: "ask “\(question)” in a view"))
      perform = .method(action(button.title, remark: question))
    } else if let confirmation = button.confirmation {
      perform = .statement("\(confirm(confirmation, for: button)) = true")
    } else {
      let remark = button.requiresInput ? "Requires further input." : nil
      perform =
        parts.loop.map { .statement(self.call(for: button.title, in: $0, remark: remark)) }
        ?? .method(action(button.title, remark: remark))
    }
    let call = self.button(button.title, item.attributes, button.role, perform)
    var view = modified(call, item)
    for alternate in button.alternates {
      guard document.platform == .macOS else {
        remarks.append(
          unsupported(
            "the alternate “\(alternate.title ?? button.title)” for \(SwiftKey.spoken(alternate.modifiers)) outside macOS",
            at: alternate.location))
        continue
      }
      view = view.modified(self.alternate(alternate, of: button, item.attributes))
    }
    return remarks + [view.statement]
  }

  /// A button's action: a method, or an inline statement.
  private enum SwiftAction {
    case method(String)
    case statement(String)
  }

  private func button(
    _ title: String, _ attributes: ItemAttributes, _ role: ButtonRole, _ action: SwiftAction
  ) -> SwiftCall {
    var arguments: [SwiftArgument] = []
    if role != .plain { arguments.append(.word("role", "." + role.rawValue)) }
    let label = SwiftUILabel(title, attributes)
    switch action {
    case .method(let name): return label.call("Button", arguments + [.word("action", name)])
    case .statement(let line): return label.call("Button", arguments, closures: [.short(nil, line)])
    }
  }

  private mutating func alternate(
    _ alternate: Alternate, of button: ButtonItem, _ attributes: ItemAttributes
  ) -> SwiftCall {
    var changed = ItemAttributes.plain
    changed.systemImage = alternate.systemImage ?? attributes.systemImage
    changed.keyboardShortcut = alternate.keyboardShortcut
    changed.isDisabled = alternate.isDisabled ?? false
    let title = alternate.title ?? button.title
    let view = SwiftUIModifiers.of(changed)
      .reduce(self.button(title, changed, button.role, .method(action(title)))) { $0.modified($1) }
    let modifiers = SwiftUIModifiers.options(alternate.modifiers)
    return SwiftCall(".modifierKeyAlternate", [.word(nil, modifiers)], body: [view.statement])
  }

  private mutating func confirm(_ confirmation: Confirmation, for button: ButtonItem) -> String {
    let flag = property("is confirming \(button.title)", fallback: "isConfirming", prefix: "is", value: "false")
    var arguments: [SwiftArgument] = [
      .text(nil, confirmation.title ?? button.title), .word("isPresented", "$" + flag),
    ]
    if confirmation.title != nil { arguments.append(.word("titleVisibility", ".visible")) }
    let answers = confirmation.actions.map { answer -> SwiftStatement in
      let role: [SwiftArgument] = answer.role == .plain ? [] : [.word("role", "." + answer.role.rawValue)]
      let title = SwiftArgument.text(nil, answer.title)
      if answer.role == .cancel { return SwiftCall("Button", [title] + role, closures: [.short(nil, nil)]).statement }
      return SwiftCall("Button", [title] + role + [.word("action", action(answer.title))]).statement
    }
    var closures = [SwiftClosure(nil, answers)]
    if let message = confirmation.message {
      closures.append(SwiftClosure("message", [SwiftCall("Text", [.text(nil, message)]).statement]))
    }
    dialogs.append(SwiftCall(".confirmationDialog", arguments, closures: closures))
    return flag
  }

  private mutating func toggle(_ toggle: ToggleItem, _ item: Item) -> [SwiftStatement] {
    let attributes = item.attributes
    if let titles = toggle.titles { return changeable(titles, toggle, item) }
    let title = toggle.title ?? ""
    let label = SwiftUILabel(title, attributes)
    if let loop = parts.loop, let state = loop.states[item.location.path] {
      let binding = SwiftArgument("isOn", binding(state, of: title, in: loop))
      return [finished(label.call("Toggle", [binding]), item)]
    }
    guard toggle.state == .mixed else {
      let name = property(title, fallback: "isOn", prefix: "is", value: toggle.state == .on ? "true" : "false")
      return [finished(label.call("Toggle", [.word("isOn", "$" + name)]), item)]
    }
    let name = property(title, fallback: "states", prefix: "all", value: "[true, false]")
    let arguments = [SwiftArgument.word("sources", "$" + name), .word("isOn", #"\.self"#)]
    return [finished(label.call("Toggle", arguments), item)]
  }

  /// A button whose title depends on its state.
  private mutating func changeable(
    _ titles: ToggleItem.Titles, _ toggle: ToggleItem, _ item: Item
  ) -> [SwiftStatement] {
    var remarks: [SwiftStatement] = []
    if toggle.state == .mixed {
      remarks.append(unsupported("the mixed state with the title “\(toggle.shownTitle)”", at: item.location))
    }
    let name = property(
      toggle.title ?? titles.off, fallback: "isOn", prefix: "is", value: toggle.state == .on ? "true" : "false")
    let title = SwiftCode.choice(
      condition: name, then: SwiftLiteral.string(titles.on), otherwise: SwiftLiteral.string(titles.off))
    let flip = SwiftClosure.short(nil, "\(name).toggle()")
    let call: SwiftCall
    switch SwiftUILabel("", item.attributes) {
    case .arguments(let arguments):
      call = SwiftCall("Button", [SwiftArgument(nil, title)] + arguments.dropFirst(), closures: [flip])
    case .views(let views):
      let text = SwiftCall("Text", [SwiftArgument(nil, title)]).statement
      call = SwiftCall("Button", closures: [flip, SwiftClosure("label", [text] + views.dropFirst())])
    }
    return remarks + [finished(call, item)]
  }

  // MARK: Menus and sections

  private mutating func submenu(_ menu: SubmenuItem, _ attributes: ItemAttributes) -> SwiftCall {
    let body = SwiftClosure(nil, statements(menu.items, layout: menu.layout, isDynamic: menu.isDynamic))
    let action = menu.primaryAction ? self.action(menu.title) : nil
    var call = SwiftUILabel(menu.title, attributes).call("Menu", closures: [body])
    if let action { call.closures.append(SwiftClosure("primaryAction", [.line("\(action)()")])) }
    return call.modified(SwiftUIModifiers.order(menu.order))
  }

  private mutating func section(_ section: SectionItem, _ attributes: ItemAttributes) -> SwiftCall {
    let body = SwiftClosure(nil, statements(section.items, layout: section.layout, isDynamic: section.isDynamic))
    let header = SwiftUILabel(section.title, attributes).statements
    if section.footer == nil, let title = section.title, attributes.systemImage == nil, header.count == 1 {
      return SwiftCall("Section", [.text(nil, title)], closures: [body])
    }
    var call = SwiftCall("Section", closures: [body])
    if !header.isEmpty { call.closures.append(SwiftClosure("header", header)) }
    if let footer = section.footer {
      call.closures.append(SwiftClosure("footer", [SwiftCall("Text", [.text(nil, footer)]).statement]))
    }
    return call
  }

  // MARK: Values

  private mutating func stepper(_ stepper: StepperItem, _ attributes: ItemAttributes) -> SwiftCall {
    let name = property(stepper.title, fallback: "value", prefix: "current", value: stepper.swiftValue)
    var arguments: [SwiftArgument] = [.word("value", "$" + name)]
    if let range = stepper.range { arguments.append(.word("in", SwiftLiteral.range(range))) }
    if stepper.step != 1 { arguments.append(.word("step", SwiftLiteral.number(stepper.step))) }
    return SwiftUILabel(stepper.title, attributes).withoutSymbolArgument.call("Stepper", arguments)
  }

  private mutating func slider(_ slider: SliderItem, _ attributes: ItemAttributes) -> SwiftCall {
    let name = property(
      slider.title, fallback: "level", prefix: "current", value: SwiftLiteral.double(slider.value))
    var arguments: [SwiftArgument] = [.word("value", "$" + name)]
    if slider.range != .unit { arguments.append(.word("in", SwiftLiteral.range(slider.range))) }
    let label = SwiftUILabel(slider.title, attributes).statements
    let ends = [("minimumValueLabel", slider.minimumSystemImage), ("maximumValueLabel", slider.maximumSystemImage)]
    guard ends.contains(where: { $0.1 != nil }) else {
      return SwiftCall("Slider", arguments, closures: label.isEmpty ? [] : [SwiftClosure(nil, label)])
    }
    // Both labels must have the same view type.
    let isComplete = ends.allSatisfy { $0.1 != nil }
    let closures = ends.map { end, symbol in
      let image = symbol.map { SwiftCall("Image", [.text("systemName", $0.value)]) }
      let text = image.map { SwiftCall("Text", [SwiftArgument(nil, .call($0))]) } ?? SwiftCall("Text", [.text(nil, "")])
      return SwiftClosure(end, [(isComplete ? image ?? text : text).statement])
    }
    let none = SwiftCall("EmptyView").statement
    return SwiftCall("Slider", arguments, closures: [SwiftClosure(nil, label.isEmpty ? [none] : label)] + closures)
  }
}

extension StepperItem {
  /// The value as an integer literal if value, step, and range are integers.
  var swiftValue: String {
    let numbers = [value, step] + (range.map { [$0.lower, $0.upper] } ?? [])
    return numbers.allSatisfy { JSONNumber($0).integer != nil }
      ? SwiftLiteral.number(value) : SwiftLiteral.double(value)
  }
}

extension SwiftLiteral {
  /// A closed range; a negative upper bound is in parentheses, as `...-` would be one operator.
  static func range(_ range: NumberRange) -> String {
    let upper = number(range.upper)
    return number(range.lower) + "..." + (upper.hasPrefix("-") ? "(\(upper))" : upper)
  }
}
