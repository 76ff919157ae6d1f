import MenuImport
import SwiftDeclarations
import SwiftEvaluation
import SwiftSyntax
import SwiftValues

/// A menu that code replaces before it uses the menu: `menu = menu.replacingChildren(…)`, or another assignment to the
/// local variable that holds it.
struct MenuVariable {
  /// The calls whose menus the variable gets, in source order.
  private(set) var calls: [FunctionCallExprSyntax]
  /// The uses after the last replacement.
  private(set) var uses: [ExprSyntax]
  private(set) var lastChange: Syntax

  /// `nil` for a menu that code uses as the call makes it.
  init?(of call: FunctionCallExprSyntax, _ types: ControlTypes) {
    let made = Self.replaced(ExprSyntax(call))
    guard let (name, region) = Self.variable(of: made, types) else {
      guard made.id != call.id else { return nil }
      (calls, uses, lastChange) = ([call], [made], Syntax(made))
      return
    }
    var changes: [Syntax] = []
    var values: [ExprSyntax] = []
    var found: [ExprSyntax] = []
    var stack = [region]
    while let node = stack.popLast() {
      stack += node.children(viewMode: .sourceAccurate).reversed()
      if let binding = node.as(PatternBindingSyntax.self), Property.name(of: binding) == name,
        let value = binding.initializer?.value
      {
        values.append(value)
      }
      guard let reference = node.as(DeclReferenceExprSyntax.self), reference.baseName.text == name,
        node.parent?.as(MemberAccessExprSyntax.self)?.declName.id != reference.id
      else { continue }
      if let assignment = node.parent?.parent.flatMap({ Assignment($0) }), Syntax(assignment.target).id == node.id {
        changes.append(node)
        if let value = assignment.value { values.append(value) }
        continue
      }
      let use = Self.replaced(ExprSyntax(reference))
      // The elements of the menu, for another one.
      if use.parent?.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "children" { continue }
      if Self.assigned(use) != name { found.append(use) }
    }
    let menus = values.compactMap { Self.origin(of: $0) }
    let isReplaced = made.id != call.id || found.contains { !$0.is(DeclReferenceExprSyntax.self) }
    guard !changes.isEmpty || isReplaced, menus.contains(where: { $0.id == call.id }) else {
      return nil
    }
    let last = changes.last
    calls = menus
    uses = found.filter { use in last.map { $0.position < use.position } ?? true }
    lastChange = last ?? Syntax(made)
    if uses.isEmpty { return nil }
  }

  /// The menu after the calls of `replacingChildren` that follow it.
  private static func replaced(_ menu: ExprSyntax) -> ExprSyntax {
    var made = menu
    while let access = made.parent?.as(MemberAccessExprSyntax.self),
      access.declName.baseName.text == "replacingChildren",
      let call = access.parent?.as(FunctionCallExprSyntax.self)
    { made = ExprSyntax(call) }
    return made
  }

  /// The call that makes a menu, without the calls of `replacingChildren` after it.
  private static func origin(of menu: ExprSyntax) -> FunctionCallExprSyntax? {
    var call = menu.as(FunctionCallExprSyntax.self)
    while let access = call?.calledExpression.as(MemberAccessExprSyntax.self),
      access.declName.baseName.text == "replacingChildren"
    { call = access.base?.as(FunctionCallExprSyntax.self) }
    return call.flatMap { Evaluator.elementType(of: $0) == "UIMenu" ? $0 : nil }
  }

  /// The local variable that gets a menu, and the statements that see it.
  private static func variable(of menu: ExprSyntax, _ types: ControlTypes) -> (name: String, region: Syntax)? {
    if let binding = menu.parent?.parent?.as(PatternBindingSyntax.self), let name = Property.name(of: binding),
      let region = binding.parent?.parent?.parent?.parent, region.is(CodeBlockItemListSyntax.self)
    {
      return (name, region)
    }
    guard let name = assigned(menu), let region = types.declaration(of: name, at: Syntax(menu))?.region,
      region.is(CodeBlockItemListSyntax.self)
    else { return nil }
    return (name, region)
  }

  /// The name of the variable that gets a value.
  private static func assigned(_ value: ExprSyntax) -> String? {
    guard let assignment = value.parent?.parent.flatMap({ Assignment($0) }), assignment.value?.id == value.id else {
      return nil
    }
    return assignment.target.as(DeclReferenceExprSyntax.self)?.baseName.text
  }
}

extension ElementReader {
  /// A menu, and its elements if code replaces them.
  struct MadeMenu {
    let call: FunctionCallExprSyntax
    let scope: Scope
    let children: [ImportedItem]?
    /// The use of the variable that holds the menu.
    let use: ExprSyntax
  }

  /// The menu of a variable at its first use after all changes; `nil` if it is unknown.
  func value(
    of variable: MenuVariable, _ types: ControlTypes, _ scopeAt: (Syntax) -> Scope
  ) -> MadeMenu? {
    let owned = variable.uses.first { UIKitOwner.owner(ofUses: [$0], types) != nil }
    guard let use = owned ?? variable.uses.first else { return nil }
    let scope = scopeAt(Syntax(use))
    guard case .symbol(let menu) = evaluator.evaluate(use, scope).unconditional.value,
      let call = menu.syntax.as(FunctionCallExprSyntax.self), let children = evaluator.children(ofMenu: menu)
    else { return nil }
    let isReplaced = menu.changes["children"] != nil
    return MadeMenu(
      call: call, scope: menu.scope, children: isReplaced ? elements(of: children, use, scope) : nil, use: use)
  }
}
