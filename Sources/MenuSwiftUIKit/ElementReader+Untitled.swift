import MenuImport
import MenuSwiftViews
import SwiftDeclarations
import SwiftEvaluation
import SwiftSyntax
import SwiftValues

/// Buttons whose title code removes.
extension ElementReader {
  /// Whether code sets an empty title in every case, also by a method that the sources add, and no other title.
  func emptiesTitle(
    of owner: UIKitOwner, _ parts: LabelParts, _ readers: [ButtonReader], _ types: ControlTypes, _ scope: Scope
  ) -> Bool {
    guard parts.texts.allSatisfy(\.string.isEmpty) else { return false }
    if readers.contains(where: { $0.emptiesTitle(scope) }) { return true }
    let type = owner.target.flatMap { types.name(of: $0) }
    return methods(calledBy: readers.flatMap(\.helperCalls), type, scope).contains { body, inner in
      buttonReader(nil, in: [Syntax(body)]).emptiesTitle(inner)
    }
  }
}

extension ButtonReader {
  /// Whether a statement that always runs sets an empty title.
  func emptiesTitle(_ scope: Scope) -> Bool {
    let titles = statements.calls(of: name).filter {
      $0.member == "setTitle" && !$0.isHandled && !Self.isForOtherState($0.syntax)
    }
    return titles.contains { title in
      guard let value = title.syntax.argument() else { return false }
      let inner = self.scope(at: value, scope)
      guard runs(Syntax(title.syntax), scope) else { return false }
      switch labels.evaluator.evaluate(value, inner) {
      case .nothing: return true
      case .text: return labels.evaluator.text(of: value, inner).string.isEmpty
      case .number, .bool, .list, .tuple, .enumCase, .instance, .closure, .function, .type, .symbol, .conditional,
        .repeated, .unknown:
        return false
      }
    }
  }

  /// Whether a statement runs whenever its function does.
  private func runs(_ statement: Syntax, _ scope: Scope) -> Bool {
    var node = statement
    while let outer = node.parent, !roots.contains(node), !outer.is(FunctionDeclSyntax.self) {
      if let branch = outer.as(IfExprSyntax.self) {
        // The names in the branch already know that the condition is true.
        let before = self.scope(at: ExprSyntax(branch), scope)
        guard node.id == branch.body.id, case .yes = labels.evaluator.decide(branch.conditions, before).truth else {
          return false
        }
      }
      if [.guardStmt, .switchCase, .forStmt, .whileStmt, .repeatStmt, .catchClause].contains(outer.kind) {
        return false
      }
      node = outer
    }
    return true
  }
}
