import MenuImport
import MenuStrings

/// The texts of keys in the language of the sources.
struct TextTable {
  private var texts: [String: String] = [:]
  private var named: [String: [String: String]] = [:]
  /// Keys by the names that catalogs give them in code; `nil` for a name of several keys.
  private var keys: [String: String?] = [:]

  /// The texts that tables have in the language in which the sources are written.
  init(_ tables: StringTables) {
    let language = tables.sourceLanguage
    let files = tables.files.filter { $0.language == language }
    for file in files.filter({ $0.name == "Localizable" }) + files.filter({ $0.name != "Localizable" }) {
      for entry in file.entries where entry.isTranslated && !entry.isStale && !entry.text.isEmpty {
        Self.add(entry, to: &texts)
        Self.add(entry, to: &named[file.name, default: [:]])
      }
    }
    for key in texts.keys {
      guard let name = Self.name(ofKey: key) else { continue }
      keys[name] = .some(keys[name] == nil ? key : nil)
    }
  }

  /// Adds a text; one that is more than its key goes before one that is not.
  private static func add(_ entry: StringTableFile.Entry, to texts: inout [String: String]) {
    if texts[entry.key].map({ $0 == entry.key }) ?? true { texts[entry.key] = entry.text }
  }

  /// The text of a key.
  func text(forKey key: String, table: String? = nil) -> String? {
    table.flatMap { named[$0]?[key] } ?? texts[key]
  }

  /// The text of a key by its name in code: `.menuNewItem` is that of `menu_new_item`.
  func text(ofName name: String) -> String? {
    keys[name].flatMap { $0 }.flatMap { texts[$0] }
  }

  /// The name that a catalog gives a key in code: its words as one, from the second with a capital; `nil` for the text of
  /// a whole sentence.
  static func name(ofKey key: String) -> String? {
    let words = key.split { !$0.isLetter && !$0.isNumber }
    guard let first = words.first, !key.contains(" "), !key.contains("%"), first.first?.isLetter == true else {
      return nil
    }
    func cased(_ word: Substring, _ change: (String) -> String) -> String {
      change(String(word.prefix(1))) + word.dropFirst()
    }
    return cased(first) { $0.lowercased() } + words.dropFirst().map { cased($0) { $0.uppercased() } }.joined()
  }
}
