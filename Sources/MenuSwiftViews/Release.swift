import SwiftDeclarations
package import SwiftSyntax

/// The releases of a system for which conditions ask.
package enum Release { case newest, earlier }

extension ConditionElementListSyntax {
  /// The release that the conditions ask for; `nil` if they are also about something else.
  package var release: Release? {
    let keywords = map { $0.condition.as(AvailabilityConditionSyntax.self)?.availabilityKeyword.tokenKind }
    if keywords.allSatisfy({ $0 == .poundAvailable }) { return .newest }
    return keywords.allSatisfy { $0 == .poundUnavailable } ? .earlier : nil
  }
  /// Whether the conditions only ask if symbols exist: `if let image = NSImage(systemSymbolName: "sun.max", …)`.
  var areMadeSymbols: Bool {
    allSatisfy { $0.condition.as(OptionalBindingConditionSyntax.self)?.initializer?.value.makesSymbol ?? false }
  }
}

extension ExprSyntax {
  /// Whether an expression makes an image of a symbol, which the newest release has.
  package var makesSymbol: Bool {
    guard let call = self.as(FunctionCallExprSyntax.self), let name = call.arguments.first,
      ["systemName", "systemSymbolName"].contains(name.label?.text)
    else { return false }
    return name.expression.is(StringLiteralExprSyntax.self)
  }
}
