import MenuDocument

/// The words that an export's types are named after.
struct ExportedName {
  let words: String
  /// The words as a type name without a suffix such as `Menu` or `View`.
  let stem: String
  private let keepsMenu: Bool

  /// Uses the given name, otherwise the first name from the document's text.
  init(_ document: MockupDocument, name: String?) {
    let candidates = [
      name, document.title, document.button?.title, document.menu?.title, document.button?.label,
      document.preview?.host.title,
    ]
    for case let candidate? in candidates {
      let words = Self.withoutController(candidate)
      guard let stem = SwiftNames.upperCamelCase(words) else { continue }
      self.words = words
      self.stem = stem
      // The app has a type with the name of the view controller.
      keepsMenu = words != candidate
      return
    }
    words = "Menu"
    stem = "Exported"
    keepsMenu = false
  }

  /// The words without “view controller”, which an import names menus after: the exported type ends with it again.
  private static func withoutController(_ words: String) -> String {
    var parts = words.split { $0 == " " || $0 == "-" }
    guard let index = parts.indices.dropLast().first(where: { parts[$0...].prefix(2).joined() == "viewcontroller" })
    else { return words }
    parts.removeSubrange(index...(index + 1))
    return parts.isEmpty ? words : parts.joined(separator: " ")
  }

  /// The stem with a suffix, never doubled.
  func type(_ kind: String, reserved: Set<String>) -> String {
    let isLong = stem.hasSuffix("Menu") && stem != "Menu" && kind != "Menu" && !keepsMenu
    let bare = isLong ? String(stem.dropLast(4)) : stem
    let name = bare.hasSuffix(kind) ? bare : bare + kind
    return reserved.contains(name) ? name + "View" : name
  }

  /// The words in title case, with spaces: `pull-down` becomes `Pull Down`.
  var title: String {
    words.split { !$0.isLetter && !$0.isNumber && $0 != "'" && $0 != "’" }.map { SwiftNames.capitalized(String($0)) }
      .joined(separator: " ")
  }
}
