import MenuImport
import SwiftDeclarations
package import SwiftSyntax
package import SwiftValues

extension Evaluator {
  /// The result of a method call; `nil` for unknown framework methods.
  package func value(
    of call: FunctionCallExprSyntax, method access: MemberAccessExprSyntax, of base: ExprSyntax, _ scope: Scope
  ) -> Value? {
    let name = access.declName.baseName.text.trimmingBackticks
    if name == "localizedStringWithFormat" { return format(call, scope) }
    if name == "localizedString", call.arguments.first?.label?.text == "forKey",
      let made = frameworkValue(of: call, named: name, scope)
    {
      return made
    }
    if ["self", "Self"].contains(base.unwrapped.trimmedDescription), let owner = scope.nearestOwner {
      let methods = index.methods(named: name, of: owner.type).map { Value.function($0, owner) }
      let statics = index.staticMethods(named: name, of: owner.type).map {
        Value.function($0, Owner(type: owner.type, value: nil, isStatic: true))
      }
      for candidate in methods + statics {
        if let result = self.call(candidate, call, scope) { return result }
      }
    }
    if let text = generatedText(access, call, scope) { return text }
    let value = listed(base, for: name, scope)
    switch value {
    case .list(let elements):
      if let result = list(elements, name, call, scope) ?? compared(elements, name, call, scope) { return result }
      if let result = declared(name, of: value, "Array", call, scope), isKnown(result) { return result }
      return rearranged(elements, name, call, scope) ?? .unknown(unknown(call, scope, Self.runTime))
    case .text(let text):
      for type in Self.extendedTexts {
        if let result = declared(name, of: value, type, call, scope) { return result }
      }
      return self.text(text, name, call, scope) ?? translation(of: text, by: name).map { .text($0) }
        ?? .unknown(unknown(call, scope, Self.runTime))
    case .type(let type):
      if name == "init" { return instance(of: type, call, scope) }
      for function in index.staticMethods(named: name, of: type) {
        let owner = Owner(type: type, value: nil, isStatic: true)
        if let result = self.call(.function(function, owner), call, scope) { return result }
      }
      if let element = type.cases.first(where: { $0.name == name }) { return enumCase(element, of: type, call, scope) }
      if let nested = index.type(named: "\(type.name).\(name)", from: scope.source) {
        return instance(of: nested, call, scope)
      }
      return type.kind == .foreign ? nil : .unknown(unknown(call, scope, Self.runTime))
    case .instance(let instance):
      if let result = methods(named: name, of: instance.type, value, call, scope) { return result }
      if let stored = member(name, of: Owner(type: instance.type, value: value)),
        case .closure(let closure, let captured) = self.value(of: stored, named: access, scope),
        let result = self.call(.closure(closure, captured), call, scope)
      {
        return result
      }
      return .symbol(Expression(syntax: ExprSyntax(call), scope: scope))
    case .enumCase(let type, _, _):
      return methods(named: name, of: type, value, call, scope)
        ?? .unknown(unknown(call, scope, absence(of: name, scope)))
    case .unknown(let inner):
      if let made = elements(madeBy: name, of: base, call, scope) { return made }
      let isOptional = ["map", "flatMap"].contains(name) && isOptional(base, of: call, scope)
      if isOptional, name == "map", let element = mapped(call, overOptional: base, inner, scope) { return element }
      if !isOptional, ["map", "compactMap", "flatMap"].contains(name),
        let each = repeated(call, over: base, inner, scope)
      {
        return each
      }
      return sharedMember(access, of: base, call, scope) ?? .unknown(unknown(call, scope, inner.reason))
    case .nothing: return .nothing
    case .number(let number):
      return declared(name, of: value, "Int", call, scope) ?? declared(name, of: value, "Double", call, scope)
        ?? self.number(number, name, call, scope) ?? .unknown(unknown(call, scope, Self.runTime))
    case .bool, .tuple: return .unknown(unknown(call, scope, Self.runTime))
    case .symbol, .conditional:
      if name == "replacingChildren" { return menu(value, replacingChildren: call, scope) }
      return elements(of: value, mappedBy: call, name, over: base, scope)
    case .closure, .function, .repeated: return nil
    }
  }

  /// The elements of menus that a method of an object known only at runtime makes: `delegate?.makeMenu()`.
  private func elements(
    madeBy name: String, of object: ExprSyntax, _ call: FunctionCallExprSyntax, _ scope: Scope
  ) -> Value? {
    guard case .property(let property, _)? = scope.nearestOwner.flatMap({ member(Self.lastName(of: object), of: $0) }),
      let found = index.onlyMethod(named: name, of: property, inside: scope.nearestOwner?.type)
    else { return nil }
    let object = Instance(type: found.type, fields: [:], isMade: false)
    return self.call(.function(found.method, Owner(type: found.type, value: .instance(object))), call, scope)
  }

