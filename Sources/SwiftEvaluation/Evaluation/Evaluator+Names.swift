import MenuImport
package import SwiftDeclarations
package import SwiftSyntax
package import SwiftValues

extension Evaluator {
  // MARK: Name lookup

  package func binding(of name: String, _ scope: Scope) -> Binding? {
    if let local = scope.local(name) { return local }
    if let owner = scope.nearestOwner, let member = member(name, of: owner) { return member }
    return index.variable(named: name, from: scope.source).map { .property($0, nil) }
  }

  package func member(_ name: String, of owner: Owner) -> Binding? {
    if !owner.isStatic {
      if case .instance(let instance)? = owner.value, let field = instance.fields[name] { return field }
      if let property = index.property(named: name, of: owner.type) {
        return .property(compiled(property, of: owner.type), owner)
      }
    }
    var type: TypeDeclaration? = owner.type
    while let current = type {
      if let property = index.staticProperty(named: name, of: current) {
        return .property(compiled(property, of: current), Owner(type: current, value: nil, isStatic: true))
      }
      type = current.outer
    }
    return nil
  }

  /// The declaration of a property that is compiled; others are in other branches of `#if`.
  private func compiled(_ property: Property, of type: TypeDeclaration) -> Property {
    guard let others = type.alternatives[property.name] else { return property }
    return ([property] + others).first { $0.syntax.node.map { compilation.includes(Syntax($0)) } ?? false } ?? property
  }

  /// The stored properties that are compiled, as the memberwise initializer takes them.
  func storedProperties(of type: TypeDeclaration) -> [Property] {
    type.stored.map { compiled($0, of: type) }.filter { property in
      property.syntax.node.map { compilation.includes(Syntax($0)) } ?? true
    }
  }

  // MARK: Values

  /// - Parameter allowingState: Whether to use the initial value of mutable state.
  package func value(
    of binding: Binding, named reference: some SyntaxProtocol, _ scope: Scope, allowingState: Bool = false
  ) -> Value {
    switch binding {
    case .expression(let expression): return value(of: expression)
    case .local(let expression):
      let found = value(of: expression)
      return uncertaintyReason(of: found).map { .unknown(unknown(reference, scope, $0)) } ?? found
    case .value(let value): return value
    case .change: return .unknown(unknown(reference, scope, Self.runTime))
    case .runTime(let reason): return .unknown(unknown(reference, scope, reason))
    case .property(let property, let owner):
      let found = value(of: property, owner, allowingState: allowingState)
      // The name is more telling than an unknown value behind it, such as a long condition.
      return uncertaintyReason(of: found).map { .unknown(unknown(reference, scope, $0)) } ?? found
    }
  }

