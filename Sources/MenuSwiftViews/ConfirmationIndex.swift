import MenuImport
import PositionedJSON
import SwiftDeclarations
import SwiftEvaluation
import SwiftSyntax
import SwiftValues

/// The confirmation dialogs of views, by the flag that presents them.
package final class ConfirmationIndex {
  private struct Dialog {
    let source: SwiftSource
    let range: Range<AbsolutePosition>
    /// The type of the view that presents it.
    let owner: String?
    /// Whether a model has the flag, rather than the view.
    let isOfModel: Bool

    /// `nil` if the file's tree exceeds the memory budget.
    var call: FunctionCallExprSyntax? {
      var node = source.tree?.token(at: range.lowerBound).map { Syntax($0) }
      while let current = node {
        if current.position..<current.endPosition == range, let call = current.as(FunctionCallExprSyntax.self) {
          return call
        }
        node = current.parent
      }
      return nil
    }
  }

  /// By file and flag, of searched files.
  private var dialogs: [String: [String: [Dialog]]] = [:]
  /// By flag, in all files.
  private var named: [String: [Dialog]] = [:]

  package init() {}

  private func dialogs(in source: SwiftSource) -> [String: [Dialog]] {
    if let known = dialogs[source.path] { return known }
    var found: [String: [Dialog]] = [:]
    if source.mentionsConfirmations {
      guard let tree = source.tree else { return [:] }
      var stack = [Syntax(tree)]
      while let node = stack.popLast() {
        if node.isPreview { continue }
        if let call = node.as(FunctionCallExprSyntax.self), let flag = Self.flag(of: call),
          let name = Self.name(of: flag)
        {
          let dialog = Dialog(
            source: source, range: call.position..<call.endPosition, owner: Self.owner(of: node),
            isOfModel: Self.isOfModel(flag))
          found[name, default: []].append(dialog)
        }
        stack += node.children(viewMode: .sourceAccurate).reversed()
      }
    }
    dialogs[source.path] = found
    return found
  }

  private static func flag(of call: FunctionCallExprSyntax) -> ExprSyntax? {
    guard let access = call.calledExpression.as(MemberAccessExprSyntax.self), access.base != nil,
      ["confirmationDialog", "alert", "actionSheet"].contains(access.declName.baseName.text)
    else { return nil }
    return call.argument("isPresented")
  }

  private static func name(of flag: ExprSyntax) -> String? {
    let words = flag.trimmedDescription
    guard words.allSatisfy({ $0.isLetter || $0.isNumber || "$._".contains($0) }) else { return nil }
    return words.split { ".$".contains($0) }.last.map(String.init)
  }

  private static func isOfModel(_ flag: ExprSyntax) -> Bool {
    flag.trimmedDescription.split(separator: ".").drop { $0 == "self" }.count > 1
  }

  func addConfirmation(_ action: ExprSyntax, _ item: inout ImportedItem, _ scope: Scope, _ reader: ItemReader) {
    var statements = action.as(ClosureExprSyntax.self)?.statements
    if statements == nil, let name = action.as(DeclReferenceExprSyntax.self)?.baseName.text {
      statements = scope.nearestOwner?.type.methods[name]?.first?.body
    }
    // An action that only calls a method presents the method's dialog.
    if let call = statements?.first?.item.expression?.as(FunctionCallExprSyntax.self), statements?.count == 1,
      let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
      let method = scope.nearestOwner?.type.methods[name]?.first
    {
      statements = method.body
    }
    for flag in (statements ?? []).compactMap({ Self.raised(by: $0) }) {
      guard let dialog = dialog(presentedBy: flag, action, scope, reader.evaluator),
        let node = confirmation(dialog, &item, scope, reader, Self.assigned(by: statements ?? [], scope, reader))
      else { continue }
      item.set(.confirmation(node))
      return
    }
    for (flag, condition) in (statements ?? []).flatMap(Self.raisedUnderCondition) {
      var other = item
      guard let dialog = dialog(presentedBy: flag, action, scope, reader.evaluator),
        confirmation(dialog, &other, scope, reader, [:]) != nil
      else { continue }
      item.placeholders.append(
        Placeholder(
          location: scope.source.location(of: action), text: "no confirmation",
          reason: "its dialog is shown only under the condition \(condition)"))
      return
    }
  }

  /// The flags that a statement sets only under a condition, with the words of that condition.
  private static func raisedUnderCondition(
    _ statement: CodeBlockItemSyntax
  ) -> [(flag: ExprSyntax, condition: String)] {
    (statement.item.expression?.as(IfExprSyntax.self)?.chain.choices ?? []).flatMap { choice in
      let words = Evaluator.conditionWords(of: choice.conditions)
      return choice.body.statements.compactMap(raised).compactMap { flag in words.map { (flag, $0) } }
    }
  }

  /// The dialog of a flag: in the same file, where the value of a `@Binding` comes from, or the only one of the view or
  /// of models in other files.
  private func dialog(
    presentedBy flag: ExprSyntax, _ action: ExprSyntax, _ scope: Scope, _ evaluator: Evaluator
  ) -> Dialog? {
    guard let name = Self.name(of: flag) else { return nil }
    if let here = Self.nearest(dialogs(in: scope.source)[name] ?? [], action, scope) { return here }
    let isOfModel = Self.isOfModel(flag)
    if !isOfModel, case .expression(let given)? = evaluator.binding(of: name, scope) {
      return dialog(presentedBy: given.syntax, given.syntax, given.scope, evaluator)
    }
    let owner = scope.nearestOwner?.type.simpleName
    let others = dialogs(named: name, evaluator).filter {
      $0.isOfModel == isOfModel && (isOfModel || $0.owner == owner)
    }
    return others.count == 1 ? others.first : nil
  }

  private func dialogs(named name: String, _ evaluator: Evaluator) -> [Dialog] {
    if let known = named[name] { return known }
    let found = evaluator.index.sources.filter { !$0.isTest && $0.mentionsConfirmations && $0.mentions(name) }
      .flatMap { dialogs(in: $0)[name] ?? [] }
    named[name] = found
    return found
  }

  /// The dialog of the view around an action, otherwise of its type, otherwise the only one.
  private static func nearest(_ dialogs: [Dialog], _ action: ExprSyntax, _ scope: Scope) -> Dialog? {
    if dialogs.count < 2 { return dialogs.first }
    let around = dialogs.filter { $0.source.path == scope.source.path && $0.range.contains(action.position) }
    if let inner = around.min(by: { $0.range.upperBound < $1.range.upperBound }) { return inner }
    return dialogs.first { $0.owner != nil && $0.owner == scope.nearestOwner?.type.simpleName }
  }

  private static func owner(of node: Syntax) -> String? {
    var current: Syntax? = node
    while let inner = current {
      if let name = ScopeBuilder.typeName(of: inner) { return name }
      current = inner.parent
    }
    return nil
  }

  /// The flag that a statement sets: `flag = true`, `flag.toggle()`.
  private static func raised(by statement: CodeBlockItemSyntax) -> ExprSyntax? {
    guard let expression = statement.item.expression else { return nil }
    if let sequence = expression.as(SequenceExprSyntax.self) {
      let parts = Array(sequence.elements)
      guard parts.count == 3, parts[1].is(AssignmentExprSyntax.self), parts[2].trimmedDescription == "true" else {
        return nil
      }
      return parts[0]
    }
    guard let call = expression.as(FunctionCallExprSyntax.self),
      let access = call.calledExpression.as(MemberAccessExprSyntax.self), access.declName.baseName.text == "toggle",
      let base = access.base
    else { return nil }
    return base
  }

  /// The state that an action assigns before its dialog opens.
  private static func assigned(
    by statements: CodeBlockItemListSyntax, _ scope: Scope, _ reader: ItemReader
  ) -> [String: Binding] {
    var found: [String: Binding] = [:]
    for statement in statements {
      guard let parts = statement.item.expression?.as(SequenceExprSyntax.self).map({ Array($0.elements) }),
        parts.count > 2, parts[1].is(AssignmentExprSyntax.self), let name = name(of: parts[0])
      else { continue }
      let value = parts.count == 3 ? reader.evaluator.evaluate(parts[2], scope) : nil
      if let value, reader.evaluator.uncertaintyReason(of: value) == nil {
        found[name] = .value(value)
      } else {
        found[name] = .runTime("\(name) \(Evaluator.runTime)")
      }
    }
    return found
  }

  private func confirmation(
    _ dialog: Dialog, _ item: inout ImportedItem, _ scope: Scope, _ reader: ItemReader, _ assigned: [String: Binding]
  ) -> JSONNode? {
    guard let call = dialog.call else { return nil }
    // A dialog of another view sees that view's members.
    let isOfSameView = dialog.owner == nil || dialog.owner == scope.nearestOwner?.type.simpleName
    let around =
      isOfSameView
      ? Scope(source: dialog.source, owner: scope.nearestOwner)
      : ScopeBuilder(source: dialog.source, evaluator: reader.evaluator).scope(at: call)
    // The dialog sees the state as the action leaves it.
    let outer = around.binding(assigned)
    guard let actions = call.content("actions") ?? call.trailingClosure.map({ ExprSyntax($0) }) else { return nil }
    if let closure = actions.as(ClosureExprSyntax.self),
      let older = olderDialog(closure.statements, &item, outer, reader)
    {
      return older
    }
    // The closures get the presented value.
    func inside(_ content: ExprSyntax) -> Scope {
      content.as(ClosureExprSyntax.self).map { outer.binding(reader.evaluator.arguments(of: $0, [])) } ?? outer
    }
    let all = reader.items(ofContent: actions, inside(actions)).filter { $0.kind == .button }
    let fields = all.filter { ["‹TextField›", "‹SecureField›"].contains($0.title) }
    let buttons = all.filter { !fields.contains($0) }
    let isAlert = call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "alert"
    // Alerts with a text field, or without a choice, are not confirmations.
    if isAlert, let field = fields.first {
      let reason = "an alert with a text field is not shown"
      item.placeholders.append(Placeholder(location: field.location, text: "no confirmation", reason: reason))
      return nil
    }
    if isAlert, buttons.count < 2 { return nil }
    guard !buttons.isEmpty, let title = call.argument() else { return nil }
    let text = reader.evaluator.text(of: title, outer, isKey: true)
    var members: [(String, JSONNode)] = [("title", .string(text.string))]
    item.placeholders += text.notes
    if let message = call.content("message") {
      let parts = reader.labels.parts(of: message, inside(message))
      if !parts.texts.isEmpty {
        let message = parts.texts.map(\.string).joined(separator: "\n")
        members.append(("message", .string(message)))
        item.placeholders += parts.texts.flatMap(\.notes)
        // A condition may hide the message, or a part of it.
        item.placeholders += parts.placeholders.filter(\.isShown).map {
          Placeholder(
            location: $0.location, text: parts.texts.count == 1 ? message : "part of the message", reason: $0.reason)
        }
      }
    }
    let list = buttons.filter { !$0.attributes.contains(.isHidden) }.map { button in
      var action: [(String, JSONNode)] = [("title", .string(button.title))]
      for case .role(let role) in button.attributes { action.append(("role", .string(role))) }
      return JSONNode.object(action)
    }
    item.placeholders += buttons.flatMap(\.placeholders)
    members.append(("actions", .array(list)))
    return .object(members)
  }
}
