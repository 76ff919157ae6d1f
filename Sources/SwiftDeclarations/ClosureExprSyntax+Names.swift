package import SwiftSyntax

extension ClosureExprSyntax {
  /// The names of the parameters; empty for `$0` and the like.
  package var parameterNames: [String] {
    switch signature?.parameterClause {
    case .simpleInput(let parameters): parameters.map { Self.plain($0.name) }
    case .parameterClause(let clause): clause.parameters.map { Self.plain($0.secondName ?? $0.firstName) }
    case nil: []
    }
  }

  /// The name of a parameter; a projected `$name` also binds the plain name.
  private static func plain(_ token: TokenSyntax) -> String {
    let name = token.text.trimmingBackticks
    return name.hasPrefix("$") ? String(name.dropFirst()) : name
  }

  /// The names of the capture list that have a value: `[button = popUp]`.
  package var captures: [(name: String, value: ExprSyntax)] {
    (signature?.capture?.items ?? []).compactMap { capture in
      guard let value = capture.initializer?.value, capture.name.tokenKind != .keyword(.self) else { return nil }
      return (capture.name.text.trimmingBackticks, value)
    }
  }
}
