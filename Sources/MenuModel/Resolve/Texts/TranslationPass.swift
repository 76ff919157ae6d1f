/// One walk over a document, and over each of its frames, with a table of strings.
struct TranslationPass {
  /// The texts that the table lacks, in order of appearance and each once.
  private(set) var missing: [Located<String>] = []
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
  init(table: StringTable) {
    self.table = table
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
  private func addCancel(to button: inout ButtonItem, of owner: Owner) {
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
    if let translation = translation(of: text, as: place, id: owner.id) {
      text = translation
    } else if place.isWords, text.contains(where: \.isLetter), told.insert(text).inserted {
      // What has no letters reads the same in every language.
      let path = DocumentPath(owner.path.steps + place.steps)
      missing.append(
        Located(
          text,
          at: SourceLocation(
            position: document.location(at: path).position, path: DocumentPath(base.steps + path.steps))))
    }
  }

  /// What the table has: under the item's name, else under the text. A blank translation is one that is yet to be made.
  private func translation(of text: String, as place: ItemText, id: String?) -> String? {
    if let id, let entry = table.entries[id] {
      switch entry {
      case .text(let translation):
        let isTitle = place.steps == [.key("title")] || place.alias == "title"
        if isTitle, !translation.isBlank { return translation }
      case .keys(let keys):
        for key in [DocumentPath(place.steps).description, place.alias].compactMap(\.self) {
          if let translation = keys[key], !translation.isBlank { return translation }
        }
      }
    }
    if case .text(let translation)? = table.entries[text], !translation.isBlank { return translation }
    return nil
  }
}
