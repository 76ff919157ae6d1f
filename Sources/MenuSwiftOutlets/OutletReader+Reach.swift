import MenuImport
import MenuSwiftAppKit
import MenuSwiftViews
import SwiftDeclarations
import SwiftEvaluation
import SwiftSyntax
import SwiftValues

/// The objects that expressions lead to.
extension OutletReader {
  /// - Parameter depth: The nesting level; limits long chains.
  func reach(_ expression: ExprSyntax?, _ body: Body, depth: Int = 0) -> Reach? {
    guard depth < 24, let expression = expression?.unwrapped else { return nil }
    switch expression.as(ExprSyntaxEnum.self) {
    case .declReferenceExpr(let reference):
      let name = reference.baseName.text.trimmingBackticks
      if let known = body.locals[name] { return known.map { selected($0, at: reference, body) } }
      if name == "self" { return body.this }
      return outlet(name, of: body.owner) ?? body.this.flatMap { step($0, name) }
    case .memberAccessExpr(let access):
      guard let base = access.base else { return nil }
      let name = access.declName.baseName.text.trimmingBackticks
      if var found = reach(base, body, depth: depth + 1), let position = found.position {
        found.position = nil
        return Int(name) == position ? found : nil
      }
      if let found = reach(base, body, depth: depth + 1) { return step(found, name) ?? outlet(name, of: found.type) }
      if name == "mainMenu", Self.applications.contains(base.trimmedDescription) {
        return Reach(ways: [Reach.Way(owner: "", name: OutletName.mainMenu)], kind: .menu, type: "NSMenu")
      }
      guard !owners(of: name).isEmpty else { return nil }
      if Self.selves.contains(base.trimmedDescription) { return outlet(name, of: body.owner) }
      return foreign(name, of: base, body)
    case .functionCallExpr(let call):
      guard let access = call.calledExpression.unwrapped.as(MemberAccessExprSyntax.self) else { return nil }
      guard let found = reach(access.base, body, depth: depth + 1) else { return nil }
      return result(of: access.declName.baseName.text, found, call, body)
    case .subscriptCallExpr(let call):
      guard let found = reach(call.calledExpression, body, depth: depth + 1), found.kind == .items else { return nil }
      return item(of: found, "index", call.arguments.first?.expression, body)
    case .arrayExpr(let array):
      let elements = array.elements.map(\.expression)
      if let list = tuples(elements, body, depth + 1) { return list }
      let found = elements.compactMap { reach($0, body, depth: depth + 1) }
      guard let first = found.first, found.allSatisfy({ $0.kind == first.kind }) else { return nil }
      let kind: Reach.Kind = first.kind == .item ? .items : first.kind
      return Reach(ways: found.flatMap(\.ways), kind: kind, type: first.type, isGiven: first.isGiven)
    case .inOutExpr(let changed): return reach(changed.expression, body, depth: depth + 1)
    case .tupleExpr(let tuple):
      return tuple.elements.count == 1 ? reach(tuple.elements.first?.expression, body, depth: depth + 1) : nil
    case .sequenceExpr(let sequence):
      let parts = Array(sequence.elements)
      guard parts.count == 3, let found = reach(parts[0], body, depth: depth + 1) else { return nil }
      if parts[1].trimmedDescription == "??" { return found }
      guard parts[1].is(UnresolvedAsExprSyntax.self), let type = parts[2].as(TypeExprSyntax.self)?.type else {
        return nil
      }
      let name = DeclarationIndex.plainName(of: type)
      guard let kind = kind(of: name), kind == found.kind || found.type.hasPrefix("Any") else { return nil }
      return Reach(ways: found.ways, kind: kind, type: name, isGiven: found.isGiven)
    default: return nil
    }
  }

  /// The objects that code assigns, also one of two: `isReady ? openMenu : waitingMenu`.
  func reach(_ assignment: Assignment, _ body: Body) -> Reach? {
    if let value = assignment.value { return reach(value, body) }
    guard let choice = assignment.parts.dropLast().last?.as(UnresolvedTernaryExprSyntax.self),
      var found = reach(choice.thenExpression, body), let other = reach(assignment.parts.last, body),
      found.kind == other.kind
    else { return nil }
    found.ways += other.ways
    return found
  }

  /// The objects in a list of tuples: `[(openItem, "o"), (closeItem, "w")]`.
  private func tuples(_ elements: [ExprSyntax], _ body: Body, _ depth: Int) -> Reach? {
    let rows = elements.compactMap { $0.as(TupleExprSyntax.self).map { Array($0.elements) } }.filter { $0.count > 1 }
    guard let first = rows.first, rows.count == elements.count,
      let position = first.indices.first(where: { reach(first[$0].expression, body, depth: depth) != nil })
    else { return nil }
    let found = rows.compactMap { row in
      row.indices.contains(position) ? reach(row[position].expression, body, depth: depth) : nil
    }
    guard var list = found.first, found.allSatisfy({ $0.kind == list.kind }) else { return nil }
    list.ways = found.flatMap(\.ways)
    list.position = position
    if list.kind == .item { list.kind = .items }
    return list
  }

