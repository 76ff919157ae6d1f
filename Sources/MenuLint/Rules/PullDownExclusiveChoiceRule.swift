import MenuDocument
import PositionedJSON

extension Rule {
  static let pullDownExclusiveChoice = Rule(
    .pullDownExclusiveChoice, .warning, source: .pullDownButtons
  ) { mockup, report in
    guard mockup.document.presentation == .pullDownButton, let only = mockup.onlyChoice else { return }
    report.add(
      at: only.location.path, text: only.title ?? "",
      "pull-down button with a single choice", help: "use a pop-up button, which shows the selected option")
  }
}
