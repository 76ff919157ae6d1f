import MenuImport
import MenuStrings
import MenuSwiftViews
import PositionedJSON
import SwiftDeclarations
import SwiftEvaluation
import SwiftSyntax

extension AppKitReader {
  /// Sets the presentation of a menu that is assigned to the `menu` of a view, button, or item.
  func showMenu(_ menu: AppKitMenu, of base: ExprSyntax, _ frame: Frame) {
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

  private func pullDown(_ menu: AppKitMenu, from button: ExprSyntax, _ frame: Frame) {
    menu.presentation = "pullDownButton"
    let unknown = evaluator.unknown(button, frame.scope, "the button’s label \(Evaluator.runTime)")
    menu.button = (unknown, false)
  }

  /// Notes the title or the image of a button.
  func note(_ key: String, _ value: ExprSyntax, ofButton button: ExprSyntax, _ frame: Frame) {
    let words = button.trimmedDescription
    if key == "title" {
      let text = evaluator.text(of: value, frame.scope)
      if text.placeholders.isEmpty, !text.string.isEmpty {
        looks[words, default: []].append(("title", .string(text.string)))
      }
    } else {
      var parts = LabelParts()
      LabelReader(evaluator: evaluator).readImage(value, into: &parts, frame.scope)
      if let symbol = parts.systemImage { looks[words, default: []].append(("systemImage", .string(symbol))) }
    }
  }

  /// The keys of the button of a menu, in document syntax.
  func look(of button: Unknown, _ menu: AppKitMenu) -> [(String, JSONNode)] {
    let found = ["title", "systemImage"].compactMap { key in
      looks[button.words]?.last { $0.key == key }.map { ($0.key, $0.value) }
    }
    if !found.isEmpty { return found }
    menu.placeholders.append(
      Placeholder(location: button.location, text: button.quoted, reason: button.reason))
    return [("title", .string(button.quoted))]
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
  private func frameworkType(_ name: String) -> String {
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
