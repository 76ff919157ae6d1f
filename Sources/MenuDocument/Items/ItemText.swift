import PositionedJSON

/// Which text of an item or option it is.
struct ItemText {
  /// The way to the text from its owner, as in `title` or `confirmation.message`.
  var steps: [DocumentPath.Step]
  /// Another key that a table of strings may have it under.
  var alias: String?
  /// Whether it is words; else it is a letter or sign, which most languages have in common.
  var isWords = true

  /// A text at the end of a way of keys.
  init(_ keys: String..., alias: String? = nil, isWords: Bool = true) {
    self.init(steps: keys.map(DocumentPath.Step.key), alias: alias, isWords: isWords)
  }

  /// A text at the end of a way.
  init(steps: [DocumentPath.Step], alias: String? = nil, isWords: Bool = true) {
    self.steps = steps
    self.alias = alias
    self.isWords = isWords
  }
}

/// What is done to each text.
typealias TextChange = (inout String, ItemText) -> Void

extension String? {
  /// Changes the text where there is one.
  mutating func change(_ place: ItemText, _ change: TextChange) {
    guard var text = self else { return }
    change(&text, place)
    self = text
  }
}

extension PickerOption {
  /// Changes each text of the option; its value is a name.
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
  /// Changes each text of what an item becomes.
  mutating func changeTexts(of item: DocumentPath, _ change: TextChange) {
    // One alternate may be written without a list, and its path knows.
    let steps = location.path.steps.dropFirst(item.steps.count)
    title.change(ItemText(steps: steps + [.key("title")]), change)
  }
}

extension Confirmation {
  /// Changes each text of a question.
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
