import SwiftEvaluation
import SwiftSyntax

/// The owner of a UIKit menu: a button or a context menu.
struct UIKitOwner {
  let button: FunctionCallExprSyntax?
  let isContextMenu: Bool
  let isEditMenu: Bool
  /// The button whose `menu` is set.
  let target: ExprSyntax?

  /// The owner of a menu that a call makes, or that a function with the call returns.
  init(of call: FunctionCallExprSyntax) {
    let own = UIKitOwner(ofUse: ExprSyntax(call))
    guard own.isNone, let maker = MenuMaker(around: Syntax(call), returning: "UIMenu"), maker.returns(call) else {
      self = own
      return
    }
    self = maker.uses.lazy.map { UIKitOwner(ofUse: $0) }.first { !$0.isNone } ?? own
  }

  private var isNone: Bool { button == nil && target == nil && !isContextMenu && !isEditMenu }

  private init(ofUse call: ExprSyntax) {
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
    let assignment = MenuAssignment(of: call)
    let words = assignment?.base.trimmedDescription.lowercased() ?? ""
    let isButton = assignment?.member == "menu" && (words.contains("button") || words.contains("item"))
    target = isButton ? assignment?.base : nil
    let isOwned = button != nil || isButton
    self.button = button
    self.isContextMenu = isContextMenu && !isOwned && !isEditMenu
    self.isEditMenu = isEditMenu && !isOwned
  }
}
