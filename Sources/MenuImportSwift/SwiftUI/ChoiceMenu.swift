import SwiftDeclarations
import SwiftEvaluation
import SwiftSyntax
import SwiftValues

/// A SwiftUI menu whose items set the value that its label shows: a pop-up button made by hand.
///
/// ```swift
/// Menu(size.name) { ForEach(Size.allCases) { size in Button(size.name) { self.size = size } } }
/// ```
final class ChoiceMenu: SyntaxVisitor {
  /// The names that the action of each button sets.
  private var actions: [Set<String>] = []
  private var hasLoop = false
  private var hasOthers = false

  /// Returns whether each item sets one value, whose name the label has.
  static func isChoice(content: ExprSyntax?, label: [Syntax]) -> Bool {
    guard let content else { return false }
    let visitor = ChoiceMenu(viewMode: .sourceAccurate)
    visitor.walk(content)
    guard !visitor.hasOthers, visitor.actions.count > 1 || visitor.hasLoop, let first = visitor.actions.first else {
      return false
    }
    let common = visitor.actions.reduce(first) { $0.intersection($1) }
    guard !common.isEmpty else { return false }
    return label.contains { part in
      part.tokens(viewMode: .sourceAccurate).contains { common.contains($0.text) }
    }
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    switch node.calledExpression.trimmedDescription {
    case "Button":
      let action = node.argument("action") ?? node.trailingClosure.map { ExprSyntax($0) }
      actions.append(action.map(AssignedNames.of) ?? [])
      return .skipChildren
    case "ForEach":
      hasLoop = true
      return .visitChildren
    case "Menu", "Toggle", "Picker", "Link", "NavigationLink", "ShareLink", "RenameButton", "EditButton", "PasteButton":
      hasOthers = true
      return .skipChildren
    default: return .visitChildren
    }
  }
}

/// The last names of what statements set, except to `true` and `false`.
private final class AssignedNames: SyntaxVisitor {
  private var names: Set<String> = []

  static func of(_ action: ExprSyntax) -> Set<String> {
    let visitor = AssignedNames(viewMode: .sourceAccurate)
    visitor.walk(action)
    return visitor.names
  }

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    guard let assignment = Assignment(node), assignment.value?.is(BooleanLiteralExprSyntax.self) != true else {
      return .visitChildren
    }
    if let access = assignment.target.as(MemberAccessExprSyntax.self) {
      names.insert(access.declName.baseName.text)
    } else if let reference = assignment.target.as(DeclReferenceExprSyntax.self) {
      names.insert(reference.baseName.text)
    }
    return .visitChildren
  }
}
