import MenuSwiftViews
package import SwiftDeclarations
import SwiftEvaluation
package import SwiftSyntax
import SwiftValues

/// An expression that gets the menu of a function or property, and its file.
package struct MenuUse {
  let expression: ExprSyntax
  let source: SwiftSource
}

/// The uses of the members of a type that return menus, by the types of the objects that have them.
package struct MenuUses {
  let index: DeclarationIndex
  package let name: String
  /// The simple name of the type that declares the member; `nil` for global functions.
  package let type: String?

  private static let maximumDepth = 3

  /// The uses among expressions with the name, those on objects of a known type first.
  ///
  /// - Parameter allowsUnknown: Whether the object of a use may have an unknown type.
  package func uses(among found: [ExprSyntax], in source: SwiftSource, allowsUnknown: Bool = true) -> [MenuUse] {
    guard let root = found.first?.root else { return [] }
    let types = ControlTypes(index: index, source: source, root: root)
    var (known, unknown): ([MenuUse], [MenuUse]) = ([], [])
    for use in found {
      switch isUse(use, types) {
      case true?: known.append(MenuUse(expression: use, source: source))
      case nil: if allowsUnknown { unknown.append(MenuUse(expression: use, source: source)) }
      case false?: break
      }
    }
    return known + unknown
  }

  /// Whether an expression with the name is a use; `nil` if the sources do not tell the type of its object.
  private func isUse(_ use: ExprSyntax, _ types: ControlTypes) -> Bool? {
    let callee = use.as(FunctionCallExprSyntax.self)?.calledExpression ?? use
    guard let base = callee.as(MemberAccessExprSyntax.self)?.base?.unwrapped else {
      // A local variable or a parameter of the name.
      if types.declaration(of: name, at: Syntax(callee))?.region != nil { return false }
      return type == nil || isInside(Syntax(callee))
    }
    guard let type else { return false }
    if ["self", "Self"].contains(base.trimmedDescription) { return isInside(Syntax(callee)) }
    let written = base.as(DeclReferenceExprSyntax.self)?.baseName.text
    if let written, written.first?.isUppercase == true, index.type(named: written, from: types.source) != nil {
      return isRelated(written, type)
    }
    return types.name(of: base).map { isRelated($0, type) }
  }

  private func isInside(_ node: Syntax) -> Bool {
    guard let type else { return false }
    var current = node.parent
    while let outer = current {
      if let name = ScopeBuilder.typeName(of: outer), isRelated(name, type) { return true }
      current = outer.parent
    }
    return false
  }

  /// Whether one of two types inherits from the other, or conforms to it.
  private func isRelated(_ first: String, _ second: String) -> Bool {
    let names = [first, second].map { $0.split(separator: ".").last.map(String.init) ?? $0 }
    return index.ancestors(named: names[0]).contains(names[1]) || index.ancestors(named: names[1]).contains(names[0])
  }

  // MARK: Owners

  /// The owner of a menu by the uses of the function or property that returns it, and of those that hand it on.
  ///
  /// - Parameter elsewhere: Returns the uses of a member outside of a file.
  static func owner(
    of maker: MenuMaker, in source: SwiftSource, _ index: DeclarationIndex, depth: Int = 0,
    elsewhere: (MenuUses, SwiftSource) -> [MenuUse]
  ) -> UIKitOwner? {
    let own = MenuUses(index: index, name: maker.name, type: maker.type)
    let here = own.uses(among: maker.uses, in: source)
    if let owner = owner(ofUses: here, index) { return owner }
    let others = elsewhere(own, source)
    if let owner = owner(ofUses: others, index) { return owner }
    guard depth < maximumDepth else { return nil }
    for use in here + others {
      // `func update() -> UIMenu { …; return menu }`
      if let next = MenuMaker(around: Syntax(use.expression), returning: "UIMenu"), next.node.id != maker.node.id,
        next.returns(use.expression),
        let owner = owner(of: next, in: use.source, index, depth: depth + 1, elsewhere: elsewhere)
      {
        return owner
      }
    }
    return nil
  }

  /// Whether code uses the menu that a function or property returns only for its elements: `makeMenu().children`.
  static func areOnlyElements(of maker: MenuMaker, in site: ElementSite, _ index: DeclarationIndex) -> Bool {
    let own = MenuUses(index: index, name: maker.name, type: maker.type)
    let uses = own.uses(among: maker.uses, in: site.source) + site.uses(own, site.source)
    return !uses.isEmpty
      && uses.allSatisfy { use in
        var outer = use.expression.parent
        while let inner = outer, inner.is(OptionalChainingExprSyntax.self) { outer = inner.parent }
        return outer?.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "children"
      }
  }

  static func owner(ofUses uses: [MenuUse], _ index: DeclarationIndex) -> UIKitOwner? {
    for use in uses {
      let types = ControlTypes(index: index, source: use.source, root: use.expression.root)
      let expressions = [use.expression] + parameterUses(of: use.expression)
      if var owner = UIKitOwner.owner(ofUses: expressions, types) {
        owner.source = owner.source ?? use.source
        return owner
      }
    }
    return nil
  }

  /// The uses of the parameter of a function of the file that gets a menu: `show(makeMenu())`.
  private static func parameterUses(of menu: ExprSyntax) -> [ExprSyntax] {
    guard let argument = menu.awaited.parent?.as(LabeledExprSyntax.self),
      let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self)
    else { return [] }
    let base = call.calledExpression.as(MemberAccessExprSyntax.self)?.base
    guard base.map({ ["self", "Self"].contains($0.unwrapped.trimmedDescription) }) ?? true else { return [] }
    let name = Evaluator.lastName(of: call.calledExpression)
    var stack = [menu.root]
    while let node = stack.popLast() {
      if let function = node.as(FunctionDeclSyntax.self), function.name.text == name, let body = function.body,
        let parameter = function.signature.parameterClause.parameters.first(where: { parameter in
          let label = parameter.firstName.text == "_" ? nil : parameter.firstName.text
          return label == argument.label?.text && parameter.type.trimmedDescription.hasPrefix("UIMenu")
        })
      {
        return MenuMaker.uses(of: (parameter.secondName ?? parameter.firstName).text, below: Syntax(body))
      }
      stack += node.children(viewMode: .sourceAccurate).reversed()
    }
    return []
  }
}