  static let applications: Set = ["NSApp", "NSApp!", "NSApp?", "NSApplication.shared", "app", "application"]
  static let selves: Set = ["Self", "self", "self?", "self!", "strongSelf", "weakSelf", "weakSelf?", "super"]

  /// The member of an object, if that is part of a menu.
  func step(_ reach: Reach, _ name: String) -> Reach? {
    var next = reach
    switch (reach.kind, name) {
    case (.popUp, "menu"), (.item, "submenu"): (next.kind, next.type) = (.menu, "NSMenu")
    case (.popUp, "cell"), (.identifier, "rawValue"): break
    case (.menu, "items"), (.popUp, "itemArray"): (next.kind, next.type) = (.items, "Array")
    case (.items, "first"): return item(of: reach, "index 0")
    case (.items, "last"), (.popUp, "selectedItem"), (.popUp, "lastItem"): return item(of: reach, "some")
    case (.item, "menu"):
      next = item(of: reach, "holder")
      (next.kind, next.type) = (.menu, "NSMenu")
    case (.item, "action"): next.kind = .action
    case (.item, "tag"): next.kind = .tag
    case (.item, "identifier"): next.kind = .identifier
    default: return nil
    }
    return next
  }

  private func item(of reach: Reach, _ key: String) -> Reach {
    var item = reach
    (item.kind, item.type) = (.item, "NSMenuItem")
    for index in item.ways.indices { item.ways[index].item = (item.ways[index].item.map { $0 + "\n" } ?? "") + key }
    return item
  }

  /// An item that a value selects.
  private func item(of reach: Reach, _ key: String, _ value: ExprSyntax?, _ body: Body) -> Reach {
    guard let value else { return item(of: reach, "some") }
    let scope = ScopeBuilder(source: body.source, evaluator: evaluator).scope(at: value)
    if key != "title", case .number(let number) = evaluator.evaluate(value, scope), let whole = Int(exactly: number) {
      return item(of: reach, "\(key) \(whole)")
    }
    let text = key == "title" ? evaluator.text(of: value, scope) : nil
    guard let text, text.isKnown else { return item(of: reach, "some") }
    return item(of: reach, "title \(text.string)")
  }

  private func item(of reach: Reach, identifiedBy value: ExprSyntax, _ body: Body) -> Reach {
    identifier(value, scope(at: value, body)).map { item(of: reach, "identifier \($0)") } ?? item(of: reach, "some")
  }

  /// One element of a list of items; the items themselves for a list of outlets.
  func element(of list: Reach) -> Reach? {
    guard list.kind == .items else { return list.ways.count > 1 ? list : nil }
    guard list.type == "Array" else {
      var item = list
      item.kind = .item
      return item
    }
    return item(of: list, "some")
  }

  private func result(of name: String, _ found: Reach, _ call: FunctionCallExprSyntax, _ body: Body) -> Reach? {
    switch (OldMethodName.current(name), found.kind) {
    case ("item", .menu), ("item", .popUp):
      for (label, key) in [("at", "index"), ("withTag", "tag"), ("withTitle", "title")] {
        if let argument = call.labeled(label) { return item(of: found, key, argument, body) }
      }
      // A method of the app's own: `menu.item(withIdentifier: .init("low"))`.
      return call.argument("withIdentifier").map { item(of: found, identifiedBy: $0, body) }
    case ("first", .items), ("last", .items): return element(of: found)
    case ("filter", .items), ("compactMap", .items), ("reversed", .items), ("sorted", .items), ("enumerated", .items),
      ("dropFirst", .items), ("dropLast", .items), ("prefix", .items), ("suffix", .items), ("animator", _):
      return found
    default: return nil
    }
  }

  /// An outlet of another object: `cell.popUp`.
  private func foreign(_ name: String, of base: ExprSyntax, _ body: Body) -> Reach? {
    let owners = owners(of: name)
    guard !owners.isEmpty else { return nil }
    let scope = ScopeBuilder(source: body.source, evaluator: evaluator).scope(at: base)
    if let type = AppKitReader(evaluator).typeName(of: base.unwrapped, in: scope) {
      return outlet(name, of: type)
    }
    return owners.first { body.source.mentions($0) }.flatMap { outlet(name, of: $0) }
  }

  // MARK: Conditions

