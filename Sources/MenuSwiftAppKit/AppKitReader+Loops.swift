import MenuImport
import MockupScene
import SwiftDeclarations
import SwiftEvaluation
import SwiftSyntax
import SwiftValues

/// Loops over values and over arrays of items.
extension AppKitReader {
  /// The statements that a loop repeats.
  struct Repetition {
    let statements: CodeBlockItemListSyntax
    var filter: ExprSyntax?
    var label: String?
    var isClosure = false
  }

  /// An element of an array of items.
  struct Element {
    let item: AppKitItem
    var loop: AppKitLoop?
    var condition: Uncertainty?
  }

  func run(_ loop: ForStmtSyntax, label: String?, _ frame: inout Frame) -> Completion {
    let body = Repetition(
      statements: loop.body.statements, filter: loop.whereClause?.condition, label: label)
    if let name = loop.pattern.as(IdentifierPatternSyntax.self)?.identifier.text.trimmingBackticks,
      let popUps = popUps(in: loop.sequence, frame)
    {
      return run(body, popUps.map { ([:], [name: $0], nil, nil) }, &frame)
    }
    if let elements = elements(of: loop.sequence, &frame) {
      return run(body, elements, isNumbered: false, loop.pattern, &frame)
    }
    if let base = Self.numbered(loop.sequence), let elements = elements(of: base, &frame) {
      return run(body, elements, isNumbered: true, loop.pattern, &frame)
    }
    let sequence = evaluator.evaluate(loop.sequence, frame.scope)
    if case .list(let values) = sequence {
      return run(
        body,
        values.compactMap { element in
          let (plain, loopOfSeveral, uncertainty) = Self.parts(of: element)
          if case .nothing = plain, Self.isOptional(loop.pattern) { return nil }
          return (Self.names(of: loop.pattern, plain), [:], loopOfSeveral, uncertainty)
        }, &frame)
    }
    let placeholder = Placeholder(
      location: frame.scope.source.location(of: loop),
      ofList: evaluator.reason(ofLoop: loop.sequence, sequence))
    let names = Evaluator.names(in: Syntax(loop.pattern), placeholder.reason)
    return run(body, [(names, [:], AppKitLoop(placeholder), nil)], &frame)
  }

  func run(_ each: EachCall, _ frame: inout Frame) {
    let body = Repetition(statements: each.closure.statements, isClosure: true)
    if let base = Self.numbered(each.sequence), let elements = elements(of: base, &frame) {
      let names = each.closure.parameterNames
      let (number, name) = names.count == 2 ? (names[0], names[1]) : ("$0", "$1")
      let passes: [Pass] = elements.enumerated().map { index, element in
        ([number: .value(.number(Double(index)))], [name: .item(element.item)], element.loop, element.condition)
      }
      return _ = run(body, passes, &frame)
    }
    let parameter = each.closure.parameterNames.first ?? "$0"
    let passes = passes(over: each.sequence, at: each.closure, parameter, &frame) { value in
      evaluator.arguments(of: each.closure, [value])
    }
    _ = run(body, passes, &frame)
  }

  /// Runs a function that gets each element: `rows.forEach(addRow)`; returns whether the call does that.
  func runEach(_ call: FunctionCallExprSyntax, _ frame: inout Frame) -> Bool {
    guard let access = call.calledExpression.as(MemberAccessExprSyntax.self), let sequence = access.base,
      access.declName.baseName.text == "forEach", let argument = call.argument(), call.arguments.count == 1
    else { return false }
    let callee = argument.as(MemberAccessExprSyntax.self)?.declName ?? argument.as(DeclReferenceExprSyntax.self)
    guard let name = callee?.baseName.text else { return false }
    if case .local(let found)? = frame.scope.local(name), frame.scope.isInside(found.scope),
      let closure = found.syntax.as(ClosureExprSyntax.self)
    {
      run(EachCall(sequence: sequence, closure: closure), &frame)
      return true
    }
    for (function, owner) in functions(named: name, argument, frame) {
      guard let parameter = function.node?.signature.parameterClause.parameters.first?.name, let body = function.body
      else { continue }
      let passes = passes(over: sequence, at: argument, parameter, &frame) { [parameter: $0] }
      var inner = Frame(
        scope: evaluator.functionScope(function, owner), site: frame.site(of: call), caller: Caller(frame))
      let isLocal = function.scope.map(frame.scope.isInside) ?? false
      if isLocal { inner = frame }
      _ = run(Repetition(statements: body, isClosure: true), passes, &inner)
      if isLocal { frame = inner }
      return true
    }
    return false
  }

  /// The bindings of a closure or a function for each element.
  private func passes(
    over sequence: ExprSyntax, at node: some SyntaxProtocol, _ parameter: String, _ frame: inout Frame,
    _ names: (Binding) -> [String: Binding]
  ) -> [Pass] {
    if let popUps = popUps(in: sequence, frame) { return popUps.map { ([:], [parameter: $0], nil, nil) } }
    if let elements = elements(of: sequence, &frame) {
      return elements.map { ([:], [parameter: .item($0.item)], $0.loop, $0.condition) }
    }
    let found = evaluator.evaluate(sequence, frame.scope)
    if case .list(let values) = found {
      return values.map { value in
        let (plain, loop, condition) = Self.parts(of: value)
        return (names(.value(plain)), [:], loop, condition)
      }
    }
    let reason = evaluator.reason(ofLoop: sequence, found)
    let placeholder = Placeholder(
      location: frame.scope.source.location(of: node), ofList: reason)
    return [(names(.runTime(reason)), [:], AppKitLoop(placeholder), nil)]
  }

