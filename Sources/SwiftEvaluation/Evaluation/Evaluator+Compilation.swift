import MenuImport
import MenuStrings
import SwiftDeclarations
package import SwiftSyntax

/// Conditional compilation.
extension Evaluator {
  /// The reason that a branch of a condition is left out.
  package static func leftOutReason(_ clauses: IfConfigClauseListSyntax) -> String {
    let isForDebugging = clauses.contains { clause in
      clause.condition?.tokens(viewMode: .sourceAccurate).contains { $0.text == SwiftSource.debugSetting } ?? false
    }
    return isForDebugging ? "it is compiled in debug builds only" : "it is compiled for other platforms"
  }

  /// Runs the branches of `#if`; the elements that uncompiled branches add to lists are hidden.
  func run(_ condition: IfConfigDeclSyntax, _ scope: inout Scope, _ uncertainty: Uncertainty?) -> Completion {
    var isDecided = false
    let location = scope.source.location(of: condition)
    for clause in condition.clauses {
      guard case .statements(let statements)? = clause.elements else { continue }
      let truth: Truth? = isDecided ? .no : clause.condition.map { isCompiled($0) } ?? .some(.yes)
      let isKnown = if case nil = truth { false } else { true }
      switch truth {
      case .yes, nil:
        isDecided = true
        let words = clause.condition.map { Self.words(of: $0) } ?? ""
        let setting = Uncertainty(
          isShown: true,
          placeholder: Placeholder(
            location: location, text: "shown", reason: "the condition \(words) is a build setting"))
        let isOpen = !isKnown && uncertainty == nil && statements.allSatisfy(Self.isAddition)
        let completion = run(statements, &scope, uncertainty: isOpen ? setting : uncertainty)
        guard case .next = completion else { return completion }
      case .no, .open:
        guard statements.allSatisfy(Self.isAddition) else { continue }
        let hidden = Uncertainty(
          isShown: false,
          placeholder: Placeholder(
            location: location, text: "hidden", reason: Self.leftOutReason(condition.clauses)))
        var block = scope
        _ = run(statements, &block, uncertainty: hidden)
        scope = merge(block, in: scope)
      }
    }
    return .next
  }

  /// Whether the branches of `#if` around a node are compiled for the platform.
  package func isInCompiledBranch(_ node: Syntax) -> Bool {
    var inner = node
    while let outer = inner.parent {
      defer { inner = outer }
      guard let clause = outer.as(IfConfigClauseSyntax.self), clause.condition.map({ Syntax($0).id }) != inner.id,
        let clauses = clause.parent?.as(IfConfigClauseListSyntax.self)
      else { continue }
      // The environment, such as Mac Catalyst, is not a platform.
      if clauses.contains(where: { $0.condition?.trimmedDescription.contains("targetEnvironment") == true }) {
        continue
      }
      for other in clauses {
        let truth = other.condition.map { isCompiled($0) } ?? .some(.yes)
        if other.id == clause.id {
          if case .no? = truth { return false }
          break
        }
        if case .yes? = truth { return false }
      }
    }
    return true
  }

  /// The statements of the branch of `#if` that is compiled, the first one if a build setting decides.
  func compiled(_ condition: IfConfigDeclSyntax) -> CodeBlockItemListSyntax? {
    for clause in condition.clauses {
      switch clause.condition.map({ isCompiled($0) }) ?? .some(.yes) {
      case .no, .open: continue
      case .yes, nil: return clause.elements?.as(CodeBlockItemListSyntax.self)
      }
    }
    return nil
  }

  /// Whether a statement only adds elements to a list, or declares what another one adds.
  private static func isAddition(_ statement: CodeBlockItemSyntax) -> Bool {
    switch statement.item {
    case .decl(let declaration): return declaration.as(VariableDeclSyntax.self)?.bindingSpecifier.text == "let"
    case .stmt: return false
    case .expr(let expression):
      if let call = expression.as(FunctionCallExprSyntax.self) {
        return call.calledExpression.is(MemberAccessExprSyntax.self)
          && ["append", "insert"].contains(lastName(of: call.calledExpression))
      }
      let parts = expression.as(SequenceExprSyntax.self).map { Array($0.elements) } ?? []
      return parts.count == 3 && parts[1].trimmedDescription == "+=" && parts[2].is(ArrayExprSyntax.self)
    }
  }

  /// Whether a branch of `#if` is compiled for the platform; `nil` if a build setting decides.
  package func isCompiled(_ condition: ExprSyntax?) -> Truth? {
    guard let condition else { return nil }
    if let literal = condition.as(BooleanLiteralExprSyntax.self) { return literal.literal.text == "true" ? .yes : .no }
    if let prefix = condition.as(PrefixOperatorExprSyntax.self), prefix.operator.text == "!" {
      switch isCompiled(prefix.expression) {
      case .yes: return .no
      case .no: return .yes
      case .open, nil: return nil
      }
    }
    if let tuple = condition.as(TupleExprSyntax.self), tuple.elements.count == 1 {
      return isCompiled(tuple.elements.first?.expression)
    }
    if let sequence = condition.as(SequenceExprSyntax.self) { return isCompiled(Array(sequence.elements)[...]) }
    if condition.trimmedDescription == SwiftSource.debugSetting { return compilesForDebugging ? .yes : .no }
    guard let call = condition.as(FunctionCallExprSyntax.self), let argument = call.arguments.first else { return nil }
    let word = argument.expression.trimmedDescription
    let current = platform ?? "iOS"
    let isTouch = ["iOS", "iPadOS"].contains(current)
    switch call.calledExpression.trimmedDescription {
    case "os":
      switch word {
      case "iOS": return isTouch ? .yes : .no
      case "macOS", "OSX": return current == "macOS" ? .yes : .no
      case "visionOS", "xrOS": return current == "visionOS" ? .yes : .no
      default: return .no
      }
    case "canImport":
      switch word {
      case "UIKit": return current == "macOS" ? .no : .yes
      case "AppKit", "Cocoa": return current == "macOS" ? .yes : .no
      default: return .yes
      }
    case "targetEnvironment": return word == "macCatalyst" && isCatalyst ? .yes : .no
    case "swift", "compiler": return .yes
    default: return nil
    }
  }

  private func isCompiled(_ parts: ArraySlice<ExprSyntax>) -> Truth? {
    for sign in ["||", "&&"] {
      guard let index = parts.firstIndex(where: { $0.as(BinaryOperatorExprSyntax.self)?.operator.text == sign }) else {
        continue
      }
      let (left, right) = (isCompiled(parts[..<index]), isCompiled(parts[(index + 1)...]))
      switch (left, sign, right) {
      case (.yes, "||", _), (_, "||", .yes): return .yes
      case (.no, "&&", _), (_, "&&", .no): return .no
      case (.no, "||", .no): return .no
      case (.yes, "&&", .yes): return .yes
      default: return nil
      }
    }
    return parts.count == 1 ? isCompiled(parts.first) : .yes
  }
}
