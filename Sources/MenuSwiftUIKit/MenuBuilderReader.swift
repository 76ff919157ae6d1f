package import MenuImport
import MenuStrings
import MenuSwiftViews
package import SwiftDeclarations
import SwiftEvaluation
package import SwiftSyntax
import SwiftValues

/// Reads `buildMenu(with:)`, which inserts menus into the system's menu bar.
package struct MenuBuilderReader {
  let elements: ElementReader
  private var evaluator: Evaluator { elements.evaluator }

  package init(elements: ElementReader) { self.elements = elements }

  /// Returns the function if it builds a menu bar.
  package static func function(_ node: Syntax) -> FunctionDeclSyntax? {
    guard let function = node.as(FunctionDeclSyntax.self), builder(of: function) != nil else { return nil }
    return function
  }

  /// The name of the parameter that is the menu builder.
  private static func builder(of function: FunctionDeclSyntax) -> String? {
    let parameters = function.signature.parameterClause.parameters
    let found =
      parameters.first { $0.type.trimmedDescription.contains("UIMenuBuilder") }
      ?? (function.name.text == "buildMenu" ? parameters.first { $0.firstName.text == "with" } : nil)
    return found.map { ($0.secondName ?? $0.firstName).text }
  }

  /// Whether another function of the file passes its builder to a function.
  package static func isHelper(_ function: FunctionDeclSyntax) -> Bool {
    if function.name.text == "buildMenu" { return false }
    var stack = [function.root]
    while let node = stack.popLast() {
      if let call = node.as(FunctionCallExprSyntax.self),
        Evaluator.lastName(of: call.calledExpression) == function.name.text
      {
        var outer = node.parent
        while let current = outer, !current.is(FunctionDeclSyntax.self) { outer = current.parent }
        if let outer, outer.id != Syntax(function).id, Self.function(outer) != nil { return true }
      }
      stack += node.children(viewMode: .sourceAccurate).reversed()
    }
    return false
  }

  /// The items of the menu bar, with notes on the changes of other menus.
  package func items(
    of function: FunctionDeclSyntax, application: ReadText, in source: SwiftSource
  ) -> (items: [ImportedItem], notes: [Placeholder]) {
    var bar = StandardMenuBar(
      application: application, location: source.location(of: function),
      isTouch: evaluator.compilation.platform == "iPadOS")
    let owner = ScopeBuilder(source: source, evaluator: evaluator).type(around: function)
    var notes: [Placeholder] = []
    for (call, source) in calls(in: function, of: owner, source) {
      if !MenuSystemBranch.isReached(call) {
        notes.append(
          Placeholder(
            location: source.location(of: call), text: "left out", reason: "context menus get it, not the menu bar"))
      } else {
        read(call, in: source, &bar, &notes)
      }
    }
    return (bar.items, notes)
  }

  /// The items that a view or a view controller adds to its edit menu.
  package func editItems(of function: FunctionDeclSyntax, in source: SwiftSource) -> [ImportedItem] {
    let owner = ScopeBuilder(source: source, evaluator: evaluator).type(around: function)
    return calls(in: function, of: owner, source).flatMap { call, source in
      let scope = ScopeBuilder(source: source, evaluator: evaluator).scope(at: call)
      return Self.anchor(of: call) == nil ? [] : conditional(content(of: call, scope), call, scope)
    }
  }

  /// The calls of the builder's methods, in source order, including those of functions that get the builder.
  private func calls(
    in function: FunctionDeclSyntax, of owner: TypeDeclaration?, _ source: SwiftSource, depth: Int = 0
  ) -> [(call: FunctionCallExprSyntax, source: SwiftSource)] {
    guard let body = function.body, let name = Self.builder(of: function), depth < 4 else { return [] }
    var calls: [(call: FunctionCallExprSyntax, source: SwiftSource)] = []
    var stack = [Syntax(body)]
    while let node = stack.popLast() {
      if let call = node.as(FunctionCallExprSyntax.self) {
        if call.calledExpression.as(MemberAccessExprSyntax.self)?.base?.trimmedDescription == name {
          calls.append((call, source))
          continue
        }
        if call.arguments.contains(where: { $0.expression.trimmedDescription == name }),
          let (inner, type, other) = helper(call, of: owner, source, except: function)
        {
          elements.note(other.location(of: inner))
          calls += self.calls(in: inner, of: type, other, depth: depth + 1)
          continue
        }
      }
      if let condition = node.as(IfConfigDeclSyntax.self) {
        stack += compiledClauses(of: condition).reversed()
        continue
      }
      stack += node.children(viewMode: .sourceAccurate).reversed()
    }
    return calls
  }

  private func compiledClauses(of condition: IfConfigDeclSyntax) -> [Syntax] {
    var clauses: [Syntax] = []
    for clause in condition.clauses {
      switch evaluator.compilation.isCompiled(clause) {
      case true: return clauses + [Syntax(clause)]
      case nil: clauses.append(Syntax(clause))
      case false: break
      }
    }
    return clauses
  }

  /// The function that a call passes the builder to, with its type; `nil` for inherited and unknown functions.
  private func helper(
    _ call: FunctionCallExprSyntax, of owner: TypeDeclaration?, _ source: SwiftSource,
    except function: FunctionDeclSyntax
  ) -> (FunctionDeclSyntax, TypeDeclaration?, SwiftSource)? {
    let name = Evaluator.lastName(of: call.calledExpression)
    var type = owner
    if let base = call.calledExpression.as(MemberAccessExprSyntax.self)?.base {
      if base.is(SuperExprSyntax.self) { return nil }
      if !["self", "self?", "Self"].contains(base.trimmedDescription) {
        let scope = ScopeBuilder(source: source, evaluator: evaluator).scope(at: call)
        guard case .instance(let instance) = evaluator.evaluate(base, scope) else { return nil }
        type = instance.type
      }
    }
    let methods = type.map { evaluator.index.methods(named: name, of: $0) } ?? []
    let all = methods + (type === owner ? evaluator.index.functions(named: name) : [])
    for found in all {
      guard let node = found.node, found.source.location(of: node) != source.location(of: function) else { continue }
      return (node, type, found.source)
    }
    return nil
  }

  private func read(
    _ call: FunctionCallExprSyntax, in source: SwiftSource, _ bar: inout StandardMenuBar, _ notes: inout [Placeholder]
  ) {
    let scope = ScopeBuilder(source: source, evaluator: evaluator).scope(at: call)
    if Evaluator.lastName(of: call.calledExpression) == "remove", let menu = call.argument("menu") {
      if !isOpen(Self.condition(around: call), scope) { bar.remove(Evaluator.lastName(of: menu)) }
      return
    }
    guard let anchor = Self.anchor(of: call) else { return }
    let name = Evaluator.lastName(of: anchor.identifier)
    var found = conditional(content(of: call, scope), call, scope)
    if found.isEmpty, Self.clears(call), bar.contains(name) {
      if isOpen(Self.condition(around: call), scope) {
        notes.append(
          Placeholder(
            location: source.location(of: call), text: "unchanged",
            reason: "code removes the items of the menu \(name) in a case known only at runtime"))
      } else {
        bar.replace(name, with: [])
      }
    }
    guard !found.isEmpty else { return }
    guard bar.contains(name) else {
      let unknown = evaluator.unknown(anchor.identifier, scope, "it is not a standard menu")
      found[0].placeholders.append(
        Placeholder(location: unknown.location, text: "File", reason: unknown.reason))
      return bar.insert(found, into: "file", atStart: false, named: "")
    }
    let own = identifier(in: call, scope)
    switch anchor.place {
    case .start: bar.insert(found, into: name, atStart: true, named: own)
    case .end: bar.insert(found, into: name, atStart: false, named: own)
    case .before: bar.insert(found, nextTo: name, isBefore: true, named: own)
    case .after: bar.insert(found, nextTo: name, isBefore: false, named: own)
    case .instead: bar.replace(name, with: found)
    }
  }

  /// The identifier of the app for the menu that a call inserts: `sketches` of `identifier: .sketches`.
  private func identifier(in call: FunctionCallExprSyntax, _ scope: Scope) -> String {
    guard let menu = call.arguments.first(where: { $0.label == nil })?.expression,
      case .symbol(let made) = evaluator.evaluate(menu, scope).unconditional.value,
      let identifier = made.syntax.as(FunctionCallExprSyntax.self)?.argument("identifier")?.as(
        MemberAccessExprSyntax.self)
    else { return "" }
    return identifier.declName.baseName.text
  }

  /// The items of a call, under the condition of the innermost branch around it.
  private func conditional(
    _ items: [ImportedItem], _ call: FunctionCallExprSyntax, _ scope: Scope
  ) -> [ImportedItem] {
    guard let condition = Self.condition(around: call), isOpen(condition, scope), !items.isEmpty else { return items }
    var items = items
    let unknown = evaluator.unknown(condition, scope, Evaluator.runTime)
    ItemReader.addPlaceholder(
      Placeholder(location: unknown.location, isShown: true, reason: unknown.reason), in: &items)
    ItemReader.require(Evaluator.conditionWords(of: condition), of: &items)
    return items
  }

  /// Whether a condition is known only at runtime.
  private func isOpen(_ condition: ConditionElementListSyntax?, _ scope: Scope) -> Bool {
    guard let condition, case .open = evaluator.decide(condition, scope.undecided).truth else { return false }
    return true
  }

  private func content(of call: FunctionCallExprSyntax, _ scope: Scope) -> [ImportedItem] {
    // The closure or function gets the current children, which the system knows.
    if let provider = call.trailingClosure.map({ ExprSyntax($0) }) ?? call.argument("from") {
      return provided(by: provider, scope)
    }
    let argument = call.argument("with") ?? call.arguments.first { $0.label == nil }?.expression
    // A menu without elements removes those of the system.
    if let menu = argument?.as(FunctionCallExprSyntax.self), menu.calledExpression.trimmedDescription == ".init" {
      guard menu.argument("children") != nil else { return [] }
      let made = Expression(syntax: ExprSyntax(menu), scope: scope, delegate: "UIMenu")
      return elements.elements(of: .symbol(made), ExprSyntax(menu), scope)
    }
    return argument.map { elements.elements(of: $0, scope) } ?? []
  }

  /// Whether a closure that only returns an empty list replaces the children of a menu.
  private static func clears(_ call: FunctionCallExprSyntax) -> Bool {
    let provider = call.trailingClosure ?? call.argument("from")?.as(ClosureExprSyntax.self)
    guard let statements = provider?.statements, statements.count == 1 else { return false }
    return statements.first?.item.expression?.as(ArrayExprSyntax.self)?.elements.isEmpty == true
  }

  /// The items of a closure or a function that replaces the children of a menu.
  private func provided(by provider: ExprSyntax, _ scope: Scope) -> [ImportedItem] {
    if let closure = provider.as(ClosureExprSyntax.self) {
      guard let last = closure.statements.last?.item.expression else { return [] }
      let inner = ScopeBuilder(source: scope.source, evaluator: evaluator)
        .scope(at: Syntax(last), from: Syntax(closure), scope)
      return elements.elements(of: last, inner)
    }
    guard case .function(let function, _) = evaluator.evaluate(provider, scope),
      let last = function.body?.last?.item.expression
    else { return elements.elements(of: provider, scope) }
    let inner = ScopeBuilder(source: function.source, evaluator: evaluator).scope(at: last)
    return elements.elements(of: last, inner)
  }

  private enum Place { case start, end, before, after, instead }

  private static func anchor(of call: FunctionCallExprSyntax) -> (identifier: ExprSyntax, place: Place)? {
    let places: [(String, Place)] = [
      ("atStartOfMenu", .start), ("atEndOfMenu", .end), ("beforeMenu", .before), ("afterMenu", .after),
      ("menu", .instead), ("ofMenu", .instead),
    ]
    for (label, place) in places {
      if let identifier = call.argument(label), !(label == "menu" && call.arguments.count < 2) {
        return (identifier, place)
      }
    }
    return nil
  }

  /// The condition of the innermost branch around a call.
  private static func condition(around call: FunctionCallExprSyntax) -> ConditionElementListSyntax? {
    var inner = Syntax(call)
    while let outer = inner.parent, !outer.is(FunctionDeclSyntax.self) {
      if let choice = outer.as(IfExprSyntax.self), Syntax(choice.body).id == inner.id,
        MenuSystemBranch.isMain(choice.conditions) == nil
      {
        return choice.conditions
      }
      inner = outer
    }
    return nil
  }
}
