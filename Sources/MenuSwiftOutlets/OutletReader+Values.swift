import MenuImport
import MenuSwiftViews
import PositionedJSON
import SwiftDeclarations
import SwiftEvaluation
import SwiftSyntax
import SwiftValues

/// The values of the properties that code sets.
extension OutletReader {
  static func properties(of kind: Reach.Kind) -> Set<String> {
    switch kind {
    case .item: itemProperties
    case .menu: ["items", "title"]
    case .popUp: ["menu", "title", "isEnabled"]
    case .items, .action, .tag, .identifier: []
    }
  }

  private static let itemProperties: Set = [
    "title", "attributedTitle", "state", "isHidden", "isEnabled", "image", "view", "submenu", "toolTip",
    "keyEquivalent", "keyEquivalentModifierMask", "subtitle", "badge", "isAlternate",
  ]

  /// The value of a property before the menu opens; `nil` if it is known only at runtime.
  func value(of assignment: Assignment, _ property: String, _ body: Body) -> JSONNode? {
    guard let first = assignment.parts.first else { return nil }
    let scope = scope(at: first, body)
    if let value = assignment.value { return self.value(of: value, property, scope) }
    // Texts may have several parts: `"About " + name`.
    guard ["title", "toolTip"].contains(property),
      case .text(let text) = evaluator.value(of: assignment.parts, expression: first, scope), text.isKnown
    else { return nil }
    return .string(text.string)
  }

  private func value(of expression: ExprSyntax, _ property: String, _ scope: Scope) -> JSONNode? {
    switch property {
    case "title", "toolTip":
      let text = evaluator.text(of: expression, scope)
      return text.isKnown ? .string(text.string) : nil
    case "isHidden", "isEnabled":
      return expression.as(BooleanLiteralExprSyntax.self).map { .bool($0.literal.text == "true") }
    case "state":
      guard let access = expression.as(MemberAccessExprSyntax.self) else { return nil }
      let name = access.declName.baseName.text
      return ["on", "off", "mixed"].contains(name) ? .string(name) : nil
    case "image":
      var parts = LabelParts()
      guard LabelReader(evaluator: evaluator).readKnownImage(expression, into: &parts, scope) else { return nil }
      return parts.placeholders.isEmpty ? parts.image.map { .object($0.members) } : nil
    case "submenu": return expression.is(NilLiteralExprSyntax.self) ? nil : true
    default: return nil
    }
  }
}
