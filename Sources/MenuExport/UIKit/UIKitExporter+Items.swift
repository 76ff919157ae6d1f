import MenuDocument
import PositionedJSON

extension UIKitExporter {
  /// The `children` argument; items between dividers become inline submenus.
  ///
  /// - Parameters:
  ///   - words: The words to name an array after.
  ///   - hasHeading: Whether the items are under a heading, which belongs to the first group.
  mutating func children(
    _ items: [Item], isDynamic: Bool = false, named words: String? = nil, hasHeading: Bool = false
  ) -> SwiftArgument {
    if isDynamic, let loop = loop(items) { return SwiftArgument("children", loop) }
    let remark = isDynamic ? remark(onDynamic: items) : []
    return SwiftArgument("children", array(items, remark, named: words, hasHeading: hasHeading))
  }

  /// - Parameter remark: Comments on the items.
  mutating func array(
    _ items: [Item], _ remark: [SwiftStatement] = [], named words: String? = nil, hasHeading: Bool = false
  ) -> SwiftCode {
    let groups = items.split { $0.type == .divider }.map(Array.init)
    let isApart = hasHeading && items.first?.type == .divider
    let bare = !isApart && (hasHeading || groups.count < 2) ? groups.first ?? [] : []
    let elements = bare + groups.dropFirst(bare.isEmpty ? 0 : 1).map(Self.group)
    return list(arranged(elements), remark, named: words, joined: { $0.spliced($1) }) { $0.elements($1) }
  }

  /// The items between dividers as one item: a section, with the condition of all of them.
  private static func group(_ items: [Item]) -> Item {
    if items.count == 1, items[0].isGroup { return items[0] }
    var section = SectionItem()
    var group = items[0]
    (group.attributes, section.items) = items.sharedCondition
    group.kind = .section(section)
    return group
  }

  private mutating func elements(_ item: Item) -> [SwiftStatement] {
    let isContainer = item.children?.placement == .sameMenu
    let views = showingImages(isContainer ? item.attributes.imageVisibility : .automatic) { $0.views(of: item) }
    let remarks = remarks(on: item.attributes, at: item.location)
    guard !isContainer, let last = views.last else { return remarks + views }
    return remarks + views.dropLast() + [showingImage(last, item.attributes)]
  }

  /// Comments for attributes that UIKit's menus do not support.
  mutating func remarks(on attributes: ItemAttributes, at location: SourceLocation) -> [SwiftStatement] {
    var remarks: [SwiftStatement] = []
    if let badge = attributes.badge { remarks.append(unsupported("the badge “\(badge)”", at: location)) }
    if attributes.indentationLevel > 0 {
      let level = attributes.indentationLevel
      remarks.append(unsupported("indentation by \(level) \(level == 1 ? "level" : "levels")", at: location))
    }
    if attributes.labelStyle != .automatic {
      remarks.append(unsupported("the label style \(attributes.labelStyle.rawValue)", at: location))
    }
    if let label = attributes.accessibilityLabel {
      remarks.append(unsupported("the accessibility label “\(label)”", at: location))
    }
    if attributes.keyboardShortcut?.modifiers.contains(.function) == true {
      remarks.append(unsupported("the fn key in shortcuts", at: location))
    }
    return remarks
  }

