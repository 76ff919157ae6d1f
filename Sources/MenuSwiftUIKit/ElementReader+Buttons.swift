package import MenuImport
import MenuStrings
import MenuSwiftViews
import PositionedJSON
import SwiftDeclarations
import SwiftEvaluation
import SwiftSyntax
import SwiftValues

/// Buttons with menus.
extension ElementReader {
  /// A menu with its button; `nil` for other menus.
  func button(
    of menu: ImportedMenu, _ owner: UIKitOwner, _ types: ControlTypes, _ outer: Scope, _ site: ElementSite
  ) -> ImportedMenu? {
    var (types, outer) = (types, outer)
    let node = owner.target.map { Syntax($0) } ?? owner.button.map { Syntax($0) }
    if let source = owner.source, source !== types.source, let node {
      types = ControlTypes(index: evaluator.index, source: source, root: node.root)
      outer = ScopeBuilder(source: source, evaluator: evaluator).scope(at: node)
    }
    let builder = ScopeBuilder(source: types.source, evaluator: evaluator)
    let isHere = owner.target?.root.id == types.root.id
    let scope = isHere ? owner.target.map { builder.scope(at: $0) } ?? outer : outer
    let readers = readers(of: owner, types, scope)
    var parts: LabelParts
    if let call = owner.button {
      let inner = builder.scope(at: call)
      parts = label(of: call, inner)
      let made = parts.isTelling ? parts : label(ofMade: call, inner)
      if parts.isEmpty || made.isTelling || !made.texts.isEmpty { parts = made }
    } else if let target = owner.target {
      parts = label(ofTarget: target, types, scope)
    } else if let reader = readers.first {
      parts = reader.parts(scope)
    } else {
      return nil
    }
    let labeling = parts.isTelling ? [] : labelingUses(of: owner, types, scope, site)
    for use in labeling { parts.fill(from: label(setBy: use)) }
    // A bar shows the title of an item only if the item has no image.
    if parts.image != nil, isBarItem(owner, types) { parts.texts = [] }
    var menu = menu
    menu.presentation = "pullDownButton"
    var members: [(String, JSONNode)] = []
    if let title = parts.texts.first, !title.string.isEmpty { members.append(("title", .string(title.string))) }
    members += parts.image?.members ?? []
    if members.isEmpty, parts.imageName == nil, emptiesTitle(of: owner, parts, readers, types, scope) {
      parts.texts = []
      members.append(("title", ""))
    }
    let holder =
      owner.target.map { Syntax($0) } ?? owner.ownButton.map { Syntax($0.name) } ?? owner.button.map(Self.variable)
    if members.isEmpty, let holder, labeling.isEmpty, hasNoLabel(owner, types, scope) {
      menu.placeholders.append(
        Placeholder(
          location: items.location(holder, scope), text: "no label",
          reason: "the code that makes the button sets no title or image"))
    } else if members.isEmpty, let holder {
      if parts.imageName != nil || owner.button.map({ showsOnlyImage($0, parts, builder.scope(at: $0)) }) ?? false {
        // Its note says which image it is.
        members.append(("systemImage", .string(AppImage.placeholder)))
      } else {
        var unknown = evaluator.unknown(holder, scope, "the button’s label \(Evaluator.runTime)")
        if let access = holder.as(ExprSyntax.self)?.unwrapped.as(MemberAccessExprSyntax.self) {
          // The object around it says little about the button.
          unknown = Unknown(words: access.declName.baseName.text, location: unknown.location, reason: unknown.reason)
        }
        members.append(("title", .string(unknown.quoted)))
        unlabeled = outlet(holder.as(ExprSyntax.self), types, scope).map { ($0.owner, $0.name, unknown.quoted) }
        menu.placeholders.append(Placeholder(unknown))
      }
    }
    guard !members.isEmpty || holder != nil else {
      menu.presentation = "menu"
      return menu
    }
    if unlabeled == nil { unlabeled = outlet(owner.target, types, scope).map { ($0.owner, $0.name, "") } }
    menu.placeholders += parts.allPlaceholders
    let tap = tap(on: owner, readers, types, scope)
    if let holder, readers.contains(where: \.mayActInstead) {
      menu.placeholders.append(
        Placeholder(
          location: items.location(holder, scope), about: .items, text: "pull-down button",
          reason: "in another state, the button has an action instead of the menu"))
    }
    if isConnected(owner, types, scope) {
      // A storyboard may set the property of an outlet.
      self.tap = tap
    } else if tap == .acts {
      members.append(("primaryAction", true))
    }
    switch readers.lazy.compactMap({ $0.isEnabled(self.evaluator, scope) }).first {
    case .no: members.append(("isDisabled", true))
    case .open(let unknown, _):
      menu.placeholders.append(
        Placeholder(
          location: unknown.location, about: .isEnabled, text: "enabled",
          reason: "the state is unknown: \(unknown.reason)"))
    case .yes, nil: break
    }
    menu.order = readers.lazy.compactMap(\.elementOrder).first ?? menu.order
    if let (target, property) = readers.lazy.compactMap(\.itemChange).first {
      menu.placeholders.append(
        Placeholder(
          location: items.location(target, scope), text: "items unchanged",
          reason: "code sets \(property) of an item of the menu later"))
    }
    if readers.contains(where: { $0.setsTrue("changesSelectionAsPrimaryAction") }) { return menu.popUp(members) }
    return members.isEmpty ? menu : menu.with(button: members)
  }

