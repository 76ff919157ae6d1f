import MenuImport
import MenuStrings
import SwiftDeclarations
import SwiftSyntax
import SwiftValues

/// The initial values of views and of the objects that they make.
extension Evaluator {
  /// Whether a variable of an object that a view makes has its initial value until an action changes it.
  func isModelState(_ property: Property, of owner: Owner?) -> Bool {
    guard case .instance(let instance)? = owner?.value, instance.isModel, !property.isConstant, !property.isComputed,
      property.attributes.allSatisfy({ $0 == "Published" }), property.traits.hasInitializer || isOptional(property)
    else { return false }
    return !isSetAtStart(property, in: instance)
  }

  /// Whether an object that a view makes or shares may have changed a variable before the view's menu opens.
  func isSetAtStart(_ property: Property, in instance: Instance) -> Bool {
    guard instance.isModel, !property.isConstant else { return false }
    return instance.isShared ? index.mayAssign(to: property.name) : index.isSetAtStart(property.name, in: instance.type)
  }

  /// The value of the environment that the device decides: an iPhone shows one window of an app.
  private func deviceValue(of property: Property) -> Value? {
    guard property.environmentKey == "supportsMultipleWindows" else { return nil }
    return .bool((compilation.platform ?? "iOS") != "iOS")
  }

  /// The initial value of a view's state that is not written at the property; `nil` for other properties.
  func firstValue(of property: Property, _ owner: Owner?) -> Value? {
    guard !property.isComputed else { return nil }
    if let value = deviceValue(of: property) { return value }
    let hasInitializer = property.traits.hasInitializer
    if !hasInitializer, isModelState(property, of: owner) { return .nothing }
    if let key = property.defaultsKey { return defaultValue(ofKey: key, property) }
    guard startsInInitializer(property, owner), let owner else { return nil }
    if case nil = owner.value, owner.type.isView, let passed = onlyArgument(property.name, owner.type),
      let first = firstValue(passed: passed, true)
    {
      return first
    }
    if case nil = owner.value, owner.type.initializers.count == 1, let only = owner.type.initializers.first,
      let node = only.node, let field = fields(of: only, owner.type)[property.name]
    {
      let value = value(of: field, named: node, Scope(source: only.source))
      return hasInitializer || uncertaintyReason(of: value) == nil ? model(value) : nil
    }
    return !hasInitializer && isOptional(property) && property.attributes.contains("State") ? .nothing : nil
  }

  /// The value that the only use of a view passes: an argument, the initial value of `$state`, or that of
  /// `.constant(true)`.
  func firstValue(passed argument: Expression, _ allowingState: Bool) -> Value? {
    let seesState = seesInitialState
    seesInitialState = seesState || allowingState
    defer { seesInitialState = seesState }
    var argument = argument
    if let call = argument.syntax.as(FunctionCallExprSyntax.self), Self.lastName(of: argument.syntax) == "constant",
      let value = call.argument()
    {
      argument = Expression(syntax: value, scope: argument.scope, type: argument.type)
    }
    let value = value(of: argument)
    switch value {
    case .text(let text): return text.isKnown ? value : nil
    case .number, .bool, .nothing, .list, .enumCase, .instance: return value
    // Readers follow these from the use itself.
    case .tuple, .closure, .function, .type, .symbol, .conditional, .repeated, .unknown: return nil
    }
  }

  /// The elements that a view gives a state without elements as it appears: `.onAppear { presets = Preset.all }`.
  func elementsAtStart(of property: Property, _ owner: Owner?) -> Value? {
    guard property.attributes.contains("State"), let owner, let initializer = property.initializer,
      initializer.as(ArrayExprSyntax.self)?.elements.isEmpty ?? initializer.as(FunctionCallExprSyntax.self).map({
        $0.calledExpression.is(ArrayExprSyntax.self) && $0.arguments.isEmpty
      }) ?? false,
      let (parts, source) = index.startValue(of: property, in: owner.type), let first = parts.first
    else { return nil }
    let scope = Scope(source: source, owner: owner)
    let value = coerce(value(of: parts[...], expression: first, scope), to: property.type, scope)
    guard case .list(let elements) = value, !elements.isEmpty, !elements.contains(where: \.isUnknown) else {
      return nil
    }
    return Self.noted(
      elements, at: scope.source.location(of: first), "\(property.name) gets its elements as the view appears")
  }

