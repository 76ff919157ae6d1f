import MenuImport
import MenuStrings
import MenuSwiftViews
import SwiftEvaluation
import SwiftSyntax

struct CommandsReader {
  let items: ItemReader
  private var evaluator: Evaluator { items.evaluator }

  private struct Group {
    var placement = ""
    /// `before`, `after`, or `replacing`; empty for the app's own menus.
    var relation = ""
    var items: [ImportedItem]

    /// The order among groups of the same placement.
    var rank: Int { ["before", "replacing", "after"].firstIndex(of: relation) ?? 1 }
  }

  private struct BarMenu {
    let title: String
    var groups: [Group] = []
    var location: FileLocation
    var placeholders: [Placeholder] = []
  }

  /// The standard menus, with the placements of their groups from top to bottom.
  private static let standard: [(title: String, placements: [String])] = [
    ("", ["appInfo", "appSettings", "systemServices", "appVisibility", "appTermination"]),
    ("File", ["newItem", "saveItem", "importExport", "printItem"]),
    ("Edit", ["undoRedo", "pasteboard", "textEditing"]),
    ("Format", ["textFormatting"]),
    ("View", ["toolbar", "sidebar"]),
    ("Window", ["windowSize", "windowArrangement", "singleWindowList", "windowList"]),
    ("Help", ["help"]),
  ]

  /// The groups that plain items of a standard menu replace, as in exported code.
  private static let usualPlacements = [
    "": "appInfo", "File": "newItem", "Edit": "pasteboard", "View": "toolbar", "Window": "windowArrangement",
    "Help": "help",
  ]

  /// The position of the application's own menus among the standard ones.
  private static let ownMenusIndex = 5

  init(items: ItemReader) {
    self.items = items
  }

  func menus(of nodes: [BlockNode], application: ReadText, location: FileLocation) -> [ImportedItem] {
    var found: [String: BarMenu] = [:]
    var own: [BarMenu] = []
    read(nodes, isHidden: nil, &found, &own)
    // A standard menu of the system alone is not drawn; its notes go to the application menu.
    for title in Self.standard.map(\.title) where !title.isEmpty {
      guard let menu = found[title], menu.groups.isEmpty else { continue }
      found[title] = nil
      found["", default: BarMenu(title: "", location: location)].placeholders += menu.placeholders
    }
    var menus: [ImportedItem] = []
    for (index, standard) in Self.standard.enumerated() {
      if index == Self.ownMenusIndex { menus += own.map(Self.item) }
      if index == 0 {
        var menu = Self.item(found[""] ?? BarMenu(title: "", location: location))
        menu.title = application.string
        menu.placeholders += application.notes
        // The system adds items at runtime.
        if menu.inner.isEmpty { menu.set(.isDynamic) }
        menus.append(menu)
      } else if let menu = found[standard.title] {
        menus.append(Self.item(menu))
      }
    }
    return menus
  }

  private static func item(_ menu: BarMenu) -> ImportedItem {
    let order = standard.first { $0.title == menu.title }?.placements ?? []
    let groups = menu.groups.enumerated().sorted { left, right in
      let (a, b) = (
        order.firstIndex(of: left.element.placement) ?? 0, order.firstIndex(of: right.element.placement) ?? 0
      )
      return (a, left.element.rank, left.offset) < (b, right.element.rank, right.offset)
    }.map(\.element)
    // Groups with the same placement form a section; dividers separate different placements.
    var sections: [Group] = []
    for group in groups where !group.items.isEmpty {
      if let last = sections.last, last.placement == group.placement, last.relation == group.relation {
        sections[sections.count - 1].items += group.items
      } else {
        sections.append(group)
      }
    }
    let usual = usualPlacements[menu.title]
    var items: [ImportedItem] = []
    for section in sections {
      let isUsual = section.relation.isEmpty || section.relation == "replacing" && section.placement == usual
      if !isUsual, let first = section.items.first {
        var group = ImportedItem(.section(section.items), location: first.location)
        group.attributes = [.id("\(section.relation).\(section.placement)")]
        items.append(group)
      } else {
        items += section.items
      }
    }
    var item = ImportedItem(.menu(items), title: menu.title, location: menu.location)
    item.placeholders = menu.placeholders
    return item
  }

  // MARK: Commands

