import MenuImport
import MenuStrings
import MenuSwiftViews
import PositionedJSON
import SwiftDeclarations
import SwiftEvaluation
import SwiftSyntax
import SwiftValues

extension AppKitReader {
  /// Sets the presentation of a menu that is assigned to the `menu` of a view, button, or item.
  func showMenu(_ menu: AppKitMenu, of base: ExprSyntax, _ frame: Frame) {
    if base.trimmedDescription == "self", let type = frame.scope.nearestOwner?.type,
      evaluator.index.buttonClass(of: type.name) == "NSPopUpButton"
    {
      menu.presentation = Self.pullsDown(type) ? "pullDownButton" : "popUpButton"
      return
    }
    let name = typeName(of: base, frame)
    let words = base.trimmedDescription.lowercased()
    switch name.map(frameworkType) {
    case "NSPopUpButton":
      let pullsDown = creation(of: base, frame)?.argument("pullsDown")?.trimmedDescription == "true"
      menu.presentation = pullsDown ? "pullDownButton" : "popUpButton"
    case "NSStatusItem": menu.presentation = "menuBarExtra"
    case "NSMenuToolbarItem", "NSComboButton": pullDown(menu, from: base, frame)
    case "NSButton" where name.map(popsUp) ?? false: pullDown(menu, from: base, frame)
    case "NSMenuItem", "NSToolbarItem", "NSSegmentedControl": break
    case .some: menu.presentation = "contextMenu"
    case nil:
      let isButton = ["status", "button", "popup", "segment", "toolbar", "item"].contains { words.contains($0) }
      if !isButton { menu.presentation = "contextMenu" }
    }
  }

  /// Sets the presentation of a menu that pops up in a view: a click on a button pulls its menu down.
  func popUp(_ menu: AppKitMenu, by call: FunctionCallExprSyntax, _ frame: Frame) {
    menu.presentation = "contextMenu"
    guard let view = call.argument("in") else { return }
    var outer = Syntax(call).parent
    while let node = outer, !node.is(FunctionDeclSyntax.self) { outer = node.parent }
    let function = outer?.as(FunctionDeclSyntax.self)
    if function?.name.text.hasPrefix("rightMouse") == true { return }
    let words = view.trimmedDescription
    let parameter = function?.signature.parameterClause.parameters.first { $0.name == words }
    let type = words == "self" ? frame.scope.nearestOwner?.type.name : typeName(of: view, frame)
    guard let name = parameter.map({ DeclarationIndex.plainName(of: $0.type) }) ?? type else { return }
    if frameworkType(name) != "NSButton" {
      guard let parameter, let function, isAlwaysButton(parameter, of: function) else { return }
    }
    pullDown(menu, from: view, frame)
    if parameter != nil {
      menu.button = (evaluator.unknown(view, frame.scope, "the method gets the button from its caller"), false)
    }
  }

  /// Whether the initializers of a class of pop-up buttons make pull-down buttons.
  private static func pullsDown(_ type: TypeDeclaration) -> Bool {
    type.initializers.contains { initializer in
      let words = initializer.syntax.node?.body?.trimmedDescription ?? ""
      return words.contains("pullsDown: true") || words.contains("pullsDown = true")
    }
  }

  func pullDown(_ menu: AppKitMenu, from button: some SyntaxProtocol, _ frame: Frame) {
    menu.presentation = "pullDownButton"
    if let button = ExprSyntax(button), let made = creation(of: button, frame) {
      let first = ["title", "image"].compactMap { key in made.argument(key).flatMap { look(key, $0, frame) } }
      looks[button.trimmedDescription, default: []].insert(contentsOf: first, at: 0)
    }
    let unknown = evaluator.unknown(button, frame.scope, "the button’s label \(Evaluator.runTime)")
    menu.button = (unknown, false)
  }

  /// Notes the title or the image of a button.
  func note(_ key: String, _ value: ExprSyntax, ofButton button: ExprSyntax, _ frame: Frame) {
    if let look = look(key, value, frame) { looks[button.trimmedDescription, default: []].append(look) }
  }

  /// The title, the image, or the indicator of a button, in document syntax; `nil` if unknown.
  func look(_ key: String, _ value: ExprSyntax, _ frame: Frame) -> (key: String, value: JSONNode)? {
    switch key {
    case "title":
      let text = evaluator.text(of: value, frame.scope)
      return text.placeholders.isEmpty && !text.string.isEmpty ? ("title", .string(text.string)) : nil
    case "showsIndicator": return value.trimmedDescription == "false" ? ("showsIndicator", false) : nil
    default:
      var parts = LabelParts()
      LabelReader(evaluator: evaluator).readImage(value, into: &parts, frame.scope)
      return parts.image.map { ("image", .object($0.members)) }
    }
  }

  /// The keys of the button of a menu, in document syntax.
  func look(of button: Unknown, _ menu: AppKitMenu) -> [(String, JSONNode)] {
    let known = menu.popUp?.look ?? looks[button.words] ?? []
    let found = ["title", "image", "showsIndicator"].compactMap { key in known.last { $0.key == key } }
      .flatMap { key, value in ImportedImage(value)?.members ?? [(key, value)] }
    if found.contains(where: { $0.0 != "showsIndicator" }) { return found }
    menu.placeholders.append(
      Placeholder(button))
    return [("title", .string(button.quoted))] + found
  }

  func creation(of button: ExprSyntax, _ frame: Frame) -> FunctionCallExprSyntax? {
    let name = Evaluator.lastName(of: button)
    switch evaluator.binding(of: name, frame.scope) {
    case .expression(let expression)?, .local(let expression)?:
      return expression.syntax.as(FunctionCallExprSyntax.self)
    case .property(let property, _)?: return property.initializer?.as(FunctionCallExprSyntax.self)
    case .value?, .change?, .runTime?, nil: return nil
    }
  }

  /// The type of a variable, as far as the sources name it.
  func typeName(of variable: ExprSyntax, _ frame: Frame) -> String? {
    if case .property(let property, _)? = evaluator.binding(of: Evaluator.lastName(of: variable), frame.scope),
      let type = property.type
    {
      return DeclarationIndex.plainName(of: type)
    }
    let name = creation(of: variable, frame).map { Evaluator.lastName(of: $0.calledExpression) }
    return name.flatMap { $0.first?.isUppercase == true ? $0 : nil }
  }

  /// The type of AppKit that a type inherits from; the type itself if that is unknown.
  func frameworkType(_ name: String) -> String {
    var name = name
    var seen: Set<String> = []
    while !name.hasPrefix("NS"), seen.insert(name).inserted, let type = declaration(name) {
      guard let parent = type.inherited.sorted().first(where: { $0.hasPrefix("NS") || declaration($0) != nil }) else {
        return name
      }
      name = parent
    }
    return name
  }

  private func declaration(_ name: String) -> TypeDeclaration? {
    evaluator.index.allTypes(named: name).first { $0.kind == .reference }
  }

  /// Whether a button of the sources opens its menu when it is clicked.
  private func popsUp(_ name: String) -> Bool {
    declaration(name)?.methods.values.joined().contains { function in
      function.body?.trimmedDescription.contains("popUp") ?? false
    } ?? false
  }
}
