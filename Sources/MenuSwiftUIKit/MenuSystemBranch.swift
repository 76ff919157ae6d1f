import SwiftDeclarations
import SwiftEvaluation
import SwiftSyntax
import SwiftValues

/// Branches of `buildMenu(with:)` by the system that is built: the menu bar (`.main`) or context menus (`.context`).
enum MenuSystemBranch {
  /// Whether the branches around a statement and the `guard` statements before it lead to the menu bar.
  static func isReached(_ call: FunctionCallExprSyntax) -> Bool {
    var inner = Syntax(call)
    while let outer = inner.parent, !outer.is(FunctionDeclSyntax.self) {
      defer { inner = outer }
      if let choice = outer.as(IfExprSyntax.self), let isMain = isMain(choice.conditions) {
        if Syntax(choice.body).id == inner.id, !isMain { return false }
        if choice.elseBody.map({ Syntax($0).id }) == inner.id, isMain, choice.conditions.count == 1 { return false }
      } else if let branch = outer.as(SwitchCaseSyntax.self), !isReached(branch) {
        return false
      } else if let statements = outer.as(CodeBlockItemListSyntax.self), isLeft(statements, before: inner) {
        return false
      }
    }
    return true
  }

  /// Whether conditions require the menu bar (`true`) or exclude it (`false`); `nil` if they ask something else.
  static func isMain(_ conditions: ConditionElementListSyntax) -> Bool? {
    conditions.lazy.compactMap { element -> Bool? in
      switch element.condition {
      case .expression(let expression):
        let parts = Array(expression.as(SequenceExprSyntax.self)?.elements ?? [])
        guard parts.count == 3, isSystem(parts[0]), let isMain = isMain(parts[2]) else { return nil }
        switch parts[1].trimmedDescription {
        case "==", "===": return isMain
        case "!=", "!==": return !isMain
        default: return nil
        }
      case .matchingPattern(let match):
        guard isSystem(match.initializer.value) else { return nil }
        return match.pattern.as(ExpressionPatternSyntax.self).flatMap { isMain($0.expression) }
      case .availability, .optionalBinding: return nil
      }
    }.first
  }

  private static func isReached(_ branch: SwitchCaseSyntax) -> Bool {
    guard let cases = branch.parent?.as(SwitchCaseListSyntax.self),
      let choice = cases.parent?.as(SwitchExprSyntax.self), isSystem(choice.subject)
    else { return true }
    let found = cases.compactMap { $0.as(SwitchCaseSyntax.self) }
    if systems(of: branch).contains(true) { return true }
    // `default` stands for the menu bar if no other case does.
    return branch.label.is(SwitchDefaultLabelSyntax.self) && !found.contains { systems(of: $0).contains(true) }
  }

  private static func systems(of branch: SwitchCaseSyntax) -> [Bool] {
    (branch.label.as(SwitchCaseLabelSyntax.self)?.caseItems ?? []).compactMap { item in
      item.pattern.as(ExpressionPatternSyntax.self).flatMap { isMain($0.expression) }
    }
  }

  /// Whether an earlier statement returns for the menu bar.
  private static func isLeft(_ statements: CodeBlockItemListSyntax, before node: Syntax) -> Bool {
    statements.prefix { $0.id != node.id }.contains { statement in
      if let guarding = statement.item.as(GuardStmtSyntax.self) { return isMain(guarding.conditions) == false }
      guard let choice = statement.item.expression?.as(IfExprSyntax.self), choice.conditions.count == 1,
        isMain(choice.conditions) == true
      else { return false }
      return choice.body.statements.last?.item.is(ReturnStmtSyntax.self) == true
    }
  }

  /// `builder.system`
  private static func isSystem(_ expression: ExprSyntax) -> Bool {
    expression.as(MemberAccessExprSyntax.self).map { $0.base != nil && $0.declName.baseName.text == "system" } ?? false
  }

  private static func isMain(_ expression: ExprSyntax) -> Bool? {
    ["main": true, "context": false][Evaluator.lastName(of: expression)]
  }
}