  /// A list with one note for all elements.
  private static func noted(_ elements: [Value], at location: FileLocation, _ reason: String) -> Value {
    let placeholder = Placeholder(location: location, isShown: true, reason: reason)
    return .list(
      elements.enumerated().map { index, element in
        if element.mayBeMissing { return element }
        return .conditional(element, Uncertainty(isShown: true, placeholder: index == 0 ? placeholder : nil))
      })
  }

  /// Whether code of the type of a property, or code that names the type, may change its value.
  func mayChange(_ property: Property, _ owner: Owner?) -> Bool {
    if property.source.mayAssign(to: property.name) { return true }
    guard !property.traits.isPrivate, let type = owner?.type else { return false }
    return index.sources.contains {
      $0.mentions(property.name) && $0.mentions(type.simpleName) && $0.mayAssign(to: property.name)
    }
  }

  /// A list that code may change, with a note on its initial elements; other values unchanged.
  func initialElements(_ value: Value, of property: Property, _ initializer: ExprSyntax) -> Value {
    guard case .list(let elements) = value else { return value }
    return Self.noted(
      elements, at: property.source.location(of: initializer),
      "code may change the initial elements of \(property.name)")
  }

  /// Whether a view's initializer, `nil`, or a key of a library is the state of the view at first.
  func startsInInitializer(_ property: Property, _ owner: Owner?) -> Bool {
    guard let owner, !property.isComputed else { return false }
    if deviceValue(of: property) != nil { return true }
    if property.attributes.contains("Default") { return true }
    guard !property.attributes.filter({ ["State", "StateObject"].contains($0) }).isEmpty else { return false }
    // `_count = State(initialValue: 2)` replaces an initial value.
    return !property.traits.hasInitializer
      || owner.type.initializers.contains { $0.source.mentions("_\(property.name) = ") }
  }

  /// The default of a key of the library Defaults: `static let theme = Key<Theme>("theme", default: .dark)`.
  private func defaultValue(ofKey name: String, _ property: Property) -> Value? {
    guard let keys = index.type(named: "Defaults.Keys", from: property.source), let key = keys.statics[name],
      let call = key.initializer?.as(FunctionCallExprSyntax.self), let value = call.argument("default")
    else { return nil }
    let scope = Scope(source: key.source, owner: Owner(type: keys, value: nil, isStatic: true))
    let arguments = call.calledExpression.as(GenericSpecializationExprSyntax.self)?.genericArgumentClause.arguments
    return coerce(evaluate(value, scope), to: arguments?.first?.argument.as(TypeSyntax.self), scope)
  }

  /// Whether a view, or an object that a view makes, makes the object of a property itself.
  func holdsModel(_ property: Property, _ owner: Owner?) -> Bool {
    if property.attributes.contains(where: Property.modelAttributes.contains) { return true }
    if case .instance(let instance)? = owner?.value, instance.isModel { return true }
    return property.isConstant && property.attributes.isEmpty && owner?.type.isView == true
  }

  func model(_ value: Value, isShared: Bool = false) -> Value {
    guard case .instance(let made) = value, made.type.kind == .reference, made.isMade, !made.isModel else {
      return value
    }
    var model = made
    (model.isModel, model.isShared) = (true, isShared)
    for name in made.fields.keys {
      guard let property = index.declaration(of: name, in: made.type), isSetAtStart(property, in: model) else {
        continue
      }
      model.fields[name] = .runTime("\(name) \(Self.runTime)")
    }
    return .instance(model)
  }

  private func isOptional(_ property: Property) -> Bool { property.type?.is(OptionalTypeSyntax.self) == true }
}
