import MenuImport
import MenuStrings
import SwiftEvaluation
import SwiftSyntax

/// Changes of menus and items after the body that makes them.
extension AppKitReader {
  /// The object that updates a menu: the value of `menu.delegate = …`.
  func delegate(_ expression: ExprSyntax, _ frame: Frame) -> Owner? {
    if expression.trimmedDescription == "self" {
      return frame.scope.nearestOwner.map { Owner(type: $0.type, value: $0.value) }
    }
    guard case .instance(let instance) = evaluator.evaluate(expression, frame.scope) else { return nil }
    return Owner(type: instance.type, value: .instance(instance))
  }

  /// Runs the delegates' methods that update menus before these open.
  func updateMenus() {
    for menu in menus.values.sorted(by: { $0.location < $1.location }) {
      guard let owner = menu.delegate, updated.insert(menu.location).inserted else { continue }
      for name in ["menuNeedsUpdate", "menuWillOpen"] {
        for function in evaluator.index.methods(named: name, of: owner.type) { run(function, owner, on: menu) }
      }
    }
  }

  private func run(_ function: Function, _ owner: Owner, on menu: AppKitMenu) {
    guard function.source.mentionsMenus, let parameter = function.node?.signature.parameterClause.parameters.first,
      let body = function.body
    else { return }
    let name = (parameter.secondName ?? parameter.firstName).text.trimmingBackticks
    let scope = evaluator.functionScope(function, owner).binding([name: .runTime("\(name) \(Evaluator.runTime)")])
    var frame = Frame(scope: scope, this: owner.type.inherited.contains("NSMenu") ? .menu(menu) : nil)
    frame.objects[name] = .menu(menu)
    _ = evaluator.enter(body) { run(body, &frame) }
  }

  /// The truth of conditions, and of comparisons between menus: `menu === recentMenu`.
  func decide(_ conditions: ConditionElementListSyntax, _ frame: inout Frame) -> (truth: Truth, scope: Scope) {
    if conditions.count == 1, case .expression(let expression)? = conditions.first?.condition,
      let sequence = expression.as(SequenceExprSyntax.self)
    {
      let parts = Array(sequence.elements)
      let isEqual = parts.count == 3 ? ["==": true, "===": true, "!=": false, "!==": false] : [:]
      if let wanted = isEqual[parts[1].trimmedDescription], parts.allSatisfy({ !$0.is(FunctionCallExprSyntax.self) }),
        let left = object(of: parts[0], &frame), let right = object(of: parts[2], &frame)
      {
        return (left.isSame(as: right) == wanted ? .yes : .no, frame.scope)
      }
    }
    return evaluator.decide(conditions, frame.scope)
  }

  // MARK: Other methods

  /// Notes the properties of items that other methods and closures set.
  func noteLaterChanges() {
    for (key, object) in members.sorted(by: { $0.key < $1.key }) {
      guard case .item(let item) = object, let holder = holders[key], !holder.isNoted else { continue }
      holders[key]?.isNoted = true
      var sources = [holder.type.source.path: holder.type.source]
      for function in holder.type.methods.values.joined() { sources[function.source.path] = function.source }
      for (_, source) in sources.sorted(by: { $0.key < $1.key }) where source.mayAssign(to: holder.name) {
        noteChanges(of: item, holder.name, in: source)
      }
    }
  }

  private func noteChanges(of item: AppKitItem, _ name: String, in source: SwiftSource) {
    var stack: [Syntax] = source.tree.map { [Syntax($0)] } ?? []
    while let node = stack.popLast() {
      if let sequence = node.as(SequenceExprSyntax.self) {
        noteChange(of: item, name, Array(sequence.elements), source.location(of: sequence))
      }
      stack += node.children(viewMode: .sourceAccurate).reversed()
    }
  }

  private func noteChange(of item: AppKitItem, _ name: String, _ parts: [ExprSyntax], _ location: FileLocation) {
    guard parts.count >= 3, parts[1].is(AssignmentExprSyntax.self),
      let access = parts[0].as(MemberAccessExprSyntax.self), let base = access.base,
      ["", "self.", "self?."].contains(where: { base.trimmedDescription.trimmingMarks == "\($0)\(name)" }),
      !assignments.contains(location)
    else { return }
    let reason = "\(parts[0].trimmedDescription) is set later"
    switch access.declName.baseName.text {
    case "title", "attributedTitle": item.addPlaceholder(location, item.title.string, reason)
    case "state":
      if case .off = item.state { item.state = .open }
      item.addPlaceholder(location, "its first state", reason)
    case "isEnabled": item.addPlaceholder(location, "its first state", reason)
    case "isHidden": item.addPlaceholder(location, "its first visibility", reason)
    case "image", "subtitle", "submenu", "keyEquivalent", "view":
      item.addPlaceholder(location, "\(access.declName.baseName.text) unchanged", reason)
    default: break
    }
  }
}

extension String {
  /// The text without question and exclamation marks at its end.
  fileprivate var trimmingMarks: String {
    var text = self[...]
    while let last = text.last, last == "?" || last == "!" { text.removeLast() }
    return String(text)
  }
}

extension AppKitObject {
  fileprivate func isSame(as other: AppKitObject) -> Bool {
    switch (self, other) {
    case (.menu(let menu), .menu(let other)): menu === other
    case (.item(let item), .item(let other)): item === other
    case (.menu, .item), (.item, .menu): false
    }
  }
}
