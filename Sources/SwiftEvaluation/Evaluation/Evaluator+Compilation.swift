import MenuImport
import MenuStrings
package import SwiftSyntax

/// Conditional compilation.
extension Evaluator {
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
    case "targetEnvironment": return .no
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
