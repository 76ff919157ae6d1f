import MenuStrings
import PositionedXML

/// The ways from classes to the menus, items, and pop-up buttons of a file.
struct OutletConnections {
  /// A connection from the object of a class, by that object's identifier or class.
  private enum Source {
    case object(String)
    case type(String)
    /// The user defaults, through a value transformer.
    case defaults(BindingTransformer?)
  }

  private var connections: [(source: Source, name: String, object: String)] = []
  /// The locations of menus, items, and pop-up buttons, by identifier.
  private var targets: [String: FileLocation] = [:]
  /// The classes of objects, by identifier; empty for the first responder, which may be of any class.
  private var classes: [String: String] = ["-1": ""]
  /// The identifiers of the items of menus that enable no items automatically.
  private var manual: Set<String> = []
  /// The locations of the items of menus and pop-up buttons, by the names that code can find them by.
  private(set) var items: [FileLocation: [String: FileLocation]] = [:]

  /// The class of the file's owner; `nil` if that is one of a framework.
  var owner: String? { classes["-2"].flatMap { $0.hasPrefix("NS") || $0.hasPrefix("UI") ? nil : $0 } }

  mutating func add(_ node: XMLNode, _ owners: [XMLNode], _ document: XMLDocument) {
    if let id = node["id"], id != "-1", let name = node["customClass"] {
      classes[id] = node["sceneMemberID"] == "firstResponder" ? "" : name
    }
    if let id = node["id"], let target = Self.target(of: node, owners) {
      targets[id] = document.location(of: target)
      if let name = node["customClass"] { connections.append((.type(name), OutletName.own, id)) }
      if node.name == "menuItem", let name = node["identifier"] {
        connections.append((.type(""), OutletName.validated(identifier: name), id))
      }
    }
    if node.name == "menu", node["systemMenu"] == "main" || node["key"] == "mainMenu", let id = node["id"] {
      connections.append((.type(""), OutletName.mainMenu, id))
    }
    if node.name == "menu", let id = node["id"], let name = node["identifier"] {
      connections.append((.type(""), OutletName.delegated(identifier: name), id))
    }
    if node.name == "menu", let target = Self.target(of: node, owners) {
      addItems(of: node, owners, to: document.location(of: target), document)
    }
    guard owners.last?.name == "connections", let object = owners.dropLast().last else { return }
    switch node.name {
    case "outlet":
      guard let name = node["property"], let destination = node["destination"] else { return }
      if name != "delegate" {
        if let owner = object["customClass"] { connections.append((.type(owner), name, destination)) }
      } else if object.name == "menu", let menu = object["id"] {
        connections.append((.object(destination), OutletName.delegated, menu))
      }
    case "binding":
      guard let property = node["name"], let id = object["id"], let path = node["keyPath"] else { return }
      guard path.hasPrefix("values.") else { return addOwnBinding(node, of: object, id, property, path) }
      guard OutletName.boundProperties.contains(property) else { return }
      var transformer: BindingTransformer?
      if let name = BindingTransformer.name(in: node) {
        // The results of other transformers are known only at runtime.
        guard property == "value", let known = BindingTransformer(rawValue: name) else { return }
        transformer = known
      }
      connections.append((.defaults(transformer), OutletName.bound(property, to: path), id))
    case "action":
      guard let selector = node["selector"], let target = node["target"], let id = object["id"],
        ["menuItem", "popUpButton"].contains(object.name)
      else { return }
      connections.append((.object(target), OutletName.action(selector), id))
      if owners.last(where: { $0.name == "menu" })?["autoenablesItems"] == "NO" { manual.insert(id) }
      if object.name == "popUpButton" { return }
      connections.append((.object(target), OutletName.validated, id))
      let tag = object["tag"] ?? "0"
      connections.append((.object(target), OutletName.validated(tag: tag), id))
      connections.append((.object(target), OutletName.validated(tag: tag, action: selector), id))
    default: break
    }
  }

  /// Adds a binding to a property of an object of the file: `self.format`.
  private mutating func addOwnBinding(
    _ node: XMLNode, of object: XMLNode, _ id: String, _ property: String, _ path: String
  ) {
    let name = path.hasPrefix("self.") ? String(path.dropFirst("self.".count)) : path
    guard let destination = node["destination"], !name.contains("."), BindingTransformer.name(in: node) == nil else {
      return
    }
    if OutletName.boundProperties.contains(property) {
      connections.append((.object(destination), OutletName.bound(property, to: name), id))
      return
    }
    let properties = (object.child("connections")?.children ?? []).compactMap { $0["name"] }
    // The titles are the values, unless only the content is bound; an item for no value is one more.
    let titles = ["contentValues", "contentObjects"].first(where: properties.contains) ?? "content"
    let options = node.child(key: "options")?.children ?? []
    guard property == titles, !options.contains(where: { $0["key"] == "NSInsertsNullPlaceholder" }) else { return }
    connections.append((.object(destination), OutletName.listed(name), id))
  }

  /// The node that stands for a menu, an item, or a pop-up button: a submenu's item, or a button's cell, also for the
  /// item that is the label of a pull-down button.
  private static func target(of node: XMLNode, _ owners: [XMLNode]) -> XMLNode? {
    switch node.name {
    case "menuItem":
      guard let cell = owners.dropLast(2).last, cell.isSet("pullsDown"),
        owners.last?.children.first?.offset == node.offset
      else { return node }
      return cell
    case "popUpButtonCell": return node
    case "menu":
      let owner = node["key"] == "submenu" ? "menuItem" : "popUpButtonCell"
      return owners.last?.name == owner ? owners.last : node
    case "popUpButton": return node.child(key: "cell")
    default: return nil
    }
  }

  private mutating func addItems(
    of menu: XMLNode, _ owners: [XMLNode], to target: FileLocation, _ document: XMLDocument
  ) {
    let nodes = (menu.child("items")?.children ?? []).filter { $0.name == "menuItem" }
    let hasLabel = owners.last?.isSet("pullsDown") ?? false
    for (index, item) in nodes.enumerated() {
      let location = index == 0 && hasLabel ? target : document.location(of: item)
      let title = AppKitItems.text("title", of: item) ?? ""
      let identifier = item["identifier"].map { ["identifier \($0)"] } ?? []
      for name in ["index \(index)", "tag \(item["tag"] ?? "0")", "title \(title)"] + identifier
      where items[target]?[name] == nil {
        items[target, default: [:]][name] = location
      }
      items[location, default: [:]]["holder"] = target
    }
  }

  /// The outlets of classes to objects with these identifiers.
  func outlets(to objects: Set<String>) -> [(owner: String, name: String, object: String)] {
    connections.compactMap { source, name, object in
      guard case .type(let owner) = source, objects.contains(object), !name.hasPrefix("(") else { return nil }
      return (owner, name, object)
    }
  }

  /// The starts of names that need no class.
  private static let commonNames = ["(action", "(identifier", "(menu", "(bound", "(sent", OutletName.mainMenu]

  /// The connections to known objects.
  var outlets: [Outlet] {
    connections.compactMap { source, name, object in
      let owner: String? =
        switch source {
        case .type(let name): name
        case .object(let id): classes[id]
        case .defaults: ""
        }
      guard let owner, let target = targets[object] else { return nil }
      // Any class may respond to an action.
      if owner.isEmpty, !Self.commonNames.contains(where: name.hasPrefix) { return nil }
      var outlet = Outlet(owner: owner, name: name, target: target)
      if case .defaults(let transformer) = source { outlet.transformer = transformer }
      outlet.responder = self.owner
      outlet.isManual = manual.contains(object)
      return outlet
    }
  }
}
