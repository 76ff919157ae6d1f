import MenuDocument
import MenuMockup
import MockupHashing
import PositionedJSON

struct SetTables {
  private(set) var all: [StringTable] = []
  /// The indexes of the manifest's tables, by language.
  private var indices: [String: Int] = [:]
  /// True if the first table is from the command line; it applies to all images.
  private var hasOwn = false
  /// The command line's tables by language, and the index of the first.
  private var catalog: (tables: StringTableSet, start: Int)?

  init() {}

  /// Adds the tables of the arguments, which take precedence over those of the manifest.
  init(_ arguments: SetArguments) {
    if let strings = arguments.strings {
      all = [strings]
      hasOwn = true
    } else if let catalog = arguments.catalog {
      self.catalog = (catalog, all.count)
      all = catalog.entries.map(\.table)
    }
  }

  mutating func add(_ table: StringTable, for locale: String) {
    indices[locale.lowercased()] = all.count
    all.append(table)
  }

  func index(of locale: String) -> Int? { indices[locale.lowercased()] }

  func given(for choice: VariantChoice) -> Int? {
    if hasOwn { return 0 }
    guard let (tables, start) = catalog else { return nil }
    let locale = choice.values.locale ?? choice.sourceLocale
    return LanguageTag.best(for: locale, among: tables.entries.map(\.locale)).map { start + $0 }
  }

  /// Returns a hash per table of the strings that the document uses in any state.
  ///
  /// Changes of other strings do not affect its images.
  func used(by document: MockupDocument) -> [Fingerprint] {
    var document = document
    document.settings.state = .confirming
    for index in document.frames.indices { document.frames[index].document.settings.state = .confirming }
    return all.map { table in
      Fingerprint(of: Array(JSONWriter.text(of: table.translate(document).used.json, form: .compact).utf8))
    }
  }
}