  package func value(of property: Property, _ owner: Owner?, allowingState: Bool = false) -> Value {
    let scope = Scope(source: property.source, owner: owner)
    let isViewState =
      property.isViewState || property.isOwnState && owner?.type.kind == .reference
      || isModelState(property, of: owner) || startsInInitializer(property, owner)
    var allowingState = allowingState || isViewState && seesInitialState
    if case .instance(let instance)? = owner?.value, isSetAtStart(property, in: instance) { allowingState = false }
    if property.isState, let owner, index.isReplacedAtStart(property, in: owner.type) { allowingState = false }
    if let owner, index.isReplacedOnLoading(property, in: owner.type) { allowingState = false }
    if isViewState, !allowingState { missesState = true }
    if allowingState, isChanged(property, owner) { allowingState = false }
    let anchor = property.initializer
    if let getter = property.getter {
      let result = result(of: getter, scope)
      if let result, isReplaced(property.name, owner, result) {
        return .unknown(unknown(getter, scope, "subclasses override \(property.name)"))
      }
      return coerce(
        result ?? .unknown(unknown(getter, scope, "the value of \(property.name) \(Self.runTime)")), to: property.type,
        scope)
    }
    if property.attributes.allSatisfy({ $0 == "Binding" }), let owner, case nil = owner.value,
      owner.type.isView || owner.type.kind == .reference && property.isConstant && !property.traits.hasInitializer,
      let passed = onlyArgument(property.name, owner.type), let first = firstValue(passed: passed, allowingState),
      owner.type.isView || !Self.isObject(first)
    {
      return first
    }
    let isFixed =
      property.isConstant || owner == nil || owner?.isStatic == true
      || owner.map { $0.type.kind == .structure } == true
    // The array or menu of another instance may have changed since.
    let isOwn = if case nil = owner?.value { true } else { false }
    let isLaterFilled =
      anchor?.as(ArrayExprSyntax.self)?.elements.isEmpty == true && index.mayAssign(to: property.name)
    let holdsElements = isOwn && !isLaterFilled && anchor.map(Self.isListOrMenu) ?? false
    if allowingState, let first = firstValue(of: property, owner) { return first }
    let isCertain = isFixed && isKept(property, owner) || isNeverSet(property)
    guard let initializer = property.initializer,
      allowingState || !property.isState && (isCertain || holdsElements)
    else {
      if let stored = storedInstance(of: property, scope) { return .instance(stored) }
      if let elements = elementsAtStart(of: property, owner) { return elements }
      if case .instance(let made)? = owner?.value, made.isMade, property.isEmptyAtFirst, made.type.kind == .structure {
        return .nothing
      }
      let location = property.initializer.map { scope.source.location(of: $0) } ?? scope.source.start
      let uses = isOwn ? owner.flatMap { $0.type.isView ? differentArguments(property.name, $0.type) : nil } : nil
      let reason = uses.map { "\(property.name) is \($0)" } ?? "\(property.name) \(Self.runTime)"
      return .unknown(Unknown(words: property.name, location: location, reason: reason))
    }
    // The first value of a state depends on the first values of others.
    let seesState = seesInitialState
    seesInitialState = seesState || allowingState
    defer { seesInitialState = seesState }
    let value = coerce(evaluate(initializer, scope.undecided), to: property.type, scope)
    if !allowingState, !isCertain, mayChange(property, owner) {
      return initialElements(value, of: property, initializer)
    }
    let isShared = owner?.isStatic == true
    return isShared || holdsModel(property, owner) ? model(value, isShared: isShared) : value
  }

  /// Whether a value is an instance, which other code may change.
  private static func isObject(_ value: Value) -> Bool { if case .instance = value { true } else { false } }

  /// Whether a property keeps its initial value: nothing in the sources assigns to a variable of that name.
  private func isNeverSet(_ property: Property) -> Bool {
    if property.isNeverSet { return true }
    guard !property.isConstant, property.attributes.isEmpty, let initializer = property.initializer,
      initializer.as(ArrayExprSyntax.self).map({ !$0.elements.isEmpty })
        ?? property.type?.is(FunctionTypeSyntax.self) ?? false
    else { return false }
    return !index.mayAssign(to: property.name)
  }

  /// An instance with unknown fields, for a property of known type; computed members can still be evaluated.
  private func storedInstance(of property: Property, _ scope: Scope) -> Instance? {
    var written = property.traits.attributeType
    if let type = property.type {
      guard !type.is(OptionalTypeSyntax.self) else { return nil }
      written = DeclarationIndex.plainName(of: type)
    }
    var found = written.flatMap { name in
      index.type(named: name, from: scope.source, inside: scope.nearestOwner?.type)
        ?? constraint(ofParameter: name, scope).flatMap { index.type(named: $0, from: scope.source) }
    }
    if written == nil, let call = property.initializer?.as(FunctionCallExprSyntax.self),
      let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
    {
      found = index.type(named: name, from: scope.source, inside: scope.nearestOwner?.type)
    }
    guard let type = found, type.kind == .reference || type.kind == .structure else { return nil }
    return Instance(type: type, fields: [:], isMade: false)
  }

