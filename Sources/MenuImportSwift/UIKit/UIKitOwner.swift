import MenuSwiftViews
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
  ///
  /// - Parameter others: Finds the uses of a function in other files.
  init(of call: FunctionCallExprSyntax, usesInOtherFiles others: (String) -> [ExprSyntax]) {
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
    self = Self.owner(ofUses: maker.uses) ?? Self.owner(ofUses: others(maker.name)) ?? own
  }

  static func owner(ofUses uses: [ExprSyntax]) -> UIKitOwner? {
    uses.lazy.flatMap { [$0] + localUses(of: $0) }.map { UIKitOwner(ofUse: $0) }.first { !$0.isNone }
  }

  /// Whether a local constant holds the menu, and a list of elements contains the constant.
  static func isElement(_ call: FunctionCallExprSyntax) -> Bool {
    localUses(of: ExprSyntax(call)).contains { $0.parent?.is(ArrayElementSyntax.self) ?? false }
  }

  /// The type and the argument of a call that a menu is passed to, directly or as a local constant.
  static func holder(of call: FunctionCallExprSyntax) -> (type: String, field: String)? {
    for use in [ExprSyntax(call)] + localUses(of: ExprSyntax(call)) {
      guard let argument = use.parent?.as(LabeledExprSyntax.self), let label = argument.label?.text,
        let outer = argument.parent?.parent?.as(FunctionCallExprSyntax.self),
        let name = outer.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
        name.first?.isUppercase == true
      else { continue }
      return (name, label)
    }
    return nil
  }

  var isNone: Bool {
    button == nil && target == nil && ownButton == nil && !isContextMenu && !isEditMenu
  }

  /// The uses of the local constant that holds the menu.
  private static func localUses(of call: ExprSyntax) -> [ExprSyntax] {
    var name: String?
    var block: Syntax?
    if let binding = call.parent?.parent?.as(PatternBindingSyntax.self) {
      name = Property.name(of: binding)
      block = binding.parent?.parent?.parent?.parent.flatMap { $0.is(CodeBlockItemListSyntax.self) ? $0 : nil }
    } else if let binding = call.parent?.parent?.as(OptionalBindingConditionSyntax.self) {
      name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
      // The block of `if let`, or the statements around `guard let`.
      let statement = binding.parent?.parent?.parent
      block = statement?.is(GuardStmtSyntax.self) == true ? statement?.parent?.parent : statement
    }
    guard let name, let block else { return [] }
    var uses: [ExprSyntax] = []
    var stack = [block]
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
        if name == "UIContextMenuConfiguration" || name.hasSuffix(".contextMenu") { isContextMenu = true }
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
        // `editMenu(for:suggestedActions:)` of text inputs, and the methods of their delegates.
        isEditMenu =
          function.name.text == "editMenuInteraction" || function.name.text == "editMenu"
          || labels.contains { $0.hasPrefix("editMenuFor") }
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
