import MenuDocument

/// The position of a command group relative to a group of the system.
///
/// An import writes it as the `id` of the group's section, such as `before.newItem`.
struct CommandPlacement: Hashable {
  enum Relation: String {
    case before, after, replacing
  }

  var relation: Relation
  /// The name of the system's group.
  var name: String

  init(_ relation: Relation, _ name: String) {
    self.relation = relation
    self.name = name
  }

  /// `nil` for an `id` of another form.
  init?(id: String?) {
    let parts = id?.split(separator: ".") ?? []
    guard parts.count == 2, let relation = Relation(rawValue: String(parts[0])), Self.names.contains(String(parts[1]))
    else { return nil }
    self.init(relation, String(parts[1]))
  }

  /// The items of a standard menu, by placement; items without one replace the menu's first group.
  static func groups(of items: [Item], standard: String) -> [(placement: CommandPlacement, items: [Item])] {
    var groups: [(placement: CommandPlacement, items: [Item])] = []
    func add(_ items: [Item], _ placement: CommandPlacement) {
      if groups.last?.placement == placement {
        groups[groups.count - 1].items += items
      } else {
        groups.append((placement, items))
      }
    }
    for item in items {
      if case .section(let section) = item.kind, let placement = CommandPlacement(id: item.attributes.id) {
        add(section.items, placement)
      } else {
        add([item], CommandPlacement(.replacing, standard))
      }
    }
    return groups.isEmpty ? [(CommandPlacement(.replacing, standard), [])] : groups
  }

  private static let names: Set<String> = [
    "appInfo", "appSettings", "systemServices", "appVisibility", "appTermination", "newItem", "saveItem",
    "importExport", "printItem", "undoRedo", "pasteboard", "textEditing", "textFormatting", "toolbar", "sidebar",
    "windowSize", "windowArrangement", "singleWindowList", "windowList", "help",
  ]
}
