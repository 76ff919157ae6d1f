import SwiftDeclarations
import SwiftEvaluation
package import SwiftSyntax
package import SwiftValues

/// The characters of keys that AppKit names.
extension KeyReader {
  /// The character that an expression makes from one of AppKit's names, such as `String(UnicodeScalar(NSTabCharacter)!)`
  /// and `String(format: "%c", NSDeleteCharacter)`.
  package func character(of expression: ExprSyntax, _ scope: Scope) -> String? {
    var expression = expression
    if let constant = constant(expression, scope) { expression = constant }
    guard Self.isMade(expression) else { return nil }
    let names = expression.tokens(viewMode: .sourceAccurate).map(\.text).filter {
      $0.hasPrefix("NS") && ($0.hasSuffix("FunctionKey") || $0.hasSuffix("Character"))
    }
    guard names.count == 1, let code = names.first.flatMap(Self.code) else { return nil }
    return Unicode.Scalar(code).map { String(Character($0)) }
  }

  /// The initial value of a constant, such as `Keys.erase`.
  private func constant(_ expression: ExprSyntax, _ scope: Scope) -> ExprSyntax? {
    guard let access = expression.as(MemberAccessExprSyntax.self), let base = access.base,
      case .type(let type) = evaluator.evaluate(base, scope),
      case .property(let property, _)? = evaluator.member(
        access.declName.baseName.text, of: Owner(type: type, value: nil, isStatic: true)),
      property.isConstant
    else { return nil }
    return property.initializer
  }

  /// Whether an expression makes a string.
  private static func isMade(_ expression: ExprSyntax) -> Bool {
    let first = expression.as(SequenceExprSyntax.self)?.elements.first ?? expression
    return first.as(FunctionCallExprSyntax.self).map {
      ["String", "NSString"].contains($0.calledExpression.trimmedDescription)
    }
      ?? false
  }

  private static func code(of name: String) -> UInt32? {
    if let known = codes[name] { return known }
    guard name.hasPrefix("NSF"), let number = UInt32(name.dropFirst(3).dropLast("FunctionKey".count)),
      (1...20).contains(number)
    else { return nil }
    return 0xF703 + number
  }

  private static let codes: [String: UInt32] = [
    "NSEnterCharacter": 0x3, "NSBackspaceCharacter": 0x8, "NSTabCharacter": 0x9, "NSNewlineCharacter": 0xA,
    "NSCarriageReturnCharacter": 0xD, "NSDeleteCharacter": 0x7F, "NSUpArrowFunctionKey": 0xF700,
    "NSDownArrowFunctionKey": 0xF701, "NSLeftArrowFunctionKey": 0xF702, "NSRightArrowFunctionKey": 0xF703,
    "NSDeleteFunctionKey": 0xF728, "NSHomeFunctionKey": 0xF729, "NSEndFunctionKey": 0xF72B,
    "NSPageUpFunctionKey": 0xF72C, "NSPageDownFunctionKey": 0xF72D,
  ]
}
