/// Converts a keyed archive, the format of Interface Builder until 2012, to today's format.
struct KeyedArchive {
  let document: XMLNode

  init(_ root: XMLNode) {
    var converter = ArchiveConverter()
    converter.walk(root)
    let objects = XMLNode(name: "objects", attributes: [:], children: converter.objects, offset: root.offset)
    document = XMLNode(
      name: "document", attributes: ["type": root["type"] ?? ""], children: [objects], offset: root.offset)
  }
}

private struct ArchiveConverter {
  var objects: [XMLNode] = []

  mutating func walk(_ node: XMLNode) {
    if node.name == "object", node["class"] == "NSPopUpButtonCell", let menu = node.member("NSMenu") {
      var cell = XMLNode(name: "popUpButtonCell", attributes: [:], offset: node.offset)
      cell.attributes["id"] = node["id"]
      cell.attributes["pullsDown"] = node.member("NSPullDown")?.text == "YES" ? "YES" : nil
      cell.attributes["selectedItem"] = node.member("NSMenuItem")?.reference
      var content = Self.menu(menu)
      content.attributes["key"] = "menu"
      cell.children = [content]
      objects.append(cell)
      return
    }
    if node.isObject("NSMenu") {
      objects.append(Self.menu(node))
      return
    }
    for child in node.children { walk(child) }
  }

  private static func menu(_ node: XMLNode) -> XMLNode {
    var menu = XMLNode(name: "menu", attributes: [:], offset: node.offset)
    menu.attributes["id"] = node["id"]
    menu.attributes["title"] = node.member("NSTitle")?.text
    menu.attributes["systemMenu"] = systemNames[node.member("NSName")?.text ?? ""]
    let items = (node.member("NSMenuItems")?.children ?? []).filter { $0.isObject("NSMenuItem") }.map(item)
    menu.children = [XMLNode(name: "items", attributes: [:], children: items, offset: node.offset)]
    return menu
  }

  private static func item(_ node: XMLNode) -> XMLNode {
    var item = XMLNode(name: "menuItem", attributes: [:], offset: node.offset)
    func isSet(_ key: String) -> Bool { node.member(key)?.text == "YES" }
    item.attributes["id"] = node["id"]
    item.attributes["title"] = node.member("NSTitle")?.string
    item.attributes["keyEquivalent"] = node.member("NSKeyEquiv")?.string
    item.attributes["isSeparatorItem"] = isSet("NSIsSeparator") ? "YES" : nil
    item.attributes["enabled"] = isSet("NSIsDisabled") && !isSet("NSIsSeparator") ? "NO" : nil
    item.attributes["hidden"] = isSet("NSIsHidden") ? "YES" : nil
    item.attributes["alternate"] = isSet("NSIsAlternate") || isSet("NSAlternate") ? "YES" : nil
    item.attributes["indentationLevel"] = node.member("NSIndent")?.text
    item.attributes["toolTip"] = node.member("NSToolTip")?.string
    item.attributes["state"] = ["1": "on", "-1": "mixed"][node.member("NSState")?.text ?? ""]
    var mask = XMLNode(name: "modifierMask", attributes: ["key": "keyEquivalentModifierMask"], offset: node.offset)
    let bits = node.member("NSKeyEquivModMask").flatMap { Int($0.text) } ?? 0
    for (bit, name) in [(17, "shift"), (18, "control"), (19, "option"), (20, "command")] where bits >> bit & 1 == 1 {
      mask.attributes[name] = "YES"
    }
    item.children = [mask]
    if let submenu = node.member("NSSubmenu"), submenu.isObject("NSMenu") {
      var content = menu(submenu)
      content.attributes["key"] = "submenu"
      item.children.append(content)
    }
    return item
  }

  private static let systemNames = [
    "_NSMainMenu": "main", "_NSAppleMenu": "apple", "_NSServicesMenu": "services", "_NSWindowsMenu": "window",
    "_NSHelpMenu": "help", "_NSRecentDocumentsMenu": "recentDocuments", "_NSFontMenu": "font",
  ]
}

extension XMLNode {
  fileprivate func member(_ key: String) -> XMLNode? { child(key: key) }

  fileprivate func isObject(_ name: String) -> Bool { self.name == "object" && self["class"] == name }

  fileprivate var string: String? {
    guard name == "string" || name == "characters" else { return nil }
    if let kind = self["type"], kind.hasPrefix("base64") { return Base64Text.decode(text) }
    return text
  }

  fileprivate var reference: String? { self["ref"] ?? self["id"] }
}
