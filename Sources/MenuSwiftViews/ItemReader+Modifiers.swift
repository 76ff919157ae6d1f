import MenuDocument
package import MenuImport
import PositionedJSON
import SwiftDeclarations
import SwiftEvaluation
package import SwiftSyntax
import SwiftValues

extension ItemReader {
  func apply(_ modifier: Modifier, to items: inout [ImportedItem]) {
    let argument = modifier.argument()
    switch modifier.name {
    case "keyboardShortcut": setShortcut(modifier, on: &items)
    case "disabled": setDisabled(argument, modifier.scope, on: &items)
    case "labelStyle": each(&items, Self.labelStyle(argument).map { .labelStyle($0) })
    case "pickerStyle": Self.setPickerStyle(argument, on: &items)
    case "labelsHidden":
      // A submenu keeps its title.
      for index in items.indices {
        if case .picker(let picker) = items[index].kind, picker.style == "inline" { items[index].title = "" }
      }
    case "controlGroupStyle": setGroupStyle(argument, on: &items)
    case "menuOrder": Self.order(argument).map { order in eachMenu(&items) { $0.set(.order(order)) } }
    case "menuActionDismissBehavior":
      let name = argument.map(Evaluator.lastName) ?? ""
      if ["automatic", "enabled", "disabled"].contains(name) { each(&items, .dismissBehavior(name)) }
    case "help": setText(argument, modifier.scope, on: &items) { .help($0) }
    case "accessibilityLabel": setText(argument, modifier.scope, on: &items) { .accessibilityLabel($0) }
    case "badge": setText(argument, modifier.scope, on: &items) { .badge($0) }
    case "tag": setTag(argument, modifier.scope, on: &items)
    case "tint": setTint(argument, modifier.scope, on: &items)
    case "foregroundStyle", "foregroundColor": setColor(argument, modifier.scope, on: &items)
    case "symbolVariant": if let argument { setVariant(argument, modifier.scope, on: &items) }
    case "hidden" where modifier.call.arguments.isEmpty: Self.hide(&items)
    case "modifierKeyAlternate": setAlternate(modifier, on: &items)
    default: applyOwn(modifier, to: &items)
    }
  }

  /// Sets the color of the items; notes one that documents cannot name.
  private func setTint(_ argument: ExprSyntax?, _ scope: Scope, on items: inout [ImportedItem]) {
    // A modifier of the sources passes its parameter on.
    if let name = argument?.as(DeclReferenceExprSyntax.self)?.baseName.text.trimmingBackticks,
      case .expression(let passed)? = scope.local(name)
    {
      return evaluator.descend { setTint(passed.syntax, passed.scope, on: &items) } ?? ()
    }
    guard let argument else { return }
    guard case .named(let color) = evaluator.itemColor(argument, scope) else {
      return setColor(argument, scope, on: &items)
    }
    each(&items, .tint(color))
  }

  /// Sets the color of symbols; notes one that documents cannot name.
  private func setColor(_ argument: ExprSyntax?, _ scope: Scope, on items: inout [ImportedItem]) {
    guard let argument else { return }
    switch evaluator.itemColor(argument, scope) {
    case .named(let color):
      for index in items.indices where items[index].image != nil { items[index].set(.tint(color)) }
    case .plain: break
    case .unknown(let reason): noteColor(argument, reason, scope, on: &items)
    }
  }

  private func noteColor(_ color: ExprSyntax, _ reason: String, _ scope: Scope, on items: inout [ImportedItem]) {
    for index in items.indices {
      guard let image = items[index].image else { continue }
      items[index].placeholders.append(
        Placeholder(location: scope.source.location(of: color), text: image.name, reason: reason))
    }
  }

  /// Applies a modifier of the sources: a method in an extension of `View`, or a `ViewModifier`.
  private func applyOwn(_ modifier: Modifier, to items: inout [ImportedItem]) {
    guard !items.isEmpty else { return }
    guard let own = evaluator.body(of: modifier) else {
      if modifier.name == "hidden" {
        let location = modifier.scope.source.location(of: modifier.call.arguments)
        let reason = "this modifier is not in the imported sources"
        Self.addPlaceholder(Placeholder(location: location, isShown: true, reason: reason), in: &items)
      }
      return
    }
    let (body, scope) = (own.statements, own.scope)
    let isApplied = evaluator.enter(body) { () -> Bool in
      if let shown = self.items(items, shownBy: modifier, own) {
        items = shown
        return true
      }
      guard let expression = chosen(in: body, scope), let all = modifiers(of: expression, scope, own.content) else {
        return false
      }
      for modifier in all { apply(modifier, to: &items) }
      return true
    }
    guard isApplied != true, Self.isTelling(Syntax(body)) || Self.isTelling(modifier.call) else { return }
    Self.addPlaceholder(
      Placeholder(
        location: modifier.scope.source.location(of: modifier.call.arguments), text: "without \(modifier.name)",
        reason: "the effect of \(modifier.name) \(Evaluator.runTime)"),
      in: &items)
  }

