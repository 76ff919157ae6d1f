import MenuDocument
package import MenuStrings
package import PositionedJSON

extension ImportedMenu {
  /// Returns the menu as a canonical document.
  ///
  /// Content that documents do not support is dropped or repaired, and noted as a placeholder of the menu.
  ///
  /// - Parameter source: The source file and line, for the document's `source` key.
  /// - Throws: An error if the menu is nested too deeply or has too many items.
  package func document(source: String) throws(SourceText.Unreadable) -> (menu: ImportedMenu, node: JSONNode) {
    let menu = try cleaned()
    let node = menu.node(source: source)
    let (_, diagnostics) = DocumentFormatter.format(
      Array(JSONWriter.text(of: node, form: .compact).utf8), file: source)
    if let problem = diagnostics.first(where: { $0.severity == .error }) {
      throw SourceText.Unreadable("the menu is not a valid document: \(problem.path): \(problem.message)", at: location)
    }
    return (menu, node)
  }

  /// Returns the canonical text of a document, or the plain text of `node` if it is not a document.
  package static func text(of node: JSONNode) -> [UInt8] {
    let text = Array(JSONWriter.text(of: node).utf8)
    return DocumentFormatter.format(text, file: "").bytes ?? text
  }

  private func node(source: String) -> JSONNode {
    var members: [(String, JSONNode)] = [("source", .string(source))]
    if let platform, Platform(rawValue: platform) != nil { members.append(("platform", .string(platform))) }
    if let locale, SourcePath.language(named: locale) == locale { members.append(("locale", .string(locale))) }
    members.append(("presentation", .string(presentation)))
    let isBar = presentation == Presentation.menuBar.rawValue
    let button = buttonWithTitle
    if !button.isEmpty { members.append(("button", .object(button))) }
    if isBar {
      members.append(("menus", .array(opened(items.flatMap(\.menusOfBar)))))
    } else {
      var menu: [(String, JSONNode)] = title.map { [("title", .string($0))] } ?? []
      if let order { menu.append(("order", .string(order))) }
      menu.append(("items", .array(items.map(\.node))))
      members.append(("menu", .object(menu)))
    }
    return .object(members)
  }

  /// The menus of a bar; the first one after the application menu that has items of the application is open.
  private func opened(_ menus: [JSONNode]) -> [JSONNode] {
    let full = menus.indices.filter { menus[$0].hasOwnItems }
    guard let index = full.first(where: { $0 > 0 }) ?? full.first, let members = menus[index].members else {
      return menus
    }
    var menus = menus
    let open = JSONMember(key: JSONKey("isOpen"), value: true)
    let rest = members.firstIndex { $0.key.text == "items" } ?? members.endIndex
    menus[index] = JSONNode(.object(Array(members[..<rest]) + [open] + Array(members[rest...])))
    return menus
  }

  /// One bar per menu that has items of the application, each with only that menu. If the bar has menus of the system,
  /// the title of the application menu is in each.
  package var split: [ImportedMenu] {
    guard presentation == Presentation.menuBar.rawValue else { return [self] }
    let full = items.filter { if case .menu(let inner) = $0.kind { inner.contains { !$0.isOfSystem } } else { false } }
    guard full.count > 1 else { return [self] }
    var application = ImportedItem(.menu([]), title: items.first?.title ?? "", location: location)
    application.attributes = [.isDynamic]
    let isWhole = items.contains { $0.isStandard }
    return full.map { item in
      var menu = self
      menu.items = isWhole && item != items.first ? [application, item] : [item]
      let word = MenuNames.word(item.title)
      if !word.isEmpty { menu.name += "-\(word)" }
      return menu
    }
  }

  /// The button's keys; a pop-up button without a picker in its menu gets a title.
  private var buttonWithTitle: [(String, JSONNode)] {
    guard presentation == Presentation.popUpButton.rawValue, !button.contains(where: { $0.0 == "title" }),
      !items.contains(where: \.hasPicker)
    else { return button }
    return [("title", "")] + button
  }
}

extension JSONNode {
  /// Whether a menu has items of the application.
  fileprivate var hasOwnItems: Bool {
    self["items"]?.elements?.contains { $0["standard"] == nil && $0.text != "---" } ?? false
  }
}

extension ImportedItem {
  /// Whether the item is the system's, or a divider.
  package var isOfSystem: Bool { isStandard || kind == .divider }

  fileprivate var hasPicker: Bool {
    switch kind {
    case .picker: true
    case .section(let items, _, _), .controlGroup(let items, _): items.contains(where: \.hasPicker)
    case .button, .toggle, .menu, .stepper, .slider, .divider, .text, .loading, .view: false
    }
  }

  /// The item as menus of a menu bar: groups are flattened, and items without a submenu become empty menus.
  fileprivate var menusOfBar: [JSONNode] {
    switch kind {
    case .divider: return []
    case .section(let items, _, _), .controlGroup(let items, _): return items.flatMap(\.menusOfBar)
    case .menu(let items): return [menuOfBar(items)]
    case .button, .toggle, .picker, .stepper, .slider, .text, .loading, .view: return [menuOfBar([])]
    }
  }

  private func menuOfBar(_ inner: [ImportedItem]) -> JSONNode {
    // A menu of a bar has no condition and is never hidden, but its items may be.
    let items = inner.map { inner -> ImportedItem in
      var item = inner
      item.condition = ItemCondition.both(condition, inner.condition)
      if attributes.contains(.isHidden), !inner.attributes.contains(.isHidden) { item.attributes.append(.isHidden) }
      return item
    }
    let known: Set = ["id", "standard", "isDisabled", "isDynamic", "layout", "order", "labelStyle"]
    let members = attributes.flatMap(\.members).filter { known.contains($0.0) }
    return .object(requiredTitle + members + [("items", .array(items.map(\.node)))])
  }
}
