package import MenuStrings
package import PositionedJSON

extension ImportedItem {
  /// The items of a pop-up button as one picker; `nil` if they are not a choice.
  package init?(pickerOf items: [ImportedItem], location: FileLocation) {
    var selection: String?
    var options: [ImportedItem] = []
    for item in items {
      var option = item
      switch item.kind {
      case .button, .divider: break
      case .toggle(let isOn, _):
        guard let isOn, selection == nil || !isOn else { return nil }
        option.kind = .button
        if isOn { selection = item.title }
      case .menu, .picker, .section, .controlGroup, .stepper, .slider, .text, .loading, .view: return nil
      }
      if option.attributes.contains(where: { if case .alternate = $0 { true } else { false } }) { return nil }
      options.append(option)
    }
    let titles = options.filter { $0.kind == .button }.map(\.title)
    guard Set(titles).count == titles.count else { return nil }
    self.init(.picker(ImportedPicker(options: options, selection: selection)), location: location)
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
