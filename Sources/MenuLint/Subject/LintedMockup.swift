package import MenuDocument
import PositionedJSON

/// A document as rules see it: its menus as people meet them, with all that is decided about them.
package struct LintedMockup: Sendable {
  /// The document, with the settings in force and in the wanted language.
  package let document: MockupDocument
  /// What only the layout knows; `nil` where nothing had to be measured.
  package var measures: MockupMeasures?
  /// What is known of the theme.
  package let look: MockupLook
  /// The menus: each before the submenus that open from it.
  let panels: [MenuPanel]
  /// All texts that name something, in the order of the document.
  let labels: [MenuLabel]
  /// The bytes of the file.
  let bytes: [UInt8]
  /// The whole file, where the document is one of its frames.
  private let file: JSONNode?

  /// A document for rules.
  ///
  /// - Parameters:
  ///   - bytes: its file.
  ///   - whole: the document that it is a frame of; `nil` where it is none.
  package init(
    _ document: MockupDocument, bytes: [UInt8], frameOf whole: MockupDocument? = nil, look: MockupLook = MockupLook(),
    measures: MockupMeasures? = nil
  ) {
    self.document = document
    self.bytes = bytes
    self.look = look
    self.measures = measures
    file = whole?.tree
    var collector = PanelCollector(document: document)
    collector.collect()
    panels = collector.panels
    labels = collector.labels
  }

  /// Whether words are judged: rules about words know English.
  var isEnglish: Bool { LanguageTag(document.locale)?.language == "en" }

  /// The rows of all menus.
  var rows: some Sequence<MenuRow> { panels.lazy.flatMap(\.rows) }

  /// The label that was written at a path; empty where there is none.
  func text(at path: DocumentPath) -> String {
    labels.first { $0.path == path || path == $0.path.appending("title") }?.text ?? ""
  }

  /// What the application is called, as far as its own menus tell.
  var applicationNames: Set<String> {
    var names = Set(panels.lazy.filter { $0.role == .barMenu }.prefix(1).compactMap { $0.title?.text })
    for label in labels where label.role == .button {
      let parts = label.text.split(separator: " ")
      if parts.count == 2, ["About", "Quit"].contains(parts[0]) { names.insert(String(parts[1])) }
    }
    return names
  }

  /// Whether the menu was read from an application's source, which has more of it elsewhere: what stands beside its
  /// button, what is chosen, and items that the program adds.
  var isImported: Bool { document.source != nil }

  /// Whether a menu is only what an application adds to one that the system makes, as Swift sources say it.
  func isPartOfSystemMenu(_ panel: MenuPanel) -> Bool {
    guard panel.role == .barMenu, let source = document.source, source.contains(".swift:") else { return false }
    let isFirst = panels.first { $0.role == .barMenu }?.path == panel.path
    return isFirst || panel.title.map { SystemMenus.ofMenuBars.contains($0.text) } ?? false
  }

  /// Whether what stands at a path is in a submenu that the system itself makes.
  func isInSystemMenu(_ path: DocumentPath) -> Bool {
    panels.contains { $0.isSystemMenu && path.isInside($0.path) && path != $0.path.appending("title") }
  }

  /// Whether people touch the menu.
  var isTouched: Bool {
    switch document.platform {
    case .iOS, .iPadOS: true
    case .macOS, .visionOS: false
    }
  }

  /// Whether rules may want to know of the layout: of what is the author's own, and of labels in cells.
  package var needsMeasures: Bool {
    look.isOwn || look.hasOwnTint
      || panels.contains { panel in
        panel.cellRows.contains { $0.origin == .layout(.medium) || $0.origin == .group(.medium) }
      }
  }

  // MARK: Places

  /// The piece of the file where the value at a path was written, or what is around it.
  func range(at path: DocumentPath) -> SourceRange {
    nearest(path).map { SourceRange(of: $0.node, in: bytes) } ?? SourceRange(start: .start, end: .start)
  }

  /// The path in the file of what the document, or a frame of it, has at a path.
  func writtenPath(_ path: DocumentPath) -> DocumentPath {
    guard let nearest = nearest(path) else { return path }
    if let file { return file.path(toOffset: nearest.node.position.offset) }
    // A bare text is its own title.
    return nearest.node.text == nil ? path : nearest.path
  }

  /// The value at a path, or the innermost one around it, and its path.
  private func nearest(_ path: DocumentPath) -> (node: JSONNode, path: DocumentPath)? {
    var path = path
    while true {
      if let node = document.node(at: path) { return (node, path) }
      guard !path.steps.isEmpty else { return nil }
      path = DocumentPath(path.steps.dropLast())
    }
  }

  /// The change that puts another text in the place of one; `nil` where the file says something else there, as where
  /// the text comes from a table of strings.
  func replacement(of text: String, at path: DocumentPath, with other: String) -> TextEdit? {
    guard let node = document.node(at: path), case .string(let written) = node.value, written == text, other != text
    else { return nil }
    return TextEdit(place: SourceRange(of: node, in: bytes), text: JSONWriter.quoted(other))
  }
}
