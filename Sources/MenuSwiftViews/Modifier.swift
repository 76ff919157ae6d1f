import SwiftDeclarations
import SwiftEvaluation
package import SwiftSyntax
package import SwiftValues

package struct Modifier {
  package let name: String
  package let call: FunctionCallExprSyntax
  package let scope: Scope

  package init(name: String, call: FunctionCallExprSyntax, scope: Scope) {
    self.name = name.trimmingBackticks
    self.call = call
    self.scope = scope
  }

  package func argument(_ label: String? = nil) -> ExprSyntax? { call.argument(label) }

  /// Whether only images have the modifier.
  var isOfImage: Bool { ["renderingMode", "resizable", "interpolation", "antialiased"].contains(name) }
}