  private mutating func views(of item: Item) -> [SwiftStatement] {
    let attributes = item.attributes
    switch item.kind {
    case .button(let button): return self.button(button, item)
    case .toggle(let toggle): return self.toggle(toggle, item)
    case .picker(let picker): return self.picker(picker, item)
    case .menu(let menu):
      var remarks: [SwiftStatement] = []
      if menu.primaryAction { remarks.append(unsupported("submenus with a primary action", at: item.location)) }
      if attributes.isDisabled { remarks.append(unsupported("disabled submenus", at: item.location)) }
      if attributes.isHidden { remarks.append(unsupported("hidden submenus", at: item.location)) }
      if menu.order != .automatic {
        remarks.append(unsupported("the item order \(menu.order.rawValue)", at: item.location))
      }
      var arguments = UIKitElement.label(menu.title, attributes)
      arguments.append(children(menu.layout.arranged(menu.items), isDynamic: menu.isDynamic, named: menu.title))
      return remarks + [SwiftCall("UIMenu", arguments).statement]
    case .section(let section):
      var remarks: [SwiftStatement] = []
      if let footer = section.footer { remarks.append(unsupported("the footer “\(footer)”", at: item.location)) }
      if isImported, section.items.isEmpty { return remarks + [missingItems(of: section, at: item.location)] }
      var arguments = UIKitElement.label(section.title, attributes)
      arguments.append(.word("options", ".displayInline"))
      arguments.append(
        children(
          attributes.inherited(by: section.layout.arranged(section.items)), isDynamic: section.isDynamic,
          named: section.title, hasHeading: section.title?.isEmpty == false))
      return remarks + [SwiftCall("UIMenu", arguments).statement]
    case .controlGroup(let group):
      var arguments = UIKitElement.label(group.title, attributes)
      arguments.append(.word("options", ".displayInline"))
      arguments.append(.word("preferredElementSize", "." + group.elementSize.rawValue))
      arguments.append(children(attributes.inherited(by: group.items), named: group.title))
      return [SwiftCall("UIMenu", arguments).statement]
    case .stepper(let stepper): return self.stepper(stepper, item)
    case .slider(let slider):
      return [unsupported(slider.title.map { "the slider “\($0)”" } ?? "sliders", at: item.location)]
    case .divider: return []
    case .loading:
      return [
        SwiftCall("UIDeferredMenuElement", closures: [.short("completion", "completion([])")]).statement
      ]
    case .search: return [unsupported("search fields in menus", at: item.location)]
    case .view(let view):
      return [unsupported(view.caption.map { "the custom view “\($0)”" } ?? "custom views in menus", at: item.location)]
    case .text(let text):
      return [
        SwiftCall(
          "UIAction",
          [
            .text("title", text),
            .word("attributes", SwiftLiteral.options(attributes.isHidden ? ["disabled", "hidden"] : ["disabled"])),
          ], closures: [.short("_", nil)]
        ).statement
      ]
    }
  }

  // MARK: Buttons

  private mutating func button(_ button: ButtonItem, _ item: Item) -> [SwiftStatement] {
    let attributes = item.attributes
    let isCommand = attributes.keyboardShortcut != nil || !button.alternates.isEmpty
    var remarks: [SwiftStatement] = []
    let extra = button.role == .destructive ? ["destructive"] : []
    if let loop = parts.loop {
      let handler = handler(for: button.title, in: loop, requiresInput: button.requiresInput)
      return [UIKitElement.action(button.title, attributes, attributes: extra, handler: handler).statement]
    }
    let index = parts.actions.count
    let method = self.action(
      button.title, isSelector: isCommand,
      body: button.requiresInput ? [.comment("Requires further input.")] : [])
    if let confirmation = button.confirmation {
      if document.presentation == .menuBar {
        let question = confirmation.title ?? confirmation.message ?? button.title
        remarks.append(
          unsupported(
            "confirmations in a menu bar", at: item.location, help: "ask “\(question)” in a view controller"))
      } else {
        // Methods of the actions are named after the button's.
        let head = "\(isCommand ? "@objc " : "")private func \(method)()"
        parts.actions[index] = .block(head, question(confirmation, for: button))
      }
    }
    guard isCommand else {
      return remarks + [
        UIKitElement.action(
          button.title, attributes, attributes: extra, handler: .short("[weak self] _", "self?.\(method)()")
        ).statement
      ]
    }
    let alternates = button.alternates.map { alternate -> SwiftStatement in
      let title = alternate.title ?? button.title
      let method = self.action(title, isSelector: true)
      return SwiftCall(
        "UICommandAlternate",
        [
          .text("title", title), .word("action", "#selector(\(method))"),
          .word("modifierFlags", UIKitKey.flags(alternate.modifiers)),
        ]
      ).statement
    }
    if attributes.subtitle != nil {
      remarks.append(unsupported("subtitles of commands with a shortcut", at: item.location))
    }
    return remarks + [
      UIKitElement.command(
        button.title, attributes, attributes: extra, selector: method, alternates: alternates
      ).statement
    ]
  }

  private mutating func question(_ confirmation: Confirmation, for button: ButtonItem) -> [SwiftStatement] {
    let title = confirmation.title.map(SwiftLiteral.string) ?? "nil"
    let message = confirmation.message.map(SwiftLiteral.string) ?? "nil"
    let alert = SwiftCall(
      "UIAlertController",
      [.word("title", title), .word("message", message), .word("preferredStyle", ".actionSheet")])
    var lines: [SwiftStatement] = [.assignment("let alert", .call(alert))]
    let hasCancel = confirmation.actions.contains { $0.role == .cancel }
    let answers = confirmation.actions + (hasCancel ? [] : [Confirmation.Action.cancel])
    for answer in answers {
      let style = answer.role == .plain ? "default" : answer.role.rawValue
      var arguments: [SwiftArgument] = [.text("title", answer.title), .word("style", "." + style)]
      if answer.role == .cancel {
        lines.append(
          SwiftCall("alert.addAction", [SwiftArgument(nil, .call(SwiftCall("UIAlertAction", arguments)))]).statement)
        continue
      }
      let method = self.action(answer.title)
      arguments.append(.word("handler", "{ [weak self] _ in self?.\(method)() }"))
      lines.append(
        SwiftCall("alert.addAction", [SwiftArgument(nil, .call(SwiftCall("UIAlertAction", arguments)))]).statement)
    }
    return lines + [.line("present(alert, animated: true)")]
  }