  /// The class that a generic parameter of the type around a name stands for.
  private func constraint(ofParameter name: String, _ scope: Scope) -> String? {
    guard let type = scope.nearestOwner?.type, type.kind == .reference || type.kind == .structure else { return nil }
    let node = type.syntax.node?.asProtocol((any WithGenericParametersSyntax).self)
    let parameter = node?.genericParameterClause?.parameters.first { $0.name.text == name }
    if let inherited = parameter?.inheritedType { return DeclarationIndex.plainName(of: inherited) }
    for requirement in parameter == nil ? [] : node?.genericWhereClause?.requirements ?? [] {
      guard case .conformanceRequirement(let conformance) = requirement.requirement,
        conformance.leftType.trimmedDescription == name
      else { continue }
      return DeclarationIndex.plainName(of: conformance.rightType)
    }
    return nil
  }

  /// Whether the initial value is final; the creator of a structure may set its variables, and any code static ones.
  private func isKept(_ property: Property, _ owner: Owner?) -> Bool {
    guard let owner, !owner.isStatic, !property.isConstant else {
      // Names of texts, such as `title`, are assigned somewhere in each app.
      let isText = property.initializer?.is(StringLiteralExprSyntax.self) == true
      return property.isConstant || owner?.isStatic == true && (isText || !index.mayAssign(to: property.name))
    }
    if case .instance(let instance)? = owner.value { return instance.isMade }
    return false
  }

  private static func isListOrMenu(_ expression: ExprSyntax) -> Bool {
    if expression.is(ArrayExprSyntax.self) { return true }
    guard let call = expression.as(FunctionCallExprSyntax.self) else { return false }
    return ["UIMenu", "UIAction", "UICommand", "UIKeyCommand"].contains(elementType(of: call))
      || call.calledExpression.is(ClosureExprSyntax.self)
  }

  package func value(of reference: DeclReferenceExprSyntax, _ scope: Scope) -> Value {
    let name = reference.baseName.text.trimmingBackticks
    charge(scope)
    switch name {
    case "self":
      guard let owner = scope.nearestOwner else { break }
      if let bound = scope.local("self") { return value(of: bound, named: reference, scope) }
      if let own = owner.value { return own }
      if owner.isStatic { return .type(owner.type) }
      if owner.type.kind == .structure || owner.type.kind == .reference {
        return .instance(Instance(type: owner.type, fields: [:], isMade: false))
      }
      return .unknown(unknown(reference, scope, Self.runTime))
    case "Self":
      if let owner = scope.nearestOwner { return .type(owner.type) }
    default: break
    }
    let plain = name.hasPrefix("$") && Int(name.dropFirst()) == nil ? String(name.dropFirst()) : name
    if let found = binding(of: plain, scope) {
      let value = value(of: found, named: reference, scope)
      let (made, uncertainty) = value.unconditional
      guard case .symbol(var symbol) = made, scope.holds(plain, found) else { return value }
      symbol.changes.merge(scope.changes(of: plain)) { _, new in new }
      return uncertainty.map { .conditional(.symbol(symbol), $0) } ?? .symbol(symbol)
    }
    if let owner = scope.nearestOwner {
      if name == "allCases", index.listsCases(owner.type) {
        return list(owner.type.cases.map { .enumCase(owner.type, $0.name) }, of: reference, scope)
      }
      // A member that the sources do not declare, such as `rawValue`, or `description` in an extension of strings.
      if let value = owner.value, let found = member(name, of: value, reference, scope) { return found }
      if owner.isStatic || owner.value != nil, owner.type.cases.contains(where: { $0.name == name && !$0.hasPayload }) {
        return .enumCase(owner.type, name)
      }
      if let method = index.methods(named: name, of: owner.type).first { return .function(method, owner) }
      if let method = index.staticMethods(named: name, of: owner.type).first {
        return .function(method, Owner(type: owner.type, value: nil, isStatic: true))
      }
    }
    if let type = index.type(named: name, from: scope.source, inside: scope.nearestOwner?.type) { return .type(type) }
    if let function = index.functions(named: name).first { return .function(function, nil) }
    if name.first?.isUppercase == true { return .symbol(Expression(syntax: ExprSyntax(reference), scope: scope)) }
    return .unknown(unknown(reference, scope, absence(of: name, scope)))
  }

  // MARK: Members

