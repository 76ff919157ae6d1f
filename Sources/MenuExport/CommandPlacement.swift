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

  /// The app's items in a standard menu, by placement; items without one replace the menu's usual group.
  static func groups(of items: [Item], standard: String, isWhole: Bool) -> [CommandItems] {
    if items.contains(where: { $0.attributes.standard != nil || $0.isOfScenes }) {
      return groups(amongStandard: items, usual: standard, isWhole: isWhole)
    }
    var groups: [CommandItems] = []
    for item in items {
      if case .section(let section) = item.kind, let placement = CommandPlacement(id: item.attributes.id) {
        groups.add(section.items, placement)
      } else {
        groups.add([item], CommandPlacement(.replacing, standard))
      }
    }
    return groups.isEmpty ? [CommandItems(placement: CommandPlacement(.replacing, standard), items: [])] : groups
  }

  private static let names: Set<String> = [
    "appInfo", "appSettings", "systemServices", "appVisibility", "appTermination", "newItem", "saveItem",
    "importExport", "printItem", "undoRedo", "pasteboard", "textEditing", "textFormatting", "toolbar", "sidebar",
    "windowSize", "windowArrangement", "singleWindowList", "windowList", "help",
  ]
}
