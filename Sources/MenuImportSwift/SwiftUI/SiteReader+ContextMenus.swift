import MenuImport
import MenuStrings
import MenuSwiftViews
import SwiftDeclarations
import SwiftEvaluation
import SwiftSyntax
import SwiftValues

extension SiteReader {
  func contextMenu(
    _ call: FunctionCallExprSyntax, _ site: MenuSite, _ scope: Scope, _ reader: ItemReader
  ) -> ImportedMenu? {
    if let own = ownContextMenu(call, site, scope, reader) { return own }
    let content =
      call.argument("menuItems") ?? call.argument("menu") ?? call.trailingClosure.map { ExprSyntax($0) }
      ?? call.closure("menuItems").map { ExprSyntax($0) } ?? call.closure("menu").map { ExprSyntax($0) }
      ?? call.argument()
    guard let content else { return nil }
    let inner = content.as(ClosureExprSyntax.self).map { scope.binding(evaluator.arguments(of: $0, [])) } ?? scope
    var items: [ImportedItem]
    if let made = value(ofContextMenu: content, scope),
      let builder = made.call.argument("menuItems") ?? made.call.trailingClosure.map({ ExprSyntax($0) })
    {
      items = reader.items(ofContent: builder, made.scope)
    } else {
      items = reader.items(ofContent: content, inner)
    }
    guard !items.isEmpty else { return nil }
    return ImportedMenu(
      name: name(of: site, nil, "context-menu"), location: location(ofName: call, site), presentation: "contextMenu",
      items: items)
  }

  /// The call of `ContextMenu(menuItems:)`, also in a constant.
  private func value(
    ofContextMenu content: ExprSyntax, _ scope: Scope
  ) -> (call: FunctionCallExprSyntax, scope: Scope)? {
    let name = "ContextMenu"
    if let call = content.as(FunctionCallExprSyntax.self), call.calledExpression.trimmedDescription == name {
      return evaluator.delegated(name, call, scope) ?? (call, scope)
    }
    guard content.is(FunctionCallExprSyntax.self) || content.is(DeclReferenceExprSyntax.self),
      case .symbol(let symbol) = evaluator.evaluate(content, scope),
      let call = symbol.syntax.as(FunctionCallExprSyntax.self), call.calledExpression.trimmedDescription == name
    else { return nil }
    return evaluator.delegated(name, call, symbol.scope) ?? (call, symbol.scope)
  }

  /// The menu of a custom method `contextMenu` that calls the framework's.
  private func ownContextMenu(
    _ call: FunctionCallExprSyntax, _ site: MenuSite, _ scope: Scope, _ reader: ItemReader
  ) -> ImportedMenu? {
    guard let type = evaluator.index.type(named: "View", from: site.source) else { return nil }
    for function in type.methods["contextMenu"] ?? [] {
      guard let names = evaluator.parameters(of: function, nil)?.bind(call, scope), let body = function.body else {
        continue
      }
      var stack = [Syntax(body)]
      while let node = stack.popLast() {
        guard let inner = node.as(FunctionCallExprSyntax.self),
          inner.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "contextMenu"
            || inner.calledExpression.trimmedDescription == "contextMenu"
        else {
          stack += node.children(viewMode: .sourceAccurate).reversed()
          continue
        }
        // Stops at recursion.
        guard Syntax(inner).id != Syntax(call).id else { return nil }
        let outer = Scope(source: function.source, owner: Owner(type: type, value: nil)).binding(names)
        let found = evaluator.descend { contextMenu(inner, site, outer, reader) } ?? nil
        guard let found else { return nil }
        var menu = ImportedMenu(
          name: name(of: site, nil, "context-menu"), location: location(ofName: call, site),
          presentation: "contextMenu",
          items: found.items)
        menu.placeholders = found.placeholders
        return menu
      }
    }
    return nil
  }

  /// The location of a method's name; its base view may begin far above.
  func location(ofName call: FunctionCallExprSyntax, _ site: MenuSite) -> FileLocation {
    guard let access = call.calledExpression.as(MemberAccessExprSyntax.self) else {
      return site.source.location(of: call)
    }
    return site.source.location(of: access.declName)
  }
}
