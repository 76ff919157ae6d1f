import MenuImport
import MenuStrings
import MenuSwiftAppKit
import MenuSwiftViews
import PositionedJSON
import SwiftDeclarations
import SwiftEvaluation
import SwiftSyntax
import SwiftValues

/// The effects of statements on menus, items, and pop-up buttons.
extension OutletReader {
  func read(_ root: Syntax, _ start: Body) {
    var body = start
    /// Nodes, and the ends of the scopes of local names.
    var stack: [Syntax?] = [root]
    while let next = stack.popLast() {
      guard let node = next else {
        body.endScope()
        continue
      }
      let isScope = Self.isScope(node)
      if isScope { body.startScope() }
      var dead: Syntax?
      switch node.as(SyntaxEnum.self) {
      case .ifExpr(let choice): dead = EarlierBranches.branch(of: choice)
      case .functionDecl(let function):
        for parameter in function.signature.parameterClause.parameters { body.declare(parameter.name, nil) }
      case .patternBinding(let binding):
        guard let name = Property.name(of: binding) else { break }
        body.declare(name, reach(binding.initializer?.value, body))
      case .optionalBindingCondition(let binding):
        guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
          let value = binding.initializer?.value
        else { break }
        body.declare(name, reach(value, body))
      case .forStmt(let loop):
        let element = reach(loop.sequence, body).flatMap(element)
        let names = loop.pattern.tokens(viewMode: .sourceAccurate).filter { $0.tokenKind == .identifier($0.text) }
        body.declare(names.map(\.text), element, at: names.count - 1)
      case .closureExpr(let closure):
        let call = closure.parent?.as(FunctionCallExprSyntax.self)
        let element = call.flatMap(EachCall.init).flatMap { reach($0.sequence, body) }.flatMap(element)
        let names = closure.parameterNames
        for capture in closure.captures { body.declare(capture.name, reach(capture.value, body)) }
        body.declare(names.isEmpty ? ["$0"] : names, element, at: 0)
      case .sequenceExpr(let sequence):
        if let assignment = Assignment(sequence) {
          read(assignment, sequence, &body)
        } else if let target = sequence.elements.first, let found = reach(target, body), found.kind == .items,
          sequence.elements.dropFirst().first?.trimmedDescription == "+="
        {
          note("items", of: found, at: sequence, "\(target.trimmedDescription) gets more items", body)
        } else {
          readOperator(sequence, body)
        }
      case .functionCallExpr(let call): read(call, body)
      case .returnStmt(let statement): read(statement, body)
      default: break
      }
      if isScope { stack.append(nil) }
      stack += node.children(viewMode: .sourceAccurate).reversed().filter { $0.id != dead?.id }
    }
  }

  /// Notes that a method decides whether some of the items that it validates are enabled.
  private func read(_ statement: ReturnStmtSyntax, _ body: Body) {
    guard depth == 0, let item = body.validated, let value = statement.expression else { return }
    if value.trimmedDescription == "true" || value.trimmedDescription.hasPrefix("super.") { return }
    var parent = statement.parent
    while let node = parent, !node.is(FunctionDeclSyntax.self), !node.is(ClosureExprSyntax.self) {
      parent = node.parent
    }
    let chosen = selected(item, at: statement, body)
    guard let function = parent?.as(FunctionDeclSyntax.self), Self.validators.contains(function.name.text),
      chosen.ways != item.ways
    else { return }
    let words = Evaluator.words(of: value)
    note("isEnabled", of: chosen, at: statement, "\(function.name.text) returns \(words)", body)
  }

  /// Whether local names of a node are unknown after it.
  private static func isScope(_ node: Syntax) -> Bool {
    switch node.kind {
    case .codeBlock, .ifExpr, .forStmt, .whileStmt, .switchCase, .closureExpr, .functionDecl, .catchClause: true
    default: false
    }
  }

  // MARK: Assignments

  private func read(_ assignment: Assignment, _ node: SequenceExprSyntax, _ body: inout Body) {
    if let name = assignment.target.as(DeclReferenceExprSyntax.self)?.baseName.text {
      if body.locals[name] != nil {
        if let found = reach(assignment.value, body) { body.assign(name, found) }
      } else if let this = body.this {
        set(name, of: this, assignment, node, body)
      } else {
        keep(assignment, as: name, of: nil, body)
      }
    } else if let access = assignment.target.as(MemberAccessExprSyntax.self) {
      let name = access.declName.baseName.text
      if let menu = reach(assignment, body), menu.kind == .menu, ["menu", "dockMenu"].contains(name) {
        show(menu, of: access, node, body)
      } else if let found = reach(access.base, body) {
        set(name, of: found, assignment, node, body)
      } else {
        keep(assignment, as: name, of: access.base, body)
      }
    } else if let items = assignment.target.as(SubscriptCallExprSyntax.self)?.calledExpression,
      let found = reach(items, body), found.kind == .items
    {
      note("items", of: found, at: node, "\(items.trimmedDescription) gets another item", body)
    }
  }

