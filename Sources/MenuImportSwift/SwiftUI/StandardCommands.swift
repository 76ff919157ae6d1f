import MenuDocument
import MenuImport
import MenuStrings
import MenuSwiftViews
import SwiftDeclarations

/// The system's items in the menu bar of a SwiftUI app.
struct StandardCommands {
  /// The types of the app's scenes; empty if unknown.
  let scenes: Set<String>
  /// The items that open the single windows of the app.
  var windows: [ImportedItem] = []
  /// Whether windows may have tabs.
  var hasTabs = true
  /// Whether the menu bar is that of an iPad.
  var isTouch = false
  /// The sets of commands that the app adds, such as `SidebarCommands`.
  var added: Set<String> = []

  /// The menus, with the placements of their groups from top to bottom; the app menu has no title.
  static let menus: [(title: String, placements: [String])] = [
    ("", ["appInfo", "appSettings", "systemServices", "appVisibility", "appTermination"]),
    ("File", ["newItem", "saveItem", "importExport", "printItem"]),
    ("Edit", ["undoRedo", "pasteboard", "textEditing"]),
    ("Format", ["textFormatting"]),
    ("View", [tabs, "toolbar", "sidebar"]),
    ("Window", ["windowSize", "windowArrangement", "singleWindowList", "windowList"]),
    ("Help", ["help"]),
  ]

  /// The items for window tabs, which AppKit adds outside the groups of SwiftUI.
  private static let tabs = "tabs"

  static let sets: Set = [
    "SidebarCommands", "ToolbarCommands", "TextEditingCommands", "TextFormattingCommands", "InspectorCommands",
    "ImportFromDevicesCommands",
  ]

  static let touchReason = "the menu bar of an iPad has more items of the system, which are unknown"

  /// The groups that also an iPad has.
  private static let shared: Set = ["newItem", "saveItem", "undoRedo", "pasteboard"]

  /// The items of a group that neither replaces nor adds any.
  func items(of placement: String) -> [StandardItem] {
    if isTouch, !Self.shared.contains(placement) { return [] }
    let hasDocuments = scenes.contains("DocumentGroup")
    switch placement {
    case "appInfo": return [.about]
    case "appSettings": return scenes.contains("Settings") ? [.settings] : []
    case "systemServices": return [.services]
    case "appVisibility": return [.hide, .hideOthers, .showAll]
    case "appTermination": return [.quit]
    case "newItem":
      if hasDocuments { return [.newDocument, .open, .openRecent] }
      return scenes.isEmpty || scenes.contains("WindowGroup") ? [.newWindow] : []
    case "saveItem": return hasDocuments ? [.close, .save, .duplicate, .rename, .moveTo, .revertTo] : [.close]
    case "importExport": return items([.importFromDevices], of: "ImportFromDevicesCommands")
    case "undoRedo": return [.undo, .redo]
    case "pasteboard": return [.cut, .copy, .paste, .delete, .selectAll]
    case "textEditing":
      return items([.find, .spelling, .substitutions, .transformations, .speech], of: "TextEditingCommands")
    case "textFormatting": return items([.font, .text], of: "TextFormattingCommands")
    case Self.tabs: return hasTabs ? [.showTabBar, .showAllTabs] : []
    case "toolbar": return items([.showToolbar, .customizeToolbar], of: "ToolbarCommands")
    case "sidebar":
      return items([.showSidebar], of: "SidebarCommands") + items([.showInspector], of: "InspectorCommands")
        + [.enterFullScreen]
    case "windowSize": return [.minimize, .zoom]
    case "windowArrangement": return [.bringAllToFront]
    case "help": return [.help]
    default: return []
    }
  }

  func items(of placement: String, at location: FileLocation) -> [ImportedItem] {
    var items = items(of: placement).map { ImportedItem($0, location: location) }
    if placement == "singleWindowList", let first = windows.first {
      // Exports leave out the section with this name, as SwiftUI adds its items.
      var section = ImportedItem(.section(windows), location: first.location)
      section.attributes = [.id(placement)]
      items.append(section)
    }
    return items
  }

  private func items(_ items: [StandardItem], of set: String) -> [StandardItem] { added.contains(set) ? items : [] }
}
