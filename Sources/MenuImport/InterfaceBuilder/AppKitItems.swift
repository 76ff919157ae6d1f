import MenuDocument
import MenuStrings
import PositionedJSON
import PositionedXML

struct AppKitItems {
  let file: InterfaceBuilderFile

  /// The names of menus that the system fills at runtime.
  static let filledMenus: Set = ["services", "recentDocuments", "font"]

  func items(of menu: XMLNode) -> [ImportedItem] {
    let nodes = (menu.child("items")?.children ?? []).filter { $0.name == "menuItem" }
    guard Self.areSamples(nodes), Self.hasOutlet("delegate", menu) || file.outlet(to: menu) != nil else {
      let isOfSearch = menu["key"] == "searchMenuTemplate" || menu["id"].map(file.menusOfSearches.contains) ?? false
      return items(nodes, showsMarks: menu["showsStateColumn"] != "NO", isOfSearch: isOfSearch)
    }
    return [.runtimeItems(named: file.outlet(to: menu), at: file.location(of: menu), Self.sampleReason)]
  }

  static let sampleReason = "the app replaces the items that Interface Builder gives a new menu"

  /// Whether all items of a menu are those that Interface Builder gives a new menu.
  static func areSamples(_ nodes: [XMLNode]) -> Bool {
    !nodes.isEmpty
      && nodes.allSatisfy {
        $0.child(key: "submenu", "menu") == nil && !hasView($0) && isSample(text("title", of: $0) ?? "")
      }
  }

  /// Whether a view of the file draws an item.
  private static func hasView(_ node: XMLNode) -> Bool {
    node.child(key: "view") != nil || hasOutlet("view", node)
  }

  private static func hasOutlet(_ name: String, _ node: XMLNode) -> Bool {
    node.child("connections")?.children.contains { $0.name == "outlet" && $0["property"] == name } ?? false
  }

  /// Whether a title is the one that Interface Builder gives new items: `Item`, `Item 2`, `Item2`, and `Pop Up`.
  static func isSample(_ title: String) -> Bool {
    let number = title.dropFirst(4).drop { $0 == " " }
    return title == "Pop Up" || title.hasPrefix("Item") && number.count < 3 && number.allSatisfy(\.isNumber)
  }

  /// - Parameters:
  ///   - showsMarks: Whether the menu has a column for checkmarks.
  ///   - isOfSearch: Whether a search field of the file has the menu.
  func items(_ nodes: [XMLNode], showsMarks: Bool, isOfSearch: Bool = false) -> [ImportedItem] {
    var list = AppKitItemList()
    let tags = nodes.map { $0["tag"] }
    for node in nodes {
      let keys = KeyEquivalent(node)
      var item = item(node)
      if case .toggle = item.kind, !showsMarks { item.noteMissingMark() }
      if isOfSearch, let part = RecentSearches(tag: node["tag"], among: tags) {
        if part == .list, Self.isSample(item.title) { (item.title, item.placeholders) = ("", []) }
        item = part.shown(item)
      }
      list.append(item, as: Self.role(of: node), keys: .init(key: keys.key, modifiers: keys.modifiers))
    }
    return list.finish()
  }

  private static func role(of node: XMLNode) -> AppKitItemList.Role {
    if node.isSet("sectionHeader") || node.isSet("isSectionHeader") { return .heading }
    if node.isSet("isSeparatorItem") { return .divider }
    return node.isSet("alternate") ? .alternate : .item
  }

  // MARK: One item

  func item(_ node: XMLNode) -> ImportedItem {
    let location = file.location(of: node)
    if node.isSet("isSeparatorItem") {
      var divider = ImportedItem(.divider, location: location)
      if node.isSet("hidden") { divider.attributes.append(.isHidden) }
      divider.condition = Self.visibility(of: node)
      return divider
    }
    var item = ImportedItem(.button, title: title(of: node), location: location)
    if Self.hasView(node) {
      item.kind = .view(height: nil)
      item.placeholders = [
        Placeholder(location: location, text: "a view", reason: "its row is drawn by a view of the file")
      ]
      if node.isSet("hidden") { item.attributes.append(.isHidden) }
      item.condition = Self.visibility(of: node)
      return item
    }
    let submenu = node.child(key: "submenu", "menu")
    if Self.isSample(item.title), submenu == nil {
      item.placeholders = [
        Placeholder(
          location: location, about: .sample, text: item.title, reason: "Interface Builder gives new items this title")
      ]
    }
    if item.title.isEmpty, let name = file.ownName(of: node) {
      item.title = "‹\(name)›"
      item.placeholders = [
        Placeholder(location: location, text: item.title, reason: "the program sets the title of the item")
      ]
    }
    addAttributes(of: node, to: &item)
    if let menu = submenu {
      item.kind = .menu(items(of: menu))
      let isFilledBySystem = menu["systemMenu"].map(Self.filledMenus.contains) ?? false
      if isFilledBySystem { item.attributes.append(.isDynamic) }
      // The document has no title of a standard item.
      if menu["systemMenu"] == "services", item.title == "Services" {
        item.attributes.append(.standard(StandardItem.services.rawValue))
      }
      if !isFilledBySystem, item.inner.isEmpty, menu["systemMenu"] == nil {
        item.attributes.append(.isDynamic)
        item.placeholders.append(
          Placeholder(
            location: location, about: .items, text: "no items", reason: "the items of the submenu are added at runtime"
          ))
      }
    } else if node["state"] == "on" {
      item.kind = .toggle(isOn: true)
    } else if node["state"] == "mixed" {
      item.kind = .toggle(isOn: nil)
    }
    if item.kind == .button, let binding = Self.binding(of: ["value"], in: [node]) {
      item.kind = .toggle(isOn: false)
      item.placeholders.append(
        Placeholder(location: location, about: .state, text: "off", reason: "its state \(Self.words(of: binding))"))
    }
    return item
  }

