import MenuImport
package import MenuStrings
import MockupScene
package import PositionedJSON
import SwiftScan

/// The sources that are read, and those that do not fit into the memory budget.
package struct ScannedSources {
  /// The files that are read, by path.
  package var sources: [SwiftSource] = []
  /// The files that were left out.
  package var leftOut: [SourceText] = []
  /// The errors for files that exceed a limit, and one for all files that were left out.
  package var refusals: [Diagnostic] = []
}

extension SwiftSource {
  /// Selects sources within a memory budget.
  ///
  /// Without room for all files, those that make menus come first, then those that declare what these use.
  ///
  /// - Parameters:
  ///   - wanted: The files to import menus from.
  ///   - context: Files for name lookup; may include the wanted ones.
  ///   - room: The budget, in tokens.
  package static func scanned(
    _ wanted: [SourceText], context: [SourceText], room: Int = Limit.swiftTotalWeight.maximum
  ) -> ScannedSources {
    scanned(wanted, context: context, room: room, trees: SyntaxTreeCache())
  }

  package static func scanned(
    _ wanted: [SourceText], context: [SourceText], room: Int = Limit.swiftTotalWeight.maximum, trees: SyntaxTreeCache
  ) -> ScannedSources {
    var result = ScannedSources()
    let (requested, other) = (unique(wanted), unique(context))
    let requestedPaths = Set(requested.map(\.path))
    var readable: [(text: SourceText, weight: Int, isWanted: Bool)] = []
    for text in requested + other.filter({ !requestedPaths.contains($0.path) }) {
      let isRequested = requestedPaths.contains(text.path)
      let scan = SourceScan(text.text)
      if let excess = scan.excess {
        if isRequested { result.refusals.append(Self.rejection(of: text, excess)) }
      } else {
        readable.append((text, scan.weight, isRequested))
      }
    }
    let total = readable.reduce(0) { $0 + $1.weight }
    let order = total > room ? SourcePriority(readable, room: room).order : Array(readable.indices)
    var weight = 0
    var left: [Int] = []
    for index in order {
      let (text, own, _) = readable[index]
      guard weight + own <= room else {
        left.append(index)
        continue
      }
      weight += own
      // Besides the tree, the text is held twice, and each file has an overhead of a few kilobytes.
      result.sources.append(SwiftSource(text, weight: own + text.text.utf8.count / 150 + 20, trees: trees))
    }
    result.sources.sort { $0.path < $1.path }
    result.leftOut = left.sorted().map { readable[$0].text }
    let missed = left.sorted().filter { readable[$0].isWanted }.map { readable[$0].text }
    if let first = missed.first {
      let others = missed.count == 2 ? "1 other" : "\(missed.count - 1) others"
      let count = missed.count == 1 ? "this file was" : "this file and \(others) were"
      result.refusals.append(
        Diagnostic(
          .error, at: FileLocation(path: first.path, line: 1),
          "\(count) left out: \(Limit.swiftTotalWeight.error)", help: Limit.swiftTotalWeight.help))
    }
    return result
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
