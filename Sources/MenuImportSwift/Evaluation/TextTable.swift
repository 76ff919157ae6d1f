import MenuImport

/// The texts of keys in the language of the sources.
struct TextTable {
  private let texts: [String: String]
  private let named: [String: [String: String]]

  /// The texts that tables have in the language in which the sources are written.
  init(_ tables: StringTables) {
    var texts: [String: String] = [:]
    var named: [String: [String: String]] = [:]
    let language = tables.sourceLanguage
    let files = tables.files.filter { $0.language == language }
    for file in files.filter({ $0.name == "Localizable" }) + files.filter({ $0.name != "Localizable" }) {
      for entry in file.entries where entry.isTranslated && !entry.isStale {
        if texts[entry.key] == nil { texts[entry.key] = entry.text }
        if named[file.name]?[entry.key] == nil { named[file.name, default: [:]][entry.key] = entry.text }
      }
    }
    self.texts = texts
    self.named = named
  }

  /// The text of a key.
  func text(forKey key: String, table: String? = nil) -> String? {
    table.flatMap { named[$0]?[key] } ?? texts[key]
  }
}
