package import SwiftSyntax

/// The platform and settings that the conditions of `#if` test.
package struct Compilation {
  /// The platform of the menu; iOS if it is unknown.
  package var platform: String?
  /// Whether the platform is Mac Catalyst.
  package var isCatalyst = false
  /// Whether `DEBUG` is set.
  package var isForDebugging = false

  package init(platform: String?, isCatalyst: Bool = false, isForDebugging: Bool = false) {
    self.platform = platform
    self.isCatalyst = isCatalyst
    self.isForDebugging = isForDebugging
  }

  /// The reason that a branch of a condition is left out.
  package static func leftOutReason(_ clauses: IfConfigClauseListSyntax) -> String {
    let isForDebugging = clauses.contains { clause in
      clause.condition?.tokens(viewMode: .sourceAccurate).contains { $0.text == SwiftSource.debugSetting } ?? false
    }
    return isForDebugging ? "it is compiled in debug builds only" : "it is compiled for other platforms"
  }

  /// Whether the branches of `#if` around a node are compiled.
  package func includes(_ node: Syntax) -> Bool {
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
        let truth = isCompiled(other)
        if other.id == clause.id {
          if truth == false { return false }
          break
        }
        if truth == true { return false }
      }
    }
    return true
  }

  /// Whether only Mac Catalyst compiles a node of an iOS app.
  package static func isOnlyInCatalyst(_ node: Syntax) -> Bool {
    var current = node.parent
    while let outer = current {
      if let clause = outer.as(IfConfigClauseSyntax.self),
        let clauses = clause.parent?.as(IfConfigClauseListSyntax.self)
      {
        func compiled(_ isCatalyst: Bool) -> IfConfigClauseSyntax? {
          clauses.first { Compilation(platform: "iOS", isCatalyst: isCatalyst).isCompiled($0) != false }
        }
        if compiled(true)?.id == clause.id, compiled(false)?.id != clause.id { return true }
      }
      current = outer.parent
    }
    return false
  }

  /// The statements of the branch of `#if` that is compiled, the first one if a build setting decides.
  package func statements(of condition: IfConfigDeclSyntax) -> CodeBlockItemListSyntax? {
    condition.clauses.first { isCompiled($0) != false }?.elements?.as(CodeBlockItemListSyntax.self)
  }

  /// The cases of a `switch`, with those of the branches of `#if` that are compiled.
  package func cases(of choice: SwitchExprSyntax) -> [SwitchCaseSyntax] { cases(of: choice.cases) }

  private func cases(of list: SwitchCaseListSyntax) -> [SwitchCaseSyntax] {
    list.flatMap { element -> [SwitchCaseSyntax] in
      switch element {
      case .switchCase(let branch): return [branch]
      case .ifConfigDecl(let condition):
        let compiled = condition.clauses.first { isCompiled($0) != false }
        return compiled?.elements?.as(SwitchCaseListSyntax.self).map { cases(of: $0) } ?? []
      }
    }
  }

  /// Whether a branch of `#if` is compiled, unless one before it is; `nil` if a build setting decides.
  package func isCompiled(_ clause: IfConfigClauseSyntax) -> Bool? {
    clause.condition.map { isCompiled($0) } ?? true
  }

  private func isCompiled(_ condition: ExprSyntax?) -> Bool? {
    guard let condition else { return nil }
    if let literal = condition.as(BooleanLiteralExprSyntax.self) { return literal.literal.text == "true" }
    if let prefix = condition.as(PrefixOperatorExprSyntax.self), prefix.operator.text == "!" {
      return isCompiled(prefix.expression).map { !$0 }
    }
    if let tuple = condition.as(TupleExprSyntax.self), tuple.elements.count == 1 {
      return isCompiled(tuple.elements.first?.expression)
    }
    if let sequence = condition.as(SequenceExprSyntax.self) { return isCompiled(Array(sequence.elements)[...]) }
    if condition.trimmedDescription == SwiftSource.debugSetting { return isForDebugging }
    guard let call = condition.as(FunctionCallExprSyntax.self), let argument = call.arguments.first else { return nil }
    let word = argument.expression.trimmedDescription
    let current = platform ?? "iOS"
    switch call.calledExpression.trimmedDescription {
    case "os":
      switch word {
      case "iOS": return ["iOS", "iPadOS"].contains(current)
      case "macOS", "OSX": return current == "macOS"
      case "visionOS", "xrOS": return current == "visionOS"
      default: return false
      }
    case "canImport":
      switch word {
      case "UIKit": return current != "macOS"
      case "AppKit", "Cocoa": return current == "macOS"
      default: return true
      }
    case "targetEnvironment": return word == "macCatalyst" && isCatalyst
    case "swift", "compiler": return true
    default: return nil
    }
  }

  private func isCompiled(_ parts: ArraySlice<ExprSyntax>) -> Bool? {
    for sign in ["||", "&&"] {
      guard let index = parts.firstIndex(where: { $0.as(BinaryOperatorExprSyntax.self)?.operator.text == sign }) else {
        continue
      }
      let (left, right) = (isCompiled(parts[..<index]), isCompiled(parts[(index + 1)...]))
      switch (left, sign, right) {
      case (true, "||", _), (_, "||", true), (true, "&&", true): return true
      case (false, "&&", _), (_, "&&", false), (false, "||", false): return false
      default: return nil
      }
    }
    return parts.count == 1 ? isCompiled(parts.first) : true
  }
}
