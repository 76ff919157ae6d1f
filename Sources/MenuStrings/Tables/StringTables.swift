/// All texts by language that an application's tables have.
public struct StringTables: Hashable, Sendable {
  /// The tables, by path and language.
  public private(set) var files: [StringTableFile] = []

  /// Tables in any order.
  public init(_ files: [StringTableFile] = []) {
    add(files)
  }

  /// Adds the tables of another file or folder.
  public mutating func add(_ other: StringTables) { add(other.files) }

  /// Adds tables.
  public mutating func add(_ others: [StringTableFile]) {
    files = (files + others).sorted { left, right in
      (left.path, left.language ?? "", left.name) < (right.path, right.language ?? "", right.name)
    }
  }

  /// Whether there are none.
  public var isEmpty: Bool { files.isEmpty }

  /// The languages, sorted.
  public var languages: [String] { Set(files.compactMap(\.language)).sorted() }

  /// The language in which the sources are written: what a catalog says, else English where there is a table for it.
  public var sourceLanguage: String? {
    files.first { $0.isSource && $0.language != nil }?.language ?? languages.first { $0 == "en" }
      ?? languages.first { $0.hasPrefix("en-") }
  }

  /// The text of a key in the language of the sources.
  ///
  /// - Parameters:
  ///   - key: the key that the program asks for.
  ///   - table: the name of the table; `nil` for `Localizable`, else any.
  public func text(forKey key: String, table: String? = nil) -> String? {
    text(forKey: key, table: table, language: sourceLanguage)
  }

  /// The text of a key in a language; `nil` for the language stands for tables that say none.
  public func text(forKey key: String, table: String? = nil, language: String?) -> String? {
    let candidates = files.filter { $0.language == language && (table == nil || $0.name == table) }
    let ordered = candidates.filter { $0.name == "Localizable" } + candidates.filter { $0.name != "Localizable" }
    for file in ordered {
      if let entry = file.entries.first(where: { $0.key == key && !$0.isStale && $0.isTranslated && !$0.text.isEmpty })
      {
        return entry.text
      }
    }
    return nil
  }
}
