import MenuImport
import SwiftDeclarations
import SwiftSyntax
import SwiftValues

/// Members of an enumeration’s value that is known only at runtime, if they are the same for all cases.
extension Evaluator {
  /// - Parameter call: The call of the member; `nil` for a property.
  func sharedMember(
    _ access: MemberAccessExprSyntax, of base: ExprSyntax, _ call: FunctionCallExprSyntax?, _ scope: Scope
  ) -> Value? {
    guard let type = enumeration(of: base, scope) else { return nil }
    let owner = Owner(type: type, value: nil)
    let name = access.declName.baseName.text.trimmingBackticks
    var found: Value?
    if let call {
      for function in index.methods(named: name, of: type) where found == nil {
        found = self.call(.function(function, owner), call, scope)
      }
    } else if let property = index.property(named: name, of: type), property.isComputed {
      found = value(of: property, owner)
    }
    switch found {
    case .text(let text): return text.isKnown && text.choices.isEmpty && text.alternatives.isEmpty ? found : nil
    case .number, .bool, .enumCase: return found
    case .nothing, .list, .tuple, .instance, .closure, .function, .type, .symbol, .conditional, .repeated, .unknown,
      nil:
      return nil
    }
  }

  /// The enumeration that is the written type of a parameter or property.
  private func enumeration(of base: ExprSyntax, _ scope: Scope) -> TypeDeclaration? {
    guard let written = writtenType(of: base, scope),
      let type = index.type(
        named: DeclarationIndex.plainName(of: written.syntax), from: written.scope.source,
        inside: written.scope.nearestOwner?.type),
      type.kind == .enumeration
    else { return nil }
    return type
  }
}
