import MockupScene
import PositionedJSON

extension SymbolLibrary {
  /// The known name that somebody may have meant: by what the written one means first, then by its letters.
  ///
  /// Modifiers are kept: `home.fill` leads to `house.fill`. `nil` where nothing is near.
  public func suggestion(for name: String) -> String? {
    let parts = Self.words(of: name)
    guard !parts.isEmpty, parts.count <= Limit.symbolNameParts.most else { return nil }
    // The longest run of words from the beginning that means something, with the rest as modifiers where that is known.
    for count in stride(from: parts.count, through: 1, by: -1) {
      guard let meant = meanings[parts.prefix(count).joined(separator: ".")]?.first else { continue }
      let rest = parts.dropFirst(count)
      let whole = ([meant] + rest).joined(separator: ".")
      return knows(whole) ? whole : meant
    }
    if let near = NearestName.find(name, among: names) { return near }
    // A word of the name that means something, or is a symbol: `icon-home`.
    for part in parts {
      if let meant = meanings[part]?.first { return meant }
    }
    return parts.first(where: knows)
  }

  /// The names that a word leads to, the nearest first: those that contain it, then those that mean it.
  public func search(_ word: String) -> [String] {
    let wanted = Self.words(of: word)
    guard !wanted.isEmpty else { return [] }
    let key = wanted.joined(separator: ".")
    var result: [String] = []
    var seen: Set<String> = []
    func add(_ found: some Sequence<String>) {
      for name in found where seen.insert(name).inserted { result.append(name) }
    }
    if knows(key) { add([key]) }
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

  /// The words of a name, in small letters.
  private static func words(of name: String) -> [String] {
    name.lowercased().split { !($0.isLetter || $0.isNumber) }.map(String.init)
  }
}
