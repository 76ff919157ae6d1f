import MenuImport
import MenuStrings
import SwiftDeclarations
import SwiftSyntax
import SwiftValues

/// Conditional compilation.
extension Evaluator {
  /// Runs the branches of `#if`; the elements that uncompiled branches add to lists are hidden, and of the results of
  /// branches that a build setting selects, each is possible.
  func run(_ condition: IfConfigDeclSyntax, _ scope: inout Scope, _ uncertainty: Uncertainty?) -> Completion {
    var isDecided = false
    var possible: [EarlyResult] = []
    var setting: Unknown?
    let location = scope.source.location(of: condition)
    for clause in condition.clauses {
      guard case .statements(let statements)? = clause.elements else { continue }
      let truth = isDecided ? false : compilation.isCompiled(clause)
      var block = scope
      switch truth {
      case true, nil:
        isDecided = true
        let reason = "the condition \(clause.condition.map { Self.words(of: $0) } ?? "") is a build setting"
        let shown = Uncertainty(
          isShown: true, placeholder: Placeholder(location: location, isShown: true, reason: reason))
        let isOpen = truth == nil && uncertainty == nil && statements.allSatisfy(\.isAddition)
        let completion = run(statements, &block, uncertainty: isOpen ? shown : uncertainty)
        if truth == nil, case .returned(let value) = completion {
          setting = setting ?? unknown(clause, scope, reason)
          possible.append(EarlyResult(value: value))
          isDecided = false
          continue
        }
        scope = block
        if let setting, case .returned(let value) = completion {
          return self.completion(value, after: possible, setting, at: location)
        }
        guard case .next = completion else { return completion }
      case false:
        guard statements.allSatisfy(\.isAddition) else { continue }
        let reason = Compilation.leftOutReason(condition.clauses)
        let hidden = Uncertainty(
          isShown: false, placeholder: Placeholder(location: location, isShown: false, reason: reason))
        _ = run(statements, &block, uncertainty: hidden)
        scope = merge(block, in: scope)
      }
    }
    return setting.map { .maybe(possible, $0, location) } ?? .next
  }
}
