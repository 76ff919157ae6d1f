import MenuImport
import MockupScene
import SwiftDeclarations
import SwiftEvaluation
import SwiftSyntax
import SwiftValues

extension AppKitReader {
  func run(_ statements: CodeBlockItemListSyntax, _ frame: inout Frame) -> Completion {
    var early: [(object: AppKitObject, condition: Uncertainty)] = []
    var ending: Completion?
    // What follows a branch that ends the block happens only if its condition is not met.
    var otherwise: Uncertainty?
    let count = uncertainties.count
    defer { uncertainties.removeLast(uncertainties.count - count) }
    for statement in statements {
      guard !isFull else { break }
      switch evaluator.descend({ run(statement, &frame) }) ?? .returned(nil) {
      case .next: continue
      case .perhaps(let end, let condition):
        if let object = end.result {
          let met = condition.isShown ? condition.unmet : condition.met
          early.append((object, otherwise.map { $0.and(met) } ?? met))
        }
        ending = ending ?? end
        // More conditions would make those of items too long.
        guard uncertainties.count - count < 32 else { continue }
        otherwise = otherwise.map { $0.and(condition) } ?? condition
        uncertainties.append(condition)
      case .returned(let last):
        guard let otherwise, !early.isEmpty else { return .returned(last) }
        return .returned(.oneOf(early + (last.map { [($0, otherwise)] } ?? [])))
      case .continued(let label): return .continued(label)
      case .stopped(let label): return .stopped(label)
      }
    }
    guard let otherwise, let ending else { return .next }
    return .perhaps(early.isEmpty ? ending : .returned(.oneOf(early)), otherwise: otherwise)
  }

  private func run(_ statement: CodeBlockItemSyntax, _ frame: inout Frame) -> Completion {
    switch statement.item {
    case .decl(let declaration):
      if let condition = declaration.as(IfConfigDeclSyntax.self) { return run(condition, &frame) }
      declare(declaration, &frame)
      frame.scope = evaluator.advance(frame.scope, past: statement)
      return .next
    case .stmt(let inner): return run(inner, statement, label: nil, &frame)
    case .expr(let expression): return run(expression, statement, &frame)
    }
  }

  /// Creates the objects of local variables.
  private func declare(_ declaration: DeclSyntax, _ frame: inout Frame) {
    var found: [(name: String, object: AppKitObject?)] = []
    for binding in declaration.as(VariableDeclSyntax.self)?.bindings ?? [] {
      guard let name = Property.name(of: binding) else {
        // `let _ = menu.addItem(withTitle: …)`
        if let value = binding.initializer?.value { _ = object(of: value, &frame) }
        continue
      }
      guard let value = binding.initializer?.value else {
        found.append((name, nil))
        continue
      }
      if let type = binding.typeAnnotation.flatMap({ itemType(ofArray: $0.type.trimmedDescription) }),
        let array = value.as(ArrayExprSyntax.self)
      {
        let list = newList(frame, of: type)
        for element in array.elements { addObject(element.expression, to: list, &frame) }
        found.append((name, .list(list)))
      } else if value.is(NilLiteralExprSyntax.self) {
        found.append((name, nil))
      } else {
        found.append((name, object(of: value, &frame)))
      }
    }
    for (name, object) in found { frame.declare(name, object) }
  }

  private func run(
    _ inner: StmtSyntax, _ statement: CodeBlockItemSyntax, label: String?, _ frame: inout Frame
  ) -> Completion {
    switch inner.as(StmtSyntaxEnum.self) {
    case .returnStmt(let result):
      guard let value = result.expression else { return .returned(nil) }
      let object = object(of: value, &frame)
      if object == nil { returnsOthers = true }
      return .returned(object)
    case .continueStmt(let next): return .continued(next.label?.text)
    case .breakStmt(let end): return .stopped(end.label?.text)
    case .guardStmt(let guarding): return run(guarding, &frame)
    case .labeledStmt(let labeled): return run(labeled.statement, statement, label: labeled.label.text, &frame)
    case .forStmt(let loop):
      let completion = run(loop, label: label, &frame)
      frame.scope = evaluator.advance(frame.scope, past: statement)
      return completion
    case .whileStmt(let loop): repeated(loop.body.statements, at: loop, &frame)
    case .repeatStmt(let loop): repeated(loop.body.statements, at: loop, &frame)
    case .doStmt(let attempt):
      let completion = run(attempt.body.statements, frame.scope, &frame)
      frame.scope = evaluator.advance(frame.scope, past: statement)
      return completion
    case .deferStmt(let last): keep(last.body.statements, [:], frame)
    case .expressionStmt(let wrapped): return run(wrapped.expression, statement, &frame)
    default: break
    }
    return .next
  }

