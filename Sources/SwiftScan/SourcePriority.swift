package import MenuStrings
import PositionedJSON

/// The order in which sources are read that do not fit into the memory budget together: files that make menus, then
/// files that declare what these use.
package struct SourcePriority {
  private struct Entry {
    let index: Int
    let weight: Int
    /// The number of places that make menus or items.
    let makings: Int
    let words: SourceNames
  }

  /// The indices of the texts, the most important first.
  package let order: [Int]

  /// - Parameters:
  ///   - texts: The files with their weights; those without menus to import make none.
  ///   - room: The memory budget, in tokens.
  package init(_ texts: [(text: SourceText, weight: Int, isWanted: Bool)], room: Int) {
    let entries = texts.enumerated().map { index, text in
      let names = SourceNames(text.text.text)
      return Entry(index: index, weight: max(text.weight, 1), makings: text.isWanted ? names.makings : 0, words: names)
    }
    var used: [UInt64: Int] = [:]
    for entry in entries where entry.makings > 0 { for word in entry.words.used { used[word, default: 0] += 1 } }
    var declared: [UInt64: Int] = [:]
    for entry in entries { for name in entry.words.declared { declared[name, default: 0] += 1 } }
    func density(_ value: Double, _ entry: Entry) -> Double { value / Double(entry.weight) }
    let makers = Self.sorted(entries.filter { $0.makings > 0 }) { density(Double($0.makings), $0) }
    let others = Self.sorted(entries.filter { $0.makings == 0 }) { entry in
      let score = entry.words.declared.reduce(0) { sum, name in
        sum + Double(used[name] ?? 0) / Double(declared[name] ?? 1)
      }
      return density(score, entry)
    }
    // Menus without the texts and items that they use would be worth little.
    var remaining = room * 3 / 4
    let first = makers.prefix { entry in
      remaining -= entry.weight
      return remaining >= 0
    }
    order = (first + others + makers.dropFirst(first.count)).map(\.index)
  }

  private static func sorted(_ entries: [Entry], by value: (Entry) -> Double) -> [Entry] {
    entries.map { ($0, value($0)) }.sorted { ($1.1, $0.0.index) < ($0.1, $1.0.index) }.map(\.0)
  }
}

/// The words of a source, by their hashes, found without parsing.
package struct SourceNames {
  /// The names of functions, types, and static properties that the source declares.
  private(set) var declared: Set<UInt64> = []
  private(set) var used: Set<UInt64> = []
  /// The number of calls that make menus or items.
  private(set) var makings = 0

  package init(_ text: String) {
    let bytes = Array(text.utf8)
    var previous: UInt64 = 0
    var isStatic = false
    for range in Identifiers(in: bytes) {
      let word = bytes[range].stableHash
      if Self.typeWords.contains(previous) || isStatic && Self.variableWords.contains(previous) {
        declared.insert(word)
      } else {
        used.insert(word)
      }
      isStatic = word == Self.staticWord || isStatic && Self.variableWords.contains(word)
      previous = word
      if Self.makesMenu(bytes, range) { makings += 1 }
    }
  }

  /// Whether a source declares a function, type, or static property.
  package func declares(_ name: String) -> Bool { declared.contains(name.utf8.stableHash) }

  /// Whether a word is the start of a call such as `NSMenuItem(…)`, `Menu {…}`, or `.contextMenu {…}`.
  private static func makesMenu(_ bytes: [UInt8], _ word: Range<Int>) -> Bool {
    let text = bytes[word]
    guard endings.contains(where: { text.count >= $0.count && text.suffix($0.count).elementsEqual($0) }) else {
      return false
    }
    var next = word.upperBound
    while next < bytes.count, bytes[next] == 0x20 { next += 1 }
    return next < bytes.count && [UInt8(ascii: "("), UInt8(ascii: "{")].contains(bytes[next])
  }

  private static let endings = [
    "Menu", "MenuItem", "commands", "pickerStyle", "ShortcutItem", "UIAction", "UICommand", "UIKeyCommand",
  ].map { Array($0.utf8) }
  private static let typeWords = hashes(["func", "class", "struct", "enum", "protocol", "actor", "typealias"])
  private static let variableWords = hashes(["var", "let"])
  private static let staticWord = "static".utf8.stableHash

  private static func hashes(_ words: [String]) -> Set<UInt64> { Set(words.map(\.utf8.stableHash)) }
}
