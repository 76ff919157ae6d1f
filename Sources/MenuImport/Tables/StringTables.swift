public import MenuModel

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
      if let entry = file.entries.first(where: { $0.key == key && !$0.isStale && $0.isTranslated }) {
        return entry.text
      }
    }
    return nil
  }
}

/// One table of texts as `--strings` reads it.
public struct TranslationSheet: Hashable, Sendable {
  /// The language, a BCP 47 tag; `nil` where the files do not say.
  public var language: String?
  /// The name of the file without its ending: the language, or the table's own name.
  public var name: String
  /// The table: texts by key, and for objects of Interface Builder by the object's name.
  public var node: JSONNode
  /// How many texts it has.
  public var count: Int

  /// The tables by language, and those whose language is not known by name; in the order of their names.
  ///
  /// - Parameter conflicts: takes a diagnostic for each key that two tables of a language disagree about.
  public static func all(of tables: StringTables, conflicts: inout [Diagnostic]) -> [TranslationSheet] {
    var groups: [String: [StringTableFile]] = [:]
    for file in tables.files { groups[file.language ?? file.name, default: []].append(file) }
    let source = sourceTexts(of: tables)
    return groups.keys.sorted().compactMap { name in
      let files = groups[name] ?? []
      var builder = SheetBuilder(source: source)
      for file in files { builder.add(file) }
      conflicts += builder.conflicts
      guard !builder.isEmpty else { return nil }
      return TranslationSheet(
        language: files.first?.language, name: name, node: builder.node, count: builder.count)
    }
  }

  /// The texts of the sources by table and key: what documents have where a key is not the text itself.
  private static func sourceTexts(of tables: StringTables) -> [SheetBuilder.Key: String] {
    var texts: [SheetBuilder.Key: String] = [:]
    for file in tables.files where file.isSource || file.language == tables.sourceLanguage {
      for entry in file.entries where !entry.isStale {
        let key = SheetBuilder.Key(table: file.name, key: entry.key)
        if texts[key] == nil { texts[key] = entry.text }
      }
    }
    return texts
  }
}

/// Puts the tables of one language together.
private struct SheetBuilder {
  /// What finds a text of the sources.
  struct Key: Hashable {
    var table: String
    var key: String
  }

  private let source: [Key: String]
  private var texts: [String: String] = [:]
  private var objects: [String: [String: String]] = [:]
  private var derived: [String: String] = [:]
  private(set) var conflicts: [Diagnostic] = []

  init(source: [Key: String]) {
    self.source = source
  }

  var isEmpty: Bool { texts.isEmpty && objects.isEmpty }
  var count: Int { texts.count + objects.values.reduce(0) { $0 + $1.count } }

  mutating func add(_ file: StringTableFile) {
    for entry in file.entries where !entry.isStale && entry.isTranslated && !entry.text.isEmpty {
      if let (object, property) = ObjectKey.parse(entry.key) {
        if let property, objects[object]?[property] == nil { objects[object, default: [:]][property] = entry.text }
        continue
      }
      if let known = texts[entry.key] {
        if known != entry.text { tell(entry, known) }
        continue
      }
      texts[entry.key] = entry.text
      let key = Key(table: file.name, key: entry.key)
      if let original = source[key], original != entry.key, derived[original] == nil { derived[original] = entry.text }
    }
  }

  private mutating func tell(_ entry: StringTableFile.Entry, _ known: String) {
    conflicts.append(
      Diagnostic(
        .warning, at: entry.place,
        "another table has \(Quotation.of(known)) for \(Quotation.of(entry.key)), which stays"))
  }

  /// The table, its keys sorted.
  var node: JSONNode {
    var members: [String: JSONNode] = texts.mapValues { .string($0) }
    for (text, translation) in derived where members[text] == nil { members[text] = .string(translation) }
    for (object, properties) in objects where members[object] == nil {
      let titleOnly = properties.count == 1 ? properties["title"] : nil
      let all = properties.sorted { $0.key < $1.key }.map { ($0.key, JSONNode.string($0.value)) }
      members[object] = titleOnly.map { .string($0) } ?? .object(all)
    }
    return .object(members.sorted { $0.key < $1.key }.map { ($0.key, $0.value) })
  }
}

/// Keys that name a property of an object of Interface Builder, as in `abc-12-xyz.title`.
enum ObjectKey {
  /// The object, and the key that documents have for the property, `nil` where they have none; `nil` for other keys.
  static func parse(_ key: String) -> (object: String, property: String?)? {
    guard let point = key.firstIndex(of: ".") else { return nil }
    let (object, property) = (String(key[..<point]), String(key[key.index(after: point)...]))
    guard isObject(object) else { return nil }
    switch property {
    case "title", "headerCell.title": return (object, "title")
    case "toolTip", "ibShadowedToolTip": return (object, "help")
    case "subtitle": return (object, "subtitle")
    case "accessibilityLabel", "ibShadowedAccessibilityLabel": return (object, "accessibilityLabel")
    default:
      guard properties.contains(where: { property == $0 || property.hasPrefix($0 + "[") }) else { return nil }
      return (object, nil)
    }
  }

  /// What other objects have, and no menu.
  private static let properties = [
    "alternateTitle", "text", "normalTitle", "placeholder", "placeholderString", "label", "paletteLabel",
    "ibShadowedObjectValues", "ibShadowedPlaceholders", "ibShadowedLabels", "ibShadowedIsNilPlaceholder",
    "ibShadowedMultipleValuesPlaceholder", "ibShadowedNoSelectionPlaceholder", "ibShadowedNotApplicablePlaceholder",
    "ibShadowedNullPlaceholder", "ibShadowedDisplayPattern", "segmentTitles", "headerTitle", "footerTitle", "prompt",
    "configuration.title", "configuration.subtitle", "windowTitle", "userLabel", "gridLabel",
  ]

  /// Whether a name is one that Interface Builder gives: `abc-12-xyz`, or a number as it was before.
  private static func isObject(_ name: String) -> Bool {
    let parts = name.split(separator: "-", omittingEmptySubsequences: false)
    if parts.count == 3, parts.map(\.utf8.count) == [3, 2, 3] { return true }
    return !name.isEmpty && name.utf8.count <= 9 && name.utf8.allSatisfy { (0x30...0x39).contains($0) }
  }
}
