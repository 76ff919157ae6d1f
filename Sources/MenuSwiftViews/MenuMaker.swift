import SwiftDeclarations
import SwiftEvaluation
package import SwiftSyntax
import SwiftValues

/// A function or property that returns a menu, and its uses in the same file.
package struct MenuMaker {
  package let name: String
  package let node: Syntax

  /// The innermost function or property around a node that returns a value of a type, such as `NSMenu`.
  package init?(around node: Syntax, returning type: String) {
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

  /// Whether the call is a result, not a part of it: `return UIMenu(…)`, the only expression, or a constant that is
  /// returned.
  package func returns(_ call: some ExprSyntaxProtocol) -> Bool {
    guard let parent = ExprSyntax(call).awaited.parent else { return false }
    if let binding = parent.parent?.as(PatternBindingSyntax.self), binding.id != node.id,
      let name = Property.name(of: binding)
    {
      var stack = [node]
      while let next = stack.popLast() {
        if let result = next.as(ReturnStmtSyntax.self), result.expression?.trimmedDescription == name { return true }
        stack += next.children(viewMode: .sourceAccurate)
      }
      return false
    }
    return parent.is(ReturnStmtSyntax.self) || parent.is(CodeBlockItemSyntax.self)
      || parent.is(InitializerClauseSyntax.self)
  }

  /// The statements of a function or property whose result is an array, or an optional one.
  package var listBody: CodeBlockItemListSyntax? {
    if let function = node.as(FunctionDeclSyntax.self) {
      return Self.isList(function.signature.returnClause?.type) ? function.body?.statements : nil
    }
    guard let binding = node.as(PatternBindingSyntax.self), Self.isList(binding.typeAnnotation?.type) else {
      return nil
    }
    return binding.accessorBlock.flatMap(PropertyTraits.getter)
  }

  private static func isList(_ type: TypeSyntax?) -> Bool {
    (type?.as(OptionalTypeSyntax.self)?.wrappedType ?? type)?.is(ArrayTypeSyntax.self) ?? false
  }

  /// The simple name of the type that has the function or property; `nil` for a global one.
  package var type: String? { ScopeBuilder.simpleTypeName(around: node) }

  /// The expressions that get the menu, in source order: `makeMenu()`, `self.makeMenu()`, `menu`.
  package var uses: [ExprSyntax] {
    let types = Self.types(declaring: name, below: node.root)
    let own = ScopeBuilder.simpleTypeName(around: node)
    let found = Self.uses(
      of: name, below: node.root, except: node, isElsewhere: { ScopeBuilder.simpleTypeName(around: $0) != own })
    let blocks = Self.blocks(declaring: name, below: node.root)
    return found.filter { use in
      guard accepts(use), blocks.isEmpty || !Self.isLocal(use, blocks) else { return false }
      // Another type with a member of the name uses its own.
      return ScopeBuilder.simpleTypeName(around: Syntax(use)).map { $0 == own || !types.contains($0) } ?? true
    }
  }

  /// Whether the node is a function with parameters.
  package var takesArguments: Bool {
    node.as(FunctionDeclSyntax.self)?.signature.parameterClause.parameters.isEmpty == false
  }

  /// Whether a use, if it is a call, has only arguments that the function takes.
  package func accepts(_ use: ExprSyntax) -> Bool {
    guard let function = node.as(FunctionDeclSyntax.self), let call = use.as(FunctionCallExprSyntax.self) else {
      return true
    }
    var rest = function.signature.parameterClause.parameters.map { $0.firstName.text }[...]
    return call.arguments.allSatisfy { argument in
      guard let index = rest.firstIndex(of: argument.label?.text ?? "_") else { return false }
      rest = rest[(index + 1)...]
      return true
    }
  }

  /// The names of the types in a file that declare a member of a name.
  private static func types(declaring name: String, below root: Syntax) -> Set<String> {
    var types: Set<String> = []
    var stack = [root]
    while let next = stack.popLast() {
      let isFunction = next.as(FunctionDeclSyntax.self)?.name.text.trimmingBackticks == name
      let isProperty =
        next.as(PatternBindingSyntax.self).map { Property.name(of: $0) == name } == true
        && next.parent?.parent?.parent?.is(MemberBlockItemSyntax.self) == true
      if isFunction || isProperty, let type = ScopeBuilder.simpleTypeName(around: next) { types.insert(type) }
      stack += next.children(viewMode: .sourceAccurate)
    }
    return types
  }

  /// The blocks with a local variable of a name.
  private static func blocks(declaring name: String, below root: Syntax) -> Set<SyntaxIdentifier> {
    var found: Set<SyntaxIdentifier> = []
    var stack = [root]
    while let next = stack.popLast() {
      if let binding = next.as(PatternBindingSyntax.self), Property.name(of: binding) == name,
        let block = binding.parent?.parent?.parent?.parent?.as(CodeBlockItemListSyntax.self)
      {
        found.insert(block.id)
      }
      stack += next.children(viewMode: .sourceAccurate)
    }
    return found
  }

  /// Whether a use is that of a local variable, which some blocks declare.
  private static func isLocal(_ use: ExprSyntax, _ blocks: Set<SyntaxIdentifier>) -> Bool {
    guard use.is(DeclReferenceExprSyntax.self) else { return false }
    var current = Syntax(use).parent
    while let outer = current, !outer.is(MemberBlockSyntax.self) {
      if blocks.contains(outer.id) { return true }
      current = outer.parent
    }
    return false
  }

  /// Whether AppKit calls the function to show the menu.
  package var isCalledByAppKit: Bool {
    guard let function = node.as(FunctionDeclSyntax.self) else { return false }
    let labels = function.signature.parameterClause.parameters.map(\.firstName.text)
    return name == "applicationDockMenu" || name == "menu" && labels == ["for"]
      || labels.contains { $0.hasPrefix("menuFor") }
  }

  /// - Parameter isElsewhere: Whether calls such as `controller.makeMenu()` at a reference are uses.
  package static func uses(
    of name: String, below root: Syntax, except node: Syntax? = nil, isElsewhere: (Syntax) -> Bool = { _ in false }
  ) -> [ExprSyntax] {
    var found: [ExprSyntax] = []
    var stack = [root]
    while let next = stack.popLast() {
      if let node, next.id == node.id { continue }
      if let reference = next.as(DeclReferenceExprSyntax.self), reference.baseName.text.trimmingBackticks == name,
        let use = use(of: reference, isElsewhere)
      {
        found.append(use)
      }
      stack += next.children(viewMode: .sourceAccurate).reversed()
    }
    return found
  }

  private static func use(of reference: DeclReferenceExprSyntax, _ isElsewhere: (Syntax) -> Bool) -> ExprSyntax? {
    var use = ExprSyntax(reference)
    if let access = use.parent?.as(MemberAccessExprSyntax.self), access.declName.id == reference.id {
      let base = access.base?.trimmedDescription
      guard ["self", "self?", "Self"].contains(base) || base != nil && isElsewhere(Syntax(reference)) else {
        return nil
      }
      use = ExprSyntax(access)
    }
    if let call = use.parent?.as(FunctionCallExprSyntax.self), call.calledExpression.id == use.id {
      use = ExprSyntax(call)
    }
    return use
  }
}

/// The property that a menu is assigned to: `button.menu = makeMenu()`, or `menu = makeMenu()` of the object itself.
package struct MenuAssignment {
  /// `nil` for a property of `self`.
  package let base: ExprSyntax?
  package let member: String

  package init?(of value: ExprSyntax) {
    let value = value.awaited
    guard let assignment = value.parent?.parent.flatMap({ Assignment($0) }), assignment.value?.id == value.id else {
      return nil
    }
    let target = assignment.target
    if let reference = target.as(DeclReferenceExprSyntax.self) {
      (base, member) = (nil, reference.baseName.text)
      return
    }
    guard let access = target.as(MemberAccessExprSyntax.self), let base = access.base else { return nil }
    self.base = base.trimmedDescription == "self" ? nil : base
    member = access.declName.baseName.text
  }
}

extension ExprSyntax {
  /// The expression with `try` and `await` before it.
  package var awaited: ExprSyntax {
    var outer = self
    while let next = outer.parent?.as(ExprSyntax.self), next.is(AwaitExprSyntax.self) || next.is(TryExprSyntax.self) {
      outer = next
    }
    return outer
  }
}
