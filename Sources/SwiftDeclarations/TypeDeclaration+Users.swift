import SwiftSyntax

extension TypeDeclaration {
  /// The methods that use a property, directly or through others; those that reach most of the others first.
  package func users(of property: String) -> [Function] {
    var words: [(function: Function, words: Set<String>)] = []
    for function in methods.values.joined() where function.source.mentionsMenus {
      guard let body = function.body else { continue }
      let names = body.tokens(viewMode: .sourceAccurate).lazy.filter { $0.tokenKind == .identifier($0.text) }
      words.append((function, Set(names.map(\.text))))
    }
    words.sort {
      ($0.function.source.path, $0.function.node?.position ?? .init(utf8Offset: 0))
        < ($1.function.source.path, $1.function.node?.position ?? .init(utf8Offset: 0))
    }
    var reach: [String: Int] = [:]
    for entry in words where entry.words.contains(property) { reach[entry.function.name] = 1 }
    for _ in 0..<3 {
      for (function, words) in words {
        let inner = words.filter { $0 != function.name }.reduce(0) { $0 + (reach[$1] ?? 0) }
        if inner > 0 { reach[function.name] = max(reach[function.name] ?? 0, min(inner + 1, 999)) }
      }
    }
    return words.map(\.function).filter { reach[$0.name] != nil }
      .enumerated().sorted {
        (-(reach[$0.element.name] ?? 0), $0.offset) < (-(reach[$1.element.name] ?? 0), $1.offset)
      }.map(\.element)
  }
}
