import MenuImport
import SwiftDeclarations
import SwiftEvaluation
package import SwiftSyntax
import SwiftValues

extension ItemReader {
  // MARK: Buttons

  /// One button, or one per branch if a runtime condition selects the label.
  func buttons(_ name: String, _ call: FunctionCallExprSyntax, _ scope: Scope) -> [ImportedItem] {
    let single = button(name, call, scope)
    guard let closure = Self.label(of: name, call)?.as(ClosureExprSyntax.self),
      let (branches, choice) = labels.branches(of: closure.statements, scope)
    else { return [single] }
    let placeholder = choice.placeholder
    return branches.enumerated().map { index, branch in
      var item = button(name, call, scope, label: branch.parts)
      item.condition = branch.condition
      if index > 0 { item.set(.isHidden) }
      // The reason of an initial value is that of the hidden branches.
      if index == 0, choice.certainty == .initial { return item }
      if item.placeholders.contains(where: { $0.location == placeholder.location && $0.reason == placeholder.reason }) {
        return item
      }
      item.placeholders.append(
        Placeholder(location: placeholder.location, text: index > 0 ? "hidden" : "shown", reason: placeholder.reason))
      return item
    }
  }

  private static func label(of name: String, _ call: FunctionCallExprSyntax) -> ExprSyntax? {
    // With an `action` argument, or without any action, the trailing closure is the label.
    let hasAction = call.argument("action") != nil || call.argument("intent") != nil || name != "Button"
    let trailing = hasAction && !actsOnClosure.contains(name) ? call.trailingClosure.map { ExprSyntax($0) } : nil
    return call.content("label") ?? trailing
  }

  private func button(
    _ name: String, _ call: FunctionCallExprSyntax, _ scope: Scope, label: LabelParts? = nil
  ) -> ImportedItem {
    let trailing = call.trailingClosure.map { ExprSyntax($0) }
    let title = call.argument()
    let hasAction = call.argument("action") != nil || call.argument("intent") != nil || name != "Button"
    let labelClosure = Self.label(of: name, call)
    // A toggle in the label is a common way to show a command's checkmark.
    if let mark = Self.onlyToggle(in: labelClosure) {
      var item = toggle(mark, scope)
      if let role = call.argument("role") { setRole(role, of: &item, scope) }
      return item
    }
    let ownTitle =
      name == "Link" || name == "NavigationLink" || name == "Button" || name == "ShareLink" || name == "PhotosPicker"
    var parts = label ?? self.label(of: call, closure: labelClosure, hasTitle: ownTitle, scope)
    let own = Self.ownLabel(of: name)
    if parts.isEmpty, !own.isEmpty { parts = own }
    // A share link with only a title keeps its symbol.
    if name == "ShareLink", labelClosure == nil { parts.image = parts.image ?? .symbol("square.and.arrow.up") }
    var item = item(.button, parts, call, scope)
    // An export makes a share link of it again.
    if name == "ShareLink" { item.set(.id("shareLink")) }
    if parts.isEmpty, let role = call.argument("role") {
      let words = Evaluator.lastName(of: role)
      if words == "cancel" {
        item.title = "Cancel"
      } else if words == "close" {
        item.title = "Close"
      } else {
        missTitle(&item, call, scope, parts)
      }
    } else if !parts.isTelling, parts.texts.isEmpty, title == nil {
      missTitle(&item, call, scope, parts)
    }
    if let role = call.argument("role") { setRole(role, of: &item, scope) }
    let action = call.argument("action") ?? (hasAction ? nil : trailing)
    if let action { confirmations.addConfirmation(action, &item, scope, self) }
    return item
  }

  private static func onlyToggle(in label: ExprSyntax?) -> FunctionCallExprSyntax? {
    guard let statements = label?.as(ClosureExprSyntax.self)?.statements, statements.count == 1,
      let call = statements.first?.item.expression?.as(FunctionCallExprSyntax.self),
      Evaluator.lastName(of: call.calledExpression) == "Toggle"
    else { return nil }
    return call.calledExpression.is(DeclReferenceExprSyntax.self) ? call : nil
  }

  /// Framework buttons with a standard label, whose closure is the action.
  private static let actsOnClosure: Set = [
    "PasteButton", "RenameButton", "EditButton", "NewDocumentButton", "HelpLink",
  ]

  /// A button of an unknown library, with its label and a note.
  func foreignButton(_ name: String, _ call: FunctionCallExprSyntax, _ scope: Scope) -> ImportedItem? {
    guard name.hasSuffix("Button") else { return nil }
    let parts = label(of: call, closure: call.content("label"), scope)
    guard !parts.texts.isEmpty else { return nil }
    var item = item(.button, parts, call, scope)
    if let role = call.argument("role") { setRole(role, of: &item, scope) }
    item.placeholders.append(
      Placeholder(
        location: item.location, text: item.title,
        reason: "\(name) is not in the imported sources; its label argument is used"))
    return item
  }

