import MenuModel

/// Makes items of those of AppKit.
struct AppKitItems {
  let file: InterfaceBuilderFile

  /// The menus that the system fills, by their names.
  static let filledMenus: Set = ["services", "recentDocuments", "font"]

  /// The items of a menu.
  func items(of menu: XMLNode) -> [ImportedItem] {
    items((menu.child("items")?.children ?? []).filter { $0.name == "menuItem" })
  }

  /// The items of elements that stand in one menu: an alternate belongs to the item before it, and a heading begins a
  /// section that ends at the next divider.
  func items(_ nodes: [XMLNode]) -> [ImportedItem] {
    var items: [ImportedItem] = []
    var heading: ImportedItem?
    // What stands below the heading, or where there is none, what came since the last section.
    var group: [ImportedItem] = []
    var base: XMLNode?
    func endGroup() {
      if var section = heading {
        section.kind = .section(group)
        items.append(section)
      } else {
        items += group
      }
      (heading, group) = (nil, [])
    }
    for node in nodes {
      if Self.isHeading(node) {
        endGroup()
        (heading, base) = (item(node), nil)
        continue
      }
      if node.isSet("isSeparatorItem"), heading != nil { endGroup() }
      if let base, fold(node, into: base, of: &group) { continue }
      group.append(item(node))
      if !node.isSet("alternate") { base = node.isSet("isSeparatorItem") ? nil : node }
    }
    endGroup()
    return items
  }

  private static func isHeading(_ node: XMLNode) -> Bool {
    node.isSet("sectionHeader") || node.isSet("isSectionHeader")
  }

  // MARK: One item

  /// An item without what belongs to those around it.
  func item(_ node: XMLNode) -> ImportedItem {
    let place = file.place(of: node)
    if node.isSet("isSeparatorItem") {
      var divider = ImportedItem(.divider, place: place)
      if node.isSet("hidden") { divider.attributes.append(.isHidden) }
      return divider
    }
    var item = ImportedItem(.button, title: title(of: node), place: place)
    addAttributes(of: node, to: &item)
    if let menu = node.child(key: "submenu", "menu") {
      item.kind = .menu(items(of: menu))
      if let system = menu["systemMenu"], Self.filledMenus.contains(system) { item.attributes.append(.isDynamic) }
    } else if node["state"] == "on" {
      item.kind = .toggle(isOn: true)
    } else if node["state"] == "mixed" {
      item.kind = .toggle(isOn: nil)
    }
    return item
  }

  /// The title that is drawn.
  func title(of node: XMLNode) -> String {
    if let styled = node.child(key: "attributedTitle") {
      let words = styled.children.filter { $0.name == "fragment" }
        .map { $0["content"] ?? $0.child(key: "content").flatMap(Self.text) ?? "" }.joined()
      if !words.isEmpty { return words }
    }
    if let title = Self.text("title", of: node) { return title }
    return node.child(key: "submenu", "menu").flatMap { Self.text("title", of: $0) } ?? ""
  }

  /// A text of an element: an attribute, or an element inside where it has signs that attributes cannot have.
  static func text(_ key: String, of node: XMLNode) -> String? {
    node[key] ?? node.child(key: key).flatMap(text)
  }

  /// The text of an element, which may be in Base64.
  private static func text(_ node: XMLNode) -> String? {
    guard node.isSet("base64-UTF8") else { return node.text }
    return Base64Text.decode(node.text)
  }

  private func addAttributes(of node: XMLNode, to item: inout ImportedItem) {
    if let id = node["id"], file.translated.contains(id) { item.attributes.append(.id(id)) }
    if let subtitle = Self.text("subtitle", of: node), !subtitle.isEmpty { item.attributes.append(.subtitle(subtitle)) }
    ImageName.add(node, file, to: &item)
    if node["enabled"] == "NO" { item.attributes.append(.isDisabled) }
    if node.isSet("hidden") { item.attributes.append(.isHidden) }
    switch KeyEquivalent(node).shortcut {
    case .success(let shortcut?): item.attributes.append(.keyboardShortcut(shortcut.documentText))
    case .success(nil): break
    case .failure(let problem):
      item.standIns.append(StandIn(place: item.place, text: item.title, reason: problem.reason))
    }
    if let level = node["indentationLevel"].flatMap(Int.init), level > 0 {
      item.attributes.append(.indentationLevel(level))
    }
    if let help = Self.text("toolTip", of: node), !help.isEmpty { item.attributes.append(.help(help)) }
    if let spoken = Self.spokenLabel(of: node) { item.attributes.append(.accessibilityLabel(spoken)) }
    if let way = Self.binding(of: ["title", "displayPatternTitle1"], in: node) {
      let reason = "its title is bound to \(Quotation.of(way)), which only the running program knows"
      item.standIns.append(StandIn(place: item.place, text: item.title, reason: reason))
    }
  }

  /// What is read aloud instead of an element's title, of AppKit or UIKit; `nil` where nothing is.
  static func spokenLabel(of node: XMLNode) -> String? {
    let label =
      node.child("accessibility")?["description"] ?? node.child(key: "accessibilityConfiguration")?["label"]
    return label.flatMap { $0.isEmpty ? nil : $0 }
  }

  /// What a property of an element is bound to, the first of several; `nil` where none is.
  static func binding(of names: Set<String>, in node: XMLNode) -> String? {
    node.child("connections")?.children.first { $0.name == "binding" && names.contains($0["name"] ?? "") }
      .map { $0["keyPath"] ?? "" }
  }

  // MARK: Alternates

  /// Makes an item what the one before it becomes while modifiers are held.
  ///
  /// - Returns: whether it did; else the item stands for itself.
  private func fold(_ node: XMLNode, into base: XMLNode, of items: inout [ImportedItem]) -> Bool {
    guard node.isSet("alternate"), var owner = items.popLast() else { return false }
    defer { items.append(owner) }
    let (own, other) = (KeyEquivalent(base), KeyEquivalent(node))
    let held = other.modifiers.subtracting(own.modifiers)
    // AppKit asks for the same key with other modifiers; what does not have that is an item like others.
    guard own.key == other.key, !held.isEmpty else { return false }
    var alternate = item(node)
    guard case .button = owner.kind, case .button = alternate.kind else {
      alternate.attributes.append(.isHidden)
      alternate.standIns.append(
        StandIn(
          place: alternate.place, text: alternate.title, reason: "only commands become others while keys are held"))
      items.append(owner)
      owner = alternate
      return true
    }
    var members: [(String, JSONNode)] = [
      ("modifiers", .array(held.documentNames.map { .string($0) })), ("title", .string(alternate.title)),
    ]
    let known: Set = ["systemImage", "keyboardShortcut", "isDisabled"]
    members += alternate.attributes.map(\.member).filter { known.contains($0.0) }
    let index = owner.attributes.firstIndex { if case .alternate = $0 { true } else { false } }
    guard let index, case .alternate(let first) = owner.attributes[index] else {
      owner.attributes.append(.alternate(.object(members)))
      owner.standIns += alternate.standIns
      return true
    }
    // Of two with the same keys only one is ever seen.
    let others = first.elements ?? [first]
    guard !others.contains(where: { $0["modifiers"] == members[0].1 }) else { return false }
    owner.attributes[index] = .alternate(.array(others + [.object(members)]))
    owner.standIns += alternate.standIns
    return true
  }
}