  package func value(of access: MemberAccessExprSyntax, _ scope: Scope) -> Value {
    let symbol = Value.symbol(Expression(syntax: ExprSyntax(access), scope: scope))
    guard let base = access.base else { return symbol }
    let name = access.declName.baseName.text.trimmingBackticks
    if Self.lastName(of: base).lowercased() == "processinfo" {
      if name == "isMacCatalystApp" { return .bool(compilation.isCatalyst) }
      if name == "isiOSAppOnMac" { return .bool(false) }
    }
    if base.unwrapped.trimmedDescription == "self", let owner = scope.nearestOwner, scope.local("self") == nil,
      let found = member(name, of: owner)
    {
      return value(of: found, named: access, scope)
    }
    if let local = base.as(DeclReferenceExprSyntax.self)?.baseName.text, Change.properties.contains(name),
      let change = scope.changes(of: local)[name], change.uncertainty == nil
    {
      return self.value(of: change.parts, expression: change.syntax, change.scope)
    }
    let value = evaluate(base, scope)
    if let found = self.member(name, of: value, access, scope) { return found }
    switch value.unconditional.value {
    case .unknown(let inner):
      return sharedMember(access, of: base, nil, scope) ?? .unknown(unknown(access, scope, inner.reason))
    case .symbol(let made):
      // `moreMenu().children`
      if name == "children", let children = children(ofMenu: made) { return children }
      if base.is(DeclReferenceExprSyntax.self), name.first?.isUppercase == true,
        let type = index.type(named: name, from: scope.source), type.kind != .foreign
      {
        return .type(type)
      }
      if let part = part(name, of: made) { return part }
      return generatedText(access, nil, scope) ?? symbol
    case .nothing: return .nothing
    case .list(let elements):
      let reasons = elements.lazy.compactMap { $0.unconditional.uncertainty?.placeholder?.reason }
      return .unknown(unknown(access, scope, reasons.first ?? Self.runTime))
    case .text, .number, .bool, .tuple, .enumCase, .instance, .closure, .function, .type, .conditional, .repeated:
      return .unknown(unknown(access, scope, Self.runTime))
    }
  }

  package func member(_ name: String, of value: Value, _ access: some SyntaxProtocol, _ scope: Scope) -> Value? {
    switch value {
    case .type(let type):
      if name == "self" { return value }
      if type.cases.contains(where: { $0.name == name }) { return .enumCase(type, name) }
      if name == "allCases", index.listsCases(type) {
        return list(type.cases.map { .enumCase(type, $0.name) }, of: access, scope)
      }
      let owner = Owner(type: type, value: nil, isStatic: true)
      if let found = member(name, of: owner) { return self.value(of: found, named: access, scope) }
      if let method = index.staticMethods(named: name, of: type).first { return .function(method, owner) }
      return index.type(named: "\(type.name).\(name)", from: scope.source).map { .type($0) }
    case .instance(let instance):
      let owner = Owner(type: instance.type, value: value)
      if let found = member(name, of: owner) { return self.value(of: found, named: access, scope) }
      return index.methods(named: name, of: instance.type).first.map { .function($0, owner) }
    case .enumCase(let type, let caseName, _):
      let owner = Owner(type: type, value: value)
      if name == "rawValue", type.properties["rawValue"] == nil { return rawValue(of: caseName, in: type) }
      if let property = index.property(named: name, of: type) {
        return self.value(of: .property(property, owner), named: access, scope)
      }
      if let method = index.methods(named: name, of: type).first { return .function(method, owner) }
      return ["id", "self"].contains(name) ? value : nil
    case .list(let elements): return Self.member(name, of: elements)
    case .tuple(let elements):
      if let index = Int(name) { return elements.indices.contains(index) ? elements[index].value : nil }
      return elements.first { $0.label == name }?.value
    case .text(let text):
      for type in Self.extendedTexts.compactMap({ index.type(named: $0, from: scope.source) }) {
        guard let property = type.properties[name] else { continue }
        return self.value(of: .property(property, Owner(type: type, value: value)), named: access, scope)
      }
      return Self.member(name, of: text) ?? translation(of: text, by: name).map { .text($0) }
    case .number(0) where name == "isZero": return .bool(true)
    case .number where name == "isZero": return .bool(false)
    case .number, .bool:
      return ["self", "description"].contains(name)
        ? (name == "self" ? value : text(from: value).map { .text($0) }) : nil
    case .repeated: return nil
    case .conditional(let inner, _): return member(name, of: inner, access, scope)
    case .nothing, .closure, .function, .symbol, .unknown: return nil
    }
  }

