import MenuImport
import PositionedJSON
import SwiftDeclarations
import SwiftEvaluation
import SwiftSyntax
import SwiftValues

/// Confirmations with the older views `Alert` and `ActionSheet`.
extension ConfirmationIndex {
  func olderDialog(
    _ content: CodeBlockItemListSyntax, _ item: inout ImportedItem, _ scope: Scope, _ reader: ItemReader
  ) -> JSONNode? {
    guard case .view(let view)? = reader.evaluator.nodes(of: content, scope).last else { return nil }
    switch reader.evaluator.follow(view.syntax, view.scope) {
    case .framework(let name, let call, let scope):
      return ["Alert", "ActionSheet"].contains(name) ? olderDialog(call, &item, scope, reader) : nil
    case .block(let statements, let scope):
      return reader.evaluator.enter(statements) { olderDialog(statements, &item, scope, reader) } ?? nil
    case .expression, .node, .nothing, .unclear: return nil
    }
  }

  private func olderDialog(
    _ call: FunctionCallExprSyntax, _ item: inout ImportedItem, _ scope: Scope, _ reader: ItemReader
  ) -> JSONNode? {
    var notes: [Placeholder] = []
    func words(_ expression: ExprSyntax) -> String? {
      let parts = reader.labels.parts(of: expression, scope)
      notes += parts.texts.flatMap(\.notes)
      return parts.texts.first?.string
    }
    let list = call.argument("buttons")?.as(ArrayExprSyntax.self)?.elements.map(\.expression)
    let buttons = list ?? ["primaryButton", "secondaryButton"].compactMap { call.argument($0) }
    let actions = buttons.compactMap { button -> JSONNode? in
      guard let button = button.as(FunctionCallExprSyntax.self) else { return nil }
      let role = Evaluator.lastName(of: button.calledExpression)
      guard let title = button.argument().map(words) ?? (role == "cancel" ? "Cancel" : nil) else { return nil }
      let isPlain = role == "default"
      return .object([("title", .string(title))] + (isPlain ? [] : [("role", .string(role))]))
    }
    // Without a choice, it is no confirmation.
    guard actions.count > 1, actions.count == buttons.count, let title = call.argument("title").flatMap(words) else {
      return nil
    }
    let message = call.argument("message").flatMap(words).map { [("message", JSONNode.string($0))] } ?? []
    item.placeholders += notes
    return .object([("title", .string(title))] + message + [("actions", .array(actions))])
  }
}
