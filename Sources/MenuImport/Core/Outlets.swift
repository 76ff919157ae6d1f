import MenuDocument
package import MenuStrings
import MockupFiles
package import PositionedJSON

/// An outlet to a menu, a menu item, or a pop-up button of an Interface Builder file.
package struct Outlet: Hashable, Sendable {
  /// The class with the outlet.
  package var owner: String
  package var name: String
  /// The location of the imported menu or item.
  package var target: FileLocation
  /// The value transformer of a binding to user defaults.
  package var transformer: BindingTransformer?
  /// The class of the file's owner, which responds before other classes to what goes to the first responder.
  var responder: String?
  /// Whether only code enables the item, as its menu enables no items automatically.
  var isManual = false

  package init(owner: String, name: String, target: FileLocation, transformer: BindingTransformer? = nil) {
    self.owner = owner
    self.name = name
    self.target = target
    self.transformer = transformer
  }
}

/// An outlet to a UIKit button of an Interface Builder file.
package struct OutletButton: Hashable, Sendable {
  /// The class with the outlet.
  package var owner: String
  package var name: String
  /// The title and the symbol of the button, in document syntax.
  package var keys: JSONNode
  /// Whether the button shows the chosen item.
  package var selects = false
  /// The effect of a tap, if the file tells.
  package var tap: ButtonTap?
  /// The menu that Interface Builder gives new buttons, if the button still has it.
  package var sample: FileLocation?
}

/// The effect of a tap on a button with a menu.
package enum ButtonTap: String, Hashable, Sendable, Codable {
  case opensMenu
  /// A separate action, so that a long press opens the menu.
  case acts
}

/// A menu whose button gets its label, or an action, from an Interface Builder file, if any.
package struct UnlabeledButton: Hashable, Sendable, Codable {
  /// The location of the menu.
  package var menu: FileLocation
  /// The class with the outlet to the button.
  package var owner: String
  package var outlet: String
  /// The placeholder for its title; empty if the code tells the label.
  package var title: String
  /// The effect of a tap, if the code tells.
  package var tap: ButtonTap?

  package init(menu: FileLocation, owner: String, outlet: String, title: String, tap: ButtonTap? = nil) {
    self.menu = menu
    self.owner = owner
    self.outlet = outlet
    self.title = title
    self.tap = tap
  }

  private enum CodingKeys: String, CodingKey {
    case menu = "place", owner, outlet, title, tap
  }
}

/// A SwiftUI app. On macOS, its menu bar replaces those of Interface Builder files.
package struct MenuBarApplication: Hashable, Sendable, Codable {
  package var name: String
  package var location: FileLocation
  /// Whether it may be compiled for macOS.
  package var hasMenuBar: Bool

  package init(name: String, location: FileLocation, hasMenuBar: Bool = true) {
    self.name = name
    self.location = location
    self.hasMenuBar = hasMenuBar
  }

  private enum CodingKeys: String, CodingKey {
    case name, location = "place", hasMenuBar
  }
}

/// The names of ways to a menu or an item other than outlets.
package enum OutletName {
  /// `self` in a class of menus, items, or buttons.
  package static let own = "(self)"
  /// The menu of a delegate.
  package static let delegated = "(delegate)"
  /// The items whose target validates them.
  package static let validated = "(validated)"
  /// The menu bar.
  package static let mainMenu = "(mainMenu)"

  /// The menus with an identifier.
  package static func delegated(identifier: String) -> String { "(menu \(identifier))" }
  package static func validated(tag: String) -> String { "(tag \(tag))" }
  /// The items with a tag and an action, which may go to the first responder.
  package static func validated(tag: String, action: String) -> String {
    "(sent \(tag) \(action.prefix { $0 != ":" }))"
  }
  package static func validated(identifier: String) -> String { "(identifier \(identifier))" }

  /// The properties of buttons and items that files bind to user defaults.
  package static let boundProperties = ["selectedTag", "selectedIndex", "selectedValue", "value"]
  /// The buttons and items with a property that is bound to a key path.
  package static func bound(_ property: String, to keyPath: String) -> String { "(bound \(property) \(keyPath))" }

  /// The pop-up buttons whose content is bound to a property.
  package static func listed(_ property: String) -> String { "(content \(property))" }

  /// The items and buttons with an action, by the selector up to its first colon.
  package static func action(_ selector: String) -> String { "(action \(selector.prefix { $0 != ":" }))" }
}