  private func set(
    _ name: String, of reach: Reach, _ assignment: Assignment, _ node: SequenceExprSyntax, _ body: Body
  ) {
    let words = assignment.target.trimmedDescription
    let property = ["hidden": "isHidden", "enabled": "isEnabled"][name] ?? name
    if name == "delegate", reach.kind == .menu {
      guard assignment.value?.trimmedDescription == "self" else { return }
      for method in ["menuNeedsUpdate", "menuWillOpen", "numberOfItems", "menu"] {
        for (function, owner) in methods(method, of: body.owner) {
          guard let node = function.node, let first = node.signature.parameterClause.parameters.first,
            DeclarationIndex.plainName(of: first.type) == "NSMenu"
          else { continue }
          if method == "numberOfItems" {
            if !Self.keepsCount(node) { supply(reach, at: assignment.target, body) }
          } else if ["menuNeedsUpdate", "menuWillOpen"].contains(method),
            readFilling(of: reach, node, first.name, Body(source: function.source, owner: owner))
          {
            continue
          } else if method.hasPrefix("menu") {
            let locals = [first.name: given(reach)].merging(updatedItem(of: given(reach), by: node, of: owner)) { $1 }
            follow(function, owner, locals, this: nil, reach, at: assignment.target, body) {
              $0 == "items" ? "its delegate changes the items" : "its delegate sets \($0)"
            }
          }
        }
      }
      return
    }
    if name == "action", reach.kind == .item, let selector = assignment.value.flatMap(SelectorName.name(in:)) {
      senders[OutletName.action(selector), default: []].formUnion(reach.ways)
    }
    guard Self.properties(of: reach.kind).contains(property) else {
      observe(name, of: reach, words, node, body)
      return
    }
    let known = value(of: assignment, property, body)
    let reason = property == "view" ? "\(words) draws the item" : "\(words) is set to \(assignment.words)"
    // Whether a change of a button is noted depends on the design.
    let isDecided =
      reach.kind == .popUp
      ? property == "isEnabled" : isDecided(node, body) || property == "title" && isFirstOfBranchesAtStart(node, body)
    note(property, isDecided ? known : nil, of: reach, at: node, reason, body)
  }

  /// Follows a property of the app's own class: `popUp.model = model`.
  private func observe(_ name: String, of reach: Reach, _ words: String, _ node: SequenceExprSyntax, _ body: Body) {
    for type in lineage(of: reach) {
      guard let property = type.properties[name], let accessors = property.syntax.node?.accessorBlock else { continue }
      let inner = Body(source: property.source, owner: type.simpleName, this: given(reach))
      return follow(Syntax(accessors), inner, reach, at: node, body) {
        $0.hasPrefix("item") ? "\(words) changes the items" : "\(words) sets its \($0)"
      }
    }
  }

  // MARK: Calls

  private func read(_ call: FunctionCallExprSyntax, _ body: Body) {
    let callee = call.calledExpression.unwrapped
    let access = callee.as(MemberAccessExprSyntax.self)
    guard let name = access?.declName.baseName.text ?? callee.as(DeclReferenceExprSyntax.self)?.baseName.text else {
      return
    }
    let found = access == nil ? body.this : reach(access?.base, body)
    if let target = call.argument("to") ?? (name == "drive" ? call.argument() : nil), name != "assign" {
      noteBinding(of: target, at: call, body)
    }
    guard found != nil || call.arguments.contains(where: { reach($0.expression, body) != nil }) else { return }
    let words = callee.trimmedDescription
    if let presentation = AppKitReader.openers[name], let menu = reach(call.argument(), body) {
      return note("presentation", .string(presentation), of: menu, at: call, "\(words) opens it", body)
    }
    if let found { perform(name, of: found, call, words, body) }
    if name == "assign", let path = call.argument("to"), let item = reach(call.argument("on"), body) {
      let property = path.trimmedDescription.split(separator: ".").last.map(String.init) ?? ""
      note(property, of: item, at: call, "\(words) binds \(property) to a value of the app", body)
    }
    passOn(name, access?.base, call, words, body)
  }

