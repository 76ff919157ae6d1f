package import MenuStrings
import MockupFiles
import PositionedJSON
import PositionedXML

/// Reads menus from XIBs and storyboards of AppKit and UIKit.
package enum InterfaceBuilderReader {
  /// Returns the menus of a file, in document order.
  ///
  /// - Parameters:
  ///   - source: The file.
  ///   - tables: String tables. If one has the file's name, items with strings in it get their object IDs as
  ///     identifiers,
  ///     so that translations apply.
  ///   - images: The images of the app; `nil` without a search for them.
  /// - Returns: The menus, or a located error if the file is malformed.
  package static func read(
    _ source: SourceText, tables: StringTables = StringTables(), images: AppImages? = nil
  ) -> ImportResult {
    do throws(SourceText.Unreadable) {
      let document = try XMLDocument(source)
      let root = document.root.name == "archive" ? KeyedArchive(document.root).document : document.root
      guard root.name == "document", root["type"]?.contains("InterfaceBuilder") == true else {
        throw SourceText.Unreadable(
          "expected <document> of Interface Builder, found <\(document.root.name)>",
          at: document.location(of: document.root))
      }
      let file = InterfaceBuilderFile(root, document: document, source: source, tables: tables, images: images)
      var result = ImportResult()
      for found in file.menus where !found.isPartOfRow { result.menus += file.imported(found) }
      if let part = file.menus.first(where: \.isPartOfRow) {
        let note = "menus with one item not imported: the predicate editor shows them as labels or in one pop-up button"
        result.diagnostics.append(Diagnostic(.note, at: file.location(of: part.menu), note))
      }
      result.outlets = file.connections.outlets
      result.itemsOfOutlets = file.connections.items
      result.buttons = file.outletButtons
      if let owner = file.connections.owner, SourceKind(path: source.path) == .xib,
        !file.menus.contains(where: { $0.menu["systemMenu"] == "main" })
      {
        result.unusedFiles = [OwnedFile(path: source.path, owner: owner)]
      }
      return result
    } catch {
      return ImportResult(diagnostics: [error.diagnostic])
    }
  }
}

struct InterfaceBuilderFile {
  struct FoundMenu {
    var menu: XMLNode
    var owners: [XMLNode]

    /// The template of the row of a predicate editor that has the menu.
    var predicateRow: XMLNode? { owners.last?.name == "popUpMenus" ? owners.dropLast().last : nil }

    /// Whether the menu is a label of such a row, or one option of its first pop-up button.
    var isPartOfRow: Bool { predicateRow != nil && menu.child("items")?.children.count == 1 }
  }

  private(set) var menus: [FoundMenu] = []
  let isMac: Bool
  let stem: String
  /// The locale of the file's strings; `nil` for the development language.
  let locale: String?
  private(set) var systemImages: Set<String> = []
  let images: AppImages?
  let translated: Set<String>
  let tables: StringTables
  private let document: XMLDocument
  private var outlets: [String: String] = [:]
  /// The last names of the key paths to the contents of array controllers, by identifier.
  private var contents: [String: String] = [:]
  private(set) var connections = OutletConnections()
  /// The titles and symbols of UIKit buttons, by identifier.
  private var labels: [String: JSONNode] = [:]
  /// The buttons that show the chosen item.
  private var selecting: Set<String> = []
  /// The menus that Interface Builder gave new buttons, by identifier of the button.
  private var samples: [String: FileLocation] = [:]
  /// The effects of taps on buttons, by identifier.
  private var taps: [String: ButtonTap] = [:]
  /// The menus that are the `menu` of a view.
  private(set) var menusOfViews: Set<String> = []
  /// The menus of search fields.
  private(set) var menusOfSearches: Set<String> = []
  /// The menus of the app's tile in the Dock.
  private(set) var menusOfDocks: Set<String> = []

  init(_ root: XMLNode, document: XMLDocument, source: SourceText, tables: StringTables, images: AppImages?) {
    self.document = document
    self.images = images
    self.tables = tables
    isMac = !(root["targetRuntime"] ?? root["type"] ?? "").contains("CocoaTouch")
    stem = FileSystem.stem(of: source.path)
    let language = SourcePath.language(of: source.path)
    locale = language == "en" ? nil : language
    let name = stem
    translated = Set(
      tables.files.filter { $0.name == name }.flatMap {
        $0.entries.compactMap { ObjectKey.parse($0.key) { _ in true }?.object }
      })
    for image in root.child("resources")?.children ?? [] where image.name == "image" && image["catalog"] == "system" {
      if let name = image["name"] { systemImages.insert(name) }
    }
    walk(root, owners: [])
  }

