import SwiftDeclarations
import SwiftEvaluation
package import SwiftSyntax
import SwiftValues

/// The names of methods in Objective-C, up to the first colon.
package enum SelectorName {
  /// The name of a method with the label of its first parameter.
  static func name(of method: String, _ label: String?) -> String {
    guard let label, label != "_", let first = label.first else { return method }
    return method + (label.hasPrefix("with") ? "" : "With") + first.uppercased() + label.dropFirst()
  }

  /// The name in `#selector(rename(_:))` or `Selector("rename:")`.
  package static func name(in expression: ExprSyntax) -> String? {
    if let macro = expression.as(MacroExpansionExprSyntax.self), macro.macroName.text == "selector",
      let method = macro.arguments.first?.expression
    {
      let reference = method.as(MemberAccessExprSyntax.self)?.declName ?? method.as(DeclReferenceExprSyntax.self)
      return reference.map { name(of: $0.baseName.text, $0.argumentNames?.arguments.first?.name.text) }
    }
    guard let call = expression.as(FunctionCallExprSyntax.self),
      ["Selector", "NSSelectorFromString"].contains(call.calledExpression.trimmedDescription)
    else { return nil }
    return call.arguments.first?.expression.trimmedDescription.filter { !"\"()".contains($0) }
  }
}

extension FunctionDeclSyntax {
  /// The name of the action that a method is; `nil` for other methods.
  package var action: String? {
    if let name = attributes.compactMap(\.nameInObjectiveC).first { return name }
    guard attributes.contains(where: { ["@IBAction", "@objc"].contains($0.trimmedDescription) }) else { return nil }
    return SelectorName.name(of: name.text, signature.parameterClause.parameters.first?.firstName.text)
  }
}

extension FunctionParameterSyntax {
  package var name: String { (secondName ?? firstName).text.trimmingBackticks }
}