  /// Whether all elements of a list are known.
  private func isKnown(_ value: Value) -> Bool {
    guard case .list(let elements) = value else { return uncertaintyReason(of: value) == nil }
    return elements.allSatisfy { element in
      let plain = element.unconditional.value
      if case .repeated(let inner, _) = plain { return !inner.isUnknown }
      return !plain.isUnknown
    }
  }

  private func methods(
    named name: String, of type: TypeDeclaration, _ value: Value, _ call: FunctionCallExprSyntax, _ scope: Scope
  ) -> Value? {
    let owner = Owner(type: type, value: value)
    for function in index.methods(named: name, of: type) {
      if let result = self.call(.function(function, owner), call, scope) { return result }
    }
    return nil
  }

  private func declared(
    _ name: String, of value: Value, _ type: String, _ call: FunctionCallExprSyntax, _ scope: Scope
  ) -> Value? {
    guard let type = index.type(named: type, from: scope.source) else { return nil }
    return methods(named: name, of: type, value, call, scope)
  }

  // MARK: Lists

  /// Changes an element, and keeps its condition and the number of its repetitions.
  private func each(_ element: Value, _ change: (Value) -> Value) -> Value {
    let (plain, uncertainty) = element.withoutConditions
    var result: Value
    if case .repeated(let inner, let placeholder) = plain {
      result = .repeated(change(inner), placeholder)
    } else {
      result = change(plain)
    }
    if let uncertainty { result = .conditional(result, uncertainty) }
    return result
  }

  private func list(_ elements: [Value], _ name: String, _ call: FunctionCallExprSyntax, _ scope: Scope) -> Value? {
    let argument = call.arguments.first?.expression
    switch name {
    case "map", "compactMap", "flatMap":
      guard let function = call.trailingClosure ?? argument?.as(ClosureExprSyntax.self) else {
        return argument.flatMap { mapped(elements, $0, name, scope) }
      }
      let results = elements.map { element in
        each(element) { apply(function, to: $0, scope) ?? .unknown(unknown(call, scope, Self.runTime)) }
      }
      if name == "map" { return .list(results) }
      return self.list(
        results.flatMap { result -> [Value] in
          if case .nothing = result { return [] }
          if name == "flatMap", case .list(let inner) = result { return inner }
          return [result]
        }, of: call, scope)
    case "filter":
      guard let (closure, inner) = closure(of: call, scope), let test = test(of: call) else { return nil }
      var retained: [Value] = []
      for element in elements {
        switch apply(closure, to: element.withoutConditions.value, inner) {
        case .bool(let isRetained)?: if isRetained { retained.append(element) }
        case let result:
          // The words of a longer closure do not tell the condition.
          let cause = closure.statements.count > 1 ? result.flatMap(uncertaintyReason) : nil
          let placeholder = Placeholder(
            location: scope.source.location(of: test), isShown: true,
            reason: cause ?? "the condition \(Self.words(of: test)) \(Self.runTime)")
          retained.append(.conditional(element, Uncertainty(isShown: true, placeholder: placeholder)))
        }
      }
      return .list(retained)
    case "reversed": return .list(elements.reversed())
    case "enumerated":
      // The offset of an element is known if all elements before it are certain.
      let known = elements.prefix { !$0.mayBeMissing }.count
      let open = Value.unknown(unknown(call, scope, "the number of elements before it \(Self.runTime)"))
      return .list(
        elements.enumerated().map { index, element in
          let isKnown = index <= known && !Self.isSeveral(element)
          return each(element) {
            .tuple([("offset", isKnown ? .number(Double(index)) : open), ("element", $0)])
          }
        })
    case "prefix", "suffix", "dropFirst", "dropLast": return part(of: elements, name, call, scope).map { .list($0) }
    case "contains":
      guard let argument, call.arguments.count == 1, call.arguments.first?.label == nil else { return nil }
      let value = evaluate(argument, scope)
      let answers = elements.map { equal($0, value) }
      if answers.contains(true) { return .bool(true) }
      return answers.contains(nil) ? nil : .bool(false)
    case "reduce":
      guard let argument, let closure = call.trailingClosure, !elements.contains(where: Self.isSeveral) else {
        return nil
      }
      let whole = elements.reduce(evaluate(argument, scope)) { all, next in
        result(of: closure.statements, scope.binding(arguments(of: closure, [.value(all), .value(next)]))) ?? .nothing
      }
      return if case .list = whole { whole } else { nil }
    case "joined":
      let separator = argument.map { text(of: $0, scope).string } ?? ""
      var joined: ReadText?
      for element in elements {
        guard let part = text(from: element) else { return nil }
        joined = joined.map { $0 + ReadText(separator) + part } ?? part
      }
      return .text(joined ?? ReadText(""))
    default: return nil
    }
  }