  func location(of node: XMLNode) -> FileLocation { document.location(of: node) }

  /// The outlets of every view and window, which name no object.
  private static let commonOutlets: Set = ["delegate", "dataSource", "initialFirstResponder", "nextKeyView"]

  private mutating func walk(_ node: XMLNode, owners: [XMLNode]) {
    if node.name == "outlet", let property = node["property"], let object = node["destination"],
      !Self.commonOutlets.contains(property)
    {
      if outlets[object] == nil { outlets[object] = property }
      let holder = owners.last { $0.name != "connections" }
      if property == "dockMenu", holder?.name == "application" || holder?["id"] == "-2" { menusOfDocks.insert(object) }
      if property == "searchMenuTemplate" { menusOfSearches.insert(object) }
      // Objects of the app, such as its delegate, are no views; the file's owner (-2) may be one.
      if property == "menu", holder?.name != "customObject" || holder?["id"] == "-2" { menusOfViews.insert(object) }
    }
    if node["name"] == "contentArray", let owner = owners.dropLast().last?["id"] {
      contents[owner] = node["keyPath"]?.split(separator: ".").last.map(String.init)
    }
    connections.add(node, owners, document)
    if !isMac, ["button", "barButtonItem"].contains(node.name), let id = node["id"] {
      labels[id] = UIKitMenus(file: self).label(of: node)
      if node.isSet("changesSelectionAsPrimaryAction") {
        selecting.insert(id)
        labels[id] = labels[id] ?? .object([])
      }
      if let menu = node.child(key: "menu", "menu"), AppKitItems.areSamples(menu.child("children")?.children ?? []) {
        samples[id] = location(of: menu)
        labels[id] = labels[id] ?? .object([])
      }
      if let tap = Self.tap(on: node) {
        taps[id] = tap
        labels[id] = labels[id] ?? .object([])
      }
    }
    var owners = owners
    if node.name == "menu", node["key"] != "submenu", !owners.contains(where: { $0.name == "menu" }) {
      menus.append(FoundMenu(menu: node, owners: owners))
    }
    // Ancestors keep only their names and attributes; full copies would repeat the contents at every level.
    var owner = node
    owner.children = node.children.filter { $0.name != "subviews" && $0.name != "objects" && $0.name != "items" }
    owners.append(owner)
    for child in node.children { walk(child, owners: owners) }
  }

  /// The outlets to buttons with a title or a symbol.
  var outletButtons: [OutletButton] {
    connections.outlets(to: Set(labels.keys)).compactMap { owner, name, object in
      labels[object].map { keys in
        OutletButton(
          owner: owner, name: name, keys: keys, selects: selecting.contains(object), tap: taps[object],
          sample: samples[object])
      }
    }
  }

  /// The effect of a tap on a UIKit button whose menu comes from code.
  private static func tap(on button: XMLNode) -> ButtonTap? {
    if button.isSet("showsMenuAsPrimaryAction") || button.isSet("changesSelectionAsPrimaryAction") { return .opensMenu }
    let acts = (button.child("connections")?.children ?? []).contains { link in
      if link.name == "segue" { return true }
      guard link.name == "action" else { return false }
      return button.name == "barButtonItem" || ["touchUpInside", "primaryActionTriggered"].contains(link["eventType"])
    }
    return acts ? .acts : nil
  }

  // MARK: Names

  func ownName(of node: XMLNode) -> String? {
    if let outlet = outlet(to: node) { return outlet }
    if let label = node["userLabel"] ?? node["identifier"] { return label }
    let action = node.child("connections")?.children.first { $0.name == "action" }?["selector"]
    return action?.replacing(":", with: "")
  }

  func outlet(to node: XMLNode) -> String? { outlet(to: node["id"]) }

  /// The name of the objects that a binding supplies; `nil` for an unnamed controller.
  func name(ofContent binding: XMLNode) -> String? {
    let path = (binding["keyPath"] ?? "").split(separator: ".")
    guard path.contains("arrangedObjects") else { return path.last.map(String.init) }
    return binding["destination"].flatMap { outlet(to: $0) ?? contents[$0] }
  }

  /// The outlet to the object with an identifier.
  func outlet(to object: String?) -> String? { object.flatMap { outlets[$0] } }

  /// The menu, and hidden menus of a menu bar as separate menus.
  func imported(_ found: FoundMenu) -> [ImportedMenu] {
    var menus = isMac ? AppKitMenus(file: self).imported(found) : UIKitMenus(file: self).imported(found)
    for index in menus.indices { menus[index].locale = locale }
    return menus
  }
}
