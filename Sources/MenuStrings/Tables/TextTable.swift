/// Translations in the development language.
package struct TextTable {
  private var texts: [String: String] = [:]
  private var named: [String: [String: String]] = [:]
  /// Keys by their generated symbols; `nil` for an ambiguous symbol.
  private var keys: [String: String?] = [:]
  /// Keys by their paths in generated enumerations; `nil` for an ambiguous path.
  private var paths: [String: String?] = [:]
  /// Keys by their letters and digits, for enumerations with names such as `menu_file_open`; `nil` if ambiguous.
  private var letters: [String: String?] = [:]
  /// Texts of each table by the letters and digits of their keys, by those of the table’s name; `nil` if ambiguous.
  private var textsOfTables: [String: [String: String?]] = [:]

  package init(_ tables: StringTables) {
    let language = tables.sourceLanguage
    let files = tables.files.filter { $0.language == language }
    // Tables outside language folders serve all languages.
    let common = language == nil ? [] : tables.files.filter { $0.language == nil }
    let main = files.filter { $0.name == "Localizable" } + files.filter { $0.name != "Localizable" }
    for file in main + common {
      let entries = file.entries.filter { $0.isTranslated && !$0.text.isEmpty }
      // A stale entry may be in use all the same; others take precedence.
      for entry in entries.filter({ !$0.isStale }) + entries.filter(\.isStale) {
        Self.add(entry, to: &texts)
        Self.add(entry, to: &named[file.name, default: [:]])
      }
    }
    for (name, table) in named {
      var keys: [String: String?] = [:]
      for key in table.keys {
        let flat = Self.path([key])
        keys[flat] = .some(keys[flat] == nil ? key : nil)
      }
      textsOfTables[Self.path([name])] = keys.mapValues { key in key.flatMap { table[$0] } }
    }
    for key in texts.keys {
      let path = Self.path(key.split(separator: "."))
      paths[path] = .some(paths[path] == nil ? key : nil)
      let flat = Self.path([key])
      letters[flat] = .some(letters[flat] == nil ? key : nil)
      guard let name = Self.name(ofKey: key) else { continue }
      keys[name] = .some(keys[name] == nil ? key : nil)
    }
  }

  /// A text that differs from its key takes precedence over one that does not.
  private static func add(_ entry: StringTableFile.Entry, to texts: inout [String: String]) {
    if texts[entry.key].map({ $0 == entry.key }) ?? true { texts[entry.key] = entry.text }
  }

  package func text(forKey key: String, table: String? = nil) -> String? {
    table.flatMap { named[$0]?[key] } ?? texts[key]
  }

  /// The translation for a generated symbol: `.menuNewItem` stands for `menu_new_item`.
  package func text(ofName name: String) -> String? {
    keys[name].flatMap { $0 }.flatMap { texts[$0] }
  }

  /// The translation for a generated symbol of a table: `.app(.menuOpen)` stands for `menu_open` of the table `App`.
  package func text(ofName name: String, inTableNamed table: String) -> String? {
    textsOfTables[Self.path([table])]?[Self.path([name])].flatMap { $0 }
  }

  /// Whether a generated symbol may be that of a table.
  package func hasTable(named name: String) -> Bool { textsOfTables[Self.path([name])] != nil }

  /// The translation for a constant of a generated enumeration: `L10n.Pdf.AnnotationShare.title` stands for
  /// `pdf.annotation_share.title`.
  package func text(ofPath names: [String]) -> String? {
    let path = Self.path(names)
    let key = paths[path].flatMap { $0 } ?? (names.count == 1 ? letters[path].flatMap { $0 } : nil)
    return key.flatMap { texts[$0] }
  }

  /// The parts of a key without what the names of a generator leave out.
  private static func path(_ names: [some StringProtocol]) -> String {
    names.map { $0.lowercased().filter { $0.isLetter || $0.isNumber } }.joined(separator: ".")
  }

  /// The generated symbol of a key: its words in camel case; `nil` for the text of a sentence.
  package static func name(ofKey key: String) -> String? {
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
