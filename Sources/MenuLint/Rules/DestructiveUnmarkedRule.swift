import MenuDocument
import PositionedJSON

extension Rule {
  static let destructiveUnmarked = Rule(.destructiveUnmarked, .suggestion, source: .pullDownButtons) { mockup, report in
    guard mockup.isEnglish, mockup.document.platform != .macOS else { return }
    for row in mockup.rows where !row.isDynamic {
      guard let button = row.button, button.role != .destructive, let label = row.label,
        let first = label.words.first, EnglishGrammar.destructiveVerbs.contains(first.small)
      else { continue }
      // An item removed from a list still exists, and so does a thing that loses a property.
      if first.small == "remove",
        label.words.contains(where: { $0.small == "from" || EnglishGrammar.isProperty($0.small) })
      {
        continue
      }
      report.add(
        at: row.path, text: label.text, "\(Quotation.of(label.text)) deletes data and lacks the role destructive",
        help: "add \"role\": \"destructive\"")
    }
  }
}
