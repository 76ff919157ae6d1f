import MenuSwiftViews
import SwiftDeclarations
import SwiftEvaluation
import SwiftSyntax
import SwiftValues

/// Menus that code hands to an object, which gives them to its button.
extension UIKitOwner {
  private static let maximumDepth = 3

  /// The owner of a menu by what the class of an object does with it: `cell.menu = menu`, whose `didSet` sets the menu
  /// of a button, or `cell.show(menu: menu)`.
  static func handed(_ menu: ExprSyntax, _ types: ControlTypes, depth: Int = 0) -> UIKitOwner? {
    guard depth < maximumDepth else { return nil }
    if let assignment = MenuAssignment(of: menu) {
      guard let base = assignment.base, let type = declaration(of: base, types), type.kind == .reference,
        let node = type.syntax.node, type.properties[assignment.member] != nil
      else { return nil }
      let uses = MenuMaker.uses(of: assignment.member, below: node)
      return owner(handing: uses, below: node, in: type.source, types.index, depth)
    }
    guard let argument = menu.awaited.parent?.as(LabeledExprSyntax.self),
      let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self),
      let base = call.calledExpression.as(MemberAccessExprSyntax.self)?.base, let type = declaration(of: base, types)
    else { return nil }
    let name = Evaluator.lastName(of: call.calledExpression)
    for function in types.index.methods(named: name, of: type) {
      let parameter = function.node?.signature.parameterClause.parameters.first { parameter in
        let label = parameter.firstName.text == "_" ? nil : parameter.firstName.text
        return label == argument.label?.text && parameter.type.trimmedDescription.hasPrefix("UIMenu")
      }
      guard let parameter, let body = function.body else { continue }
      let uses = MenuMaker.uses(of: (parameter.secondName ?? parameter.firstName).text, below: Syntax(body))
      if let found = owner(handing: uses, below: Syntax(body), in: function.source, types.index, depth) { return found }
    }
    return nil
  }

  /// The class of an object of the sources.
  private static func declaration(of object: ExprSyntax, _ types: ControlTypes) -> TypeDeclaration? {
    types.name(of: object).flatMap { types.index.type(named: $0, from: types.source) }
  }

  /// The owner of a menu in the class that gets it, with a label if there are several.
  private static func owner(
    handing uses: [ExprSyntax], below node: Syntax, in source: SwiftSource, _ index: DeclarationIndex, _ depth: Int
  ) -> UIKitOwner? {
    let types = ControlTypes(index: index, source: source, root: node.root)
    var owners = uses.map { UIKitOwner(ofUse: $0, types) }.filter { !$0.isNone }
    if owners.isEmpty { owners = uses.compactMap { handed($0, types, depth: depth + 1) } }
    let labeled = owners.first { owner in
      owner.target.map { isLabeled(Evaluator.lastName(of: $0), below: node) } ?? false
    }
    guard var owner = labeled ?? owners.first else { return nil }
    owner.source = owner.source ?? source
    return owner
  }

  /// Whether code sets the title or the image of a button.
  private static func isLabeled(_ button: String, below node: Syntax) -> Bool {
    var stack = [node]
    while let next = stack.popLast() {
      if let access = next.as(MemberAccessExprSyntax.self), let base = access.base,
        Evaluator.lastName(of: base) == button, ButtonReader.isLabeling(access.declName.baseName.text)
      {
        return true
      }
      stack += next.children(viewMode: .sourceAccurate)
    }
    return false
  }
}
