import MenuImport
import MenuStrings
import SwiftDeclarations
import SwiftEvaluation
import SwiftSyntax
import SwiftValues

/// Arrays of items, which functions fill before a menu gets them.
extension AppKitReader {
  /// The class of the items in an array of a type, such as `[NSMenuItem]`; `nil` for other types.
  func itemType(ofArray type: String) -> String? {
    guard type.hasPrefix("["), let end = type.firstIndex(of: "]"), !type.contains(":") else { return nil }
    let name = type[..<end].dropFirst().filter { $0 != "?" && $0 != " " }
    return evaluator.index.menuClass(of: name) == "NSMenuItem" ? name : nil
  }

  func newList(_ frame: Frame, of itemType: String = "NSMenuItem") -> AppKitMenu {
    let location = FileLocation(path: frame.scope.source.path, line: 1)
    let list = AppKitMenu(location: location, loops: loops, conditions: uncertainties.count)
    list.itemType = itemType
    return list
  }

  /// The items of an array; `nil` if its first element is no item.
  func list(_ array: ArrayExprSyntax, _ frame: inout Frame) -> AppKitObject? {
    let elements = array.elements.map(\.expression).drop { $0.is(NilLiteralExprSyntax.self) }
    guard let first = elements.first, Self.mayLead(first), !Self.isOther(first), let object = object(of: first, &frame),
      object.alternatives.allSatisfy({ if case .item = $0 { true } else { false } })
    else { return nil }
    let list = newList(frame)
    add(object, to: list)
    for element in elements.dropFirst() { addObject(element, to: list, &frame) }
    return .list(list)
  }

  /// The items of a menu, or of several of which a condition selects one; `nil` for other objects.
  func rows(of object: AppKitObject, _ frame: Frame) -> AppKitObject? {
    func list(of menu: AppKitMenu) -> AppKitObject {
      let list = newList(frame)
      list.entries = menu.entries
      return .list(list)
    }
    switch object {
    case .menu(let menu): return list(of: menu)
    case .item, .list: return nil
    case .choice(let all):
      let menus = object.menus
      guard let first = menus.first, menus.count == all.count else { return nil }
      // The same function makes all of them.
      if menus.allSatisfy({ $0.origin == first.origin && $0.words == first.words }) { return list(of: first) }
      return .oneOf(zip(menus, all).map { (list(of: $0), $1.condition) })
    }
  }

  /// Whether an expression is `.init(…)` of a type other than a menu item.
  private static func isOther(_ expression: ExprSyntax) -> Bool {
    guard let call = expression.as(FunctionCallExprSyntax.self), call.calledExpression.trimmedDescription == ".init"
    else { return false }
    return call.arguments.first?.label?.text != "title"
  }

  /// Adds the items of an array to a menu or to another array.
  func add(_ list: AppKitMenu, to menu: AppKitMenu) {
    for entry in list.entries {
      switch entry {
      case .item(let item): add(item, to: menu)
      case .repeated(let loop, let items):
        loops.append(loop)
        for item in items { add(item, to: menu) }
        loops.removeLast()
      }
    }
  }

  /// Adds an item, the items of an array, or an item with a menu as its submenu; several under their conditions.
  func add(_ object: AppKitObject, to menu: AppKitMenu, at position: Int? = nil) {
    forEach(of: object) { object in
      switch object {
      case .item(let item): add(item, to: menu, at: position)
      case .list(let list): add(list, to: menu)
      case .menu(let inner):
        let item = AppKitItem(location: inner.location)
        item.title = inner.title
        attach(inner, to: item)
        add(item, to: menu, at: position)
      case .choice: break
      }
    }
  }