  private func missTitle(
    _ item: inout ImportedItem, _ call: FunctionCallExprSyntax, _ scope: Scope, _ parts: LabelParts
  ) {
    let unknown = parts.named(otherwise: evaluator.unknown(call, scope, "its label \(Evaluator.runTime)"))
    item.title = unknown.quoted
    item.placeholders.append(Placeholder(location: item.location, text: unknown.quoted, reason: unknown.reason))
  }

  private func setRole(_ expression: ExprSyntax, of item: inout ImportedItem, _ scope: Scope) {
    var name = Evaluator.lastName(of: expression)
    switch evaluator.trying({ evaluator.evaluate(expression, scope) }).value {
    case .symbol(let symbol): name = Evaluator.lastName(of: symbol.syntax)
    case .nothing: name = "none"
    case .text, .number, .bool, .list, .tuple, .enumCase, .instance, .closure, .function, .type, .conditional,
      .repeated, .unknown:
      break
    }
    switch name {
    case "destructive": item.set(.role("destructive"))
    case "cancel": item.set(.role("cancel"))
    case "confirm", "close", "none", "nil": break
    default:
      item.placeholders.append(
        Placeholder(
          location: location(expression, scope), about: .attributes, text: "no role",
          reason: "the role \(Evaluator.runTime)"))
    }
  }

  /// The standard label of a framework button.
  private static func ownLabel(of name: String) -> LabelParts {
    switch name {
    case "ShareLink": LabelParts(texts: [ReadText("Share…")], symbol: "square.and.arrow.up")
    case "SettingsLink": LabelParts(texts: [ReadText("Settings…")])
    case "PasteButton": LabelParts(texts: [ReadText("Paste")], symbol: "doc.on.clipboard")
    case "RenameButton": LabelParts(texts: [ReadText("Rename")], symbol: "pencil")
    case "EditButton": LabelParts(texts: [ReadText("Edit")])
    case "NewDocumentButton": LabelParts(texts: [ReadText("New")])
    default: LabelParts()
    }
  }

  // MARK: Toggles

  func toggle(_ call: FunctionCallExprSyntax, _ scope: Scope) -> ImportedItem {
    let parts = label(of: call, closure: call.content("label") ?? call.trailingClosure.map { ExprSyntax($0) }, scope)
    let binding = call.argument("isOn")
    var item = item(.toggle(isOn: false), parts, call, scope)
    let state = binding.map { evaluator.initialState(of: $0, scope) }
    var isOn = false
    if case .bool(let flag)? = state {
      isOn = flag
    } else {
      var reason = "the state \(Evaluator.runTime)"
      if case .unknown(let inner)? = state { reason = "the state is unknown: \(inner.reason)" }
      item.placeholders.append(
        Placeholder(location: location(binding ?? ExprSyntax(call), scope), about: .state, text: "off", reason: reason))
    }
    item.kind = .toggle(isOn: isOn)
    if let titles = changingTitles(call, binding, scope) {
      item.kind = .toggle(isOn: isOn, titles: titles)
      item.title = ""
      let notes = parts.texts.first?.notes ?? []
      item.placeholders.removeAll { notes.contains($0) }
    }
    return item
  }

  /// The titles of a toggle whose label depends on the same state as the toggle.
  private func changingTitles(_ call: FunctionCallExprSyntax, _ binding: ExprSyntax?, _ scope: Scope) -> ImportedTitles?
  {
    guard let name = binding?.trimmedDescription, name.hasPrefix("$") else { return nil }
    let label = call.argument() ?? (call.trailingClosure ?? call.closure("label"))?.statements.first?.item.expression
    let title = label.flatMap { $0.as(FunctionCallExprSyntax.self)?.argument() ?? $0 }
    guard let sequence = title?.as(SequenceExprSyntax.self), sequence.elements.count == 3,
      let condition = sequence.elements.first, condition.trimmedDescription == name.dropFirst(),
      let ternary = sequence.elements.dropFirst().first?.as(UnresolvedTernaryExprSyntax.self),
      let last = sequence.elements.last
    else { return nil }
    let (on, off) = (
      evaluator.title(of: ternary.thenExpression, scope), evaluator.title(of: last, scope)
    )
    guard on.placeholders.isEmpty, off.placeholders.isEmpty else { return nil }
    return ImportedTitles(on: on.string, off: off.string)
  }

  // MARK: Containers

  func submenu(_ call: FunctionCallExprSyntax, _ scope: Scope) -> ImportedItem {
    submenus.insert(location(call, scope))
    let (content, label) = Self.parts(of: call)
    let parts = self.label(of: call, closure: label, scope)
    var item = item(.menu(content.map { groupItems(ofContent: $0, scope) } ?? []), parts, call, scope)
    if !parts.isTelling, parts.texts.isEmpty { missTitle(&item, call, scope, parts) }
    if call.content("primaryAction") != nil { item.set(.primaryAction) }
    return item
  }

