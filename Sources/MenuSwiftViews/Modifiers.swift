import MockupScene
import SwiftDeclarations
package import SwiftEvaluation
import SwiftScan
package import SwiftSyntax
package import SwiftValues

extension Evaluator {
  /// Separates a view from its modifiers, innermost first.
  ///
  /// - Parameter holders: The views that, put around the view by a modifier of the sources, become the view.
  package func peel(
    _ expression: ExprSyntax, _ scope: Scope, holders: Set<String> = controls
  ) -> (base: ExprSyntax, modifiers: [Modifier]) {
    var base = expression
    var modifiers: [Modifier] = []
    while modifiers.count < Limit.swiftChain.maximum {
      if let wrapped = base.as(PostfixIfConfigExprSyntax.self), let inner = wrapped.base {
        base = inner
        modifiers += compiledModifiers(of: wrapped, scope)
        continue
      }
      if let tuple = base.as(TupleExprSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first {
        base = only.expression
        continue
      }
      // A namespace of modifiers: `Text("…").compatibility.badge(2)`.
      if !modifiers.isEmpty, let access = base.as(MemberAccessExprSyntax.self), let inner = access.base,
        inner.is(FunctionCallExprSyntax.self)
      {
        base = inner
        continue
      }
      guard let call = base.as(FunctionCallExprSyntax.self),
        let access = call.calledExpression.as(MemberAccessExprSyntax.self), let inner = access.base,
        !isMethod(access, of: inner, scope), wrapper(of: base, scope, holders) == nil
      else { break }
      modifiers.append(Modifier(name: access.declName.baseName.text, call: call, scope: scope))
      base = inner
    }
    return (base, modifiers.reversed())
  }

  /// The modifiers in the compiled branch of `#if`, outermost first.
  private func compiledModifiers(of wrapped: PostfixIfConfigExprSyntax, _ scope: Scope) -> [Modifier] {
    for clause in wrapped.config.clauses {
      guard case .postfixExpression(let expression)? = clause.elements else { continue }
      if compilation.isCompiled(clause) == false { continue }
      var modifiers: [Modifier] = []
      var current: ExprSyntax? = expression
      while let call = current?.as(FunctionCallExprSyntax.self),
        let access = call.calledExpression.as(MemberAccessExprSyntax.self), modifiers.count < Limit.swiftChain.maximum
      {
        modifiers.append(Modifier(name: access.declName.baseName.text, call: call, scope: scope))
        current = access.base
      }
      return modifiers
    }
    return []
  }

  /// Whether a call is a method of the sources rather than a view modifier.
  private func isMethod(_ access: MemberAccessExprSyntax, of base: ExprSyntax, _ scope: Scope) -> Bool {
    let name = access.declName.baseName.text.trimmingBackticks
    if Self.isMap(name) { return true }
    let words = base.as(DeclReferenceExprSyntax.self)?.baseName.text
    if words == "self" || words == "Self" {
      // In a modifier, `self` is the view that it is applied to.
      if scope.local("self") != nil { return false }
      guard let type = scope.nearestOwner?.type else { return false }
      return name == "init" || type.methods[name] != nil || type.staticMethods[name] != nil
        || type.properties[name] != nil
    }
    guard base.is(DeclReferenceExprSyntax.self) || base.is(MemberAccessExprSyntax.self),
      !Self.knownModifiers.contains(name)
    else {
      return false
    }
    switch evaluate(base, scope) {
    case .type(let type):
      return name == "init" || type.staticMethods[name] != nil
        || index.type(named: "\(type.name).\(name)", from: scope.source) != nil
    case .instance(let instance): return instance.type.methods[name] != nil
    case .enumCase(let type, _, _): return type.methods[name] != nil
    // A method of an unknown value: `model.menuItems()`, `SomeModule.SomeView()`.
    case .unknown:
      return base.as(DeclReferenceExprSyntax.self).map { binding(of: $0.baseName.text, scope) == nil } ?? true
    case .symbol(let expression): return expression.syntax.is(DeclReferenceExprSyntax.self)
    case .text, .number, .bool, .nothing, .list, .tuple, .closure, .function, .conditional, .repeated: return false
    }
  }

  private static let knownModifiers: Set<String> = [
    "disabled", "keyboardShortcut", "labelStyle", "pickerStyle", "menuOrder", "menuActionDismissBehavior", "menuStyle",
    "help", "accessibilityLabel", "tag", "tint", "foregroundStyle", "foregroundColor", "badge", "hidden",
    "controlGroupStyle", "labelsHidden", "buttonStyle", "id", "onAppear", "font", "bold", "frame", "padding",
    "renderingMode", "resizable", "scaledToFit", "scaledToFill", "aspectRatio", "imageScale", "symbolRenderingMode",
    "symbolVariant", "lineLimit", "fontWeight", "accessibilityIdentifier", "accessibilityHidden",
  ]
}

// MARK: - Modifiers of the sources

/// The body of a modifier of the sources: a method in an extension of `View`, or a `ViewModifier`.
struct ModifierBody {
  let statements: CodeBlockItemListSyntax
  let scope: Scope
  /// The name of the view that the modifier is applied to.
  let content: String
}

extension Evaluator {
  /// The controls that may have another view as their label, or a control as their content.
  package static let controls: Set = [
    "Button", "NavigationLink", "Link", "ShareLink", "Menu", "Toggle", "Picker", "Label", "Section", "ControlGroup",
  ]
  /// The views that may contain the other parts of a label.
  static let labelHolders = controls.union(["HStack", "VStack", "ZStack", "LabeledContent"])