  /// Performs a method of an array.
  func change(
    _ list: AppKitMenu, _ name: String, _ call: FunctionCallExprSyntax, _ frame: inout Frame
  ) {
    switch name {
    case "append", "insert":
      if let others = call.argument("contentsOf") {
        extend(list, by: others, &frame)
      } else if let argument = call.argument() {
        addObject(argument, to: list, at: name == "insert" ? position(call, frame) : nil, &frame)
      }
    case "removeAll" where uncertainties.isEmpty && call.trailingClosure == nil && call.arguments.isEmpty:
      list.entries = []
    case "removeLast" where uncertainties.isEmpty && !list.entries.isEmpty: list.entries.removeLast()
    case "removeFirst" where uncertainties.isEmpty && !list.entries.isEmpty: list.entries.removeFirst()
    case "remove", "removeAll", "removeFirst", "removeLast", "swapAt", "reverse", "sort":
      list.placeholders.append(
        Placeholder(
          location: frame.scope.source.location(of: call), text: "without the change",
          reason: "the effect of \(name) is not followed"))
    default: break
    }
  }

  /// Adds the items of an expression to an array, or a placeholder for unknown ones.
  func extend(_ list: AppKitMenu, by others: ExprSyntax, _ frame: inout Frame) {
    if !addAll(others, to: list, &frame) { addUnknown(others, to: list, frame) }
  }

  /// Adds placeholders for the items of an expression: one for each element of a literal, otherwise one for all.
  func addUnknown(_ others: ExprSyntax, to list: AppKitMenu, _ frame: Frame) {
    let call = others.as(FunctionCallExprSyntax.self)?.calledExpression.as(MemberAccessExprSyntax.self)
    let array = call.flatMap { Self.transforms.contains($0.declName.baseName.text) ? $0.base : nil }?
      .as(ArrayExprSyntax.self)
    let parts = array.map { $0.elements.map(\.expression) } ?? [others]
    for part in parts {
      let reason = array == nil ? "its content \(Evaluator.runTime)" : "it \(Evaluator.runTime)"
      let unknown = evaluator.unknown(part, frame.scope, reason)
      let item = AppKitItem(location: unknown.location)
      item.title = ReadText(unknown)
      add(item, to: list)
    }
  }

  /// Performs `items.forEach(menu.addItem)`; returns whether the call is one.
  func addEach(_ call: FunctionCallExprSyntax, _ frame: inout Frame) -> Bool {
    guard let access = call.calledExpression.as(MemberAccessExprSyntax.self), let items = access.base,
      access.declName.baseName.text == "forEach", let adder = call.argument(),
      Evaluator.lastName(of: adder) == "addItem"
    else { return false }
    let owner = adder.as(MemberAccessExprSyntax.self).map { $0.base.flatMap { object(of: $0, &frame) } } ?? frame.this
    guard case .menu(let menu)? = owner else { return false }
    extend(menu, by: items, &frame)
    return true
  }

  /// The items of an array or a menu; `nil` for other values.
  func elements(of sequence: ExprSyntax, _ frame: inout Frame) -> [Element]? {
    let sequence = sequence.unwrapped
    guard mayBeList(sequence, frame), let found = object(of: sequence, &frame) else { return nil }
    var elements: [Element] = []
    var isList = true
    func add(_ object: AppKitObject, _ condition: Uncertainty?) {
      switch object {
      // A builder of one row.
      case .item(let item): elements.append(Element(item: item, condition: condition))
      case .list(let list):
        for entry in list.entries {
          switch entry {
          case .item(let item): elements.append(Element(item: item, condition: condition))
          case .repeated(let loop, let items):
            elements += items.map { Element(item: $0, loop: loop, condition: condition) }
          }
        }
      case .menu: isList = false
      case .choice(let all): for (object, condition) in all { add(object, condition) }
      }
    }
    add(found, nil)
    return isList ? elements : nil
  }

  /// Whether an expression may be an array of items, so that its evaluation is worthwhile.
  func mayBeList(_ expression: ExprSyntax, _ frame: Frame) -> Bool {
    switch expression.as(ExprSyntaxEnum.self) {
    case .arrayExpr(let array):
      return array.elements.contains { !$0.expression.is(NilLiteralExprSyntax.self) && Self.mayLead($0.expression) }
    case .declReferenceExpr(let reference):
      let name = reference.baseName.text.trimmingBackticks
      if let known = frame.objects[name] { return known.menus.isEmpty }
      if name == "items", case .menu? = frame.this { return true }
      return mayBeList(evaluator.binding(of: name, frame.scope))
    case .memberAccessExpr(let access):
      guard access.base != nil, access.declName.baseName.text != "allCases" else { return false }
      return true
    case .functionCallExpr(let call):
      let name = Evaluator.lastName(of: call.calledExpression)
      if Self.transforms.contains(name) { return true }
      return call.trailingClosure == nil && !["enumerated", "sorted", "zip", "stride"].contains(name)
    case .tupleExpr(let tuple): return tuple.elements.count == 1 && isFirstList(tuple.elements.first?.expression, frame)
    case .sequenceExpr(let sequence): return isFirstList(sequence.elements.first, frame)
    default: return false
    }
  }

