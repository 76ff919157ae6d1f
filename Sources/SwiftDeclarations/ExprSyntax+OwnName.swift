import SwiftSyntax

extension ExprSyntax {
  /// The name of `name` and `self.name`.
  var ownName: String? {
    if let access = self.as(MemberAccessExprSyntax.self) {
      return access.base?.trimmedDescription == "self" ? access.declName.baseName.text.trimmingBackticks : nil
    }
    return self.as(DeclReferenceExprSyntax.self)?.baseName.text.trimmingBackticks
  }
}
