import MenuDocument
import PositionedJSON

extension Rule {
  static let indentedLabel = Rule(.indentedLabel, .warning, source: .menus("Submenus")) { mockup, report in
    for row in mockup.rows where row.attributes.indentationLevel > 0 && !row.isDynamic {
      if row.label?.isExplanation == true { continue }
      let title = row.label?.text ?? ""
      report.add(
        at: row.path.appending("indentationLevel"), text: title,
        "\(Quotation.of(title)) is indented", help: remedy(at: row.path, in: mockup))
    }
    for label in mockup.labels where !label.isDynamic && !label.isExplanation && label.role != .opener {
      guard label.text.first?.isWhitespace == true, label.text.contains(where: { !$0.isWhitespace }),
        !mockup.isInSystemMenu(label.path)
      else { continue }
      report.add(label, "\(Quotation.of(label.text)) is indented by spaces", help: remedy(at: label.path, in: mockup))
    }
  }

  private static func remedy(at path: DocumentPath, in mockup: LintedMockup) -> String {
    // A pop-up button has no submenus.
    if mockup.document.presentation == .popUpButton { return "remove the indentation" }
    // A submenu in a submenu is too deep.
    return mockup.panels.contains { $0.depth > 0 && path.isInside($0.path) && path != $0.path.appending("title") }
      ? "put subordinate items in a section with a heading" : "put subordinate items in a submenu"
  }
}
