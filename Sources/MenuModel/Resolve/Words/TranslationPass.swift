/// One walk over a document, and over each of its frames, with a table of strings.
struct TranslationPass {
  /// The texts that the table lacks, in order of appearance and each once.
  private(set) var missing: [Located<String>] = []
  private let table: StringTable
  private var told: Set<String> = []
  /// The way to the document that is walked over: the root, or a frame.
  private var base = DocumentPath.root
  /// Whether the document that is walked over shows a question.
  private var isConfirming = false

  /// A walk that has not begun.
  init(table: StringTable) {
    self.table = table
  }

  /// What a text belongs to.
  private struct Owner {
    /// The item's name.
    var id: String?
    /// Where the owner was written.
    var location: SourceLocation
  }

  // MARK: The document

  /// The document with what the table has.
  mutating func translate(_ document: MockupDocument) -> MockupDocument {
    var copy = document
    isConfirming = document.state == .confirming
    for (key, text) in [("title", \MockupDocument.title), ("description", \.description)] {
      // The key's own position, as a document has no other.
      let owner = Owner(location: SourceLocation(position: document.location(ofKey: key).position, path: .root))
      translate(&copy[keyPath: text], .key(key), of: owner)
    }
    if var button = copy.button {
      translate(&button.label, .key("label"), of: Owner(location: button.location))
      translate(&button.title, .key("title"), of: Owner(location: button.location))
      copy.button = button
    }
    if var host = copy.host {
      translate(&host.title, .key("title"), of: Owner(location: host.location))
      copy.host = host
    }
    if var preview = copy.preview {
      translate(&preview.host.title, .key("title"), of: Owner(location: preview.host.location))
      copy.preview = preview
    }
    copy.menu = copy.menu.map { translate($0) }
    copy.menus = copy.menus.map { translate($0) }
    copy.frames = copy.frames.map { translate($0) }
    return copy
  }

  private mutating func translate(_ frame: Frame) -> Frame {
    var copy = frame
    translate(&copy.caption, .key("caption"), of: Owner(location: frame.location))
    base = frame.location.path
    copy.document = translate(frame.document)
    base = .root
    return copy
  }

  // MARK: Menus

  private mutating func translate(_ menu: Menu) -> Menu {
    var copy = menu
    translate(&copy.title, .key("title"), of: Owner(id: menu.id, location: menu.location))
    copy.items = menu.items.map { translate($0) }
    return copy
  }

  private mutating func translate(_ item: Item) -> Item {
    var copy = item
    let owner = Owner(id: item.attributes.id, location: item.location)
    switch item.kind {
    case .button(var button):
      button.title = translated(button.title, .key("title"), of: owner)
      translate(&copy.attributes, of: owner)
      translate(&button.alternates, of: owner)
      if let confirmation = button.confirmation { button.confirmation = translated(confirmation, of: owner) }
      copy.kind = .button(button)
      return copy
    case .toggle(var toggle):
      translate(&toggle.title, .key("title"), of: owner)
      if var titles = toggle.titles {
        titles.on = translated(titles.on, .key("titles"), .key("on"), of: owner, orKey: "on")
        titles.off = translated(titles.off, .key("titles"), .key("off"), of: owner, orKey: "off")
        toggle.titles = titles
      }
      copy.kind = .toggle(toggle)
    case .picker(var picker):
      translate(&picker.title, .key("title"), of: owner)
      picker.options = picker.options.map { translate($0) }
      copy.kind = .picker(picker)
    case .menu(var menu):
      menu.title = translated(menu.title, .key("title"), of: owner)
      menu.items = menu.items.map { translate($0) }
      copy.kind = .menu(menu)
    case .section(var section):
      translate(&section.title, .key("title"), of: owner)
      section.items = section.items.map { translate($0) }
      translate(&section.footer, .key("footer"), of: owner)
      copy.kind = .section(section)
    case .controlGroup(var group):
      translate(&group.title, .key("title"), of: owner)
      group.items = group.items.map { translate($0) }
      copy.kind = .controlGroup(group)
    case .stepper(var stepper):
      stepper.title = translated(stepper.title, .key("title"), of: owner)
      copy.kind = .stepper(stepper)
    case .slider(var slider):
      translate(&slider.title, .key("title"), of: owner)
      copy.kind = .slider(slider)
    case .text(let text): copy.kind = .text(translated(text, .key("text"), of: owner, orKey: "title"))
    case .divider: break
    }
    translate(&copy.attributes, of: owner)
    return copy
  }

