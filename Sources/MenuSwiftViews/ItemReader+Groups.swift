package import MenuImport
import SwiftDeclarations
import SwiftEvaluation
import SwiftSyntax
import SwiftValues

extension ItemReader {
  /// The items of a submenu or section.
  func groupItems(ofContent content: ExprSyntax, _ scope: Scope) -> [ImportedItem] {
    let outer = isGroup
    isGroup = true
    defer { isGroup = outer }
    return items(ofContent: content, scope)
  }

  // MARK: Menus without items

  /// The items of a choice that shows its first branch although the initial state hides it.
  static func firstShown(_ branches: [[ImportedItem]], _ choice: BlockChoice) -> [ImportedItem]? {
    guard choice.certainty == .initial, branches.indices.contains(choice.shown), branches[choice.shown].isEmpty,
      let first = branches.firstIndex(where: { !$0.isEmpty })
    else { return nil }
    var other = choice
    other.shown = first
    var items = combined(branches, other)
    let placeholder = choice.placeholder
    addPlaceholder(
      Placeholder(
        location: placeholder.location, isShown: true,
        reason: "\(placeholder.reason), and the menu has no other items"),
      in: &items)
    return items
  }

  // MARK: Choices

  /// Whether dividers separate the items of a node from those around it.
  static func isGroup(_ index: Int, of nodes: [BlockNode]) -> Bool {
    let neighbors = [index - 1, index + 1].filter(nodes.indices.contains)
    return neighbors.allSatisfy { ["Divider", "Section"].contains(callee(of: nodes[$0])) }
  }

  /// The buttons of a loop as a picker, if a checkmark marks the one that equals a value.
  func picker(of items: [ImportedItem], from node: BlockNode) -> ImportedItem? {
    guard items.count > 1, Self.callee(of: node) == "ForEach", case .view(let loop) = node,
      let content = Self.base(of: loop.syntax)?.trailingClosure, marksOneElement(content, loop.scope),
      items.allSatisfy({ if case .toggle = $0.kind { true } else { false } })
    else { return nil }
    return Self.pickerOfMarks(items)
  }

  /// Items of which one has a checkmark, as a picker.
  package static func pickerOfMarks(_ items: [ImportedItem]) -> ImportedItem? {
    guard let first = items.first, var item = ImportedItem(pickerOf: items, location: first.location),
      case .picker(var picker) = item.kind
    else { return nil }
    let states = picker.options.lazy.flatMap(\.placeholders).filter { $0.subject == .state }
    if let first = states.first {
      for index in picker.options.indices { picker.options[index].placeholders.removeAll { $0.subject == .state } }
      item.placeholders.append(
        Placeholder(
          location: first.location, text: "none selected",
          reason: first.reason.replacing("the state is unknown", with: "the selection is unknown")
            .replacing("the state is known", with: "the selection is known")))
    }
    item.kind = .picker(picker)
    return item
  }

  /// The view of a node, without its modifiers.
  private static func base(of expression: ExprSyntax) -> FunctionCallExprSyntax? {
    var view = expression
    while let call = view.as(FunctionCallExprSyntax.self) {
      guard let inner = call.calledExpression.as(MemberAccessExprSyntax.self)?.base else { return call }
      view = inner
    }
    return nil
  }

  private static func callee(of node: BlockNode) -> String? {
    guard case .view(let view) = node else { return nil }
    return base(of: view.syntax)?.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
  }

  /// Whether the content of a loop is a button with a checkmark if the element equals a value.
  private func marksOneElement(_ content: ClosureExprSyntax, _ scope: Scope) -> Bool {
    guard content.statements.count == 1, let view = content.statements.first?.item.expression else { return false }
    let names = content.parameterNames
    guard names.count < 2 else { return false }
    let conditions = buttonMarks(of: view, scope)
    guard conditions.count == 1, let condition = conditions.first, condition.count == 3,
      condition[1].as(BinaryOperatorExprSyntax.self)?.operator.text == "=="
    else { return false }
    let element = names.first ?? "$0"
    return Self.mentions(element, condition[0]) != Self.mentions(element, condition[2])
  }

  /// The conditions, in parts, under which a button shows a checkmark, also one that a function or a view makes:
  /// `row(isChosen: element == chosen)`.
  private func buttonMarks(of view: ExprSyntax, _ scope: Scope) -> [[ExprSyntax]] {
    guard let call = Self.base(of: view) else { return [] }
    let name = Evaluator.lastName(of: call.calledExpression)
    // `Label { Button(…) } icon: { … }`
    if ["Button", "Label", "HStack"].contains(name) { return Self.marks(in: Syntax(call)) }
    var (content, inner) = (call.trailingClosure?.statements, scope)
    if name != "Group" {
      guard case .block(let statements, let own) = evaluator.follow(ExprSyntax(call), scope) else { return [] }
      (content, inner) = (statements, own)
    }
    guard let content, content.count == 1, let only = content.first?.item.expression else { return [] }
    let conditions = evaluator.descend { buttonMarks(of: only, inner) } ?? []
    if name == "Group" { return conditions }
    return conditions.map { $0.flatMap { Self.argument($0, of: call, inner) } }
  }

  /// The argument that a name in the body of a function or a view stands for, in parts; otherwise, the name.
  private static func argument(_ part: ExprSyntax, of call: FunctionCallExprSyntax, _ inner: Scope) -> [ExprSyntax] {
    guard let name = part.as(DeclReferenceExprSyntax.self)?.baseName.text else { return [part] }
    var argument = call.argument(name)
    if case .expression(let bound)? = inner.local(name) { argument = bound.syntax }
    guard let argument else { return [part] }
    return argument.as(SequenceExprSyntax.self).map { Array($0.elements) } ?? [argument]
  }

  /// The conditions, in parts, under which a view shows a checkmark.
  private static func marks(in view: Syntax) -> [[ExprSyntax]] {
    var conditions: [[ExprSyntax]] = []
    var stack = [view]
    while let node = stack.popLast() {
      if let choice = node.as(IfExprSyntax.self), hasMark(Syntax(choice.body)) {
        let elements = choice.conditions.map(\.condition)
        if elements.count == 1, case .expression(let only)? = elements.first {
          conditions.append(only.as(SequenceExprSyntax.self).map { Array($0.elements) } ?? [only])
        } else {
          conditions.append([])
        }
        continue
      }
      if let sequence = node.as(SequenceExprSyntax.self) {
        let parts = Array(sequence.elements)
        if let index = parts.firstIndex(where: { part in
          part.as(UnresolvedTernaryExprSyntax.self).map { hasMark(Syntax($0.thenExpression)) } ?? false
        }) {
          conditions.append(Array(parts[..<index]))
          continue
        }
      }
      stack += node.children(viewMode: .sourceAccurate)
    }
    return conditions
  }

  private static func hasMark(_ node: Syntax) -> Bool {
    node.tokens(viewMode: .sourceAccurate).contains { $0.text == LabelMark.symbol }
  }

  private static func mentions(_ name: String, _ expression: ExprSyntax) -> Bool {
    expression.tokens(viewMode: .sourceAccurate).contains { $0.text == name }
  }
}
