import MenuStrings
import PositionedJSON
import PositionedXML

enum ImageName {
  static func add(_ node: XMLNode, _ file: InterfaceBuilderFile, to item: inout ImportedItem) {
    let reference = node.child(key: "image")
    // Another image of the item, such as a symbol for newer systems.
    if let other = node.child(key: "secondaryImage"), other["catalog"] == "system",
      let name = other["image"] ?? other["name"], !name.isEmpty, reference?["catalog"] != "system"
    {
      item.attributes.append(.systemImage(name))
      return
    }
    guard let name = node["image"] ?? reference?["image"] ?? reference?["name"], !name.isEmpty else { return }
    if let symbol = symbol(name, isSystem: reference?["catalog"] == "system" || node["catalog"] == "system", file) {
      item.attributes.append(.systemImage(symbol))
    } else {
      item.placeholders.append(
        Placeholder(
          location: item.location, text: item.title,
          reason: "the image \(Quotation.of(name)) belongs to the app and is left out"))
    }
  }

  /// The SF Symbol of an image; `nil` for an image of the application.
  static func symbol(_ name: String, isSystem: Bool, _ file: InterfaceBuilderFile) -> String? {
    isSystem || file.systemImages.contains(name) ? name : templates[name]
  }

  private static let templates = [
    "NSActionTemplate": "gearshape", "NSAddTemplate": "plus", "NSRemoveTemplate": "minus",
    "NSRefreshTemplate": "arrow.clockwise", "NSShareTemplate": "square.and.arrow.up",
    "NSBookmarksTemplate": "book", "NSCaution": "exclamationmark.triangle", "NSFolder": "folder",
    "NSGoLeftTemplate": "chevron.backward", "NSGoRightTemplate": "chevron.forward",
    "NSHomeTemplate": "house", "NSInfo": "info.circle", "NSLockLockedTemplate": "lock",
    "NSLockUnlockedTemplate": "lock.open", "NSStopProgressTemplate": "xmark", "NSTrashEmpty": "trash",
    "NSTrashFull": "trash.fill", "NSUser": "person", "NSNetwork": "network", "NSComputer": "desktopcomputer",
    "NSListViewTemplate": "list.bullet", "NSIconViewTemplate": "square.grid.2x2",
    "NSColumnViewTemplate": "rectangle.split.3x1", "NSQuickLookTemplate": "eye",
    "NSRevealFreestandingTemplate": "magnifyingglass", "NSFollowLinkFreestandingTemplate": "arrow.right.circle",
    "NSMenuOnStateTemplate": "checkmark", "NSAdvanced": "gearshape.2", "NSPreferencesGeneral": "gearshape",
    "NSFontPanel": "textformat", "NSColorPanel": "paintpalette",
  ]
}
