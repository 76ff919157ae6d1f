import SwiftEvaluation
import SwiftSyntax

/// The owner of a UIKit menu: a button or a context menu.
struct UIKitOwner {
  let button: FunctionCallExprSyntax?
  let isContextMenu: Bool
  let isEditMenu: Bool

  init(of call: FunctionCallExprSyntax) {
    var button: FunctionCallExprSyntax?
    var isContextMenu = false
    var isEditMenu = false
    var current = Syntax(call).parent
    while let inner = current {
      if let outer = inner.as(FunctionCallExprSyntax.self) {
        let name = outer.calledExpression.trimmedDescription
        if name == "UIContextMenuConfiguration" { isContextMenu = true }
        if ["UIBarButtonItem", "UIButton"].contains(name), button == nil,
          outer.argument("menu").map({ Syntax($0).id == Syntax(call).id }) == true
        {
          button = outer
        }
      }
      if let function = inner.as(FunctionDeclSyntax.self) {
        let type = function.signature.returnClause?.type.trimmedDescription ?? ""
        if type.contains("UIContextMenuConfiguration") || function.name.text.contains("ontextMenu") {
          isContextMenu = true
        }
        let labels = function.signature.parameterClause.parameters.map(\.firstName.text)
        isEditMenu =
          function.name.text == "editMenuInteraction" || labels.contains("editMenuForTextIn")
          || labels.contains("editMenuForTextInRanges")
          || labels.contains("menuConfigurationFor") && function.signature.description.contains("UITextItem")
        break
      }
      if inner.is(MemberBlockSyntax.self) { break }
      current = inner.parent
    }
    self.button = button
    self.isContextMenu = isContextMenu && button == nil && !isEditMenu
    self.isEditMenu = isEditMenu && button == nil
  }
}
