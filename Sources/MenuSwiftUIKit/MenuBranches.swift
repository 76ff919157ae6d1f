import MenuDocument
import MenuImport
import MenuSwiftViews
import PositionedJSON
import SwiftDeclarations
import SwiftEvaluation
import SwiftSyntax
import SwiftValues

/// The menus that the branches of one body return.
struct MenuBranches {
  struct Branch {
    let call: FunctionCallExprSyntax
    let path: Path
  }

  /// The conditions that lead to a statement.
  struct Path {
    /// The note on the innermost condition known only at runtime.
    var placeholder: Placeholder?
    /// The words of all conditions.
    var words: String?
    /// Whether a `guard` or an `if` without `else` returns the menu before the last statement.
    var isExit = false
  }

  /// In source order.
  private var branches: [Branch] = []
  /// The statements that never run, such as those for systems older than the newest.
  private var skipped: [Range<AbsolutePosition>] = []
  private let evaluator: Evaluator

  /// - Parameter scope: The scope at the start of the body.
  init(in body: CodeBlockItemListSyntax, _ evaluator: Evaluator, _ scope: Scope) {
    self.evaluator = evaluator
    read(body, Path(), scope)
  }

  /// Whether a call is in statements that never run.
  func isSkipped(_ call: FunctionCallExprSyntax) -> Bool {
    skipped.contains { $0.lowerBound <= call.position && call.endPosition <= $0.upperBound }
  }

  /// The branches, the one that the mockup shows first; empty if a call is none of them.
  func inOrder(with call: FunctionCallExprSyntax) -> [Branch] {
    guard branches.contains(where: { $0.call.id == call.id }) else { return [] }
    return branches.filter { !$0.path.isExit } + branches.filter(\.path.isExit)
  }

  /// The statements of the function, accessor, or closure whose result or constant a call is; `nil` in a loop.
  static func body(returning call: FunctionCallExprSyntax) -> CodeBlockItemListSyntax? {
    // `return isOpen ? UIMenu(…) : UIMenu(…)`
    var value = ExprSyntax(call).awaited.parent
    while let inner = value, [.unresolvedTernaryExpr, .exprList, .sequenceExpr].contains(inner.kind) {
      value = inner.parent
    }
    guard
      value?.is(ReturnStmtSyntax.self) == true || value?.is(CodeBlockItemSyntax.self) == true
        || value?.parent?.is(PatternBindingSyntax.self) == true
    else { return nil }
    var list: CodeBlockItemListSyntax?
    var current = call.parent
    while let outer = current {
      if let statements = outer.as(CodeBlockItemListSyntax.self) { list = statements }
      switch outer.kind {
      case .functionDecl, .accessorDecl, .accessorBlock, .closureExpr: return list
      case .forStmt, .whileStmt, .repeatStmt, .memberBlock: return nil
      default: current = outer.parent
      }
    }
    return nil
  }

  /// Returns whether the statements always return.
  @discardableResult
  private mutating func read(_ statements: CodeBlockItemListSyntax, _ outer: Path, _ start: Scope) -> Bool {
    var rest = outer
    var scope = start
    for (index, statement) in statements.enumerated() {
      defer { scope = evaluator.advance(scope, past: statement) }
      if case .stmt(let inner) = statement.item {
        if let result = inner.as(ReturnStmtSyntax.self) {
          add(result.expression, rest, scope)
          skip(statements.dropFirst(index + 1))
          return true
        }
        if let guarding = inner.as(GuardStmtSyntax.self) {
          let truth = evaluator.decide(guarding.conditions, scope).truth
          if case .yes = truth {
            skip(guarding.body.statements)
            continue
          }
          let words = Evaluator.conditionWords(of: guarding.conditions)
          let (met, unmet) = both(rest, words, truth, at: Syntax(guarding), scope)
          var exit = unmet
          exit.isExit = true
          let count = branches.count
          read(guarding.body.statements, exit, evaluator.unmet(guarding.conditions, scope))
          if case .no = truth {
            skip(statements.dropFirst(index + 1))
            return true
          }
          // An exit without a menu leaves only one menu.
          if branches.count > count { rest = met }
        } else if let attempt = inner.as(DoStmtSyntax.self), read(attempt.body.statements, rest, scope) {
          return true
        }
      }
      if let choice = statement.item.expression?.as(IfExprSyntax.self) {
        let isExit = rest.isExit || choice.elseBody == nil && index + 1 < statements.count
        if read(choice, &rest, isExit: isExit, scope) {
          skip(statements.dropFirst(index + 1))
          return true
        }
      } else if let choice = statement.item.expression?.as(SwitchExprSyntax.self) {
        read(choice, rest, scope)
      } else if statements.count == 1 {
        add(statement.item.expression, rest, scope)
      }
    }
    return false
  }

