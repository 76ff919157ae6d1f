import MenuImport
import MenuStrings
import MenuSwiftAppKit
import SwiftDeclarations
import SwiftEvaluation
import SwiftSyntax
import SwiftValues

/// The items that classes validate.
extension OutletReader {
  /// Notes that a class decides whether the items whose actions it implements are enabled.
  func noteValidation(by function: FunctionDeclSyntax, of owner: String, _ body: Body) {
    let types = evaluator.index.ancestors(named: owner).flatMap { evaluator.index.allTypes(named: $0) }
    let actions = Set(types.flatMap { $0.methods.values.joined() }.compactMap { $0.node?.sentAction })
    for action in actions.sorted() {
      changes.append(
        OutletChange(
          owner: owner, outlet: OutletName.action(action), property: OutletChange.validation,
          location: body.source.location(of: function),
          reason: "\(function.name.text) of \(owner) decides whether it is enabled"))
    }
  }
}

extension FunctionDeclSyntax {
  /// The selector of an action; also without `@objc`, which a protocol or an extension may add.
  fileprivate var sentAction: String? {
    if let action { return action }
    let parameters = signature.parameterClause.parameters
    guard let sender = parameters.first, parameters.count == 1, sender.firstName.text == "_",
      !modifiers.contains(where: { ["private", "static"].contains($0.name.text) })
    else { return nil }
    let type = DeclarationIndex.plainName(of: sender.type)
    return type.hasPrefix("Any") || type.hasPrefix("NSMenuItem") ? "\(name.text):" : nil
  }
}
