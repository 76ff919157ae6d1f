import MenuImport
import MenuSwiftViews
import SwiftEvaluation
import SwiftSyntax

/// Quick actions of the app icon: a list of `UIApplicationShortcutItem`.
struct QuickActions {
  let elements: ElementReader
  private var evaluator: Evaluator { elements.evaluator }

  static func isQuickAction(_ call: FunctionCallExprSyntax) -> Bool {
    ["UIApplicationShortcutItem", "UIMutableApplicationShortcutItem"]
      .contains(Evaluator.lastName(of: call.calledExpression))
  }

  /// Returns the items of the list that a call begins.
  func items(from first: FunctionCallExprSyntax, _ scope: Scope) -> [ImportedItem] {
    guard let list = first.parent?.parent?.as(ArrayElementListSyntax.self) else { return [] }
    return list.compactMap { element in
      guard let call = element.expression.as(FunctionCallExprSyntax.self), Self.isQuickAction(call) else {
        return ItemReader.item(for: evaluator.unknown(element.expression, scope, "it \(Evaluator.runTime)"))
      }
      return item(call, scope)
    }
  }

  private func item(_ call: FunctionCallExprSyntax, _ scope: Scope) -> ImportedItem {
    let title = call.argument("localizedTitle").map { evaluator.text(of: $0, scope) } ?? ReadText("")
    var item = ImportedItem(.button, title: title.string, location: scope.source.location(of: call))
    item.placeholders = title.placeholders
    if let subtitle = call.argument("localizedSubtitle"), !subtitle.is(NilLiteralExprSyntax.self) {
      let text = evaluator.text(of: subtitle, scope)
      item.set(.subtitle(text.string))
      item.placeholders += text.placeholders
    }
    guard let icon = call.argument("icon")?.as(FunctionCallExprSyntax.self) else { return item }
    if let type = icon.argument("type"), let symbol = ShortcutItems.symbol(ofType: Evaluator.lastName(of: type)) {
      item.set(.systemImage(symbol))
      return item
    }
    guard let name = icon.argument("systemImageName") else {
      item.placeholders.append(
        Placeholder(
          location: scope.source.location(of: icon), text: "no image",
          reason: "the image \(Evaluator.words(of: icon)) is in an asset catalog or created at runtime"))
      return item
    }
    let symbol = evaluator.text(of: name, scope)
    if symbol.placeholders.isEmpty { item.set(.systemImage(symbol.string)) }
    return item
  }
}
