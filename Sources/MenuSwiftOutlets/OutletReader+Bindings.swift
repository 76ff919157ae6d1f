import MenuSwiftAppKit
import SwiftDeclarations
import SwiftEvaluation
import SwiftSyntax
import SwiftValues

/// Bindings that operators and methods of libraries make: `popUp.reactive.isEnabled <~ signal`.
extension OutletReader {
  func readOperator(_ sequence: SequenceExprSyntax, _ body: Body) {
    let parts = Array(sequence.elements)
    guard parts.count >= 3, let sign = parts[1].as(BinaryOperatorExprSyntax.self)?.operator.text,
      !Self.operators.contains(sign)
    else { return }
    for side in [parts.first, parts.last] { noteBinding(of: side, at: sequence, body) }
  }

  /// Notes that a property of a menu, an item, or a button follows a value: `item.rx.title`.
  func noteBinding(of target: ExprSyntax?, at node: some SyntaxProtocol, _ body: Body) {
    guard let access = target?.unwrapped.as(MemberAccessExprSyntax.self), var base = access.base?.unwrapped else {
      return
    }
    let words = access.trimmedDescription
    if let extended = base.as(MemberAccessExprSyntax.self), let object = extended.base,
      Self.extensions.contains(extended.declName.baseName.text)
    {
      base = object
    }
    guard let found = reach(base, body) else { return }
    let name = access.declName.baseName.text
    let property =
      found.kind == .popUp && name.hasPrefix("selected")
      ? "selection" : ["hidden": "isHidden", "enabled": "isEnabled"][name] ?? name
    note(property, of: found, at: node, "\(words) is bound to a value of the app", body)
  }

  /// The members by which libraries add properties.
  private static let extensions: Set = ["reactive", "rx", "bnd"]

  /// The operators of the standard library that change no operand.
  private static let operators: Set = [
    "==", "!=", "===", "!==", "<", ">", "<=", ">=", "~=", "&&", "||", "??", "+", "-", "*", "/", "%", "...", "..<", "&",
    "|", "^", "<<", ">>", "&+", "&-", "&*",
  ]
}
