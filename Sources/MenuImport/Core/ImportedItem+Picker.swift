package import MenuStrings
package import PositionedJSON

extension ImportedItem {
  /// The items of a pop-up button as one picker; `nil` if they are not a choice.
  package init?(pickerOf items: [ImportedItem], location: FileLocation) {
    var selection: String?
    var options: [ImportedItem] = []
    var notes: [Placeholder] = []
    var values: Set<String> = []
    for item in items.flatMap(\.unrolled) {
      var option = item
      var isSelected = false
      switch item.kind {
      case .button: break
      case .divider:
        // A picker’s divider has no condition.
        notes += item.placeholders
        if item.attributes.contains(.isHidden) { continue }
        option = ImportedItem(.divider, location: item.location)
      case .toggle(let isOn, _):
        guard selection == nil || isOn != true else { return nil }
        option.kind = .button
        isSelected = isOn == true
      case .menu, .picker, .section, .controlGroup, .stepper, .slider, .text, .loading, .view: return nil
      }
      if option.attributes.contains(where: { if case .alternate = $0 { true } else { false } }) { return nil }
      if option.kind == .button {
        let value = option.addValue(to: &values)
        if isSelected { selection = value }
      }
      options.append(option)
    }
    // Equal titles are a choice only if they stand for titles that differ at runtime.
    let titles = options.filter { $0.kind == .button && !$0.title.contains("‹") }.map(\.title)
    guard Set(titles).count == titles.count else { return nil }
    self.init(.picker(ImportedPicker(options: options, selection: selection)), location: location)
    placeholders = notes
  }

  /// Gives an option a value if an earlier one has the same title, such as that of a placeholder; returns its value.
  private mutating func addValue(to values: inout Set<String>) -> String {
    guard !values.insert(title).inserted else { return title }
    var number = 2
    while !values.insert("\(title) (\(number))").inserted { number += 1 }
    let value = "\(title) (\(number))"
    attributes.append(.value(value))
    return value
  }

  /// The items of a section that a loop adds, as a picker has no sections; otherwise the item.
  private var unrolled: [ImportedItem] {
    guard case .section(var inner, isDynamic: true, footer: nil) = kind, title.isEmpty, !inner.isEmpty else {
      return [self]
    }
    inner[0].placeholders = placeholders + inner[0].placeholders
    return inner
  }

  /// Selects the option with a title; otherwise the first one, unless another is selected.
  package mutating func select(_ title: String?) {
    guard case .picker(var picker) = kind else { return }
    let titles = picker.options.filter { $0.kind == .button }.map(\.title)
    picker.selection = title.flatMap { titles.contains($0) ? $0 : nil } ?? picker.selection ?? titles.first
    kind = .picker(picker)
  }

  /// Splits the first item, the label of a pull-down button, from the others.
  package static func pulledDown(
    _ items: [ImportedItem], _ placeholders: inout [Placeholder]
  ) -> (button: [(String, JSONNode)], items: [ImportedItem]) {
    guard let first = items.first else { return ([], []) }
    var members: [(String, JSONNode)] = []
    if !first.title.isEmpty { members.append(("title", .string(first.title))) }
    for case .image(let image) in first.attributes { members += image.members }
    placeholders += first.placeholders
    return (members, Array(items.dropFirst()))
  }
}

extension [ImportedItem] {
  /// The first title of an item, also in a section, that a pop-up button shows.
  package var firstTitle: String? {
    for item in self {
      switch item.kind {
      case .divider: continue
      case .section(let inner, _, _): if let title = inner.firstTitle { return title }
      case .button, .toggle, .picker, .menu, .controlGroup, .stepper, .slider, .text, .loading, .view: return item.title
      }
    }
    return nil
  }
}

extension ImportedMenu {
  /// The menu of a pop-up button, whose title is the chosen item.
  package func popUp(_ button: [(String, JSONNode)]) -> ImportedMenu {
    var menu = self
    menu.presentation = "popUpButton"
    guard let picker = ImportedItem(pickerOf: menu.items, location: menu.location) else {
      return menu.with(button: button.contains { $0.0 == "title" } ? button : [("title", "")] + button)
    }
    menu.items = [picker]
    return menu.with(button: button.filter { $0.0 != "title" })
  }
}
