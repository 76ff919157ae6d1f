package import MenuStrings
import PositionedJSON

/// The items that code gives to a menu or a pop-up button of an Interface Builder file before it opens.
package struct OutletFilling: Hashable, Sendable, Codable {
  /// The items; the first one is the label of a pull-down button.
  package var items: [ImportedItem]
  /// Whether they replace the items of the design; otherwise, they follow them.
  package var isWhole: Bool
  /// The title of the item that a pop-up button shows.
  package var selection: String?
  /// The menu made in code that holds the items.
  package var menu: FileLocation?
  /// The changes that the filling stands for, if a method makes them that may run late; it fills only designs without
  /// items.
  package var followed: [FileLocation]?

  package init(
    items: [ImportedItem], isWhole: Bool, selection: String? = nil, menu: FileLocation? = nil,
    followed: [FileLocation]? = nil
  ) {
    self.items = items
    self.isWhole = isWhole
    self.selection = selection
    self.menu = menu
    self.followed = followed
  }

  private enum CodingKeys: String, CodingKey {
    case items, isWhole, selection, menu, followed = "places"
  }
}

extension [OutletChange] {
  /// Removes the changes for which a filling stands.
  mutating func remove(followedBy filling: OutletFilling) {
    guard let followed = filling.followed else { return }
    removeAll { change in
      change.filling == nil && followed.contains(change.location)
        && (["items", OutletChange.addedItems, "menu"].contains(change.property)
          || change.property == "selection" && filling.selection != nil)
    }
  }

  /// What code fills the object with, if anything.
  var filling: OutletFilling? {
    let all = filter { $0.filling != nil }
    // Items that replace all others replace those that were added before, too.
    let whole = all.filter { $0.filling?.isWhole == true }
    let last = whole.isEmpty ? all : whole
    guard let first = last.first, let filling = first.filling else { return nil }
    if last.allSatisfy({ $0.filling == filling }) { return filling }
    let item = ImportedItem.runtimeItems(at: first.location, "several methods supply its items")
    return OutletFilling(items: [item], isWhole: true)
  }
}

extension ImportedMenu {
  /// Gives the menu the items of the code.
  mutating func fill(_ filling: OutletFilling) {
    switch presentation {
    case "popUpButton": fillPopUp(filling)
    case "pullDownButton" where filling.isWhole:
      let (button, rest) = ImportedItem.pulledDown(filling.items, &placeholders)
      items = rest
      self = with(button: button + self.button.withoutImage.filter { $0.0 != "title" })
    default: items = filling.isWhole ? filling.items : items + filling.items
    }
  }

  private mutating func fillPopUp(_ filling: OutletFilling) {
    var designed = items
    var notes: [Placeholder] = []
    if case .picker(let picker)? = items.first?.kind {
      designed = picker.options
      notes = items[0].placeholders
      // The placeholder for items that only the app adds.
      if designed.count == 1, designed[0].title.hasPrefix("‹") { designed = [self.designed].compactMap(\.self) }
    }
    // A pop-up button has each title once: adding it again removes the older item.
    let added = Set(filling.items.filter { $0.condition == nil }.map(\.title))
    items = filling.isWhole ? filling.items : designed.filter { !added.contains($0.title) } + filling.items
    guard var picker = ImportedItem(pickerOf: items, location: location) else {
      let title = filling.selection ?? items.firstTitle ?? ""
      return self = with(button: button.filter { $0.0 != "title" } + [("title", .string(title))])
    }
    picker.select(filling.selection)
    picker.placeholders += notes.map { note in
      var note = note
      // The note on the selection names the placeholder.
      if note.subject == .selection, note.text.hasPrefix("‹") { note.text = picker.selection ?? note.text }
      return note
    }
    items = [picker]
    self = with(button: button.filter { $0.0 != "title" })
  }
}

extension ImportedItem {
  /// Gives a submenu the items of the code.
  mutating func fill(_ filling: OutletFilling) {
    guard case .menu(let designed) = kind else { return }
    kind = .menu(filling.isWhole ? filling.items : designed + filling.items)
    placeholders.removeAll { $0.subject == .items }
    attributes.removeAll { $0 == .isDynamic }
  }

  /// A placeholder for items that the app adds.
  package static func runtimeItems(
    named name: String? = nil, at location: FileLocation, _ reason: String
  ) -> ImportedItem {
    let quoted = "‹\(name ?? "items")›"
    var item = ImportedItem(.button, title: quoted, location: location)
    item.placeholders = [Placeholder(location: location, text: quoted, reason: reason)]
    return ImportedItem(.section([item], isDynamic: true), location: location)
  }
}

extension [ImportedItem] {
  /// Whether the only item is a placeholder for those that the app adds.
  var areRuntimeItems: Bool {
    let options = if case .picker(let picker)? = first?.kind { picker.options } else { flatMap(\.inner) }
    return count == 1 && options.count == 1 && options[0].title.hasPrefix("‹")
  }
}
