import MenuImport
package import MenuStrings
import MockupScene
package import PositionedJSON

extension SwiftSource {
  /// Selects sources within a memory budget.
  ///
  /// Files with wanted menus come first; among these, files that mention menus.
  ///
  /// - Parameters:
  ///   - wanted: The files to import menus from.
  ///   - context: Files for name lookup; may include the wanted ones.
  ///   - room: The budget, in tokens.
  /// - Returns: The selected files by path, and an error for each wanted file that is left out.
  package static func scanned(
    _ wanted: [SourceText], context: [SourceText], room: Int = Limit.swiftTotalWeight.maximum
  ) -> (sources: [SwiftSource], refusals: [Diagnostic]) {
    scanned(wanted, context: context, room: room, trees: SyntaxTreeCache())
  }

  package static func scanned(
    _ wanted: [SourceText], context: [SourceText], room: Int = Limit.swiftTotalWeight.maximum, trees: SyntaxTreeCache
  ) -> (sources: [SwiftSource], refusals: [Diagnostic]) {
    var refusals: [Diagnostic] = []
    var sources: [SwiftSource] = []
    var weight = 0
    let (requested, other) = (unique(wanted), unique(context))
    let inOrder = requested.filter(\.isLikelyMenuSource) + requested.filter { !$0.isLikelyMenuSource }
    let requestedPaths = Set(requested.map(\.path))
    for text in inOrder + other.filter({ !requestedPaths.contains($0.path) }) {
      let isRequested = requestedPaths.contains(text.path)
      let scan = SourceScan(text.text)
      if let excess = scan.excess {
        if isRequested { refusals.append(Self.rejection(of: text, excess)) }
      } else if weight + scan.weight > room {
        if isRequested {
          refusals.append(Self.rejection(of: text, SourceScan.Excess(limit: .swiftTotalWeight, offset: 0)))
        }
      } else {
        weight += scan.weight
        // Besides the tree, the text is held twice, and each file has an overhead of a few kilobytes.
        let sourceWeight = scan.weight + text.text.utf8.count / 150 + 20
        sources.append(SwiftSource(text, weight: sourceWeight, trees: trees))
      }
    }
    return (sources.sorted { $0.path < $1.path }, refusals)
  }

  private static func unique(_ texts: [SourceText]) -> [SourceText] {
    var known: Set<String> = []
    return texts.filter { known.insert($0.path).inserted }.sorted { $0.path < $1.path }
  }

  private static func rejection(of text: SourceText, _ excess: SourceScan.Excess) -> Diagnostic {
    Diagnostic(
      .error, at: LineTable(text.text.utf8).location(at: excess.offset, in: text.path), excess.limit.error,
      help: excess.limit.help)
  }
}

extension SourceText {
  /// Whether the text, including comments, mentions menus.
  fileprivate var isLikelyMenuSource: Bool { text.contains("Menu") || text.contains("menu") }
}