  /// Whether an element stands for several.
  private static func isSeveral(_ value: Value) -> Bool {
    if case .repeated = value.withoutConditions.value { true } else { false }
  }

  /// The part that `prefix`, `suffix`, `dropFirst`, or `dropLast` returns; `nil` if unknown.
  private func part<Element>(
    of elements: [Element], _ name: String, _ call: FunctionCallExprSyntax, _ scope: Scope
  ) -> [Element]? {
    guard call.trailingClosure == nil, call.arguments.allSatisfy({ $0.label == nil }), call.arguments.count < 2 else {
      return nil
    }
    var number = 1.0
    if let argument = call.arguments.first?.expression {
      guard case .number(let count) = evaluate(argument, scope) else { return nil }
      number = count
    }
    guard let count = Int(exactly: number), count >= 0 else { return nil }
    let part =
      switch name {
      case "prefix": elements.prefix(count)
      case "suffix": elements.suffix(count)
      case "dropFirst": elements.dropFirst(count)
      default: elements.dropLast(count)
      }
    return Array(part)
  }

  /// The menu elements of a list, unchanged, for a method such as `sorted` whose effect is unknown.
  private func rearranged(
    _ elements: [Value], _ name: String, _ call: FunctionCallExprSyntax, _ scope: Scope
  ) -> Value? {
    let isList = !Self.methodsOfOtherResults.contains(name)
    guard isList, !elements.isEmpty, elements.allSatisfy(Self.isElement) else { return nil }
    let placeholder = Placeholder(
      location: scope.source.location(of: call), text: "unchanged", reason: "the effect of \(name) \(Self.runTime)")
    return .conditional(.list(elements), Uncertainty(isShown: true, placeholder: placeholder))
  }

  private static func isElement(_ value: Value) -> Bool {
    switch value {
    case .symbol, .conditional, .repeated: true
    case .text, .number, .bool, .nothing, .list, .tuple, .enumCase, .instance, .closure, .function, .type, .unknown:
      false
    }
  }

  private static let methodsOfOtherResults: Set = [
    "first", "last", "contains", "allSatisfy", "reduce", "min", "max", "forEach", "firstIndex", "lastIndex", "index",
    "randomElement", "popLast", "removeLast", "removeFirst", "remove", "append", "insert", "starts", "elementsEqual",
    "split", "joined", "isSubset", "hash", "map", "compactMap", "flatMap",
  ]

  /// The list after a transformation by a named function or a key path.
  private func mapped(_ elements: [Value], _ function: ExprSyntax, _ method: String, _ scope: Scope) -> Value? {
    guard let path = function.as(KeyPathExprSyntax.self) else { return mapped(elements, by: function, method, scope) }
    guard path.components.count == 1, case .property(let property)? = path.components.first?.component else {
      return nil
    }
    let name = property.declName.baseName
    var results = elements
    if name.text != "self" {
      let access = MemberAccessExprSyntax(
        base: DeclReferenceExprSyntax(baseName: .identifier("$0")), name: name.trimmed)
      results = elements.map { element in
        let result = evaluate(ExprSyntax(access), scope.binding(["$0": .value(element)]))
        // The expression is synthesized and has no location, so the function supplies it.
        guard case .unknown(let inner) = result else { return result }
        return .unknown(unknown(function, scope, inner.reason))
      }
    }
    if method != "map" { results.removeAll { if case .nothing = $0 { true } else { false } } }
    return .list(results)
  }

  /// The list after a transformation by a named function: `kinds.map(makeItem)`.
  private func mapped(_ elements: [Value], by name: ExprSyntax, _ method: String, _ scope: Scope) -> Value? {
    let function = evaluate(name, scope)
    var results: [Value] = []
    for element in elements {
      var isApplied = true
      let result = each(element) { value in
        let result = descend { apply(function, to: value) } ?? nil
        isApplied = isApplied && result != nil
        return result ?? .nothing
      }
      guard isApplied else { return nil }
      if method != "map", case .nothing = result { continue }
      if method == "flatMap", case .list(let inner) = result { results += inner } else { results.append(result) }
    }
    return .list(results)
  }