  /// Reads both branches; returns whether the next statement is never reached.
  private mutating func read(_ choice: IfExprSyntax, _ rest: inout Path, isExit: Bool, _ scope: Scope) -> Bool {
    let (truth, block) = evaluator.decide(choice.conditions, scope)
    let other = evaluator.unmet(choice.conditions, scope)
    let words = Evaluator.conditionWords(of: choice.conditions)
    var (met, unmet) = both(rest, words, truth, at: Syntax(choice), scope)
    if case .open = truth { met.isExit = isExit }
    var (isMetDone, isUnmetDone) = (true, false)
    let count = branches.count
    if case .no = truth { skip(choice.body.statements) } else { isMetDone = read(choice.body.statements, met, block) }
    if case .yes = truth {
      isUnmetDone = true
      if let other = choice.elseBody { skip(CollectionOfOne(other)) }
    } else {
      switch choice.elseBody {
      case .codeBlock(let block): isUnmetDone = read(block.statements, unmet, other)
      case .ifExpr(let next):
        var inner = unmet
        isUnmetDone = read(next, &inner, isExit: isExit, other)
      case nil: break
      }
    }
    if isMetDone, !isUnmetDone, branches.count > count { rest = unmet }
    return isMetDone && isUnmetDone
  }

  /// Notes that statements never run.
  private mutating func skip(_ nodes: some Sequence<some SyntaxProtocol>) {
    skipped += nodes.map { $0.position..<$0.endPosition }
  }

  private mutating func read(_ choice: SwitchExprSyntax, _ outer: Path, _ scope: Scope) {
    switch evaluator.select(choice, scope) {
    case .one(let branch, let block): read(branch.statements, outer, block)
    case .several(let cases, let unknown, _):
      let words = evaluator.conditionWords(of: cases.map(\.0), of: choice.subject)
      for (index, (branch, block)) in cases.enumerated() {
        var inner = outer
        inner.placeholder = Placeholder(
          location: scope.source.location(of: choice), text: "", reason: unknown.reason)
        inner.words = ItemCondition.both(outer.words, words[index])
        read(branch.statements, inner, block)
      }
    case .none: break
    }
  }

  /// The branches in which a condition is met and unmet.
  private func both(
    _ outer: Path, _ words: String?, _ truth: Truth, at choice: Syntax, _ scope: Scope
  ) -> (met: Path, unmet: Path) {
    guard case .open(let unknown, _) = truth else { return (outer, outer) }
    let words = Evaluator.bothWays(words)
    var (met, unmet) = (outer, outer)
    met.placeholder = Placeholder(
      location: scope.source.location(of: choice), text: "", reason: unknown.reason)
    unmet.placeholder = met.placeholder
    met.words = ItemCondition.both(outer.words, words[0])
    unmet.words = ItemCondition.both(outer.words, words[1])
    return (met, unmet)
  }

  private mutating func add(_ result: ExprSyntax?, _ path: Path, _ scope: Scope) {
    var result = result
    while let inner = result?.as(AwaitExprSyntax.self)?.expression ?? result?.as(TryExprSyntax.self)?.expression {
      result = inner
    }
    if let name = result?.as(DeclReferenceExprSyntax.self) { result = Self.constant(name) }
    if let sequence = result?.as(SequenceExprSyntax.self) { return add(sequence, path, scope) }
    guard let call = result?.as(FunctionCallExprSyntax.self), Evaluator.elementType(of: call) == "UIMenu" else {
      return
    }
    branches.append(Branch(call: call, path: path))
  }