  private func isFirstList(_ expression: ExprSyntax?, _ frame: Frame) -> Bool {
    expression.flatMap { part in evaluator.descend { mayBeList(part, frame) } } ?? false
  }

  private func mayBeList(_ binding: Binding?) -> Bool {
    switch binding {
    case .property(let property, _)?:
      if let type = property.type { return itemType(ofArray: type.trimmedDescription) != nil }
      return property.initializer?.is(ArrayExprSyntax.self) ?? false
    case .expression(let argument)?: return argument.syntax.is(ArrayExprSyntax.self)
    case .local?, .value?, .change?, .runTime?, nil: return false
    }
  }

  // MARK: Transformed arrays

  static let transforms: Set = ["map", "compactMap", "flatMap", "reversed"]

  /// The items of `names.map { NSMenuItem(title: $0, …) }`, and of `reversed()` for arrays of items; `nil` for other
  /// values.
  func transformed(
    _ name: String, _ base: ExprSyntax, _ call: FunctionCallExprSyntax, _ frame: inout Frame
  ) -> AppKitObject? {
    let list = newList(frame)
    if name == "reversed" {
      guard let elements = elements(of: base, &frame) else { return nil }
      for element in elements.reversed() { add(element, to: list) }
      return .list(list)
    }
    guard let callee = call.trailingClosure.map({ ExprSyntax($0) }) ?? call.argument() else { return nil }
    let isIdentity = ["{ $0 }", "{$0}", "\\.self"].contains(callee.trimmedDescription)
    if let elements = elements(of: base, &frame) {
      for element in elements {
        guard !isIdentity else {
          add(element, to: list)
          continue
        }
        guard let found = applied(callee, nil, .item(element.item), &frame) else { return nil }
        under(element) { add(found, to: list) }
      }
      return .list(list)
    }
    guard !isIdentity else { return nil }
    if case .list(let values) = evaluator.evaluate(base, frame.scope) {
      var isNothing = !values.isEmpty
      for value in values {
        let count = uncertainties.count
        defer { uncertainties.removeLast(uncertainties.count - count) }
        var plain = value
        while case .conditional(let inner, let condition) = plain {
          uncertainties.append(condition)
          plain = inner
        }
        guard let found = applied(callee, .value(plain), nil, &frame) else { return nil }
        isNothing = isNothing && found.isNothing
        add(found, to: list)
      }
      return isNothing ? nil : .list(list)
    }
    let reason = "the content of \(Evaluator.words(of: base)) \(Evaluator.runTime)"
    if isOptional(base, frame) {
      let placeholder = Placeholder(location: frame.scope.source.location(of: base), isShown: true, reason: reason)
      let words = "\(Evaluator.words(of: base)) != nil"
      let condition = Uncertainty(isShown: true, placeholder: placeholder, condition: words)
      let found = under(condition) { applied(callee, .runTime(reason), nil, &frame) }
      return found.map { .oneOf([($0, condition)]) }
    }
    loops.append(
      AppKitLoop(
        Placeholder(location: frame.scope.source.location(of: callee), ofList: reason)))
    defer { loops.removeLast() }
    // Without menus and items, it is a list of something else.
    guard let found = applied(callee, .runTime(reason), nil, &frame), !found.isNothing else { return nil }
    add(found, to: list)
    return list.entries.isEmpty ? nil : .list(list)
  }