  private func run(_ guarding: GuardStmtSyntax, _ frame: inout Frame) -> Completion {
    let location = frame.scope.source.location(of: guarding)
    var outer = frame
    switch decide(guarding.conditions, &frame) {
    case .yes: return .next
    case .no: return run(guarding.body.statements, frame.scope, &frame)
    case .open(let unknown, _):
      outer.scope = evaluator.unmet(guarding.conditions, outer.scope)
      if guarding.conditions.allSatisfy({ Self.bindsObject($0, frame) }) { return .next }
      let placeholder = Placeholder(location: location, isShown: true, reason: unknown.reason)
      let shown = Uncertainty(
        isShown: true, placeholder: placeholder, condition: Evaluator.conditionWords(of: guarding.conditions))
      let ending = under(shown.unmet) { run(guarding.body.statements, outer.scope, &outer) }
      switch ending {
      case .continued, .stopped: return .perhaps(ending, otherwise: shown)
      case .returned where frame.isRepeated: return .perhaps(.continued(nil), otherwise: shown)
      case .returned(let object): return returned(object, placeholder).map { .perhaps($0, otherwise: shown) } ?? .next
      case .next, .perhaps: return .next
      }
    }
  }

  /// Whether a condition unwraps a variable with a known object, such as an outlet.
  private static func bindsObject(_ condition: ConditionElementSyntax, _ frame: Frame) -> Bool {
    guard case .optionalBinding(let binding) = condition.condition,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
      binding.initializer?.value.unwrapped.is(FunctionCallExprSyntax.self) != true
    else { return false }
    return frame.objects[name]?.alternatives.isEmpty == false
  }

  /// How an early return affects the statements after it: those add items only if its condition is not met; `nil` for
  /// `return nil` and for empty menus, since no menu has items then.
  func returned(_ object: AppKitObject?, _ condition: Placeholder?) -> Completion? {
    guard let object else {
      if let condition { returns[condition] = itemCount }
      return .returned(nil)
    }
    let isEmpty = object.alternatives.allSatisfy {
      if case .menu(let menu) = $0 { menu.entries.isEmpty && !menu.hasDelegate } else { false }
    }
    return isEmpty ? nil : .returned(object)
  }

  private func run(
    _ expression: ExprSyntax, _ statement: CodeBlockItemSyntax, _ frame: inout Frame
  ) -> Completion {
    if let choice = expression.as(IfExprSyntax.self) {
      let completion = run(choice, &frame)
      frame.scope = evaluator.advance(frame.scope, past: statement)
      return completion
    }
    if let choice = expression.as(SwitchExprSyntax.self) {
      let completion = run(choice, &frame)
      frame.scope = evaluator.advance(frame.scope, past: statement)
      return completion
    }
    if let sequence = expression.as(SequenceExprSyntax.self), Self.assigns(sequence) {
      assign(Array(sequence.elements), sequence, &frame)
      frame.scope = evaluator.advance(frame.scope, past: statement)
      return .next
    }
    if let list = frame.built {
      addBuilt(expression, to: list, &frame)
      return .next
    }
    let found = object(of: expression, &frame)
    if found == nil { frame.scope = evaluator.advance(frame.scope, past: statement) }
    // A body of a single expression returns it implicitly.
    if let list = statement.parent?.as(CodeBlockItemListSyntax.self), list.count == 1, Self.isEntireBody(list) {
      return .returned(found)
    }
    return .next
  }

  private static func assigns(_ sequence: SequenceExprSyntax) -> Bool {
    guard sequence.elements.count >= 3, let sign = sequence.elements.dropFirst().first else { return false }
    return sign.is(AssignmentExprSyntax.self) || sign.as(BinaryOperatorExprSyntax.self)?.operator.text == "+="
  }

  /// Whether the list is the complete body of a function, accessor, or closure.
  private static func isEntireBody(_ list: CodeBlockItemListSyntax) -> Bool {
    guard let parent = list.parent else { return false }
    if parent.is(ClosureExprSyntax.self) || parent.is(AccessorBlockSyntax.self) { return true }
    return parent.parent.map { $0.is(FunctionDeclSyntax.self) || $0.is(AccessorDeclSyntax.self) } ?? false
  }

  /// Runs a block, whose own names end with it.
  ///
  /// - Parameter names: The objects that the block's header binds.
  func run(
    _ statements: CodeBlockItemListSyntax, _ scope: Scope, binding names: [String: AppKitObject?] = [:],
    _ frame: inout Frame
  ) -> Completion {
    var inner = frame.block(scope)
    for (name, object) in names { inner.declare(name, object) }
    let completion = run(statements, &inner)
    frame.keep(inner)
    return completion
  }

  private func repeated(_ statements: CodeBlockItemListSyntax, at loop: some SyntaxProtocol, _ frame: inout Frame) {
    let placeholder = Placeholder(
      location: frame.scope.source.location(of: loop),
      ofList: "the number of repetitions \(Evaluator.runTime)")
    loops.append(AppKitLoop(placeholder))
    _ = run(statements, frame.scope, &frame)
    loops.removeLast()
  }
}
