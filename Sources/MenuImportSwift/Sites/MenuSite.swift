import MenuImport
import MenuSwiftAppKit
import MenuSwiftUIKit
import MenuSwiftViews
import MockupScene
import SwiftDeclarations
import SwiftEvaluation
import SwiftScan
import SwiftSyntax
import SwiftValues

struct MenuSite {
  enum Kind {
    case menu
    case contextMenu
    case commands
    /// A `Commands` type that no scene in the sources uses.
    case commandsType(TypeDeclaration)
    /// A picker in the style of a pop-up button.
    case picker
    case menuBarExtra
    case element
    /// The menu of a function, for the arguments of a call.
    case made(by: FunctionDeclSyntax, FunctionCallExprSyntax)
    case appKit
    /// A list of quick actions, or the assignment of such a list or of items of the edit menu.
    case quickActions
    /// A view of the sources that shows its content in a menu.
    case wrapper(MenuWrapper)
    /// A function that inserts menus into the system's menu bar.
    case menuBuilder(FunctionDeclSyntax)
  }

  let kind: Kind
  let source: SwiftSource
  let node: Syntax
  let call: FunctionCallExprSyntax?
  /// Whether only releases before the newest show the menu.
  var isForEarlierReleases = false

  static let earlierReason = "it is for earlier releases"
}

/// Finds the calls that create menus, except menus inside other menus.
struct MenuFinder {
  let source: SwiftSource
  let index: DeclarationIndex
  private(set) var sites: [MenuSite] = []
  private(set) var previews: [Syntax] = []
  /// The branches that only releases before the newest run.
  private(set) var earlier: [Syntax] = []
  /// The views whose uses are menus, by name.
  private let wrappers: [String: [MenuWrapper]]

  init(source: SwiftSource, index: DeclarationIndex, wrappers: [String: [MenuWrapper]] = [:]) {
    self.source = source
    self.index = index
    self.wrappers = wrappers
  }

  /// Searches a file; iterative, since long call chains nest deeply.
  mutating func find(in tree: SourceFileSyntax) {
    var stack = [(node: Syntax(tree), isInMenu: false, isEarlier: false)]
    while let (node, isInMenu, isEarlier) = stack.popLast() {
      if node.isPreview {
        previews.append(node)
        continue
      }
      var inside = isInMenu
      var closed: Syntax?
      if let function = MenuBuilderReader.function(node) {
        if !MenuBuilderReader.isHelper(function) {
          sites.append(MenuSite(kind: .menuBuilder(function), source: source, node: node, call: nil))
        }
        inside = true
      }
      let types = ControlTypes(index: index, source: source, root: Syntax(tree))
      if !isInMenu, QuickActions.assignment(node, types) != nil || QuickActions.isAddition(node, types) {
        sites.append(MenuSite(kind: .quickActions, source: source, node: node, call: nil))
        inside = true
      }
      if let call = node.as(FunctionCallExprSyntax.self) {
        if let kind = kind(of: call) {
          if !isInMenu {
            var site = MenuSite(kind: kind, source: source, node: node, call: call)
            site.isForEarlierReleases = isEarlier && site.isOfViews
            sites.append(site)
          }
          closed = Syntax(call.calledExpression)
          inside = true
        } else if Self.isFirstQuickAction(call) {
          if !isInMenu { sites.append(MenuSite(kind: .quickActions, source: source, node: node, call: call)) }
        } else if let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
          ["CommandMenu", "CommandGroup"].contains(name)
        {
          inside = true
        }
      }
      let older = isEarlier ? [] : Set(EarlierBranches.children(of: node).map(\.id))
      // The view that a menu is attached to is not part of the menu.
      for child in node.children(viewMode: .sourceAccurate).reversed() {
        if older.contains(child.id) { earlier.append(child) }
        stack.append((child, closed == child ? isInMenu : inside, isEarlier || older.contains(child.id)))
      }
    }
    sites.sort { $0.node.position < $1.node.position }
  }

  /// Returns whether a call makes the first quick action of a list.
  private static func isFirstQuickAction(_ call: FunctionCallExprSyntax) -> Bool {
    guard QuickActions.isQuickAction(call), let element = call.parent?.as(ArrayElementSyntax.self),
      let list = element.parent?.as(ArrayElementListSyntax.self)
    else { return false }
    return list.first?.id == element.id
  }

