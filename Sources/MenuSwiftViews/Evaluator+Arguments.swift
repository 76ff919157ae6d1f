package import MenuImport
package import MenuStrings
import SwiftDeclarations
package import SwiftEvaluation
import SwiftScan
package import SwiftSyntax
package import SwiftValues

extension Evaluator {
  /// The location of the argument that a parameter stands for, in the caller; `nil` for other expressions.
  package func origin(of expression: ExprSyntax, _ scope: Scope) -> FileLocation? {
    var (syntax, scope) = (expression, scope)
    var found: FileLocation?
    for _ in 0..<8 {
      guard let name = syntax.as(DeclReferenceExprSyntax.self)?.baseName.text,
        case .expression(let argument)? = scope.local(name)
      else { break }
      // A local constant is in a scope around its use.
      if !scope.isInside(argument.scope) { found = argument.scope.source.location(of: argument.syntax) }
      (syntax, scope) = (argument.syntax, argument.scope)
    }
    return found
  }

  package func optionNames(of expression: ExprSyntax, _ scope: Scope) -> [String]? {
    if let call = expression.as(FunctionCallExprSyntax.self), call.arguments.count == 1,
      let access = call.calledExpression.as(MemberAccessExprSyntax.self), access.declName.baseName.text == "union",
      let base = access.base, let argument = call.arguments.first?.expression
    {
      guard let names = optionNames(of: base, scope), let more = optionNames(of: argument, scope) else { return nil }
      return names + more
    }
    return optionNames(of: evaluate(expression, scope))
  }

  /// The names in an option set, such as `[.command, .shift]` or `.destructive`; `nil` if unknown.
  package func optionNames(of value: Value) -> [String]? {
    let options = if case .list(let elements) = value { elements } else { [value] }
    var names: [String] = []
    for option in options {
      guard case .symbol(let symbol) = option, let access = symbol.syntax.as(MemberAccessExprSyntax.self) else {
        return nil
      }
      names.append(access.declName.baseName.text)
    }
    return names
  }

  /// The name of a view in a call, such as `Avatar` of `Avatar(user)`; `nil` for functions and properties.
  package func viewName(_ expression: ExprSyntax, _ scope: Scope) -> ExprSyntax? {
    guard let call = expression.as(FunctionCallExprSyntax.self),
      let name = Self.withoutArguments(call.calledExpression).as(DeclReferenceExprSyntax.self),
      name.baseName.text.first?.isUppercase == true
    else { return nil }
    return ExprSyntax(name)
  }

  /// Notes on the arguments that no known initializer of a framework view takes.
  package func lostArguments(_ name: String, _ call: FunctionCallExprSyntax, _ scope: Scope) -> [Placeholder] {
    guard FrameworkLabels.byType[name] != nil else { return [] }
    let labels = Self.unknownLabels(of: call, named: name)
    return call.arguments.filter { labels.contains($0.label?.text ?? "") }.map { argument in
      Placeholder(
        location: scope.source.location(of: argument), text: "without \(argument.label?.text ?? "")",
        reason: "this initializer of \(name) is not in the imported sources")
    }
  }
}