  func title(of node: XMLNode) -> String {
    if let styled = node.child(key: "attributedTitle") {
      let words = styled.children.filter { $0.name == "fragment" }
        .map { $0["content"] ?? $0.child(key: "content").flatMap(Self.text) ?? "" }.joined()
      if !words.isEmpty { return words }
    }
    if let title = Self.text("title", of: node) { return localized(title, of: node) }
    return node.child(key: "submenu", "menu").flatMap { Self.text("title", of: $0) } ?? ""
  }

  /// The text of the development language for a title that is a key: a runtime attribute of the app, such as
  /// `localizeTitle`, replaces it.
  private func localized(_ title: String, of node: XMLNode) -> String {
    for attribute in node.child("userDefinedRuntimeAttributes")?.children ?? [] {
      guard let name = attribute["keyPath"]?.lowercased(), name.contains("localiz") || name.contains("localis") else {
        continue
      }
      let key = attribute["type"] == "boolean" ? (attribute["value"] == "YES" ? title : nil) : attribute["value"]
      if let text = key.flatMap({ file.tables.text(forKey: $0) }), file.locale == nil { return text }
    }
    return title
  }

  /// A string of an element: an attribute or, for characters that attributes cannot hold, a child element.
  static func text(_ key: String, of node: XMLNode) -> String? {
    node[key] ?? node.child(key: key).flatMap(text)
  }

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
      item.placeholders.append(Placeholder(location: item.location, text: item.title, reason: problem.reason))
    }
    if let level = node["indentationLevel"].flatMap(Int.init), level > 0 {
      item.attributes.append(.indentationLevel(level))
    }
    if let help = Self.text("toolTip", of: node), !help.isEmpty { item.attributes.append(.help(help)) }
    if let spoken = Self.spokenLabel(of: node) { item.attributes.append(.accessibilityLabel(spoken)) }
    if let binding = Self.binding(of: ["title", "displayPatternTitle1"], in: [node]) {
      let reason = "its title \(Self.words(of: binding))"
      item.placeholders.append(Placeholder(location: item.location, text: item.title, reason: reason))
    }
    let others = [
      ("enabled", Placeholder.Subject.isEnabled, "enabled"), ("hidden", .shown, "shown"),
      ("image", .symbol, "no image"),
    ]
    for (name, subject, text) in others {
      guard let binding = Self.binding(of: [name], in: [node]) else { continue }
      let reason = "its property \(name) \(Self.words(of: binding))"
      item.placeholders.append(
        Placeholder(location: item.location, about: subject, text: text, reason: reason))
    }
    item.condition = Self.visibility(of: node)
  }

  /// The condition under which a binding of `hidden` shows an item; `nil` if the binding is not so simple.
  private static func visibility(of node: XMLNode) -> String? {
    let bindings = (node.child("connections")?.children ?? []).filter {
      $0.name == "binding" && $0["name"]?.hasPrefix("hidden") == true
    }
    guard let binding = bindings.first, bindings.count == 1, let keyPath = binding["keyPath"],
      keyPath.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "." || $0 == "_" })
    else { return nil }
    guard let name = BindingTransformer.name(in: binding) else { return ItemCondition.opposite(of: keyPath) }
    return switch BindingTransformer(rawValue: name) {
    case .negateBoolean: keyPath
    case .isNil: "\(keyPath) != nil"
    case .isNotNil: "\(keyPath) == nil"
    case nil: nil
    }
  }

  static func spokenLabel(of node: XMLNode) -> String? {
    let label =
      node.child("accessibility")?["description"] ?? node.child(key: "accessibilityConfiguration")?["label"]
    return label.flatMap { $0.isEmpty ? nil : $0 }
  }

  /// The reason that a bound property is unknown, with the app's own value transformer.
  static func words(of binding: XMLNode) -> String {
    let name = BindingTransformer.name(in: binding).flatMap { BindingTransformer(rawValue: $0) == nil ? $0 : nil }
    let through = name.map { " through \($0)" } ?? ""
    return "is bound to \(Quotation.of(binding["keyPath"] ?? ""))\(through) and known only at runtime"
  }

  /// The first binding of a property among those of several objects.
  static func binding(of names: Set<String>, in nodes: [XMLNode]) -> XMLNode? {
    nodes.lazy.flatMap { $0.child("connections")?.children ?? [] }
      .first { $0.name == "binding" && names.contains($0["name"] ?? "") }
  }
}

extension ImportedItem {
  /// Notes that a menu without a column for checkmarks does not show the state of the item.
  mutating func noteMissingMark() {
    placeholders.append(
      Placeholder(
        location: location, text: selection ?? title, reason: "the menu shows no checkmarks: it has no state column"))
  }
}
