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
  /// The items whose symbol depends on a condition, so that the one in the document need not repeat another.
  private let conditionalSymbols: Set<DocumentPath>

  package init(
    _ locations: [(path: DocumentPath, location: FileLocation)], conditionalSymbols: [DocumentPath] = []
  ) {
    self.conditionalSymbols = Set(conditionalSymbols)
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

  /// A finding at its line in the source; `nil` if a condition selects the symbol it is about, or if one expression
  /// makes both items. Fixes change documents only.
  func mapped(_ finding: Finding) -> Finding? {
    if finding.rule == RuleName.repeatedSymbol.rawValue {
      let paths = [finding.path] + finding.related.map(\.path)
      if paths.contains(where: { conditionalSymbols.contains(DocumentPath($0.steps.dropLast())) }) { return nil }
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
}
