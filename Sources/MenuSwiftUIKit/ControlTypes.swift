import MenuSwiftViews
package import SwiftDeclarations
import SwiftEvaluation
package import SwiftSyntax
import SwiftValues

/// The types of the objects whose menu code sets, by their declarations.
package struct ControlTypes {
  let index: DeclarationIndex
  let source: SwiftSource
  /// The tree of the file.
  let root: Syntax

  package init(index: DeclarationIndex, source: SwiftSource, root: Syntax) {
    (self.index, self.source, self.root) = (index, source, root)
  }

  private static let maximumDepth = 8
  /// The properties of UIKit that hold bar button items.
  private static let barItems: Set = ["rightBarButtonItem", "leftBarButtonItem", "backBarButtonItem", "editButtonItem"]

  /// Whether an expression is a button or a bar button item; `nil` if its type is unknown.
  func isButton(_ expression: ExprSyntax) -> Bool? { name(of: expression).flatMap { isButton(type: $0) } }

  /// Whether a class is a kind of button; `nil` if the sources do not tell it.
  func isButton(type name: String) -> Bool? {
    let classes = index.ancestors(named: name).filter { index.type(named: $0, from: source)?.kind != .contract }
    let answers = classes.compactMap { name -> Bool? in
      switch index.type(named: name, from: source)?.kind {
      case .structure, .enumeration: false
      case .contract, .reference: nil
      case .foreign, nil: Self.isKnownButton(name)
      }
    }
    return answers.contains(true) ? true : answers.first
  }

  /// Whether a class of a library, such as `LargeButton`, is a button.
  private static func isKnownButton(_ name: String) -> Bool? {
    if name.hasSuffix("Button") || name.hasSuffix("BarButtonItem") { return true }
    return name.hasPrefix("UI") ? false : nil
  }

  // MARK: Types

  /// The name of the type of an expression; `nil` if the sources do not tell it.
  func name(of expression: ExprSyntax, depth: Int = 0) -> String? {
    guard depth < Self.maximumDepth else { return nil }
    let plain = expression.unwrapped
    switch plain.as(ExprSyntaxEnum.self) {
    case .declReferenceExpr(let reference):
      return declaration(of: reference.baseName.text.trimmingBackticks, at: Syntax(plain))
        .flatMap { name(of: $0, depth) }
    case .memberAccessExpr(let access):
      let member = access.declName.baseName.text.trimmingBackticks
      guard let base = access.base else { return nil }
      if isSelf(base) { return self.member(member, around: Syntax(plain)).flatMap { name(of: $0, depth) } }
      if Self.barItems.contains(member) { return "UIBarButtonItem" }
      if member == "shared", let type = base.as(DeclReferenceExprSyntax.self)?.baseName.text,
        type.first?.isUppercase == true
      {
        return type
      }
      let owner = name(of: base, depth: depth + 1).flatMap { index.type(named: $0, from: source) }
      return owner.flatMap { property(member, of: $0) }.flatMap { name(of: Declaration($0), depth) }
    case .functionCallExpr(let call): return name(ofResult: call, depth)
    case .subscriptCallExpr(let call):
      guard let list = name(of: call.calledExpression, depth: depth + 1), list.hasPrefix("[") else { return nil }
      return list.contains(":") ? nil : list.trimmingPrefix("[").split(separator: "]").first.map(String.init)
    case .arrayExpr(let array):
      return array.elements.first.flatMap { name(of: $0.expression, depth: depth + 1) }.map { "[\($0)]" }
    case .sequenceExpr(let sequence):
      let parts = Array(sequence.elements)
      if parts.count == 3, parts[1].is(UnresolvedAsExprSyntax.self), let type = parts[2].as(TypeExprSyntax.self)?.type {
        return DeclarationIndex.plainName(of: type)
      }
      return parts.count == 3 && parts[1].trimmedDescription == "??" ? name(of: parts[0], depth: depth + 1) : nil
    case .tryExpr(let attempt): return name(of: attempt.expression, depth: depth + 1)
    case .awaitExpr(let wait): return name(of: wait.expression, depth: depth + 1)
    default: return nil
    }
  }

  private func name(of declaration: Declaration, _ depth: Int) -> String? {
    declaration.type.map { DeclarationIndex.plainName(of: $0) }
      ?? declaration.value.flatMap { name(of: $0, depth: depth + 1) }
  }

  private func name(ofResult call: FunctionCallExprSyntax, _ depth: Int) -> String? {
    let callee = Evaluator.withoutArguments(call.calledExpression)
    if let closure = callee.as(ClosureExprSyntax.self) {
      if let type = closure.signature?.returnClause?.type { return DeclarationIndex.plainName(of: type) }
      return closure.statements.last?.item.expression.flatMap { name(of: $0, depth: depth + 1) }
    }
    if let reference = callee.as(DeclReferenceExprSyntax.self) {
      let name = reference.baseName.text.trimmingBackticks
      if name.first?.isUppercase == true { return name }
      return type(around: Syntax(call)).flatMap { result(of: index.methods(named: name, of: $0)) }
    }
    guard let access = callee.as(MemberAccessExprSyntax.self), let base = access.base else { return nil }
    let member = access.declName.baseName.text.trimmingBackticks
    if member == "init" { return base.trimmedDescription }
    if isSelf(base) {
      return type(around: Syntax(call)).flatMap { result(of: index.methods(named: member, of: $0)) }
    }
    // A class, such as `UIButton.systemButton(with:target:action:)`, or an object.
    let written = base.as(DeclReferenceExprSyntax.self)?.baseName.text
    let isType = written?.first?.isUppercase == true
    guard let owner = isType ? written : name(of: base, depth: depth + 1) else { return nil }
    let type = index.type(named: owner, from: source)
    let functions = type.map { isType ? $0.staticMethods[member] ?? [] : index.methods(named: member, of: $0) } ?? []
    if let found = result(of: functions) { return found == "Self" ? owner : found }
    return isButton(type: owner) == true ? owner : nil
  }

  private func result(of functions: [Function]) -> String? {
    functions.lazy.compactMap { $0.node?.signature.returnClause?.type }.first
      .map { DeclarationIndex.plainName(of: $0) }
  }

  private func isSelf(_ base: ExprSyntax) -> Bool { ["self", "Self"].contains(base.unwrapped.trimmedDescription) }

  // MARK: Declarations

  /// The declaration of a variable.
  package struct Declaration {
    var type: TypeSyntax?
    var value: ExprSyntax?
    /// The statements that see a local variable; `nil` for members.
    package var region: Syntax?

    init(type: TypeSyntax? = nil, value: ExprSyntax? = nil, region: Syntax? = nil) {
      (self.type, self.value, self.region) = (type, value, region)
    }

    init(_ property: Property) { self.init(type: property.type, value: property.initializer) }
  }

  package func declaration(of name: String, at node: Syntax) -> Declaration? {
    var inner = node
    while let outer = inner.parent {
      if let found = Self.local(name, in: outer, before: inner) { return found }
      if outer.is(MemberBlockSyntax.self) { return member(name, around: node) }
      inner = outer
    }
    return nil
  }

  /// The local variable that a node declares for its part with the use.
  private static func local(_ name: String, in outer: Syntax, before inner: Syntax) -> Declaration? {
    if let list = outer.as(CodeBlockItemListSyntax.self) {
      for item in list.prefix(while: { Syntax($0).id != inner.id }).reversed() {
        if let guarding = item.item.as(GuardStmtSyntax.self),
          let found = bound(name, by: guarding.conditions, outer)
        {
          return found
        }
        for binding in item.item.as(VariableDeclSyntax.self)?.bindings ?? [] where Property.name(of: binding) == name {
          return Declaration(type: binding.typeAnnotation?.type, value: binding.initializer?.value, region: outer)
        }
      }
    }
    if let choice = outer.as(IfExprSyntax.self), Syntax(choice.body).id == inner.id {
      return bound(name, by: choice.conditions, Syntax(choice.body))
    }
    if let loop = outer.as(ForStmtSyntax.self), Syntax(loop.body).id == inner.id,
      loop.pattern.as(IdentifierPatternSyntax.self)?.identifier.text == name
    {
      let first = loop.sequence.as(ArrayExprSyntax.self)?.elements.first?.expression
      return Declaration(value: first, region: Syntax(loop.body))
    }
    if let closure = outer.as(ClosureExprSyntax.self), closure.parameterNames.contains(name) {
      let clause = closure.signature?.parameterClause?.as(ClosureParameterClauseSyntax.self)
      let parameter = clause?.parameters.first { ($0.secondName ?? $0.firstName).text == name }
      return Declaration(type: parameter?.type, region: outer)
    }
    let parameters =
      outer.as(FunctionDeclSyntax.self)?.signature.parameterClause.parameters
      ?? outer.as(InitializerDeclSyntax.self)?.signature.parameterClause.parameters
    let parameter = parameters?.first { ($0.secondName ?? $0.firstName).text.trimmingBackticks == name }
    return parameter.map { Declaration(type: $0.type, region: outer) }
  }

  /// The variable that a condition binds: `if let button = button as? UIButton`.
  private static func bound(
    _ name: String, by conditions: ConditionElementListSyntax, _ region: Syntax
  ) -> Declaration? {
    for element in conditions {
      guard case .optionalBinding(let binding) = element.condition,
        let pattern = binding.pattern.as(IdentifierPatternSyntax.self), pattern.identifier.text == name
      else { continue }
      let type = binding.typeAnnotation?.type
      // `if let button` binds the variable outside.
      guard let value = binding.initializer?.value else { return type.map { Declaration(type: $0, region: region) } }
      return Declaration(type: type, value: value, region: region)
    }
    return nil
  }

  private func member(_ name: String, around node: Syntax) -> Declaration? {
    type(around: node).flatMap { property(name, of: $0) }.map { Declaration($0) }
  }

  private func type(around node: Syntax) -> TypeDeclaration? {
    var names: [String] = []
    var current = node.parent
    while let inner = current {
      if let name = ScopeBuilder.typeName(of: inner) { names.insert(name, at: 0) }
      current = inner.parent
    }
    return names.isEmpty ? nil : index.type(named: names.joined(separator: "."), from: source)
  }

  private func property(_ name: String, of type: TypeDeclaration, depth: Int = 0) -> Property? {
    if let own = type.properties[name] { return own }
    guard depth < Self.maximumDepth else { return nil }
    let parent = type.inherited.lazy.compactMap { index.type(named: $0, from: type.source) }
      .first { $0.kind == .reference }
    return parent.flatMap { property(name, of: $0, depth: depth + 1) }
  }

  // MARK: Regions

  /// The statements that may set the properties of a variable: those that see a local variable, otherwise those of the
  /// type around its use.
  func regions(of target: ExprSyntax) -> [Syntax] {
    let plain = target.unwrapped
    if let name = plain.as(DeclReferenceExprSyntax.self)?.baseName.text.trimmingBackticks,
      let region = declaration(of: name, at: Syntax(plain))?.region
    {
      return [region]
    }
    var current = Syntax(plain).parent
    while let outer = current, ScopeBuilder.typeName(of: outer) == nil { current = outer.parent }
    guard let type = current.flatMap({ ScopeBuilder.typeName(of: $0) })?.split(separator: ".").last else {
      return [plain.root]
    }
    var regions: [Syntax] = []
    var stack = [plain.root]
    while let node = stack.popLast() {
      if ScopeBuilder.typeName(of: node)?.split(separator: ".").last == type {
        regions.append(node)
      } else if !node.is(CodeBlockSyntax.self) {
        stack += node.children(viewMode: .sourceAccurate).reversed()
      }
    }
    return regions
  }
}
