import MenuDocument
import MenuStrings
import PositionedJSON
import PositionedXML

struct AppKitMenus {
  let file: InterfaceBuilderFile

  func imported(_ found: InterfaceBuilderFile.FoundMenu) -> [ImportedMenu] {
    let menu = found.menu
    if menu["systemMenu"] == "main" || menu["key"] == "mainMenu" || isMainMenu(menu) { return menuBar(menu) }
    if let cell = found.owners.last, cell.name == "popUpButtonCell" {
      let button = found.owners.dropLast().last { ["popUpButton", "tableColumn"].contains($0.name) } ?? cell
      return [popUp(menu, cell: cell, button: button)]
    }
    if let row = found.predicateRow { return [popUp(menu, of: row)] }
    let items = AppKitItems(file: file).items(of: menu)
    guard !items.isEmpty else { return [] }
    let owner = found.owners.last
    let isContext =
      menu["id"].map(file.menusOfViews.contains) ?? false
      || menu["key"] == "menu" && owner.map(Self.isView) ?? false
    let name = (menu["key"] == nil ? nil : owner.flatMap(file.ownName)) ?? file.ownName(of: menu) ?? menu["title"]
    // The program gives the menu to a status item.
    let isExtra = !isContext && menu["key"] == nil && file.outlet(to: menu)?.lowercased().contains("status") ?? false
    if menu["key"] == nil, menu["id"].map(file.menusOfDocks.contains) ?? false {
      return [
        ImportedMenu(
          name: Self.name("dock menu", file.stem, nil), location: file.location(of: menu), platform: "macOS",
          presentation: Presentation.dockMenu.rawValue, items: items)
      ]
    }
    let presentation = isContext ? Presentation.contextMenu : isExtra ? .menuBarExtra : .menu
    return [
      ImportedMenu(
        name: Self.name(isContext ? "context menu" : isExtra ? "menu bar extra" : "menu", file.stem, name),
        location: file.location(of: menu),
        platform: "macOS", presentation: presentation.rawValue, items: items)
    ]
  }

