package import PositionedJSON

/// A table in the JSON format of `--strings`.
package struct TranslationSheet: Hashable, Sendable {
  /// A BCP 47 tag; `nil` if the files do not name the language.
  package var language: String?
  /// The file name without extension: the language, or else the table's name.
  package var name: String
  /// The table: texts by key, and texts of Interface Builder objects by object name.
  package var node: JSONNode
  /// The number of texts.
  package var count: Int

  /// Returns one sheet per language, and one per table without a language, sorted by name.
  ///
  /// - Parameters:
  ///   - objects: the Interface Builder objects to include; `nil` for all.
  ///   - texts: the texts in use, as keys or in the source language; `nil` for all.
  ///   - conflicts: receives a diagnostic for each key with different texts in two tables of a language.
  package static func all(
    of tables: StringTables, objects: Set<String>? = nil, texts: Set<String>? = nil, conflicts: inout [Diagnostic]
  ) -> [TranslationSheet] {
    var groups: [String: [StringTableFile]] = [:]
    for file in tables.files { groups[file.language ?? file.name, default: []].append(file) }
    let source = sourceTexts(of: tables)
    return groups.keys.sorted().compactMap { name in
      let files = groups[name] ?? []
      var builder = SheetBuilder(source: source, wanted: objects, inUse: texts)
      for file in files { builder.add(file) }
      conflicts += builder.conflicts
      guard !builder.isEmpty else { return nil }
      return TranslationSheet(
        language: files.first?.language, name: name, node: builder.node, count: builder.count)
    }
  }

  /// The source texts by table and key, used in documents if a key is not its own text.
  private static func sourceTexts(of tables: StringTables) -> [SheetBuilder.Key: String] {
    var texts: [SheetBuilder.Key: String] = [:]
    for file in tables.files where file.isSource || file.language == tables.sourceLanguage {
      for entry in file.entries {
        let key = SheetBuilder.Key(table: file.name, key: entry.key)
        if texts[key] == nil { texts[key] = entry.text }
      }
    }
    return texts
  }
}

/// Merges the tables of one language.
private struct SheetBuilder {
  struct Key: Hashable {
    var table: String
    var key: String
  }

  private let source: [Key: String]
  /// The objects to include; `nil` for all.
  private let wanted: Set<String>?
  /// The texts to include; `nil` for all. A stale entry may be in use all the same.
  private let inUse: Set<String>?
  private var texts: [String: String] = [:]
  private var objects: [String: [String: String]] = [:]
  private var derived: [String: String] = [:]
  private(set) var conflicts: [Diagnostic] = []

  init(source: [Key: String], wanted: Set<String>?, inUse: Set<String>?) {
    self.source = source
    self.inUse = inUse
    self.wanted = wanted
  }

  var isEmpty: Bool { texts.isEmpty && objects.isEmpty }
  var count: Int { texts.count + objects.values.reduce(0) { $0 + $1.count } }

  /// The translations of keys and of source texts, of those in use.
  private var written: [String: String] {
    let all = texts.merging(derived) { own, _ in own }
    return inUse.map { inUse in all.filter { inUse.contains($0.key) } } ?? all
  }

  mutating func add(_ file: StringTableFile) {
    for entry in file.entries where entry.isTranslated && !entry.text.isEmpty && (inUse != nil || !entry.isStale) {
      // In a handwritten file, an object can have any name.
      let named = ObjectKey.parse(entry.key) { ObjectKey.isObject($0) || wanted?.contains($0) == true }
      if let (object, property) = named {
        guard wanted?.contains(object) ?? true, let property else { continue }
        if objects[object]?[property] == nil { objects[object, default: [:]][property] = entry.text }
        continue
      }
      let original = source[Key(table: file.name, key: entry.key)]
      if let inUse, !inUse.contains(entry.key), !inUse.contains(original ?? entry.key) { continue }
      if let known = texts[entry.key] {
        if known != entry.text { report(entry, known) }
        continue
      }
      texts[entry.key] = entry.text
      if let original, original != entry.key, derived[original] == nil { derived[original] = entry.text }
    }
  }

  private mutating func report(_ entry: StringTableFile.Entry, _ known: String) {
    conflicts.append(
      Diagnostic(
        .warning, at: entry.location,
        "another table translates \(Quotation.of(entry.key)) as \(Quotation.of(known)), which is used"))
  }

  /// With sorted keys.
  var node: JSONNode {
    var members: [String: JSONNode] = written.mapValues { .string($0) }
    for (object, properties) in objects where members[object] == nil {
      let titleOnly = properties.count == 1 ? properties["title"] : nil
      let all = properties.sorted { $0.key < $1.key }.map { ($0.key, JSONNode.string($0.value)) }
      members[object] = titleOnly.map { .string($0) } ?? .object(all)
    }
    return .object(members.sorted { $0.key < $1.key }.map { ($0.key, $0.value) })
  }
}
