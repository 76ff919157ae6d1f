import MenuSwiftAppKit
import MenuSwiftViews
import SwiftDeclarations
import SwiftEvaluation
import SwiftSyntax
import SwiftValues

/// Where the code starts that makes the menus of a call.
struct AppKitStarts {
  typealias Start = (use: ExprSyntax, source: SwiftSource)

  /// The expressions to start reading at, best first: the uses of the function that makes the menu, then the call.
  private(set) var starts: [Start]
  /// The calls of the function that makes the menu of its arguments.
  private(set) var calls: [(call: FunctionCallExprSyntax, source: SwiftSource)] = []

  private static let maximumCallCount = 24

  /// - Parameter others: Finds the uses of a function in other files, in all or in those that mention menus.
  init(
    for call: FunctionCallExprSyntax, in source: SwiftSource, _ index: DeclarationIndex,
    usesInOtherFiles others: (String, SwiftSource, Bool) -> [Start]
  ) {
    starts = [(use: Self.configuring(call), source: source)]
    let name = Evaluator.lastName(of: call.calledExpression)
    let button = index.buttonClass(of: name)
    let types = button.map { [$0, name] } ?? ["NSMenu"]
    var (maker, file) = (Self.maker(of: Syntax(call), types), source)
    var names: Set<String> = []
    while let current = maker, names.insert(current.name).inserted, names.count < 6 {
      var uses = current.uses.map { (use: $0, source: file) }
      let isForArguments = button != nil && current.takesArguments
      if uses.isEmpty { uses = others(current.name, file, isForArguments).filter { current.accepts($0.use) } }
      let known = uses
      uses = uses.filter { AppKitReader.body(around: Syntax($0.use)) != nil }
      if current.node.is(PatternBindingSyntax.self) {
        // The delegate of the menu runs these functions anyway.
        let updates = Self.updates(below: current.node.root)
        uses.removeAll { ScopeBuilder.function(around: Syntax($0.use)).map { updates.contains($0.name.text) } ?? false }
      }
      guard !current.isCalledByAppKit, let next = uses.first else { break }
      if isForArguments {
        // The further calls lead to the first one of the function inside.
        let found = known.compactMap { use, source in use.as(FunctionCallExprSyntax.self).map { ($0, source) } }
        calls = found + calls.dropFirst()
      }
      // Another use is read if the first one is that of another function with the name.
      starts.insert(contentsOf: uses.prefix(3), at: 0)
      (maker, file) = (Self.maker(of: Syntax(next.use), types), next.source)
    }
    calls = Array(calls.prefix(Self.maximumCallCount))
  }

  /// The function or property that returns a menu or a button; also a function that returns a view for its arguments.
  private static func maker(of node: Syntax, _ types: [String]) -> MenuMaker? {
    if let found = types.lazy.compactMap({ MenuMaker(around: node, returning: $0) }).first { return found }
    return MenuMaker(around: node, returning: "View").flatMap { $0.takesArguments ? $0 : nil }
  }

  /// The names of the functions in a file that update menus before these open, and of those that they call.
  private static func updates(below root: Syntax) -> Set<String> {
    var words: [String: Set<String>] = [:]
    var stack = [root]
    while let node = stack.popLast() {
      if let function = node.as(FunctionDeclSyntax.self), let body = function.body {
        words[function.name.text, default: []].formUnion(body.tokens(viewMode: .sourceAccurate).map(\.text))
      }
      stack += node.children(viewMode: .sourceAccurate)
    }
    var found: Set<String> = []
    var rest = ["menuNeedsUpdate", "menuWillOpen"].filter { words[$0] != nil }
    while let name = rest.popLast() {
      guard found.insert(name).inserted else { continue }
      rest += words[name]?.filter { words[$0] != nil } ?? []
    }
    return found
  }

  /// The outermost call that configures an object with the call: `NSMenuItem().then { $0.submenu = NSMenu() }`.
  private static func configuring(_ call: FunctionCallExprSyntax) -> ExprSyntax {
    var found = ExprSyntax(call)
    var current = Syntax(call).parent
    while let closure = current {
      defer { current = closure.parent }
      if closure.is(MemberBlockSyntax.self) { break }
      guard closure.is(ClosureExprSyntax.self), let outer = closure.parent?.as(FunctionCallExprSyntax.self),
        let access = outer.calledExpression.as(MemberAccessExprSyntax.self), access.base != nil
      else { continue }
      guard AppKitReader.configurers.contains(access.declName.baseName.text) else { break }
      found = ExprSyntax(outer)
    }
    return found
  }
}
