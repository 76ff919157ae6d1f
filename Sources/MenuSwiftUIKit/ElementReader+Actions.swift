import MenuImport
import MenuSwiftViews
import PositionedJSON
import SwiftDeclarations
import SwiftEvaluation
import SwiftSyntax
import SwiftValues

extension ElementReader {
  func changed(_ item: ImportedItem, _ changes: [String: Change]) -> ImportedItem {
    var item = item
    for (name, change) in changes.sorted(by: { $0.key < $1.key }) {
      let location = items.location(change.syntax, change.scope)
      if name == "state", item.kind == .button { branches[ActionKey(item)] = StateBranches(around: change.syntax) }
      if let uncertainty = blocks.reduce(change.uncertainty, { $0?.within($1) }) {
        if let former = change.former.first { item = changed(item, [name: former]) }
        // An element of another branch never changes like this.
        if blocks.contains(where: uncertainty.contradicts) { continue }
        if name == "state", item.kind == .button, let reason = reason(ofState: change, item) {
          item.kind = .toggle(isOn: false)
          conditions[ActionKey(item)] =
            StateCondition(state: change.parts, change.scope)
            ?? StateCondition(around: Syntax(change.syntax), change.scope)
          item.placeholders.append(
            Placeholder(location: location, about: .state, text: "off", reason: "the state is unknown: \(reason)"))
          continue
        }
        if name == "title", let text = titles(of: item, change) {
          item.title = text.string
          item.placeholders += text.notes
          continue
        }
        item.placeholders.append(
          Placeholder(
            location: location, text: "\(name) unchanged", reason: uncertainty.placeholder?.reason ?? Evaluator.runTime)
        )
        continue
      }
      switch name {
      case "attributes":
        item.attributes.removeAll { [.role("destructive"), .isDisabled, .isHidden].contains($0) }
        setAttributes(value(of: change), change.parts, of: &item, change.scope)
      case "state":
        item.kind = .button
        setState(value(of: change), change.parts, of: &item, change.scope)
      case "title":
        let text = text(of: change)
        item.title = text.string
        item.placeholders = item.placeholders.filter { !$0.text.hasPrefix("‹") } + text.notes
      case "subtitle":
        let text = text(of: change)
        item.set(.subtitle(text.string))
        item.placeholders += text.notes
      case "preferredElementSize":
        let size = Evaluator.lastName(of: change.syntax)
        guard size == "small" || size == "medium" else { continue }
        if case .section(let inner, false, nil) = item.kind {
          item.kind = .controlGroup(inner, elementSize: size)
        } else if case .menu(let inner) = item.kind {
          item.kind = .menu(grouped(inner, size, location: item.location))
        }
      case "label", "text", "children": continue
      case "preferredImageVisibility": setImageVisibility(change.syntax, of: &item, change.scope)
      default:
        if change.syntax.is(NilLiteralExprSyntax.self) { continue }
        var parts = LabelParts()
        let image = change.parts.lazy.compactMap { $0.as(UnresolvedTernaryExprSyntax.self)?.thenExpression }.first
        labels.readImage(image ?? change.syntax, into: &parts, change.scope)
        if image != nil {
          parts.placeholders.append(
            Placeholder(
              location: location, about: .symbol, text: parts.image?.name ?? "no image",
              reason: "a condition selects the image"))
        }
        if let image = parts.image { item.set(.image(image)) }
        item.placeholders += parts.placeholders
      }
    }
    return item
  }

  /// The titles of which conditions set one; `nil` if one of them is unknown.
  private func titles(of item: ImportedItem, _ change: Change) -> ReadText? {
    let changes = (change.others + [change]).filter { change in
      change.uncertainty.map { uncertainty in !blocks.contains(where: uncertainty.contradicts) } ?? true
    }
    let texts = changes.map { text(of: $0) }
    guard !item.title.contains("‹"), texts.allSatisfy(\.isKnown), let first = changes.first else { return nil }
    let former = StateBranches.areComplete(changes.map(\.syntax)) ? [] : [ReadText(item.title)]
    let reason = first.uncertainty?.placeholder?.reason ?? Evaluator.runTime
    let location = items.location(first.syntax, first.scope)
    let unknown = Unknown(words: item.title, location: location, reason: reason)
    return evaluator.selected((former + texts).map { .text($0) }, unknown, at: location)
  }

  /// The reason that the state of an action, which may be on, is unknown; `nil` if it is never on.
  private func reason(ofState change: Change, _ item: ImportedItem) -> String? {
    let condition = change.uncertainty?.placeholder?.reason ?? Evaluator.runTime
    let value = value(of: change)
    if case .unknown(let unknown) = value, Self.selects(change.parts) { return unknown.reason }
    let mayBeOn = evaluator.optionNames(of: value) == ["on"] || branches[ActionKey(item)]?.mayBeOn ?? false
    return mayBeOn ? condition : nil
  }