  private func isBarItem(_ owner: UIKitOwner, _ types: ControlTypes) -> Bool {
    let type = owner.target.flatMap { types.name(of: $0) } ?? owner.button.map { Evaluator.elementType(of: $0) }
    return type.map { evaluator.index.ancestors(named: $0).contains { $0.hasSuffix("BarButtonItem") } } ?? false
  }

  /// Whether a button that a call makes has an image, which is unknown, and no title.
  private func showsOnlyImage(_ call: FunctionCallExprSyntax, _ parts: LabelParts, _ scope: Scope) -> Bool {
    guard parts.texts.isEmpty, let image = call.argument("image"), !isNothing(image, scope) else { return false }
    return ["title", "configuration", "primaryAction"].allSatisfy { call.argument($0) == nil }
  }

  /// The uses of the button's property in other files that may set its label.
  private func labelingUses(
    of owner: UIKitOwner, _ types: ControlTypes, _ scope: Scope, _ site: ElementSite
  ) -> [MenuUse] {
    guard let target = owner.target, let (type, name) = outlet(target, types, scope),
      target.is(MemberAccessExprSyntax.self) || types.declaration(of: name, at: Syntax(target))?.region == nil
    else { return [] }
    return site.buttonUses(MenuUses(index: evaluator.index, name: name, type: type), types.source).filter { use in
      var outer = use.expression.parent
      while let inner = outer, inner.is(OptionalChainingExprSyntax.self) || inner.is(ForceUnwrapExprSyntax.self) {
        outer = inner.parent
      }
      let access = outer?.as(MemberAccessExprSyntax.self)
      return access.map { ButtonReader.isLabeling($0.declName.baseName.text) } ?? false
    }
  }

  /// The label that code of another file sets on a button.
  private func label(setBy use: MenuUse) -> LabelParts {
    let types = ControlTypes(index: evaluator.index, source: use.source, root: use.expression.root)
    let scope = ScopeBuilder(source: use.source, evaluator: evaluator).scope(at: use.expression)
    let name = Evaluator.lastName(of: use.expression)
    return label(setBy: buttonReader(name, in: types.regions(of: use.expression)), scope)
  }

  /// The name of the variable that a new button initializes; otherwise, the call.
  private static func variable(of call: FunctionCallExprSyntax) -> Syntax {
    let pattern = call.parent?.parent?.as(PatternBindingSyntax.self)?.pattern
    // A tuple pattern may ignore the button: `let (_, view) = makeButton(menu: menu)`.
    return pattern.flatMap { $0.is(IdentifierPatternSyntax.self) ? Syntax($0) : nil } ?? Syntax(call)
  }

  /// - Parameters:
  ///   - name: the variable of the button; `nil` for `self`.
  ///   - roots: the nodes with the statements that may set its properties.
  func buttonReader(_ name: String?, in roots: [Syntax]) -> ButtonReader {
    ButtonReader(labels: labels, name: name, roots: roots, statements: bodies.ofButtons(in: roots))
  }

