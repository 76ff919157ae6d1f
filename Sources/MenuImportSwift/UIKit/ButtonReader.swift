import MenuSwiftViews
import SwiftEvaluation
import SwiftSyntax

/// Reads what code sets on a UIKit button: `setImage(_:for:)`, `configuration.title`, `isEnabled`.
struct ButtonReader {
  private let labels: LabelReader
  /// The variable of the button; `nil` for `self`.
  private let name: String?
  private let calls: [FunctionCallExprSyntax]
  private let assignments: [[ExprSyntax]]
  /// The variables and their values, in source order.
  private let variables: [(name: String, value: ExprSyntax)]

  /// - Parameter roots: The nodes with the statements that may set the properties.
  init(labels: LabelReader, name: String?, roots: [Syntax]) {
    (self.labels, self.name) = (labels, name)
    var calls: [FunctionCallExprSyntax] = []
    var assignments: [[ExprSyntax]] = []
    var variables: [(name: String, value: ExprSyntax)] = []
    var stack = Array(roots.reversed())
    while let node = stack.popLast() {
      if let call = node.as(FunctionCallExprSyntax.self) { calls.append(call) }
      if let parts = node.as(SequenceExprSyntax.self).map({ Array($0.elements) }), parts.count >= 3,
        parts[1].is(AssignmentExprSyntax.self)
      {
        assignments.append(parts)
      }
      if let binding = node.as(OptionalBindingConditionSyntax.self), let value = binding.initializer?.value {
        variables.append((binding.pattern.trimmedDescription, value))
      } else if let binding = node.as(PatternBindingSyntax.self), let value = binding.initializer?.value {
        variables.append((binding.pattern.trimmedDescription, value))
      }
      stack += node.children(viewMode: .sourceAccurate).reversed()
    }
    (self.calls, self.assignments, self.variables) = (calls, assignments, variables)
  }

  // MARK: Label

  /// The label that the statements set.
  func parts(_ scope: Scope) -> LabelParts {
    var parts = LabelParts()
    for call in calls {
      guard let argument = call.argument(), let target = access(call.calledExpression), isButton(target.base) else {
        continue
      }
      switch target.member {
      case "setImage": setImage(argument, &parts, scope)
      case "setTitle": setTitle([argument], &parts, scope)
      default: break
      }
    }
    // The properties of a bar button item.
    for assignment in assignments where name != nil {
      guard let target = access(assignment[0]), isButton(target.base) else { continue }
      set(target.member, assignment[2...], &parts, scope)
    }
    let holders = self.holders
    for assignment in assignments {
      guard let target = access(assignment[0]), let base = target.base, isConfiguration(base, holders) else { continue }
      set(target.member, assignment[2...], &parts, scope)
    }
    return parts
  }

  private func set(_ member: String, _ value: ArraySlice<ExprSyntax>, _ parts: inout LabelParts, _ scope: Scope) {
    switch member {
    case "image": if let image = value.first { setImage(image, &parts, scope) }
    case "title": setTitle(value, &parts, scope)
    default: break
    }
  }

  private func setImage(_ image: ExprSyntax, _ parts: inout LabelParts, _ scope: Scope) {
    guard parts.systemImage == nil, !image.is(NilLiteralExprSyntax.self) else { return }
    labels.readImage(image, into: &parts, scope)
  }

  private func setTitle(_ title: ArraySlice<ExprSyntax>, _ parts: inout LabelParts, _ scope: Scope) {
    guard parts.texts.isEmpty, let first = title.first else { return }
    if title.count == 1 {
      if case .nothing = labels.evaluator.evaluate(first, scope) { return }
      parts.texts.append(labels.evaluator.text(of: first, scope))
    } else {
      let value = labels.evaluator.value(of: title, expression: first, scope)
      if let text = labels.evaluator.text(from: value) { parts.texts.append(text) }
    }
  }

  private func isConfiguration(_ base: ExprSyntax, _ holders: Set<String>) -> Bool {
    let inner = base.as(DeclReferenceExprSyntax.self).map { (base: ExprSyntax?.none, member: $0.baseName.text) }
    guard let inner = inner ?? access(base) else { return false }
    return inner.member == "configuration" && isButton(inner.base) || holders.contains(inner.member)
  }

