import MenuDocument
import PositionedJSON

extension Rule {
  static let articleInLabel = Rule(.articleInLabel, .warning, source: .menus("Labels")) { mockup, report in
    guard mockup.isEnglish else { return }
    for label in mockup.labels where !label.isDynamic && label.role != .option && label.role != .opener {
      guard let (article, without) = Articles.find(in: label.text, label.words) else { continue }
      report.add(
        label, "\(Quotation.of(label.text)) contains the article \(Quotation.of(article))", correction: without,
        title: "Remove the article")
    }
  }
}
