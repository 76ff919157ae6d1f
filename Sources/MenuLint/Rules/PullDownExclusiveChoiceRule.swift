import MenuDocument
import PositionedJSON

extension Rule {
  static let pullDownExclusiveChoice = Rule(
    .pullDownExclusiveChoice, .warning, source: .pullDownButtons
  ) { mockup, report in
    guard mockup.document.presentation == .pullDownButton, let only = mockup.onlyChoice else { return }
    // The label of the button may be the selection, and a button with only an image may be part of a row that shows it.
    if mockup.isImported {
      guard let title = mockup.document.button?.title else { return }
      if Placeholders.areIn(title) || mockup.labels.contains(where: { $0.role == .option && $0.text == title }) {
        return
      }
    }
    report.add(
      at: only.location.path, text: only.title ?? "",
      "pull-down button with a single choice", help: "use a pop-up button, which shows the selected option")
  }
}