  /// Whether an expression names an optional value, other than an array.
  private func isOptional(_ expression: ExprSyntax, _ frame: Frame) -> Bool {
    guard case .property(let property, _)? = evaluator.binding(of: Evaluator.lastName(of: expression), frame.scope),
      let type = property.type?.as(OptionalTypeSyntax.self)
    else { return false }
    return !type.wrappedType.is(ArrayTypeSyntax.self)
  }

  private func add(_ element: Element, to list: AppKitMenu) { under(element) { add(element.item, to: list) } }

  private func under(_ element: Element, _ action: () -> Void) {
    if let loop = element.loop { loops.append(loop) }
    if let condition = element.condition { uncertainties.append(condition) }
    action()
    if element.condition != nil { uncertainties.removeLast() }
    if element.loop != nil { loops.removeLast() }
  }

  /// The item that a closure or a function makes of an element.
  private func applied(
    _ callee: ExprSyntax, _ value: Binding?, _ item: AppKitObject?, _ frame: inout Frame
  ) -> AppKitObject? {
    if let closure = callee.as(ClosureExprSyntax.self) {
      var block = frame.block(frame.scope.binding(value.map { evaluator.arguments(of: closure, [$0]) } ?? [:]))
      (block.built, block.isRepeated) = (nil, false)
      let names = closure.parameterNames
      for name in names { block.declare(name, nil) }
      block.declare(names.first ?? "$0", item)
      block.elements.insert(names.first ?? "$0")
      let found = result(of: closure.statements, &block)
      frame.keep(block)
      return found
    }
    let name = Evaluator.lastName(of: callee)
    guard item == nil, let value else { return nil }
    if let path = callee.as(KeyPathExprSyntax.self), case .value(let element) = value {
      return object(at: path, of: element)
    }
    for (function, owner) in functions(named: name, callee, frame) {
      guard let parameters = function.node?.signature.parameterClause.parameters, parameters.count == 1,
        let parameter = parameters.first, let body = function.body
      else { continue }
      let bound = (parameter.secondName ?? parameter.firstName).text.trimmingBackticks
      var inner = Frame(scope: evaluator.functionScope(function, owner).binding([bound: value]), site: frame.site)
      return result(of: body, &inner)
    }
    return nil
  }

  /// Whether a property may hold a menu or an item, by its name.
  static func mayHold(_ name: String) -> Bool {
    let words = name.lowercased()
    return words.contains("item") || words.contains("menu")
  }

  static func owner(of value: Value) -> Owner? {
    switch value {
    case .type(let type): Owner(type: type, value: nil, isStatic: true)
    case .enumCase(let type, _, _): Owner(type: type, value: value)
    case .text, .number, .bool, .nothing, .list, .tuple, .instance, .closure, .function, .symbol, .conditional,
      .repeated, .unknown:
      nil
    }
  }

  func object(of name: String, _ owner: Owner) -> AppKitObject? {
    guard case .property(let property, let owner)? = evaluator.member(name, of: owner) else { return nil }
    return object(of: property, owner)
  }

  /// The object of a property of a value: `Tide.allCases.map(\.menuItem)`.
  func object(at path: KeyPathExprSyntax, of value: Value) -> AppKitObject? {
    guard path.components.count == 1, case .property(let member)? = path.components.first?.component,
      let owner = Self.owner(of: value)
    else { return nil }
    return object(of: member.declName.baseName.text, owner)
  }

  /// The functions that `make`, `self.make`, and `Maker.make` name.
  func functions(named name: String, _ callee: ExprSyntax, _ frame: Frame) -> [(Function, Owner?)] {
    if let base = callee.as(MemberAccessExprSyntax.self)?.base, !["self", "Self"].contains(base.trimmedDescription) {
      return methods(named: name, of: base, frame).map { ($0.0, $0.1) }
    }
    if case .value(.function(let function, let owner))? = frame.scope.local(name) { return [(function, owner)] }
    let owner = frame.scope.nearestOwner
    let own = owner.map { owner in
      (evaluator.index.methods(named: name, of: owner.type) + (owner.type.staticMethods[name] ?? [])).map {
        ($0, Optional(owner))
      }
    }
    return (own ?? []) + evaluator.index.functions(named: name).map { ($0, nil) }
  }
}
