import SwiftDeclarations
package import SwiftSyntax

extension Syntax {
  /// Whether the node is a preview of a view rather than a part of the app.
  package var isPreview: Bool {
    if let macro = self.as(MacroExpansionExprSyntax.self) { return macro.macroName.text == "Preview" }
    if let macro = self.as(MacroExpansionDeclSyntax.self) { return macro.macroName.text == "Preview" }
    guard let type = self.as(StructDeclSyntax.self) else { return false }
    return type.inheritanceClause?.inheritedTypes.contains { $0.type.trimmedDescription == "PreviewProvider" } ?? false
  }
}
