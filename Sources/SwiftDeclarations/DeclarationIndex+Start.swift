import SwiftScan
package import SwiftSyntax

extension DeclarationIndex {
  /// Whether code that runs before a view's menu opens may assign to a variable: code that runs when the view appears,
  /// methods that the initializers call, and closures in initializers.
  package func isSetAtStart(_ name: String, in type: TypeDeclaration) -> Bool {
    let id = ObjectIdentifier(type)
    let names = setAtStart[id] ?? namesSetAtStart(in: type)
    setAtStart[id] = names
    return names.contains { $0.contains(name) }
  }

  /// Whether a view's own code always replaces the initial value of a property as the view appears.
  package func isReplacedAtStart(_ property: Property, in type: TypeDeclaration) -> Bool {
    guard type.isView else { return false }
    let id = ObjectIdentifier(type)
    let assignments = startAssignments[id] ?? StartAssignments(of: type)
    startAssignments[id] = assignments
    let initial = property.initializer?.trimmedDescription ?? "nil"
    return assignments.values[property.name]?.contains { $0 != initial } ?? false
  }

  /// Whether a controller's own code may replace the initial value of a property before it shows.
  package func isReplacedOnLoading(_ property: Property, in type: TypeDeclaration) -> Bool {
    guard type.kind == .reference, property.isOwnState, !property.isNeverSet else { return false }
    let id = ObjectIdentifier(type)
    let assignments = loadingAssignments[id] ?? LoadingAssignments(of: type)
    loadingAssignments[id] = assignments
    let initial = property.initializer?.trimmedDescription
    return assignments.values[property.name]?.contains { $0 != initial } ?? false
  }

  /// The only value that a view's own code always assigns to a property as the view appears, in parts; `nil` if there
  /// is none, or more than one.
  package func startValue(
    of property: Property, in type: TypeDeclaration
  ) -> (parts: [ExprSyntax], source: SwiftSource)? {
    guard isReplacedAtStart(property, in: type) else { return nil }
    let found = StartAssignments(of: type, keeping: property.name).expressions
    return found.count == 1 ? found.first : nil
  }

  private func namesSetAtStart(in type: TypeDeclaration) -> [AssignedNames] {
    var words = starting.words
    var calls = ""
    for initializer in ([type] + superclasses(of: type)).flatMap(\.initializers) {
      guard let body = initializer.node?.body else { continue }
      words.formUnion(body.tokens(viewMode: .sourceAccurate).map { StartingNames.Mention($0.text) })
      calls += Self.calls(in: Syntax(body)).map(\.description).joined(separator: "\n")
    }
    var sources: [String: SwiftSource] = [type.source.path: type.source]
    for current in [type] + superclasses(of: type) {
      for method in current.methods.values.joined() { sources[method.source.path] = method.source }
    }
    var texts = [calls]
    for (_, source) in sources.sorted(by: { $0.key < $1.key }) {
      texts.append(StartingNames(source.text).text(reachableFrom: words))
    }
    return starting.assigned + texts.map { AssignedNames($0, isBroad: false) }
  }

  /// The outermost calls in a node.
  private static func calls(in node: Syntax) -> [Syntax] {
    var found: [Syntax] = []
    var stack = [node]
    while let next = stack.popLast() {
      if next.is(FunctionCallExprSyntax.self) {
        found.append(next)
      } else {
        stack += next.children(viewMode: .sourceAccurate)
      }
    }
    return found
  }
}
