import MenuImport
import MenuStrings
import MenuSwiftAppKit
import SwiftDeclarations
import SwiftEvaluation
import SwiftSyntax

/// The items that classes validate.
extension OutletReader {
  /// Notes that a class decides whether the items whose actions it implements are enabled.
  func noteValidation(by function: FunctionDeclSyntax, of owner: String, _ body: Body) {
    let types = evaluator.index.ancestors(named: owner).flatMap { evaluator.index.allTypes(named: $0) }
    let actions = Set(types.flatMap { $0.methods.values.joined() }.compactMap { $0.node?.action })
    for action in actions.sorted() {
      changes.append(
        OutletChange(
          owner: owner, outlet: OutletName.action(action), property: OutletChange.validation,
          location: body.source.location(of: function),
          reason: "\(function.name.text) of \(owner) decides whether it is enabled"))
    }
  }
}
