import MockupScene
import PositionedJSON

extension SymbolLibrary {
  /// Returns the known name closest to an unknown one, by meaning first, then by spelling; `nil` if none is near.
  ///
  /// Modifiers are kept: `home.fill` suggests `house.fill`.
  public func suggestion(for name: String) -> String? {
    let parts = Self.words(of: name)
    guard !parts.isEmpty, parts.count <= Limit.symbolNameParts.maximum else { return nil }
    // The longest known prefix of words, with known modifiers after it.
    for count in stride(from: parts.count, through: 1, by: -1) {
      guard let meant = meanings[parts.prefix(count).joined(separator: ".")]?.first else { continue }
      let rest = parts.dropFirst(count)
      let fullName = ([meant] + rest).joined(separator: ".")
      return contains(fullName) ? fullName : meant
    }
    if let near = NearestName.find(name, among: names) { return near }
    // A word that has a meaning or is a symbol, such as in `icon-home`.
    for part in parts {
      if let meant = meanings[part]?.first { return meant }
    }
    return parts.first(where: contains)
  }

  /// Returns matching names, the closest first: names that contain the word, then names with its meaning.
  public func search(_ word: String) -> [String] {
    let wanted = Self.words(of: word)
    guard !wanted.isEmpty else { return [] }
    let key = wanted.joined(separator: ".")
    var result: [String] = []
    var seen: Set<String> = []
    func add(_ found: some Sequence<String>) {
      for name in found where seen.insert(name).inserted { result.append(name) }
    }
    if contains(key) { add([key]) }
    add(meanings[key] ?? [])
    let all = names
    func parts(_ name: String) -> [String] { Self.words(of: name) }
    add(all.filter { name in wanted.allSatisfy(parts(name).contains) })
    add(all.filter { name in wanted.allSatisfy(name.contains) })
    add(
      meanings.keys.sorted().filter { meaning in wanted.allSatisfy(meaning.contains) }
        .flatMap { meanings[$0] ?? [] })
    return result
  }

  private static func words(of name: String) -> [String] {
    name.lowercased().split { !($0.isLetter || $0.isNumber) }.map(String.init)
  }
}
