import SwiftSyntax

/// The state that a view's own code always assigns as the view appears.
///
/// Assignments in branches and loops, and those of views that other views present, do not count.
struct StartAssignments {
  /// The assigned values, verbatim.
  private(set) var values: [String: [String]] = [:]
  /// The operands and operators of the values of one property.
  private(set) var expressions: [(parts: [ExprSyntax], source: SwiftSource)] = []
  private let type: TypeDeclaration
  private let name: String?
  private var source: SwiftSource

  /// - Parameter name: The property whose values are kept as expressions, if any; they keep syntax trees in memory.
  init(of type: TypeDeclaration, keeping name: String? = nil) {
    self.type = type
    self.name = name
    source = type.source
    for property in type.properties.values where property.isComputed && property.source.mentionsStart {
      source = property.source
      if let getter = property.getter { read(Syntax(getter)) }
    }
    for method in type.methods.values.joined() where method.source.mentionsStart {
      source = method.source
      if let body = method.body { read(Syntax(body)) }
    }
  }

  // MARK: Modifiers

  private mutating func read(_ node: Syntax) {
    var stack = [node]
    while let next = stack.popLast() {
      if next.is(IfExprSyntax.self) || next.is(SwitchExprSyntax.self) || next.is(ForStmtSyntax.self) { continue }
      if let call = next.as(FunctionCallExprSyntax.self),
        let access = call.calledExpression.as(MemberAccessExprSyntax.self)
      {
        let name = access.declName.baseName.text
        if Self.starts(name, call) {
          run(call)
        } else if Self.presents(name) {
          stack += [access.base.map { Syntax($0) }].compactMap(\.self)
          continue
        }
      } else if let call = next.as(FunctionCallExprSyntax.self), Self.presents(call.calledExpression.trimmedDescription)
      {
        continue
      }
      stack += next.children(viewMode: .sourceAccurate)
    }
  }

  private static func starts(_ name: String, _ call: FunctionCallExprSyntax) -> Bool {
    switch name {
    case "onAppear", "task": true
    case "onChange": call.arguments.first { $0.label?.text == "initial" }?.expression.trimmedDescription == "true"
    // Publishers of properties send the value that they have.
    case "onReceive": call.arguments.first?.expression.trimmedDescription.contains("$") == true
    default: false
    }
  }

  /// Whether a call shows its content only later, or once for each element.
  private static func presents(_ name: String) -> Bool {
    [
      "sheet", "popover", "fullScreenCover", "alert", "confirmationDialog", "contextMenu", "navigationDestination",
      "inspector", "NavigationLink", "Menu", "ForEach", "List", "TabView", "WindowGroup", "Window", "Settings",
    ].contains(name)
  }

  private mutating func run(_ call: FunctionCallExprSyntax) {
    for closure in [call.trailingClosure] + call.arguments.map({ $0.expression.as(ClosureExprSyntax.self) }) {
      if let closure { run(closure.statements) }
    }
    guard let action = call.arguments.first(where: { $0.label?.text == "perform" })?.expression else { return }
    runMethod(action)
  }

  // MARK: Statements

  private mutating func run(_ statements: CodeBlockItemListSyntax, calls: Bool = true) {
    for statement in statements {
      var expression = statement.item.as(ExprSyntax.self) ?? ExprSyntax(MissingExprSyntax())
      if let inner = expression.as(TryExprSyntax.self)?.expression { expression = inner }
      if let inner = expression.as(AwaitExprSyntax.self)?.expression { expression = inner }
      // Later statements may not run.
      if statement.item.is(GuardStmtSyntax.self) || statement.item.is(ReturnStmtSyntax.self) { return }
      if let assignment = Assignment(expression), let name = assignment.target.ownName {
        values[name, default: []].append(assignment.verbatim)
        if name == self.name { expressions.append((Array(assignment.parts), source)) }
      } else if let call = expression.as(FunctionCallExprSyntax.self) {
        if let closure = call.trailingClosure, Self.running.contains(call.calledExpression.trimmedDescription) {
          run(closure.statements, calls: calls)
        } else if calls {
          runMethod(call.calledExpression)
        }
      }
    }
  }

  /// Runs a method of the view, without those that it calls.
  private mutating func runMethod(_ callee: ExprSyntax) {
    guard let name = callee.ownName, let methods = type.methods[name], methods.count == 1,
      let method = methods.first, let body = method.body
    else { return }
    let outer = source
    source = method.source
    defer { source = outer }
    run(body, calls: false)
  }

  /// Functions that always run their closure.
  private static let running: Set = ["Task", "withAnimation", "DispatchQueue.main.async", "MainActor.run"]
}
