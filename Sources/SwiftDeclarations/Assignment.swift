package import SwiftSyntax

/// An assignment, such as `item?.title = "Open"`.
package struct Assignment {
  package let target: ExprSyntax
  /// The value, in several parts if it has operators.
  package let parts: ArraySlice<ExprSyntax>

  /// The value if it has one part.
  package var value: ExprSyntax? { parts.count == 1 ? parts.first : nil }
  /// The value with its spaces and comments inside.
  var verbatim: String { parts.map(\.trimmedDescription).joined(separator: " ") }
  package var words: String { parts.map { $0.words(atMost: 80) }.joined(separator: " ") }

  /// `nil` for other expressions.
  package init?(_ node: some SyntaxProtocol) {
    guard let sequence = node.as(SequenceExprSyntax.self) else { return nil }
    let elements = Array(sequence.elements)
    guard elements.count >= 3, elements[1].is(AssignmentExprSyntax.self) else { return nil }
    target = elements[0].unwrapped
    parts = elements[2...]
  }
}
