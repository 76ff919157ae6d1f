package import MenuStrings
import MockupScene
package import PositionedJSON

/// A complete import: named documents, string tables, and diagnostics.
package struct ImportedSet: Sendable {
  package struct Document: Sendable {
    /// The document's name, and its file name without extension.
    package let name: String
    package let menu: ImportedMenu
    /// The document's JSON.
    package let node: JSONNode
    /// The number of items.
    package let count: ImportCount

    package var file: String { name + ".json" }

    /// The document as rules see it: a pull-down menu whose label tells the choice is judged as a pop-up button.
    package var judged: JSONNode {
      guard menu.isChoice, node["button"]?["title"] != nil, let members = node.members else { return node }
      return .object(
        members.map { ($0.key.text, $0.key.text == "presentation" ? .string("popUpButton") : $0.value) })
    }
  }

  package struct Image: Sendable {
    /// The path in documents.
    package let reference: String
    /// The file of the app.
    package let file: String
    package let bytes: [UInt8]
    /// Whether the file has the same bytes.
    let isCopy: Bool
  }

  /// The documents, by source location.
  package let documents: [Document]
  /// The images of the documents.
  package let images: [Image]
  /// The string tables, by locale.
  package let sheets: [TranslationSheet]
  /// Diagnostics, by source location.
  package let diagnostics: [Diagnostic]

  /// Makes documents and tables from readers' results, independent of the results' order.
  ///
  /// - Parameters:
  ///   - displayPath: Maps a file's path to the path in documents.
  ///   - images: The images of the app.
  ///   - contents: Reads the file of an image; `nil` for a file that is missing or too large.
  package init(
    _ result: ImportResult, displayPath: (String) -> String = { $0 }, images: AppImages = AppImages(),
    contents: (String) -> [UInt8]? = { _ in nil }
  ) {
    var result = result
    result.connectOutlets()
    result.noteAgents()
    result.removeCopiedQuickActions()
    result.removeSamples()
    result.removeUnusedFiles()
    var diagnostics = result.diagnostics
    let used = UsedImages(of: result.menus, images, contents)
    self.images = used.images
    let menus = result.menus.map { $0.withoutImages(used.problems) }.map { menu in
      var location = menu.location
      location.path = displayPath(location.path)
      return (menu: menu, location: location)
    }.sorted { ($0.location, $0.menu.name) < ($1.location, $1.menu.name) }
    let names = MenuNames.unique(for: menus.map { ($0.menu.name, $0.location.path) })
    var documents: [Document] = []
    for ((menu, location), name) in zip(menus, names) {
      do throws(SourceText.Unreadable) {
        let (menu, node) = try menu.document(source: "\(location.path):\(location.line)")
        documents.append(Document(name: name, menu: menu, node: node, count: ImportCount(menu)))
      } catch {
        diagnostics.append(error.diagnostic)
      }
    }
    self.documents = documents
    // String tables of Interface Builder files also contain strings of other objects.
    let objects = Set(documents.flatMap { $0.menu.items.flatMap(\.allNames) })
    sheets = TranslationSheet.all(
      of: result.tables, objects: documents.isEmpty ? nil : objects,
      texts: documents.isEmpty ? nil : documents.reduce(into: Set()) { $0.formUnion($1.node.texts) },
      conflicts: &diagnostics)
    var known: Set<Diagnostic> = []
    var counts: [String: Int] = [:]
    self.diagnostics = diagnostics.filter { known.insert($0).inserted }
      .sorted { ($0.file, $0.position, $0.message) < ($1.file, $1.position, $1.message) }
      .filter { diagnostic in
        counts[diagnostic.file, default: 0] += 1
        return diagnostic.severity == .error || counts[diagnostic.file, default: 0] <= Limit.diagnostics.maximum
      }
  }

  /// A document that names the files of the app as images, for uses without a folder of images.
  package func withFiles(_ document: Document) -> JSONNode {
    document.node.replacingImages(
      Dictionary(images.map { ($0.reference, $0.isCopy ? $0.file : nil) }) { first, _ in first })
  }

  /// The number of items in all documents.
  package var count: ImportCount { documents.reduce(into: ImportCount()) { $0 += $1.count } }

  /// A one-line summary: `12 menus, 140 items: 131 as written, 9 with placeholders`.
  package var summary: String {
    var parts: [String] = []
    if !documents.isEmpty || sheets.isEmpty {
      let count = count
      let menus = "\(documents.count) \(documents.count == 1 ? "menu" : "menus")"
      let items = "\(count.items) \(count.items == 1 ? "item" : "items")"
      parts.append("\(menus), \(items): \(count.asWritten) as written, \(count.placeholders) with placeholders")
    }
    if !sheets.isEmpty {
      let texts = sheets.reduce(0) { $0 + $1.count }
      parts.append(
        "\(sheets.count) \(sheets.count == 1 ? "table" : "tables"), \(texts) \(texts == 1 ? "text" : "texts")")
    }
    return parts.joined(separator: "; ")
  }

  /// Returns the path of a table relative to the documents' folder: in `strings/`, or without a folder if there are no
  /// documents.
  package func file(of sheet: TranslationSheet) -> String {
    (documents.isEmpty ? "" : "strings/") + sheet.name.replacing("/", with: "-") + ".json"
  }

  /// Returns a manifest for `batch`, `check`, and `lint`.
  ///
  /// - Parameter old: The existing manifest; only its documents and tables change.
  package func manifest(updating old: JSONNode? = nil) -> JSONNode {
    let mockups = documents.map(\.file).sorted()
    let tables = sheets.compactMap { sheet in sheet.language.map { ($0, JSONNode.string(file(of: sheet))) } }
    var members: [(String, JSONNode)] = []
    for member in old?.members ?? [] where member.key.text != "mockups" && member.key.text != "strings" {
      members.append((member.key.text, member.value))
    }
    let existing = (old?["strings"]?.members ?? []).map { ($0.key.text, $0.value) }
      .filter { name, _ in !tables.contains { $0.0 == name } }
    if !tables.isEmpty || !existing.isEmpty {
      members.append(("strings", .object((existing + tables).sorted { $0.0 < $1.0 })))
    }
    members.append(("mockups", .array(Self.entries(mockups, updating: old?["mockups"]?.elements ?? []))))
    return .object(members)
  }

  /// Existing entries unchanged, then the new files.
  private static func entries(_ files: [String], updating old: [JSONNode]) -> [JSONNode] {
    let named = Set(old.compactMap { $0.text ?? $0["input"]?.text })
    // A glob pattern may match all files.
    guard !named.contains(where: { $0.contains("*") }) else { return old }
    return old + files.filter { !named.contains($0) }.map { .string($0) }
  }
}

extension JSONNode {
  /// All strings of a value.
  fileprivate var texts: Set<String> {
    if let text { return [text] }
    return (elements ?? members?.map(\.value) ?? []).reduce(into: Set()) { $0.formUnion($1.texts) }
  }
}

extension ImportedItem {
  fileprivate var allNames: [String] {
    attributes.compactMap { if case .id(let name) = $0 { name } else { nil } } + inner.flatMap(\.allNames)
  }
}
