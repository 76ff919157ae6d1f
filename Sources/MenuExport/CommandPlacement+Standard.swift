import MenuDocument

/// The app's items at one placement.
struct CommandItems {
  var placement: CommandPlacement
  var items: [Item]
}

extension [CommandItems] {
  mutating func add(_ items: [Item], _ placement: CommandPlacement) {
    if last?.placement == placement {
      self[count - 1].items += items
    } else {
      append(CommandItems(placement: placement, items: items))
    }
  }

  /// The groups with each replacement above the groups next to the same group of the system, which it would remove.
  var replacingFirst: [CommandItems] {
    var groups = self
    for index in groups.indices where groups[index].placement.relation == .replacing {
      let name = groups[index].placement.name
      guard let first = groups[..<index].firstIndex(where: { $0.placement.name == name }) else { continue }
      groups.insert(groups.remove(at: index), at: first)
    }
    return groups
  }
}

extension CommandPlacement {
  /// The app's items among those of the system.
  ///
  /// Items without a divider between them and an item of the system are next to its group. Other items replace the
  /// usual group, or follow the group above them if the system's items of the usual group are in the menu.
  ///
  /// - Parameter isWhole: Whether the menu has all items that the app shows, so that the app removes the other groups.
  static func groups(amongStandard items: [Item], usual: String, isWhole: Bool) -> [CommandItems] {
    let present = Set(items.compactMap { $0.attributes.standard?.placement })
    var groups: [CommandItems] = []
    var pending: [Item] = []
    var last: String?
    // Only the first items without a system's group next to them replace the usual one.
    func free() -> String? {
      let isTaken = present.contains(usual) || groups.contains { $0.placement == CommandPlacement(.replacing, usual) }
      return isTaken ? nil : usual
    }
    for item in items {
      if let next = item.attributes.standard?.placement {
        groups.add(pending, between: last, next, usual: free())
        (pending, last) = ([], next)
      } else if item.isOfScenes {
        groups.add(pending, between: last, CommandPlacement.ofScenes, usual: free())
        (pending, last) = ([], CommandPlacement.ofScenes)
      } else if case .section(let section) = item.kind, let placement = CommandPlacement(id: item.attributes.id) {
        groups.add(pending, between: last, nil, usual: free())
        groups.add(section.items, placement)
        pending = []
      } else if item.attributes.standard == nil {
        pending.append(item)
      }
    }
    groups.add(pending, between: last, nil, usual: free())
    guard isWhole else { return groups }
    let removed = standard(around: usual).filter { name in
      !present.contains(name) && !groups.contains { $0.placement == CommandPlacement(.replacing, name) }
    }
    return groups + removed.map { CommandItems(placement: CommandPlacement(.replacing, $0), items: []) }
  }

  /// The group with the single windows of the app's scenes, the `id` of its section in an import.
  fileprivate static let ofScenes = "singleWindowList"

  /// The group that the items of a standard menu replace; `nil` for the app menu.
  static func usual(in menu: StandardMenu?) -> String {
    switch menu {
    case nil: "appInfo"
    case .file: "newItem"
    case .edit: "pasteboard"
    case .format: "textFormatting"
    case .view: "toolbar"
    case .window: "windowArrangement"
    case .help: "help"
    }
  }

  /// The groups that the system fills in the menu of a usual group.
  private static func standard(around usual: String) -> [String] {
    let menus = [
      ["appInfo", "systemServices", "appVisibility", "appTermination"], ["newItem", "saveItem"],
      ["undoRedo", "pasteboard"], ["toolbar", "sidebar"], ["windowSize", "windowArrangement"], ["help"],
    ]
    // The toolbar's items are not in every app.
    return menus.first { $0.contains(usual) }?.filter { $0 != "toolbar" } ?? []
  }
}

extension [CommandItems] {
  /// Adds items between the groups `last` and `next` of the system.
  ///
  /// - Parameter usual: the group that the items replace unless they are next to another one; `nil` if the menu has it.
  fileprivate mutating func add(_ items: [Item], between last: String?, _ next: String?, usual: String?) {
    var own = items
    var attached: [Item] = []
    if let divider = own.lastIndex(where: { $0.type == .divider }) {
      if next != nil { attached = [Item](own[(divider + 1)...]) }
      own.removeLast(attached.count)
    } else if last == nil, next != nil {
      (own, attached) = ([], own)
    }
    while own.last?.type == .divider { own.removeLast() }
    if let first = own.first {
      if let last, first.type != .divider || usual == nil {
        add(own, CommandPlacement(.after, last))
      } else if let usual {
        while own.first?.type == .divider { own.removeFirst() }
        add(own, CommandPlacement(.replacing, usual))
      } else {
        attached = own + items.filter { $0.type == .divider }.suffix(1) + attached
      }
    }
    if let next, !attached.isEmpty { add(attached, CommandPlacement(.before, next)) }
  }
}

extension Item {
  /// Whether the item is the section with the app's windows, which the system fills.
  var isOfScenes: Bool { type == .section && attributes.id == CommandPlacement.ofScenes }
}

extension StandardItem {
  /// The group of `CommandGroupPlacement` that contains the item; `nil` for none.
  var placement: String? {
    switch self {
    case .about: "appInfo"
    case .settings: "appSettings"
    case .services: "systemServices"
    case .hide, .hideOthers, .showAll: "appVisibility"
    case .quit: "appTermination"
    case .newWindow, .newDocument, .open, .openRecent: "newItem"
    case .close, .save, .duplicate, .rename, .moveTo, .revertTo: "saveItem"
    case .importFromDevices: "importExport"
    case .pageSetup, .print: "printItem"
    case .undo, .redo: "undoRedo"
    case .cut, .copy, .paste, .pasteAndMatchStyle, .delete, .selectAll: "pasteboard"
    case .find, .spelling, .substitutions, .transformations, .speech: "textEditing"
    case .font, .text: "textFormatting"
    case .showToolbar, .customizeToolbar: "toolbar"
    case .showSidebar, .showInspector, .enterFullScreen: "sidebar"
    case .minimize, .zoom: "windowSize"
    case .bringAllToFront: "windowArrangement"
    case .help: "help"
    case .showTabBar, .showAllTabs: nil
    }
  }

  /// The commands of SwiftUI that add the item; `nil` if every app has it.
  var commands: String? {
    switch self {
    case .importFromDevices: "ImportFromDevicesCommands"
    case .find, .spelling, .substitutions, .transformations, .speech: "TextEditingCommands"
    case .font, .text: "TextFormattingCommands"
    case .showToolbar, .customizeToolbar: "ToolbarCommands"
    case .showSidebar: "SidebarCommands"
    case .showInspector: "InspectorCommands"
    case .about, .settings, .services, .hide, .hideOthers, .showAll, .quit, .newWindow, .newDocument, .open,
      .openRecent, .close, .save, .duplicate, .rename, .moveTo, .revertTo, .pageSetup, .print, .undo, .redo, .cut,
      .copy, .paste, .pasteAndMatchStyle, .delete, .selectAll, .showTabBar, .showAllTabs, .enterFullScreen, .minimize,
      .zoom, .bringAllToFront, .help:
      nil
    }
  }
}
