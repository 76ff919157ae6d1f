import MenuImport
import MenuStrings
import SwiftDeclarations
import SwiftSyntax

/// Conditional compilation.
extension Evaluator {
  /// Runs the branches of `#if`; the elements that uncompiled branches add to lists are hidden.
  func run(_ condition: IfConfigDeclSyntax, _ scope: inout Scope, _ uncertainty: Uncertainty?) -> Completion {
    var isDecided = false
    let compilation = compilation
    let location = scope.source.location(of: condition)
    for clause in condition.clauses {
      guard case .statements(let statements)? = clause.elements else { continue }
      let truth = isDecided ? false : compilation.isCompiled(clause)
      switch truth {
      case true, nil:
        isDecided = true
        let words = clause.condition.map { Self.words(of: $0) } ?? ""
        let setting = Uncertainty(
          isShown: true,
          placeholder: Placeholder(
            location: location, isShown: true, reason: "the condition \(words) is a build setting"))
        let isOpen = truth == nil && uncertainty == nil && statements.allSatisfy(\.isAddition)
        let completion = run(statements, &scope, uncertainty: isOpen ? setting : uncertainty)
        guard case .next = completion else { return completion }
      case false:
        guard statements.allSatisfy(\.isAddition) else { continue }
        let hidden = Uncertainty(
          isShown: false,
          placeholder: Placeholder(
            location: location, isShown: false, reason: Compilation.leftOutReason(condition.clauses)))
        var block = scope
        _ = run(statements, &block, uncertainty: hidden)
        scope = merge(block, in: scope)
      }
    }
    return .next
  }
}
