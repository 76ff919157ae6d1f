/// Keys that name a property of an object of Interface Builder, as in `abc-12-xyz.title`.
package enum ObjectKey {
  /// The object, and the key that documents have for the property, `nil` where they have none; `nil` for other keys.
  ///
  /// - Parameter isObject: whether a name is that of an object.
  package static func parse(
    _ key: String, isObject: (String) -> Bool = Self.isObject
  ) -> (object: String, property: String?)? {
    guard let point = key.firstIndex(of: ".") else { return nil }
    let (object, property) = (String(key[..<point]), String(key[key.index(after: point)...]))
    guard isObject(object) else { return nil }
    switch property {
    case "title", "headerCell.title": return (object, "title")
    case "toolTip", "ibShadowedToolTip": return (object, "help")
    case "subtitle": return (object, "subtitle")
    case "accessibilityLabel", "ibShadowedAccessibilityLabel": return (object, "accessibilityLabel")
    default:
      guard properties.contains(where: { property == $0 || property.hasPrefix($0 + "[") }) else { return nil }
      return (object, nil)
    }
  }

  /// What other objects have, and no menu.
  private static let properties = [
    "alternateTitle", "text", "normalTitle", "placeholder", "placeholderString", "label", "paletteLabel",
    "ibShadowedObjectValues", "ibShadowedPlaceholders", "ibShadowedLabels", "ibShadowedIsNilPlaceholder",
    "ibShadowedMultipleValuesPlaceholder", "ibShadowedNoSelectionPlaceholder", "ibShadowedNotApplicablePlaceholder",
    "ibShadowedNullPlaceholder", "ibShadowedDisplayPattern", "segmentTitles", "headerTitle", "footerTitle", "prompt",
    "configuration.title", "configuration.subtitle", "windowTitle", "userLabel", "gridLabel",
  ]

  /// Whether a name is one that Interface Builder gives: `abc-12-xyz`, or a number as it was before.
  package static func isObject(_ name: String) -> Bool {
    let parts = name.split(separator: "-", omittingEmptySubsequences: false)
    if parts.count == 3, parts.map(\.utf8.count) == [3, 2, 3] { return true }
    return !name.isEmpty && name.utf8.count <= 9 && name.utf8.allSatisfy { (0x30...0x39).contains($0) }
  }
}
