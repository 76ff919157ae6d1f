package import PositionedJSON

/// One traversal of a document and its frames with a string table.
struct TranslationPass {
  /// In order of appearance, without duplicates.
  private(set) var missing: [StringTable.Missing] = []
  /// The entries used so far.
  private(set) var used: StringTable
  /// All translatable texts, in order of appearance.
  private(set) var texts: [TranslatableText] = []
  /// Whether to collect `texts`, including duplicates.
  private let collects: Bool
  private let table: StringTable
  private var reported: Set<String> = []
  private var base = DocumentPath.root

  private var document = MockupDocument()

  private struct Owner {
    var id: String?
    var path = DocumentPath.root
  }

  init(table: StringTable, collects: Bool = false) {
    self.table = table
    self.collects = collects
    used = table
    used.entries = [:]
  }

  // MARK: The document

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

  /// The table's word for Cancel takes precedence over the built-in one.
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

  private mutating func translate(_ text: inout String, _ kind: ItemText, of owner: Owner) {
    if collects { collect(text, kind, of: owner) }
    if let translation = translation(of: text, as: kind, id: owner.id) {
      text = translation
    } else if kind.isWords, text.contains(where: { $0.isLetter }), reported.insert(text).inserted {
      // A text without letters is the same in every language.
      missing.append(
        StringTable.Missing(text: Located(text, at: location(of: kind, owner)), language: document.locale))
    }
  }

  private mutating func collect(_ text: String, _ kind: ItemText, of owner: Owner) {
    guard kind.isWords, text.contains(where: { $0.isLetter }) else { return }
    texts.append(
      TranslatableText(
        text: Located(text, at: location(of: kind, owner)), id: owner.id, keys: kind.keys, isTitle: kind.isTitle))
  }

  private func location(of kind: ItemText, _ owner: Owner) -> SourceLocation {
    let path = DocumentPath(owner.path.steps + kind.steps)
    return SourceLocation(
      position: document.location(at: path).position, path: DocumentPath(base.steps + path.steps))
  }

  private mutating func translation(of text: String, as kind: ItemText, id: String?) -> String? {
    guard let match = table.match(text, keys: kind.keys, isTitle: kind.isTitle, id: id) else { return nil }
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
  /// The keys below the item's `id` that may hold the text.
  fileprivate var keys: [String] { [DocumentPath(steps).description, alias].compactMap { $0 } }
  /// Whether the text is the one that a plain entry for an `id` translates.
  fileprivate var isTitle: Bool { steps == [.key("title")] || alias == "title" }
}

package struct TranslatableText: Hashable, Sendable {
  package var text: Located<String>
  package var id: String?
  /// The keys below the item's `id` that may hold the text.
  package var keys: [String]
  /// Whether the text is the one that a plain entry for an `id` translates.
  package var isTitle: Bool

  package init(text: Located<String>, id: String?, keys: [String], isTitle: Bool) {
    self.text = text
    self.id = id
    self.keys = keys
    self.isTitle = isTitle
  }
}

extension MockupDocument {
  package var translatableTexts: [TranslatableText] {
    var pass = TranslationPass(table: StringTable(entries: [:]), collects: true)
    _ = pass.translate(self)
    return pass.texts
  }
}

extension StringTable {
  /// An entry of a table: its key, the key below an `id`, and the translation.
  package typealias Match = (key: String, inner: String?, translation: String)

  /// Returns the entry for a text; `nil` if it is missing or blank, which means untranslated.
  package func match(_ text: TranslatableText) -> Match? {
    match(text.text.value, keys: text.keys, isTitle: text.isTitle, id: text.id)
  }

  /// Looks up the item's `id` first, then the text.
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
