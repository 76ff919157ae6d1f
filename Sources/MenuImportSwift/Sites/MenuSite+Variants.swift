import MenuSwiftUIKit
import MenuSwiftViews
import SwiftDeclarations
import SwiftEvaluation
import SwiftSyntax
import SwiftValues

extension MenuSite {
  /// Whether the menu is SwiftUI's.
  var isOfViews: Bool {
    switch kind {
    case .menu, .contextMenu, .commands, .commandsType, .picker, .menuBarExtra, .wrapper: true
    case .element, .made, .appKit, .quickActions, .menuBuilder: false
    }
  }

  /// Whether a statement before the menu always returns.
  var isUnreachable: Bool {
    var inner = node
    while let outer = inner.parent, !outer.is(MemberBlockSyntax.self) {
      if let list = outer.as(CodeBlockItemListSyntax.self),
        list.prefix(while: { Syntax($0).id != inner.id }).contains(where: Self.alwaysReturns)
      {
        return true
      }
      inner = outer
    }
    return false
  }

  /// Whether a statement is `return`, or a guard whose condition is the literal `nil` or `false`.
  private static func alwaysReturns(_ statement: CodeBlockItemSyntax) -> Bool {
    guard case .stmt(let inner) = statement.item else { return false }
    if inner.is(ReturnStmtSyntax.self) { return true }
    return inner.as(GuardStmtSyntax.self)?.conditions.contains { element in
      switch element.condition {
      case .optionalBinding(let binding): binding.initializer?.value.is(NilLiteralExprSyntax.self) ?? false
      case .expression(let expression): expression.as(BooleanLiteralExprSyntax.self)?.literal.text == "false"
      case .availability, .matchingPattern: false
      }
    } ?? false
  }

  /// The menu for each call of the function that makes it with its parameters; otherwise, the site itself.
  var variants: [MenuSite] {
    guard case .element = kind, let call, let maker = MenuMaker(around: node, returning: "UIMenu"),
      let function = maker.node.as(FunctionDeclSyntax.self), maker.returns(call)
    else { return [self] }
    let names = function.signature.parameterClause.parameters.map { ($0.secondName ?? $0.firstName).text }
    let words = Set(call.tokens(viewMode: .sourceAccurate).map(\.text))
    guard !words.isDisjoint(with: names) else { return [self] }
    let uses = maker.uses.compactMap { $0.as(FunctionCallExprSyntax.self) }
    let owned = uses.filter { !Self.isElement(ExprSyntax($0)) }
    guard !owned.isEmpty, owned.count == uses.count else { return [self] }
    return owned.map { MenuSite(kind: .made(by: function, $0), source: source, node: node, call: call) }
  }

  /// Whether a menu is an element of another one, or of a list.
  private static func isElement(_ use: ExprSyntax) -> Bool {
    var current = Syntax(use).parent
    while let outer = current, !outer.is(CodeBlockItemSyntax.self) {
      if outer.is(ArrayExprSyntax.self) { return true }
      if let call = outer.as(FunctionCallExprSyntax.self),
        ["UIMenu", "append", "insert"].contains(Evaluator.elementType(of: call))
      {
        return true
      }
      current = outer.parent
    }
    // A constant or a result may be an element elsewhere.
    return use.parent?.parent?.is(PatternBindingSyntax.self) ?? false || use.parent?.is(ReturnStmtSyntax.self) ?? false
  }

  /// The button that gets the menu of a call: `button.menu = makeMenu()`, `button = UIBarButtonItem(menu: makeMenu())`.
  func button(of use: ExprSyntax, _ types: ControlTypes) -> (name: String, place: String)? {
    var target: ExprSyntax?
    var found: (name: String, place: String)?
    if let assignment = MenuAssignment(of: use), assignment.member == "menu" {
      target = assignment.base
    } else if let argument = use.parent?.as(LabeledExprSyntax.self), argument.label?.text == "menu",
      let made = argument.parent?.parent?.as(FunctionCallExprSyntax.self)
    {
      if let binding = made.parent?.parent?.as(PatternBindingSyntax.self), let name = Property.name(of: binding),
        let region = binding.parent?.parent?.parent?.parent
      {
        found = (name, "\(name) \(region.position.utf8Offset)")
      } else {
        target = made.parent?.parent.flatMap { Assignment($0) }?.target
      }
    }
    guard let target else { return found }
    let name = Evaluator.lastName(of: target)
    let declaration = target.as(DeclReferenceExprSyntax.self).flatMap { types.declaration(of: name, at: Syntax($0)) }
    let start = declaration?.region.map { "\($0.position.utf8Offset)" } ?? ""
    return (name, "\(name) \(start)")
  }
}
