package struct StringTables: Hashable, Sendable {
  /// Sorted by path and language.
  package private(set) var files: [StringTableFile] = []

  /// Creates tables from files in any order.
  package init(_ files: [StringTableFile] = []) {
    add(files)
  }

  package mutating func add(_ other: StringTables) { add(other.files) }

  package mutating func add(_ others: [StringTableFile]) {
    files = (files + others).sorted { left, right in
      (left.path, left.language ?? "", left.name) < (right.path, right.language ?? "", right.name)
    }
  }

  /// Whether there are no tables.
  package var isEmpty: Bool { files.isEmpty }

  /// The languages, sorted.
  package var languages: [String] { Set(files.compactMap(\.language)).sorted() }

  /// The language of the sources: that of a catalog, or English if it has a table.
  package var sourceLanguage: String? {
    files.first { $0.isSource && $0.language != nil }?.language ?? languages.first { $0 == "en" }
      ?? languages.first { $0.hasPrefix("en-") }
  }

  /// Returns the text of a key in the source language.
  ///
  /// - Parameters:
  ///   - key: the key.
  ///   - table: the name of the table; `nil` for `Localizable`, or else any table.
  package func text(forKey key: String, table: String? = nil) -> String? {
    text(forKey: key, table: table, language: sourceLanguage)
  }

  /// Returns the text of a key in a language; `nil` selects tables without a language.
  package func text(forKey key: String, table: String? = nil, language: String?) -> String? {
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