  private func kind(of call: FunctionCallExprSyntax) -> MenuSite.Kind? {
    let callee = Evaluator.withoutArguments(call.calledExpression)
    if let access = callee.as(MemberAccessExprSyntax.self) {
      let name = access.declName.baseName.text
      if access.base?.trimmedDescription == "SwiftUI" { return kind(ofView: name, call) }
      if name == "init" {
        if InferredMenu.isMenu(call) { return Self.isInMaker(call) ? nil : .element }
        guard let type = access.base?.trimmedDescription ?? ImpliedType.name(of: call), type.hasPrefix("NS"),
          !source.mentions("UIKit")
        else { return nil }
        return kind(ofView: type, call)
      }
      // Without a base, it follows a view in a branch of `#if`.
      guard access.base != nil || Self.isPostfix(call) else { return nil }
      if let wrapper = method(named: name, of: access.base, call) { return .wrapper(wrapper) }
      switch name {
      case "contextMenu": return isModifier(call, of: access) ? .contextMenu : nil
      case "commands": return call.trailingClosure != nil || call.argument("content") != nil ? .commands : nil
      case _ where access.base?.trimmedDescription == "UIMenu" && isMaker(name): return .element
      case "toolbarTitleMenu": return call.trailingClosure != nil ? .menu : nil
      default: return nil
      }
    }
    guard let name = callee.as(DeclReferenceExprSyntax.self)?.baseName.text else { return nil }
    return kind(ofView: name, call)
  }

  /// Whether a call of `contextMenu` is SwiftUI's modifier rather than a method of that name.
  private func isModifier(_ call: FunctionCallExprSyntax, of access: MemberAccessExprSyntax) -> Bool {
    if access.base?.is(OptionalChainingExprSyntax.self) == true { return false }
    let known: Set = ["menuItems", "preview", "menu", "forSelectionType", "primaryAction"]
    let labels = call.arguments.map { $0.label?.text }
    if call.trailingClosure == nil {
      guard let first = labels.first else { return false }
      if first == nil { return source.mentions("SwiftUI") }
      if labels.contains(where: { $0.map { known.contains($0) } ?? false }) { return true }
      // A modifier of the sources; one that gets a UIKit menu does not call SwiftUI's.
      let own = index.type(named: "View", from: source)?.methods["contextMenu"] ?? []
      return own.contains { function in
        let words = function.body?.trimmedDescription ?? ""
        return words.contains("contextMenu(") || words.contains("contextMenu {")
      }
    }
    return true
  }

  /// Whether the sources add a static function of that name to `UIMenu` that returns a menu.
  private func isMaker(_ name: String) -> Bool {
    index.type(named: "UIMenu", from: source)?.staticMethods[name]?.contains { function in
      let result = function.node?.signature.returnClause?.type.trimmedDescription ?? ""
      return ["UIMenu", "UIMenu?", "Self"].contains(result)
    } ?? false
  }

  /// Whether a call is in a static function that the sources add to `UIMenu`.
  private static func isInMaker(_ call: FunctionCallExprSyntax) -> Bool {
    var current = Syntax(call).parent
    while let outer = current {
      if let function = outer.as(FunctionDeclSyntax.self) {
        let isStatic = function.modifiers.contains { ["static", "class"].contains($0.name.text) }
        guard isStatic, !function.signature.parameterClause.parameters.isEmpty else { return false }
        return function.parent?.parent?.parent?.parent?.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription
          == "UIMenu"
      }
      current = outer.parent
    }
    return false
  }

  /// The method of views that a call with content for a menu means.
  ///
  /// - Parameter base: The view, which has the method if the sources add it to all views; otherwise `self`.
  private func method(named name: String, of base: ExprSyntax?, _ call: FunctionCallExprSyntax) -> MenuWrapper? {
    wrappers[name]?.first { wrapper in
      guard let method = wrapper.method, wrapper.takes(call, in: source) else { return false }
      if wrapper.type.simpleName == "View" { return Self.methodOfViews(around: call) != method }
      guard base == nil || base?.trimmedDescription == "self" else { return false }
      return source === wrapper.site.source
        && ScopeBuilder.simpleTypeName(around: Syntax(call)) == wrapper.type.simpleName
    }
  }

