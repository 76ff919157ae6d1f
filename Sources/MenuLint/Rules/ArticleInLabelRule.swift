import MenuDocument
import PositionedJSON

extension Rule {
  static let articleInLabel = Rule(.articleInLabel, .warning, source: .menus("Labels")) { mockup, report in
    guard let titleCase = mockup.titleCase else { return }
    // The title of a whole menu is a heading, which needs no space of an item.
    let heading = mockup.panels.first { $0.role == .root }?.title
    for label in mockup.labels where !label.isDynamic && label.role != .option && label.role != .opener {
      guard !label.isExplanation, label != heading, let (article, without) = Articles.find(in: label.text, label.words)
      else { continue }
      // The other words follow the rule for title case, so that the two corrections agree.
      let corrected = titleCase.check(without, LabelWords(without).words)?.corrected ?? without
      report.add(
        label, "\(Quotation.of(label.text)) contains the article \(Quotation.of(article))", correction: corrected,
        title: "Remove the article")
    }
  }
}