  /// The result of a function, an initializer, or a closure for one value.
  func apply(_ callee: Value, to argument: Value) -> Value? {
    switch callee {
    case .function(let function, let owner):
      guard let node = function.node, let body = function.body else { return nil }
      let parameters = node.signature.parameterClause.parameters
      guard let first = parameters.first, parameters.dropFirst().allSatisfy({ $0.defaultValue != nil }) else {
        return nil
      }
      let outer = functionScope(function, owner)
      var arguments: [String: Binding] = [:]
      for parameter in parameters.dropFirst() {
        guard let value = parameter.defaultValue?.value else { continue }
        arguments[(parameter.secondName ?? parameter.firstName).text.trimmingBackticks] = .expression(
          Expression(syntax: value, scope: outer, type: (parameter.type, outer)))
      }
      arguments[(first.secondName ?? first.firstName).text.trimmingBackticks] = .value(
        coerce(argument, to: first.type, outer))
      let inner = outer.binding(arguments)
      return enter(body) { result(of: body, inner) }?.map { coerce($0, to: node.signature.returnClause?.type, inner) }
    case .closure(let closure, let captured): return apply(closure, to: argument, captured)
    case .text, .number, .bool, .nothing, .list, .tuple, .enumCase, .instance, .type, .symbol, .conditional,
      .repeated, .unknown:
      return nil
    }
  }

  package func apply(_ closure: ClosureExprSyntax, to element: Value, _ scope: Scope) -> Value? {
    result(of: closure.statements, scope.binding(arguments(of: closure, [.value(element)])))
  }

  /// The result of a closure for a value known only at runtime.
  func result(of closure: ClosureExprSyntax, forRunTime reason: String, _ scope: Scope) -> Value? {
    let names = arguments(of: closure, [])
    return result(of: closure.statements, scope.binding(names.isEmpty ? ["$0": .runTime(reason)] : names))
  }

  // MARK: Numbers

  private func number(_ number: Double, _ name: String, _ call: FunctionCallExprSyntax, _ scope: Scope) -> Value? {
    switch (name, call.arguments.first?.label?.text) {
    case ("truncatingRemainder", "dividingBy"), ("isMultiple", "of"):
      guard
        let divisor = call.argument(name == "isMultiple" ? "of" : "dividingBy").flatMap({ self.number(of: $0, scope) }),
        divisor != 0
      else { return nil }
      let remainder = number.truncatingRemainder(dividingBy: divisor)
      return name == "isMultiple" ? .bool(remainder == 0) : .number(remainder)
    case ("rounded", nil): return call.arguments.isEmpty ? .number(number.rounded()) : nil
    default: return nil
    }
  }

  // MARK: Texts

  private static func trimmed(_ text: String) -> String {
    var rest = text[...].drop(while: \.isWhitespace)
    while rest.last?.isWhitespace == true { rest.removeLast() }
    return String(rest)
  }

  private func text(_ text: ReadText, _ name: String, _ call: FunctionCallExprSyntax, _ scope: Scope) -> Value? {
    let isWhole = text.placeholders.isEmpty
    switch name {
    case "uppercased", "localizedUppercase": return isWhole ? .text(text.replaced(by: text.string.uppercased())) : nil
    case "lowercased": return isWhole ? .text(text.replaced(by: text.string.lowercased())) : nil
    case "capitalized": return isWhole ? .text(text.replaced(by: Self.capitalized(text.string))) : nil
    case "replacingOccurrences", "replacing":
      guard isWhole, call.arguments.count == 2, let first = call.arguments.first, let last = call.arguments.last,
        last.label?.text == "with"
      else { return nil }
      let (old, new) = (self.text(of: first.expression, scope), self.text(of: last.expression, scope))
      guard old.isKnown, new.isKnown, !old.string.isEmpty else { return nil }
      return .text(text.replaced(by: text.string.replacing(old.string, with: new.string)))
    case "trimmingCharacters": return isWhole ? .text(text.replaced(by: Self.trimmed(text.string))) : nil
    case "appending":
      guard let argument = call.arguments.first, argument.label == nil else { return nil }
      return .text(text + self.text(of: argument.expression, scope))
    case "prefix", "suffix", "dropFirst", "dropLast":
      guard text.isKnown else { return nil }
      return part(of: Array(text.string), name, call, scope).map { .text(text.replaced(by: String($0))) }
    case "hasPrefix", "hasSuffix", "contains":
      guard text.isKnown, let argument = call.arguments.first else { return nil }
      let other = self.text(of: argument.expression, scope)
      guard other.isKnown else { return nil }
      return .bool(
        name == "hasPrefix"
          ? text.string.hasPrefix(other.string)
          : name == "hasSuffix" ? text.string.hasSuffix(other.string) : text.string.contains(other.string))
    default: return nil
    }
  }
}