  /// An element of a list, which may stand for several.
  static func parts(of element: Value) -> (value: Value, loop: AppKitLoop?, condition: Uncertainty?) {
    let (plain, condition) = element.unconditional
    guard case .repeated(let inner, let placeholder) = plain else { return (plain, nil, condition) }
    return (inner, AppKitLoop(placeholder), condition)
  }

  /// The array in `items.enumerated()`.
  private static func numbered(_ sequence: ExprSyntax) -> ExprSyntax? {
    guard let call = sequence.as(FunctionCallExprSyntax.self),
      Evaluator.lastName(of: call.calledExpression) == "enumerated"
    else { return nil }
    return call.calledExpression.as(MemberAccessExprSyntax.self)?.base
  }

  /// Runs the statements for each item of an array.
  private func run(
    _ body: Repetition, _ elements: [Element], isNumbered: Bool, _ pattern: PatternSyntax, _ frame: inout Frame
  ) -> Completion {
    let parts = pattern.as(TuplePatternSyntax.self)?.elements.map(\.pattern) ?? [pattern]
    let names = parts.map { Evaluator.names(in: Syntax($0)).keys.first }
    guard let item = names.last ?? nil else { return .next }
    return run(
      body,
      elements.enumerated().map { index, element in
        var bound: [String: Binding] = [:]
        if isNumbered, names.count == 2, let number = names[0] { bound[number] = .value(.number(Double(index))) }
        return (bound, [item: .item(element.item)], element.loop, element.condition)
      }, &frame)
  }

  typealias Pass = (
    names: [String: Binding], objects: [String: AppKitObject], loop: AppKitLoop?, condition: Uncertainty?
  )

  /// Runs the statements once per element.
  private func run(_ body: Repetition, _ passes: [Pass], _ frame: inout Frame) -> Completion {
    let count = uncertainties.count
    defer { uncertainties.removeLast(uncertainties.count - count) }
    var result = Completion.next
    for pass in passes {
      if let loop = pass.loop { loops.append(loop) }
      defer { if pass.loop != nil { loops.removeLast() } }
      let completion = run(body, pass, &frame)
      // A loop over runtime data ends later, if at all.
      if pass.loop != nil { continue }
      switch completion {
      case .next, .continued(nil), .perhaps(.continued(nil), _): continue
      case .stopped(nil): return result
      case .continued(let label): if label != body.label { return completion }
      case .stopped(let label): return label == body.label ? result : completion
      case .returned: if !body.isClosure { return completion }
      case .perhaps(let ending, let otherwise):
        switch ending {
        case .returned where body.isClosure: continue
        case .continued(let label) where label == body.label: continue
        case .stopped(let label): if label != nil, label != body.label { result = completion }
        case .next, .returned, .continued, .perhaps: result = completion
        }
        // The elements after it.
        if uncertainties.count - count < 32 { uncertainties.append(otherwise) }
      }
    }
    return result
  }

  private func run(_ body: Repetition, _ pass: Pass, _ frame: inout Frame) -> Completion {
    let count = uncertainties.count
    defer { uncertainties.removeLast(uncertainties.count - count) }
    if let condition = pass.condition { uncertainties.append(condition) }
    var names = pass.names
    for name in names.keys.sorted() {
      // A branch selects the list, and a condition each element.
      while case .value(.conditional(let plain, let condition))? = names[name] {
        uncertainties.append(condition)
        names[name] = .value(plain)
      }
    }
    let elements = Dictionary(
      uniqueKeysWithValues: pass.objects.keys.map { ($0, Binding.runTime("\($0) \(Evaluator.runTime)")) })
    var block = frame.block(frame.scope.binding(names.merging(elements) { name, _ in name }))
    for name in pass.names.keys { block.declare(name, nil) }
    for (name, object) in pass.objects {
      block.declare(name, object)
      block.elements.insert(name)
    }
    if body.isClosure { (block.built, block.isRepeated) = (nil, true) }
    defer {
      block.isRepeated = frame.isRepeated
      frame.keep(block)
    }
    if let filter = body.filter, pass.loop == nil {
      switch truth(of: filter, &block) {
      case .yes: break
      case .no: return .next
      case .open(let unknown, _):
        let placeholder = Placeholder(
          location: frame.scope.source.location(of: filter), isShown: true, reason: unknown.reason)
        uncertainties.append(
          Uncertainty(isShown: true, placeholder: placeholder, condition: Evaluator.words(of: filter, atMost: 600)))
      }
    }
    return run(body.statements, &block)
  }

  /// Whether a pattern such as `let name?` leaves out `nil`.
  private static func isOptional(_ pattern: PatternSyntax) -> Bool { pattern.trimmedDescription.hasSuffix("?") }

  private static func names(of pattern: PatternSyntax, _ element: Value) -> [String: Binding] {
    if let name = pattern.as(IdentifierPatternSyntax.self)?.identifier.text.trimmingBackticks {
      return [name: .value(element)]
    }
    var names = Evaluator.names(in: Syntax(pattern))
    if isOptional(pattern), names.count == 1 { return names.mapValues { _ in .value(element) } }
    guard let tuple = pattern.as(TuplePatternSyntax.self), case .tuple(let values) = element,
      tuple.elements.count == values.count
    else { return names }
    for (part, value) in zip(tuple.elements, values) {
      guard let name = part.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else { continue }
      names[name] = .value(value.value)
    }
    return names
  }
}