  /// The method around a node that the sources add to all views.
  private static func methodOfViews(around node: some SyntaxProtocol) -> FunctionDeclSyntax? {
    var current = node.parent
    while let outer = current {
      if let function = outer.as(FunctionDeclSyntax.self) {
        return ScopeBuilder.simpleTypeName(around: outer) == "View" ? function : nil
      }
      current = outer.parent
    }
    return nil
  }

  /// The type that a call names, which may be inside of a type around the call.
  private func type(named name: String, at call: FunctionCallExprSyntax) -> TypeDeclaration? {
    var owners: [String] = []
    var outer = Syntax(call).parent
    while let node = outer {
      if let owner = ScopeBuilder.typeName(of: node) { owners.insert(owner, at: 0) }
      outer = node.parent
    }
    let owner = owners.isEmpty ? nil : index.type(named: owners.joined(separator: "."), from: source)
    return index.type(named: name, from: source, inside: owner)
  }

  private func kind(ofView name: String, _ call: FunctionCallExprSyntax) -> MenuSite.Kind? {
    if let wrappers = wrappers[name], let type = index.type(named: name, from: source),
      let wrapper = wrappers.first(where: { $0.method == nil && $0.type === type })
    {
      return .wrapper(wrapper)
    }
    if let wrapper = method(named: name, of: nil, call) { return .wrapper(wrapper) }
    if name == "contextMenu" {
      // In a method of views, it follows the view itself.
      guard let method = Self.methodOfViews(around: call), method.name.text != name, call.trailingClosure != nil else {
        return nil
      }
      return .contextMenu
    }
    if let type = type(named: name, at: call), type.kind == .reference,
      index.menuClass(of: type.name) == "NSMenu" || index.buttonClass(of: type.name) != nil
    {
      return .appKit
    }
    let views: Set = [
      "Menu", "ToolbarTitleMenu", "Picker", "MenuBarExtra", "UIMenu", "NSMenu", "NSPopUpButton", "NSMenuToolbarItem",
    ]
    guard views.contains(name),
      type(named: name, at: call).map({ $0.kind == .foreign }) ?? true
    else { return nil }
    switch name {
    case "Menu":
      let hasContent = call.trailingClosure != nil || call.argument("content") != nil || call.argument("items") != nil
      return hasContent ? .menu : nil
    case "ToolbarTitleMenu": return call.trailingClosure != nil ? .menu : nil
    case "MenuBarExtra":
      let hasContent = call.trailingClosure != nil || call.closure("content") != nil
      return hasContent && Self.style(of: call, "menuBarExtraStyle") != "window" ? .menuBarExtra : nil
    case "Picker": return Self.isPopUpButton(call, nil, index, from: source) ? .picker : nil
    case "UIMenu": return Self.isInMaker(call) ? nil : .element
    case "NSMenu", "NSPopUpButton": return .appKit
    // In Mac Catalyst, the item shows a menu of UIKit.
    case "NSMenuToolbarItem": return source.mentions("UIKit") ? nil : .appKit
    default: return nil
    }
  }

  static func style(of call: FunctionCallExprSyntax, _ name: String) -> String? {
    modifiers(on: call, nil).first { $0.name == name }.map { Evaluator.lastName(of: $0.argument) }
  }

  /// Whether a picker has the style of a pop-up button: its own, otherwise that of the views around it.
  ///
  /// - Parameter evaluator: Decides which branches of `#if` are compiled; without one, any may be.
  static func isPopUpButton(
    _ picker: FunctionCallExprSyntax, _ evaluator: Evaluator?, _ index: DeclarationIndex, from source: SwiftSource
  ) -> Bool {
    var view: FunctionCallExprSyntax? = picker
    while let call = view {
      for modifier in modifiers(on: call, evaluator) {
        let style =
          modifier.name == "pickerStyle" ? modifier.argument : pickerStyle(setBy: modifier.name, index, from: source)
        guard let style else { continue }
        let isMenu = ["menu", "MenuPickerStyle"].contains(Evaluator.lastName(of: style))
        let isInBranch = modifier.call.position != call.position
        if isMenu || evaluator != nil || !isInBranch { return isMenu }
      }
      view = container(of: Syntax(call))
    }
    return false
  }

