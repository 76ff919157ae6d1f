import MenuSwiftViews
import SwiftDeclarations
import SwiftEvaluation
import SwiftSyntax

/// A comparison that holds for a statement: `item.tag == 3`.
struct Comparison {
  let subject: ExprSyntax
  let value: ExprSyntax

  /// The comparisons that `if`, `guard`, and `switch` in a node make for a child.
  static func all(of child: Syntax, in parent: Syntax) -> [Comparison] {
    if let choice = parent.as(IfExprSyntax.self) {
      return choice.body.id == child.id ? choice.conditions.flatMap(all) : []
    }
    if let list = parent.as(CodeBlockItemListSyntax.self) {
      return list.prefix { Syntax($0).id != child.id }
        .compactMap { statement -> GuardStmtSyntax? in
          if case .stmt(let inner) = statement.item { inner.as(GuardStmtSyntax.self) } else { nil }
        }.flatMap { $0.conditions.flatMap(all) }
    }
    guard let branch = parent.as(SwitchCaseSyntax.self), case .case(let label) = branch.label,
      let choice = branch.parent?.parent?.as(SwitchExprSyntax.self)
    else { return [] }
    return label.caseItems.compactMap { item in
      item.pattern.as(ExpressionPatternSyntax.self).map {
        Comparison(subject: choice.subject, value: $0.expression)
      }
    }
  }

  private static func all(_ condition: ConditionElementSyntax) -> [Comparison] {
    guard case .expression(let expression) = condition.condition else { return [] }
    let parts = Array(expression.as(SequenceExprSyntax.self)?.elements ?? [])
    return parts.indices.dropFirst().dropLast().compactMap { index in
      ["==", "==="].contains(parts[index].trimmedDescription)
        ? Comparison(subject: parts[index - 1], value: parts[index + 1]) : nil
    }
  }
}

extension IfExprSyntax {
  /// The branch of `if #available` or `if #unavailable` that only systems before the newest run.
  var branchForEarlierSystems: Syntax? {
    switch conditions.release {
    case .newest: elseBody.map { Syntax($0) }
    case .earlier: Syntax(body)
    case nil: nil
    }
  }
}

/// The names of methods in Objective-C, up to the first colon.
enum SelectorName {
  /// The name of a method with the label of its first parameter.
  static func name(of method: String, _ label: String?) -> String {
    guard let label, label != "_", let first = label.first else { return method }
    return method + (label.hasPrefix("with") ? "" : "With") + first.uppercased() + label.dropFirst()
  }

  /// The name in `#selector(rename(_:))` or `Selector("rename:")`.
  static func name(in expression: ExprSyntax) -> String? {
    if let macro = expression.as(MacroExpansionExprSyntax.self), macro.macroName.text == "selector",
      let method = macro.arguments.first?.expression
    {
      let reference = method.as(MemberAccessExprSyntax.self)?.declName ?? method.as(DeclReferenceExprSyntax.self)
      return reference.map { name(of: $0.baseName.text, $0.argumentNames?.arguments.first?.name.text) }
    }
    guard let call = expression.as(FunctionCallExprSyntax.self),
      ["Selector", "NSSelectorFromString"].contains(call.calledExpression.trimmedDescription)
    else { return nil }
    return call.arguments.first?.expression.trimmedDescription.filter { !"\"()".contains($0) }
  }
}

extension FunctionDeclSyntax {
  /// The name of the action that a method is; `nil` for other methods.
  var action: String? {
    if let name = attributes.compactMap(\.nameInObjectiveC).first { return name }
    guard attributes.contains(where: { ["@IBAction", "@objc"].contains($0.trimmedDescription) }) else { return nil }
    return SelectorName.name(of: name.text, signature.parameterClause.parameters.first?.firstName.text)
  }
}
