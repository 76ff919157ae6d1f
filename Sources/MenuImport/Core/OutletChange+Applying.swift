import MenuStrings
import PositionedJSON

extension ImportedMenu {
  /// Notes the first change that may enable or disable the button of the menu, against the design.
  mutating func noteEnabling(_ changes: inout [OutletChange]) {
    guard ["popUpButton", "pullDownButton"].contains(presentation) else { return }
    let isDisabled = button.contains { $0.0 == "isDisabled" }
    let own = changes.filter { $0.property == "isEnabled" && $0.item == nil }
    changes.removeAll { $0.property == "isEnabled" && $0.item == nil }
    guard let first = own.first(where: { $0.value == nil || $0.value?.value == .bool(isDisabled) }) else { return }
    let note = Placeholder(
      location: first.location, about: .isEnabled, text: isDisabled ? "dimmed" : "enabled", reason: first.reason)
    // The picker of a pop-up button has the location of the menu.
    if let index = items.firstIndex(where: { $0.location == location }) {
      items[index].placeholders.append(note)
    } else {
      placeholders.append(note)
    }
  }

  mutating func apply(_ change: OutletChange) {
    // Only buttons show the title of their menu.
    if change.property == "title", presentation != "pullDownButton" { return }
    if change.property == OutletChange.validation { return }
    if let image = ImportedImage(change.value) {
      let isShown = change.property == "button.image" || presentation == "pullDownButton"
      if isShown { self = with(button: button.withoutImage + image.members) }
      return
    }
    guard let value = change.value?.text else {
      let isSelection = change.property == "selection" && presentation == "popUpButton"
      // Code may have replaced the items of the design.
      let shown = isSelection ? button.first { $0.0 == "title" }?.1.text : nil
      let text = change.property == OutletChange.filledItems ? "its first items" : shown ?? "as designed"
      placeholders.append(Placeholder(location: change.location, text: text, reason: change.reason))
      return
    }
    switch change.property {
    case "presentation" where presentation == "menu":
      presentation = value
      let kinds = [
        "menuBarExtra": "menu bar extra", "contextMenu": "context menu", "pullDownButton": "pull down",
        "dockMenu": "dock menu",
      ]
      if let kind = kinds[value], name.hasPrefix("menu ") { name = "\(kind) \(name.dropFirst(5))" }
    case "button.title": setButton("title", .string(value))
    case "title": setButton("title", .string(value))
    default: break
    }
  }
}

extension ImportedItem {
  mutating func apply(_ change: OutletChange) {
    if change.property == "items", replaceSamples(change) { return }
    if change.property == "submenu" { return noteSubmenu(change) }
    if change.property == OutletChange.validation { return noteValidation(change) }
    guard let value = change.value else {
      placeholders.append(
        Placeholder(
          location: change.location, about: subject(of: change.property), text: designed(change.property),
          reason: change.reason))
      return
    }
    switch (change.property, value.value) {
    case ("title", .string(let text)):
      title = text
      placeholders.removeAll { $0.text.hasPrefix("‹") }
    case ("bound selection", .string(let title)):
      select(title)
      if selection == title { removeNote(onBindingOf: .selection) }
    case ("value", .bool(let isOn)):
      guard case .toggle = kind else { break }
      kind = .toggle(isOn: isOn)
      removeNote(onBindingOf: .state)
    case ("toolTip", .string(let text)): set(.help(text))
    case ("image", .object): if let image = ImportedImage(value) { set(.image(image)) }
    case ("isHidden", .bool(let isHidden)): set(.isHidden, isHidden)
    case ("isEnabled", .bool(let isEnabled)): set(.isDisabled, !isEnabled)
    case ("state", .string(let state)):
      switch (kind, state) {
      case (.toggle, "off"): kind = .button
      case (.button, "on"), (.toggle, "on"): kind = .toggle(isOn: true)
      case (.button, "mixed"), (.toggle, "mixed"): kind = .toggle(isOn: nil)
      default: break
      }
    default: break
    }
  }

  /// Replaces options that Interface Builder gave a new menu, at least in part, by a placeholder for those that the code
  /// adds; returns whether there were any.
  private mutating func replaceSamples(_ change: OutletChange) -> Bool {
    guard case .picker(let picker) = kind, change.item == nil, change.value == nil,
      picker.options.contains(where: { option in option.placeholders.contains { $0.subject == .sample } })
    else { return false }
    var option = ImportedItem(.button, title: "‹\(change.outlet)›", location: location)
    option.placeholders = [Placeholder(location: change.location, text: option.title, reason: change.reason)]
    kind = .picker(ImportedPicker(options: [option], selection: option.title))
    return true
  }

  /// Notes that the code gives the item a submenu, in place of that of the design, if any.
  private mutating func noteSubmenu(_ change: OutletChange) {
    if kind == .button, change.value != nil {
      kind = .menu([])
      set(.isDynamic)
    }
    let text = inner.isEmpty ? "no items" : "items as designed"
    placeholders.append(
      Placeholder(location: change.location, about: .items, text: text, reason: change.reason))
  }

  /// Removes the note that a binding decides the state or the selection: the registered default is known.
  private mutating func removeNote(onBindingOf subject: Placeholder.Subject) {
    placeholders.removeAll { $0.location == location && $0.subject == subject }
  }

  private mutating func set(_ attribute: Attribute, _ isSet: Bool = true) {
    attributes.removeAll { $0.key == attribute.key }
    if isSet { attributes.append(attribute) }
  }

  /// The title of the only item, if it stands for those that the app adds.
  private var runtimeTitle: String? {
    guard inner.count == 1, let title = inner.first?.title, title.hasPrefix("‹") else { return nil }
    return title
  }

  /// The subject of a note on a change of the code.
  private func subject(of property: String) -> Placeholder.Subject? {
    switch property {
    case "state": .state
    case "isHidden": attributes.contains(.isHidden) ? .hidden : .shown
    case "isEnabled": .isEnabled
    case "image": .symbol
    case "items", OutletChange.addedItems, OutletChange.filledItems: .items
    case let property where property.hasPrefix("item."): .items
    default: nil
    }
  }

  /// The value of the design, in place of one known only at runtime.
  private func designed(_ property: String) -> String {
    switch property {
    case "title", "attributedTitle": title
    case "state": if case .toggle(isOn: true, _) = kind { "on" } else { "off" }
    case "isHidden": attributes.contains(.isHidden) ? "hidden" : "shown"
    case "isEnabled": attributes.contains(.isDisabled) ? "dimmed" : "enabled"
    case "items", OutletChange.addedItems: runtimeTitle ?? "items as designed"
    case OutletChange.filledItems: "its first items"
    case "selection", "bound selection": selection ?? "selection as designed"
    case let property where property.hasPrefix("item."): runtimeTitle ?? "items as designed"
    default: "\(property) as designed"
    }
  }
}
