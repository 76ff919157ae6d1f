import PositionedJSON

struct ItemText {
  /// The path relative to the owner, such as `title` or `confirmation.message`.
  var steps: [DocumentPath.Step]
  /// An alternative key in string tables.
  var alias: String?
  /// `false` for letters and signs that most languages share.
  var isWords = true

  init(_ keys: String..., alias: String? = nil, isWords: Bool = true) {
    self.init(steps: keys.map(DocumentPath.Step.key), alias: alias, isWords: isWords)
  }

  init(steps: [DocumentPath.Step], alias: String? = nil, isWords: Bool = true) {
    self.steps = steps
    self.alias = alias
    self.isWords = isWords
  }
}

typealias TextChange = (inout String, ItemText) -> Void

extension String? {
  mutating func change(_ kind: ItemText, _ change: TextChange) {
    guard var text = self else { return }
    change(&text, kind)
    self = text
  }
}

extension PickerOption {
  mutating func changeTexts(_ change: TextChange) {
    change(&title, ItemText("title"))
    text.change(ItemText("text", isWords: false), change)
    attributes.changeTexts(change)
  }
}

extension ToggleItem.Titles {
  mutating func changeTexts(_ change: TextChange) {
    change(&on, ItemText("titles", "on", alias: "on"))
    change(&off, ItemText("titles", "off", alias: "off"))
  }
}

extension Alternate {
  mutating func changeTexts(of item: DocumentPath, _ change: TextChange) {
    // A single alternate may be written without a list; only its location shows that.
    let steps = location.path.steps.dropFirst(item.steps.count)
    title.change(ItemText(steps: steps + [.key("title")]), change)
  }
}

extension Confirmation {
  mutating func changeTexts(_ change: TextChange) {
    title.change(ItemText("confirmation", "title"), change)
    message.change(ItemText("confirmation", "message"), change)
    for index in actions.indices {
      change(
        &actions[index].title,
        ItemText(steps: [.key("confirmation"), .key("actions"), .index(index), .key("title")]))
    }
  }
}
