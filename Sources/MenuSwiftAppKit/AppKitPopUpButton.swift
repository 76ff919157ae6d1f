import MenuDocument
import MenuImport
import MenuStrings
import PositionedJSON
import SwiftDeclarations
import SwiftEvaluation
import SwiftSyntax
import SwiftValues

/// A pop-up button, or a toolbar item with a menu, whose object is its menu.
final class AppKitPopUpButton {
  /// The property with the button of an Interface Builder file, whose first items are unknown.
  let outlet: String?
  /// The menu that the button makes.
  weak var own: AppKitMenu?
  /// The menu that the code gives to the button in its place.
  weak var menu: AppKitMenu?
  /// Whether the items of the design are removed.
  var isCleared = false
  /// How often the items are removed or replaced.
  var clearings = 0
  /// Whether the items depend on a condition, or on those of the design.
  var isUnclear = false
  var selected: AppKitItem?
  /// The note on a selection known only at runtime.
  var selectionNote: Placeholder?
  /// The title and the image of a toolbar item; `nil` for a pop-up button, whose items tell them.
  var look: [(key: String, value: JSONNode)]?
  /// The size and the style of the button, in document syntax.
  var style: [String: JSONNode] = [:]

  init(outlet: String? = nil) { self.outlet = outlet }

  /// Whether the button may still have items of the design.
  var hasDesign: Bool { outlet != nil && !isCleared && menu == nil }
}

extension AppKitMenu {
  /// The menu that a button shows: the last one that code sets, or the one that it was made with.
  var shown: AppKitMenu { popUp?.own === self ? popUp?.menu ?? self : self }

  /// Makes the menu that of a pop-up button.
  func become(_ popUp: AppKitPopUpButton) {
    self.popUp = popUp
    popUp.own = self
  }
}

extension AppKitReader {
  /// Creates a button or a toolbar item of a class of AppKit.
  func button(_ type: String, _ call: FunctionCallExprSyntax, _ frame: Frame) -> AppKitObject {
    let object = new("NSMenu", call, frame)
    guard case .menu(let menu) = object else { return object }
    menu.become(AppKitPopUpButton())
    let pullsDown = call.argument("pullsDown")?.trimmedDescription == "true"
    menu.presentation = pullsDown ? "pullDownButton" : "popUpButton"
    if type == "NSMenuToolbarItem" {
      let name = call.parent?.parent?.as(PatternBindingSyntax.self).map { Syntax($0.pattern) }
      pullDown(menu, from: name ?? Syntax(call.calledExpression), frame)
      menu.popUp?.look = []
    }
    return object
  }

  /// Sets whether a button has a border and is enabled, or its size.
  func setStyle(_ name: String, of menu: AppKitMenu, _ parts: [ExprSyntax], _ frame: Frame) {
    guard let popUp = menu.popUp, popUp.own === menu, popUp.outlet == nil else { return }
    let value = isCertain ? evaluator.value(of: parts[2...], expression: parts[2], frame.scope) : nil
    switch (name, value) {
    case ("isBordered", .bool(let isBordered)?): popUp.style["style"] = isBordered ? nil : "plain"
    case ("isEnabled", .bool(let isEnabled)?): popUp.style["isDisabled"] = isEnabled ? nil : true
    case ("isEnabled", _):
      var reason = uncertainties.last?.placeholder?.reason ?? "the state \(Evaluator.runTime)"
      if case .unknown(let unknown)? = value { reason = unknown.reason }
      noteState(of: menu, at: frame.scope.source.location(of: parts[2]), reason)
    case ("controlSize", _?):
      let size = Evaluator.lastName(of: parts[2])
      if size != "regular", MenuButton.ControlSize(rawValue: size) != nil { popUp.style[name] = .string(size) }
    default: break
    }
  }

  /// Notes that something decides whether the button of a menu is enabled.
  func noteState(of menu: AppKitMenu, at location: FileLocation, _ reason: String) {
    let text = menu.popUp?.style["isDisabled"] == nil ? "enabled" : "dimmed"
    menu.placeholders.append(Placeholder(location: location, about: .isEnabled, text: text, reason: reason))
  }

