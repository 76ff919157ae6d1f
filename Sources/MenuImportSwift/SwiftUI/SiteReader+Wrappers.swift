import MenuImport
import MenuSwiftViews
import SwiftDeclarations
import SwiftEvaluation
import SwiftSyntax
import SwiftValues

/// The menus of views, modifiers, and methods whose uses tell the content.
extension SiteReader {
  /// Remembers the view, modifier, or method around a menu with unknown content, as its uses tell the content.
  mutating func noteWrapper(_ menu: ImportedMenu, _ site: MenuSite) {
    switch site.kind {
    case .menu, .contextMenu, .picker, .wrapper: break
    case .commands, .commandsType, .menuBarExtra, .element, .made, .appKit, .quickActions, .menuBuilder: return
    }
    guard let type = ScopeBuilder(source: site.source, evaluator: evaluator).type(around: site.node) else { return }
    if let method = ScopeBuilder.function(around: site.node), method.name.text != "body" {
      // Only the content is worth a menu for each use.
      let contents = Self.contents(of: method).flatMap { ["‹\($0)›", "‹\($0)("] }
      let isContent = menu.allPlaceholders.contains { placeholder in
        // A method of views may show the view itself.
        type.simpleName == "View" && placeholder.text == "‹self›"
          || contents.contains(where: placeholder.text.hasPrefix)
      }
      guard isContent || Self.listsParameter(of: method, menu), type.isView || type.simpleName == "View" else { return }
      let count = isContent ? nil : MenuWrapper.listCount(of: menu)
      add(MenuWrapper(type: type, method: method, site: site, listCount: count))
      return
    }
    let modified = Self.modifiedView(of: type, around: site.node).map { "‹\($0)›" }
    let parameters = menu.allPlaceholders.filter {
      $0.subject == .parameter || $0.subject == .listParameter || $0.text == modified
    }
    guard !parameters.isEmpty, type.isView || type.isViewModifier else { return }
    let areLists = parameters.allSatisfy { $0.subject == .listParameter }
    add(
      MenuWrapper(type: type, method: nil, site: site, listCount: areLists ? MenuWrapper.listCount(of: menu) : nil))
  }

  private mutating func add(_ wrapper: MenuWrapper) { wrappers[wrapper.name, default: []].append(wrapper) }

  /// Whether a loop of the menu is over a parameter, or over a property of one.
  private static func listsParameter(of method: FunctionDeclSyntax, _ menu: ImportedMenu) -> Bool {
    let names = method.signature.parameterClause.parameters.map { ($0.secondName ?? $0.firstName).text }
    return menu.allPlaceholders.contains { placeholder in
      placeholder.list.map { names.contains(String($0.prefix { $0.isLetter || $0.isNumber || $0 == "_" })) } ?? false
    }
  }

  /// The name of the view that a modifier’s body gets.
  private static func modifiedView(of type: TypeDeclaration, around node: Syntax) -> String? {
    guard type.isViewModifier, let body = ScopeBuilder.function(around: node), body.name.text == "body",
      let parameter = body.signature.parameterClause.parameters.first
    else { return nil }
    return (parameter.secondName ?? parameter.firstName).text.trimmingBackticks
  }

