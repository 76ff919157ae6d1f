import MenuDocument

/// The words that types of an export are named after.
struct ExportedName {
  /// The words as people read them.
  let words: String
  /// The words as a name of a type, without the word for what it is.
  let stem: String

  /// The name that is asked for, else one from the texts of the document.
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

  /// The stem with a word behind it, which it does not get twice.
  func type(_ kind: String, reserved: Set<String>) -> String {
    let bare = stem.hasSuffix("Menu") && stem != "Menu" && kind != "Menu" ? String(stem.dropLast(4)) : stem
    let name = bare.hasSuffix(kind) ? bare : bare + kind
    return reserved.contains(name) ? name + "View" : name
  }

  /// The words with spaces between them: `pull-down` is `Pull Down`.
  var title: String {
    words.split { !$0.isLetter && !$0.isNumber && $0 != "'" && $0 != "’" }.map { SwiftNames.capitalized(String($0)) }
      .joined(separator: " ")
  }
}
