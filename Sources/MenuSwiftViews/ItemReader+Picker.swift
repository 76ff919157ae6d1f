import MenuDocument
package import MenuImport
import SwiftDeclarations
import SwiftEvaluation
package import SwiftSyntax
package import SwiftValues

extension ItemReader {
  package func picker(_ call: FunctionCallExprSyntax, _ scope: Scope) -> ImportedItem {
    submenus.insert(location(call, scope))
    let (content, label) = Self.parts(of: call)
    let parts = self.label(of: call, closure: label, scope)
    var options: [ImportedItem] = []
    Self.addOptions(of: content.map { self.options(ofContent: $0, scope) } ?? [], to: &options)
    if options.isEmpty {
      let data = call.argument("sources") ?? content ?? ExprSyntax(call)
      options = [Self.item(for: evaluator.unknown(data, scope, "the list of options \(Evaluator.runTime)"))]
    }
    Self.makeValuesUnique(&options)
    var item = item(.button, parts, call, scope)
    // A picker's divider has no condition, so that a hidden one is left out.
    let lost = options.filter(\.isHiddenDivider)
    item.placeholders += lost.flatMap(\.placeholders)
    options.removeAll(where: \.isHiddenDivider)
    for index in options.indices where options[index].kind == .divider {
      (options[index].condition, options[index].attributes) = (nil, [])
    }
    var picker = ImportedPicker(options: options)
    if let binding = call.argument("selection") {
      let value = evaluator.initialState(of: binding, scope)
      let values = options.map(\.optionValue)
      if let name = evaluator.tag(of: value, among: values), values.contains(name) {
        picker.selection = name
      } else if case .nothing = value {
        picker.selection = options.first { nilOptions.contains($0.location) }?.optionValue
      } else {
        var reason = "the selection \(Evaluator.runTime)"
        if case .unknown(let inner) = value { reason = "the selection is unknown: \(inner.reason)" }
        item.placeholders.append(Placeholder(location: location(binding, scope), text: "none selected", reason: reason))
      }
    }
    item.kind = .picker(picker)
    if evaluator.compilation.platform == "macOS", !item.title.isEmpty { item.kind = .picker(picker.styled("menu")) }
    return item
  }

  private static func addOptions(of items: [ImportedItem], to options: inout [ImportedItem]) {
    var isAfterSection = false
    for item in items {
      var isSection = false
      if case .section(_, false, _) = item.kind { isSection = true }
      if isSection || isAfterSection, let last = options.last, last.kind != .divider,
        !item.attributes.contains(.isHidden)
      {
        options.append(ImportedItem(.divider, location: item.location))
      }
      isAfterSection = isSection
      addOptions(item, to: &options)
    }
  }

  private static func addOptions(_ item: ImportedItem, to options: inout [ImportedItem]) {
    switch item.kind {
    case .text, .button, .toggle, .menu, .stepper, .slider, .picker, .loading, .view:
      var option = item
      option.kind = .button
      // Controls such as toggles and submenus become options with their title.
      options.append(option)
    case .divider: options.append(item)
    case .section(let items, _, _):
      let start = options.count
      addOptions(of: items, to: &options)
      guard options.indices.contains(start) else { return }
      // Options have the conditions of their section.
      for index in start..<options.count where options[index].kind != .divider {
        options[index].condition = ItemCondition.both(item.condition, options[index].condition)
        if item.attributes.contains(.isHidden) { options[index].set(.isHidden) }
      }
      options[start].placeholders += item.placeholders
      if !item.title.isEmpty {
        options[start].placeholders.append(
          Placeholder(location: item.location, text: item.title, reason: "options of a picker have no headings"))
      }
    case .controlGroup(let items, _): addOptions(of: items, to: &options)
    }
  }

  /// Removes duplicate values; only the first option keeps its value.
  private static func makeValuesUnique(_ options: inout [ImportedItem]) {
    var seen: Set<String> = []
    for index in options.indices where options[index].kind == .button {
      if seen.insert(options[index].optionValue).inserted { continue }
      options[index].attributes.removeAll { if case .value = $0 { true } else { false } }
      var (number, name) = (2, options[index].title)
      while !seen.insert(name).inserted {
        name = "\(options[index].title) \(number)"
        number += 1
      }
      if name != options[index].title { options[index].attributes.append(.value(name)) }
    }
  }
}

extension ImportedItem {
  fileprivate var isHiddenDivider: Bool { kind == .divider && attributes.contains(.isHidden) }

  var optionValue: String {
    for case .value(let value) in attributes { return value }
    return title
  }
}

extension ImportedPicker {
  func styled(_ style: String) -> ImportedPicker {
    var picker = self
    picker.style = style
    return picker
  }
}

extension Evaluator {
  func tag(of value: Value) -> String? {
    switch value {
    // Cases that differ in their values have the same name.
    case .enumCase(let type, let name, _): return type.hasPayload(name) ? nil : name
    case .text(let text): return text.placeholders.isEmpty ? text.string : nil
    case .number, .bool: return text(from: value)?.string
    case .symbol(let expression):
      guard let access = expression.syntax.as(MemberAccessExprSyntax.self) else { return nil }
      let name = access.declName.baseName.text.trimmingBackticks
      // The raw value of a case of a library is unknown.
      return name == "rawValue" ? nil : name
    case .nothing, .list, .tuple, .instance, .closure, .function, .type, .conditional, .repeated, .unknown: return nil
    }
  }

  /// The text of a selection, as it occurs among the options' values.
  func tag(of value: Value, among values: [String]) -> String? {
    if let name = tag(of: value), values.contains(name) { return name }
    if case .enumCase(let type, let name, _) = value, let raw = rawText(of: name, in: type), values.contains(raw) {
      return raw
    }
    return nil
  }

