import MenuDocument
import PositionedJSON

extension Rule {
  static let titleCase = Rule(.titleCase, .warning, source: .menus("Labels")) { mockup, report in
    guard let titleCase = mockup.titleCase else { return }
    for label in mockup.labels {
      guard let verdict = titleCase.check(label) else { continue }
      var words: [String] = []
      if !verdict.small.isEmpty { words.append("capitalize \(Quotation.list(verdict.small))") }
      if !verdict.capital.isEmpty { words.append("lowercase \(Quotation.list(verdict.capital))") }
      let advice = verdict.isComplete ? ": \(words.joined(separator: ", "))" : ""
      report.add(
        label, "\(Quotation.of(label.text)) is not in title case\(advice)",
        correction: verdict.isComplete ? Ellipsis.corrected(verdict.corrected, of: label.role) : nil,
        title: "Use title case")
    }
  }
}