  private func perform(
    _ name: String, of found: Reach, _ call: FunctionCallExprSyntax, _ words: String, _ body: Body
  ) {
    switch (found.kind, OldMethodName.current(name)) {
    case (.menu, "removeItem"):
      if let item = reach(call.argument(), body), item.kind == .item {
        return note("isHidden", of: item, at: call, "\(words) removes the item", body)
      }
      return note("items", of: found, at: call, "\(words) changes the items", body)
    case (.menu, "addItem") where depth == 0, (.menu, "insertItem") where depth == 0:
      return note(OutletChange.addedItems, of: found, at: call, "\(words) changes the items", body)
    case (.menu, "addItem"), (.menu, "insertItem"), (.menu, "removeAllItems"),
      (.menu, "setSubmenu"), (.popUp, "addItem"), (.popUp, "addItems"), (.popUp, "insertItem"),
      (.popUp, "removeItem"), (.popUp, "removeAllItems"):
      return note("items", of: found, at: call, "\(words) changes the items", body)
    case (.popUp, "select"), (.popUp, "selectItem"):
      return note("selection", of: found, at: call, "\(words) selects an item", body)
    case (.popUp, "setTitle"): return note("title", of: found, at: call, "\(words) sets the title", body)
    case (_, "bind"):
      let key = call.argument().map { Evaluator.lastName(of: $0) } ?? ""
      let property = ["value": "state", "hidden": "isHidden", "enabled": "isEnabled"][key] ?? key
      return note(property, of: found, at: call, "\(words) binds it to a value of the app", body)
    case (.items, let method) where Self.listChanges.contains(method):
      guard let list = call.calledExpression.as(MemberAccessExprSyntax.self)?.base?.unwrapped,
        list.is(MemberAccessExprSyntax.self)
      else { return }
      return note("items", of: found, at: call, "\(words) changes the items", body)
    case (.menu, _), (.item, _), (.popUp, _), (.items, _): break
    case (.action, _), (.tag, _), (.identifier, _): break
    }
    for type in lineage(of: found) {
      for function in type.methods[name] ?? [] {
        guard let locals = arguments(of: call, function, body) else { continue }
        let values = parameters(of: function, call, body)
        return follow(function, type.simpleName, locals, values, this: given(found), found, at: call, body) {
          $0.hasPrefix("item") ? "\(words) changes the items" : "\(words) sets its \($0)"
        }
      }
    }
  }

  private static let listChanges: Set = [
    "append", "insert", "remove", "removeAll", "removeFirst", "removeLast", "swapAt", "sort", "reverse",
    "replaceSubrange",
  ]

  /// Follows a function that gets a menu, an item, or a button.
  private func passOn(
    _ name: String, _ base: ExprSyntax?, _ call: FunctionCallExprSyntax, _ words: String, _ body: Body
  ) {
    guard let found = call.arguments.lazy.compactMap({ self.reach($0.expression, body) }).first else { return }
    var functions: [(Function, String)] = []
    if base.map({ Self.selves.contains($0.trimmedDescription) }) ?? true { functions += methods(name, of: body.owner) }
    if let base {
      functions += methods(name, at: base.unwrapped, body)
    } else {
      functions += evaluator.index.functions(named: name).map { ($0, "") }
    }
    for (function, owner) in functions {
      guard let locals = arguments(of: call, function, body) else { continue }
      let values = parameters(of: function, call, body)
      return follow(function, owner, locals, values, this: nil, found, at: call, body) {
        $0.hasPrefix("item") ? "\(words) changes the items" : "\(words) sets its \($0)"
      }
    }
  }

  /// The arguments of a call, by parameter.
  private func parameters(of function: Function, _ call: FunctionCallExprSyntax, _ body: Body) -> [String: Binding] {
    guard let node = function.node else { return [:] }
    var values: [String: Binding] = [:]
    var unlabeled = call.arguments.filter { $0.label == nil }.map(\.expression)[...]
    for parameter in node.signature.parameterClause.parameters {
      let label = parameter.firstName.text.trimmingBackticks
      guard let argument = label == "_" ? unlabeled.popFirst() : call.argument(label) else { continue }
      values[parameter.name] = .expression(Expression(syntax: argument, scope: scope(at: argument, body)))
    }
    return values
  }