  /// The variables with a configuration that code assigns later: `button.configuration = configuration`.
  private var holders: Set<String> {
    Set(
      assignments.compactMap { assignment in
        guard let target = access(assignment[0]), target.member == "configuration", isButton(target.base) else {
          return nil
        }
        return assignment[2].as(DeclReferenceExprSyntax.self)?.baseName.text
      })
  }

  /// The calls of other methods of the button, which the sources may add.
  var helperCalls: [(call: FunctionCallExprSyntax, name: String)] {
    calls.compactMap { call in
      guard let access = call.calledExpression.unwrapped.as(MemberAccessExprSyntax.self), let base = access.base,
        isButton(base.unwrapped)
      else { return nil }
      return (call, access.declName.baseName.text)
    }
  }

  // MARK: Behavior

  /// The call whose button a statement puts into the variable.
  var assigned: FunctionCallExprSyntax? {
    guard let name else { return nil }
    return assignments.lazy.filter { assignment in
      let target = assignment[0].unwrapped
      if let reference = target.as(DeclReferenceExprSyntax.self) { return reference.baseName.text == name }
      return access(target).map { $0.member == name && $0.base?.trimmedDescription == "self" } ?? false
    }.compactMap { $0[2].as(FunctionCallExprSyntax.self) }.first
  }

  /// Whether a statement sets a property of the button to `true`.
  func setsTrue(_ property: String) -> Bool { values(of: property).contains { $0.first?.trimmedDescription == "true" } }

  /// Whether code adds an action for taps.
  var addsAction: Bool {
    calls.contains { call in
      guard let target = access(call.calledExpression), isButton(target.base),
        ["addAction", "addTarget"].contains(target.member)
      else { return false }
      return ["touchUpInside", "primaryActionTriggered"].contains(Evaluator.lastName(of: call.argument("for")))
    }
  }

  /// Whether the button is enabled; `nil` if no statement tells.
  func isEnabled(_ evaluator: Evaluator, _ scope: Scope) -> Truth? {
    let all = values(of: "isEnabled")
    guard let value = all.first, let first = value.first else { return nil }
    if all.count > 1 {
      let isSame = Set(all.map { $0.map(\.trimmedDescription) }).count == 1
      guard isSame else { return .open(evaluator.unknown(first, scope, "code sets isEnabled several times")) }
    }
    if value.count == 1 { return evaluator.decide(first, scope) }
    switch evaluator.value(of: value, expression: first, scope) {
    case .bool(let isEnabled): return isEnabled ? .yes : .no
    case .unknown(let unknown): return .open(unknown)
    case .text, .number, .nothing, .list, .tuple, .enumCase, .instance, .closure, .function, .type, .symbol,
      .conditional, .repeated:
      return .open(evaluator.unknown(first, scope, Evaluator.runTime))
    }
  }

  /// The assignment to a property of an item that code gets from the menu: `button.menu?.children.first`.
  var itemChange: (target: ExprSyntax, property: String)? {
    guard let name else { return nil }
    var items: Set<String> = []
    for (variable, value) in variables {
      let words = value.tokens(viewMode: .sourceAccurate).map(\.text)
      if !items.isDisjoint(with: words) || Set([name, "menu", "children"]).isSubset(of: words) {
        items.insert(variable)
      }
    }
    return assignments.lazy.compactMap { assignment in
      guard let target = access(assignment[0]), Change.properties.contains(target.member),
        let base = target.base?.as(DeclReferenceExprSyntax.self), items.contains(base.baseName.text)
      else { return nil }
      return (assignment[0], target.member)
    }.first
  }

  private func values(of property: String) -> [ArraySlice<ExprSyntax>] {
    assignments.compactMap { assignment in
      access(assignment[0]).flatMap { $0.member == property && isButton($0.base) ? assignment[2...] : nil }
    }
  }

  // MARK: Names

  private func isButton(_ base: ExprSyntax?) -> Bool {
    guard let base, !["self", "super"].contains(base.trimmedDescription) else { return name == nil }
    return Evaluator.lastName(of: base) == name
  }

  /// The member that an expression names, without `?` and `!`.
  private func access(_ expression: ExprSyntax) -> (base: ExprSyntax?, member: String)? {
    let plain = expression.unwrapped
    if let reference = plain.as(DeclReferenceExprSyntax.self) { return (nil, reference.baseName.text) }
    guard let access = plain.as(MemberAccessExprSyntax.self), let base = access.base else { return nil }
    return (base.unwrapped, access.declName.baseName.text)
  }
}
