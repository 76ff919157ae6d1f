import MenuDocument
import PositionedJSON

extension Rule {
  static let titleCase = Rule(.titleCase, .warning, source: .menus("Labels")) { mockup, report in
    guard mockup.isEnglish else { return }
    let judge = TitleCase(names: Set(report.words).union(mockup.applicationNames))
    for label in mockup.labels where !label.isDynamic && label.role != .opener {
      guard let verdict = judge.judge(label.text, label.words) else { continue }
      var words: [String] = []
      if !verdict.small.isEmpty { words.append("\(Quotation.list(verdict.small)) with a capital") }
      if !verdict.capital.isEmpty { words.append("\(Quotation.list(verdict.capital)) without") }
      report.add(
        label, "title-style capitals would be \(Quotation.of(verdict.corrected)): \(words.joined(separator: ", "))",
        correction: verdict.corrected, title: "Set the capitals")
    }
  }
}
