/// Word lists for rules about English labels, in lowercase except for whole labels; `grammar.jsonc` describes them.
package enum EnglishGrammar {
  package enum List: String, CaseIterable {
    case smallWords, eitherWay, capitalAtEnd, articles, particles, leadToNames, phrasalVerbs, phrases, knownLabels
    case actionWords, oppositeVerbs, clearingWords, destructiveVerbs, askingVerbs, windowNames, data
  }

  package static let file = WordFile<List>("grammar.jsonc")

  package static let smallWords = file.words(.smallWords)
  package static let eitherWay = file.words(.eitherWay)
  package static let capitalAtEnd = file.words(.capitalAtEnd)
  package static let articles = file.words(.articles)
  package static let particles = file.words(.particles)
  static let leadToNames = file.words(.leadToNames)
  package static let phrasalVerbs = file.table(.phrasalVerbs).mapValues { Set($0) }
  static let phrases = file.words(.phrases)
  static let knownLabels = file.words(.knownLabels)
  static let actionWords = file.words(.actionWords)
  static let oppositeVerbs = file.words(.oppositeVerbs)
  static let clearingWords = file.words(.clearingWords)
  static let destructiveVerbs = file.words(.destructiveVerbs)

  static let askingVerbs = file.words(.askingVerbs)
  static let windowNames = file.words(.windowNames)
  static let data = file.words(.data)

  static let verbs = WordLines.words(of: "verbs.txt")
}
