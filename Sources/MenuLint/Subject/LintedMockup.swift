import MockupScene
package import MenuDocument
import PositionedJSON

/// A document as rules see it: its open menus, with all settings resolved.
package struct LintedMockup: Sendable {
  /// In the requested language, with resolved settings.
  package let document: MockupDocument
  /// Results of the layout; `nil` if no rule needs them.
  package var measures: MockupMeasures?
  package let look: MockupLook
  /// Each menu precedes its submenus.
  let panels: [MenuPanel]
  /// All texts that name something, in document order.
  let labels: [MenuLabel]
  /// The conditions of the rows.
  let conditions: ConditionTree
  let bytes: [UInt8]
  /// The whole file, if the document is one of its frames.
  private let file: JSONNode?

  /// - Parameters:
  ///   - bytes: the contents of its file.
  ///   - parent: the document that contains the frame; `nil` for a whole document.
  package init(
    _ document: MockupDocument, bytes: [UInt8], frameOf parent: MockupDocument? = nil, look: MockupLook = MockupLook(),
    measures: MockupMeasures? = nil
  ) {
    self.document = document
    self.bytes = bytes
    self.look = look
    self.measures = measures
    file = parent?.tree
    var collector = PanelCollector(document: document)
    collector.collect()
    panels = collector.panels
    labels = collector.labels
    conditions = collector.conditions
  }

  /// Whether rules about words apply: they know only English.
  var isEnglish: Bool { LanguageTag(document.locale)?.language == "en" }

  /// The check of capitals; `nil` for labels that are not in English.
  var titleCase: TitleCase? {
    guard isEnglish else { return nil }
    return TitleCase(names: applicationNames.union(document.lint.options[.titleCase]?.words ?? []))
  }

  var rows: some Sequence<MenuRow> { panels.lazy.flatMap { $0.rows } }

  /// The label at a path; empty if there is none.
  func text(at path: DocumentPath) -> String {
    labels.first { $0.path == path || path == $0.path.appending("title") }?.text ?? ""
  }

  /// The words of a menu's title and of its button.
  func subject(of panel: MenuPanel) -> Set<String> {
    let button = panel.role == .root ? document.button?.title : nil
    return Set([panel.title?.text, button].compactMap { $0 }.flatMap { LabelWords($0).words }.map { $0.small })
  }

  /// The application's names, inferred from its menus.
  var applicationNames: Set<String> {
    var names = Set(panels.lazy.filter { $0.role == .barMenu }.prefix(1).compactMap { $0.title?.text })
    var ends: [Substring: Set<Substring>] = [:]
    for label in labels where label.role == .button {
      let parts = label.text.split(separator: " ", maxSplits: 1)
      guard parts.count == 2, ["About", "Quit"].contains(parts[0]) else { continue }
      ends[parts[1], default: []].insert(parts[0])
      // Other words may follow one of them: Quit and Keep Windows.
      if ends[parts[1]]?.count == 2 || !parts[1].contains(" ") { names.insert(String(parts[1])) }
    }
    return names
  }

  /// The largest number of items of a menu that certainly appear together. In a menu of an application, the numbers of
  /// one setting count as one item: Header 1 to Header 6.
  func count(of panel: MenuPanel) -> Int {
    conditions.countTogether(isImported ? NumberedRows.firsts(of: panel.counted) : panel.counted)
  }

  /// The number of items in words; in a menu of an application, also the number with each series as one item.
  func countWords(of panel: MenuPanel, without others: Int = 0) -> String {
    let (count, all) = (count(of: panel) - others, conditions.countTogether(panel.counted) - others)
    return count == all ? "\(all) items" : "\(all) items, \(count) with numbers of one setting as one item"
  }

  /// Whether a loop of an application's source makes items of which only the number is known, and which may be others at
  /// runtime.
  func hasUnknownSeries(_ panel: MenuPanel) -> Bool {
    guard isImported else { return false }
    let titles = panel.counted.map { $0.label?.text ?? "" }
    return zip(titles, zip(titles.dropFirst(), titles.dropFirst(2))).contains { title, next in
      Placeholders.isPlaceholder(title) && next == (title, title)
    }
  }

  /// Whether the menu was imported from an application's source. Controls next to its button, the selection, and items
  /// added at runtime are elsewhere in that source.
  var isImported: Bool { document.source != nil }

  /// Returns whether the menu holds only the application's additions to a system menu, as in Swift sources.
  func isPartOfSystemMenu(_ panel: MenuPanel) -> Bool {
    guard panel.role == .barMenu, let source = document.source, source.contains(substring: ".swift:") else {
      return false
    }
    let isFirst = panels.first { $0.role == .barMenu }?.path == panel.path
    return isFirst || panel.title.map { SystemMenus.ofMenuBars.contains($0.text) } ?? false
  }

  /// Returns whether the path is inside a submenu that the system provides.
  func isInSystemMenu(_ path: DocumentPath) -> Bool {
    panels.contains { $0.isSystemMenu && path.isInside($0.path) && path != $0.path.appending("title") }
  }

  /// The picker that is the whole menu; `nil` if there are other items, or options known only at runtime.
  var onlyChoice: Item? {
    var pickers: [Item] = []
    for element in MenuElements(document.menu?.items ?? [], .visible) {
      guard case .item(let item) = element else { continue }
      switch item.kind {
      case .picker(let picker) where picker.selectionMode == .single: pickers.append(item)
      case .section, .divider, .text, .loading, .search, .view: break
      case .button, .toggle, .picker, .menu, .controlGroup, .stepper, .slider: return nil
      }
    }
    guard pickers.count == 1, !panels.contains(where: { $0.hasDynamicPart }),
      !labels.contains(where: { $0.role == .option && Placeholders.isPlaceholder($0.text) })
    else { return nil }
    return pickers.first
  }

  var isTouched: Bool {
    switch document.platform {
    case .iOS, .iPadOS: true
    case .macOS, .visionOS: false
    }
  }

  /// Whether rules may need the layout: for colors and sizes of the author, and for labels in cells.
  package var needsMeasures: Bool {
    look.isOwn || look.hasOwnTint
      || panels.contains { panel in
        panel.cellRows.contains { $0.origin == .layout(.medium) || $0.origin == .group(.medium) }
      }
  }

  /// The range of the value at a path, or of the innermost value around it.
  func range(at path: DocumentPath) -> SourceRange {
    nearest(path).map { SourceRange(of: $0.node, in: bytes) } ?? SourceRange(start: .start, end: .start)
  }

  /// The path in the file, which differs from the path in a frame.
  func writtenPath(_ path: DocumentPath) -> DocumentPath {
    guard let nearest = nearest(path) else { return path }
    if let file { return file.path(toOffset: nearest.node.position.offset) }
    // A string is its own title.
    return nearest.node.text == nil ? path : nearest.path
  }

  /// The value at a path, or the innermost value around it, with its path.
  private func nearest(_ path: DocumentPath) -> (node: JSONNode, path: DocumentPath)? {
    var path = path
    while true {
      if let node = document.node(at: path) { return (node, path) }
      guard !path.steps.isEmpty else { return nil }
      path = DocumentPath(path.steps.dropLast())
    }
  }

  /// The edit that replaces a text; `nil` if the file has a different text there, for example one that comes from a
  /// string table.
  func replacement(of text: String, at path: DocumentPath, with other: String) -> TextEdit? {
    guard let node = document.node(at: path), case .string(let written) = node.value, written == text, other != text
    else { return nil }
    return TextEdit(range: SourceRange(of: node, in: bytes), text: JSONWriter.quoted(other))
  }
}
