/// A document read aloud: a sentence for each item, with its state and shortcut.
struct SpokenDescription {
  private let document: MockupDocument

  init(document: MockupDocument) {
    self.document = document
  }

  /// What the picture is called where the document does not say: the menu's heading, else the button's title.
  var title: String {
    if let title = document.menu?.title ?? document.button?.title, !title.isEmpty { return title }
    return document.state == .closed ? "Button" : "Menu"
  }

  /// The whole description.
  var text: String {
    var sentences: [String] = []
    if document.presentation != .menu, let button = document.button {
      var words = [button.title ?? "Button", "pull-down button"]
      if let label = button.label { words.insert(label, at: 0) }
      if button.isDisabled { words.append("dimmed") }
      sentences.append(Self.sentence(words))
    }
    guard document.state != .closed, let menu = document.menu else { return sentences.joined(separator: " ") }
    let name = menu.title.map { $0.isEmpty ? "Menu" : "Menu \($0)" } ?? "Menu"
    sentences.append(Self.sentence([name]))
    append(menu.items, isDisabled: menu.isDisabled, to: &sentences)
    return sentences.joined(separator: " ")
  }

  private func append(_ items: [Item], isDisabled outer: Bool, to sentences: inout [String]) {
    for item in items where !item.attributes.isHidden {
      let isDisabled = outer || item.attributes.isDisabled
      switch item.kind {
      case .divider: break
      case .text(let text): sentences.append(Self.sentence([text]))
      case .section(let section):
        if let title = section.title { sentences.append(Self.sentence([title, "heading"])) }
        append(section.items, isDisabled: isDisabled, to: &sentences)
        if let footer = section.footer { sentences.append(Self.sentence([footer])) }
      case .controlGroup(let group):
        if let title = group.title { sentences.append(Self.sentence([title, "heading"])) }
        append(group.items, isDisabled: isDisabled, to: &sentences)
      case .picker(let picker) where picker.style != .menu:
        if picker.style == .palette, let title = picker.title {
          sentences.append(Self.sentence([title, "palette"]))
        }
        append(picker, isDisabled: isDisabled, to: &sentences)
      case .button, .toggle, .menu, .picker, .stepper, .slider:
        sentences.append(sentence(for: item, isDisabled: isDisabled))
        if case .menu(let menu) = item.kind, menu.isOpen { append(menu.items, isDisabled: false, to: &sentences) }
        if case .picker(let picker) = item.kind, picker.isOpen {
          append(picker, isDisabled: false, to: &sentences)
        }
      }
    }
  }

  private func append(_ picker: PickerItem, isDisabled: Bool, to sentences: inout [String]) {
    for option in picker.visibleOptions {
      var words = [option.attributes.accessibilityLabel ?? option.title]
      if let subtitle = option.attributes.subtitle { words.append(subtitle) }
      if picker.isChosen(option) { words.append("selected") }
      appendCommon(option.attributes, shortcut: nil, isDisabled: isDisabled, to: &words)
      sentences.append(Self.sentence(words))
    }
  }

  private func sentence(for item: Item, isDisabled: Bool) -> String {
    let attributes = item.attributes
    var words = [attributes.accessibilityLabel ?? item.title ?? ""]
    var shortcut = attributes.keyboardShortcut
    var isDisabled = isDisabled
    switch item.kind {
    case .button(let button):
      if let alternate = button.alternates.first(where: { $0.modifiers == document.heldModifiers }),
        !document.heldModifiers.isEmpty
      {
        words = [alternate.title ?? words[0]]
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
    case .menu(let menu): words.append(menu.isOpen ? "submenu, open" : "submenu")
    case .picker(let picker):
      words.append(picker.isOpen ? "submenu, open" : "submenu")
      let chosen = picker.visibleOptions.filter { picker.isChosen($0) }.map(\.title)
      if !chosen.isEmpty { words.append(chosen.joined(separator: ", ")) }
    case .stepper(let stepper): words.append("stepper, \(Self.number(stepper.value))")
    case .slider(let slider):
      if words[0].isEmpty { words[0] = "Slider" } else { words.append("slider") }
      words.append("\(Int((slider.range.fraction(of: slider.value) * 100).rounded())) %")
    case .toggle, .section, .controlGroup, .divider, .text: break
    }
    if let subtitle = attributes.subtitle { words.insert(subtitle, at: 1) }
    appendCommon(attributes, shortcut: shortcut, isDisabled: isDisabled, to: &words)
    return Self.sentence(words)
  }

  private func appendCommon(
    _ attributes: ItemAttributes, shortcut: KeyboardShortcut?, isDisabled: Bool, to words: inout [String]
  ) {
    if let badge = attributes.badge { words.append(badge) }
    if isDisabled { words.append("dimmed") }
    if attributes.isHighlighted { words.append("highlighted") }
    if let shortcut { words.append(shortcut.spoken) }
  }

  private static func number(_ value: Double) -> String {
    value == value.rounded() && abs(value) < 1e15 ? "\(Int(value))" : "\(value)"
  }

  /// The parts with commas between them, and a full stop unless the text ends in a mark of its own.
  private static func sentence(_ words: [String]) -> String {
    let text = words.filter { !$0.isEmpty }.joined(separator: ", ")
    guard let last = text.last else { return "" }
    return ".!?…。".contains(last) ? text : text + "."
  }
}
