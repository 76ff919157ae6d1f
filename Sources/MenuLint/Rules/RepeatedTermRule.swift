import MenuDocument
import PositionedJSON

/// A row with a label of at least three words.
private struct Member {
  var row: MenuRow
  var words: [String]

  /// The text after the first words, with brackets and the ellipsis.
  func rest(after count: Int) -> String {
    guard let label = row.label, count < label.words.count else { return "" }
    let rest = label.text[label.words[count - 1].range.upperBound...]
    let item = rest.drop { $0.isWhitespace || ":,-–—".contains($0) }
    // The sign of a number is a part of it: Delay - 0.5 s.
    return String(item.first?.isNumber == true ? rest.drop { $0.isWhitespace || ":,".contains($0) } : item)
  }

  /// The first words.
  var start: String { words.prefix(2).joined(separator: " ") }

  /// The last words; `nil` for other lengths, because labels that differ in more than one word are different commands.
  var end: String? { words.count == 4 ? words.suffix(3).joined(separator: " ") : nil }
}

extension Rule {
  static let repeatedTerm = Rule(.repeatedTerm, .suggestion, source: .menus("Submenus")) { mockup, report in
    // A pop-up button has no submenus.
    guard mockup.isEnglish, mockup.document.presentation != .popUpButton else { return }
    // A submenu in a submenu is too deep.
    for panel in mockup.panels where panel.depth == 0 {
      var groups: [Int: [Member]] = [:]
      for row in panel.counted {
        guard let label = row.label else { continue }
        // A single word is not a term: Look Up, Look Down, and Look Left are three actions.
        let words = label.words.map { $0.text }
        guard words.count > 2 else { continue }
        let start = label.text[..<label.words[2].range.lowerBound]
        // The start may end inside a placeholder.
        if !Placeholders.areIn(String(start)), !start.contains("‹") {
          groups[row.group, default: []].append(Member(row: row, words: words))
        }
      }
      // Labels of a menu Sort may begin with Sort.
      let subject = mockup.subject(of: panel)
      for (_, members) in groups.sorted(by: { $0.key < $1.key }) {
        // A term at the end of labels: 2 Spaces per Tab, 4 Spaces per Tab, 8 Spaces per Tab.
        for (term, sharing) in shared(members, { $0.end }) where !Placeholders.areIn(term) {
          add("end", term, sharing, sharing.compactMap { $0.words.first }, in: panel, mockup, &report)
        }
        for (term, sharing) in shared(members, { $0.start }) {
          if let first = sharing.first?.words.first, subject.contains(first.lowercased()) { continue }
          let count = commonCount(of: sharing)
          let whole = count > 2 ? sharing[0].words.prefix(count).joined(separator: " ") : term
          let items = sharing.map { $0.rest(after: count) }
          add("begin", whole, sharing, items, in: panel, mockup, &report)
        }
      }
    }
  }

  /// The number of first words that all members with the same start have; each has at least one more word.
  private static func commonCount(of members: [Member]) -> Int {
    guard let first = members.first else { return 2 }
    var count = 2
    while members.allSatisfy({ $0.words.count > count + 1 && $0.words[count] == first.words[count] }),
      !Placeholders.areIn(first.words[count]), !first.words[count].contains("‹")
    {
      count += 1
    }
    return count
  }

  /// Terms with the members that have them, in the order of the first members.
  private static func shared(
    _ members: [Member], _ term: (Member) -> String?
  ) -> [(term: String, members: [Member])] {
    var indices: [String: Int] = [:]
    var all: [(term: String, members: [Member])] = []
    for member in members {
      guard let term = term(member) else { continue }
      let index = indices[term.lowercased(), default: all.count]
      indices[term.lowercased()] = index
      if index == all.count { all.append((term, [])) }
      all[index].members.append(member)
    }
    return all
  }

  private static func add(
    _ verb: String, _ term: String, _ sharing: [Member], _ items: [String], in panel: MenuPanel,
    _ mockup: LintedMockup, _ report: inout RuleReport
  ) {
    guard let first = sharing.first, mockup.conditions.countTogether(sharing.map { $0.row }) >= max(2, report.count),
      // The submenu would be too long or too deep.
      sharing.count <= report.count(of: .submenuTooLong), !sharing.contains(where: { $0.row.opensMenu })
    else { return }
    let list = Quotation.list(items)
    report.add(
      at: first.row.path, text: term, "\(sharing.count) labels of this group \(verb) with \(Quotation.of(term))",
      help: sharing.count == panel.count
        ? "use \(Quotation.of(term)) as the title of the menu, with \(list)"
        : "use a submenu \(Quotation.of(term)) with \(list)",
      related: sharing.dropFirst().map { $0.row.path })
  }
}
