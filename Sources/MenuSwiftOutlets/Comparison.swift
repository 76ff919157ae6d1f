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
