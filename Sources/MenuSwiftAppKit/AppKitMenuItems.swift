import MenuImport
import MenuSwiftViews
import SwiftDeclarations
import SwiftEvaluation
import SwiftSyntax
import SwiftValues

extension AppKitMenu {
  /// The reason that a menu has no items.
  var missingReason: String {
    let methods: Set = ["menuNeedsUpdate", "menuWillOpen", "numberOfItems"]
    let isUpdated = delegate.map { !methods.isDisjoint(with: $0.type.methods.keys) } ?? false
    if isUpdated { return "the delegate of the menu supplies its items" }
    return hasOwnChanges
      ? "its class adds the items at runtime" : "no items of it were found in the imported sources"
  }

  /// Whether a method of the menu's own class changes its items.
  var hasOwnChanges: Bool {
    type?.methods.values.joined().contains { function in
      function.body?.tokens(viewMode: .sourceAccurate).contains { AppKitReader.changers.contains($0.text) } ?? false
    } ?? false
  }

  /// - Parameter depth: The nesting level; limits menus that contain themselves.
  func imported(depth: Int = 0) -> [ImportedItem] {
    guard depth < 12 else { return [] }
    var list = AppKitItemList()
    for entry in entries {
      switch entry {
      case .repeated(let loop, let inner):
        var section = ImportedItem(
          .section(inner.map { $0.imported(depth: depth) }.showingRow, isDynamic: true),
          location: loop.placeholder.location)
        section.placeholders = [loop.placeholder]
        list.append(section, as: .item, keys: nil)
      case .item(let item):
        list.append(
          item.imported(depth: depth), as: item.role, keys: .init(key: item.key ?? "", modifiers: item.modifiers))
      }
    }
    return list.finish()
  }
}

extension AppKitItem {
  fileprivate var role: AppKitItemList.Role {
    switch kind {
    case .heading: .heading
    case .separator: .divider
    case .command: isAlternate ? .alternate : .item
    }
  }

  func imported(depth: Int) -> ImportedItem {
    var item = unconditional(depth: depth)
    item.condition = condition
    return recents.map { $0.shown(item) } ?? item
  }

  private func unconditional(depth: Int) -> ImportedItem {
    if kind == .separator {
      var divider = ImportedItem(.divider, location: location)
      divider.attributes = attributes.filter { $0 == .isHidden }
      divider.placeholders = placeholders
      return divider
    }
    if let view {
      var item = ImportedItem(.view(height: view.height), title: title.string, location: location)
      item.attributes = attributes.filter { $0 == .isHidden }
      item.placeholders = title.placeholders + placeholders
      return item
    }
    var item = ImportedItem(.button, title: title.string, location: location)
    item.attributes = attributes
    item.placeholders = title.notes + placeholders
    if let key { item.attributes.append(.keyboardShortcut((modifiers.documentWords + [key]).joined(separator: "+"))) }
    if let submenu {
      // An item without a title shows its submenu's title.
      if title.string.isEmpty {
        item.title = submenu.title.string
        item.placeholders += submenu.title.notes
      }
      let inner = submenu.imported(depth: depth + 1)
      item.kind = .menu(inner)
      item.placeholders += submenu.placeholders
      if inner.isEmpty {
        item.set(.isDynamic)
        if !submenu.isFilled, submenu.placeholders.isEmpty {
          item.placeholders.append(
            Placeholder(location: submenu.location, about: .items, text: "no items", reason: submenu.missingReason))
        }
      }
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