/// A change that code makes to the object of an outlet.
package struct OutletChange: Hashable, Sendable, Codable {
  /// The property of a menu that gets more items, noted besides other changes of its items.
  package static let addedItems = "items added"
  /// The property of a menu that gets its items from the code before it opens.
  package static let filledItems = "items filled"
  /// The property of the items whose target decides whether they are enabled.
  package static let validation = "validation"

  /// The class with the outlet.
  package var owner: String
  package var outlet: String
  /// The item of the object's menu: `tag 3`, `index 0`, or `title Open`, or `holder` for the menu around it, and in
  /// another line that of its submenu; `nil` for the object itself.
  package var item: String?
  /// The property that the code sets: `items`, `presentation`, and `button.title` besides those of AppKit.
  package var property: String
  /// The value, if it is known and set once, before the menu opens.
  package var value: JSONNode?
  package var location: FileLocation
  /// The reason to note, as a clause without a period.
  package var reason: String
  /// The items that the code gives to a menu or a pop-up button.
  package var filling: OutletFilling?

  package init(
    owner: String, outlet: String, item: String? = nil, property: String, value: JSONNode? = nil,
    location: FileLocation, reason: String, filling: OutletFilling? = nil
  ) {
    self.owner = owner
    self.outlet = outlet
    self.item = item
    self.property = property
    self.value = value
    self.location = location
    self.reason = reason
    self.filling = filling
  }

  private enum CodingKeys: String, CodingKey {
    case owner, outlet, item, property, value, location = "place", reason, filling
  }
}

extension ImportResult {
  /// Applies what the code does through outlets to the menus of Interface Builder files.
  package mutating func connectOutlets() {
    removeReplacedBars()
    connectButtons()
    guard !outlets.isEmpty, !outletChanges.isEmpty else { return }
    let known = Dictionary(grouping: Set(outlets)) { [$0.owner, $0.name] }
    let responders = Responders(outletChanges)
    var changes: [FileLocation: [OutletChange]] = [:]
    var missing: [(target: FileLocation, change: OutletChange)] = []
    for change in outletChanges.sorted(by: { ($0.location, $0.reason) < ($1.location, $1.reason) }) {
      // Any class may respond to the actions that menus send to the first responder.
      let anyone = change.outlet.hasPrefix("(") ? known[["", change.outlet]] ?? [] : []
      let found = (change.owner.isEmpty ? [] : known[[change.owner, change.outlet]] ?? []) + anyone
      for outlet in change.outlet == OutletName.mainMenu ? Self.nearest(found, to: change.location) : found {
        var change = change
        var target = outlet.target
        if !responders.allow(change, of: outlet) { continue }
        if !select(&change, of: outlet) { continue }
        if let item = change.item {
          let names = item.split(separator: "\n").map(String.init)
          var count = 0
          while count < names.count, let known = itemsOfOutlets[target]?[names[count]] {
            target = known
            count += 1
          }
          if count < names.count {
            if change.filling != nil { continue }
            change.property = "item.\(change.property)"
            change.value = nil
            if names[count] != "some", itemsOfOutlets[target] != nil {
              missing.append((target, change))
              continue
            }
          }
        }
        changes[target, default: []].append(change)
      }
    }
    // The design has no such items; only code may add them.
    for (target, change) in missing where changes[target]?.contains(where: \.addsItems) == true {
      changes[target, default: []].append(change)
    }
    for index in menus.indices {
      if let filling = changes[menus[index].location]?.filling,
        filling.followed == nil || menus[index].items.areRuntimeItems
      {
        menus[index].fill(filling)
        changes[menus[index].location]?.remove(followedBy: filling)
        Self.noteLater(&changes[menus[index].location, default: []])
      }
      if changes[menus[index].location] != nil {
        menus[index].noteEnabling(&changes[menus[index].location, default: []])
      }
      Self.apply(&changes, to: &menus[index].items)
      // The picker of a pop-up button has the location of the menu.
      if menus[index].items.contains(where: { $0.location == menus[index].location }) { continue }
      for change in Self.decisive(changes[menus[index].location] ?? []) { menus[index].apply(change) }
    }
    // The document of a button has the items of the menu that the code gives to it.
    let used = Set(changes.values.joined().compactMap { $0.filling?.menu })
    menus.removeAll { used.contains($0.location) }
  }

  /// Turns the value of a bound property into that of the menu, the title of an option for a selection; returns whether
  /// the change applies.
  private func select(_ change: inout OutletChange, of outlet: Outlet) -> Bool {
    guard change.outlet.hasPrefix("(bound") else { return true }
    let number = change.value?.number?.integer
    switch change.property {
    case "selectedTag", "selectedIndex":
      let key = change.property == "selectedTag" ? "tag" : "index"
      let items = itemsOfOutlets[outlet.target] ?? [:]
      guard let number, let option = items["\(key) \(number)"],
        let title = items.first(where: { $0.key.hasPrefix("title ") && $0.value == option })?.key
      else { return false }
      change.value = .string(String(title.dropFirst("title ".count)))
    case "selectedValue": guard change.value?.text != nil else { return false }
    default:
      if let number { change.value = .bool(number != 0) }
      if let transformer = outlet.transformer {
        var flag: Bool?
        if case .bool(let known)? = change.value?.value { flag = known }
        change.value = transformer.result(for: flag).map { .bool($0) }
      }
      return change.value != nil
    }
    change.property = "bound selection"
    return true
  }

