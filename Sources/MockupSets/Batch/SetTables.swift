import MenuDocument
import MenuMockup
import MockupHashing
import PositionedJSON

/// The tables of strings that the pictures of a set may be drawn with.
struct SetTables {
  /// The tables.
  private(set) var all: [StringTable] = []
  /// The places of the manifest's tables, by language.
  private var places: [String: Int] = [:]
  /// Whether the first table is that of the command line, which counts for all pictures.
  private var hasOwn = false
  /// The command line's tables by language, and where they begin.
  private var catalog: (tables: StringTableSet, start: Int)?

  /// No tables.
  init() {}

  /// The tables that count before those of the manifest.
  init(_ arguments: SetArguments) {
    if let strings = arguments.strings {
      all = [strings]
      hasOwn = true
    } else if let catalog = arguments.catalog {
      self.catalog = (catalog, all.count)
      all = catalog.entries.map(\.table)
    }
  }

  /// Takes a table of the manifest.
  mutating func add(_ table: StringTable, for locale: String) {
    places[locale.lowercased()] = all.count
    all.append(table)
  }

  /// The place of the manifest's table for a language, as it is written there.
  func place(of locale: String) -> Int? { places[locale.lowercased()] }

  /// The place of the command line's table for a picture.
  func given(for choice: VariantChoice) -> Int? {
    if hasOwn { return 0 }
    guard let (tables, start) = catalog else { return nil }
    let locale = choice.values.locale ?? choice.sourceLocale
    return LanguageTag.best(for: locale, among: tables.entries.map(\.locale)).map { start + $0 }
  }

  /// The hash of what a document takes of each table, whatever state it is drawn in.
  ///
  /// A picture depends on nothing else of a table: an entry that it does not use may change.
  func used(by document: MockupDocument) -> [Fingerprint] {
    var document = document
    document.settings.state = .confirming
    for index in document.frames.indices { document.frames[index].document.settings.state = .confirming }
    return all.map { table in
      Fingerprint(of: Array(JSONWriter.text(of: table.translate(document).used.json, form: .compact).utf8))
    }
  }
}
