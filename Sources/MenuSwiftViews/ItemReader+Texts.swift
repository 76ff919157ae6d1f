import MenuImport
import SwiftDeclarations
import SwiftEvaluation
import SwiftSyntax
import SwiftValues

extension ItemReader {
  // MARK: Texts and labels

  /// Whether an expression is one text: `Text("Reef") + Text(name)`.
  func isSumOfTexts(_ expression: ExprSyntax, _ scope: Scope) -> Bool {
    guard let parts = expression.as(SequenceExprSyntax.self).map({ Array($0.elements) }), let first = parts.first,
      parts.allSatisfy({ $0.as(BinaryOperatorExprSyntax.self).map { $0.operator.text == "+" } ?? true }),
      !parts.contains(where: { $0.is(UnresolvedTernaryExprSyntax.self) }),
      let call = evaluator.peel(first, scope).base.as(FunctionCallExprSyntax.self)
    else { return false }
    return call.calledExpression.trimmedDescription == "Text"
  }

  func text(_ view: ExprSyntax, _ scope: Scope) -> ImportedItem {
    let parts = labels.parts(of: view, scope)
    var text = item(.text, parts, view, scope)
    if parts.texts.isEmpty, let unknown = parts.unknownView {
      text.title = unknown.quoted
      text.placeholders.append(Placeholder(unknown))
    }
    if !readsOptions, let image = parts.image, !parts.texts.isEmpty {
      text.placeholders.append(
        Placeholder(
          location: text.location, about: .symbol, text: "no symbol",
          reason: "a text item is shown without its \(image.name)"))
    }
    return text
  }

  /// The control that is the title of a label, with the label's icon: `Label { Button("Reef") { } } icon: { … }`.
  func control(in call: FunctionCallExprSyntax, _ scope: Scope) -> [ImportedItem]? {
    guard let title = call.content("title")?.as(ClosureExprSyntax.self) ?? call.trailingClosure,
      title.statements.count == 1, let expression = title.statements.first?.item.expression,
      let view = evaluator.peel(expression, scope).base.as(FunctionCallExprSyntax.self),
      ["Button", "Link", "NavigationLink", "ShareLink", "Toggle", "Menu"].contains(
        view.calledExpression.trimmedDescription)
    else { return nil }
    var items = self.items(of: expression, scope)
    let icon = labels.icon(of: call, scope)
    for index in items.indices {
      if items[index].image == nil { items[index].attributes += icon.attributes }
      if let mark = icon.mark, items[index].kind == .button {
        items[index].kind = .toggle(isOn: mark.isOn)
        items[index].placeholders += [mark.placeholder].compactMap(\.self)
      }
      items[index].placeholders += icon.placeholders
    }
    return items
  }
}
