import SwiftSyntax

/// The values that a controller's own code may assign to its properties before it shows, such as stored settings.
///
/// Code in closures does not count: it runs later.
struct LoadingAssignments {
  /// The assigned values, verbatim.
  private(set) var values: [String: Set<String>] = [:]

  init(of type: TypeDeclaration) {
    var seen: Set<SyntaxIdentifier> = []
    var stack = Self.starting.flatMap { type.methods[$0] ?? [] }.compactMap { $0.body.map { Syntax($0) } }
    while let next = stack.popLast() {
      if next.is(ClosureExprSyntax.self) || next.is(FunctionDeclSyntax.self) { continue }
      if let assignment = Assignment(next), let name = assignment.target.ownName {
        values[name, default: []].insert(assignment.verbatim)
      }
      if let call = next.as(FunctionCallExprSyntax.self), let name = call.calledExpression.ownName {
        for method in type.methods[name] ?? [] {
          guard let node = method.node, Self.mayBe(node, call), let body = node.body?.statements,
            seen.insert(body.id).inserted
          else { continue }
          stack.append(Syntax(body))
        }
      }
      stack += next.children(viewMode: .sourceAccurate)
    }
  }

  private static let starting = ["loadView", "viewDidLoad", "viewWillAppear", "windowDidLoad", "awakeFromNib"]

  /// Whether a call may be that of a method, by the label of the first argument.
  private static func mayBe(_ method: FunctionDeclSyntax, _ call: FunctionCallExprSyntax) -> Bool {
    guard let first = call.arguments.first else { return true }
    return method.signature.parameterClause.parameters.contains { $0.firstName.text == first.label?.text ?? "_" }
  }
}
