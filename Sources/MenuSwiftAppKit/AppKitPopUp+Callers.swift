import MenuSwiftViews
import SwiftDeclarations
import SwiftEvaluation
import SwiftSyntax
import SwiftValues

extension AppKitReader {
  /// The number of functions that pass a view on.
  private static let maximumPassing = 4

  /// Whether all calls of a function pass a button of a class of the sources to one of its parameters.
  func isAlwaysButton(_ parameter: FunctionParameterSyntax, of function: FunctionDeclSyntax, depth: Int = 0) -> Bool {
    guard depth < Self.maximumPassing else { return false }
    let name = function.name.text.trimmingBackticks
    let label = parameter.firstName.text == "_" ? nil : parameter.firstName.text.trimmingBackticks
    var count = 0
    for source in evaluator.index.sources where !source.isTest && source.mentions(name) {
      guard let tree = source.tree else { continue }
      var stack = [Syntax(tree)]
      while let node = stack.popLast() {
        stack += node.children(viewMode: .sourceAccurate)
        // A function that is passed on has unknown callers.
        if let reference = node.as(DeclReferenceExprSyntax.self), reference.baseName.text.trimmingBackticks == name,
          Self.call(of: reference) == nil
        {
          return false
        }
        guard let call = node.as(FunctionCallExprSyntax.self), Evaluator.lastName(of: call.calledExpression) == name
        else { continue }
        guard let view = call.argument(label), isButton(view, in: source, depth) else { return false }
        count += 1
      }
    }
    return count > 0
  }

  private static func call(of reference: DeclReferenceExprSyntax) -> FunctionCallExprSyntax? {
    let called = reference.parent?.as(MemberAccessExprSyntax.self).map { Syntax($0) } ?? Syntax(reference)
    guard let call = called.parent?.as(FunctionCallExprSyntax.self), Syntax(call.calledExpression) == called else {
      return nil
    }
    return call
  }

  private func isButton(_ view: ExprSyntax, in source: SwiftSource, _ depth: Int) -> Bool {
    let words = view.trimmedDescription.filter { $0 != "?" && $0 != "!" }
    let name = words.hasPrefix("self.") ? String(words.dropFirst(5)) : words
    var outer = Syntax(view).parent
    while let node = outer, !node.is(FunctionDeclSyntax.self) { outer = node.parent }
    if name == words, let function = outer?.as(FunctionDeclSyntax.self),
      let parameter = function.signature.parameterClause.parameters.first(where: { $0.name == name })
    {
      if frameworkType(DeclarationIndex.plainName(of: parameter.type)) == "NSButton" { return true }
      return isAlwaysButton(parameter, of: function, depth: depth + 1)
    }
    guard let type = ScopeBuilder(source: source, evaluator: evaluator).type(around: view),
      let property = type.properties[name]
    else { return false }
    let made = property.initializer?.as(FunctionCallExprSyntax.self).map { Evaluator.lastName(of: $0.calledExpression) }
    guard let declared = property.type.map(DeclarationIndex.plainName) ?? made else { return false }
    return frameworkType(declared) == "NSButton"
  }
}
