import MenuImport
import SwiftDeclarations
import SwiftEvaluation
import SwiftSyntax
import SwiftValues

/// A closure that an unknown function gets, and that runs after the body: `DispatchQueue.main.async { … }`.
struct LaterClosure {
  let statements: CodeBlockItemListSyntax
  let names: [String: Binding]
  let frame: AppKitReader.Frame
  /// The branches and loops around the call.
  let uncertainties: [Uncertainty]
  let loops: [AppKitLoop]
}

extension AppKitReader {
  /// Keeps the closures that an unknown function gets until the bodies are read.
  func keepClosures(of call: FunctionCallExprSyntax, _ frame: Frame) {
    guard later != nil else { return }
    for closure in Self.closures(of: call) {
      let names = closure.parameterNames
      let values = (names.isEmpty ? ["$0", "$1"] : names).map { Binding.runTime("\($0) \(Evaluator.runTime)") }
      let captures = Evaluator.captures(of: closure, frame.scope)
      keep(closure.statements, captures.merging(evaluator.arguments(of: closure, values)) { $1 }, frame)
    }
  }

  /// Keeps statements that run after the body around them.
  func keep(_ statements: CodeBlockItemListSyntax, _ names: [String: Binding], _ frame: Frame) {
    later?.append(
      LaterClosure(statements: statements, names: names, frame: frame, uncertainties: uncertainties, loops: loops))
  }

  /// The truth at the start, when properties have their initial values, in bodies that run then: `if !isLoaded { … }`.
  func settled(_ truth: Truth, _ condition: ExprSyntax?, _ frame: Frame) -> Truth {
    guard later != nil, case .open(_, let initially) = truth,
      let flag = initially ?? condition.flatMap({ flag(of: $0, frame) })
    else { return truth }
    return flag ? .yes : .no
  }

  /// The initial value of a variable of the class that is a flag, or its opposite.
  private func flag(of condition: ExprSyntax, _ frame: Frame) -> Bool? {
    if let negation = condition.as(PrefixOperatorExprSyntax.self), negation.operator.text == "!" {
      return flag(of: negation.expression, frame).map { !$0 }
    }
    let isOwn = condition.as(MemberAccessExprSyntax.self)?.base.map { isSelf($0, frame) } ?? true
    guard isOwn, condition.is(DeclReferenceExprSyntax.self) || condition.is(MemberAccessExprSyntax.self),
      case .property(let property, _)? = evaluator.binding(of: Evaluator.lastName(of: condition), frame.scope)
    else { return nil }
    return property.initializer?.as(BooleanLiteralExprSyntax.self).map { $0.literal.text == "true" }
  }

  /// Runs the `didSet` of a property that a statement sets.
  func observe(_ name: String, _ parts: [ExprSyntax], _ frame: Frame) {
    guard later != nil, frame.scope.local(name) == nil,
      case .property(let property, let owner)? = evaluator.binding(of: name, frame.scope),
      let body = property.observer
    else { return }
    let value: Binding =
      parts.count == 3
      ? .expression(Expression(syntax: parts[2], scope: frame.scope)) : .runTime("\(name) \(Evaluator.runTime)")
    var inner = Frame(scope: Scope(source: property.source, owner: owner).binding([name: value]))
    _ = evaluator.enter(body) { run(body, &inner) }
  }

  /// Runs the closures that were kept, and those that these pass on.
  func runLater() {
    var count = 0
    while count < 64, let next = later?.dropFirst(count).first {
      count += 1
      (uncertainties, loops) = (next.uncertainties, next.loops)
      var frame = next.frame.block(next.frame.scope.binding(next.names))
      for name in next.names.keys { frame.declare(name, nil) }
      (frame.built, frame.isRepeated) = (nil, true)
      attempt { _ = evaluator.enter(next.statements) { run(next.statements, &frame) } }
    }
    (uncertainties, loops) = ([], [])
  }

  /// Performs changes of pop-up buttons, and undoes them if they change only some of the items that one has: those may
  /// follow a choice of people.
  private func attempt(_ changes: () -> Void) {
    let known = members.values.flatMap(\.menus).compactMap(PopUpState.init)
    let (before, locations) = (members, assignments)
    changes()
    guard known.contains(where: \.isChangedInPart) else { return }
    (members, assignments) = (before, locations)
    for state in known { state.restore() }
  }

  /// The items of a pop-up button at a time.
  private struct PopUpState {
    let menu: AppKitMenu
    let popUp: AppKitPopUpButton
    let shown: AppKitMenu
    let own: [AppKitMenu.Entry]
    let entries: [AppKitMenu.Entry]
    let items: [AppKitItem]
    let selected: AppKitItem?
    let clearings: Int
    let isCleared: Bool
    let isUnclear: Bool

    init?(_ menu: AppKitMenu) {
      guard let popUp = menu.popUp else { return nil }
      (self.menu, self.popUp, shown) = (menu, popUp, menu.shown)
      (own, entries, items) = (menu.entries, menu.shown.entries, menu.shown.items)
      (selected, clearings) = (popUp.selected, popUp.clearings)
      (isCleared, isUnclear) = (popUp.isCleared, popUp.isUnclear)
    }

    var isChangedInPart: Bool {
      !items.isEmpty && popUp.clearings == clearings && !menu.shown.items.elementsEqual(items) { $0 === $1 }
    }

    func restore() {
      (menu.entries, shown.entries) = (own, entries)
      popUp.menu = shown === menu ? nil : shown
      (popUp.selected, popUp.clearings, popUp.isCleared, popUp.isUnclear) = (selected, clearings, isCleared, isUnclear)
    }
  }
}
