import MenuDocument
import SwiftEvaluation
import SwiftSyntax

/// The condition that selects the state of an action: `isShort ? .on : .off`.
struct StateCondition {
  private let words: String

  /// - Parameters:
  ///   - state: The parts of the state.
  ///   - scope: The names that the state sees.
  init?(state: ArraySlice<ExprSyntax>, _ scope: Scope) {
    let parts = StateComparison.resolved(Array(state), scope)
    guard parts.count > 1, let last = parts.last,
      let choice = parts[parts.count - 2].as(UnresolvedTernaryExprSyntax.self)
    else { return nil }
    let condition = StateComparison.resolved(Array(parts.dropLast(2)), scope)
    let words = condition.map { Evaluator.words(of: $0) }.joined(separator: " ")
    guard !words.isEmpty else { return nil }
    switch (Evaluator.lastName(of: choice.thenExpression), Evaluator.lastName(of: last)) {
    case ("on", "off"): self.words = words
    case ("off", "on"): self.words = ItemCondition.opposite(of: words)
    case (_, _): return nil
    }
  }

  /// Whether the other condition is true if this one is false.
  func isOpposite(of other: StateCondition) -> Bool {
    words == ItemCondition.opposite(of: other.words) || other.words == ItemCondition.opposite(of: words)
  }
}