  func action(_ call: FunctionCallExprSyntax, _ scope: Scope) -> ImportedItem {
    let parts = label(of: call, scope)
    var item = items.item(.button, parts, call, scope)
    if parts.isEmpty {
      let unknown = evaluator.unknown(call, scope, "its title \(Evaluator.runTime)")
      item.title = unknown.quoted
      item.placeholders.append(Placeholder(unknown))
    }
    if let written = call.argument("attributes") {
      setAttributes(evaluator.evaluate(written, scope), [written], of: &item, scope)
    }
    if let written = call.argument("state") {
      setState(evaluator.evaluate(written, scope), [written], of: &item, scope)
    }
    if item.kind == .button, let later = StateBranches(ofElement: call) {
      branches[ActionKey(item)] = later
      if later.mayBeOn {
        item.kind = .toggle(isOn: false)
        item.placeholders.append(
          Placeholder(
            location: items.location(call, scope), about: .state, text: "off",
            reason: "the state is unknown: a later statement sets it"))
      }
    }
    if let input = call.argument("input") { setKeys(input, call.argument("modifierFlags"), of: &item, scope) }
    if let help = call.argument("discoverabilityTitle"), !isNothing(help, scope) {
      let text = evaluator.text(of: help, scope)
      item.set(.help(text.string))
      item.placeholders += text.notes
    }
    if let alternates = call.argument("alternates") { setAlternates(alternates, of: &item, scope) }
    return item
  }

  private func setAlternates(_ expression: ExprSyntax, of item: inout ImportedItem, _ scope: Scope) {
    guard case .list(let values) = evaluator.evaluate(expression, scope) else {
      return missAlternates(expression, &item, scope)
    }
    var nodes: [JSONNode] = []
    for value in values {
      guard case .symbol(let symbol) = value, let call = symbol.syntax.as(FunctionCallExprSyntax.self),
        let title = call.argument("title"), let flags = call.argument("modifierFlags"),
        let held = KeyReader(evaluator: evaluator).heldModifiers(of: flags, symbol.scope)
      else { return missAlternates(expression, &item, scope) }
      let text = evaluator.text(of: title, symbol.scope)
      item.placeholders += text.notes
      nodes.append(.object([("modifiers", held), ("title", .string(text.string))]))
    }
    if let first = nodes.first { item.attributes.append(.alternate(nodes.count == 1 ? first : .array(nodes))) }
  }

  private func missAlternates(_ expression: ExprSyntax, _ item: inout ImportedItem, _ scope: Scope) {
    item.placeholders.append(
      Placeholder(
        location: items.location(expression, scope), text: "no alternates",
        reason: "its alternate \(Evaluator.runTime)"))
  }

  func label(of call: FunctionCallExprSyntax, _ scope: Scope) -> LabelParts {
    var parts = LabelParts()
    if let title = call.argument("title"), !isNothing(title, scope) {
      parts.texts.append(evaluator.text(of: title, scope))
    }
    if let subtitle = call.argument("subtitle"), !isNothing(subtitle, scope) {
      if parts.texts.isEmpty { parts.texts.append(ReadText("")) }
      parts.texts.append(evaluator.text(of: subtitle, scope))
    }
    if let image = call.argument("image"), !isNothing(image, scope) { labels.readImage(image, into: &parts, scope) }
    if let configuration = call.argument("configuration") {
      parts.fill(from: label(ofConfiguration: configuration, scope))
    }
    guard parts.isEmpty else { return parts }
    if let symbol = call.argument("type").flatMap({ Self.buttonTypes[Evaluator.lastName(of: $0)] }) {
      parts.image = .symbol(symbol)
    } else if let item = call.argument("systemItem") ?? call.argument("barButtonSystemItem") {
      let (title, symbol) = SystemBarItem.label(of: Evaluator.lastName(of: item))
      if let title { parts.texts.append(ReadText(title)) }
      parts.image = symbol.map { .symbol($0) }
    } else if case .symbol(let action)? = call.argument("primaryAction").map({ evaluator.evaluate($0, scope) }),
      let made = action.syntax.as(FunctionCallExprSyntax.self)
    {
      return label(of: made, action.scope)
    }
    return parts
  }

  /// The symbols of the system's buttons.
  private static let buttonTypes = [
    "close": "xmark", "contactAdd": "plus.circle", "detailDisclosure": "info.circle", "infoDark": "info.circle",
    "infoLight": "info.circle",
  ]

  /// Whether an argument is `nil`, also by the default value of a parameter.
  func isNothing(_ expression: ExprSyntax, _ scope: Scope) -> Bool {
    if case .nothing = evaluator.evaluate(expression, scope) { true } else { false }
  }

  private func value(of change: Change) -> Value {
    evaluator.value(of: change.parts, expression: change.syntax, change.scope)
  }

