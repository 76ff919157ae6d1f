import MenuDocument
import MenuImport
import MenuStrings
import MenuSwiftViews
import SwiftDeclarations
import SwiftEvaluation
import SwiftSyntax
import SwiftValues

struct CommandsReader {
  let items: ItemReader
  private var evaluator: Evaluator { items.evaluator }

  private struct Group {
    var placement = ""
    /// `before`, `after`, or `replacing`; empty for the app's own menus.
    var relation = ""
    var items: [ImportedItem]
    /// Whether the group is in a branch that is not shown.
    var isHidden = false

    /// Whether the group neither has items nor removes those of the system.
    var isEmpty: Bool { items.isEmpty && (relation != "replacing" || isHidden) }
  }

  /// The condition around a command.
  private struct Branch {
    /// The reason for hiding its items; `nil` if they are shown.
    var hidden: Placeholder?
    /// The note on the condition of shown items.
    var shown: Placeholder?
    /// The words of the condition.
    var condition: String?
    /// Whether the branch is compiled.
    var isCompiled = true
  }

  private struct BarMenu {
    let title: String
    var groups: [Group] = []
    var location: FileLocation
    var placeholders: [Placeholder] = []
  }

  private struct Bar {
    /// The standard menus that the app changes, by title.
    var menus: [String: BarMenu] = [:]
    /// The app's own menus.
    var own: [BarMenu] = []
    var system: StandardCommands

    /// Whether the commands add, replace, or remove items.
    var isChanged: Bool {
      !own.isEmpty || !system.added.isEmpty || menus.values.contains { menu in menu.groups.contains { !$0.isEmpty } }
    }
  }

  /// The groups that plain items of a standard menu replace, as in exported code.
  private static let usualPlacements = [
    "": "appInfo", "File": "newItem", "Edit": "pasteboard", "Format": "textFormatting", "View": "toolbar",
    "Window": "windowArrangement",
    "Help": "help",
  ]

  /// The position of the application's own menus among the standard ones.
  private static let ownMenusIndex = 5

  init(items: ItemReader) {
    self.items = items
  }

  /// The menus, or none if the commands change nothing.
  ///
  /// - Parameters:
  ///   - system: The system's items.
  ///   - windows: The window groups of the app.
  func menus(
    of nodes: [BlockNode], application: ReadText, system: StandardCommands, windows: WindowGroups,
    location: FileLocation
  ) -> [ImportedItem] {
    var bar = Bar(system: system)
    read(nodes, Branch(), &bar)
    guard bar.isChanged else { return [] }
    var menus: [ImportedItem] = []
    for (index, standard) in StandardCommands.menus.enumerated() {
      if index == Self.ownMenusIndex { menus += bar.own.map { Self.item($0, items: $0.groups.flatMap(\.items)) } }
      let menu = bar.menus[standard.title] ?? BarMenu(title: standard.title, location: location)
      var item = Self.item(menu, items: Self.items(of: menu, standard.placements, bar.system))
      if index == 0 {
        item.title = application.string
        item.placeholders += application.notes
        if item.inner.isEmpty { item.set(.isDynamic) }
      } else {
        item.set(.standard(standard.title.lowercased()))
        if case .menu(var inner) = item.kind {
          windows.apply(to: &inner, items)
          item.kind = .menu(inner)
        }
      }
      if index == 0 || !item.inner.isEmpty { menus.append(item) }
    }
    return menus
  }

  private static func item(_ menu: BarMenu, items: [ImportedItem]) -> ImportedItem {
    var item = ImportedItem(.menu(items), title: menu.title, location: menu.location)
    item.placeholders = menu.placeholders
    return item
  }

  /// The items of a standard menu: in each group, those before the system's, the system's or their replacement, and
  /// those after them.
  private static func items(
    of menu: BarMenu, _ placements: [String], _ system: StandardCommands
  ) -> [ImportedItem] {
    var items: [ImportedItem] = []
    for placement in placements {
      let groups = menu.groups.filter { $0.placement == placement }
      let isReplaced = groups.contains { $0.relation == "replacing" && !$0.isHidden }
      let standard = isReplaced ? [] : system.items(of: placement, at: menu.location)
      let parts = ["before", "replacing", "after"].map { relation in
        (relation, groups.filter { $0.relation == relation }.flatMap(\.items))
      }
      guard standard.isEmpty else {
        items.addGroup(parts[0].1 + standard + parts[1].1 + parts[2].1)
        continue
      }
      for (relation, own) in parts {
        guard let first = own.first else { continue }
        if relation == "replacing", placement == usualPlacements[menu.title] {
          items.addGroup(own)
        } else {
          var section = ImportedItem(.section(own), location: first.location)
          section.attributes = [.id("\(relation).\(placement)")]
          items.append(section)
        }
      }
    }
    return items
  }

  // MARK: Commands

