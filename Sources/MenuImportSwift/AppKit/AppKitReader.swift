import MenuImport
import MenuStrings
import MockupScene
import SwiftSyntax

/// Reads menus of AppKit that code puts together: `NSMenu` and `NSMenuItem`.
///
/// A body is gone through statement by statement, and what it does to menus and items is done to objects of our own. All
/// else is the evaluator's affair: texts, conditions, and what names stand for.
final class AppKitReader {
  let items: ItemReader
  var evaluator: Evaluator { items.evaluator }
  /// The menus that were made, by the place of the call.
  var menus: [SourcePlace: AppKitMenu] = [:]
  /// What properties hold, by name, while a body and what it calls are read.
  var members: [String: AppKitObject] = [:]
  /// The branches that the running program decides about, from the outermost.
  var doubts: [Doubt] = []
  /// The loops over what only the running program has, from the outermost.
  var loops: [AppKitLoop] = []
  /// How many items were made.
  var itemCount = 0

  init(items: ItemReader) {
    self.items = items
  }

  /// The names of a body.
  struct Frame {
    var scope: Scope
    var objects: [String: AppKitObject] = [:]
    /// `self` in what extends menus and items.
    var this: AppKitObject?
  }

  // MARK: Menus

  /// The menus that are made where a call stands, and what else leads there.
  func read(_ call: FunctionCallExprSyntax, in source: SwiftSource) {
    let builder = ScopeBuilder(source: source, evaluator: evaluator)
    guard let body = Self.body(around: Syntax(call)) else {
      var frame = Frame(scope: builder.scope(at: call))
      _ = object(of: ExprSyntax(call), &frame)
      return
    }
    var frame = Frame(scope: body.first.map { builder.scope(at: $0) } ?? builder.scope(at: body))
    let completion = run(body, &frame)
    if case .returned(.menu(let menu)?) = completion { present(menu, for: Syntax(body)) }
  }

  /// The statements of the function, accessor or closure around a node; `nil` for a property's first value.
  static func body(around node: Syntax) -> CodeBlockItemListSyntax? {
    var current = node.parent
    var list: CodeBlockItemListSyntax?
    while let inner = current {
      if let statements = inner.as(CodeBlockItemListSyntax.self) { list = statements }
      if inner.is(FunctionDeclSyntax.self) || inner.is(AccessorDeclSyntax.self) || inner.is(AccessorBlockSyntax.self)
        || inner.is(InitializerDeclSyntax.self) || inner.is(ClosureExprSyntax.self) || inner.is(SourceFileSyntax.self)
      {
        return list
      }
      if inner.is(MemberBlockSyntax.self) { return nil }
      current = inner.parent
    }
    return list
  }

  /// Notes what shows the menu that a body gives.
  private func present(_ menu: AppKitMenu, for body: Syntax) {
    var current = body.parent
    while let inner = current {
      if let function = inner.as(FunctionDeclSyntax.self) {
        let labels = function.signature.parameterClause.parameters.map(\.firstName.text)
        if function.name.text == "menu", labels == ["for"] { menu.presentation = "contextMenu" }
        return
      }
      if inner.is(MemberBlockSyntax.self) { return }
      current = inner.parent
    }
  }

  /// The document of a menu that a call makes; `nil` where it has no items, or is a part of another.
  func menu(_ call: FunctionCallExprSyntax, _ site: MenuSite, _ reader: SiteReader) -> ImportedMenu? {
    guard let found = menus[site.source.place(of: call)], !found.isAttached else { return nil }
    var items = found.imported()
    if found.presentation == "menuBar" {
      items = items.filter { if case .menu = $0.kind { true } else { false } }
    }
    guard items.contains(where: { $0.kind != .divider }) else { return nil }
    let kind = ["menuBar": "menu-bar", "contextMenu": "context-menu"][found.presentation] ?? "menu"
    var menu = ImportedMenu(
      name: reader.name(of: site, found.title, kind), place: found.place, presentation: found.presentation,
      title: nil, items: items)
    menu.standIns = found.standIns
    return menu
  }

  /// The places of menus that are parts of others.
  var attachedPlaces: Set<SourcePlace> { Set(menus.values.filter(\.isAttached).map(\.place)) }
}
