import MenuImport
import PositionedJSON
import SwiftEvaluation
import SwiftSyntax

/// The button of a status item: `statusItem.button`.
enum StatusButton {
  /// Returns whether an expression is the button of a status item, also in a local constant.
  static func isButton(_ expression: ExprSyntax) -> Bool {
    let words = expression.trimmedDescription.lowercased().filter { $0 != "?" && $0 != "!" }
    return words == "button" || words.contains("status") && words.hasSuffix(".button")
  }
}

extension AppKitReader {
  /// Reads the title or the symbol of a status item.
  func setStatusButton(_ name: String, to value: ExprSyntax, _ frame: Frame) {
    switch name {
    case "title":
      let text = evaluator.text(of: value, frame.scope)
      if !text.string.isEmpty, text.placeholders.isEmpty { addToStatusButton("title", text.string) }
    case "image":
      var parts = LabelParts()
      LabelReader(evaluator: evaluator).readImage(value, into: &parts, frame.scope)
      if let symbol = parts.systemImage { addToStatusButton("systemImage", symbol) }
    default: break
    }
  }

  private func addToStatusButton(_ key: String, _ text: String) {
    statusButton.removeAll { $0.0 == key }
    statusButton.append((key, .string(text)))
  }
}
