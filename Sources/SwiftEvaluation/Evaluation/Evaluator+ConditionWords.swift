import MenuDocument
import SwiftDeclarations
package import SwiftSyntax
import SwiftValues

/// Conditions in the words of the code, for the items of their branches.
extension Evaluator {
  /// The words of an `if` statement's conditions; `nil` if they are only about the system.
  package static func conditionWords(of conditions: some Sequence<ConditionElementSyntax>) -> String? {
    conditions.reduce(nil) { ItemCondition.both($0, conditionWords(of: $1.condition)) }
  }

  private static func conditionWords(of condition: ConditionElementSyntax.Condition) -> String? {
    switch condition {
    case .expression(let expression): whole(expression)
    case .availability: nil
    case .optionalBinding(let binding):
      binding.pattern.trimmedDescription == "self" ? nil : conditionWords(of: binding)
    case .matchingPattern(let match): words(of: match.initializer.value, matches: match.pattern)
    }
  }

  private static func conditionWords(of binding: OptionalBindingConditionSyntax) -> String {
    existenceWords(of: binding.initializer.map { Syntax($0.value) } ?? Syntax(binding.pattern))
  }

  /// The words of the condition that an optional is not `nil`.
  package static func existenceWords(of expression: some SyntaxProtocol) -> String {
    let value = whole(expression)
    let parts = ItemCondition.words(of: value)
    if parts.count == 3, parts[1] == "as?" { return "\(parts[0]) is \(parts[2])" }
    return parts.count == 1 ? "\(value) != nil" : "(\(value)) != nil"
  }

  /// The words of a comparison with a pattern, without the names that the pattern binds.
  private static func words(of subject: ExprSyntax, matches pattern: PatternSyntax) -> String {
    let pattern = pattern.as(ValueBindingPatternSyntax.self)?.pattern ?? pattern
    if let subjects = subject.as(TupleExprSyntax.self)?.elements, let patterns = pattern.parts,
      subjects.count == patterns.count
    {
      let words = zip(subjects, patterns).reduce(nil) { words, part in
        acceptsAll(part.1) ? words : ItemCondition.both(words, Self.words(of: part.0.expression, matches: part.1))
      }
      if let words { return words }
    }
    let subject = whole(subject)
    if let type = pattern.as(IsTypePatternSyntax.self)?.type { return "\(subject) is \(whole(type))" }
    guard let expression = pattern.as(ExpressionPatternSyntax.self)?.expression else {
      return pattern.is(IdentifierPatternSyntax.self) ? "\(subject) != nil" : "\(subject) == \(whole(pattern))"
    }
    // `let crate as Crate`
    let parts = ItemCondition.words(of: whole(expression))
    if parts.count == 3, parts[1] == "as" { return "\(subject) is \(parts[2])" }
    // A case without its values: `.failed` of `case .failed(let error)`.
    let plain = expression.as(FunctionCallExprSyntax.self)?.calledExpression ?? expression
    if plain.trimmedDescription == "true" { return subject }
    if plain.trimmedDescription == "false" { return ItemCondition.opposite(of: subject) }
    let words = whole(plain)
    return ["..<", "..."].contains(where: words.contains) ? "(\(words)).contains(\(subject))" : "\(subject) == \(words)"
  }

  /// Whether every value matches a pattern: `_` and `let name`.
  private static func acceptsAll(_ pattern: PatternSyntax) -> Bool {
    let pattern = pattern.as(ValueBindingPatternSyntax.self)?.pattern ?? pattern
    return pattern.is(WildcardPatternSyntax.self) || pattern.is(IdentifierPatternSyntax.self)
  }

  /// The words of a part of a condition, which may be longer than those of a note.
  private static func whole(_ part: some SyntaxProtocol) -> String { words(of: part, atMost: 600) }

  /// A condition and its opposite.
  package static func bothWays(_ condition: String?) -> [String?] {
    [condition, condition.map(ItemCondition.opposite)]
  }

  package static func initialReason(_ words: String) -> String { "the initial value of \(words) hides it" }

  /// The conditions of branches that exclude each other, and of the rest.
  static func chain(of conditions: [String?]) -> [String?] {
    var before: String?
    let all = conditions.map { condition in
      defer { before = ItemCondition.both(before, condition.map(ItemCondition.opposite)) }
      return ItemCondition.both(before, condition)
    }
    return all + [before]
  }

  /// The conditions of a `switch` statement's branches, each with the opposites of those before it; the last branch
  /// has only these.
  package func conditionWords(of branches: [SwitchCaseSyntax], of subject: ExprSyntax) -> [String?] {
    let key = [subject.id] + branches.map(\.id)
    if let known = switchWords[key] { return known }
    let words = Self.chain(
      of: branches.dropLast().map { branch in
        guard case .case(let label) = branch.label else { return nil }
        let all = label.caseItems.map { item in
          let words = Self.words(of: subject, matches: item.pattern)
          return ItemCondition.both(words, item.whereClause.map { Self.whole($0.condition) }) ?? words
        }
        return all.joined(separator: " || ")
      })
    switchWords[key] = words
    return words
  }
}
