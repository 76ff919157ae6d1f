/// The symbols with one clear meaning, and the words of labels that match each meaning.
package enum SymbolMeanings {
  /// Returns the meaning of a symbol if the label has another one; `nil` unless both meanings are known.
  static func contradiction(of symbol: String, and label: String) -> String? {
    // A crossed-out symbol may stand for the opposite.
    if symbol.split(separator: ".").contains("slash") { return nil }
    let names = meanings.filter { StandardSymbols.isForm(symbol, ofOneOf: $0.symbols) }
    guard let first = names.first else { return nil }
    let spoken = LabelWords(label).words.map { $0.small }
    // The subject is that of the menu: Enable All.
    if spoken.allSatisfy({ EnglishGrammar.subjectlessWords.contains($0) }) { return nil }
    let isSaid = names.contains { meaning in spoken.contains { meaning.contains($0) } }
    let saysOther = meanings.contains { meaning in spoken.contains { meaning.contains($0) } }
    return !isSaid && saysOther ? first.name : nil
  }

  private struct Meaning: Sendable {
    var name: String
    var symbols: [String]
    var words: Set<String>

    func contains(_ word: String) -> Bool {
      words.contains(word) || Self.endings.contains { word.hasSuffix($0) && words.contains(stem(word, $0)) }
        || (word.hasSuffix("ing") && words.contains(stem(word, "ing") + "e"))
        || (word.hasSuffix("ies") && words.contains(stem(word, "ies") + "y"))
    }

    private func stem(_ word: String, _ ending: String) -> String { String(word.dropLast(ending.count)) }

    private static let endings = ["s", "es", "ed", "d", "ing"]
  }

  package enum List: String, CaseIterable { case symbols, words }

  package static let file = WordFile<List>("symbol-meanings.jsonc")

  /// In alphabetical order.
  private static let meanings: [Meaning] = {
    let words = file.table(.words)
    return file.table(.symbols).sorted { $0.key < $1.key }.map { name, symbols in
      Meaning(name: name, symbols: symbols, words: Set(words[name] ?? []))
    }
  }()
}
