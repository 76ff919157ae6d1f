public import MenuModel
public import MenuStrings
import MockupScene

/// Everything that comes of importing: documents with their names, tables of texts, and what is to be told.
public struct ImportedSet: Sendable {
  /// A menu as a document.
  public struct Document: Sendable {
    /// Its name, also that of its file without the ending.
    public let name: String
    /// The menu that it was made from.
    public let menu: ImportedMenu
    /// The document.
    public let node: JSONNode
    /// How many items it has.
    public let count: ImportCount

    /// The file's name.
    public var file: String { name + ".json" }
  }

  /// The documents, by place.
  public let documents: [Document]
  /// The tables of texts, by language.
  public let sheets: [TranslationSheet]
  /// What could not be read, and what else is to be told, by place.
  public let diagnostics: [Diagnostic]

  /// Makes documents and tables of what readers found, the same whatever their order.
  ///
  /// - Parameter toldPath: the path by which documents name a file that readers know by another.
  public init(_ result: ImportResult, toldPath: (String) -> String = { $0 }) {
    var diagnostics = result.diagnostics
    let menus = result.menus.map { menu in
      var place = menu.place
      place.path = toldPath(place.path)
      return (menu: menu, place: place)
    }.sorted { ($0.place, $0.menu.name) < ($1.place, $1.menu.name) }
    let names = MenuNames.unique(for: menus.map { ($0.menu.name, $0.place.path) })
    var documents: [Document] = []
    for ((menu, place), name) in zip(menus, names) {
      do throws(SourceText.Unreadable) {
        let (menu, node) = try menu.document(source: "\(place.path):\(place.line)")
        documents.append(Document(name: name, menu: menu, node: node, count: ImportCount(menu)))
      } catch {
        diagnostics.append(error.diagnostic)
      }
    }
    self.documents = documents
    // Other objects of a file of Interface Builder than those of menus have texts, too.
    let objects = Set(documents.flatMap { $0.menu.items.flatMap(\.allNames) })
    sheets = TranslationSheet.all(
      of: result.tables, objects: documents.isEmpty ? nil : objects, conflicts: &diagnostics)
    var known: Set<Diagnostic> = []
    var counts: [String: Int] = [:]
    self.diagnostics = diagnostics.filter { known.insert($0).inserted }
      .sorted { ($0.file, $0.position, $0.message) < ($1.file, $1.position, $1.message) }
      .filter { diagnostic in
        counts[diagnostic.file, default: 0] += 1
        return diagnostic.severity == .error || counts[diagnostic.file, default: 0] <= Limit.diagnostics.most
      }
  }

  /// Whether anything could not be read.
  public var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }

  /// How many items all documents have.
  public var count: ImportCount { documents.reduce(into: ImportCount()) { $0 += $1.count } }

  /// What was imported, in a line: `12 menus, 140 items: 131 as written, 9 stood in for`.
  public var summary: String {
    var parts: [String] = []
    if !documents.isEmpty || sheets.isEmpty {
      let count = count
      let menus = "\(documents.count) \(documents.count == 1 ? "menu" : "menus")"
      let items = "\(count.items) \(count.items == 1 ? "item" : "items")"
      parts.append("\(menus), \(items): \(count.asWritten) as written, \(count.stoodIn) stood in for")
    }
    if !sheets.isEmpty {
      let texts = sheets.reduce(0) { $0 + $1.count }
      parts.append(
        "\(sheets.count) \(sheets.count == 1 ? "table" : "tables"), \(texts) \(texts == 1 ? "text" : "texts")")
    }
    return parts.joined(separator: "; ")
  }

  /// Where a table is written, from the folder of the documents: beside them in a folder, alone where there are none.
  public func file(of sheet: TranslationSheet) -> String {
    (documents.isEmpty ? "" : "strings/") + sheet.name.replacing("/", with: "-") + ".json"
  }

  /// The manifest beside the documents, with which `batch`, `check` and `lint` run.
  ///
  /// - Parameter old: the manifest that is there, of which everything stays but documents and tables.
  public func manifest(updating old: JSONNode? = nil) -> JSONNode {
    let mockups = documents.map(\.file).sorted()
    let tables = sheets.compactMap { sheet in sheet.language.map { ($0, JSONNode.string(file(of: sheet))) } }
    var members: [(String, JSONNode)] = []
    for member in old?.members ?? [] where member.key.text != "mockups" && member.key.text != "strings" {
      members.append((member.key.text, member.value))
    }
    let kept = (old?["strings"]?.members ?? []).map { ($0.key.text, $0.value) }
      .filter { name, _ in !tables.contains { $0.0 == name } }
    if !tables.isEmpty || !kept.isEmpty {
      members.append(("strings", .object((kept + tables).sorted { $0.0 < $1.0 })))
    }
    members.append(("mockups", .array(Self.entries(mockups, updating: old?["mockups"]?.elements ?? []))))
    return .object(members)
  }

  /// The documents of a manifest: those that are there stay as they are written, others follow.
  private static func entries(_ files: [String], updating old: [JSONNode]) -> [JSONNode] {
    let named = Set(old.compactMap { $0.text ?? $0["input"]?.text })
    // A pattern may stand for all of them.
    guard !named.contains(where: { $0.contains("*") }) else { return old }
    return old + files.filter { !named.contains($0) }.map { .string($0) }
  }
}

extension ImportedItem {
  /// The names of the item and of all in it.
  fileprivate var allNames: [String] {
    attributes.compactMap { if case .id(let name) = $0 { name } else { nil } } + inner.flatMap(\.allNames)
  }
}
