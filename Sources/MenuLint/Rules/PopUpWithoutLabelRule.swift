import MenuDocument
import PositionedJSON

extension Rule {
  static let popUpWithoutLabel = Rule(.popUpWithoutLabel, .warning, source: .popUpButtons) { mockup, report in
    let document = mockup.document
    guard document.presentation == .popUpButton, !mockup.isImported else { return }
    let texts = [document.button?.label, document.button?.title].compactMap { $0 }
    guard !texts.contains(where: { $0.contains { !$0.isWhitespace } }) else { return }
    report.add(
      at: document.button?.location.path ?? DocumentPath([.key("presentation")]),
      "pop-up button without a label or title", help: "add a \"label\"")
  }
}
