import MenuDocument

/// The words that an export's types are named after.
struct ExportedName {
  let words: String
  /// The words as a type name without a suffix such as `Menu` or `View`.
  let stem: String

  /// Uses the given name, otherwise the first name from the document's text.
  init(_ document: MockupDocument, name: String?) {
    let candidates = [
      name, document.title, document.button?.title, document.menu?.title, document.button?.label,
      document.preview?.host.title,
    ]
    for case let candidate? in candidates {
      guard let stem = SwiftNames.upperCamelCase(candidate) else { continue }
      words = candidate
      self.stem = stem
      return
    }
    words = "Menu"
    stem = "Exported"
  }

  /// The stem with a suffix, never doubled.
  func type(_ kind: String, reserved: Set<String>) -> String {
    let bare = stem.hasSuffix("Menu") && stem != "Menu" && kind != "Menu" ? String(stem.dropLast(4)) : stem
    let name = bare.hasSuffix(kind) ? bare : bare + kind
    return reserved.contains(name) ? name + "View" : name
  }

  /// The words in title case, with spaces: `pull-down` becomes `Pull Down`.
  var title: String {
    words.split { !$0.isLetter && !$0.isNumber && $0 != "'" && $0 != "’" }.map { SwiftNames.capitalized(String($0)) }
      .joined(separator: " ")
  }
}
