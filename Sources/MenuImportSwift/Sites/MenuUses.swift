import SwiftEvaluation
import SwiftSyntax

/// A function or property that returns a menu, and its uses in the same file.
struct MenuMaker {
  let name: String
  let node: Syntax

  /// The innermost function or property around a node that returns a value of a type, such as `NSMenu`.
  init?(around node: Syntax, returning type: String) {
    var current = node.parent
    while let outer = current {
      if let function = outer.as(FunctionDeclSyntax.self) {
        guard function.signature.returnClause?.type.trimmedDescription.contains(type) == true else { return nil }
        self.init(name: function.name.text.trimmingBackticks, node: outer)
        return
      }
      if let binding = outer.as(PatternBindingSyntax.self), let name = Property.name(of: binding),
        outer.parent?.parent?.parent?.is(MemberBlockItemSyntax.self) == true
      {
        guard binding.typeAnnotation.map({ $0.type.trimmedDescription.contains(type) }) ?? true else { return nil }
        self.init(name: name, node: outer)
        return
      }
      if outer.is(MemberBlockSyntax.self) { return nil }
      current = outer.parent
    }
    return nil
  }

  private init(name: String, node: Syntax) {
    (self.name, self.node) = (name, node)
  }

  /// Whether the call is a result, not a part of it: `return UIMenu(…)`, or the only expression.
  func returns(_ call: FunctionCallExprSyntax) -> Bool {
    guard let parent = call.parent else { return false }
    return parent.is(ReturnStmtSyntax.self) || parent.is(CodeBlockItemSyntax.self)
      || parent.is(InitializerClauseSyntax.self)
  }

  /// The expressions that get the menu, in source order: `makeMenu()`, `self.makeMenu()`, `menu`.
  var uses: [ExprSyntax] {
    var found: [ExprSyntax] = []
    var stack = [node.root]
    while let next = stack.popLast() {
      if next.id == node.id { continue }
      if let reference = next.as(DeclReferenceExprSyntax.self), reference.baseName.text.trimmingBackticks == name,
        let use = Self.use(of: reference)
      {
        found.append(use)
      }
      stack += next.children(viewMode: .sourceAccurate).reversed()
    }
    return found
  }

  private static func use(of reference: DeclReferenceExprSyntax) -> ExprSyntax? {
    var use = ExprSyntax(reference)
    if let access = use.parent?.as(MemberAccessExprSyntax.self), access.declName.id == reference.id {
      guard ["self", "Self"].contains(access.base?.trimmedDescription) else { return nil }
      use = ExprSyntax(access)
    }
    if let call = use.parent?.as(FunctionCallExprSyntax.self), call.calledExpression.id == use.id {
      use = ExprSyntax(call)
    }
    return use
  }
}

/// The property that a menu is assigned to: `button.menu = makeMenu()`, or `menu = makeMenu()` of the object itself.
struct MenuAssignment {
  /// `nil` for a property of `self`.
  let base: ExprSyntax?
  let member: String

  init?(of value: ExprSyntax) {
    guard let sequence = value.parent?.parent?.as(SequenceExprSyntax.self) else { return nil }
    let parts = Array(sequence.elements)
    guard parts.count == 3, parts[1].is(AssignmentExprSyntax.self), parts[2].id == value.id else { return nil }
    let target = parts[0].as(OptionalChainingExprSyntax.self)?.expression ?? parts[0]
    if let reference = target.as(DeclReferenceExprSyntax.self) {
      (base, member) = (nil, reference.baseName.text)
      return
    }
    guard let access = target.as(MemberAccessExprSyntax.self), let base = access.base else { return nil }
    self.base = base.trimmedDescription == "self" ? nil : base
    member = access.declName.baseName.text
  }
}
