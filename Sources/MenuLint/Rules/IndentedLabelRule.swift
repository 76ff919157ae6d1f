import MenuDocument
import PositionedJSON

extension Rule {
  static let indentedLabel = Rule(.indentedLabel, .warning, source: .menus("Submenus")) { mockup, report in
    for row in mockup.rows where row.attributes.indentationLevel > 0 && !row.isDynamic {
      let title = row.label?.text ?? ""
      report.add(
        at: row.path.appending("indentationLevel"), text: title,
        "\(Quotation.of(title)) is indented", help: remedy)
    }
    for label in mockup.labels where !label.isDynamic && label.role != .opener {
      guard label.text.first?.isWhitespace == true, label.text.contains(where: { !$0.isWhitespace }),
        !mockup.isInSystemMenu(label.path)
      else { continue }
      report.add(label, "\(Quotation.of(label.text)) is indented by spaces", help: remedy)
    }
  }

  private static let remedy = "put subordinate items in a submenu"
}