  /// The outlets in the files that have the most folders in common with a source: each program of a project has a main
  /// menu.
  private static func nearest(_ outlets: [Outlet], to location: FileLocation) -> [Outlet] {
    let folders = location.path.split(separator: "/")
    let counts = outlets.map { outlet in
      zip(outlet.target.path.split(separator: "/"), folders).prefix { $0 == $1 }.count
    }
    let most = counts.max()
    return zip(outlets, counts).filter { $0.1 == most }.map(\.0)
  }

  /// Renames later changes of items that are not those of the design.
  private static func noteLater(_ changes: inout [OutletChange]) {
    for index in changes.indices where ["items", OutletChange.addedItems].contains(changes[index].property) {
      changes[index].property = OutletChange.filledItems
    }
  }

  /// Gives menus the titles and symbols of the buttons that outlets name.
  private mutating func connectButtons() {
    let known = Dictionary(buttons.map { ([$0.owner, $0.name], $0) }) { first, _ in first }
    var samples: Set<FileLocation> = []
    defer { menus.removeAll { samples.contains($0.location) } }
    for unlabeled in unlabeledButtons {
      guard let found = known[[unlabeled.owner, unlabeled.outlet]] else { continue }
      for index in menus.indices where menus[index].location == unlabeled.menu {
        if let sample = found.sample { samples.insert(sample) }
        // Code may set what the file does not, or an empty title.
        let opensMenu = [unlabeled.tap, found.tap].contains(.opensMenu)
        if !opensMenu, [unlabeled.tap, found.tap].contains(.acts) { menus[index].setButton("primaryAction", true) }
        let (button, all) = (menus[index].button, found.keys.members ?? [])
        let keys = all.filter { !unlabeled.title.isEmpty || $0.key.text != "title" }
        guard !keys.isEmpty || found.selects else { continue }
        let title = button.first { $0.0 == "title" }?.1.text
        guard let title, title == unlabeled.title else {
          // The code tells the label, but a button that shows the chosen item is no pull-down button.
          if found.selects, unlabeled.title.isEmpty, menus[index].presentation == Presentation.pullDownButton.rawValue {
            menus[index] = menus[index].popUp(button)
            if !menus[index].button.contains(where: { $0.0 == "title" }) {
              menus[index].placeholders.removeAll { $0.text == title }
            }
          }
          continue
        }
        let members = keys.map { ($0.key.text, $0.value) } + button.filter { $0.0 != "title" }
        menus[index] = found.selects ? menus[index].popUp(members) : menus[index].with(button: members)
        menus[index].placeholders.removeAll { $0.text == unlabeled.title }
      }
    }
  }

  private static func apply(
    _ changes: inout [FileLocation: [OutletChange]], to items: inout [ImportedItem], areOptions: Bool = false
  ) {
    for index in items.indices {
      if case .menu = items[index].kind, let filling = changes[items[index].location]?.filling,
        filling.followed == nil || items[index].inner.areRuntimeItems
      {
        items[index].fill(filling)
        changes[items[index].location]?.remove(followedBy: filling)
        noteLater(&changes[items[index].location, default: []])
      }
      for var change in decisive(changes[items[index].location] ?? []) {
        // The selection names an option by its title, and options have no state.
        if areOptions { change.value = nil }
        items[index].apply(change)
      }
      if items[index].inner.isEmpty { continue }
      if case .picker = items[index].kind {
        // A placeholder for options has the location of the picker.
        let own = changes.removeValue(forKey: items[index].location)
        apply(&changes, to: &items[index].inner, areOptions: true)
        changes[items[index].location] = own
      } else {
        apply(&changes, to: &items[index].inner)
      }
    }
  }

  /// The known value of each property, and the first change that is known only at runtime.
  private static func decisive(_ changes: [OutletChange]) -> [OutletChange] {
    let properties = Dictionary(grouping: changes.filter { $0.filling == nil }, by: \.property)
      .sorted { $0.key < $1.key }
    return properties.flatMap { _, changes in
      let known = changes.filter { $0.value != nil }
      let isOne = Set(known.map(\.value)).count == 1
      var others = isOne ? changes.filter { $0.value == nil } : changes
      if !others.isEmpty { others[0].value = nil }
      return (isOne ? known.prefix(1) : []) + others.prefix(1)
    }
  }
}

extension OutletChange {
  /// Whether the change may give a menu other items than those of the design.
  fileprivate var addsItems: Bool {
    filling != nil || ["items", Self.addedItems, "menu", "submenu"].contains(property) || property == "item.submenu"
  }
}
