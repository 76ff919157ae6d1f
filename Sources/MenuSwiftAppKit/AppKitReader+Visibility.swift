import MenuImport
import MenuSwiftViews
import SwiftDeclarations
import SwiftEvaluation
import SwiftSyntax
import SwiftValues

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

  /// Sets whether an item is enabled or hidden.
  func decide(
    _ parts: [ExprSyntax], _ item: AppKitItem, _ attribute: ImportedItem.Attribute, unless expected: Bool,
    _ frame: Frame
  ) {
    switch evaluator.value(of: parts[2...], expression: parts[2], frame.scope) {
    case .bool(let flag):
      if flag != expected { item.set(attribute) } else { item.clear(attribute) }
    default:
      let location = frame.scope.source.location(of: parts[2])
      item.add(
        expected
          ? Placeholder(
            location: location, about: .isEnabled, text: "enabled", reason: "the state \(Evaluator.runTime)")
          : Placeholder(location: location, isShown: true, reason: "the visibility \(Evaluator.runTime)"))
    }
  }
}
