import MenuDocument
import MenuStrings
import PositionedJSON
import PositionedXML

struct UIKitMenus {
  let file: InterfaceBuilderFile

  private static let leaves: Set = [
    "command", "keyCommand", "action", "menuElement", "menuItem", "deferredMenuElement",
  ]

  func imported(_ found: InterfaceBuilderFile.FoundMenu) -> [ImportedMenu] {
    let menu = found.menu
    let location = file.location(of: menu)
    var items = items(of: menu)
    if menu["systemMenu"] == "main" || menu["key"] == "mainMenu" {
      return [
        ImportedMenu(
          name: AppKitMenus.name("menu bar", file.stem, nil), location: location, platform: "iPadOS",
          presentation: Presentation.menuBar.rawValue, items: items)
      ]
    }
    guard !items.isEmpty else { return [] }
    let owner = found.owners.last
    let outlet = file.outlet(to: owner?["id"])
    if AppKitItems.areSamples(menu.child("children")?.children ?? []), outlet != nil || owner?["customClass"] != nil {
      items = [.runtimeItems(named: outlet, at: location, AppKitItems.sampleReason)]
    }
    let own = owner.flatMap(file.ownName) ?? file.ownName(of: menu) ?? menu["title"]
    guard menu["key"] == "menu", let owner, owner.name == "button" || owner.name == "barButtonItem" else {
      return [
        ImportedMenu(
          name: AppKitMenus.name("menu", file.stem, own), location: location, platform: "iOS",
          presentation: Presentation.menu.rawValue, title: heading(of: menu), items: items)
      ]
    }
    let isChoice = owner.isSet("changesSelectionAsPrimaryAction")
    if isChoice { items = [picker(items, location)] }
    var (members, placeholders) = button(owner, location)
    if owner.name == "button", !isChoice, !owner.isSet("showsMenuAsPrimaryAction") {
      members.append(("primaryAction", true))
    }
    var result = ImportedMenu(
      name: AppKitMenus.name(isChoice ? "pop up" : "pull down", file.stem, own), location: location, platform: "iOS",
      presentation: (isChoice ? Presentation.popUpButton : .pullDownButton).rawValue, button: members,
      title: heading(of: menu), items: items)
    result.placeholders = placeholders
    return [result]
  }

  private func heading(of menu: XMLNode) -> String? { menu["title"].flatMap { $0.isEmpty || $0 == "Menu" ? nil : $0 } }

  /// The title and the symbol of a button; `nil` if it has neither.
  func label(of node: XMLNode) -> JSONNode? {
    let members = button(node, file.location(of: node)).members.filter { $0.0 != "isDisabled" }
    return members.isEmpty ? nil : .object(members)
  }

  private func button(_ node: XMLNode, _ location: FileLocation) -> (
    members: [(String, JSONNode)], placeholders: [Placeholder]
  ) {
    let configuration = node.child(key: "configuration")
    let faces = [configuration, node.child(key: "normal"), node].compactMap(\.self)
    // Interface Builder keeps a title of the state that a button with a configuration does not show.
    let title = configuration.map(AppKitItems(file: file).title) ?? faces.lazy.compactMap { $0["title"] }.first
    var face = ImportedItem(.button, title: title ?? "", location: location)
    if let withImage = faces.first(where: { $0["image"] != nil || $0.child(key: "image") != nil }) {
      ImageName.add(withImage, file, to: &face)
    }
    if face.title.isEmpty, face.attributes.isEmpty, face.placeholders.isEmpty, let name = node["systemItem"] {
      let (title, symbol) = SystemBarItem.label(of: name)
      face.title = title ?? ""
      if let symbol { face.attributes.append(.image(.symbol(symbol))) }
    }
    var members: [(String, JSONNode)] = face.title.isEmpty ? [] : [("title", .string(face.title))]
    for case .image(let image) in face.attributes { members += image.members }
    if node["enabled"] == "NO" { members.append(("isDisabled", true)) }
    return (members, face.placeholders)
  }

  private func picker(_ items: [ImportedItem], _ location: FileLocation) -> ImportedItem {
    var selection: String?
    let options = items.flatMap { item in
      if case .section(let inner, _, _) = item.kind { inner } else { [item] }
    }.map { item -> ImportedItem in
      var option = item
      if case .toggle(isOn: true, _) = item.kind { selection = selection ?? item.title }
      option.kind = .button
      return option
    }
    return ImportedItem(
      .picker(ImportedPicker(options: options, selection: selection ?? options.first?.title)), location: location)
  }

  // MARK: Items

  private func items(of menu: XMLNode) -> [ImportedItem] {
    menu.children.flatMap { child -> [ImportedItem] in
      switch child.name {
      case "items", "children", "menuElements", "elements": items(of: child)
      case "menu": [submenu(child)]
      case let name where Self.leaves.contains(name): [leaf(child)]
      default: []
      }
    }
  }

  private func submenu(_ node: XMLNode) -> ImportedItem {
    let content = items(of: node)
    let title = AppKitItems.text("title", of: node) ?? ""
    let isInline = isSet("displayInline", in: node)
    var item = ImportedItem(
      isInline ? .section(content) : .menu(content), title: title, location: file.location(of: node))
    addAttributes(of: node, to: &item)
    return item
  }

  private func leaf(_ node: XMLNode) -> ImportedItem {
    let title = AppKitItems.text("title", of: node) ?? ""
    var item = ImportedItem(.button, title: title, location: file.location(of: node))
    switch node["state"] {
    case "on": item.kind = .toggle(isOn: true)
    case "mixed": item.kind = .toggle(isOn: nil)
    default: break
    }
    addAttributes(of: node, to: &item)
    if isSet("destructive", in: node) { item.attributes.append(.role("destructive")) }
    if isSet("keepsMenuPresented", in: node) { item.attributes.append(.dismissBehavior("disabled")) }
    switch KeyEquivalent(node).shortcut {
    case .success(let shortcut?): item.attributes.append(.keyboardShortcut(shortcut.documentText))
    case .success(nil): break
    case .failure(let problem):
      item.placeholders.append(Placeholder(location: item.location, text: item.title, reason: problem.reason))
    }
    return item
  }

  private func addAttributes(of node: XMLNode, to item: inout ImportedItem) {
    if let id = node["id"], file.translated.contains(id) { item.attributes.append(.id(id)) }
    if let subtitle = AppKitItems.text("subtitle", of: node), !subtitle.isEmpty {
      item.attributes.append(.subtitle(subtitle))
    }
    ImageName.add(node, file, to: &item)
    if let spoken = AppKitItems.spokenLabel(of: node) { item.attributes.append(.accessibilityLabel(spoken)) }
    if isSet("disabled", in: node) || node["enabled"] == "NO" { item.attributes.append(.isDisabled) }
    if isSet("hidden", in: node) { item.attributes.append(.isHidden) }
  }

  private func isSet(_ name: String, in node: XMLNode) -> Bool {
    node.isSet(name) || node.children.contains { ["attributes", "options"].contains($0["key"]) && $0.isSet(name) }
  }
}