  /// The items that the conditions around a use of a parameter select: `item.action == #selector(rename(_:))`.
  func selected(_ reach: Reach, at node: some SyntaxProtocol, _ body: Body) -> Reach {
    guard !isSelecting, let way = reach.ways.first else { return reach }
    let isAny = [OutletName.delegated, OutletName.validated].contains(way.name) || way.item != nil
    guard isAny || way.name.hasPrefix("(") else { return reach }
    isSelecting = true
    defer { isSelecting = false }
    var current = Syntax(node)
    while let parent = current.parent, !parent.is(FunctionDeclSyntax.self) {
      let ways = Comparison.all(of: current, in: parent).flatMap { test -> [Reach.Way] in
        guard let kind = subject(test.subject, reach, body) else { return [] }
        return self.ways(way, kind, test.value, body)
      }
      if isAny, !ways.isEmpty {
        var found = reach
        found.ways = ways
        return found
      }
      // Objects that are known already may be distinguished further: by identifier, if their identifiers are known.
      if !isAny, !ways.isEmpty, Set((ways + reach.ways).map(\.property)).count == 1 {
        var found = reach
        found.ways.removeAll { way in !ways.contains { $0.name == way.name } }
        return found
      }
      current = parent
    }
    return reach
  }

  /// The property of an item that an expression reads.
  private func subject(_ expression: ExprSyntax, _ reach: Reach, _ body: Body) -> Reach.Kind? {
    let plain = expression.unwrapped
    if let local = plain.as(DeclReferenceExprSyntax.self)?.baseName.text {
      guard let known = body.locals[local], let known, known.ways == reach.ways else { return nil }
      return known.kind == .item && reach.kind == .menu ? nil : known.kind
    }
    if let tuple = plain.as(TupleExprSyntax.self), tuple.elements.count == 1 {
      return tuple.elements.first.flatMap { subject($0.expression, reach, body) }
    }
    if let parts = plain.as(SequenceExprSyntax.self)?.elements, parts.count == 3,
      parts.dropFirst().first?.is(UnresolvedAsExprSyntax.self) == true
    {
      return parts.first.flatMap { subject($0, reach, body) }
    }
    guard let access = plain.as(MemberAccessExprSyntax.self), let base = access.base?.unwrapped else { return nil }
    let member = access.declName.baseName.text
    if member == "rawValue" { return subject(base, reach, body) }
    let owner = subject(base, reach, body)
    if owner == .menu, reach.kind == .menu, member == "identifier" { return .identifier }
    guard owner == .item else { return nil }
    return ["action": .action, "tag": .tag, "identifier": .identifier][member]
  }

  /// The text of an identifier: `.open`, `NSUserInterfaceItemIdentifier("open")`, or `"open"`.
  private func identifier(_ value: ExprSyntax, _ scope: Scope) -> String? {
    var (text, scope) = (value, scope)
    if let access = value.as(MemberAccessExprSyntax.self),
      let type = evaluator.index.allTypes(named: "NSUserInterfaceItemIdentifier").first,
      case .property(let property, _)? = evaluator.member(
        access.declName.baseName.text, of: Owner(type: type, value: nil, isStatic: true)),
      let initializer = property.initializer
    {
      (text, scope) = (initializer, Scope(source: property.source))
    }
    let argument = text.as(FunctionCallExprSyntax.self)?.arguments.first?.expression ?? text
    let name = evaluator.text(of: argument, scope)
    return name.isKnown ? name.string : nil
  }

  /// The names of the actions of a class, which the first responder may perform.
  private func actions(of owner: String) -> [String] {
    let functions = evaluator.index.allTypes(named: owner).flatMap { $0.methods.values.joined() }
    return Set(functions.compactMap { $0.node?.action }).sorted()
  }

  /// The items with a value of a property.
  private func ways(_ outer: Reach.Way, _ kind: Reach.Kind, _ value: ExprSyntax, _ body: Body) -> [Reach.Way] {
    func way(_ name: String) -> [Reach.Way] { [Reach.Way(owner: outer.owner, name: name)] }
    let scope = scope(at: value, body)
    switch kind {
    case .menu, .item: return reach(value, body)?.ways ?? []
    case .action: return SelectorName.name(in: value).map { way(OutletName.action($0)) } ?? []
    case .tag:
      guard case .number(let number) = evaluator.evaluate(value, scope), let tag = Int(exactly: number) else {
        return []
      }
      if outer.item == nil {
        let sent = outer.name == OutletName.validated ? actions(of: outer.owner) : []
        return way(OutletName.validated(tag: "\(tag)"))
          + sent.flatMap { way(OutletName.validated(tag: "\(tag)", action: $0)) }
      }
      return [Reach.Way(owner: outer.owner, name: outer.name, item: "tag \(tag)")]
    case .identifier:
      guard let name = identifier(value, scope) else { return [] }
      let isMenu = outer.name == OutletName.delegated && outer.item == nil
      return way(isMenu ? OutletName.delegated(identifier: name) : OutletName.validated(identifier: name))
    case .popUp, .items: return []
    }
  }
}

extension OutletReader.Reach.Way {
  /// The property by which a way selects items: `(action` of `(action open)`.
  fileprivate var property: Substring { name.prefix { $0 != " " } }
}