  private func text(of change: Change) -> ReadText {
    if change.parts.count == 1 { return evaluator.text(of: change.syntax, change.scope) }
    let value = value(of: change)
    if case .unknown(let unknown) = value { return ReadText(unknown) }
    return evaluator.text(from: value)
      ?? ReadText(evaluator.unknown(change.syntax, change.scope, "it \(Evaluator.runTime)"))
  }

  private func setAttributes(
    _ value: Value, _ parts: ArraySlice<ExprSyntax>, of item: inout ImportedItem, _ scope: Scope
  ) {
    let names = evaluator.optionNames(of: value)
    let certain = names ?? sharedNames(of: parts, scope)
    if names == nil, let first = parts.first {
      let words = parts.map { Evaluator.words(of: $0) }.joined(separator: " ")
      let text = certain.isEmpty ? "no attributes" : "only \(certain.joined(separator: ", "))"
      item.placeholders.append(
        Placeholder(
          location: items.location(first, scope), about: .attributes, text: text,
          reason: "the attributes \(words) are known only at runtime"))
    }
    if certain.contains("destructive") { item.set(.role("destructive")) }
    if certain.contains("disabled") { item.set(.isDisabled) }
    if certain.contains("hidden") { item.set(.isHidden) }
    if certain.contains("keepsMenuPresented") { item.set(.dismissBehavior("disabled")) }
  }

  /// The names in both option sets that a condition selects from: `isEmpty ? [.destructive, .disabled] : .destructive`.
  private func sharedNames(of parts: ArraySlice<ExprSyntax>, _ scope: Scope) -> [String] {
    var parts = parts
    if parts.count == 1, let inner = parts.first?.as(SequenceExprSyntax.self) { parts = ArraySlice(inner.elements) }
    guard let index = parts.firstIndex(where: { $0.is(UnresolvedTernaryExprSyntax.self) }),
      let met = parts[index].as(UnresolvedTernaryExprSyntax.self)?.thenExpression, index + 1 < parts.endIndex,
      let names = evaluator.optionNames(of: met, scope)
    else { return [] }
    let rest = parts[(index + 1)...]
    let unmet = evaluator.optionNames(of: evaluator.value(of: rest, expression: rest[index + 1], scope))
    let others = unmet ?? sharedNames(of: rest, scope)
    return names.filter { others.contains($0) }
  }

  private func setState(_ value: Value, _ parts: ArraySlice<ExprSyntax>, of item: inout ImportedItem, _ scope: Scope) {
    conditions[ActionKey(item)] = StateCondition(state: parts, scope)
    switch evaluator.optionNames(of: value) {
    case ["on"]: item.kind = .toggle(isOn: true)
    case ["mixed"]: item.kind = .toggle(isOn: nil)
    case ["off"]: if Self.selects(parts) { item.kind = .toggle(isOn: false) }
    default:
      item.kind = .toggle(isOn: false)
      guard let first = parts.first else { return }
      item.placeholders.append(
        Placeholder(
          location: items.location(first, scope), about: .state, text: "off", reason: "the state \(Evaluator.runTime)"))
    }
  }

  /// Whether a condition selects the value, such as the off state of an item that can also be on.
  private static func selects(_ parts: ArraySlice<ExprSyntax>) -> Bool {
    parts.contains { part in
      part.is(UnresolvedTernaryExprSyntax.self)
        || part.as(SequenceExprSyntax.self)?.elements.contains { $0.is(UnresolvedTernaryExprSyntax.self) } ?? false
    }
  }

  private func setKeys(_ input: ExprSyntax, _ flags: ExprSyntax?, of item: inout ImportedItem, _ scope: Scope) {
    let reader = KeyReader(evaluator: evaluator)
    var key: String?
    if let access = input.as(MemberAccessExprSyntax.self) {
      let names = [
        "inputUpArrow": "up", "inputDownArrow": "down", "inputLeftArrow": "left", "inputRightArrow": "right",
        "inputEscape": "escape", "inputDelete": "delete", "inputHome": "home", "inputEnd": "end",
        "inputPageUp": "pageUp",
        "inputPageDown": "pageDown",
      ]
      let name = access.declName.baseName.text
      key = names[name] ?? (name.dropFirst().allSatisfy(\.isNumber) && name.hasPrefix("f") ? name : nil)
    }
    let text = evaluator.text(of: input, scope)
    if text.isKnown, text.string.isEmpty { return }
    if key == nil, text.placeholders.isEmpty { key = KeyReader.name(of: text.string) }
    guard let key, let modifiers = flags.map({ reader.modifiers(of: $0, scope) }) ?? [] else {
      item.placeholders.append(
        Placeholder(
          location: items.location(input, scope), text: "no shortcut", reason: "the keys are known only at runtime"
        ))
      return
    }
    item.set(.keyboardShortcut((modifiers + [key]).joined(separator: "+")))
  }

  func names(in expression: ExprSyntax?, _ scope: Scope) -> [String]? {
    expression.map { evaluator.optionNames(of: $0, scope) } ?? []
  }
}
