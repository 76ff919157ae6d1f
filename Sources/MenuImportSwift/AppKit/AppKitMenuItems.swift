import MenuImport
import MenuModel

extension AppKitMenu {
  /// What documents have of it.
  ///
  /// - Parameter depth: how many menus are around it; one that has itself ends.
  func imported(depth: Int = 0) -> [ImportedItem] {
    guard depth < 12 else { return [] }
    var items: [ImportedItem] = []
    var heading: ImportedItem?
    var group: [ImportedItem] = []
    var base: AppKitItem?
    // What stands below a heading belongs to it, up to the next line.
    func endGroup() {
      if var section = heading {
        section.kind = .section(group)
        items.append(section)
      } else {
        items += group
      }
      (heading, group) = (nil, [])
    }
    for entry in entries {
      switch entry {
      case .repeated(let loop, let inner):
        var section = ImportedItem(
          .section(inner.map { $0.imported(depth: depth) }, isDynamic: true), place: loop.standIn.place)
        section.standIns = [loop.standIn]
        group.append(section)
        base = nil
      case .item(let item):
        if item.kind == .heading {
          endGroup()
          (heading, base) = (item.imported(depth: depth), nil)
          continue
        }
        if item.kind == .separator, heading != nil { endGroup() }
        if let base, item.isAlternate, Self.fold(item, into: base, of: &group) { continue }
        group.append(item.imported(depth: depth))
        if !item.isAlternate { base = item.kind == .separator ? nil : item }
      }
    }
    endGroup()
    return items
  }

  /// Makes an item what the one before it becomes while modifiers are held.
  ///
  /// - Returns: whether it did; else the item stands for itself.
  private static func fold(_ item: AppKitItem, into base: AppKitItem, of items: inout [ImportedItem]) -> Bool {
    let held = item.modifiers.subtracting(base.modifiers)
    // AppKit asks for the same key with other modifiers.
    guard base.key == item.key, !held.isEmpty, var owner = items.popLast() else { return false }
    defer { items.append(owner) }
    let alternate = item.imported(depth: 0)
    guard case .button = owner.kind, case .button = alternate.kind,
      !owner.attributes.contains(where: { if case .alternate = $0 { true } else { false } })
    else { return false }
    let known: Set = ["systemImage", "keyboardShortcut", "isDisabled"]
    let members =
      [
        ("modifiers", JSONNode.array(held.documentNames.map { .string($0) })), ("title", .string(alternate.title)),
      ] + alternate.attributes.map(\.member).filter { known.contains($0.0) }
    owner.attributes.append(.alternate(.object(members)))
    owner.standIns += alternate.standIns
    return true
  }
}

extension AppKitItem {
  /// What documents have of it.
  func imported(depth: Int) -> ImportedItem {
    if kind == .separator {
      var divider = ImportedItem(.divider, place: place)
      divider.attributes = attributes.filter { $0 == .isHidden }
      divider.standIns = standIns
      return divider
    }
    var item = ImportedItem(.button, title: title.string, place: place)
    item.attributes = attributes
    item.standIns = title.standIns + standIns
    if let key { item.attributes.append(.keyboardShortcut((modifiers.documentWords + [key]).joined(separator: "+"))) }
    if let submenu {
      // An item that says nothing is called as its menu is.
      if title.string.isEmpty {
        item.title = submenu.title.string
        item.standIns += submenu.title.standIns
      }
      let inner = submenu.imported(depth: depth + 1)
      item.kind = .menu(inner)
      item.standIns += submenu.standIns
      if submenu.isFilled, inner.isEmpty { item.set(.isDynamic) }
      return item
    }
    switch state {
    case .off: break
    case .on: item.kind = .toggle(isOn: true)
    case .mixed: item.kind = .toggle(isOn: nil)
    case .open: item.kind = .toggle(isOn: false)
    }
    return item
  }
}
