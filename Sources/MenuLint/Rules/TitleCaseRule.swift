import MenuDocument
import PositionedJSON

extension Rule {
  static let titleCase = Rule(.titleCase, .warning, source: .menus("Labels")) { mockup, report in
    guard mockup.isEnglish else { return }
    let titleCase = TitleCase(names: Set(report.words).union(mockup.applicationNames))
    for label in mockup.labels where !label.isDynamic && !label.isExplanation && label.role != .opener {
      guard !Durations.contain(label.text), !(label.role == .option && Values.contain(label.words)),
        let verdict = titleCase.check(label.text, label.words)
      else { continue }
      var words: [String] = []
      if !verdict.small.isEmpty { words.append("capitalize \(Quotation.list(verdict.small))") }
      if !verdict.capital.isEmpty { words.append("lowercase \(Quotation.list(verdict.capital))") }
      let advice = verdict.isComplete ? ": \(words.joined(separator: ", "))" : ""
      report.add(
        label, "\(Quotation.of(label.text)) is not in title case\(advice)",
        correction: verdict.isComplete ? verdict.corrected : nil, title: "Use title case")
    }
  }
}