  /// The methods of a class and its superclasses.
  private func methods(_ name: String, of owner: String) -> [(Function, String)] {
    for type in evaluator.index.allTypes(named: owner) {
      let found = evaluator.index.methods(named: name, of: type) + (type.staticMethods[name] ?? [])
      if !found.isEmpty { return found.map { ($0, owner) } }
    }
    return []
  }

  /// The methods of a type, or of an object whose type the sources tell.
  private func methods(_ name: String, at base: ExprSyntax, _ body: Body) -> [(Function, String)] {
    let scope = scope(at: base, body)
    let declared = AppKitReader(evaluator).typeName(of: base, in: scope)
    let known = holder(of: base, scope)?.type ?? declared.flatMap { evaluator.index.type(named: $0, from: body.source) }
    if let known {
      return (evaluator.index.methods(named: name, of: known) + (known.staticMethods[name] ?? [])).map {
        ($0, known.simpleName)
      }
    }
    let type = Evaluator.lastName(of: base)
    return methods(name, of: type == "shared" ? base.trimmedDescription.replacing(".shared", with: "") : type)
  }

  /// The types of the sources that have members of an object.
  private func lineage(of reach: Reach) -> [TypeDeclaration] {
    var names = [reach.type]
    var position = 0
    while position < names.count, names.count < 32 {
      let types = evaluator.index.allTypes(named: names[position])
      names += types.flatMap { $0.inherited.sorted() }.filter { !names.contains($0) }
      position += 1
    }
    if reach.kind == .popUp { names += ["NSButton", "NSControl", "NSView"] }
    return names.flatMap { evaluator.index.allTypes(named: $0) }
  }

  /// The objects of the parameters of a function in a call; `nil` if the call is one of another function.
  private func arguments(of call: FunctionCallExprSyntax, _ function: Function, _ body: Body) -> [String: Reach?]? {
    guard let node = function.node else { return nil }
    var rest = Array(node.signature.parameterClause.parameters)[...]
    var locals: [String: Reach?] = [:]
    for parameter in rest { locals.updateValue(nil, forKey: parameter.name) }
    for argument in call.arguments {
      let label = argument.label?.text ?? "_"
      // Calls of Swift 2 leave out the label of the first argument.
      let isOld = label == "_" && argument.id == call.arguments.first?.id && rest.first?.secondName == nil
      let position =
        rest.firstIndex { $0.firstName.text.trimmingBackticks == label } ?? (isOld ? rest.indices.first : nil)
      guard let index = position else { return nil }
      locals.updateValue(reach(argument.expression, body).map(given), forKey: rest[index].name)
      rest = rest[(index + 1)...]
    }
    return locals
  }

  private func given(_ reach: Reach) -> Reach {
    var reach = reach
    reach.isGiven = true
    return reach
  }

  // MARK: Following

  private func follow(
    _ function: Function, _ owner: String, _ locals: [String: Reach?], _ parameters: [String: Binding] = [:],
    this: Reach?, _ reach: Reach, at node: some SyntaxProtocol, _ body: Body, _ reason: (String) -> String
  ) {
    guard let statements = function.body else { return }
    let inner = Body(source: function.source, owner: owner, locals: locals, parameters: parameters, this: this)
    follow(Syntax(statements), inner, reach, at: node, body, reason)
  }

  /// Notes the changes of the statements that a call runs, at the call.
  private func follow(
    _ statements: Syntax, _ inner: Body, _ reach: Reach, at node: some SyntaxProtocol, _ body: Body,
    _ reason: (String) -> String
  ) {
    guard depth < 4, depth == 0 || reach.isGiven else { return }
    let isDecided = isDecided(node, body)
    depth += 1
    let count = changes.count
    if let list = statements.as(CodeBlockItemListSyntax.self) {
      _ = evaluator.enter(list) { read(statements, inner) }
    } else {
      read(statements, inner)
    }
    depth -= 1
    let found = changes[count...]
    changes.removeSubrange(count...)
    let counts = Dictionary(found.map { ($0.target, 1) }, uniquingKeysWith: +)
    var known: Set<[String?]> = []
    for change in found where known.insert(change.target).inserted {
      var change = change
      if !isDecided || counts[change.target] != 1 { change.value = nil }
      change.location = body.source.location(of: node)
      change.reason = reason(change.property)
      changes.append(change)
    }
  }
}

extension OutletChange {
  /// The property that a change sets, with its object.
  fileprivate var target: [String?] { [owner, outlet, item, property] }
}
