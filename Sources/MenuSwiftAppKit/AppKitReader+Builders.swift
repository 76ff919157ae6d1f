import MenuImport
import MenuStrings
import SwiftDeclarations
import SwiftEvaluation
import SwiftSyntax
import SwiftValues

/// Lists of items that expressions and result builders supply.
extension AppKitReader {
  /// Adds the items of lists that are joined by `+`.
  func addAll(_ parts: ArraySlice<ExprSyntax>, to menu: AppKitMenu, _ frame: inout Frame) -> Bool {
    if parts.contains(where: { $0.is(UnresolvedTernaryExprSyntax.self) }) {
      guard let found = object(of: parts, &frame) else { return false }
      add(found, to: menu)
      return true
    }
    let signs = parts.compactMap { $0.as(BinaryOperatorExprSyntax.self)?.operator.text }
    guard signs.count * 2 + 1 == parts.count, signs.allSatisfy({ $0 == "+" }) else { return false }
    for part in parts where !part.is(BinaryOperatorExprSyntax.self) {
      if parts.count > 1 {
        extend(menu, by: part, &frame)
      } else if !addAll(part, to: menu, &frame) {
        return false
      }
    }
    return true
  }

  /// Adds the items of a list, such as an array or the result of a builder, in order.
  ///
  /// - Returns: Whether the list is known.
  func addAll(_ list: ExprSyntax, to menu: AppKitMenu, _ frame: inout Frame) -> Bool {
    guard evaluator.descend({ true }) == true else { return false }
    if addWritten(list, to: menu, &frame) { return true }
    guard let found = object(of: list, &frame), found.menus.isEmpty else { return false }
    add(found, to: menu)
    return true
  }

  private func addWritten(_ list: ExprSyntax, to menu: AppKitMenu, _ frame: inout Frame) -> Bool {
    if let array = list.as(ArrayExprSyntax.self) {
      for element in array.elements { addObject(element.expression, to: menu, &frame) }
      return true
    }
    if let sequence = list.as(SequenceExprSyntax.self) {
      return addAll(Array(sequence.elements)[...], to: menu, &frame)
    }
    if let name = list.as(DeclReferenceExprSyntax.self)?.baseName.text {
      guard frame.objects[name] == nil, case .expression(let expression)? = evaluator.binding(of: name, frame.scope)
      else { return false }
      var inner = frame.frame(of: expression)
      return addAll(expression.syntax, to: menu, &inner)
    }
    guard let call = list.as(FunctionCallExprSyntax.self),
      let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
    else { return false }
    // A method whose only statement is a list.
    if let owner = frame.scope.nearestOwner, frame.scope.local(name) == nil {
      for function in evaluator.index.methods(named: name, of: owner.type) {
        guard let arguments = evaluator.parameters(of: function, owner)?.bind(call, frame.scope),
          let body = function.body, body.count == 1, let result = body.first?.item.expression,
          function.node.map({ !evaluator.index.haveBuilder($0.attributes.names, from: function.source) }) ?? true
        else { continue }
        var inner = Frame(scope: evaluator.functionScope(function, owner).binding(arguments), caller: Caller(frame))
        return evaluator.enter(body) { addAll(result, to: menu, &inner) } ?? false
      }
    }
    // `items()`, where a parameter is a closure with statements, of any type.
    guard call.arguments.isEmpty, case .expression(let argument)? = frame.scope.local(name) else { return false }
    let (found, outer) = followed(argument, frame)
    guard let closure = found.syntax.as(ClosureExprSyntax.self) else { return false }
    var inner = outer
    add(.list(built(closure.statements, &inner)), to: menu)
    return true
  }

  /// The items of the expressions in a body, as a result builder collects them.
  func built(_ statements: CodeBlockItemListSyntax, _ frame: inout Frame) -> AppKitMenu {
    let list = newList(frame)
    var inner = frame.block(frame.scope)
    (inner.built, inner.isRepeated) = (list, false)
    let found = evaluator.descend { evaluator.enter(statements) { run(statements, &inner).result } ?? nil } ?? nil
    // `return [open, close]`
    if let found { add(found, to: list) }
    return list
  }

  /// Adds the items of an expression in a result builder.
  func addBuilt(_ expression: ExprSyntax, to list: AppKitMenu, _ frame: inout Frame) {
    var inner = frame
    inner.built = nil
    if let array = expression.as(ArrayExprSyntax.self) {
      _ = addAll(ExprSyntax(array), to: list, &inner)
    } else {
      addObject(expression, to: list, &inner)
    }
    inner.built = list
    frame = inner
  }

  /// Adds the item of an argument, or a placeholder for an unknown one.
  func addObject(_ argument: ExprSyntax, to menu: AppKitMenu, at position: Int? = nil, _ frame: inout Frame) {
    // `.init("Title")` in an array of the app's own items.
    var found: AppKitObject?
    if menu.itemType != "NSMenuItem", let call = argument.as(FunctionCallExprSyntax.self),
      call.calledExpression.trimmedDescription == ".init"
    {
      found = made(menu.itemType, call, &frame)
    }
    if let object = found ?? object(of: argument, &frame) { return add(object, to: menu, at: position) }
    var reason = "its value \(Evaluator.runTime)"
    if case .unknown(let unknown) = evaluator.evaluate(argument, frame.scope) { reason = unknown.reason }
    let unknown = evaluator.unknown(argument, frame.scope, reason)
    let item = AppKitItem(location: unknown.location)
    item.title = ReadText(unknown)
    item.key = nil
    add(item, to: menu, at: position)
  }
}
