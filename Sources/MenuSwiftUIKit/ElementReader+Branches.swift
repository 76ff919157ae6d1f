import MenuImport
import MenuStrings
import MenuSwiftViews
import SwiftDeclarations
import SwiftEvaluation
import SwiftSyntax
import SwiftValues

/// Menus and arrays of elements that functions return.
extension ElementReader {
  /// The elements of the array that the function around a menu returns; empty if another menu of the array comes
  /// first, and `nil` if the menu is none of its elements.
  func returnedElements(with call: FunctionCallExprSyntax, in source: SwiftSource) -> [ImportedItem]? {
    guard let body = MenuMaker(around: Syntax(call), returning: "UIMenu")?.listBody else { return nil }
    let scope = ScopeBuilder(source: source, evaluator: evaluator).scope(at: body)
    guard case .list(let values)?? = evaluator.enter(body, { evaluator.result(of: body, scope) }) else { return nil }
    let items = elements(of: .list(values), ExprSyntax(call), scope)
    let (location, start) = (source.location(of: call), source.location(of: body))
    guard readCalls.contains(location) else {
      readCalls = []
      return nil
    }
    let first = readCalls.filter { $0.path == start.path && $0 >= start }.min()
    if first != location { readCalls = [] }
    readCalls.remove(location)
    if first == location { return items }
    note(location)
    return []
  }

  /// The branches of the function, accessor, or closure around a menu; `nil` if a call is not what it returns.
  ///
  /// - Parameter isOfOneUse: Whether the scopes are those of one use of the function.
  func branches(
    around call: FunctionCallExprSyntax, in source: SwiftSource, isOfOneUse: Bool,
    _ scopeAt: (Syntax) -> Scope
  ) -> MenuBranches? {
    guard let body = MenuBranches.body(returning: call) else { return nil }
    if isOfOneUse { return MenuBranches(in: body, evaluator, scopeAt(Syntax(body))) }
    return bodies.branches(of: body, in: source) { MenuBranches(in: body, evaluator, scopeAt(Syntax(body))) }
  }

  /// The title of the first branch, with a note if others have another one.
  func title(
    of branches: [MenuBranches.Branch], _ title: ReadText, _ scopeAt: (Syntax) -> Scope
  ) -> ReadText {
    let texts = branches.map { branch in
      branch.call.argument("title").map { evaluator.text(of: $0, scopeAt(Syntax(branch.call))) } ?? ReadText("")
    }
    guard var shown = texts.first, let other = texts.first(where: { $0.string != shown.string }) else { return title }
    if let placeholder = branches[0].path.placeholder {
      shown.choices.append(
        Placeholder(
          location: placeholder.location, text: shown.string,
          reason: "\(placeholder.reason), and another branch has the title “\(other.string)”"))
    }
    return shown
  }
}
