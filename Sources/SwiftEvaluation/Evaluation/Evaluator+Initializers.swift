import SwiftDeclarations
import SwiftScan
package import SwiftSyntax
package import SwiftValues

extension Evaluator {
  /// Follows initializers that the sources add to a framework type, such as
  /// `extension Button { init(_ title: String, icon: Icon) { self.init(title, systemImage: icon.name) } }`.
  ///
  /// - Returns: The call of the framework's own initializer, in the scope of the added one; `nil` if the call already is
  ///   one, or if no initializer accepts it.
  package func delegated(
    _ name: String, _ call: FunctionCallExprSyntax, _ scope: Scope
  ) -> (call: FunctionCallExprSyntax, scope: Scope)? {
    guard let type = index.type(named: name, from: scope.source), type.kind == .foreign, !type.initializers.isEmpty
    else { return nil }
    let owner = Owner(type: type, value: nil, isStatic: true)
    // All arguments of UIKit's initializers of menus and their elements have labels.
    let isForeignElement =
      Self.labeledTypes.contains(name) && call.argument() != nil || name == "UIMenu" && call.trailingClosure != nil
    // The framework's labels with a title take no `icon`.
    let isForeignLabel = name == "Label" && call.argument() != nil && call.argument("icon") != nil
    let isForeign = isForeignElement || isForeignLabel || !Self.unknownLabels(of: call, named: name).isEmpty
    for initializer in type.initializers {
      let outer = Scope(source: initializer.source, owner: owner)
      guard let node = initializer.node, let body = node.body?.statements else { continue }
      let parameters = node.signature.parameterClause.parameters
      guard let arguments = Parameters(parameters, outer).bind(call, scope),
        !isForeignElement || type.initializers.count < 2 || accepts(parameters.first, call, scope)
      else { continue }
      let inner = outer.binding(arguments)
      guard isForeign || takesOwnType(parameters.first, call, inner) else { continue }
      guard let found = enter(body, { delegation(in: body, inner) }) ?? nil else { continue }
      if case let other?? = descend({ delegated(name, found.call, found.scope) }) { return other }
      return found
    }
    return nil
  }

  /// The text that an added initializer of `String` assigns to `self`: `String(key: "open")`.
  func addedText(_ call: FunctionCallExprSyntax, named name: String, _ scope: Scope) -> Value? {
    guard name == "String", call.arguments.first?.label != nil, let type = index.type(named: name, from: scope.source)
    else { return nil }
    for initializer in type.initializers {
      let outer = Scope(source: initializer.source, owner: Owner(type: type, value: nil, isStatic: true))
      guard let node = initializer.node, let body = node.body?.statements,
        let arguments = Parameters(node.signature.parameterClause.parameters, outer).bind(call, scope),
        case .text(let text)?? = enter(body, { assignedSelf(in: body, outer.binding(arguments)) })
      else { continue }
      return .text(text)
    }
    return nil
  }

  /// Whether the first argument may have the type of a parameter, as one of several initializers takes it.
  private func accepts(_ parameter: FunctionParameterSyntax?, _ call: FunctionCallExprSyntax, _ scope: Scope) -> Bool {
    guard let parameter, let argument = call.argument() else { return true }
    let type: TypeDeclaration
    switch evaluate(argument, scope) {
    case .enumCase(let found, _, _): type = found
    case .instance(let instance): type = instance.type
    case .unknown: return false
    case .text, .number, .bool, .nothing, .list, .tuple, .closure, .function, .type, .symbol, .conditional, .repeated:
      return true
    }
    return type.inherited.union([type.name, type.simpleName]).contains(DeclarationIndex.plainName(of: parameter.type))
  }

  /// Whether the first argument is a value of a type of the sources rather than a title.
  private func takesOwnType(
    _ parameter: FunctionParameterSyntax?, _ call: FunctionCallExprSyntax, _ scope: Scope
  ) -> Bool {
    guard let parameter, parameter.firstName.text == "_", let argument = call.arguments.first, argument.label == nil,
      let binding = scope.local((parameter.secondName ?? parameter.firstName).text.trimmingBackticks)
    else { return false }
    return switch value(of: binding, named: argument, scope) {
    case .enumCase, .instance, .type: true
    case .text, .number, .bool, .nothing, .list, .tuple, .closure, .function, .symbol, .conditional, .repeated,
      .unknown:
      false
    }
  }

  private static let labeledTypes: Set = ["UIMenu", "UIAction", "UICommand", "UIKeyCommand"]

  /// The call of `self.init` in the body of an initializer; of several branches, the one that applies or the first.
  private func delegation(
    in statements: CodeBlockItemListSyntax, _ scope: Scope
  ) -> (call: FunctionCallExprSyntax, scope: Scope)? {
    var scope = scope
    for statement in statements {
      if let call = statement.item.expression?.as(FunctionCallExprSyntax.self),
        ["self.init", "Self.init"].contains(call.calledExpression.trimmedDescription)
      {
        return (call, scope)
      }
      if let choice = statement.item.expression?.as(IfExprSyntax.self) {
        let (truth, inner) = decide(choice.conditions, scope)
        let blocks = [choice.body.statements, choice.elseBody?.as(CodeBlockSyntax.self)?.statements]
        let order = if case .no = truth { Array(blocks.reversed()) } else { blocks }
        for case let block? in order {
          if let found = descend({ delegation(in: block, inner) }) ?? nil { return found }
        }
      }
      if let choice = statement.item.expression?.as(SwitchExprSyntax.self),
        case .one(let branch, let inner) = select(choice, scope),
        let found = descend({ delegation(in: branch.statements, inner) }) ?? nil
      {
        return found
      }
      if let condition = statement.item.as(IfConfigDeclSyntax.self), let block = compilation.statements(of: condition),
        let found = descend({ delegation(in: block, scope) }) ?? nil
      {
        return found
      }
      scope = advance(scope, past: statement)
    }
    return nil
  }

  /// The labels of a call's arguments that no framework initializer of the type has.
  package static func unknownLabels(of call: FunctionCallExprSyntax, named name: String) -> [String] {
    let known = FrameworkLabels.byType[name] ?? FrameworkLabels.all
    let labels =
      call.arguments.compactMap { $0.label?.text.trimmingBackticks }
      + call.additionalTrailingClosures.map { $0.label.text }
    return labels.filter { !known.contains($0) }
  }
}