  /// Readers of what code sets on a button, also in the closure that makes it.
  private func readers(of owner: UIKitOwner, _ types: ControlTypes, _ scope: Scope) -> [ButtonReader] {
    if let type = owner.ownButton { return [buttonReader(nil, in: [Syntax(type)])] }
    guard let target = owner.target else {
      guard let call = owner.button else { return [] }
      let holders =
        newButton(call, types, scope)?.holders ?? Self.holder(of: call).map { [($0.name, [$0.region])] } ?? []
      return holders.map { buttonReader($0.name, in: $0.regions) }
    }
    let name = Evaluator.lastName(of: target)
    let outside = buttonReader(name, in: types.regions(of: target))
    if let local = target.unwrapped.as(DeclReferenceExprSyntax.self),
      let closure = types.declaration(of: name, at: Syntax(local))?.region?.parent?.as(ClosureExprSyntax.self),
      closure.statements.last?.item.expression?.trimmedDescription == name,
      let property = property(madeBy: closure, types)
    {
      return [outside, buttonReader(property.name, in: property.regions)]
    }
    guard let call = creation(of: target, types, scope)?.call,
      let closure = call.calledExpression.as(ClosureExprSyntax.self),
      let name = closure.statements.last?.item.expression?.as(DeclReferenceExprSyntax.self)?.baseName.text
    else { return [outside] }
    return [buttonReader(name, in: [Syntax(closure)]), outside]
  }

  /// Whether the button is one of a storyboard or a XIB.
  private func isConnected(_ owner: UIKitOwner, _ types: ControlTypes, _ scope: Scope) -> Bool {
    guard let target = owner.target, creation(of: target, types, scope) == nil,
      case .property(let property, _)? = evaluator.binding(of: Evaluator.lastName(of: target), scope)
    else { return false }
    return property.attributes.contains("IBOutlet")
  }

  /// The effect of a tap on the button, if the code tells.
  private func tap(
    on owner: UIKitOwner, _ readers: [ButtonReader], _ types: ControlTypes, _ scope: Scope
  ) -> ButtonTap? {
    let made = owner.button ?? owner.target.flatMap { creation(of: $0, types, scope)?.call }
    let isItem = made.map { Evaluator.elementType(of: $0) == "UIBarButtonItem" } ?? false
    let action = made.flatMap { $0.argument("primaryAction") ?? (isItem ? $0.argument("action") : nil) }
    let hasAction = action.map { !$0.is(NilLiteralExprSyntax.self) } ?? false
    if isItem { return hasAction ? .acts : nil }
    if readers.contains(where: { $0.setsMenuAsPrimaryAction }) { return .opensMenu }
    return !readers.isEmpty && (hasAction || readers.contains(where: \.addsAction)) ? .acts : nil
  }

  /// The class of an object and the property of it that a target names: `closeButton`, `grid.closeButton`.
  private func outlet(_ target: ExprSyntax?, _ types: ControlTypes, _ scope: Scope) -> (owner: String, name: String)? {
    guard let target else { return nil }
    let base = target.unwrapped.as(MemberAccessExprSyntax.self)?.base?.unwrapped
    let isOwn = base.map { $0.trimmedDescription == "self" } ?? true
    let owner = isOwn ? scope.nearestOwner?.type.simpleName : base.flatMap { types.name(of: $0) }
    return owner.map { ($0, Evaluator.lastName(of: target)) }
  }

  package func unlabeledButton(of menu: ImportedMenu?) -> [UnlabeledButton] {
    guard let unlabeled, let menu else { return [] }
    let (owner, outlet, title) = unlabeled
    return [UnlabeledButton(menu: menu.location, owner: owner, outlet: outlet, title: title, tap: tap)]
  }

  /// The label that methods set which the sources add to the button: `button.showCount(3)`.
  func label(
    setBy calls: [(call: FunctionCallExprSyntax, name: String)], _ type: String?, _ scope: Scope
  ) -> LabelParts {
    var parts = LabelParts()
    for (body, inner) in methods(calledBy: calls, type, scope) {
      parts.fill(from: buttonReader(nil, in: [Syntax(body)]).parts(inner))
    }
    return parts
  }

  /// The bodies of methods that the sources add to the button, with their arguments.
  func methods(
    calledBy calls: [(call: FunctionCallExprSyntax, name: String)], _ type: String?, _ scope: Scope
  ) -> [(body: CodeBlockItemListSyntax, scope: Scope)] {
    let names = Set([type, "UIButton", "UIBarButtonItem"].compactMap(\.self))
    let declared = names.sorted().compactMap { evaluator.index.type(named: $0, from: scope.source) }
    guard !declared.isEmpty else { return [] }
    return calls.flatMap { call, name in
      declared.flatMap { evaluator.index.methods(named: name, of: $0) }.compactMap { function in
        guard let body = function.body, let bound = evaluator.parameters(of: function, nil)?.bind(call, scope) else {
          return nil
        }
        return (body, evaluator.functionScope(function, nil).binding(bound))
      }
    }
  }