  /// The names by which extensions add members to texts.
  static let extendedTexts = ["String", "StringProtocol", "StringLiteralType"]

  private static func member(_ name: String, of elements: [Value]) -> Value? {
    // A loop over runtime data adds any number of elements.
    if elements.contains(where: \.mayBeMissing), ["count", "first", "last", "indices"].contains(name) { return nil }
    if name == "isEmpty", !elements.isEmpty, elements.allSatisfy(\.mayBeMissing) { return nil }
    return switch name {
    case "count": .number(Double(elements.count))
    case "isEmpty": .bool(elements.isEmpty)
    case "first": elements.first ?? .nothing
    case "last": elements.last ?? .nothing
    case "indices": .list(elements.indices.map { .number(Double($0)) })
    case "self": .list(elements)
    default: nil
    }
  }

  private static func member(_ name: String, of text: ReadText) -> Value? {
    guard text.placeholders.isEmpty else { return name == "self" ? .text(text) : nil }
    return switch name {
    case "isEmpty": text.isKnown ? .bool(text.string.isEmpty) : nil
    case "count": text.isKnown ? .number(Double(text.string.count)) : nil
    case "capitalized", "localizedCapitalized": .text(text.replaced(by: capitalized(text.string)))
    case "localizedLowercase": .text(text.replaced(by: text.string.lowercased()))
    case "localizedUppercase": .text(text.replaced(by: text.string.uppercased()))
    // `key` is that of a `LocalizedStringResource`.
    case "self", "description", "id", "key": .text(text)
    default: nil
    }
  }

  /// Like `capitalized` of Foundation: each word starts with a capital, followed by lowercase letters; digits end words.
  static func capitalized(_ text: String) -> String {
    var isStart = true
    return text.reduce(into: "") { result, character in
      result += isStart ? character.uppercased() : character.lowercased()
      isStart = !character.isLetter && character != "'" && character != "’"
    }
  }

  /// The width of `CGSize(width: 40, height: 20)`, and the like.
  private func part(_ name: String, of symbol: Expression) -> Value? {
    guard let call = symbol.syntax.as(FunctionCallExprSyntax.self),
      ["CGSize", "CGPoint", "CGRect", "NSSize", "NSPoint", "NSRect", "CGVector"].contains(Self.elementType(of: call))
        || call.calledExpression.trimmedDescription == ".init",
      ["width", "height", "x", "y", "size", "origin", "dx", "dy"].contains(name), let argument = call.argument(name)
    else { return nil }
    return evaluate(argument, symbol.scope)
  }

  func rawValue(of name: String, in type: TypeDeclaration) -> Value? {
    guard let index = type.cases.firstIndex(where: { $0.name == name }) else { return nil }
    if let written = type.cases[index].rawValue {
      let scope = Scope(source: type.cases[index].source)
      if !type.inherited.isDisjoint(with: ["LocalizedStringKey", "LocalizedStringResource"]) {
        return .text(text(of: written, scope, isKey: true))
      }
      return evaluate(written, scope)
    }
    if type.inherited.contains("String") { return .text(ReadText(name)) }
    guard !type.inherited.isDisjoint(with: Self.integerTypes) else { return nil }
    guard let start = type.cases[...index].lastIndex(where: \.hasRawValue) else { return .number(Double(index)) }
    guard let written = type.cases[start].rawValue,
      case .number(let first) = evaluate(written, Scope(source: type.cases[start].source))
    else { return nil }
    return .number(first + Double(index - start))
  }
}