  /// The pop-up button of a property without an initial value, such as an outlet, or the menu of an outlet, which is
  /// followed in the same way.
  func popUpButton(of property: Property) -> AppKitObject? {
    guard let type = property.type.map(DeclarationIndex.plainName), let base = evaluator.index.menuClass(of: type)
    else { return nil }
    let isMenu = base == "NSMenu" && later != nil && property.attributes.contains("IBOutlet")
    guard base == "NSPopUpButton" || isMenu else { return nil }
    let menu = AppKitMenu(location: property.source.start, loops: [], conditions: 0)
    if !isMenu { menu.presentation = "popUpButton" }
    menu.become(AppKitPopUpButton(outlet: property.name))
    menu.type = evaluator.index.type(named: type, from: property.source)
    return .menu(menu)
  }

  /// The pop-up buttons in an array of variables: `[startPopUp, endPopUp]`; `nil` for other arrays.
  func popUps(in sequence: ExprSyntax, _ frame: Frame) -> [AppKitObject]? {
    var array = sequence.unwrapped
    var frame = frame
    if let name = array.as(DeclReferenceExprSyntax.self)?.baseName.text.trimmingBackticks {
      switch evaluator.binding(of: name, frame.scope) {
      case .local(let found)?, .expression(let found)?: (array, frame) = (found.syntax, frame.frame(of: found))
      case .property(let property, let owner)?:
        guard let value = property.initializer ?? property.getter?.first?.item.expression else { return nil }
        (array, frame) = (value, Frame(scope: Scope(source: property.source, owner: owner)))
      case .value?, .change?, .runTime?, nil: return nil
      }
    }
    guard let elements = array.as(ArrayExprSyntax.self)?.elements, !elements.isEmpty else { return nil }
    var found: [AppKitObject] = []
    for element in elements.map(\.expression.unwrapped) {
      guard element.is(DeclReferenceExprSyntax.self) || element.is(MemberAccessExprSyntax.self),
        case .menu(let menu)? = object(of: element, &frame), menu.popUp != nil
      else { return nil }
      found.append(.menu(menu))
    }
    return found
  }

  /// A member of a pop-up button that leads to its menu or items.
  func member(_ name: String, ofPopUp object: AppKitObject?) -> AppKitObject? {
    guard case .menu(let menu)? = object, let popUp = menu.popUp else { return nil }
    switch name {
    case "menu", "cell": return .menu(menu.shown)
    case "lastItem": return menu.shown.items.last.map { .item($0) }
    case "selectedItem": return popUp.selected.map { .item($0) }
    default: return nil
    }
  }

  /// Gives a pop-up button another menu.
  func setMenu(of button: AppKitMenu, to value: ExprSyntax, _ frame: inout Frame) {
    guard let popUp = button.popUp, !value.is(NilLiteralExprSyntax.self) else { return }
    guard case .menu(let menu)? = object(of: value, &frame) else { return popUp.isUnclear = true }
    if isConditional(button) { popUp.isUnclear = true }
    popUp.clearings += 1
    popUp.menu = menu === button ? nil : menu
    menu.popUp = popUp
    (menu.presentation, menu.button) = (button.presentation, button.button)
  }

  // MARK: Methods

  /// Performs a method of a pop-up button; `nil` for those that its menu performs.
  func performPopUp(
    _ name: String, _ menu: AppKitMenu, _ call: FunctionCallExprSyntax, _ frame: inout Frame
  ) -> (object: AppKitObject?, Void)? {
    guard let popUp = menu.popUp else { return nil }
    if menu.shown !== menu { return (perform(name, of: .menu(menu.shown), call, &frame), ()) }
    if let site = frame.site { assignments.insert(site) }
    switch name {
    case "addItems":
      guard let titles = call.labeled("withTitles") else { return (nil, ()) }
      addTitles(titles, to: menu, &frame)
    case "removeAllItems":
      popUp.clearings += 1
      if isConditional(menu) { popUp.isUnclear = true } else { popUp.isCleared = true }
      popUp.selected = nil
      return nil
    case "insertItem", "removeItem":
      if popUp.hasDesign { popUp.isUnclear = true }
      if let title = call.labeled("withTitle"), name == "removeItem" {
        guard case .item(let item)? = item(of: menu, "title", title, frame) else { break }
        menu.remove(item)
        break
      }
      return nil
    case "addItem":
      if call.arguments.count == 1, let title = call.labeled("withTitle") {
        removeItem(titled: evaluator.text(of: title, frame.scope), from: menu)
      }
      return nil
    case "setSubmenu": return nil
    case "item": return popUp.hasDesign ? (nil, ()) : nil
    case "select": select(call.argument().flatMap { object(of: $0, &frame) }, of: menu, popUp, call, frame)
    case "selectItem": select(item(selectedBy: call, of: menu, frame), of: menu, popUp, call, frame)
    default:
      if let found = extended(name, .menu(menu), call, &frame) { return found }
      let type = evaluator.index.type(named: "NSPopUpButton", from: frame.scope.source)
      for function in type?.methods[name] ?? [] {
        let owner = type.map { Owner(type: $0, value: nil) }
        if let found = follow(function, owner, this: .menu(menu), call, &frame) { return found }
      }
    }
    // Views have many other methods.
    return (nil, ())
  }

