package import MenuImport
import MenuSwiftViews
package import SwiftDeclarations
import SwiftEvaluation
package import SwiftSyntax
package import SwiftValues

/// Items that code gives to the app: quick actions (`UIApplicationShortcutItem`) and items of the edit menu
/// (`UIMenuItem`).
package struct QuickActions {
  let elements: ElementReader
  private var evaluator: Evaluator { elements.evaluator }

  package init(elements: ElementReader) { self.elements = elements }

  static let types: Set = ["UIApplicationShortcutItem", "UIMutableApplicationShortcutItem"]

  package static func isQuickAction(_ call: FunctionCallExprSyntax) -> Bool {
    types.contains(Evaluator.lastName(of: call.calledExpression))
  }

  /// The assignment that gives items to the app: `UIApplication.shared.shortcutItems = items`, or
  /// `UIMenuController.shared.menuItems = items`; `nil` for other nodes and for a list that a quick action begins.
  package static func assignment(_ node: Syntax, _ types: ControlTypes) -> Assignment? {
    guard let assignment = Assignment(node), let target = assignment.target.as(MemberAccessExprSyntax.self),
      let base = target.base
    else { return nil }
    switch target.declName.baseName.text {
    case "shortcutItems":
      guard isApplication(base, types) else { return nil }
      let first = assignment.value?.as(ArrayExprSyntax.self)?.elements.first?.expression
      return first?.as(FunctionCallExprSyntax.self).map(isQuickAction) == true ? nil : assignment
    case "menuItems": return types.name(of: base) == "UIMenuController" ? assignment : nil
    default: return nil
    }
  }

  private static func isApplication(_ object: ExprSyntax, _ types: ControlTypes) -> Bool {
    let words = object.trimmedDescription.lowercased()
    return words == "app" || words.contains("application") || types.name(of: object) == "UIApplication"
  }

  /// Whether a node adds an item to those of the app: `UIApplication.shared.shortcutItems?.append(item)`.
  package static func isAddition(_ node: Syntax, _ types: ControlTypes) -> Bool {
    guard let method = node.as(FunctionCallExprSyntax.self)?.calledExpression.as(MemberAccessExprSyntax.self),
      ["append", "insert"].contains(method.declName.baseName.text),
      let target = method.base?.unwrapped.as(MemberAccessExprSyntax.self),
      target.declName.baseName.text == "shortcutItems", let base = target.base
    else { return false }
    return isApplication(base, types)
  }

  /// Returns the items of the list that a call begins, or of an assigned list.
  package func items(at node: Syntax, _ first: FunctionCallExprSyntax?, _ scope: Scope) -> [ImportedItem] {
    if let first {
      return first.parent?.parent?.parent?.as(ArrayExprSyntax.self)
        .map { elements.elements(of: ExprSyntax($0), scope) } ?? []
    }
    guard let assignment = Assignment(node), let first = assignment.parts.first else { return [] }
    if assignment.parts.count == 1 { return elements.elements(of: first, scope) }
    let value = evaluator.value(of: assignment.parts, expression: first, scope)
    return elements.elements(of: value, first, scope)
  }

  func item(_ call: FunctionCallExprSyntax, _ scope: Scope) -> ImportedItem {
    let title = (call.argument("localizedTitle") ?? call.argument("title")).map { evaluator.text(of: $0, scope) }
    var item = ImportedItem(.button, title: title?.string ?? "", location: scope.source.location(of: call))
    item.placeholders = title?.placeholders ?? []
    if let subtitle = call.argument("localizedSubtitle") {
      if case .nothing = evaluator.evaluate(subtitle, scope) {
      } else {
        let text = evaluator.text(of: subtitle, scope)
        if !text.string.isEmpty { item.set(.subtitle(text.string)) }
        item.placeholders += text.placeholders
      }
    }
    if let icon = call.argument("icon") { setIcon(icon, of: &item, scope) }
    return item
  }

  private func setIcon(_ icon: ExprSyntax, of item: inout ImportedItem, _ scope: Scope) {
    let value = evaluator.evaluate(icon, scope)
    if case .nothing = value { return }
    guard case .symbol(let symbol) = value, let made = symbol.syntax.as(FunctionCallExprSyntax.self) else {
      return missImage(icon, of: &item, scope)
    }
    if let type = made.argument("type"), let symbol = ShortcutItems.symbol(ofType: Evaluator.lastName(of: type)) {
      item.set(.image(.symbol(symbol)))
      return
    }
    if let name = made.argument("templateImageName") {
      var parts = LabelParts()
      elements.labels.readAsset(name, into: &parts, symbol.scope)
      if let image = parts.image { item.set(.image(image.asTemplate(true))) }
      item.placeholders += parts.placeholders
      return
    }
    guard let name = made.argument("systemImageName") else { return missImage(icon, of: &item, scope) }
    let text = evaluator.text(of: name, symbol.scope)
    if text.placeholders.isEmpty { item.set(.image(.symbol(text.string))) } else { missImage(icon, of: &item, scope) }
  }

  private func missImage(_ icon: ExprSyntax, of item: inout ImportedItem, _ scope: Scope) {
    item.placeholders.append(
      Placeholder(
        location: scope.source.location(of: icon), about: .symbol, text: "no image",
        reason: "the image \(Evaluator.words(of: icon)) is in an asset catalog or created at runtime"))
  }
}