  /// The view of `view.modifier(M())`, or of `modifier(M())` in a method of views, for the call `M()`.
  private static func view(modifiedBy use: FunctionCallExprSyntax) -> ExprSyntax? {
    guard let argument = use.parent?.as(LabeledExprSyntax.self),
      let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self), call.arguments.count == 1,
      Evaluator.lastName(of: call.calledExpression) == "modifier"
    else { return nil }
    return call.calledExpression.as(MemberAccessExprSyntax.self)?.base
      ?? ExprSyntax(DeclReferenceExprSyntax(baseName: .keyword(.self)))
  }

  /// The names of parameters that are views, or closures that may make views.
  private static func contents(of method: FunctionDeclSyntax) -> [String] {
    var views: Set<String> = []
    for parameter in method.genericParameterClause?.parameters ?? []
    where parameter.inheritedType?.trimmedDescription == "View" {
      views.insert(parameter.name.text)
    }
    for requirement in method.genericWhereClause?.requirements ?? [] {
      if case .conformanceRequirement(let conformance) = requirement.requirement,
        conformance.rightType.trimmedDescription == "View"
      {
        views.insert(conformance.leftType.trimmedDescription)
      }
    }
    return method.signature.parameterClause.parameters.filter { parameter in
      var type = parameter.type
      while let inner = type.as(AttributedTypeSyntax.self)?.baseType { type = inner }
      if let tuple = type.as(OptionalTypeSyntax.self)?.wrappedType.as(TupleTypeSyntax.self),
        let only = tuple.elements.first
      {
        type = only.type
      }
      return type.is(FunctionTypeSyntax.self) || type.is(SomeOrAnyTypeSyntax.self)
        || views.contains(type.trimmedDescription)
    }.map { ($0.secondName ?? $0.firstName).text.trimmingBackticks }
  }

  /// The menu of a view, modifier, or method for the arguments of one use.
  mutating func wrapped(
    _ wrapper: MenuWrapper, _ site: MenuSite, _ scope: Scope, _ reader: ItemReader
  ) -> ImportedMenu? {
    guard let call = site.call, var menu = menu(of: wrapper, for: call, site, scope, reader) else {
      // Another method of the same name.
      if wrapper.method != nil { partsOfOthers.insert(location(of: site)) }
      return nil
    }
    let whole = location(of: wrapper.site)
    if evaluator.isExhausted || wrapper.listCount.map({ MenuWrapper.listCount(of: menu) >= $0 }) ?? false {
      // This use tells no more than the view.
      kept.insert(whole)
      partsOfOthers.remove(whole)
      partsOfOthers.insert(location(of: site))
      return nil
    }
    if !kept.contains(whole) { partsOfOthers.insert(whole) }
    menu.location = location(of: site)
    menu.name = name(of: site, menu.buttonTitle, menu.presentation == "contextMenu" ? "context-menu" : "menu")
    return menu
  }

  private func menu(
    of wrapper: MenuWrapper, for use: FunctionCallExprSyntax, _ site: MenuSite, _ scope: Scope, _ reader: ItemReader
  ) -> ImportedMenu? {
    guard let call = wrapper.site.call, let body = self.scope(of: wrapper, for: use, scope) else { return nil }
    let place = MenuSite(kind: wrapper.site.kind, source: wrapper.site.source, node: site.node, call: site.call)
    switch wrapper.site.kind {
    case .contextMenu: return contextMenu(call, place, body, reader)
    case .picker: return picker(call, place, body, reader)
    case .wrapper(let inner):
      return evaluator.descend { menu(of: inner, for: call, site, body, reader) } ?? nil
    case .menu, .commands, .commandsType, .menuBarExtra, .element, .made, .appKit, .quickActions, .menuBuilder:
      return menu(call, place, body, reader)
    }
  }

  /// The scope of a wrapper's menu for the arguments of one use.
  private func scope(of wrapper: MenuWrapper, for use: FunctionCallExprSyntax, _ scope: Scope) -> Scope? {
    let source = wrapper.site.source
    guard let method = wrapper.method else {
      guard case .instance(let instance)? = evaluator.instance(of: wrapper.type, use, scope) else { return nil }
      let owner = Owner(type: wrapper.type, value: .instance(instance))
      var body = ScopeBuilder(source: source, evaluator: evaluator, owner: owner).scope(at: wrapper.site.node)
      if let name = Self.modifiedView(of: wrapper.type, around: wrapper.site.node),
        let view = Self.view(modifiedBy: use)
      {
        body = body.binding([name: .expression(Expression(syntax: view, scope: scope))])
      }
      return body
    }
    let builder = ScopeBuilder(source: source, evaluator: evaluator)
    let outside = builder.scope(at: method)
    guard let body = method.body,
      var arguments = Parameters(method.signature.parameterClause.parameters, outside).bind(use, scope)
    else { return nil }
    if let view = use.calledExpression.as(MemberAccessExprSyntax.self)?.base {
      arguments["self"] = .expression(Expression(syntax: view, scope: scope))
    }
    return builder.scope(at: wrapper.site.node, from: Syntax(body), outside.binding(arguments))
  }
}

extension TypeDeclaration {
  fileprivate var isViewModifier: Bool { inherited.contains("ViewModifier") }
}