  private func addTitles(_ titles: ExprSyntax, to menu: AppKitMenu, _ frame: inout Frame) {
    func add(_ title: ReadText, at node: some SyntaxProtocol) {
      let item = AppKitItem(location: frame.scope.source.location(of: node), conditions: uncertainties)
      item.title = title
      removeItem(titled: title, from: menu)
      self.add(item, to: menu)
    }
    if let array = titles.as(ArrayExprSyntax.self) {
      for element in array.elements { add(evaluator.text(of: element.expression, frame.scope), at: element) }
      return
    }
    let list = evaluator.evaluate(titles, frame.scope)
    if case .list(let elements) = list {
      for element in elements {
        let (plain, loop, uncertainty) = Self.parts(of: element)
        if let uncertainty { uncertainties.append(uncertainty) }
        if let loop { loops.append(loop) }
        let unknown = evaluator.unknown(titles, frame.scope, "it \(Evaluator.runTime)")
        add(evaluator.text(from: plain) ?? ReadText(unknown), at: titles)
        if loop != nil { loops.removeLast() }
        if uncertainty != nil { uncertainties.removeLast() }
      }
    } else {
      add(ReadText(evaluator.unknown(titles, frame.scope, evaluator.reason(ofLoop: titles, list))), at: titles)
    }
  }

  /// Removes the item with the title of one that a button always gets next: its methods keep titles unique.
  private func removeItem(titled title: ReadText, from menu: AppKitMenu) {
    guard title.isKnown, !title.string.isEmpty, loops.isEmpty, !isConditional(menu),
      let item = menu.items.first(where: { $0.title.isKnown && $0.title.string == title.string })
    else { return }
    menu.remove(item)
    if menu.popUp?.selected === item { menu.popUp?.selected = nil }
  }

  private func item(selectedBy call: FunctionCallExprSyntax, of menu: AppKitMenu, _ frame: Frame) -> AppKitObject? {
    if menu.popUp?.hasDesign == true { return nil }
    if let index = call.labeled("at") { return item(at: index, of: menu, frame) }
    if let tag = call.labeled("withTag") { return item(of: menu, "tag", tag, frame) }
    return call.labeled("withTitle").flatMap { item(of: menu, "title", $0, frame) }
  }

  private func select(
    _ object: AppKitObject?, of menu: AppKitMenu, _ popUp: AppKitPopUpButton, _ call: FunctionCallExprSyntax,
    _ frame: Frame
  ) {
    if case .item(let item)? = object, !isConditional(menu) {
      (popUp.selected, popUp.selectionNote) = (item, nil)
      return
    }
    let location = frame.scope.source.location(of: call)
    let words = Evaluator.words(of: call.arguments.first.map { Syntax($0.expression) } ?? Syntax(call))
    popUp.selectionNote = Placeholder(
      location: location, text: "its first item", reason: "the selection of \(words) \(Evaluator.runTime)")
  }

  // MARK: Documents

  /// The picker of a pop-up button; `nil` if its items are not a choice.
  func picker(of menu: AppKitMenu, _ items: [ImportedItem]) -> ImportedItem? {
    guard var picker = ImportedItem(pickerOf: items, location: menu.location) else { return nil }
    picker.select(menu.popUp?.selected?.title.string)
    if let note = menu.popUp?.selectionNote { picker.placeholders.append(note) }
    return picker
  }
}
