import MenuDocument
import PositionedJSON

extension Rule {
  static let repeatedTerm = Rule(.repeatedTerm, .suggestion, source: .menus("Submenus")) { mockup, report in
    guard mockup.isEnglish else { return }
    let minimum = max(2, report.count)
    // A submenu in a submenu is too deep.
    for panel in mockup.panels where panel.depth == 0 {
      var groups: [Int: [(row: MenuRow, label: MenuLabel, words: [String])]] = [:]
      for row in panel.rows where row.isCounted && !row.isDynamic {
        guard let label = row.label else { continue }
        // A single word is not a term: Look Up, Look Down, and Look Left are three actions.
        let words = label.words.map { $0.text }
        guard words.count > 2 else { continue }
        let start = label.text[..<label.words[2].range.lowerBound]
        // The start may end inside a placeholder.
        if !Placeholders.areIn(String(start)), !start.contains("‹") {
          groups[row.group, default: []].append((row, label, words))
        }
      }
      for (_, members) in groups.sorted(by: { $0.key < $1.key }) {
        reportEnds(of: members, minimum, &report)
        var reported: Set<String> = []
        for member in members {
          let term = member.words.prefix(2).joined(separator: " ")
          guard reported.insert(term.lowercased()).inserted else { continue }
          let sharing = members.filter { $0.words.prefix(2).joined(separator: " ").lowercased() == term.lowercased() }
          guard sharing.count >= minimum else { continue }
          let items = sharing.map { $0.words.dropFirst(2).joined(separator: " ") }
          report.add(
            at: member.row.path, text: term,
            "\(sharing.count) labels of this group begin with \(Quotation.of(term))",
            help: "use a submenu \(Quotation.of(term)) with \(Quotation.list(items))",
            related: sharing.dropFirst().map { $0.row.path })
        }
      }
    }
  }

  /// Reports a term at the end of labels: 2 Spaces per Tab, 4 Spaces per Tab, 8 Spaces per Tab.
  private static func reportEnds(
    of members: [(row: MenuRow, label: MenuLabel, words: [String])], _ minimum: Int, _ report: inout RuleReport
  ) {
    var reported: Set<String> = []
    for member in members where member.words.count > 3 {
      let term = member.words.suffix(3).joined(separator: " ")
      guard !Placeholders.areIn(term), reported.insert(term.lowercased()).inserted else { continue }
      // Labels that differ in more than one word are different commands.
      let sharing = members.filter {
        $0.words.count == 4 && $0.words.suffix(3).joined(separator: " ").lowercased() == term.lowercased()
      }
      guard sharing.count >= minimum else { continue }
      let items = sharing.compactMap { $0.words.first }
      report.add(
        at: member.row.path, text: term, "\(sharing.count) labels of this group end with \(Quotation.of(term))",
        help: "use a submenu \(Quotation.of(term)) with \(Quotation.list(items))",
        related: sharing.dropFirst().map { $0.row.path })
    }
  }
}
