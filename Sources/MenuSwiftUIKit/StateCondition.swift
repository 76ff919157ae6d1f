import MenuDocument
import SwiftDeclarations
import SwiftEvaluation
import SwiftSyntax
import SwiftValues

/// The condition that selects the state of an action: `isShort ? .on : .off`, `item == current ? .on : .off`.
struct StateCondition {
  /// The words of the condition that checks the action.
  private let words: String
  /// The words of the value that actions of one choice have in common; `nil` if no comparison tells it.
  let subject: String?
  /// The words of the value that the action stands for.
  let value: String?
  /// Whether the condition compares an element of a loop or an argument, so that the actions of one call differ in it.
  let isOfElement: Bool

  /// - Parameters:
  ///   - state: The parts of the state.
  ///   - scope: The names that the state sees.
  init?(state: ArraySlice<ExprSyntax>, _ scope: Scope) {
    let parts = Self.resolved(Array(state), scope)
    guard parts.count > 1, let last = parts.last,
      let choice = parts[parts.count - 2].as(UnresolvedTernaryExprSyntax.self)
    else { return nil }
    let condition = Self.resolved(Array(parts.dropLast(2)), scope)
    switch (Evaluator.lastName(of: choice.thenExpression), Evaluator.lastName(of: last)) {
    case ("on", "off"): self.init(condition, scope)
    case ("off", "on"):
      self.init(words: ItemCondition.opposite(of: Self.words(of: condition)))
    case (_, _): return nil
    }
  }

  /// The condition of a statement that checks an action: `if item == current { action.state = .on }`.
  init?(around statement: Syntax, _ scope: Scope) {
    var inner = statement
    while let outer = inner.parent, !outer.is(ClosureExprSyntax.self), !outer.is(FunctionDeclSyntax.self) {
      if let choice = outer.as(IfExprSyntax.self) {
        guard Syntax(choice.body).id == inner.id, choice.conditions.count == 1,
          case .expression(let condition)? = choice.conditions.first?.condition
        else { return nil }
        self.init(Self.resolved([condition], scope), scope)
        return
      }
      inner = outer
    }
    return nil
  }

  private init(words: String) {
    self.words = words
    (subject, value, isOfElement) = (nil, nil, false)
  }

  private init(_ condition: [ExprSyntax], _ scope: Scope) {
    words = Self.words(of: condition)
    guard let first = condition.first, let (left, right) = Self.sides(of: condition) else {
      (subject, value, isOfElement) = (nil, nil, false)
      return
    }
    let elements = Self.elements(around: Syntax(first))
    let areElements = [left, right].map { side in
      side.tokens(viewMode: .sourceAccurate).contains { elements.contains($0.text) && !Self.isMember($0) }
    }
    isOfElement = areElements[0] != areElements[1]
    let areFixed = [left, right].map(Self.isFixed)
    guard areFixed[0] != areFixed[1] else {
      (subject, value) = (nil, nil)
      return
    }
    subject = Evaluator.words(of: areFixed[0] ? right : left)
    value = Evaluator.words(of: areFixed[0] ? left : right)
  }

  /// Whether the other condition is true if this one is false.
  func isOpposite(of other: StateCondition) -> Bool {
    words == ItemCondition.opposite(of: other.words) || other.words == ItemCondition.opposite(of: words)
  }

  private static func words(of condition: [ExprSyntax]) -> String {
    condition.map { Evaluator.words(of: $0) }.joined(separator: " ")
  }

  /// The values that a condition compares.
  private static func sides(of condition: [ExprSyntax]) -> (ExprSyntax, ExprSyntax)? {
    if condition.count == 1 { return compared(by: condition[0]) }
    guard condition.count == 3, let sign = condition[1].as(BinaryOperatorExprSyntax.self)?.operator.text else {
      return nil
    }
    if ["==", "==="].contains(sign) { return (condition[0], condition[2]) }
    return ["<", "<="].contains(sign) ? compared(byDistance: condition[0]) : nil
  }

