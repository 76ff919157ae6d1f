import MenuDocument
import PositionedJSON

extension Rule {
  /// An English label without title-style capitals.
  static let titleCase = Rule(
    .titleCase, .warning, source: .menus("Labels"),
    demand: """
      English labels are in title-style capitals: all words begin with one but articles, coordinating \
      conjunctions and prepositions of four letters or fewer; the first and the last word always do.
      """,
    reason: "That is how the system writes its own menus; another style looks out of place.",
    bad: #"""
      {
        "menu": {
          "items": [
            "Show sidebar",
            "Move To Trash"
          ]
        }
      }
      """#,
    good: #"""
      {
        "menu": {
          "items": [
            "Show Sidebar",
            "Move to Trash"
          ]
        }
      }
      """#
  ) { mockup, report in
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