  func body(of modifier: Modifier) -> ModifierBody? {
    let source = modifier.scope.source
    if modifier.name == "modifier" {
      guard let argument = modifier.argument(), case .instance(let instance) = evaluate(argument, modifier.scope),
        let function = instance.type.methods["body"]?.first, let node = function.node, let body = function.body
      else { return nil }
      let parameter = node.signature.parameterClause.parameters.first
      let owner = Owner(type: instance.type, value: .instance(instance))
      let content = (parameter?.secondName ?? parameter?.firstName)?.text ?? ""
      // A known name, so that its methods are modifiers.
      let scope = Scope(source: function.source, owner: owner).binding([content: .runTime("\(content) \(Self.runTime)")]
      )
      return ModifierBody(statements: body, scope: scope, content: content)
    }
    guard let type = index.type(named: "View", from: source) else { return nil }
    for function in type.methods[modifier.name] ?? [] {
      let owner = Owner(type: type, value: nil)
      guard let names = parameters(of: function, owner)?.bind(modifier.call, modifier.scope), let body = function.body
      else { continue }
      return ModifierBody(
        statements: body, scope: Scope(source: function.source, owner: owner).binding(names), content: "self")
    }
    return nil
  }

  /// The body of a modifier of the sources that puts its view into another one: `Button(action: action) { self }`.
  func wrapper(
    of expression: ExprSyntax, _ scope: Scope, _ holders: Set<String>
  ) -> (statements: CodeBlockItemListSyntax, scope: Scope)? {
    guard let call = expression.as(FunctionCallExprSyntax.self),
      let access = call.calledExpression.as(MemberAccessExprSyntax.self), let view = access.base,
      let own = body(of: Modifier(name: access.declName.baseName.text, call: call, scope: scope)),
      Self.puts(own.content, into: holders, own.statements)
    else { return nil }
    return (own.statements, own.scope.binding([own.content: .expression(Expression(syntax: view, scope: scope))]))
  }

  /// Whether a view that a body returns, in any branch, has the content as a part.
  private static func puts(
    _ content: String, into holders: Set<String>, _ statements: CodeBlockItemListSyntax
  ) -> Bool {
    var stack = statements.compactMap(\.item.expression)
    while let next = stack.popLast() {
      if let choice = next.as(IfExprSyntax.self) {
        stack += choice.body.statements.compactMap(\.item.expression)
        switch choice.elseBody {
        case .codeBlock(let block): stack += block.statements.compactMap(\.item.expression)
        case .ifExpr(let other): stack.append(ExprSyntax(other))
        case nil: break
        }
        continue
      }
      if let choice = next.as(SwitchExprSyntax.self) {
        for case .switchCase(let branch) in choice.cases { stack += branch.statements.compactMap(\.item.expression) }
        continue
      }
      var view = next
      while let call = view.as(FunctionCallExprSyntax.self),
        let inner = call.calledExpression.as(MemberAccessExprSyntax.self)?.base
      {
        view = inner
      }
      if let call = view.as(FunctionCallExprSyntax.self), holders.contains(call.calledExpression.trimmedDescription),
        mentions(content, in: call)
      {
        return true
      }
    }
    return false
  }

  /// Whether a name occurs in a view, outside of its action.
  private static func mentions(_ name: String, in call: FunctionCallExprSyntax) -> Bool {
    var stack = call.arguments.filter { $0.label?.text != "action" }.map { Syntax($0) }
    let isAction = call.calledExpression.trimmedDescription == "Button" && call.argument("action") == nil
    if let closure = call.trailingClosure, !isAction { stack.append(Syntax(closure)) }
    stack += call.additionalTrailingClosures.map { Syntax($0) }
    while let node = stack.popLast() {
      if let reference = node.as(DeclReferenceExprSyntax.self), reference.baseName.text == name { return true }
      stack += node.children(viewMode: .sourceAccurate)
    }
    return false
  }
}
