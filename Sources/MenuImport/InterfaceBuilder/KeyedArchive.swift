import PositionedXML

/// Converts a keyed archive, the format of Interface Builder until 2012, to today's format.
struct KeyedArchive {
  let document: XMLNode

  init(_ root: XMLNode) {
    var converter = ArchiveConverter()
    converter.walk(root)
    let objects = XMLNode(name: "objects", children: converter.objects, offset: root.offset)
    var document = XMLNode(name: "document", children: [objects], offset: root.offset)
    document["type"] = root["type"] ?? ""
    self.document = document
  }
}

private struct ArchiveConverter {
  var objects: [XMLNode] = []

  mutating func walk(_ node: XMLNode) {
    if node.name == "object", node["class"] == "NSPopUpButtonCell", let menu = node.member("NSMenu") {
      var cell = XMLNode(name: "popUpButtonCell", offset: node.offset)
      cell["id"] = node["id"]
      cell["pullsDown"] = node.member("NSPullDown")?.text == "YES" ? "YES" : nil
      cell["selectedItem"] = node.member("NSMenuItem")?.reference
      var content = Self.menu(menu)
      content["key"] = "menu"
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
    var menu = XMLNode(name: "menu", offset: node.offset)
    menu["id"] = node["id"]
    menu["title"] = node.member("NSTitle")?.text
    menu["systemMenu"] = systemNames[node.member("NSName")?.text ?? ""]
    let items = (node.member("NSMenuItems")?.children ?? []).filter { $0.isObject("NSMenuItem") }.map(item)
    menu.children = [XMLNode(name: "items", children: items, offset: node.offset)]
    return menu
  }

  private static func item(_ node: XMLNode) -> XMLNode {
    var item = XMLNode(name: "menuItem", offset: node.offset)
    func isSet(_ key: String) -> Bool { node.member(key)?.text == "YES" }
    item["id"] = node["id"]
    item["title"] = node.member("NSTitle")?.string
    item["keyEquivalent"] = node.member("NSKeyEquiv")?.string
    item["isSeparatorItem"] = isSet("NSIsSeparator") ? "YES" : nil
    item["enabled"] = isSet("NSIsDisabled") && !isSet("NSIsSeparator") ? "NO" : nil
    item["hidden"] = isSet("NSIsHidden") ? "YES" : nil
    item["alternate"] = isSet("NSIsAlternate") || isSet("NSAlternate") ? "YES" : nil
    item["indentationLevel"] = node.member("NSIndent")?.text
    item["toolTip"] = node.member("NSToolTip")?.string
    item["state"] = ["1": "on", "-1": "mixed"][node.member("NSState")?.text ?? ""]
    var mask = XMLNode(name: "modifierMask", offset: node.offset)
    mask["key"] = "keyEquivalentModifierMask"
    let bits = node.member("NSKeyEquivModMask").flatMap { Int($0.text) } ?? 0
    for (bit, name) in [(17, "shift"), (18, "control"), (19, "option"), (20, "command")] where bits >> bit & 1 == 1 {
      mask[name] = "YES"
    }
    item.children = [mask]
    if let submenu = node.member("NSSubmenu"), submenu.isObject("NSMenu") {
      var content = menu(submenu)
      content["key"] = "submenu"
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
