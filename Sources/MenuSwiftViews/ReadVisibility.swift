import MenuDocument
package import MenuImport
import SwiftDeclarations
package import SwiftEvaluation
package import SwiftSyntax
package import SwiftValues

/// The value of `preferredImageVisibility`, of menu items in AppKit and menu elements in UIKit.
package enum ReadVisibility {
  case attribute(ImportedItem.Attribute)
  case automatic
  case unknown

  package init(_ expression: ExprSyntax, _ scope: Scope, _ evaluator: Evaluator) {
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

  package static let reason = "the visibility of its image \(Evaluator.runTime)"
}
