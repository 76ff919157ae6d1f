import MenuImport
import MenuStrings
import MenuSwiftViews
import PositionedJSON
import SwiftEvaluation
import SwiftSyntax

/// Buttons with menus.
extension ElementReader {
  /// Whether code makes a button show the chosen item: `button.changesSelectionAsPrimaryAction = true`.
  func selects(_ button: Syntax, _ scope: Scope) -> Bool {
    guard let expression = button.as(ExprSyntax.self) else { return false }
    let name = Evaluator.lastName(of: expression)
    var root = Syntax(button.root)
    var isOwn = false
    if case .property(let property, _)? = evaluator.binding(of: name, scope), let initial = property.initializer,
      initial.trimmedDescription.contains("changesSelectionAsPrimaryAction")
    {
      (root, isOwn) = (Syntax(initial), true)
    }
    var stack = [root]
    while let node = stack.popLast() {
      if let sequence = node.as(SequenceExprSyntax.self) {
        let parts = Array(sequence.elements)
        if parts.count == 3, let access = parts[0].as(MemberAccessExprSyntax.self),
          access.declName.baseName.text == "changesSelectionAsPrimaryAction", parts[2].trimmedDescription == "true",
          isOwn || Evaluator.lastName(of: access.base) == name
        {
          return true
        }
      }
      stack += node.children(viewMode: .sourceAccurate)
    }
    return false
  }

  func unlabeledButton(of menu: ImportedMenu?) -> [UnlabeledButton] {
    guard let unlabeled, let menu else { return [] }
    let (owner, outlet, title) = unlabeled
    return [UnlabeledButton(menu: menu.location, owner: owner, outlet: outlet, title: title)]
  }

  /// A pop-up button, whose title is the chosen item.
  func popUp(_ menu: ImportedMenu, _ button: [(String, JSONNode)]) -> ImportedMenu {
    var menu = menu
    menu.presentation = "popUpButton"
    guard let picker = ImportedItem(pickerOf: menu.items, location: menu.location) else {
      return menu.with(button: button.contains { $0.0 == "title" } ? button : [("title", "")] + button)
    }
    menu.items = [picker]
    return menu.with(button: button.filter { $0.0 != "title" })
  }

  /// The label of a button in a variable: the arguments that create it, and the title and image set in its file.
  func label(ofTarget target: ExprSyntax, _ scope: Scope) -> LabelParts {
    let name = Evaluator.lastName(of: target)
    var parts = LabelParts()
    switch evaluator.binding(of: name, scope) {
    case .property(let property, _)?:
      if let call = property.initializer?.as(FunctionCallExprSyntax.self) { parts = label(ofMade: call, scope) }
    case .expression(let expression)?, .local(let expression)?:
      if let call = expression.syntax.as(FunctionCallExprSyntax.self) {
        parts = label(ofMade: call, expression.scope)
      }
    case .value?, .change?, .runTime?, nil: break
    }
    if parts.isTelling { return parts }
    let later = ButtonLabelReader(labels: labels, name: name).parts(in: target.root, scope)
    return parts.isEmpty || later.isTelling ? later : parts
  }

  /// The label of a new button, also of one that a closure makes: `{ let button = UIButton(); …; return button }()`.
  private func label(ofMade call: FunctionCallExprSyntax, _ scope: Scope) -> LabelParts {
    guard let closure = call.calledExpression.as(ClosureExprSyntax.self) else { return label(of: call, scope) }
    let last = closure.statements.last?.item
    let result = last?.as(ReturnStmtSyntax.self)?.expression ?? last?.as(ExprSyntax.self)
    if let made = result?.as(FunctionCallExprSyntax.self) { return label(of: made, scope) }
    guard let name = result?.as(DeclReferenceExprSyntax.self)?.baseName.text else { return LabelParts() }
    let bindings = closure.statements.flatMap { statement in
      statement.item.as(VariableDeclSyntax.self).map { Array($0.bindings) } ?? []
    }
    let initial = bindings.first { $0.pattern.trimmedDescription == name }?.initializer?.value
    let parts = initial?.as(FunctionCallExprSyntax.self).map { label(of: $0, scope) } ?? LabelParts()
    if parts.isTelling { return parts }
    let later = ButtonLabelReader(labels: labels, name: name).parts(in: Syntax(closure), scope)
    return parts.isEmpty || later.isTelling ? later : parts
  }
}