  /// The modifiers that an expression applies to the view with a name; `nil` for another view.
  private func modifiers(of expression: ExprSyntax, _ scope: Scope, _ content: String) -> [Modifier]? {
    let (base, modifiers) = evaluator.peel(expression, scope)
    if base.trimmedDescription == content { return modifiers }
    guard let call = base.as(FunctionCallExprSyntax.self),
      let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text.trimmingBackticks,
      name.first?.isLowercase == true
    else { return nil }
    // `keyboardShortcut("k")`, with an implicit `self`.
    guard let local = scope.local(name) else { return [Modifier(name: name, call: call, scope: scope)] + modifiers }
    // A closure of the use changes the view: `transform(self)`.
    guard call.arguments.count == 1, call.argument()?.trimmedDescription == content,
      case .closure(let closure, let captured) = evaluator.value(of: local, named: call.calledExpression, scope)
    else { return nil }
    let view = closure.parameterNames.first ?? "$0"
    let inner = captured.binding([view: .runTime("\(view) \(Evaluator.runTime)")])
    guard let expression = chosen(in: closure.statements, inner) else { return nil }
    let changes = evaluator.descend { self.modifiers(of: expression, inner, view) } ?? nil
    return changes.map { $0 + modifiers }
  }

  /// The modifiers that a modifier of the sources applies; otherwise, the modifier itself.
  package func parts(of modifier: Modifier) -> [Modifier] {
    guard let own = evaluator.body(of: modifier) else { return [modifier] }
    let applied = evaluator.enter(own.statements) { () -> [Modifier]? in
      let all = chosen(in: own.statements, own.scope).flatMap { modifiers(of: $0, own.scope, own.content) }
      return all?.flatMap { self.parts(of: $0) }
    }
    return (applied ?? nil) ?? [modifier]
  }

  /// The items of a modifier that shows its view only under a condition: `if isShown { self }`.
  private func items(
    _ items: [ImportedItem], shownBy modifier: Modifier, _ own: ModifierBody
  ) -> [ImportedItem]? {
    let nodes = evaluator.nodes(of: own.statements, own.scope)
    guard nodes.count == 1, case .choice(var choice)? = nodes.first else { return nil }
    let branches = choice.branches.map { self.items(items, in: $0, own.content) }
    guard branches.contains(where: { $0?.isEmpty == true }), branches.contains(where: { $0?.isEmpty == false }),
      branches.allSatisfy({ $0 != nil })
    else { return nil }
    let known = branches.compactMap(\.self)
    if choice.certainty == .certain { return known.indices.contains(choice.shown) ? known[choice.shown] : [] }
    // The use of the modifier tells the condition, not its declaration.
    choice.conditions = choice.conditions.map { $0.map { Self.words(ofCondition: $0, own.scope) } }
    choice.placeholder.location = modifier.scope.source.location(of: modifier.call.arguments)
    if choice.certainty == .initial, let words = choice.condition(of: 0) {
      choice.placeholder.reason = Evaluator.initialReason(words)
    }
    return Self.combined(known, choice)
  }

  /// The items of a branch that is the view or nothing; `nil` for another one.
  private func items(_ items: [ImportedItem], in nodes: [BlockNode], _ content: String) -> [ImportedItem]? {
    guard let first = nodes.first else { return [] }
    guard nodes.count == 1, case .view(let view) = first else { return nil }
    let (base, modifiers) = evaluator.peel(view.syntax, view.scope)
    if base.trimmedDescription == "EmptyView()" { return [] }
    guard base.trimmedDescription == content else { return nil }
    if modifiers.contains(where: { $0.name == "hidden" && $0.call.arguments.isEmpty }) { return [] }
    var items = items
    for modifier in modifiers { apply(modifier, to: &items) }
    return items
  }