  private func read(_ nodes: [BlockNode], _ outer: Branch, _ bar: inout Bar) {
    for node in nodes {
      switch node {
      case .view(let expression): read(expression, outer, &bar)
      case .compiled(let chosen, let others, let reason):
        read(chosen, outer, &bar)
        var branch = outer
        branch.hidden = reason ?? outer.hidden
        branch.isCompiled = false
        for other in others { read(other, branch, &bar) }
      case .choice(let choice):
        for (index, nodes) in choice.branches.enumerated() {
          var branch = outer
          branch.condition = ItemCondition.both(outer.condition, choice.condition(of: index))
          if index == choice.shown {
            if choice.certainty == .open { branch.shown = choice.placeholder }
            read(nodes, branch, &bar)
          } else if choice.certainty != .certain {
            branch.hidden = choice.placeholder
            read(nodes, branch, &bar)
          }
        }
      }
    }
  }

  private func read(_ expression: Expression, _ branch: Branch, _ bar: inout Bar) {
    let base = evaluator.peel(expression.syntax, expression.scope).base
    switch evaluator.follow(base, expression.scope) {
    case .framework(let name, let call, let scope): read(name, call, scope, branch, &bar)
    case .block(let statements, let scope):
      items.bodies.insert(SourceRegion(statements, in: scope.source))
      let isRead = evaluator.descend {
        evaluator.enter(statements) {
          read(evaluator.nodes(of: statements, scope), branch, &bar)
          return true
        }
      }
      if isRead != true {
        addPlaceholder(evaluator.unknown(base, expression.scope, "it refers to itself or is nested too deep"), &bar)
      }
    case .expression(let next): if let () = evaluator.descend({ read(next, branch, &bar) }) {}
    case .node(let node): read([node], branch, &bar)
    case .nothing: break
    case .unclear(let unknown): addPlaceholder(unknown, &bar)
    }
  }

  private func read(
    _ name: String, _ call: FunctionCallExprSyntax, _ scope: Scope, _ branch: Branch, _ bar: inout Bar
  ) {
    let location = scope.source.location(of: call)
    switch name {
    case "CommandMenu":
      let title = call.argument().map { evaluator.text(of: $0, scope, isKey: true) } ?? ReadText("")
      let items = content(of: call, scope, branch)
      // A bar has no hidden menus.
      if !branch.isCompiled, let reason = branch.hidden?.reason {
        return add(Placeholder(location: location, text: "no menu \(title.string)", reason: reason), &bar)
      }
      bar.own.append(
        BarMenu(title: title.string, groups: [Group(items: items)], location: location, placeholders: title.notes))
    case "CommandGroup":
      guard let argument = call.arguments.first else { return }
      let placement = Evaluator.lastName(of: argument.expression)
      let title = StandardCommands.menus.first { $0.placements.contains(placement) }?.title
      guard let title else {
        return addPlaceholder(
          evaluator.unknown(argument.expression, scope, "it is not a standard menu position"), &bar)
      }
      let items = content(of: call, scope, branch)
      let relation = argument.label?.text ?? "replacing"
      // An empty group removes the system's items.
      if items.isEmpty, relation != "replacing" { return }
      bar.menus[title, default: BarMenu(title: title, location: location)].groups.append(
        Group(placement: placement, relation: relation, items: items, isHidden: branch.hidden != nil))
    case "Group":
      if let closure = call.trailingClosure {
        read(evaluator.nodes(of: closure.statements, scope), branch, &bar)
      }
    case "EmptyCommands": break
    default:
      if StandardCommands.sets.contains(name) {
        if branch.hidden == nil { bar.system.added.insert(name) }
      } else {
        addPlaceholder(evaluator.unknown(call, scope, evaluator.absence(of: name, scope)), &bar)
      }
    }
  }

  private func content(of call: FunctionCallExprSyntax, _ scope: Scope, _ branch: Branch) -> [ImportedItem] {
    let content = call.content("content") ?? call.content("addition") ?? call.trailingClosure.map { ExprSyntax($0) }
    var items = content.map { self.items.items(ofContent: $0, scope) } ?? []
    ItemReader.require(branch.condition, of: &items)
    if let placeholder = branch.hidden {
      ItemReader.hide(&items)
      ItemReader.addPlaceholder(
        Placeholder(location: placeholder.location, isShown: false, reason: placeholder.reason), in: &items)
    } else if let placeholder = branch.shown {
      ItemReader.addPlaceholder(placeholder, in: &items)
    }
    return items
  }

  /// Adds a note on unresolved commands to the application menu, as their own menu is unknown.
  private func addPlaceholder(_ unknown: Unknown, _ bar: inout Bar) {
    add(
      Placeholder(location: unknown.location, text: "no commands of \(unknown.quoted)", reason: unknown.reason), &bar)
  }

  private func add(_ placeholder: Placeholder, _ bar: inout Bar) {
    bar.menus["", default: BarMenu(title: "", location: placeholder.location)].placeholders.append(placeholder)
  }
}
