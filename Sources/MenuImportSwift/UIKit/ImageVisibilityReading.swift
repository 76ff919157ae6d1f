import MenuDocument
import MenuImport
import MenuSwiftViews
import SwiftEvaluation
import SwiftSyntax

/// The value of `preferredImageVisibility`, of menu items in AppKit and menu elements in UIKit.
private enum ReadVisibility {
  case attribute(ImportedItem.Attribute)
  case automatic
  case unknown

  init(_ expression: ExprSyntax, _ scope: Scope, _ evaluator: Evaluator) {
    guard let names = evaluator.optionNames(of: expression, scope), names.count == 1,
      let visibility = ImageVisibility(rawValue: names[0])
    else {
      self = .unknown
      return
    }
    switch visibility {
    case .automatic: self = .automatic
    case .hidden, .visible: self = .attribute(.imageVisibility(visibility.rawValue))
    }
  }

  static let reason = "the visibility of its image \(Evaluator.runTime)"
}

extension ElementReader {
  func setImageVisibility(_ expression: ExprSyntax, of item: inout ImportedItem, _ scope: Scope) {
    switch ReadVisibility(expression, scope, evaluator) {
    case .attribute(let attribute): item.set(attribute)
    case .automatic: item.attributes.removeAll { $0.member.0 == "imageVisibility" }
    case .unknown:
      item.placeholders.append(
        Placeholder(
          location: items.location(expression, scope), text: "automatic image visibility",
          reason: ReadVisibility.reason))
    }
  }
}

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
