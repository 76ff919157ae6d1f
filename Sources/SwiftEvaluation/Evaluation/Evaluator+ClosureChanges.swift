import SwiftDeclarations
import SwiftSyntax
import SwiftValues

/// Changes of variables in closures that other functions run.
extension Evaluator {
  /// Forgets the variables that closures change: `let rows = notes.map { note in hasRows = true … }`.
  func forgettingChanges(inClosuresOf statement: Syntax, _ scope: Scope) -> Scope {
    let names = namesInClosures[statement.id] ?? Self.namesChanged(inClosuresOf: statement)
    namesInClosures[statement.id] = names
    let known = names.filter { scope.local($0) != nil }
    return known.isEmpty
      ? scope : scope.changing(Dictionary(known.map { ($0, .runTime("\($0) \(Self.runTime)")) }) { first, _ in first })
  }

  private static func namesChanged(inClosuresOf statement: Syntax) -> Set<String> {
    var names: Set<String> = []
    var stack = [statement]
    while let node = stack.popLast() {
      if node.is(FunctionDeclSyntax.self) { continue }
      if let closure = node.as(ClosureExprSyntax.self), isRun(closure) { names.formUnion(namesChanged(in: closure)) }
      stack += node.children(viewMode: .sourceAccurate)
    }
    return names
  }

  /// Whether a function gets a closure, rather than a new object, such as an action, or a loop that is followed.
  private static func isRun(_ closure: ClosureExprSyntax) -> Bool {
    var parent = closure.parent
    if let argument = parent?.as(LabeledExprSyntax.self) { parent = argument.parent?.parent }
    guard let call = parent?.as(FunctionCallExprSyntax.self) else { return false }
    let name = lastName(of: call.calledExpression)
    return name.first?.isLowercase == true && name != "forEach"
  }

  /// The outer variables that a closure assigns to or changes.
  private static func namesChanged(in closure: ClosureExprSyntax) -> Set<String> {
    var changed: Set<String> = []
    var declared = Set(closure.parameterNames)
    var stack = [Syntax(closure.statements)]
    while let node = stack.popLast() {
      if let assignment = Assignment(node), let target = assignment.target.as(DeclReferenceExprSyntax.self) {
        changed.insert(target.baseName.text)
      }
      // `items.append(item)`
      if let access = node.as(FunctionCallExprSyntax.self)?.calledExpression.as(MemberAccessExprSyntax.self),
        let target = access.base?.as(DeclReferenceExprSyntax.self),
        mutatingMethods.contains(access.declName.baseName.text)
      {
        changed.insert(target.baseName.text)
      }
      if let binding = node.as(PatternBindingSyntax.self) {
        declared.formUnion(names(in: Syntax(binding.pattern)).keys)
      }
      stack += node.children(viewMode: .sourceAccurate)
    }
    return changed.subtracting(declared)
  }
}
