import MenuModel
public import MenuStrings

/// Reads the menus of XIBs and storyboards, of AppKit and of UIKit.
public enum InterfaceBuilderReader {
  /// The menus of a file, in its order.
  ///
  /// - Parameters:
  ///   - source: the file.
  ///   - tables: tables of texts; items that one of the file's name has texts for get the names of their objects, by
  ///     which tables of translations find them.
  /// - Returns: the menus; where the file is broken, an error with its place.
  public static func read(_ source: SourceText, tables: StringTables = StringTables()) -> ImportResult {
    do throws(SourceText.Unreadable) {
      let document = try XMLDocument(source)
      let root = document.root.name == "archive" ? KeyedArchive(document.root).document : document.root
      guard root.name == "document", root["type"]?.contains("InterfaceBuilder") == true else {
        throw SourceText.Unreadable(
          "this is no file of Interface Builder", at: document.place(of: document.root), expected: "<document>")
      }
      let file = InterfaceBuilderFile(root, document: document, source: source, tables: tables)
      var result = ImportResult()
      for found in file.menus { result.menus += file.imported(found) }
      return result
    } catch {
      return ImportResult(diagnostics: [error.diagnostic])
    }
  }
}

/// A file of Interface Builder, with what its menus need to know of it.
struct InterfaceBuilderFile {
  /// A menu and what holds it.
  struct FoundMenu {
    /// The element of the menu.
    var menu: XMLNode
    /// The elements around it, the innermost last.
    var owners: [XMLNode]
  }

  /// The menus that are in no other menu, in the order of the file.
  private(set) var menus: [FoundMenu] = []
  /// Whether its objects are those of AppKit.
  let isMac: Bool
  /// The name of the file without its ending.
  let stem: String
  /// The language of its texts; `nil` for that of the sources.
  let locale: String?
  /// The names of the pictures that the system has.
  private(set) var systemImages: Set<String> = []
  /// The objects for which there are translations.
  let translated: Set<String>
  private let document: XMLDocument
  /// What outlets call the objects that they lead to.
  private var outlets: [String: String] = [:]

  init(_ root: XMLNode, document: XMLDocument, source: SourceText, tables: StringTables) {
    self.document = document
    isMac = !(root["targetRuntime"] ?? root["type"] ?? "").contains("CocoaTouch")
    stem = SourcePath.stem(of: source.path)
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

  /// Where an element stands.
  func place(of node: XMLNode) -> SourcePlace { document.place(of: node) }

  private mutating func walk(_ node: XMLNode, owners: [XMLNode]) {
    if node.name == "outlet", let property = node["property"], let object = node["destination"], property != "delegate"
    {
      if outlets[object] == nil { outlets[object] = property }
    }
    var owners = owners
    if node.name == "menu", node["key"] != "submenu", !owners.contains(where: { $0.name == "menu" }) {
      menus.append(FoundMenu(menu: node, owners: owners))
    }
    // Only names and attributes of what is around are asked for: its contents would be held again at each level.
    var owner = node
    owner.children = node.children.filter { $0.name != "subviews" && $0.name != "objects" && $0.name != "items" }
    owners.append(owner)
    for child in node.children { walk(child, owners: owners) }
  }

  // MARK: Names

  /// What an object is called: by an outlet, in Interface Builder, or by what it does.
  func ownName(of node: XMLNode) -> String? {
    if let id = node["id"], let outlet = outlets[id] { return outlet }
    if let label = node["userLabel"] ?? node["identifier"] { return label }
    let action = node.child("connections")?.children.first { $0.name == "action" }?["selector"]
    return action?.replacing(":", with: "")
  }

  /// What an outlet calls an object.
  func outlet(to node: XMLNode) -> String? { node["id"].flatMap { outlets[$0] } }

  /// The menu of a found element, and those that could not be drawn as parts of it.
  func imported(_ found: FoundMenu) -> [ImportedMenu] {
    var menus = isMac ? AppKitMenus(file: self).imported(found) : UIKitMenus(file: self).imported(found)
    for index in menus.indices { menus[index].locale = locale }
    return menus
  }
}
