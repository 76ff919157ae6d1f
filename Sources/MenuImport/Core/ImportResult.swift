public import MenuModel
public import MenuStrings

/// What a reader made of its sources.
public struct ImportResult: Hashable, Sendable {
  /// The menus, by place.
  public var menus: [ImportedMenu]
  /// The texts by language that were read.
  public var tables: StringTables
  /// What could not be read, and what else is to be told.
  public var diagnostics: [Diagnostic]

  /// A result from its parts.
  public init(menus: [ImportedMenu] = [], tables: StringTables = StringTables(), diagnostics: [Diagnostic] = []) {
    self.menus = menus
    self.tables = tables
    self.diagnostics = diagnostics
  }

  /// Adds what another reader made of other sources.
  public mutating func add(_ other: ImportResult) {
    menus += other.menus
    tables.add(other.tables)
    diagnostics += other.diagnostics
  }

  /// Reads tables of texts, and then XIBs and storyboards with what they are translated by.
  ///
  /// - Parameter sources: files with their kinds; Swift sources are passed over, as another reader has them.
  public init(reading sources: [(kind: SourceKind, text: SourceText)]) {
    self.init()
    for (kind, text) in sources {
      guard let form = kind.tableForm else { continue }
      do throws(SourceText.Unreadable) {
        tables.add(try StringTableReader.read(text, form: form))
      } catch {
        diagnostics.append(error.diagnostic)
      }
    }
    let known = tables
    for (kind, text) in sources where kind == .xib || kind == .storyboard {
      add(InterfaceBuilderReader.read(text, tables: known))
    }
  }
}
