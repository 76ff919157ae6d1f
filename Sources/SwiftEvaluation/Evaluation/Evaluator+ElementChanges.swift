import MenuImport
import SwiftDeclarations
import SwiftSyntax
import SwiftValues

/// Changes of the properties of elements that lists hold.
extension Evaluator {
  /// The local lists that hold the element of a variable, after a change of the element: code may add an element to a
  /// list first, and change it then.
  func lists(
    holding name: String, _ change: Change, of property: String, _ scope: Scope
  ) -> [String: Binding] {
    guard case .local(let made)? = scope.local(name), case .symbol(let object) = value(of: made).unconditional.value,
      Self.areElements(.symbol(object))
    else { return [:] }
    var changed: [String: Binding] = [:]
    var seen: Set<String> = []
    var current: Scope? = scope
    while let inner = current {
      for (list, binding) in inner.bindings where seen.insert(list).inserted {
        if let menu = menu(binding, named: list, holding: object, change, of: property, scope) {
          changed[list] = .value(.symbol(menu))
          continue
        }
        guard let value = self.elements(of: binding, mentioning: name), case .list(var elements) = value else {
          continue
        }
        charge(value)
        guard let index = elements.lastIndex(where: { Self.holds($0, object) }) else { continue }
        elements[index] = Self.changed(elements[index], change, of: property)
        changed[list] = .value(.list(elements))
      }
      current = inner.parent
    }
    return changed
  }

  /// The menu of a variable with an element that code changes; `nil` for other variables.
  private func menu(
    _ binding: Binding, named name: String, holding object: Expression, _ change: Change, of property: String,
    _ scope: Scope
  ) -> Expression? {
    var value: Value?
    switch binding {
    case .local(let made):
      // Elements other than menus hold no elements.
      guard let call = made.syntax.as(FunctionCallExprSyntax.self),
        Self.elementType(of: call) == "UIMenu" || !Self.makesElement(call)
      else { return nil }
      value = self.value(of: made)
    case .value(let known): value = known
    case .expression, .property, .change, .runTime: break
    }
    guard case .symbol(var menu)? = value?.unconditional.value, case .list(var elements)? = children(ofMenu: menu),
      let index = elements.lastIndex(where: { Self.holds($0, object) })
    else { return nil }
    charge(scope)
    elements[index] = Self.changed(elements[index], change, of: property)
    menu.changes.merge(scope.changes(of: name)) { _, new in new }
    setChildren(elements, of: &menu, scope)
    return menu
  }

  /// The list that code has built from elements, or written with a variable as an element.
  private func elements(of binding: Binding, mentioning name: String) -> Value? {
    switch binding {
    case .value(let value): return value
    case .local(let made):
      let written = made.syntax.as(ArrayExprSyntax.self)?.elements ?? []
      return written.contains { $0.expression.as(DeclReferenceExprSyntax.self)?.baseName.text == name }
        ? value(of: made) : nil
    case .expression, .property, .change, .runTime: return nil
    }
  }

  private static func holds(_ element: Value, _ object: Expression) -> Bool {
    switch element {
    case .symbol(let symbol): symbol.syntax.id == object.syntax.id && symbol.scope === object.scope
    case .conditional(let inner, _), .repeated(let inner, _): holds(inner, object)
    case .text, .number, .bool, .nothing, .list, .tuple, .enumCase, .instance, .closure, .function, .type, .unknown:
      false
    }
  }

  private static func changed(_ element: Value, _ change: Change, of property: String) -> Value {
    switch element {
    case .symbol(var symbol):
      symbol.changes[property] = change
      return .symbol(symbol)
    case .conditional(let inner, let uncertainty):
      // The branch that adds the element does not run the other one.
      if change.uncertainty?.contradicts(uncertainty) ?? false { return element }
      return .conditional(changed(inner, change, of: property), uncertainty)
    case .repeated(let inner, let placeholder): return .repeated(changed(inner, change, of: property), placeholder)
    case .text, .number, .bool, .nothing, .list, .tuple, .enumCase, .instance, .closure, .function, .type, .unknown:
      return element
    }
  }
}
