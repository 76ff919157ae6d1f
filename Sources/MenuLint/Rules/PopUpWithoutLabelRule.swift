import MenuDocument
import PositionedJSON

extension Rule {
  /// A pop-up button that does not tell what is chosen.
  static let popUpWithoutLabel = Rule(
    .popUpWithoutLabel, .warning, source: .popUpButtons,
    demand: """
      A pop-up button has an introductory label in front of it, or a title of its own. Imported menus are \
      not judged: their label stands elsewhere.
      """,
    reason: "People should know what is chosen here without opening the menu.",
    bad: #"""
      {
        "presentation": "popUpButton",
        "button": {"style": "bordered"},
        "menu": {
          "items": [
            {"type": "picker", "selection": "Daily", "options": ["Daily", "Weekly"]}
          ]
        }
      }
      """#,
    good: #"""
      {
        "presentation": "popUpButton",
        "button": {"label": "Repeat"},
        "menu": {
          "items": [
            {"type": "picker", "selection": "Daily", "options": ["Daily", "Weekly"]}
          ]
        }
      }
      """#
  ) { mockup, report in
    let document = mockup.document
    guard document.presentation == .popUpButton, !mockup.isImported else { return }
    let texts = [document.button?.label, document.button?.title].compactMap(\.self)
    guard !texts.contains(where: { $0.contains { !$0.isWhitespace } }) else { return }
    report.add(
      at: document.button?.location.path ?? DocumentPath([.key("presentation")]),
      "neither a label nor a title tells what this pop-up button is about; put a label in front of it")
  }
}
