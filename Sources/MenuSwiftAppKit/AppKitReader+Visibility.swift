import MenuImport
import MenuSwiftViews
import SwiftDeclarations
import SwiftEvaluation
import SwiftSyntax

extension AppKitReader {
  func setImageVisibility(_ expression: ExprSyntax, of item: AppKitItem, _ frame: Frame) {
    switch ReadVisibility(expression, frame.scope, evaluator) {
    case .attribute(let attribute): item.set(attribute)
    case .automatic: item.clear(.imageVisibility(""))
    case .unknown:
      item.addPlaceholder(
        frame.scope.source.location(of: expression), "automatic image visibility", ReadVisibility.reason)
    }
  }
}
