import MenuDocument
import PositionedJSON

extension Rule {
  static let destructiveUnmarked = Rule(.destructiveUnmarked, .suggestion, source: .pullDownButtons) { mockup, report in
    // Quick actions have no roles.
    guard mockup.isEnglish, mockup.document.platform != .macOS, mockup.document.presentation != .quickActions
    else { return }
    let words = mockup.rows.compactMap { row in row.label?.words.map { $0.small } }
    let added = Set(words.filter { $0.first == "add" }.map { $0.dropFirst() })
    for row in mockup.rows where !row.isDynamic {
      guard let button = row.button, button.role != .destructive, let label = row.label,
        let first = label.words.first, EnglishGrammar.destructiveVerbs.contains(first.small)
      else { continue }
      // A thing removed from a list still exists, and so does one that loses a property, such as a filter, or that another
      // item adds again.
      let object = label.words.dropFirst().map { $0.small }
      if first.small == "remove", !deletes(object) || added.contains(object[...]) { continue }
      report.add(
        at: row.path, text: label.text, "\(Quotation.of(label.text)) deletes data and lacks the role destructive",
        help: "add \"role\": \"destructive\"")
    }
  }

  /// Returns whether the noun before any preposition names data that only the app has.
  private static func deletes(_ object: [String]) -> Bool {
    guard !object.contains("from"), let noun = object.prefix(while: { !EnglishGrammar.smallWords.contains($0) }).last
    else { return false }
    return !EnglishGrammar.data.isDisjoint(with: EnglishVocabulary.forms(of: noun))
  }
}
