import MenuSwiftViews
import SwiftDeclarations
import SwiftEvaluation
import SwiftSyntax
import SwiftValues

/// The statements of code that may set properties of buttons, by the variable of the button.
struct ButtonStatements {
  struct Call {
    let syntax: FunctionCallExprSyntax
    let member: String
    let hasBase: Bool
    /// Whether the call runs only when a person chooses an item.
    let isHandled: Bool
  }

  struct Assignment {
    /// The position among the assignments.
    let number: Int
    let target: ExprSyntax
    let member: String
    let value: ArraySlice<ExprSyntax>
    /// Whether the statement runs only when a person chooses an item.
    let isHandled: Bool
  }

  /// A variable with a value.
  struct Variable {
    let name: String
    /// The words of the value.
    let words: Set<String>
  }

  /// An object whose member code uses.
  private enum Object: Hashable {
    /// `self`, also where the code omits it.
    case own
    case variable(String)
    case configuration(of: String?)

    init(_ base: ExprSyntax?) {
      guard let base, !["self", "super"].contains(base.trimmedDescription) else {
        self = .own
        return
      }
      self = .variable(Evaluator.lastName(of: base))
    }

    init(named name: String?) { self = name.map { .variable($0) } ?? .own }

    var name: String? { if case .variable(let name) = self { name } else { nil } }
  }

  private var calls: [Object: [Call]] = [:]
  private var assignments: [Object: [Assignment]] = [:]
  /// The assignments to properties of variables that the code names without a base.
  private var plainAssignments: [String: [Assignment]] = [:]
  /// The assignments to variables, by the name of the variable.
  private var settings: [String: [Assignment]] = [:]
  /// The names of the objects that code hands to functions other than those of UIKit that only place them.
  private(set) var passedOn: Set<String> = []
  /// The calls that get an object as an argument, by the name of the object.
  private var handingCalls: [String: [(call: FunctionCallExprSyntax, position: Int)]] = [:]
  /// In source order.
  private(set) var variables: [Variable] = []

  /// - Parameter roots: The nodes with the statements.
  init(in roots: [Syntax]) {
    var number = 0
    var stack = roots.reversed().map { (node: $0, isHandled: Self.isInHandler($0)) }
    while let (node, isOuterHandled) = stack.popLast() {
      let isHandled = isOuterHandled || Self.isHandler(node)
      if let call = node.as(FunctionCallExprSyntax.self) { add(call, isHandled) }
      if let value = Self.passedOn(node) { passedOn.insert(Evaluator.lastName(of: value)) }
      if let parts = node.as(SequenceExprSyntax.self).map({ Array($0.elements) }), parts.count >= 3,
        parts[1].is(AssignmentExprSyntax.self)
      {
        add(parts, number, isHandled)
        number += 1
      }
      if let binding = node.as(OptionalBindingConditionSyntax.self), let value = binding.initializer?.value {
        add(binding.pattern, value)
      } else if let binding = node.as(PatternBindingSyntax.self), let value = binding.initializer?.value {
        add(binding.pattern, value)
      }
      let isBranching = node.is(IfExprSyntax.self) || node.is(GuardStmtSyntax.self)
      for child in node.children(viewMode: .sourceAccurate).reversed()
      where !isBranching || !EarlierBranches.contain(child) {
        stack.append((child, isHandled))
      }
    }
  }

  private static let placing: Set = [
    "addSubview", "addArrangedSubview", "insertSubview", "insertArrangedSubview", "bringSubviewToFront",
    "sendSubviewToBack", "setCustomSpacing", "convert",
  ]