  private func read(
    _ nodes: [BlockNode], isHidden placeholder: Placeholder?, _ found: inout [String: BarMenu], _ own: inout [BarMenu]
  ) {
    for node in nodes {
      switch node {
      case .view(let expression): read(expression, placeholder, &found, &own)
      case .compiled(let chosen, let others, let reason):
        read(chosen, isHidden: placeholder, &found, &own)
        for other in others { read(other, isHidden: reason ?? placeholder, &found, &own) }
      case .choice(let choice):
        for (index, branch) in choice.branches.enumerated() {
          if index == choice.shown {
            read(branch, isHidden: placeholder, &found, &own)
          } else if choice.certainty != .certain {
            read(branch, isHidden: choice.placeholder, &found, &own)
          }
        }
      }
    }
  }

  private func read(
    _ expression: Expression, _ placeholder: Placeholder?, _ found: inout [String: BarMenu], _ own: inout [BarMenu]
  ) {
    let base = evaluator.peel(expression.syntax, expression.scope).base
    switch evaluator.follow(base, expression.scope) {
    case .framework(let name, let call, let scope): read(name, call, scope, placeholder, &found, &own)
    case .block(let statements, let scope):
      items.bodies.insert(SourceRegion(statements, in: scope.source))
      let isRead = evaluator.descend {
        evaluator.enter(statements) {
          read(evaluator.nodes(of: statements, scope), isHidden: placeholder, &found, &own)
          return true
        }
      }
      if isRead != true {
        addPlaceholder(evaluator.unknown(base, expression.scope, "it refers to itself or is nested too deep"), &found)
      }
    case .expression(let next): if let () = evaluator.descend({ read(next, placeholder, &found, &own) }) {}
    case .node(let node): read([node], isHidden: placeholder, &found, &own)
    case .nothing: break
    case .unclear(let unknown): addPlaceholder(unknown, &found)
    }
  }

  private func read(
    _ name: String, _ call: FunctionCallExprSyntax, _ scope: Scope, _ placeholder: Placeholder?,
    _ found: inout [String: BarMenu], _ own: inout [BarMenu]
  ) {
    let location = scope.source.location(of: call)
    switch name {
    case "CommandMenu":
      let title = call.argument().map { evaluator.text(of: $0, scope, isKey: true) } ?? ReadText("")
      let items = content(of: call, scope, placeholder)
      own.append(
        BarMenu(title: title.string, groups: [Group(items: items)], location: location, placeholders: title.notes))
    case "CommandGroup":
      guard let argument = call.arguments.first else { return }
      let placement = Evaluator.lastName(of: argument.expression)
      let title = Self.standard.first { $0.placements.contains(placement) }?.title
      guard let title else {
        return addPlaceholder(
          evaluator.unknown(argument.expression, scope, "it is not a standard menu position"), &found)
      }
      let items = content(of: call, scope, placeholder)
      if items.isEmpty {
        guard argument.label?.text == "replacing" else { return }
        found[title, default: BarMenu(title: title, location: location)].placeholders.append(
          Placeholder(
            location: location, text: "without the system’s items for \(placement)",
            reason: "an empty group replaces them"))
        return
      }
      found[title, default: BarMenu(title: title, location: location)].groups.append(
        Group(placement: placement, relation: argument.label?.text ?? "replacing", items: items))
    case "Group":
      if let closure = call.trailingClosure {
        read(evaluator.nodes(of: closure.statements, scope), isHidden: placeholder, &found, &own)
      }
    case "EmptyCommands": break
    default:
      // The system's commands are not in the sources.
      if !Self.systemCommands.contains(name) {
        addPlaceholder(evaluator.unknown(call, scope, evaluator.absence(of: name)), &found)
      }
    }
  }

  private static let systemCommands: Set = [
    "SidebarCommands", "ToolbarCommands", "TextEditingCommands", "TextFormattingCommands", "InspectorCommands",
    "ImportFromDevicesCommands",
  ]

  private func content(of call: FunctionCallExprSyntax, _ scope: Scope, _ placeholder: Placeholder?) -> [ImportedItem] {
    let content = call.content("content") ?? call.content("addition") ?? call.trailingClosure.map { ExprSyntax($0) }
    var items = content.map { self.items.items(ofContent: $0, scope) } ?? []
    if let placeholder {
      ItemReader.hide(&items)
      ItemReader.addPlaceholder(
        Placeholder(location: placeholder.location, text: "hidden", reason: placeholder.reason), in: &items)
    }
    return items
  }

  /// Adds a note on unresolved commands to the application menu, as their own menu is unknown.
  private func addPlaceholder(_ unknown: Unknown, _ found: inout [String: BarMenu]) {
    let placeholder = Placeholder(
      location: unknown.location, text: "no commands of \(unknown.quoted)", reason: unknown.reason)
    found["", default: BarMenu(title: "", location: unknown.location)].placeholders.append(placeholder)
  }
}