  private mutating func translate(_ entry: PickerItem.Entry) -> PickerItem.Entry {
    guard case .option(var option) = entry else { return entry }
    let owner = Owner(id: option.attributes.id, location: option.location)
    option.title = translated(option.title, .key("title"), of: owner)
    // A letter that stands for a symbol: most languages have the same.
    option.text = option.text.map { translation(of: $0, under: [.key("text")], id: owner.id) ?? $0 }
    translate(&option.attributes, of: owner)
    return .option(option)
  }

  private mutating func translate(_ attributes: inout ItemAttributes, of owner: Owner) {
    translate(&attributes.subtitle, .key("subtitle"), of: owner)
    translate(&attributes.badge, .key("badge"), of: owner)
    translate(&attributes.help, .key("help"), of: owner)
    translate(&attributes.accessibilityLabel, .key("accessibilityLabel"), of: owner)
    guard case .text(let mark)? = attributes.callout else { return }
    // Single letters number things, as in (a), (b), (c).
    let isWord = mark.count(where: \.isLetter) > 1
    attributes.callout = .text(
      isWord
        ? translated(mark, .key("callout"), of: owner)
        : translation(of: mark, under: [.key("callout")], id: owner.id) ?? mark)
  }

  private mutating func translate(_ alternates: inout [Alternate], of owner: Owner) {
    for index in alternates.indices {
      // One alternate may be written without a list, and its path knows.
      let steps = alternates[index].location.path.steps.dropFirst(owner.location.path.steps.count)
      let written = Owner(
        id: owner.id, location: SourceLocation(position: alternates[index].location.position, path: owner.location.path)
      )
      guard let title = alternates[index].title else { continue }
      alternates[index].title = translated(title, Array(steps) + [.key("title")], of: written, orKey: nil)
    }
  }

  private mutating func translated(_ confirmation: Confirmation, of owner: Owner) -> Confirmation {
    var copy = confirmation
    if let title = copy.title { copy.title = translated(title, .key("confirmation"), .key("title"), of: owner) }
    if let message = copy.message {
      copy.message = translated(message, .key("confirmation"), .key("message"), of: owner)
    }
    for index in copy.actions.indices {
      copy.actions[index].title = translated(
        copy.actions[index].title, .key("confirmation"), .key("actions"), .index(index), .key("title"), of: owner)
    }
    // The Cancel that is added has a word of its own in many languages; the table's counts more.
    guard isConfirming, let added = confirmation.addedCancel(in: "en") else { return copy }
    if let title = translation(of: added.title, under: [.key("confirmation")], id: owner.id) {
      copy.actions.append(Confirmation.Action(title: title, role: added.role))
    }
    return copy
  }

  // MARK: Texts

  private mutating func translate(_ text: inout String?, _ key: DocumentPath.Step, of owner: Owner) {
    if let old = text { text = translated(old, key, of: owner) }
  }

  /// The translation of the text at a way from its owner; the text itself, and a note, where there is none.
  ///
  /// - Parameter other: another key that the table may have it under.
  private mutating func translated(
    _ text: String, _ steps: DocumentPath.Step..., of owner: Owner, orKey other: String? = nil
  ) -> String {
    translated(text, steps, of: owner, orKey: other)
  }

  private mutating func translated(
    _ text: String, _ steps: [DocumentPath.Step], of owner: Owner, orKey other: String?
  ) -> String {
    if let translation = translation(of: text, under: steps, id: owner.id, orKey: other) { return translation }
    // What has no letters reads the same in every language.
    if text.contains(where: \.isLetter), told.insert(text).inserted {
      let path = DocumentPath(base.steps + owner.location.path.steps + steps)
      missing.append(Located(text, at: SourceLocation(position: owner.location.position, path: path)))
    }
    return text
  }

  /// What the table has: under the item's name, else under the text. A blank translation is one that is yet to be made.
  private func translation(
    of text: String, under steps: [DocumentPath.Step], id: String?, orKey other: String? = nil
  ) -> String? {
    if let id, let entry = table.entries[id] {
      switch entry {
      case .text(let translation):
        if steps == [.key("title")] || other == "title", !translation.isBlank { return translation }
      case .keys(let keys):
        for key in [DocumentPath(steps).description, other].compactMap(\.self) {
          if let translation = keys[key], !translation.isBlank { return translation }
        }
      }
    }
    if case .text(let translation)? = table.entries[text], !translation.isBlank { return translation }
    return nil
  }
}
