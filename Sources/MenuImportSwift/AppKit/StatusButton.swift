import MenuImport
import MenuSwiftViews
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
  /// Returns whether an expression is a status item: by its name, or because the system's status bar creates it.
  func isStatusItem(_ expression: ExprSyntax, _ frame: Frame) -> Bool {
    if expression.trimmedDescription.lowercased().contains("status") { return true }
    if expression.trimmedDescription == "$0" {
      // `with(NSStatusBar.system.statusItem(…)) { $0.menu = menu }`
      var outer = Syntax(expression).parent
      while let inner = outer, !inner.is(ClosureExprSyntax.self) { outer = inner.parent }
      let call = outer?.parent?.as(FunctionCallExprSyntax.self)
      return call.map { "\($0.calledExpression)\($0.arguments)".contains("statusItem(") } ?? false
    }
    return creation(of: expression, frame).map { Evaluator.lastName(of: $0.calledExpression) == "statusItem" } ?? false
  }

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