  /// The words of the argument, if a condition is only a parameter or its opposite.
  private static func words(ofCondition condition: String, _ scope: Scope) -> String {
    let isOpposite = condition.hasPrefix("!")
    guard case .expression(let argument)? = scope.local(String(condition.dropFirst(isOpposite ? 1 : 0))) else {
      return condition
    }
    let words = Evaluator.words(of: argument.syntax)
    return isOpposite ? ItemCondition.opposite(of: words) : words
  }

  /// The only expression of a body, also in the branch that applies.
  private func chosen(in body: CodeBlockItemListSyntax, _ scope: Scope) -> ExprSyntax? {
    guard body.count == 1, let expression = body.first?.item.expression else { return nil }
    guard let choice = expression.as(IfExprSyntax.self) else { return expression }
    switch evaluator.decide(choice.conditions, scope).truth {
    case .yes: return evaluator.descend { chosen(in: choice.body.statements, scope) } ?? nil
    case .no:
      let block = choice.elseBody?.as(CodeBlockSyntax.self)
      return evaluator.descend { block.flatMap { chosen(in: $0.statements, scope) } } ?? nil
    case .open(_, let initially?):
      let other = choice.elseBody?.as(CodeBlockSyntax.self)?.statements
      let statements = initially ? choice.body.statements : other
      return evaluator.descend { statements.flatMap { chosen(in: $0, scope) } } ?? nil
    case .open: return nil
    }
  }

  /// Whether a modifier, or the code that it is called with, changes what documents tell of an item.
  private static func isTelling(_ call: FunctionCallExprSyntax) -> Bool {
    isTelling(Syntax(call.arguments)) || call.trailingClosure.map { isTelling(Syntax($0)) } ?? false
  }

  private static func isTelling(_ code: Syntax) -> Bool {
    code.tokens(viewMode: .sourceAccurate).contains { token in
      telling.contains(token.text) && token.nextToken(viewMode: .sourceAccurate)?.text == "("
    }
  }

  private static let telling: Set = [
    "menuActionDismissBehavior",
    "keyboardShortcut", "disabled", "badge", "help", "tag", "hidden", "labelStyle", "accessibilityLabel", "pickerStyle",
  ]

  private func each(_ items: inout [ImportedItem], _ attribute: ImportedItem.Attribute?) {
    guard let attribute else { return }
    for index in items.indices where items[index].kind != .divider { items[index].set(attribute) }
  }

  private func eachMenu(_ items: inout [ImportedItem], _ change: (inout ImportedItem) -> Void) {
    for index in items.indices {
      if case .menu = items[index].kind { change(&items[index]) }
    }
  }

  private func setText(
    _ expression: ExprSyntax?, _ scope: Scope, on items: inout [ImportedItem],
    _ attribute: (String) -> ImportedItem.Attribute
  ) {
    guard let expression else { return }
    let text = evaluator.text(of: expression, scope, isKey: true)
    for index in items.indices where items[index].kind != .divider {
      items[index].set(attribute(text.string))
      items[index].placeholders += text.notes
    }
  }

  private func setDisabled(_ expression: ExprSyntax?, _ scope: Scope, on items: inout [ImportedItem]) {
    guard let expression else { return }
    switch evaluator.decide(expression, scope) {
    case .yes: each(&items, .isDisabled)
    case .no: break
    case .open(_, initially: false): break
    case .open(let unknown, initially: true):
      each(&items, .isDisabled)
      // Other code may change the state before the menu opens.
      Self.addPlaceholder(
        Placeholder(
          location: unknown.location, about: .isEnabled, text: "disabled",
          reason: "the initial value of \(Evaluator.words(of: expression)) disables it"),
        in: &items)
    case .open(let unknown, nil):
      Self.addPlaceholder(
        Placeholder(
          location: unknown.location, about: .isEnabled, text: "enabled",
          reason: "the state is unknown: \(unknown.reason)"),
        in: &items)
    }
  }

  private func setTag(_ expression: ExprSyntax?, _ scope: Scope, on items: inout [ImportedItem]) {
    guard readsOptions, let expression, items.count == 1 else { return }
    let value = evaluator.evaluate(expression, scope)
    if Self.isNil(value, expression) {
      nilOptions.insert(items[0].location)
      return
    }
    // The values of a case, such as `.account(account.id)`, are as unknown as the title.
    if items[0].title.hasPrefix("‹"), case .enumCase = value, Self.hasValues(expression) { return }
    guard let name = evaluator.tag(of: value) ?? optionalTag(expression, scope) else { return }
    items[0].attributes.removeAll { if case .value = $0 { true } else { false } }
    if name != items[0].title { items[0].attributes.append(.value(name)) }
  }