  /// The initial value of a constant that is declared in the same list of statements as the statement with its name.
  private static func constant(_ name: DeclReferenceExprSyntax) -> ExprSyntax? {
    var node = Syntax(name)
    while !node.is(CodeBlockItemSyntax.self), let outer = node.parent { node = outer }
    for statement in node.parent?.as(CodeBlockItemListSyntax.self) ?? [] {
      guard let variable = statement.item.as(VariableDeclSyntax.self), variable.bindingSpecifier.text == "let" else {
        continue
      }
      for binding in variable.bindings where Property.name(of: binding) == name.baseName.text {
        return binding.initializer?.value
      }
    }
    return nil
  }

  private mutating func add(_ sequence: SequenceExprSyntax, _ outer: Path, _ scope: Scope) {
    let parts = ArraySlice(sequence.elements)
    guard let index = parts.firstIndex(where: { $0.is(UnresolvedTernaryExprSyntax.self) }), index + 2 == parts.endIndex
    else { return }
    let value = evaluator.value(of: parts[..<index], expression: ExprSyntax(sequence), scope)
    let words = parts[..<index].map { Evaluator.words(of: $0) }.joined(separator: " ")
    let open = evaluator.unknown(sequence, scope, "\(words) \(Evaluator.runTime)")
    let truth = if case .bool(let flag) = value { flag ? Truth.yes : .no } else { Truth.open(open) }
    let (met, unmet) = both(outer, words, truth, at: Syntax(sequence), scope)
    if case .no = truth {} else { add(parts[index].as(UnresolvedTernaryExprSyntax.self)?.thenExpression, met, scope) }
    if case .yes = truth {} else { add(parts[index + 1], unmet, scope) }
  }

  /// The items of all branches: those of every branch once, the others under the condition of their branch, before the
  /// next item of every branch.
  static func joined(_ menus: [(path: Path, items: [ImportedItem])]) -> [ImportedItem] {
    guard let first = menus.first else { return [] }
    let nodes = menus.map { Set($0.items.map(\.node)) }
    let isShared = { (item: ImportedItem) in nodes.allSatisfy { $0.contains(item.node) } }
    // The items before each item of the first branch, and those after the last.
    var items = first.items
    var added = Array(repeating: [ImportedItem](), count: items.count + 1)
    var positions: [JSONNode: Int] = [:]
    for (position, item) in items.enumerated() where isShared(item) && positions[item.node] == nil {
      positions[item.node] = position
    }
    for (index, menu) in menus.enumerated() {
      var isFirst = true
      var waiting: [ImportedItem] = []
      var next = 0
      for (place, item) in menu.items.enumerated() {
        if isShared(item) {
          guard index > 0, let position = positions[item.node] else { continue }
          if position < next {
            items[position].placeholders +=
              menu.path.placeholder.map {
                Placeholder(
                  location: $0.location, text: "in this order", reason: "another branch has another order: \($0.reason)"
                )
              }.map { [$0] } ?? []
            continue
          }
          added[position] += waiting
          waiting = []
          next = position + 1
        } else {
          var item = item
          mark(&item, menu.path, index, isFirst: isFirst)
          isFirst = false
          if index > 0 { waiting.append(item) } else { items[place] = item }
        }
      }
      added[items.count] += waiting
    }
    return zip(added, items).flatMap { $0 + [$1] } + (added.last ?? [])
  }

  private static func mark(_ item: inout ImportedItem, _ path: Path, _ index: Int, isFirst: Bool) {
    var items = [item]
    ItemReader.require(path.words, of: &items)
    if index > 0 { ItemReader.hide(&items) }
    if var placeholder = path.placeholder {
      placeholder.isShown = index == 0
      if isFirst { ItemReader.addPlaceholder(placeholder, in: &items) }
    }
    item = items[0]
  }
}
