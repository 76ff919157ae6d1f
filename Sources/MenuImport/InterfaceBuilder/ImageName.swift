import MenuStrings
import PositionedJSON
import PositionedXML

package enum ImageName {
  static func add(_ node: XMLNode, _ file: InterfaceBuilderFile, to item: inout ImportedItem) {
    let reference = node.child(key: "image")
    // Another image of the item, such as a symbol for newer systems; in an attribute or an element, like the first one.
    let other = node.child(key: "secondaryImage")
    let isOtherOfSystem =
      other.map { $0["catalog"] == "system" } ?? (node["image"] == nil && node["catalog"] == "system")
    let otherName = other?["image"] ?? other?["name"] ?? node["secondaryImage"]
    if isOtherOfSystem, let otherName, !otherName.isEmpty, reference?["catalog"] != "system" {
      item.attributes.append(.image(.symbol(otherName)))
      return
    }
    guard let name = node["image"] ?? reference?["image"] ?? reference?["name"] ?? otherName, !name.isEmpty else {
      return
    }
    if let symbol = symbol(name, isSystem: reference?["catalog"] == "system" || node["catalog"] == "system", file) {
      item.attributes.append(.image(.symbol(symbol)))
      if let tint = tints[name] { item.attributes.append(.tint(tint)) }
    } else {
      let image = file.images?.image(named: name, in: item.location.path)
      if let image, image.file != nil {
        item.attributes.append(.image(image.shown(byAppKit: file.isMac)))
        return
      }
      let reason = file.images.map { _ in AppImages.reason(name, image) }
      item.placeholders.append(
        Placeholder(
          location: item.location, text: item.title,
          reason: reason ?? "the image \(Quotation.of(name)) belongs to the app and is left out"))
    }
  }

  /// The SF Symbol of one of the system's images, such as `NSAddTemplate`.
  package static func symbol(ofSystemImage name: String) -> String? { templates[name] }

  /// The color of one of the system's images; `nil` for that of the text.
  package static func tint(ofSystemImage name: String) -> String? { tints[name] }

  /// The SF Symbol of an image; `nil` for an image of the application.
  static func symbol(_ name: String, isSystem: Bool, _ file: InterfaceBuilderFile) -> String? {
    isSystem || file.systemImages.contains(name) ? name : templates[name]
  }

  private static let tints = [
    "NSStatusAvailable": "green", "NSStatusPartiallyAvailable": "yellow", "NSStatusUnavailable": "red",
    "NSStatusNone": "gray",
  ]

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
    "NSFontPanel": "textformat", "NSColorPanel": "paintpalette", "NSUserGroup": "person.2",
    "NSUserAccounts": "person.2", "NSEveryone": "person.3", "NSStatusAvailable": "circle.fill",
    "NSStatusPartiallyAvailable": "circle.fill", "NSStatusUnavailable": "circle.fill", "NSStatusNone": "circle.fill",
    "NSTouchBarSearchTemplate": "magnifyingglass", "NSPathTemplate": "folder",
    "NSIChatTheaterTemplate": "play.rectangle",
    "NSEnterFullScreenTemplate": "arrow.up.left.and.arrow.down.right", "NSFlowViewTemplate": "rectangle.grid.1x2",
    "NSExitFullScreenTemplate": "arrow.down.right.and.arrow.up.left", "NSSmartBadgeTemplate": "gearshape",
    "NSInvalidDataFreestandingTemplate": "exclamationmark.triangle.fill", "NSMenuMixedStateTemplate": "minus",
    "NSRightFacingTriangleTemplate": "play.fill", "NSStopProgressFreestandingTemplate": "xmark.circle.fill",
    "NSRefreshFreestandingTemplate": "arrow.clockwise.circle",
  ]
}