  /// The call that makes the button of a variable, as its initial value or later.
  func creation(
    of target: ExprSyntax, _ types: ControlTypes, _ scope: Scope
  ) -> (call: FunctionCallExprSyntax, scope: Scope)? {
    let name = Evaluator.lastName(of: target)
    if let base = target.unwrapped.as(MemberAccessExprSyntax.self)?.base, base.unwrapped.trimmedDescription != "self" {
      // A property of another object: `cell.button`.
      guard let type = types.name(of: base).flatMap({ evaluator.index.type(named: $0, from: scope.source) }),
        let property = type.properties[name], let call = property.initializer?.as(FunctionCallExprSyntax.self)
      else { return nil }
      return (call, Scope(source: property.source, owner: Owner(type: type, value: nil)))
    }
    switch evaluator.binding(of: name, scope) {
    case .property(let property, _)?:
      if let call = property.initializer?.as(FunctionCallExprSyntax.self) { return (call, scope) }
    case .expression(let expression)?, .local(let expression)?:
      if let call = expression.syntax.as(FunctionCallExprSyntax.self) { return (call, expression.scope) }
    case .value(.symbol(let symbol))?:
      if let call = symbol.syntax.as(FunctionCallExprSyntax.self) { return (call, symbol.scope) }
    case .value?, .change?, .runTime?, nil: break
    }
    let assigned = buttonReader(name, in: types.regions(of: target)).assigned
    return assigned.map { ($0, scope) }
  }

  /// The label of a new button, also of one that a closure or a function of the app makes:
  /// `{ let button = UIButton(); …; return button }()`, `makeButton("More")`.
  func label(ofMade call: FunctionCallExprSyntax, _ scope: Scope) -> LabelParts {
    if let closure = call.calledExpression.as(ClosureExprSyntax.self) {
      return label(madeBy: closure.statements, scope)
    }
    let parts = label(of: call, scope)
    guard !parts.isTelling, let (body, inner, _) = called(by: call, scope) else { return parts }
    return evaluator.descend { label(madeBy: body, inner) } ?? parts
  }

  private func label(madeBy statements: CodeBlockItemListSyntax, _ scope: Scope) -> LabelParts {
    let result = statements.last?.item.expression
    if let made = result?.as(FunctionCallExprSyntax.self) { return label(of: made, scope) }
    let bindings = statements.flatMap { statement in
      statement.item.as(VariableDeclSyntax.self).map { Array($0.bindings) } ?? []
    }
    func made(_ name: String) -> FunctionCallExprSyntax? {
      bindings.first { $0.pattern.trimmedDescription == name }?.initializer?.value.as(FunctionCallExprSyntax.self)
    }
    // `return (button, view)`
    let results = result?.as(TupleExprSyntax.self)?.elements.map(\.expression) ?? [result].compactMap(\.self)
    let names = results.compactMap { $0.as(DeclReferenceExprSyntax.self)?.baseName.text }
    let isButton = { (name: String) in
      made(name).map { ["UIButton", "UIBarButtonItem"].contains(Evaluator.elementType(of: $0)) } ?? false
    }
    guard let name = results.count == 1 ? names.first : names.first(where: isButton) else { return LabelParts() }
    let initial = made(name)
    var parts = initial.map { label(of: $0, scope) } ?? LabelParts()
    let later = label(setBy: buttonReader(name, in: [Syntax(statements)]), scope)
    if initial?.argument("type") != nil { parts.replaceImage(by: later) }
    parts.fill(from: later)
    return parts
  }
}

extension LabelParts {
  /// Removes the symbol of a type of buttons, such as `detailDisclosure`, if code sets another image.
  mutating func replaceImage(by later: LabelParts) {
    if later.image != nil || later.imageName != nil { image = nil }
  }

  /// Adds the title and the image that code sets later, where they tell more.
  mutating func fill(from later: LabelParts) {
    if isEmpty || !isTelling && later.isTelling {
      self = later
      return
    }
    if texts.isEmpty {
      texts = later.texts.filter { $0.placeholders.isEmpty }
      placeholders += later.texts.flatMap(\.placeholders).prefix(1).map { placeholder in
        Placeholder(location: placeholder.location, text: "no title", reason: placeholder.reason)
      }
    }
    image = image ?? later.image
    imageName = imageName ?? later.imageName
  }
}
