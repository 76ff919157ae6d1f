import MenuImport
import MenuSwiftViews
import SwiftEvaluation
import SwiftSyntax
import SwiftValues

extension ElementReader {
  func setImageVisibility(_ expression: ExprSyntax, of item: inout ImportedItem, _ scope: Scope) {
    switch ReadVisibility(expression, scope, evaluator) {
    case .attribute(let attribute): item.set(attribute)
    case .automatic: item.attributes.removeAll { $0.key == "imageVisibility" }
    case .unknown:
      item.placeholders.append(
        Placeholder(
          location: items.location(expression, scope), text: "automatic image visibility",
          reason: ReadVisibility.reason))
    }
  }
}
