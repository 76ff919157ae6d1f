/// A menu read aloud: its name, then a sentence for each item, with its state and shortcut.
struct MenuAltText {
  private let document: MockupDocument

  /// Reads menus of a document.
  init(document: MockupDocument) {
    self.document = document
  }

  /// Reads a menu with everything that is open in it.
  func append(_ menu: Menu, to speech: inout AltText) {
    var words = [name(of: menu)]
    if showsAlternates { words.append("with \(document.heldModifiers.names.listed) held") }
    if !menu.items.contains(where: \.isVisible) { words.append("empty") }
    speech.say(words)
    append(menu.items, isDisabled: menu.isDisabled, to: &speech)
  }

  private func name(of menu: Menu) -> String {
    let title = menu.title?.trimmed
    guard document.presentation == .contextMenu else { return title.map { "Menu \($0)" } ?? "Menu" }
    let name = title.map { "Context menu \($0.quoted)" } ?? "Context menu"
    return document.preview.map { "\(name) of \($0.ownerInWords)" } ?? name
  }

  /// Whether an item is drawn as what it is while keys are held.
  private var showsAlternates: Bool {
    guard !document.heldModifiers.isEmpty else { return false }
    return document.drawnElements.contains { $0.item.flatMap(document.heldAlternate) != nil }
  }

  // MARK: Items

  private func append(_ items: [Item], isDisabled outer: Bool, to speech: inout AltText) {
    for item in items where item.isVisible {
      let isDisabled = outer || item.attributes.isDisabled
      let callout = item.attributes.callout?.spoken
      guard let children = item.children else {
        append(item, callout: callout, isDisabled: isDisabled, to: &speech)
        continue
      }
      switch children.place {
      case .sameMenu:
        appendHeading(of: item, callout, to: &speech)
        append(children.content, isDisabled: isDisabled, to: &speech)
        if case .section(let section) = item.kind { speech.say(section.footer) }
      case .submenu(let isOpen):
        speech.say(words(for: item, isDisabled: isDisabled))
        guard isOpen else { continue }
        append(children.content, isDisabled: false, to: &speech)
        speech.endSubmenu(item.attributes.accessibilityLabel?.trimmed ?? item.title ?? "")
      }
    }
  }

  /// Reads what is inside of an item.
  private func append(_ content: ItemChildren.Content, isDisabled: Bool, to speech: inout AltText) {
    switch content {
    case .items(let items): append(items, isDisabled: isDisabled, to: &speech)
    case .options(let picker): append(picker.visibleOptions, of: picker, isDisabled: isDisabled, to: &speech)
    }
  }

  /// Reads an item that nothing is inside of.
  private func append(_ item: Item, callout: String?, isDisabled: Bool, to speech: inout AltText) {
    switch item.kind {
    case .divider: if let callout { speech.say(item.kindName, callout) }
    case .text(let text):
      speech.say(text)
      speech.say(callout?.capitalizedSentence)
    case .button, .toggle, .menu, .picker, .stepper, .slider, .section, .controlGroup:
      speech.say(words(for: item, isDisabled: isDisabled))
    }
  }

  /// Reads what stands above the items or options that are among the rows of the menu.
  private func appendHeading(of item: Item, _ callout: String?, to speech: inout AltText) {
    let title = item.title?.trimmed
    switch item.kind {
    case .picker(let picker) where picker.style == .inline:
      // An inline picker's title is not drawn: it only tells what a mark belongs to.
      if callout != nil { speech.say(title, title == nil ? item.kindName : "options", callout) }
    case .picker:
      if title != nil || callout != nil { speech.say(title, title == nil ? item.kindName : "palette", callout) }
    case .section, .controlGroup, .menu, .button, .toggle, .stepper, .slider, .divider, .text:
      if let title {
        speech.say(title, "heading", callout)
      } else if let callout {
        speech.say(item.kindName, callout)
      }
    }
  }

  private func append(_ options: [PickerOption], of picker: PickerItem, isDisabled: Bool, to speech: inout AltText) {
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
    if let alternate = document.heldAlternate(of: item) {
      title = alternate.title?.trimmed ?? title
      shortcut = alternate.keyboardShortcut ?? shortcut
      isDisabled = isDisabled || alternate.isDisabled == true
    }
    switch item.kind {
    case .button(let button):
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
      if menu.isOpen, !menu.items.contains(where: \.isVisible) { words.append("empty") }
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
    ItemAttribute.allCases.compactMap { attribute in
      switch attribute {
      case .badge: attributes.badge
      case .isDisabled: isDisabled ? "dimmed" : nil
      case .isHighlighted: attributes.isHighlighted ? "highlighted" : nil
      case .keyboardShortcut: shortcut?.spoken
      case .callout: attributes.callout?.spoken
      // These are read in front, with the title or in its place.
      case .subtitle, .accessibilityLabel: nil
      // These are seen only, or are for others than the reader.
      case .systemImage, .imageScale, .symbolWeight, .image, .tint, .labelStyle, .indentationLevel, .dismissBehavior,
        .help, .isHidden, .lint:
        nil
      }
    }
  }

  private static func number(_ value: Double) -> String {
    value == value.rounded() && abs(value) < 1e15 ? "\(Int(value))" : "\(value)"
  }
}

extension Callout {
  /// The mark in words; `nil` where there is nothing to read in it.
  var spoken: String? { text.trimmed.map { "callout \($0)" } }
}
