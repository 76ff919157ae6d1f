import SwiftSyntax

extension DeclarationIndex {
  /// The only method that makes elements of menus and that the object in a property may have under a name: its own, or
  /// that of the only subclass or class that conforms to the protocol; `nil` if several classes have one.
  package func onlyMethod(
    named name: String, of property: Property, inside owner: TypeDeclaration?
  ) -> (type: TypeDeclaration, method: Function)? {
    guard let written = property.type.map({ Self.plainName(of: $0) }),
      let type = self.type(named: written, from: property.source, inside: owner)
    else { return nil }
    var found: [(type: TypeDeclaration, method: Function)] = []
    for candidate in [type] + allSubclasses(of: type.simpleName) {
      for method in candidate.methods[name] ?? [] where method.body != nil { found.append((candidate, method)) }
    }
    if type.kind == .contract, found.count > 1 { found.removeAll { $0.type === type } }
    if found.isEmpty, let inherited = methods(named: name, of: type).first(where: { $0.body != nil }) {
      found = [(type, inherited)]
    }
    return found.count == 1 && found.allSatisfy(\.method.returnsElements) ? found.first : nil
  }

  /// The override of a method, if only one class overrides it.
  package func onlyOverride(of function: Function, in type: TypeDeclaration) -> (
    type: TypeDeclaration, method: Function
  )? {
    let found = allSubclasses(of: type.simpleName).flatMap { subclass in
      (subclass.methods[function.name] ?? []).map { (type: subclass, method: $0) }
    }
    return found.count == 1 ? found.first : nil
  }
}

extension Function {
  /// Whether a function returns elements of menus, such as `[UIAction]` or `UIMenu?`.
  package var returnsElements: Bool {
    let result = node?.signature.returnClause?.type.trimmedDescription ?? ""
    return ["UIMenu", "UIAction", "UIKeyCommand", "UICommand", "UIDeferredMenuElement"].contains(where: result.contains)
      && !result.contains("->")
  }
}
