import MenuImport
import MenuStrings
import SwiftEvaluation
import SwiftSyntax

/// Arrays of items, which functions fill before a menu gets them.
extension AppKitReader {
  /// The class of the items in an array of a type, such as `[NSMenuItem]`; `nil` for other types.
  func itemType(ofArray type: String) -> String? {
    guard type.hasPrefix("["), let end = type.firstIndex(of: "]"), !type.contains(":") else { return nil }
    let name = type[..<end].dropFirst().filter { $0 != "?" && $0 != " " }
    return evaluator.index.menuClass(of: name) == "NSMenuItem" ? name : nil
  }

  func newList(_ frame: Frame, of itemType: String = "NSMenuItem") -> AppKitMenu {
    let location = FileLocation(path: frame.scope.source.path, line: 1)
    let list = AppKitMenu(location: location, loops: loops, conditions: uncertainties.count)
    list.itemType = itemType
    return list
  }

  /// The items of an array; `nil` if its first element is no item.
  func list(_ array: ArrayExprSyntax, _ frame: inout Frame) -> AppKitObject? {
    guard let first = array.elements.first?.expression, Self.mayLead(first),
      case .item(let item)? = object(of: first, &frame)
    else { return nil }
    let list = newList(frame)
    add(item, to: list)
    for element in array.elements.dropFirst() { addObject(element.expression, to: list, &frame) }
    return .list(list)
  }

  /// Adds the items of an array to a menu or to another array.
  func add(_ list: AppKitMenu, to menu: AppKitMenu) {
    for entry in list.entries {
      switch entry {
      case .item(let item): add(item, to: menu)
      case .repeated(let loop, let items):
        loops.append(loop)
        for item in items { add(item, to: menu) }
        loops.removeLast()
      }
    }
  }

  /// Performs a method of an array.
  func change(
    _ list: AppKitMenu, _ name: String, _ call: FunctionCallExprSyntax, _ frame: inout Frame
  ) {
    switch name {
    case "append", "insert":
      if let others = call.argument("contentsOf") {
        extend(list, by: others, &frame)
      } else if let argument = call.argument() {
        addObject(argument, to: list, at: name == "insert" ? position(call, frame) : nil, &frame)
      }
    case "removeAll": if uncertainties.isEmpty { list.entries = [] }
    default: break
    }
  }

  /// Adds the items of an expression to an array, or a placeholder for unknown ones.
  func extend(_ list: AppKitMenu, by others: ExprSyntax, _ frame: inout Frame) {
    if addAll(others, to: list, &frame) { return }
    let unknown = evaluator.unknown(others, frame.scope, "its content \(Evaluator.runTime)")
    let item = AppKitItem(location: unknown.location)
    item.title = ReadText(unknown)
    add(item, to: list)
  }

  /// Performs `items.forEach(menu.addItem)`; returns whether the call is one.
  func addEach(_ call: FunctionCallExprSyntax, _ frame: inout Frame) -> Bool {
    guard let access = call.calledExpression.as(MemberAccessExprSyntax.self), let items = access.base,
      access.declName.baseName.text == "forEach", let adder = call.argument()?.as(MemberAccessExprSyntax.self),
      let base = adder.base, adder.declName.baseName.text == "addItem", case .menu(let menu)? = object(of: base, &frame)
    else { return false }
    extend(menu, by: items, &frame)
    return true
  }

  /// The result of a body that returns early under a condition: for arrays, the items of both.
  func join(_ early: AppKitObject, _ last: Completion, _ frame: inout Frame) -> AppKitObject {
    guard case .list(let first) = early, case .returned(.list(let second)?) = last,
      let otherwise = uncertainties.last,
      first !== second
    else { return early }
    uncertainties.removeLast()
    let both = newList(frame)
    var met = otherwise.placeholder
    met?.text = "shown"
    uncertainties.append(Uncertainty(isShown: true, placeholder: met, condition: otherwise.opposite))
    add(first, to: both)
    uncertainties[uncertainties.count - 1] = otherwise
    add(second, to: both)
    return .list(both)
  }

  /// Whether an expression may be an array of items, so that its evaluation is worthwhile.
  func mayBeList(_ expression: ExprSyntax, _ frame: Frame) -> Bool {
    if let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.text,
      let known = frame.objects[name]
    {
      if case .list = known { return true }
      return false
    }
    guard let call = expression.as(FunctionCallExprSyntax.self), call.trailingClosure == nil else {
      return false
    }
    return !["enumerated", "reversed", "sorted", "zip", "stride"].contains(
      Evaluator.lastName(of: call.calledExpression))
  }
}