  private func rawText(of name: String, in type: TypeDeclaration) -> String? {
    guard let written = type.cases.first(where: { $0.name == name })?.rawValue else { return nil }
    return text(from: evaluate(written, Scope(source: type.source)))?.string
  }

  // MARK: State

  /// The initial value of a binding's state.
  func initialState(of expression: ExprSyntax, _ scope: Scope) -> Value {
    descend { state(of: expression, scope) } ?? .unknown(unknown(expression, scope, Self.runTime))
  }

  private func state(of expression: ExprSyntax, _ scope: Scope) -> Value {
    if let reference = expression.as(DeclReferenceExprSyntax.self) {
      var name = reference.baseName.text.trimmingBackticks
      if name.hasPrefix("$") { name.removeFirst() }
      return state(of: binding(of: name, scope), reference, scope)
    }
    if let access = expression.as(MemberAccessExprSyntax.self), let base = access.base {
      let name = access.declName.baseName.text
      if base.trimmedDescription == "self", let owner = scope.nearestOwner {
        return state(of: member(name.hasPrefix("$") ? String(name.dropFirst()) : name, of: owner), access, scope)
      }
      if ["wrappedValue", "projectedValue", "animation"].contains(name) { return initialState(of: base, scope) }
      if let derived = derivedState(of: access, nil, from: base, scope) { return derived }
      // Instances from elsewhere may have changed since.
      if case .instance(let instance) = initialState(of: base, scope), instance.isMade {
        return state(of: member(name, of: Owner(type: instance.type, value: .instance(instance))), access, scope)
      }
      return .unknown(unknown(expression, scope, "\(Self.words(of: expression)) \(Self.runTime)"))
    }
    if let call = expression.as(FunctionCallExprSyntax.self) {
      let callee = call.calledExpression.trimmedDescription
      if [".constant", "Binding.constant"].contains(callee), let value = call.argument() {
        return evaluate(value, scope)
      }
      if let access = call.calledExpression.as(MemberAccessExprSyntax.self), let base = access.base {
        if let derived = derivedState(of: access, call, from: base, scope) { return derived }
        if ["animation", "onChange", "didSet", "onSet"].contains(access.declName.baseName.text) {
          return initialState(of: base, scope)
        }
      }
      // `Binding(get: { … }, set: { … })`, `Binding { … } set: { … }`
      let isSet = call.additionalTrailingClosures.first?.label.text == "set"
      if ["Binding", ".init"].contains(Self.withoutArguments(call.calledExpression).trimmedDescription),
        let getter = call.closure("get") ?? (isSet ? call.trailingClosure : nil)
      {
        let (value, initially) = valueWithState {
          result(of: getter.statements, scope) ?? .unknown(unknown(getter, scope, Self.runTime))
        }
        return initially ?? value
      }
      return .unknown(unknown(expression, scope, "the value of the binding \(Self.runTime)"))
    }
    return evaluate(expression, scope)
  }

  /// The state of a binding that a member of the sources makes of another one: `extension Binding { var not: … }`.
  private func derivedState(
    of access: MemberAccessExprSyntax, _ call: FunctionCallExprSyntax?, from base: ExprSyntax, _ scope: Scope
  ) -> Value? {
    let name = access.declName.baseName.text
    guard let type = index.type(named: "Binding", from: scope.source) else { return nil }
    let function = call == nil ? nil : type.methods[name]?.first
    let property = call == nil ? type.properties[name] : nil
    guard let source = function?.source ?? property?.source, let body = function?.body ?? property?.getter,
      body.count == 1,
      let made = body.first.flatMap({ $0.item.as(ReturnStmtSyntax.self)?.expression ?? $0.item.expression })
    else { return nil }
    let value = Binding.value(initialState(of: base, scope))
    let owner = Owner(type: type, value: .instance(Instance(type: type, fields: ["wrappedValue": value])))
    var inner = Scope(source: source, owner: owner)
    if let function, let call {
      guard let arguments = parameters(of: function, owner)?.bind(call, scope) else { return nil }
      inner = functionScope(function, owner).binding(arguments)
    }
    return enter(body) { state(of: made, inner) }
  }

  private func state(of binding: Binding?, _ reference: some SyntaxProtocol, _ scope: Scope) -> Value {
    switch binding {
    case .expression(let expression), .local(let expression):
      let value = initialState(of: expression.syntax, expression.scope)
      return expression.type.map { coerce(value, to: $0.syntax, $0.scope) } ?? value
    case .value(let value): return value
    case .property(let property, let owner):
      if property.attributes.contains("Binding"), let owner, case nil = owner.value,
        let passed = onlyArgument(property.name, owner.type),
        let first = descend({ state(of: .expression(passed), reference, scope) })
      {
        if case .unknown = first {} else { return first }
      }
      let value = value(of: property, owner, allowingState: !property.attributes.contains("Binding"))
      if case .unknown(let inner) = value { return .unknown(unknown(reference, scope, inner.reason)) }
      return value
    case .change: return .unknown(unknown(reference, scope, Self.runTime))
    case .runTime(let reason): return .unknown(unknown(reference, scope, reason))
    case nil: return .unknown(unknown(reference, scope, "it is not in the imported sources"))
    }
  }

  // MARK: Numbers

  func range(of expression: ExprSyntax, _ scope: Scope) -> ClosedRange<Double>? {
    guard let sequence = expression.as(SequenceExprSyntax.self) else { return nil }
    let parts = Array(sequence.elements)
    guard parts.count == 3, parts[1].trimmedDescription == "...", let low = number(of: parts[0], scope),
      let high = number(of: parts[2], scope), low < high
    else { return nil }
    return low...high
  }
}