  /// The parts of an expression, which may be in parentheses, in a local constant, or the argument of a function.
  private static func resolved(_ expression: [ExprSyntax], _ scope: Scope) -> [ExprSyntax] {
    var (parts, depth) = (expression, 0)
    while parts.count == 1, let only = parts.first, depth < 4 {
      let tuple = only.as(TupleExprSyntax.self)
      var inner = tuple?.elements.count == 1 ? tuple?.elements.first?.expression : nil
      if let name = only.as(DeclReferenceExprSyntax.self) {
        inner = constant(name)
        if inner == nil, case .expression(let argument)? = scope.local(name.baseName.text) { inner = argument.syntax }
      }
      guard let inner else { break }
      parts = [inner]
      depth += 1
    }
    return parts.count == 1
      ? parts.first?.as(SequenceExprSyntax.self).map { Array($0.elements) } ?? parts : parts
  }

  /// Whether a name is that of a member of an object: `depth` of `cell.depth`.
  private static func isMember(_ token: TokenSyntax) -> Bool {
    guard let reference = token.parent?.as(DeclReferenceExprSyntax.self) else { return false }
    return reference.parent?.as(MemberAccessExprSyntax.self)?.declName.id == reference.id
  }

  /// The values that a method compares: `item.isEqual(to: current)`.
  private static func compared(by expression: ExprSyntax) -> (ExprSyntax, ExprSyntax)? {
    guard let call = expression.as(FunctionCallExprSyntax.self), call.arguments.count == 1,
      let access = call.calledExpression.as(MemberAccessExprSyntax.self), let base = access.base,
      ["isEqual", "isSame", "isIdentical"].contains(access.declName.baseName.text), let other = call.arguments.first
    else { return nil }
    return (base, other.expression)
  }

  /// The numbers whose distance is small: `abs(item - current)`.
  private static func compared(byDistance expression: ExprSyntax) -> (ExprSyntax, ExprSyntax)? {
    guard let call = expression.as(FunctionCallExprSyntax.self), call.calledExpression.trimmedDescription == "abs",
      let difference = call.arguments.first?.expression.as(SequenceExprSyntax.self).map({ Array($0.elements) }),
      difference.count == 3, difference[1].trimmedDescription == "-"
    else { return nil }
    return (difference[0], difference[2])
  }

  /// Whether a value is a case, a constant of a type, or a literal.
  private static func isFixed(_ side: ExprSyntax) -> Bool {
    if let access = side.as(MemberAccessExprSyntax.self) {
      guard let base = access.base else { return true }
      let name = base.as(DeclReferenceExprSyntax.self)?.baseName.text ?? ""
      return name.first?.isUppercase == true
    }
    return side.is(IntegerLiteralExprSyntax.self) || side.is(StringLiteralExprSyntax.self)
      || side.is(NilLiteralExprSyntax.self)
  }

  /// The value of a local constant that is declared before its use.
  private static func constant(_ name: DeclReferenceExprSyntax) -> ExprSyntax? {
    var inner = Syntax(name)
    while let outer = inner.parent, !outer.is(MemberBlockSyntax.self) {
      if let list = outer.as(CodeBlockItemListSyntax.self) {
        for statement in list.prefix(while: { Syntax($0).id != inner.id }) {
          for binding in statement.item.as(VariableDeclSyntax.self)?.bindings ?? []
          where Property.name(of: binding) == name.baseName.text {
            return binding.initializer?.value
          }
        }
      }
      inner = outer
    }
    return nil
  }

  /// The names of the elements of the loops around a node; otherwise, those of the parameters.
  private static func elements(around node: Syntax) -> Set<String> {
    var names: Set<String> = []
    var current = node.parent
    while let outer = current, !outer.is(MemberBlockSyntax.self) {
      if let closure = outer.as(ClosureExprSyntax.self) {
        let parameters = closure.parameterNames
        names.formUnion(parameters.isEmpty ? ["$0"] : parameters)
      } else if let loop = outer.as(ForStmtSyntax.self) {
        names.formUnion(
          loop.pattern.tokens(viewMode: .sourceAccurate).compactMap {
            if case .identifier(let name) = $0.tokenKind { name } else { nil }
          })
      } else if let function = outer.as(FunctionDeclSyntax.self) {
        // A loop may call the function for each element.
        if names.isEmpty {
          names.formUnion(function.signature.parameterClause.parameters.map { ($0.secondName ?? $0.firstName).text })
        }
        return names
      }
      current = outer.parent
    }
    return names
  }
}
