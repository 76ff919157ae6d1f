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

  /// A branch of a condition in the source that is known only at runtime.
  private struct Branch: Hashable, Sendable {
    var condition: FileLocation
    var index: Int
  }

  private var positions: [DocumentPath: Position] = [:]
  /// The items whose symbol depends on a condition, so that the one in the document need not repeat another.
  private let conditionalSymbols: Set<DocumentPath>
  /// The branches that contain items; items in different branches need not appear together.
  private let branches: [DocumentPath: Branch]

  package init(
    _ locations: [(path: DocumentPath, location: FileLocation)], conditionalSymbols: [DocumentPath] = [],
    branches: [(path: DocumentPath, condition: FileLocation, index: Int)] = []
  ) {
    self.conditionalSymbols = Set(conditionalSymbols)
    let found = branches.map { ($0.path, Branch(condition: $0.condition, index: $0.index)) }
    self.branches = Dictionary(found) { first, _ in first }
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

  /// The branch of the innermost item around a path.
  private func branch(of path: DocumentPath) -> Branch? {
    var path = path
    while !path.steps.isEmpty {
      if let found = branches[path] { return found }
      path = DocumentPath(path.steps.dropLast())
    }
    return nil
  }

  /// The number of items that certainly appear together: those without a condition, and those of its largest branch.
  private func largest(of items: [DocumentPath]) -> Int {
    var sizes: [Branch: Int] = [:]
    for branch in items.compactMap({ branch(of: $0) }) { sizes[branch, default: 0] += 1 }
    return items.count { branch(of: $0) == nil } + (sizes.values.max() ?? 0)
  }

  private static let comparing: Set<String> = [
    RuleName.repeatedSymbol.rawValue, RuleName.duplicateTitle.rawValue, RuleName.duplicateShortcut.rawValue,
  ]

  /// A finding at its line in the source; `nil` if it is about the branch of a condition. Fixes change documents only.
  func mapped(_ finding: Finding) -> Finding? {
    if Self.comparing.contains(finding.rule), let own = branch(of: finding.path) {
      let isApart = finding.related.contains { related in branch(of: related.path).map { $0 != own } ?? false }
      if isApart { return nil }
    }
    if finding.rule == RuleName.repeatedSymbol.rawValue {
      let paths = [finding.path] + finding.related.map(\.path)
      if paths.contains(where: { conditionalSymbols.contains(DocumentPath($0.steps.dropLast())) }) { return nil }
    }
    if let tally = finding.tally, largest(of: tally.items) <= tally.limit { return nil }
    var finding = finding
    finding.fix = nil
    finding.tally = nil
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
