import MenuImport
import MenuStrings
import SwiftDeclarations
import SwiftSyntax
import SwiftValues

/// Texts that Swift makes of values: `"\(value)"` and `String(describing: value)`.
extension Evaluator {
  /// The text of an enumeration’s case: that of its `description`, otherwise its name; `nil` if something else
  /// describes it, and for other values.
  func description(of value: Value, _ expression: ExprSyntax, _ scope: Scope) -> ReadText? {
    guard case .enumCase(let type, let name, _) = value else { return nil }
    if type.inherited.contains("CustomStringConvertible") {
      return member("description", of: value, expression, scope).flatMap { text(from: $0) }
    }
    return isDescribed(type) || type.hasPayload(name) ? nil : ReadText(name)
  }

  /// Whether something other than the names of its cases may describe an enumeration.
  private func isDescribed(_ type: TypeDeclaration) -> Bool {
    guard type.kind == .enumeration, let node = type.syntax.node?.as(EnumDeclSyntax.self),
      !node.attributes.contains(where: { $0.trimmedDescription.hasPrefix("@objc") })
    else { return true }
    return !index.inherits(type, onlyFrom: KnownConformances.withoutDescription)
  }
}
