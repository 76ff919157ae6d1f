import MenuDocument
import PositionedJSON

extension Rule {
  static let threeDots = Rule(.threeDots, .warning, source: .menus("Labels")) { mockup, report in
    let titleCase = mockup.titleCase
    for label in mockup.labels where !label.isDynamic && Ellipsis.dots(in: label.text) != nil {
      // The words follow the rule for title case, so that the two corrections agree.
      let verdict = titleCase?.check(label)
      let title = verdict?.isComplete == true ? verdict?.corrected ?? label.text : label.text
      guard let corrected = Ellipsis.corrected(title) else { continue }
      // The arrow of a submenu already says that more follows.
      if label.role == .submenu, let plain = Ellipsis.removed(from: corrected) {
        report.add(
          label, "\(Quotation.of(label.text)) ends in periods, and a submenu needs no ellipsis",
          correction: plain, title: "Remove the periods")
        continue
      }
      report.add(
        label, "\(Quotation.of(label.text)) ends in periods instead of an ellipsis (…)",
        help: mockup.isImported ? help(for: label, corrected) : nil, correction: corrected, title: "Use an ellipsis")
    }
  }

  /// The help for a command whose source does not say whether it asks for something; `nil` for one that does.
  private static func help(for label: MenuLabel, _ corrected: String) -> String? {
    guard let first = label.words.first, let plain = Ellipsis.removed(from: corrected),
      !EnglishGrammar.windowNames.contains(first.small), !EnglishGrammar.askingVerbs.contains(first.small),
      !conventional.contains(first.small)
    else { return nil }
    return "use \(Quotation.of(corrected)), or \(Quotation.of(plain)) if it asks for nothing"
  }

  /// First words of other commands that always have an ellipsis.
  private static let conventional: Set = [
    "add", "check", "choose", "edit", "find", "new", "open", "other", "page", "print", "rename", "save",
  ]
}
