import SwiftEvaluation
import SwiftSyntax

/// The owner of a UIKit menu: a button or a context menu.
struct UIKitOwner {
  let button: FunctionCallExprSyntax?
  let isContextMenu: Bool
  let isEditMenu: Bool
  /// The button whose `menu` is set.
  let target: ExprSyntax?
  /// The declaration of the button that sets its own `menu`.
  let ownButton: ClassDeclSyntax?

  /// The owner of a menu that a call makes, or that a function with the call returns.
  init(of call: FunctionCallExprSyntax) {
    let own = UIKitOwner(ofUse: ExprSyntax(call))
    if own.isNone,
      let use = Self.localUses(of: ExprSyntax(call)).lazy.map({ UIKitOwner(ofUse: $0) }).first(where: { !$0.isNone })
    {
      self = use
      return
    }
    guard own.isNone, let maker = MenuMaker(around: Syntax(call), returning: "UIMenu"), maker.returns(call) else {
      self = own
      return
    }
    self =
      maker.uses.lazy.flatMap { [$0] + Self.localUses(of: $0) }.map { UIKitOwner(ofUse: $0) }.first { !$0.isNone }
      ?? own
  }

  private var isNone: Bool {
    button == nil && target == nil && ownButton == nil && !isContextMenu && !isEditMenu
  }

  /// The uses of the local constant that holds the menu.
  private static func localUses(of call: ExprSyntax) -> [ExprSyntax] {
    guard let binding = call.parent?.parent?.as(PatternBindingSyntax.self), let name = Property.name(of: binding),
      let list = binding.parent?.parent?.parent?.parent?.as(CodeBlockItemListSyntax.self)
    else { return [] }
    var uses: [ExprSyntax] = []
    var stack = [Syntax(list)]
    while let node = stack.popLast() {
      if let reference = node.as(DeclReferenceExprSyntax.self), reference.baseName.text == name {
        uses.append(ExprSyntax(reference))
      }
      stack += node.children(viewMode: .sourceAccurate).reversed()
    }
    return uses
  }

  /// The class around a node, if it is a button.
  private static func buttonClass(around node: Syntax) -> ClassDeclSyntax? {
    var current = node.parent
    while let inner = current, !inner.is(ClassDeclSyntax.self) { current = inner.parent }
    guard let type = current?.as(ClassDeclSyntax.self), let parent = type.inheritanceClause?.inheritedTypes.first,
      ["Button", "BarButtonItem"].contains(where: { parent.type.trimmedDescription.hasSuffix($0) })
    else { return nil }
    return type
  }

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
    let words = assignment?.base?.trimmedDescription.lowercased() ?? ""
    let isButton = assignment?.member == "menu" && (words.contains("button") || words.contains("item"))
    target = isButton ? assignment?.base : nil
    ownButton = assignment.flatMap {
      $0.base == nil && $0.member == "menu" ? Self.buttonClass(around: Syntax(call)) : nil
    }
    let isOwned = button != nil || isButton || ownButton != nil
    self.button = button
    self.isContextMenu = isContextMenu && !isOwned && !isEditMenu
    self.isEditMenu = isEditMenu && !isOwned
  }
}
