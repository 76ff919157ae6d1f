/// A menu read aloud: its name, then a sentence for each item, with its state and shortcut.
struct SpokenMenu {
  private let document: MockupDocument

  /// Reads menus of a document.
  init(document: MockupDocument) {
    self.document = document
  }

  /// Reads a menu with everything that is open in it.
  func append(_ menu: Menu, to speech: inout Speech) {
    var words = [name(of: menu)]
    if showsAlternates { words.append("with \(document.heldModifiers.names.listed) held") }
    if !menu.items.contains(where: { !$0.attributes.isHidden }) { words.append("empty") }
    speech.say(words)
    append(menu.items, isDisabled: menu.isDisabled, to: &speech)
  }

  private func name(of menu: Menu) -> String {
    let title = menu.title?.trimmed
    guard document.presentation == .contextMenu else { return title.map { "Menu \($0)" } ?? "Menu" }
    let name = title.map { "Context menu \($0.quoted)" } ?? "Context menu"
    return document.preview.map { "\(name) of \($0.spokenOwner)" } ?? name
  }

  /// Whether an item is drawn as what it is while keys are held.
  private var showsAlternates: Bool {
    guard !document.heldModifiers.isEmpty else { return false }
    return document.drawnItems.contains { drawn in
      guard case .item(let item) = drawn, case .button(let button) = item.kind else { return false }
      return document.heldAlternate(of: button) != nil
    }
  }

  // MARK: Items

  private func append(_ items: [Item], isDisabled outer: Bool, to speech: inout Speech) {
    for item in items where !item.attributes.isHidden {
      let attributes = item.attributes
      let isDisabled = outer || attributes.isDisabled
      let callout = attributes.callout?.spoken
      switch item.kind {
      case .divider: if let callout { speech.say("Divider", callout) }
      case .text(let text):
        speech.say(text)
        speech.say(callout?.capitalizedSentence)
      case .section(let section):
        appendHeading(section.title, orElse: "Section", callout, to: &speech)
        append(section.items, isDisabled: isDisabled, to: &speech)
        speech.say(section.footer)
      case .controlGroup(let group):
        appendHeading(group.title, orElse: "Group", callout, to: &speech)
        append(group.items, isDisabled: isDisabled, to: &speech)
      case .picker(let picker) where picker.style != .menu:
        append(picker, callout: callout, isDisabled: isDisabled, to: &speech)
      case .button, .toggle, .menu, .picker, .stepper, .slider:
        speech.say(words(for: item, isDisabled: isDisabled))
        appendSubmenu(of: item, to: &speech)
      }
    }
  }

  private func appendHeading(_ title: String?, orElse name: String, _ callout: String?, to speech: inout Speech) {
    if let title = title?.trimmed {
      speech.say(title, "heading", callout)
    } else if let callout {
      speech.say(name, callout)
    }
  }

  /// Reads the options of a picker that are among the rows of the menu.
  private func append(_ picker: PickerItem, callout: String?, isDisabled: Bool, to speech: inout Speech) {
    let title = picker.title?.trimmed
    switch picker.style {
    case .palette where title != nil || callout != nil: speech.say(title, title == nil ? "Palette" : "palette", callout)
    // An inline picker's title is not drawn: it only tells what a mark belongs to.
    case .inline where callout != nil: speech.say(title, title == nil ? "Options" : "options", callout)
    case .inline, .menu, .palette: break
    }
    append(picker.visibleOptions, of: picker, isDisabled: isDisabled, to: &speech)
  }

  private func append(_ options: [PickerOption], of picker: PickerItem, isDisabled: Bool, to speech: inout Speech) {
    let chosen = picker.chosenValues
    for option in options {
      let attributes = option.attributes
      var words = [attributes.accessibilityLabel?.trimmed ?? option.title.trimmed ?? Self.untitled]
      if let subtitle = attributes.subtitle { words.append(subtitle) }
      if chosen.contains(option.value) { words.append("selected") }
      words += common(
        attributes, shortcut: attributes.keyboardShortcut, isDisabled: isDisabled || attributes.isDisabled)
      speech.say(words)
    }
  }

  private func appendSubmenu(of item: Item, to speech: inout Speech) {
    switch item.kind {
    case .menu(let menu) where menu.isOpen: append(menu.items, isDisabled: false, to: &speech)
    case .picker(let picker) where picker.isOpen:
      append(picker.visibleOptions, of: picker, isDisabled: false, to: &speech)
    case .button, .toggle, .menu, .picker, .stepper, .slider, .section, .controlGroup, .divider, .text: return
    }
    speech.endSubmenu(item.attributes.accessibilityLabel?.trimmed ?? item.title ?? "")
  }

  // MARK: Words

  private static let untitled = "Untitled item"

  /// The parts of an item's sentence.
  private func words(for item: Item, isDisabled outer: Bool) -> [String] {
    let attributes = item.attributes
    var title = attributes.accessibilityLabel?.trimmed ?? item.title?.trimmed
    var shortcut = attributes.keyboardShortcut
    var isDisabled = outer
    var words: [String] = []
    if let subtitle = attributes.subtitle { words.append(subtitle) }
    switch item.kind {
    case .button(let button):
      if let alternate = document.heldAlternate(of: button) {
        title = alternate.title?.trimmed ?? title
        shortcut = alternate.keyboardShortcut ?? shortcut
        isDisabled = isDisabled || alternate.isDisabled == true
      }
      if button.role == .destructive { words.append("destructive") }
    case .toggle(let toggle) where toggle.titles == nil:
      switch toggle.state {
      case .on: words.append("on")
      case .off: words.append("off")
      case .mixed: words.append("mixed")
      }
    case .menu(let menu):
      words.append(menu.primaryAction ? "action and submenu" : "submenu")
      if menu.isOpen { words.append("open") }
      if menu.isOpen, !menu.items.contains(where: { !$0.attributes.isHidden }) { words.append("empty") }
    case .picker(let picker):
      words.append("submenu")
      if picker.isOpen { words.append("open") }
      words.append(picker.chosenTitles.joined(separator: ", "))
    case .stepper(let stepper): words += ["stepper", Self.number(stepper.value)]
    case .slider(let slider):
      if title == nil { title = "Slider" } else { words.append("slider") }
      words.append("\(Int((slider.range.fraction(of: slider.value) * 100).rounded())) %")
    case .toggle, .section, .controlGroup, .divider, .text: break
    }
    return [title ?? Self.untitled] + words + common(attributes, shortcut: shortcut, isDisabled: isDisabled)
  }

  /// What all items and options can have.
  private func common(_ attributes: ItemAttributes, shortcut: KeyboardShortcut?, isDisabled: Bool) -> [String] {
    var words: [String] = []
    if let badge = attributes.badge { words.append(badge) }
    if isDisabled { words.append("dimmed") }
    if attributes.isHighlighted { words.append("highlighted") }
    if let shortcut { words.append(shortcut.spoken) }
    if let callout = attributes.callout?.spoken { words.append(callout) }
    return words
  }

  private static func number(_ value: Double) -> String {
    value == value.rounded() && abs(value) < 1e15 ? "\(Int(value))" : "\(value)"
  }
}

extension Callout {
  /// The mark in words; `nil` where there is nothing to read in it.
  var spoken: String? { text.trimmed.map { "callout \($0)" } }
}
