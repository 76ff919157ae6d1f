extension StringTableReader.Form {
  /// Recognizes the form of a table; `nil` for other text, such as source code.
  package init?(text: String) {
    let opening = TextOpening(text)
    switch opening.first {
    case "<" where opening.text.contains("<plist"):
      self = text.contains("NSStringLocalizedFormatKey") ? .stringsdict : .strings
    case "{" where text.contains("\"sourceLanguage\"") && text.contains("\"strings\""):
      self = .xcstrings
    case "\"", "/", "{":
      guard !opening.isSwift, opening.text.contains("="), opening.text.contains(";") else { return nil }
      self = .strings
    default: return nil
    }
  }

  /// Recognizes the form of a table in UTF-8 or UTF-16; `nil` for other contents.
  init?(bytes: [UInt8]) {
    guard let text = try? SourceText(path: "", bytes: bytes).text, let form = Self(text: text) else { return nil }
    self = form
  }
}
