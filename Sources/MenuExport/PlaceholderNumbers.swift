import MenuDocument
import PositionedJSON

/// The numbers of placeholders that several items of a menu repeat, as the items of a loop in the source do.
///
/// Items with the same text would be the same item, so their placeholders are different values: they become `‹title›`
/// and `‹title 2›`.
struct PlaceholderNumbers {
  /// The numbers from 2 on, by the location of the text.
  private var numbers: [DocumentPath: Int] = [:]

  init(_ tree: JSONNode?) {
    if let tree { visit(tree, at: .root) }
  }

  private mutating func visit(_ node: JSONNode, at path: DocumentPath) {
    for (index, element) in (node.elements ?? []).enumerated() { visit(element, at: path.appending(index)) }
    for member in node.members ?? [] {
      let place = path.appending(member.key.text)
      if member.key.text == "items", let items = member.value.elements {
        number(items, at: place, "title", least: 2)
        // Some items may share a second line, but not most.
        number(items, at: place, "subtitle", least: 3)
      }
      // Only options with known values are certainly different ones.
      if member.key.text == "options", let options = member.value.elements {
        number(options.map { $0["value"]?.text?.contains("‹") == false ? $0 : nil }, at: place, "title", least: 2)
      }
      visit(member.value, at: place)
    }
  }

  private mutating func number(_ items: [JSONNode?], at path: DocumentPath, _ key: String, least: Int) {
    var repeated: [[String]: [DocumentPath]] = [:]
    for case (let index, let item?) in items.enumerated() {
      let isBare = key == "title" && item.text != nil
      guard let text = isBare ? item.text : item[key]?.text, text.contains("‹") else { continue }
      let place = path.appending(index)
      // Of items under opposite conditions, the menu shows one at a time.
      let words = [text, item["condition"]?.text ?? "", item["isHidden"] == nil ? "" : "hidden"]
      repeated[words, default: []].append(isBare ? place : place.appending(key))
    }
    for places in repeated.values where places.count >= least {
      for (index, place) in places.enumerated().dropFirst() { numbers[place] = index + 1 }
    }
  }

  /// A text with the numbers of its location.
  func numbered(_ text: String, at path: DocumentPath) -> String {
    guard let number = numbers[path] else { return text }
    return text.split(separator: "›", omittingEmptySubsequences: false).joined(separator: " \(number)›")
  }

  func numbered(_ items: [Item]) -> [Item] { numbers.isEmpty ? items : items.map(numbered) }

  private func numbered(_ item: Item) -> Item {
    var item = item
    let path = item.location.path
    func title(_ text: String) -> String {
      numbered(text, at: numbers[path] == nil ? path.appending("title") : path)
    }
    switch item.kind {
    case .button(var button):
      button.title = title(button.title)
      item.kind = .button(button)
    case .toggle(var toggle):
      toggle.title = toggle.title.map(title)
      item.kind = .toggle(toggle)
    case .menu(var menu):
      menu.title = title(menu.title)
      menu.items = numbered(menu.items)
      item.kind = .menu(menu)
    case .section(var section):
      section.items = numbered(section.items)
      item.kind = .section(section)
    case .controlGroup(var group):
      group.items = numbered(group.items)
      item.kind = .controlGroup(group)
    case .picker(var picker):
      picker.options = picker.options.map { entry in
        guard case .option(var option) = entry else { return entry }
        option.title = numbered(option.title, at: option.location.path.appending("title"))
        return .option(option)
      }
      item.kind = .picker(picker)
    case .stepper, .slider, .divider, .text, .loading, .search, .view: break
    }
    item.attributes.subtitle = item.attributes.subtitle.map { numbered($0, at: path.appending("subtitle")) }
    return item
  }
}
