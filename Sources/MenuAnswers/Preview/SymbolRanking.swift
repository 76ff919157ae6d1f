import MenuLint
package import PositionedJSON

/// The order in which the page offers symbols.
package struct SymbolRanking {
  private let word: String
  /// The title of the item that gets the symbol.
  private let title: String

  package init(word: String, title: String) {
    self.word = word
    self.title = title
  }

  /// Orders symbols that match the word: partial names first, or, without a word, symbols that fit the title, then those
  /// of common actions. `fits` marks those that fit the title.
  package func ranked(_ symbols: [JSONNode]) -> [JSONNode] {
    guard word.isEmpty else {
      // A prefix of a name is most likely meant as one, so those symbols come first.
      return Self.inOrder(symbols) { $0.hasPrefix(word) ? 0 : 1 }
    }
    let standard = StandardSymbols.symbols(of: title) ?? []
    let words = Set(title.lowercased().split { !$0.isLetter }.map { String($0) }.filter { $0.count > 2 })
    return Self.inOrder(symbols) { name in
      if let position = standard.firstIndex(of: name) { return position }
      let parts = name.split(separator: ".").map { String($0) }
      if words.contains(where: parts.contains) { return Self.fitting }
      if StandardSymbols.all.contains(name) { return Self.common }
      return name.first?.isNumber == true ? Self.numbered : Self.other
    }.map { symbol in
      let name = symbol["name"]?.text ?? ""
      let fits = standard.contains(name) || name.split(separator: ".").contains { words.contains(String($0)) }
      return fits ? symbol.with("fits", .bool(true)) : symbol
    }
  }

  private static let fitting = 1000
  private static let common = 1001
  private static let other = 1002
  private static let numbered = 1003

  private static func inOrder(_ symbols: [JSONNode], _ rank: (String) -> Int) -> [JSONNode] {
    let ranks = symbols.map { rank($0["name"]?.text ?? "") }
    return symbols.indices.sorted { (ranks[$0], $0) < (ranks[$1], $1) }.map { symbols[$0] }
  }
}

extension JSONNode {
  fileprivate func with(_ key: String, _ node: JSONNode) -> JSONNode {
    guard case .object(let members) = value else { return self }
    return JSONNode(.object(members + [JSONMember(key: JSONKey(key), value: node)]))
  }
}
