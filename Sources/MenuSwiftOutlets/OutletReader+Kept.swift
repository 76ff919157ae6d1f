import MenuImport
import SwiftDeclarations
import MenuSwiftAppKit
import SwiftEvaluation
import SwiftSyntax
import SwiftValues

/// The objects of outlets in other properties: `Recents.line = recentsLine`.
extension OutletReader {
  func keep(_ assignment: Assignment, as name: String, of base: ExprSyntax?, _ body: Body) {
    let isOwn = base.map { Self.selves.contains($0.trimmedDescription) } ?? true
    guard let found = reach(assignment, body), [.menu, .item, .popUp].contains(found.kind) else { return }
    let type = isOwn ? body.owner : base.flatMap { holder(of: $0, scope(at: $0, body))?.type.simpleName }
    let owner = type ?? Evaluator.lastName(of: base)
    guard
      evaluator.index.allTypes(named: owner).contains(where: { ($0.properties[name] ?? $0.statics[name]) != nil })
    else { return }
    let earlier = kept[owner]?[name].flatMap { $0.kind == found.kind ? $0.ways : nil } ?? []
    let ways = earlier.filter { !found.ways.contains($0) } + found.ways
    kept[owner, default: [:]][name] = Reach(ways: ways, kind: found.kind, type: found.type)
  }

  /// Reads the classes with such properties again.
  func readKept() {
    for type in kept.keys.sorted().flatMap({ evaluator.index.allTypes(named: $0) }) {
      evaluator.begin(with: type.source, platform: "macOS")
      read(type.source)
    }
    var known: Set<OutletChange> = []
    if !kept.isEmpty { changes.removeAll { !known.insert($0).inserted } }
  }
}
