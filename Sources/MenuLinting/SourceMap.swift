import MenuDocument
import MenuLint
package import MenuStrings
package import PositionedJSON

/// The positions of a document's items in the source that the document was imported from.
package struct SourceMap: Sendable {
  private struct Position: Hashable, Sendable {
    var file: String
    var position: SourcePosition

    init(_ location: FileLocation) {
      file = location.path
      position = SourcePosition(
        line: Int32(clamping: location.line), column: Int32(clamping: location.column), offset: 0)
    }
  }

  private var positions: [DocumentPath: Position] = [:]
  /// The values of which the source tells that they are unknown or one of several.
  private let doubtful: Set<DocumentPath>
  /// The items whose title people never see, because code replaces it.
  private let replacedTitles: Set<DocumentPath>

  package init(
    _ locations: [(path: DocumentPath, location: FileLocation)], doubtful: [DocumentPath] = [],
    replacedTitles: [DocumentPath] = []
  ) {
    self.doubtful = Set(doubtful)
    self.replacedTitles = Set(replacedTitles)
    for (path, location) in locations { positions[path] = positions[path] ?? Position(location) }
  }

  /// The position of the innermost item around a path.
  private func position(of path: DocumentPath) -> Position? {
    var path = path
    while true {
      if let found = positions[path] { return found }
      guard !path.steps.isEmpty else { return nil }
      path = DocumentPath(path.steps.dropLast())
    }
  }

  /// A finding at its line in the source; `nil` if it is about a value in doubt or about the look of a menu that is never
  /// shown, or if one expression makes both items.
  /// Fixes change documents only.
  func mapped(_ finding: Finding) -> Finding? {
    if isDoubtful(finding) { return nil }
    // The shortcuts of a menu bar work even if no one sees it.
    if doubtful.contains(DocumentPath.root.appending("presentation")),
      ![RuleName.duplicateShortcut.rawValue, RuleName.gameKeyboardShortcut.rawValue].contains(finding.rule)
    {
      return nil
    }
    // One expression of the source, such as a loop, makes items that differ at runtime.
    if finding.rule == RuleName.duplicateTitle.rawValue, let place = position(of: finding.path),
      finding.related.contains(where: { position(of: $0.path) == place })
    {
      return nil
    }
    var finding = finding
    finding.fix = nil
    finding.related = finding.related.compactMap { related in
      guard let place = position(of: related.path), place.file == position(of: finding.path)?.file else { return nil }
      var related = related
      related.range = SourceRange(start: place.position, end: place.position)
      return related
    }
    guard let place = position(of: finding.path) else { return finding }
    finding.file = place.file
    finding.range = SourceRange(start: place.position, end: place.position)
    return finding
  }

  /// Whether a finding judges a value that the document has only for want of a better one.
  private func isDoubtful(_ finding: Finding) -> Bool {
    guard let rule = RuleName(rawValue: finding.rule), let subject = Self.subject(of: rule) else { return false }
    return ([finding.path] + finding.related.map(\.path)).contains { path in
      let item = positions[path] == nil ? DocumentPath(path.steps.dropLast()) : path
      return subject.keys.contains { doubtful.contains(item.appending($0)) }
        || subject.isWording && replacedTitles.contains(item)
    }
  }

  /// The keys of the values that a rule compares or takes for granted, and whether it judges words.
  private static func subject(of rule: RuleName) -> (keys: [String], isWording: Bool)? {
    switch rule {
    case .duplicateTitle, .repeatedTerm: (["title"], true)
    case .repeatedSymbol, .nonstandardSymbol, .moreButtonSymbol: (["systemImage"], false)
    case .destructiveUnmarked, .destructiveUnconfirmed: (["role"], false)
    case .noClearItem, .toggleLabelAndCheckmark, .popUpMultipleSelection: (["state"], false)
    case .menuUnavailable: (["isDisabled"], false)
    case .pullDownTooShort: (["items"], false)
    // An unknown image may precede the spaces.
    case .indentedLabel: (["systemImage"], false)
    case .titleCase, .articleInLabel, .threeDots, .missingEllipsis, .labelTooLong, .labelNotVerb,
      .ambiguousToggleLabel:
      ([], true)
    case .adjacentDividers, .controlGroupTooLong, .duplicateShortcut, .emptyMenu, .gameKeyboardShortcut,
      .iconUnclear, .iconsSparingly, .layoutUnsupported, .lowContrast, .menuTooLong,
      .popUpHasActions, .popUpHasSubmenu, .popUpWithoutLabel, .popUpWithoutSelection, .pullDownExclusiveChoice,
      .redundantMenuTitle, .rowCount, .rowLabelTooLong, .rowWithoutSymbol, .smallTarget,
      .smallText, .submenuTooDeep, .submenuTooLong, .unusedIgnore:
      nil
    }
  }
}