  /// Whether a tag is `nil`, also as `Sort?.none` or `Optional<Sort>.none`.
  private static func isNil(_ value: Value, _ expression: ExprSyntax) -> Bool {
    if case .nothing = value { return true }
    guard let access = expression.as(MemberAccessExprSyntax.self), access.declName.baseName.text == "none",
      let base = access.base?.trimmedDescription
    else { return false }
    return base.hasSuffix("?") || base.hasPrefix("Optional")
  }

  /// Whether an expression is a case with values, also one with a type: `Target.account(id) as Target?`.
  private static func hasValues(_ expression: ExprSyntax) -> Bool {
    let expression = expression.as(SequenceExprSyntax.self)?.elements.first ?? expression
    return expression.as(FunctionCallExprSyntax.self)?.arguments.isEmpty == false
  }

  /// `Optional(.name)`, `Sort?.some(.name)`
  private func optionalTag(_ expression: ExprSyntax, _ scope: Scope) -> String? {
    guard let call = expression.as(FunctionCallExprSyntax.self), let inner = call.argument(),
      call.calledExpression.trimmedDescription.hasPrefix("Optional")
        || call.calledExpression.trimmedDescription.hasSuffix(".some")
    else { return nil }
    return evaluator.tag(of: evaluator.evaluate(inner, scope))
  }

  /// Sets the style of pickers, and of those inside of items that have none yet.
  package static func setPickerStyle(_ argument: ExprSyntax?, on items: inout [ImportedItem], isInner: Bool = false) {
    let style: String? =
      switch Evaluator.lastName(of: argument) {
      case "inline", "InlinePickerStyle": "inline"
      case "menu", "MenuPickerStyle": "menu"
      case "palette", "PalettePickerStyle": "palette"
      default: nil
      }
    guard let style else { return }
    for index in items.indices {
      if case .picker(let picker) = items[index].kind {
        // Without a style, a picker has the style of the platform: on macOS, a menu.
        let isOpen = picker.style == nil || picker.style == "menu"
        if !isInner || isOpen { items[index].kind = .picker(picker.styled(style)) }
      } else {
        setPickerStyle(argument, on: &items[index].inner, isInner: true)
      }
    }
  }

  private func setVariant(_ argument: ExprSyntax, _ scope: Scope, on items: inout [ImportedItem]) {
    for index in items.indices {
      if let symbol = items[index].image?.symbol {
        let varied = labels.varied(symbol, by: argument, scope)
        items[index].attributes = items[index].attributes.map { attribute in
          guard case .image(.symbol) = attribute else { return attribute }
          return .image(.symbol(varied.symbol))
        }
        items[index].placeholders += varied.notes
      }
      setVariant(argument, scope, on: &items[index].inner)
    }
  }

  private func setGroupStyle(_ argument: ExprSyntax?, on items: inout [ImportedItem]) {
    let size: String? =
      switch Evaluator.lastName(of: argument) {
      case "compactMenu", "palette": "small"
      case "menu": "medium"
      default: nil
      }
    for index in items.indices {
      guard case .controlGroup(let inner, _) = items[index].kind, let size else { continue }
      items[index].kind = .controlGroup(inner, elementSize: size)
    }
  }

  private func setAlternate(_ modifier: Modifier, on items: inout [ImportedItem]) {
    guard
      let held = modifier.argument().flatMap({ KeyReader(evaluator: evaluator).heldModifiers(of: $0, modifier.scope) }),
      let content = modifier.call.trailingClosure, items.count == 1,
      let other = self.items(of: content.statements, modifier.scope).first
    else { return }
    let own = other.asAlternate
    let members = [("title", .string(other.title))] + own.members + [("modifiers", held)]
    items[0].attributes.append(.alternate(.object(members)))
    items[0].placeholders += own.placeholders
  }

  // MARK: Names of styles

  static func labelStyle(_ argument: ExprSyntax?) -> String? {
    switch Evaluator.lastName(of: argument) {
    case "titleAndIcon", "TitleAndIconLabelStyle": "titleAndIcon"
    case "titleOnly", "TitleOnlyLabelStyle": "titleOnly"
    case "iconOnly", "IconOnlyLabelStyle": "iconOnly"
    default: nil
    }
  }

  package static func order(_ argument: ExprSyntax?) -> String? {
    let name = Evaluator.lastName(of: argument)
    return ["fixed", "priority"].contains(name) ? name : nil
  }
}
