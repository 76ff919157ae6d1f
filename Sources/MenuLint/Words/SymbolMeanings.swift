/// The symbols that show an action, and the words of labels that match each action.
package enum SymbolMeanings {
  /// Returns the action that a symbol shows if a command with the label certainly does something else.
  ///
  /// - Parameter subject: the words of the menu's title, which a label need not repeat.
  static func contradiction(of symbol: String, and label: [LabelWords.Word], in subject: Set<String>) -> String? {
    // A crossed-out symbol may stand for the opposite.
    if symbol.split(separator: ".").contains("slash") { return nil }
    guard let command = label.first?.small, commands.contains(command) else { return nil }
    let shown = meanings.filter { StandardSymbols.isForm(symbol, ofOneOf: $0.symbols) }
    let spoken = subject.union(label.map { $0.small })
    return shown.contains { meaning in spoken.contains(where: meaning.contains) } ? nil : shown.first?.name
  }

  private struct Meaning: Sendable {
    var name: String
    var symbols: [String]
    var words: Set<String>

    func contains(_ word: String) -> Bool { !words.isDisjoint(with: EnglishVocabulary.forms(of: word)) }
  }

  package enum List: String, CaseIterable { case symbols, commands, words }

  package static let file = WordFile<List>("symbol-meanings.jsonc")

  private static let commands = file.words(.commands)

  /// In alphabetical order.
  private static let meanings: [Meaning] = {
    let words = file.table(.words)
    return file.table(.symbols).sorted { $0.key < $1.key }.map { name, symbols in
      Meaning(name: name, symbols: symbols, words: Set(words[name] ?? []))
    }
  }()
}
