package import PositionedJSON

/// One walk over a document, and over each of its frames, with a table of strings.
struct TranslationPass {
  /// The texts that the table lacks, in order of appearance and each once.
  private(set) var missing: [StringTable.Missing] = []
  /// What was taken of the table.
  private(set) var used: StringTable
  /// All texts that can be translated, in order of appearance.
  private(set) var texts: [TranslatableText] = []
  /// Whether the texts are wanted, each as often as it is there.
  private let collects: Bool
  private let table: StringTable
  private var told: Set<String> = []
  /// The way to the document that is walked over: the root, or a frame.
  private var base = DocumentPath.root

  /// The document whose texts are read: where they were written.
  private var document = MockupDocument()

  /// What a text belongs to.
  private struct Owner {
    /// The item's name.
    var id: String?
    /// Where the owner stands in its document.
    var path = DocumentPath.root
  }

  /// A walk that has not begun.
  init(table: StringTable, collects: Bool = false) {
    self.table = table
    self.collects = collects
    used = table
    used.entries = [:]
  }

  // MARK: The document

  /// The document with what the table has.
  mutating func translate(_ document: MockupDocument) -> MockupDocument {
    var copy = document
    self.document = document
    translate(&copy.title, "title", of: Owner())
    translate(&copy.description, "description", of: Owner())
    if var button = document.button {
      translate(&button.label, "label", of: Owner(path: button.location.path))
      translate(&button.title, "title", of: Owner(path: button.location.path))
      copy.button = button
    }
    if var host = document.host {
      translate(&host.title, "title", of: Owner(path: host.location.path))
      copy.host = host
    }
    if var preview = document.preview {
      translate(&preview.host.title, "title", of: Owner(path: preview.host.location.path))
      copy.preview = preview
    }
    if var menu = copy.menu {
      translate(&menu)
      copy.menu = menu
    }
    for index in copy.menus.indices { translate(&copy.menus[index]) }
    for index in copy.frames.indices { translate(&copy.frames[index], of: document) }
    return copy
  }

  private mutating func translate(_ frame: inout Frame, of document: MockupDocument) {
    self.document = document
    translate(&frame.caption, "caption", of: Owner(path: frame.location.path))
    base = frame.location.path
    frame.document = translate(frame.document)
    base = .root
  }

  // MARK: Menus

  private mutating func translate(_ menu: inout Menu) {
    translate(&menu.title, "title", of: Owner(id: menu.id, path: menu.location.path))
    for index in menu.items.indices { translate(&menu.items[index]) }
  }

  private mutating func translate(_ item: inout Item) {
    let owner = Owner(id: item.attributes.id, path: item.location.path)
    item.changeTexts { translate(&$0, $1, of: owner) }
    if document.state == .confirming { item.changeButton { addCancel(to: &$0, of: owner) } }
    item.changeChildren(items: { translate(&$0) }, options: { translate(&$0) })
  }

  private mutating func translate(_ option: inout PickerOption) {
    let owner = Owner(id: option.attributes.id, path: option.location.path)
    option.changeTexts { translate(&$0, $1, of: owner) }
  }

  /// The Cancel that is added has a word of its own in many languages; the table's counts more.
  private mutating func addCancel(to button: inout ButtonItem, of owner: Owner) {
    guard let added = button.confirmation?.addedCancel(in: "en"),
      let title = translation(of: added.title, as: ItemText("confirmation"), id: owner.id)
    else { return }
    button.confirmation?.actions.append(Confirmation.Action(title: title, role: added.role))
  }

  // MARK: Texts

  private mutating func translate(_ text: inout String?, _ key: String, of owner: Owner) {
    text.change(ItemText(key)) { translate(&$0, $1, of: owner) }
  }

  /// Translates a text; notes where there is no translation.
  private mutating func translate(_ text: inout String, _ place: ItemText, of owner: Owner) {
    if collects { collect(text, place, of: owner) }
    if let translation = translation(of: text, as: place, id: owner.id) {
      text = translation
    } else if place.isWords, text.contains(where: \.isLetter), told.insert(text).inserted {
      // What has no letters reads the same in every language.
      missing.append(
        StringTable.Missing(text: Located(text, at: location(of: place, owner)), language: document.locale))
    }
  }

  private mutating func collect(_ text: String, _ place: ItemText, of owner: Owner) {
    guard place.isWords, text.contains(where: \.isLetter) else { return }
    texts.append(
      TranslatableText(
        text: Located(text, at: location(of: place, owner)), id: owner.id, keys: place.keys, isTitle: place.isTitle))
  }

  private func location(of place: ItemText, _ owner: Owner) -> SourceLocation {
    let path = DocumentPath(owner.path.steps + place.steps)
    return SourceLocation(
      position: document.location(at: path).position, path: DocumentPath(base.steps + path.steps))
  }

  /// What the table has; notes that it was taken.
  private mutating func translation(of text: String, as place: ItemText, id: String?) -> String? {
    guard let match = table.match(text, keys: place.keys, isTitle: place.isTitle, id: id) else { return nil }
    if let key = match.inner {
      var keys: [String: String] = [:]
      if case .keys(let taken)? = used.entries[match.key] { keys = taken }
      keys[key] = match.translation
      used.entries[match.key] = .keys(keys)
    } else {
      used.entries[match.key] = .text(match.translation)
    }
    return match.translation
  }
}

extension ItemText {
  /// The keys that a table may have the text under, below the item's name.
  fileprivate var keys: [String] { [DocumentPath(steps).description, alias].compactMap(\.self) }
  /// Whether it is what a table means that has but one text for the item.
  fileprivate var isTitle: Bool { steps == [.key("title")] || alias == "title" }
}

/// A text of a document that can be translated.
package struct TranslatableText: Hashable, Sendable {
  /// The text, and where it stands.
  package var text: Located<String>
  /// The name of the item that it belongs to; `nil` for one without.
  package var id: String?
  /// The keys that a table may have it under, below the item's name.
  package var keys: [String]
  /// Whether it is what a table means that has but one text for the item.
  package var isTitle: Bool

  /// A text from its parts.
  package init(text: Located<String>, id: String?, keys: [String], isTitle: Bool) {
    self.text = text
    self.id = id
    self.keys = keys
    self.isTitle = isTitle
  }
}

extension MockupDocument {
  /// All texts that can be translated, in order of appearance and as often as they are there.
  package var translatableTexts: [TranslatableText] {
    var pass = TranslationPass(table: StringTable(entries: [:]), collects: true)
    _ = pass.translate(self)
    return pass.texts
  }
}

extension StringTable {
  /// What a table has for a text: the key, the one below it for an item's name, and the translation.
  package typealias Match = (key: String, inner: String?, translation: String)

  /// What the table has for a text; `nil` where there is nothing, or nothing but space: that is yet to be translated.
  package func match(_ text: TranslatableText) -> Match? {
    match(text.text.value, keys: text.keys, isTitle: text.isTitle, id: text.id)
  }

  /// What the table has: under the item's name, else under the text.
  fileprivate func match(
    _ text: String, keys: @autoclosure () -> [String], isTitle: @autoclosure () -> Bool, id: String?
  ) -> Match? {
    if let id, let entry = entries[id] {
      switch entry {
      case .text(let translation): if !translation.isBlank, isTitle() { return (id, nil, translation) }
      case .keys(let translations):
        for key in keys() {
          if let translation = translations[key], !translation.isBlank { return (id, key, translation) }
        }
      }
    }
    if case .text(let translation)? = entries[text], !translation.isBlank { return (text, nil, translation) }
    return nil
  }
}
