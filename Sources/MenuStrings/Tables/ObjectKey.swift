/// Keys of properties of Interface Builder objects, such as `abc-12-xyz.title`.
package enum ObjectKey {
  /// Returns the object of a key and the document's key for the property, `nil` if documents have no such property;
  /// `nil` for other keys.
  ///
  /// - Parameter isObject: returns whether a name is an object's.
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

  /// Properties of objects other than menus.
  private static let properties = [
    "alternateTitle", "text", "normalTitle", "placeholder", "placeholderString", "label", "paletteLabel",
    "ibShadowedObjectValues", "ibShadowedPlaceholders", "ibShadowedLabels", "ibShadowedIsNilPlaceholder",
    "ibShadowedMultipleValuesPlaceholder", "ibShadowedNoSelectionPlaceholder", "ibShadowedNotApplicablePlaceholder",
    "ibShadowedNullPlaceholder", "ibShadowedDisplayPattern", "segmentTitles", "headerTitle", "footerTitle", "prompt",
    "configuration.title", "configuration.subtitle", "windowTitle", "userLabel", "gridLabel",
  ]

  /// Returns whether a name is in Interface Builder's format: `abc-12-xyz`, or a number in old files.
  package static func isObject(_ name: String) -> Bool {
    let parts = name.split(separator: "-", omittingEmptySubsequences: false)
    if parts.count == 3, parts.map(\.utf8.count) == [3, 2, 3] { return true }
    return !name.isEmpty && name.utf8.count <= 9 && name.utf8.allSatisfy { (0x30...0x39).contains($0) }
  }
}
