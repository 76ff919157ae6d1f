import MenuDocument
import PositionedJSON

extension Rule {
  /// An article in an English label.
  static let articleInLabel = Rule(
    .articleInLabel, .warning, source: .menus("Labels"),
    demand: "A label does without the articles a, an and the.",
    reason: "In English they make a label longer, and hardly ever clearer.",
    bad: #"""
      {
        "menu": {
          "items": [
            "View the Settings",
            "Print"
          ]
        }
      }
      """#,
    good: #"""
      {
        "menu": {
          "items": [
            "View Settings",
            "Print"
          ]
        }
      }
      """#
  ) { mockup, report in
    guard mockup.isEnglish else { return }
    for label in mockup.labels where !label.isDynamic && label.role != .option && label.role != .opener {
      guard let (article, without) = Articles.find(in: label.text, label.words) else { continue }
      report.add(
        label, "\(Quotation.of(label.text)) needs no \(Quotation.of(article))", correction: without,
        title: "Remove the article")
    }
  }
}