  /// The object that a function gets, or a loop over a written list: `style(button)`, `for item in [button, other]`.
  private static func passedOn(_ node: Syntax) -> ExprSyntax? {
    if let argument = node.as(LabeledExprSyntax.self),
      let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self)
    {
      let name = Evaluator.lastName(of: call.calledExpression)
      return placing.contains(name) || name.hasPrefix("UI") ? nil : argument.expression.unwrapped
    }
    guard let element = node.as(ArrayElementSyntax.self), let list = element.parent?.parent?.as(ArrayExprSyntax.self),
      list.parent?.is(MemberAccessExprSyntax.self) == true || list.parent?.is(ForStmtSyntax.self) == true
    else { return nil }
    return element.expression.unwrapped
  }

  /// Whether a node is the handler of an action: `UIAction(title: "Sort") { _ in … }`.
  private static func isHandler(_ node: Syntax) -> Bool {
    guard let closure = node.as(ClosureExprSyntax.self) else { return false }
    let argument = closure.parent?.as(LabeledExprSyntax.self)
    let call = (argument?.parent?.parent ?? closure.parent)?.as(FunctionCallExprSyntax.self)
    return argument?.label?.text ?? "handler" == "handler" && call.map { Evaluator.elementType(of: $0) } == "UIAction"
  }

  private static func isInHandler(_ node: Syntax) -> Bool {
    var current = node.parent
    while let outer = current {
      if isHandler(outer) { return true }
      current = outer.parent
    }
    return false
  }

  private mutating func add(_ call: FunctionCallExprSyntax, _ isHandled: Bool) {
    for (position, argument) in call.arguments.enumerated() {
      guard let (base, member) = Self.access(argument.expression), base.map({ $0.trimmedDescription == "self" }) ?? true
      else { continue }
      handingCalls[member, default: []].append((call, position))
    }
    guard let (base, member) = Self.access(call.calledExpression) else { return }
    calls[Object(base), default: []].append(
      Call(syntax: call, member: member, hasBase: base != nil, isHandled: isHandled))
  }

  private mutating func add(_ parts: [ExprSyntax], _ number: Int, _ isHandled: Bool) {
    guard let (base, member) = Self.access(parts[0]) else { return }
    let assignment = Assignment(
      number: number, target: parts[0], member: member, value: parts[2...], isHandled: isHandled)
    let object = Object(base)
    assignments[object, default: []].append(assignment)
    if object == .own { settings[member, default: []].append(assignment) }
    if let name = base?.as(DeclReferenceExprSyntax.self)?.baseName.text {
      plainAssignments[name, default: []].append(assignment)
    }
    if let base, let inner = Self.access(base), inner.member == "configuration" {
      assignments[.configuration(of: Object(inner.base).name), default: []].append(assignment)
    }
  }

  private mutating func add(_ pattern: PatternSyntax, _ value: ExprSyntax) {
    let words = Set(value.tokens(viewMode: .sourceAccurate).map(\.text))
    variables.append(Variable(name: pattern.trimmedDescription, words: words))
  }

  /// The base and the member that an expression names, without `?` and `!`.
  private static func access(_ expression: ExprSyntax) -> (base: ExprSyntax?, member: String)? {
    let plain = expression.unwrapped
    if let reference = plain.as(DeclReferenceExprSyntax.self) { return (nil, reference.baseName.text) }
    guard let access = plain.as(MemberAccessExprSyntax.self), let base = access.base else { return nil }
    return (base.unwrapped, access.declName.baseName.text)
  }

  /// The calls of methods of an object; `nil` stands for `self`.
  func calls(of name: String?) -> [Call] { calls[Object(named: name)] ?? [] }

  /// The calls that get an object as an argument: `style(button)`.
  func handing(_ name: String) -> [(call: FunctionCallExprSyntax, position: Int)] { handingCalls[name] ?? [] }

  /// The assignments to properties of an object, also of a member of another object.
  func assignments(to name: String?) -> [Assignment] { assignments[Object(named: name)] ?? [] }

  /// The assignments to properties of a variable, without those of a member of another object.
  func assignments(toVariable name: String) -> [Assignment] { plainAssignments[name] ?? [] }

  func assignments(toConfigurationOf name: String?) -> [Assignment] { assignments[.configuration(of: name)] ?? [] }

  /// The assignments to a variable itself.
  func settings(of name: String) -> [Assignment] { settings[name] ?? [] }
}
