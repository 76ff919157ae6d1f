/// Translations: by an item's `id`, else by its text.
public struct StringTable: Hashable, Sendable {
  /// What stands for one key.
  public enum Entry: Hashable, Sendable {
    /// The one text that the key stands for: for an `id`, that of the title.
    case text(String)
    /// For an `id`: each key of the item with its text.
    case keys([String: String])
  }

  /// The entries.
  public var entries: [String: Entry]

  /// A table of entries.
  public init(entries: [String: Entry]) {
    self.entries = entries
  }

  /// Reads a table from a JSON file.
  ///
  /// - Parameter diagnostics: takes what is wrong.
  /// - Returns: the table; `nil` where the file is no JSON.
  public init?(bytes: [UInt8], diagnostics: inout Diagnostics) {
    let reading = JSONReading(bytes)
    for problem in reading.problems {
      diagnostics.report(at: SourceLocation(position: problem.position, path: .root), problem.message)
    }
    guard let root = reading.root else { return nil }
    self.init(root, diagnostics: &diagnostics)
  }

  /// Reads a table: an object whose values are texts, or for an `id` objects of texts.
  ///
  /// - Parameter diagnostics: takes what is wrong.
  public init(_ node: JSONNode, diagnostics: inout Diagnostics) {
    entries = [:]
    func location(_ node: JSONNode, _ path: DocumentPath) -> SourceLocation {
      SourceLocation(position: node.position, path: path)
    }
    guard let members = node.members else {
      diagnostics.report(at: location(node, .root), "a table of strings is an object of texts")
      return
    }
    for member in members {
      let path = DocumentPath.root.appending(member.key.text)
      if let text = member.value.text {
        entries[member.key.text] = .text(text)
      } else if let inner = member.value.members {
        var keys: [String: String] = [:]
        for part in inner {
          if let text = part.value.text {
            keys[part.key.text] = text
          } else {
            diagnostics.report(at: location(part.value, path.appending(part.key.text)), "expected a text")
          }
        }
        entries[member.key.text] = .keys(keys)
      } else {
        diagnostics.report(at: location(member.value, path), "expected a text, or an object of texts")
      }
    }
  }

  /// The document with every text replaced that the table has.
  ///
  /// - Returns: the document, and the texts that the table lacks, in order of appearance and each once.
  public func translate(_ document: MockupDocument) -> (document: MockupDocument, missing: [Located<String>]) {
    var pass = TranslationPass(table: self)
    let translated = pass.translate(document)
    return (translated, pass.missing)
  }
}

/// One walk over a document.
private struct TranslationPass {
  let table: StringTable
  var missing: [Located<String>] = []
  private var told: Set<String> = []

  init(table: StringTable) {
    self.table = table
  }

  /// The translation of a text under a key of an item.
  private mutating func translate(_ text: String, _ key: String, id: String?, at location: SourceLocation) -> String {
    if let id, let entry = table.entries[id] {
      switch entry {
      case .text(let translation) where key == "title": return translation
      case .keys(let keys):
        if let translation = keys[key] { return translation }
      case .text: break
      }
    }
    if case .text(let translation)? = table.entries[text] { return translation }
    // What has no letters reads the same in every language.
    if text.contains(where: \.isLetter), told.insert(text).inserted {
      let place = SourceLocation(position: location.position, path: location.path.appending(key))
      missing.append(Located(text, at: place))
    }
    return text
  }

  private mutating func translate(_ text: inout String?, _ key: String, id: String?, at location: SourceLocation) {
    if let old = text { text = translate(old, key, id: id, at: location) }
  }

  mutating func translate(_ document: MockupDocument) -> MockupDocument {
    var copy = document
    translate(&copy.title, "title", id: nil, at: .root)
    translate(&copy.description, "description", id: nil, at: .root)
    if var button = copy.button {
      translate(&button.title, "title", id: nil, at: button.location)
      translate(&button.label, "label", id: nil, at: button.location)
      copy.button = button
    }
    if let menu = copy.menu { copy.menu = translate(menu) }
    for index in copy.menus.indices { copy.menus[index] = translate(copy.menus[index]) }
    return copy
  }

  private mutating func translate(_ menu: Menu) -> Menu {
    var copy = menu
    translate(&copy.title, "title", id: menu.id, at: menu.location)
    copy.items = menu.items.map { translate($0) }
    return copy
  }

  private mutating func translate(_ item: Item) -> Item {
    var copy = item
    let id = item.attributes.id
    let place = item.location
    translate(&copy.attributes, at: place)
    switch item.kind {
    case .button(var button):
      button.title = translate(button.title, "title", id: id, at: place)
      for index in button.alternates.indices {
        translate(&button.alternates[index].title, "title", id: nil, at: button.alternates[index].location)
      }
      copy.kind = .button(button)
    case .toggle(var toggle):
      translate(&toggle.title, "title", id: id, at: place)
      if var titles = toggle.titles {
        titles.on = translate(titles.on, "on", id: id, at: place)
        titles.off = translate(titles.off, "off", id: id, at: place)
        toggle.titles = titles
      }
      copy.kind = .toggle(toggle)
    case .picker(var picker):
      translate(&picker.title, "title", id: id, at: place)
      for index in picker.options.indices {
        guard case .option(var option) = picker.options[index] else { continue }
        option.title = translate(option.title, "title", id: option.attributes.id, at: option.location)
        translate(&option.attributes, at: option.location)
        picker.options[index] = .option(option)
      }
      copy.kind = .picker(picker)
    case .menu(var menu):
      menu.title = translate(menu.title, "title", id: id, at: place)
      menu.items = menu.items.map { translate($0) }
      copy.kind = .menu(menu)
    case .section(var section):
      translate(&section.title, "title", id: id, at: place)
      translate(&section.footer, "footer", id: id, at: place)
      section.items = section.items.map { translate($0) }
      copy.kind = .section(section)
    case .controlGroup(var group):
      translate(&group.title, "title", id: id, at: place)
      group.items = group.items.map { translate($0) }
      copy.kind = .controlGroup(group)
    case .stepper(var stepper):
      stepper.title = translate(stepper.title, "title", id: id, at: place)
      copy.kind = .stepper(stepper)
    case .slider(var slider):
      translate(&slider.title, "title", id: id, at: place)
      copy.kind = .slider(slider)
    case .text(let text): copy.kind = .text(translate(text, "text", id: id, at: place))
    case .divider: break
    }
    return copy
  }

  private mutating func translate(_ attributes: inout ItemAttributes, at place: SourceLocation) {
    let id = attributes.id
    translate(&attributes.subtitle, "subtitle", id: id, at: place)
    translate(&attributes.badge, "badge", id: id, at: place)
    translate(&attributes.help, "help", id: id, at: place)
    translate(&attributes.accessibilityLabel, "accessibilityLabel", id: id, at: place)
  }
}