  // MARK: Toggles and steppers

  private mutating func toggle(_ toggle: ToggleItem, _ item: Item) -> [SwiftStatement] {
    let attributes = item.attributes
    let title = toggle.title ?? toggle.titles?.off ?? ""
    if let loop = parts.loop, let state = loop.states[item.location.path] {
      let handler = handler(for: title, in: loop)
      return [UIKitElement.action(title, attributes, state: "\(state) ? .on : .off", handler: handler).statement]
    }
    var remarks: [SwiftStatement] = []
    if toggle.titles != nil, toggle.state == .mixed {
      remarks.append(unsupported("the mixed state with the title “\(toggle.shownTitle)”", at: item.location))
    }
    let isMixed = toggle.state == .mixed && toggle.titles == nil
    let name = property(
      title, fallback: "isOn", prefix: "is",
      value: isMixed ? "UIMenuElement.State.mixed" : toggle.state == .on ? "true" : "false")
    let state = isMixed ? name : toggle.titles == nil ? "\(name) ? .on : .off" : nil
    let shown: SwiftCode =
      toggle.titles.map {
        .choice(condition: name, then: SwiftLiteral.string($0.on), otherwise: SwiftLiteral.string($0.off))
      } ?? .word(SwiftLiteral.string(title))
    let flip = isMixed ? "\(name) = \(name) == .on ? .off : .on" : "\(name).toggle()"
    guard attributes.keyboardShortcut != nil else {
      let line = isMixed ? "self?.\(name) = .on" : "self?.\(flip)"
      return remarks + [
        UIKitElement.action(shown, attributes, state: state, handler: .short("[weak self] _", line)).statement
      ]
    }
    if attributes.subtitle != nil {
      remarks.append(unsupported("subtitles of commands with a shortcut", at: item.location))
    }
    let method = self.action("toggle \(title)", isSelector: true, body: [.line(flip)])
    return remarks + [UIKitElement.command(shown, attributes, state: state, selector: method).statement]
  }

  /// The changed value, clamped by `min` or `max` if there is a bound.
  private func changed(_ value: String, keptBy function: String, bound: Double?) -> SwiftCode {
    guard let bound else { return .word(value) }
    return .call(SwiftCall(function, [.word(nil, SwiftLiteral.number(bound)), .word(nil, value)]))
  }

  /// Two buttons, as UIKit's menus have no steppers.
  private mutating func stepper(_ stepper: StepperItem, _ item: Item) -> [SwiftStatement] {
    let name = property(
      stepper.title, fallback: "value", prefix: "current", value: stepper.swiftValue)
    let step = SwiftLiteral.number(stepper.step)
    let range = stepper.range
    let less = changed("self.\(name) - \(step)", keptBy: "max", bound: range?.lower)
    let more = changed("self.\(name) + \(step)", keptBy: "min", bound: range?.upper)
    let attributes =
      (item.attributes.isDisabled ? ["disabled"] : []) + (item.attributes.isHidden ? ["hidden"] : [])
      + ["keepsMenuPresented"]
    let buttons = [("Decrease", "minus", less), ("Increase", "plus", more)].map {
      title, symbol, value -> SwiftStatement in
      var handler = SwiftClosure(nil, [.line("guard let self else { return }"), .assignment("self.\(name)", value)])
      handler.signature = "[weak self] _"
      return SwiftCall(
        "UIAction",
        [
          .text("title", title), .word("image", "UIImage(systemName: \"\(symbol)\")"),
          .word("attributes", SwiftLiteral.options(attributes)),
        ], closures: [handler]
      ).statement
    }
    let menu = SwiftCall(
      "UIMenu",
      UIKitElement.label(stepper.title, item.attributes) + [
        .word("options", ".displayInline"), .word("preferredElementSize", ".small"),
        SwiftArgument("children", .list(buttons)),
      ])
    return [unsupported("steppers", at: item.location, help: "two buttons replace the stepper"), menu.statement]
  }
}