  static func name(_ type: String, _ stem: String, _ own: String?) -> String {
    [type, stem, own].compactMap(\.self).filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// Whether the program gives a menu to the application, as the name of the outlet tells.
  private func isMainMenu(_ menu: XMLNode) -> Bool {
    let nodes = (menu.child("items")?.children ?? []).filter { $0.name == "menuItem" }
    return menu["key"] == nil && file.outlet(to: menu)?.lowercased().hasSuffix("mainmenu") ?? false
      && nodes.allSatisfy { $0.child(key: "submenu", "menu") != nil }
  }

  private static func isView(_ node: XMLNode) -> Bool {
    !["segment", "searchFieldCell", "menuToolbarItem", "toolbarItem", "popUpButtonCell", "customObject"]
      .contains(node.name)
  }

  // MARK: Menu bars

  private func menuBar(_ menu: XMLNode) -> [ImportedMenu] {
    let reader = AppKitItems(file: file)
    var bar: [ImportedItem] = []
    var others: [ImportedMenu] = []
    var notes: [Placeholder] = []
    for node in menu.child("items")?.children ?? [] where node.name == "menuItem" && !node.isSet("isSeparatorItem") {
      let title = reader.title(of: node)
      let content = node.child(key: "submenu", "menu")
      let items = content.map(reader.items) ?? []
      guard !node.isSet("hidden") else {
        // The menu bar would show a hidden menu, so one that code may show becomes a separate document.
        let mayShow =
          [node, content].contains { $0.flatMap { file.outlet(to: $0) } != nil }
          || AppKitItems.binding(of: ["hidden"], in: [node]) != nil
        guard mayShow else {
          let reason = "the menu is hidden, and no outlet leads to it"
          notes.append(Placeholder(location: file.location(of: node), text: title, reason: reason))
          continue
        }
        others.append(
          ImportedMenu(
            name: Self.name("menu", file.stem, title), location: file.location(of: node), platform: "macOS",
            presentation: Presentation.menu.rawValue, title: title, items: items))
        continue
      }
      var item = ImportedItem(.menu(items), title: title, location: file.location(of: node))
      if let id = node["id"], file.translated.contains(id) { item.attributes.append(.id(id)) }
      if node["enabled"] == "NO" { item.attributes.append(.isDisabled) }
      if let system = content?["systemMenu"], AppKitItems.filledMenus.contains(system) {
        item.attributes.append(.isDynamic)
      }
      bar.append(item)
    }
    var main = ImportedMenu(
      name: Self.name("menu bar", file.stem, nil), location: file.location(of: menu), platform: "macOS",
      presentation: Presentation.menuBar.rawValue, items: bar)
    main.placeholders = notes
    return [main] + others
  }

  // MARK: Buttons

  private func popUp(_ menu: XMLNode, cell: XMLNode, button: XMLNode) -> ImportedMenu {
    let reader = AppKitItems(file: file)
    let location = file.location(of: cell)
    var nodes = (menu.child("items")?.children ?? []).filter { $0.name == "menuItem" }
    let pullsDown = cell.isSet("pullsDown")
    var members: [(String, JSONNode)] = []
    var placeholders: [Placeholder] = []
    if pullsDown {
      // The first item is the label of the button.
      let face = nodes.isEmpty ? nil : reader.item(nodes.removeFirst())
      let images = (face?.attributes ?? []).filter { if case .image = $0 { true } else { false } }
      placeholders = face?.placeholders ?? []
      if cell["imagePosition"] == "only", !images.isEmpty {
        // The button shows no title, not even one of Interface Builder.
        placeholders.removeAll { $0.text == face?.title }
      } else if let title = face?.title ?? cell["title"], !title.isEmpty {
        members.append(("title", .string(title)))
      }
      members += images.flatMap(\.members)
    }
    let title = cell["title"].flatMap { $0.isEmpty || AppKitItems.isSample($0) ? nil : $0 }
    let own = file.ownName(of: button) ?? file.ownName(of: cell) ?? title
    var items: [ImportedItem]
    if let (name, reason) = runtimeItems(nodes, pullsDown, [button, cell]) {
      let place = pullsDown ? file.location(of: menu) : location
      items = [.runtimeItems(named: name ?? own, at: place, reason)]
      if !pullsDown, let option = items[0].inner.first {
        items = [
          ImportedItem(.picker(ImportedPicker(options: [option], selection: option.value)), location: location)
        ]
      }
    } else if !pullsDown, nodes.allSatisfy({ $0.child(key: "submenu", "menu") == nil }) {
      items = [picker(nodes, cell, reader)]
      if menu["showsStateColumn"] == "NO" { items[0].noteMissingMark() }
    } else {
      items = reader.items(nodes, showsMarks: menu["showsStateColumn"] != "NO")
    }
    // The picker tells the button's title unless it has no selection.
    if !pullsDown, items.first?.selection == nil {
      let chosen = nodes.first { $0["id"] == cell["selectedItem"] }.map(reader.title) ?? cell["title"] ?? ""
      members.append(("title", .string(chosen)))
    }
    if let size = button["controlSize"] ?? cell["controlSize"], MenuButton.ControlSize(rawValue: size) != nil {
      members.append(("controlSize", .string(size)))
    }
    if isPlain(cell) { members.append(("style", "plain")) }
    if pullsDown, cell["arrowPosition"] == "noArrow" { members.append(("showsIndicator", false)) }
    if cell["enabled"] == "NO" || button["enabled"] == "NO" { members.append(("isDisabled", true)) }
    let selections: Set = ["selectedIndex", "selectedTag", "selectedValue", "selectedObject"]
    if let binding = AppKitItems.binding(of: selections, in: [button, cell]), !items.isEmpty {
      let reason = "its selection \(AppKitItems.words(of: binding))"
      let text = items[0].selection ?? own ?? ""
      items[0].placeholders.append(
        Placeholder(location: location, about: .selection, text: text, reason: reason))
    }
    var result = ImportedMenu(
      name: Self.name(pullsDown ? "pull down" : "pop up", file.stem, own), location: location, platform: "macOS",
      presentation: (pullsDown ? Presentation.pullDownButton : .popUpButton).rawValue, button: members, items: items)
    result.placeholders = placeholders
    if !pullsDown, nodes.count == 1, !AppKitItems.areSamples(nodes) {
      result.designed = nodes.map(reader.item).first { $0.kind != .divider && !$0.title.isEmpty }
      result.designed?.kind = .button
    }
    result.noteBindings(in: [button, cell], isDisabled: members.contains { $0.0 == "isDisabled" }, at: location)
    return result
  }

  /// A pop-up button in a row of a predicate editor, with labels that are parts of a sentence: the editor makes the row
  /// for the predicate.
  private func popUp(_ menu: XMLNode, of row: XMLNode) -> ImportedMenu {
    var result = popUp(menu, cell: menu, button: row)
    var section = ImportedItem(.section(result.items, isDynamic: true), location: result.location)
    section.placeholders = [
      Placeholder(
        location: result.location, about: .selection, text: result.items.first?.selection ?? "",
        reason: "the predicate of the row selects an option at runtime")
    ]
    result.items = [section]
    return result
  }

  /// Whether a button has no border; cells of archives tell no style.
  private func isPlain(_ cell: XMLNode) -> Bool {
    guard cell["bordered"] != "NO" else { return true }
    return cell["bezelStyle"] != nil && cell["borderStyle"]?.hasPrefix("border") != true
  }

  /// The reason that only the app knows the items of a button, and the name of a binding; `nil` for known items.
  private func runtimeItems(
    _ nodes: [XMLNode], _ pullsDown: Bool, _ owners: [XMLNode]
  ) -> (name: String?, reason: String)? {
    if let binding = AppKitItems.binding(of: ["content", "contentValues", "contentObjects"], in: owners) {
      let reason = "its items are bound to \(Quotation.of(binding["keyPath"] ?? "")) and known only at runtime"
      return (file.name(ofContent: binding), reason)
    }
    if AppKitItems.areSamples(nodes) { return (nil, AppKitItems.sampleReason) }
    // The app replaces the only item of a pop-up button.
    let isEmpty = nodes.isEmpty || !pullsDown && nodes.count == 1 && nodes[0].child(key: "submenu", "menu") == nil
    let kind = pullsDown ? "pull-down" : "pop-up"
    return isEmpty ? (nil, "the app adds the items of the \(kind) button at runtime") : nil
  }

  private func picker(_ nodes: [XMLNode], _ cell: XMLNode, _ reader: AppKitItems) -> ImportedItem {
    var values: Set<String> = []
    var selection: String?
    // A pop-up button shows its first item if none is chosen, and may mark none.
    let chosen =
      cell["altersStateOfSelectedItem"] == "NO"
      ? nil
      : nodes.first { $0["id"] == cell["selectedItem"] } ?? nodes.first { $0["state"] == "on" }
        ?? nodes.first { !$0.isSet("isSeparatorItem") }
    var options: [ImportedItem] = []
    for node in nodes {
      var option = reader.item(node)
      if case .divider = option.kind {
        // Options have no hidden dividers.
        if !node.isSet("hidden") { options.append(option) }
        continue
      }
      option.kind = .button
      if !values.insert(option.title).inserted {
        let value = node["id"] ?? "\(option.title) (\(options.count + 1))"
        values.insert(value)
        option.attributes.append(.value(value))
      }
      if node.offset == chosen?.offset { selection = option.value }
      options.append(option)
    }
    return ImportedItem(
      .picker(ImportedPicker(options: options, selection: selection)), location: file.location(of: cell))
  }
}

extension ImportedMenu {
  /// Notes that bindings decide whether a button is enabled or shown.
  fileprivate mutating func noteBindings(in nodes: [XMLNode], isDisabled: Bool, at location: FileLocation) {
    let states = [
      ("enabled", Placeholder.Subject.isEnabled, isDisabled ? "dimmed" : "enabled"), ("hidden", .shown, "shown"),
    ]
    for (name, subject, text) in states {
      guard let binding = AppKitItems.binding(of: [name], in: nodes) else { continue }
      let note = Placeholder(
        location: location, about: subject, text: text, reason: "its property \(name) \(AppKitItems.words(of: binding))"
      )
      if let index = items.firstIndex(where: { $0.location == location }) {
        items[index].placeholders.append(note)
      } else {
        placeholders.append(note)
      }
    }
  }
}