  package static func parts(of call: FunctionCallExprSyntax) -> (content: ExprSyntax?, label: ExprSyntax?) {
    let trailing = call.trailingClosure.map { ExprSyntax($0) }
    let content = call.argument("content") ?? call.argument("items")
    if let content { return (content, call.content("label") ?? trailing) }
    return (trailing ?? call.content("content"), call.content("label"))
  }

  func section(_ call: FunctionCallExprSyntax, _ scope: Scope) -> ImportedItem {
    let header = call.content("header")
    var content = call.content("content") ?? call.trailingClosure.map { ExprSyntax($0) }
    // `Section { } header: { }`, and the older `Section(header:) { }`.
    if content == nil, call.arguments.isEmpty == false { content = call.arguments.last?.expression }
    let parts = label(of: call, closure: header, scope)
    let footer = call.content("footer").map { labels.parts(of: $0, scope) } ?? LabelParts()
    var items = content.map { groupItems(ofContent: $0, scope) } ?? []
    var isDynamic = false
    var placeholders = parts.allPlaceholders + footer.allPlaceholders
    // A section that consists of one loop becomes the loop's section; without a title, that would be a loop alone.
    let hasText = !parts.texts.isEmpty || !footer.texts.isEmpty
    if !readsOptions, hasText, items.count == 1, let only = items.first,
      case .section(let inner, true, nil) = only.kind, only.title.isEmpty, only.attributes.isEmpty
    {
      (items, isDynamic) = (inner, true)
      placeholders += only.placeholders
    }
    var section = ImportedItem(
      .section(items, isDynamic: isDynamic, footer: footer.texts.first?.string), title: parts.texts.first?.string ?? "",
      location: location(call, scope))
    section.placeholders = placeholders
    if let image = parts.image {
      section.placeholders.append(
        Placeholder(
          location: section.location, about: .symbol, text: "no symbol",
          reason: "a heading is shown without its \(image.name)"))
    }
    return section
  }

  func controlGroup(_ call: FunctionCallExprSyntax, _ scope: Scope) -> ImportedItem {
    let (content, label) = Self.parts(of: call)
    let parts = self.label(of: call, closure: label, scope)
    var group = ImportedItem(
      .controlGroup(content.map { items(ofContent: $0, scope) } ?? []), title: parts.texts.first?.string ?? "",
      location: location(call, scope))
    group.placeholders = parts.texts.first?.notes ?? []
    return group
  }

  // MARK: Numbers

  func stepper(_ call: FunctionCallExprSyntax, _ scope: Scope) -> ImportedItem {
    let parts = label(of: call, closure: call.content("label") ?? call.trailingClosure.map { ExprSyntax($0) }, scope)
    let (value, range) = numbers(call, scope)
    let step = call.argument("step").flatMap { evaluator.number(of: $0, scope) }
    var item = item(.stepper(value: value.number, range: range, step: step), parts, call, scope)
    item.placeholders += value.placeholders
    return item
  }

  func slider(_ call: FunctionCallExprSyntax, _ scope: Scope) -> ImportedItem {
    let parts = label(
      of: call, closure: call.content("label") ?? call.trailingClosure.map { ExprSyntax($0) }, hasTitle: false, scope)
    let (value, range) = numbers(call, scope)
    let images = ["minimumValueLabel", "maximumValueLabel"].map { label in
      call.content(label).flatMap { labels.parts(of: $0, scope).image }
    }
    var item = item(
      .slider(
        value: value.number, range: range, minimumSystemImage: images[0]?.symbol,
        maximumSystemImage: images[1]?.symbol), parts, call, scope)
    item.placeholders += value.placeholders
    if images.contains(where: { if case .file? = $0 { true } else { false } }) {
      let reason = "a slider is shown without images of the app"
      item.placeholders.append(Placeholder(location: item.location, text: "no image", reason: reason))
    }
    return item
  }

  private func numbers(
    _ call: FunctionCallExprSyntax, _ scope: Scope
  ) -> (value: (number: Double?, placeholders: [Placeholder]), range: ClosedRange<Double>?) {
    let range = call.argument("in").flatMap { evaluator.range(of: $0, scope) }
    guard let binding = call.argument("value") else { return ((nil, []), range) }
    if case .number(let number) = evaluator.initialState(of: binding, scope), range.map({ $0.contains(number) }) ?? true
    {
      return ((number, []), range)
    }
    let placeholder = Placeholder(
      location: location(binding, scope), text: "no value", reason: "the value \(Evaluator.runTime)")
    return ((nil, [placeholder]), range)
  }

  // MARK: Loops