  /// The style that a modifier of the sources gives a picker:
  /// `func compact() -> some View { pickerStyle(.menu).frame(width: 80) }`.
  private static func pickerStyle(
    setBy name: String, _ index: DeclarationIndex, from source: SwiftSource
  ) -> ExprSyntax? {
    for function in index.type(named: "View", from: source)?.methods[name] ?? [] {
      var view = function.body?.count == 1 ? function.body?.first?.item.expression : nil
      var style: ExprSyntax?
      while let call = view?.as(FunctionCallExprSyntax.self) {
        if Evaluator.lastName(of: call.calledExpression) == "pickerStyle" { style = call.argument() }
        view = call.calledExpression.as(MemberAccessExprSyntax.self)?.base
      }
      if let style { return style }
    }
    return nil
  }

  /// The next view around a node that only groups others.
  private static func container(of node: Syntax) -> FunctionCallExprSyntax? {
    let containers: Set = ["Group", "HStack", "VStack", "ZStack", "Form", "Section", "List", "ScrollView", "GroupBox"]
    var inner = node
    var isInClosure = false
    while let outer = inner.parent, !outer.is(MemberBlockSyntax.self) {
      isInClosure = isInClosure || inner.is(ClosureExprSyntax.self)
      if isInClosure, let call = outer.as(FunctionCallExprSyntax.self) {
        let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text ?? ""
        if containers.contains(name) { return call }
        guard name == "ForEach" else { return nil }
        isInClosure = false
      }
      inner = outer
    }
    return nil
  }

  /// Whether the modifier is the first one in a branch of `#if` after a view.
  private static func isPostfix(_ call: FunctionCallExprSyntax) -> Bool {
    var current = Syntax(call).parent
    while let outer = current {
      if outer.is(IfConfigClauseSyntax.self) {
        return outer.parent?.parent?.parent?.is(PostfixIfConfigExprSyntax.self) ?? false
      }
      guard outer.is(MemberAccessExprSyntax.self) || outer.is(FunctionCallExprSyntax.self) else { return false }
      current = outer.parent
    }
    return false
  }

  typealias Modification = (name: String, call: FunctionCallExprSyntax, argument: ExprSyntax?)

  /// The modifiers of the views around a view that only group others, those of the outermost view first.
  static func modifiersAround(_ call: FunctionCallExprSyntax, _ evaluator: Evaluator?) -> [Modification] {
    var found: [Modification] = []
    var view = container(of: Syntax(call))
    while let outer = view, found.count < Limit.swiftChain.maximum {
      found = modifiers(on: outer, evaluator) + found
      view = container(of: Syntax(outer))
    }
    return found
  }

  static func modifiers(on call: FunctionCallExprSyntax, _ evaluator: Evaluator?) -> [Modification] {
    var modifiers: [Modification] = []
    var current = Syntax(call)
    while modifiers.count < Limit.swiftChain.maximum {
      // Modifiers in the compiled branch of `#if`; without an evaluator, those in all branches.
      if let wrapped = current.parent?.as(PostfixIfConfigExprSyntax.self),
        wrapped.base.map({ Syntax($0).id }) == current.id
      {
        for clause in wrapped.config.clauses {
          guard case .postfixExpression(let expression)? = clause.elements else { continue }
          if evaluator?.compilation.isCompiled(clause) == false { continue }
          var inner: [Modification] = []
          var next: ExprSyntax? = expression
          while let call = next?.as(FunctionCallExprSyntax.self), inner.count < Limit.swiftChain.maximum,
            let access = call.calledExpression.as(MemberAccessExprSyntax.self)
          {
            inner.append((access.declName.baseName.text, call, call.argument()))
            next = access.base
          }
          modifiers += inner.reversed()
          if evaluator != nil { break }
        }
        current = Syntax(wrapped)
        continue
      }
      guard let access = current.parent?.as(MemberAccessExprSyntax.self),
        let outer = access.parent?.as(FunctionCallExprSyntax.self),
        Syntax(outer.calledExpression).id == Syntax(access).id
      else { break }
      modifiers.append((access.declName.baseName.text, outer, outer.argument()))
      current = Syntax(outer)
    }
    return modifiers
  }
}
