import MenuDocument
import PositionedJSON

extension Rule {
  static let pullDownExclusiveChoice = Rule(
    .pullDownExclusiveChoice, .warning, source: .pullDownButtons
  ) { mockup, report in
    guard mockup.document.presentation == .pullDownButton, let only = mockup.onlyChoice else { return }
    // The label of the button may be the selection. A button with an image may be part of a row that shows it, or an
    // icon of a bar.
    if mockup.isImported, let button = mockup.document.button {
      guard let title = button.title, button.systemImage == nil, button.image == nil else { return }
      if Placeholders.areIn(title) || mockup.labels.contains(where: { $0.role == .option && $0.text == title }) {
        return
      }
    }
    report.add(
      at: only.location.path, text: only.title ?? "",
      "pull-down button with a single choice", help: "use a pop-up button, which shows the selected option")
  }
}
