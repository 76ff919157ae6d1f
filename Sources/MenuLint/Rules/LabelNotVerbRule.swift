import MenuDocument
import PositionedJSON

extension Rule {
  static let labelNotVerb = Rule(
    .labelNotVerb, .suggestion, isOnByDefault: false, source: .menus("Labels")
  ) { mockup, report in
    guard mockup.isEnglish else { return }
    let verbs = EnglishGrammar.verbs.union(report.words.map { $0.lowercased() })
    for label in mockup.labels where label.role == .button && !label.isDynamic {
      guard let first = label.words.first, !first.isOpaque, !verbs.contains(first.small) else {
        continue
      }
      report.add(label, "\(Quotation.of(label.text)) does not begin with a known verb")
    }
  }
}
