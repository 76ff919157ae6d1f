import MenuSwiftViews
import SwiftDeclarations
import SwiftEvaluation
import SwiftSyntax
import SwiftValues

/// The owner of a UIKit menu: a button or a context menu.
struct UIKitOwner {
  let button: FunctionCallExprSyntax?
  let isContextMenu: Bool
  /// Whether only the name of the function around the menu tells that it is a context menu.
  private let isNamed: Bool
  let isEditMenu: Bool
  let isToolbarItem: Bool
  /// The button whose `menu` is set.
  let target: ExprSyntax?
  /// The declaration of the button that sets its own `menu`.
  let ownButton: ClassDeclSyntax?
  /// The file of the button, if it may be another one than that of the menu.
  var source: SwiftSource?

  /// The owner of a menu that a call makes, or that a function with the call returns.
  ///
  /// - Parameters:
  ///   - use: The use of the variable that holds the menu, if code changes it before.
  ///   - made: Finds the owner of a menu that a function or property returns.
  init(
    of call: FunctionCallExprSyntax, use: ExprSyntax? = nil, _ types: ControlTypes,
    madeBy made: (MenuMaker) -> UIKitOwner?
  ) {
    let menu = use ?? ExprSyntax(call)
    let own = UIKitOwner(ofUse: menu, types)
    if let use = Self.owner(ofUses: Self.localUses(of: menu), types), own.isNone || use.isButton {
      self = use
      return
    }
    guard own.isNone || own.isNamed, let maker = MenuMaker(around: Syntax(menu), returning: "UIMenu"),
      maker.returns(menu)
    else {
      self = own.isNone ? Self.handed(uses: [menu] + Self.localUses(of: menu), types) ?? own : own
      return
    }
    self = made(maker) ?? own
  }

  static func owner(ofUses uses: [ExprSyntax], _ types: ControlTypes) -> UIKitOwner? {
    let all = uses.flatMap { [$0] + localUses(of: $0) }
    return all.lazy.map { UIKitOwner(ofUse: $0, types) }.first { !$0.isNone } ?? handed(uses: all, types)
  }

  private static func handed(uses: [ExprSyntax], _ types: ControlTypes) -> UIKitOwner? {
    uses.lazy.compactMap { handed($0, types) }.first
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

  var isNone: Bool { !isButton && !isContextMenu && !isEditMenu }

  private var isButton: Bool { button != nil || target != nil || ownButton != nil }

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
      if let reference = node.as(DeclReferenceExprSyntax.self), reference.baseName.text == name,
        node.parent?.as(MemberAccessExprSyntax.self)?.declName.id != reference.id
      {
        uses.append(ExprSyntax(reference))
      }
      stack += node.children(viewMode: .sourceAccurate).reversed()
    }
    return uses
  }

  /// The class around a node, if it is a button.
  private static func buttonClass(around node: Syntax, _ types: ControlTypes) -> ClassDeclSyntax? {
    var current = node.parent
    while let inner = current, !inner.is(ClassDeclSyntax.self) { current = inner.parent }
    guard let type = current?.as(ClassDeclSyntax.self), let parent = type.inheritanceClause?.inheritedTypes.first,
      types.isButton(type: DeclarationIndex.plainName(of: parent.type)) == true
    else { return nil }
    return type
  }

  init(ofUse call: ExprSyntax, _ types: ControlTypes) {
    var button: FunctionCallExprSyntax?
    var isContextMenu = false
    var isNamed = false
    var isEditMenu = false
    var current = Syntax(call).parent
    while let inner = current {
      if let outer = inner.as(FunctionCallExprSyntax.self) {
        let name = outer.calledExpression.trimmedDescription
        if name == "UIContextMenuConfiguration" || name.hasSuffix(".contextMenu") { isContextMenu = true }
        if name == ".init", outer.argument("previewProvider") ?? outer.argument("actionProvider") != nil {
          isContextMenu = true
        }
        if button == nil, outer.argument("menu").map({ Syntax($0).id == Syntax(call).id }) == true,
          Self.makesButton(outer, types)
        {
          button = outer
        }
      }
      if Self.isActionProvider(inner) { isContextMenu = true }
      if let function = inner.as(FunctionDeclSyntax.self) {
        let type = function.signature.returnClause?.type.trimmedDescription ?? ""
        isNamed = !isContextMenu && function.name.text.contains("ontextMenu")
        if type.contains("UIContextMenuConfiguration") || type.contains("UIContextMenuActionProvider") {
          (isContextMenu, isNamed) = (true, false)
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
    // `item.itemMenu = menu` of a toolbar item on the Mac.
    isToolbarItem = assignment?.member == "itemMenu" && assignment?.base != nil
    let isButton =
      isToolbarItem || assignment?.member == "menu" && assignment?.base.map { Self.isButton($0, types) } ?? false
    target = isButton ? assignment?.base : nil
    ownButton = assignment.flatMap {
      $0.base == nil && $0.member == "menu" ? Self.buttonClass(around: Syntax(call), types) : nil
    }
    let isOwned = button != nil || isButton || ownButton != nil
    self.button = button
    self.isContextMenu = (isContextMenu || isNamed) && !isOwned && !isEditMenu
    self.isNamed = isNamed && self.isContextMenu
    self.isEditMenu = isEditMenu && !isOwned
  }

  /// Whether a closure is the value of a variable for the menu of a context menu: `let provider:
  /// UIContextMenuActionProvider = { … }`, also without the type if code passes it as `actionProvider:`.
  private static func isActionProvider(_ node: Syntax) -> Bool {
    guard let closure = node.as(ClosureExprSyntax.self),
      let binding = closure.parent?.parent?.as(PatternBindingSyntax.self)
    else { return false }
    return binding.typeAnnotation?.type.trimmedDescription.contains("UIContextMenuActionProvider") == true
      || localUses(of: ExprSyntax(closure)).contains {
        $0.parent?.as(LabeledExprSyntax.self)?.label?.text == "actionProvider"
      }
  }

  /// Whether an object is a button: by its type, or by its name if the sources do not tell the type.
  private static func isButton(_ object: ExprSyntax, _ types: ControlTypes) -> Bool {
    if let isButton = types.isButton(object) { return isButton }
    let words = object.trimmedDescription.lowercased()
    return words.contains("button") || words.contains("item")
  }

  /// Whether a call with a menu makes a button or a bar button item.
  private static func makesButton(_ call: FunctionCallExprSyntax, _ types: ControlTypes) -> Bool {
    // `.init(title: "More", menu: menu)`; the value next to the menu is that of a row.
    if call.calledExpression.trimmedDescription == ".init" {
      return call.argument("value") == nil
        && ["title", "image", "systemItem", "primaryAction"].contains { call.argument($0) != nil }
    }
    return types.isButton(type: Evaluator.elementType(of: call)) ?? false
  }
}
