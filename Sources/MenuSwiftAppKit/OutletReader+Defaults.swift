import MenuImport
import MenuStrings
import MenuSwiftViews
import PositionedJSON
import SwiftDeclarations
import SwiftEvaluation
import SwiftSyntax

/// The initial values of the user defaults to which Interface Builder files bind: `register(defaults: [key: value])`.
extension OutletReader {
  func readDefaults(in source: SwiftSource) {
    var stack = source.tree.map { [Syntax($0)] } ?? []
    while let node = stack.popLast() {
      stack += node.children(viewMode: .sourceAccurate).reversed()
      guard let call = node.as(FunctionCallExprSyntax.self), let argument = call.argument("defaults"),
        Evaluator.lastName(of: call.calledExpression) == "register"
      else { continue }
      read(argument, ScopeBuilder(source: source, evaluator: evaluator).scope(at: call), at: source.location(of: call))
    }
  }

  private func read(_ defaults: ExprSyntax, _ scope: Scope, at location: FileLocation) {
    guard let (dictionary, scope) = dictionary(defaults, scope), case .elements(let elements) = dictionary.content
    else { return }
    for element in elements {
      let key = evaluator.text(of: element.key, scope)
      guard key.isKnown, !key.string.isEmpty else { continue }
      let value: JSONNode? =
        switch evaluator.evaluate(element.value, scope) {
        case .bool(let flag): .bool(flag)
        case .number(let number): .number(number)
        case .text(let text) where text.isKnown: .string(text.string)
        default: nil
        }
      let words = "\(key.string) is registered as \(Evaluator.words(of: element.value))"
      for property in OutletName.boundProperties {
        changes.append(
          OutletChange(
            owner: "", outlet: OutletName.bound(property, to: "values.\(key.string)"), property: property,
            value: value, location: location, reason: words))
      }
    }
  }

  /// A dictionary literal, also of a variable.
  private func dictionary(_ expression: ExprSyntax, _ scope: Scope) -> (DictionaryExprSyntax, Scope)? {
    if let dictionary = expression.as(DictionaryExprSyntax.self) { return (dictionary, scope) }
    switch evaluator.binding(of: Evaluator.lastName(of: expression), scope) {
    case .expression(let value)?, .local(let value)?:
      return value.syntax.as(DictionaryExprSyntax.self).map { ($0, value.scope) }
    case .property(let property, let owner)?:
      let scope = Scope(source: property.source, owner: owner)
      return property.initializer?.as(DictionaryExprSyntax.self).map { ($0, scope) }
    case .value?, .change?, .runTime?, nil: return nil
    }
  }
}