  func forEach(_ call: FunctionCallExprSyntax, _ scope: Scope) -> [ImportedItem] {
    let outer = isGroup
    isGroup = false
    defer { isGroup = outer }
    guard let data = call.arguments.first?.expression,
      let content = call.trailingClosure ?? call.closure("content")
    else {
      guard let content = call.argument("content"), let data = call.arguments.first?.expression else { return [] }
      return forEach(data, function: content, call, scope)
    }
    let (value, initially) = evaluator.valueWithState { evaluator.evaluate(data, scope) }
    if case .list(let elements) = initially.flatMap(Self.filled) ?? value, elements.allSatisfy(Self.isElement),
      elements.contains(where: { !Self.isSeveral($0) })
    {
      var all = elements.flatMap { value -> [ImportedItem] in
        let (element, uncertainty) = value.unconditional
        if Self.isSeveral(value) {
          return [dynamicSection(items(of: content.statements, dynamicScope(content, data, scope)), call, data, scope)]
        }
        let inner = scope.binding(evaluator.arguments(of: content, [.value(element)]))
        var items = self.items(of: content.statements, inner)
        if readsOptions { Self.setImplicitTag(element, on: &items, evaluator) }
        if let placeholder = uncertainty?.placeholder { Self.addPlaceholder(placeholder, in: &items) }
        if uncertainty?.isShown == false { Self.hide(&items) }
        Self.require(uncertainty?.condition, of: &items)
        return items
      }
      if case .unknown = value {
        Self.addPlaceholder(
          Placeholder(
            location: location(data, scope), isShown: true,
            reason: "the elements are the initial value of \(Evaluator.words(of: data))"),
          in: &all)
      }
      return all
    }
    return [dynamicSection(items(of: content.statements, dynamicScope(content, data, scope)), call, data, scope)]
  }

  private func forEach(
    _ data: ExprSyntax, function: ExprSyntax, _ call: FunctionCallExprSyntax, _ scope: Scope
  ) -> [ImportedItem] {
    [dynamicSection(items(ofContent: function, scope), call, data, scope)]
  }

  /// A list with elements; the view fills an empty one later.
  private static func filled(_ value: Value) -> Value? {
    if case .list(let elements) = value, !elements.isEmpty { value } else { nil }
  }

  private static func isElement(_ value: Value) -> Bool {
    switch value {
    case .unknown: false
    case .repeated(let inner, _): if case .unknown = inner { true } else { false }
    case .conditional(let inner, _): isElement(inner)
    case .text, .number, .bool, .nothing, .list, .tuple, .enumCase, .instance, .closure, .function, .type, .symbol: true
    }
  }

  /// Whether an element stands for those of an unknown list.
  private static func isSeveral(_ value: Value) -> Bool {
    if case .repeated = value.unconditional.value { true } else { false }
  }

  private func dynamicScope(_ content: ClosureExprSyntax, _ data: ExprSyntax, _ scope: Scope) -> Scope {
    var names = evaluator.arguments(of: content, [])
    let reason = reason(ofLoop: data, scope)
    for name in names.keys { names[name] = .runTime(reason) }
    if names.isEmpty { names["$0"] = .runTime(reason) }
    return scope.binding(names, types: evaluator.elementTypes(of: data, names.keys, scope))
  }

  private func dynamicSection(
    _ items: [ImportedItem], _ call: FunctionCallExprSyntax, _ data: ExprSyntax, _ scope: Scope
  ) -> ImportedItem {
    var section = ImportedItem(.section(items.showingRow, isDynamic: true), location: location(call, scope))
    section.placeholders = [
      Placeholder(
        location: section.location, ofList: reason(ofLoop: data, scope), Evaluator.words(of: data),
        isParameter: evaluator.isParameter(data, scope))
    ]
    return section
  }

  private func reason(ofLoop data: ExprSyntax, _ scope: Scope) -> String {
    let words = Evaluator.words(of: data)
    let value = evaluator.evaluate(data, scope)
    if case .symbol(let symbol) = value, let absence = evaluator.absence(ofMember: symbol) {
      return "the content of \(words) is unknown: \(absence)"
    }
    if evaluator.isParameter(data, scope) { return "the content of \(words) \(Evaluator.isParameter)" }
    return evaluator.reason(ofLoop: data, value)
  }

  /// Tags an option of a loop with the loop's element, unless it has an explicit tag.
  private static func setImplicitTag(_ element: Value, on items: inout [ImportedItem], _ evaluator: Evaluator) {
    let options = items.indices.filter { if case .divider = items[$0].kind { false } else { true } }
    guard options.count == 1, let option = options.first, let name = evaluator.tag(of: element) else { return }
    let hasValue = items[option].attributes.contains { if case .value = $0 { true } else { false } }
    if !hasValue { items[option].attributes.append(.value(name)) }
  }
}
