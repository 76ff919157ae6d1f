import MenuImport
import SwiftDeclarations
import SwiftEvaluation
import SwiftSyntax
import SwiftValues

/// Images that conditions select.
extension LabelReader {
  /// The statements of a label in a stack: `HStack { if isOn { … } else { … } }`.
  static func content(of statements: CodeBlockItemListSyntax) -> CodeBlockItemListSyntax {
    guard statements.count == 1, let call = statements.first?.item.expression?.as(FunctionCallExprSyntax.self),
      ["HStack", "VStack", "Group"].contains(call.calledExpression.trimmedDescription),
      let content = call.trailingClosure
    else { return statements }
    return Self.content(of: content.statements)
  }

  /// Moves a branch with only a checkmark behind one with another symbol: of several items, most are not the chosen one.
  static func deferMark(in branches: inout [LabelParts]) {
    guard let first = branches.first, first.image == .symbol(LabelMark.symbol), first.texts.isEmpty,
      let other = branches.firstIndex(where: { $0.image != nil && $0.image != first.image })
    else { return }
    branches.swapAt(0, other)
  }

  /// The symbol of `name ?? "star"` if the name is `nil`.
  func fallback(of name: ExprSyntax, _ scope: Scope) -> String? {
    guard let parts = name.as(SequenceExprSyntax.self)?.elements, let last = parts.last,
      parts.dropLast().last?.trimmedDescription == "??"
    else { return nil }
    let text = evaluator.text(of: last, scope)
    return text.isKnown && !text.string.isEmpty ? text.string : nil
  }

  func readFirst(
    _ first: ExprSyntax, of name: ExprSyntax, into parts: inout LabelParts, _ scope: Scope
  ) -> Bool {
    var found = LabelParts()
    guard readKnownImage(first, into: &found, scope), let image = found.image else { return false }
    parts.image = image
    parts.placeholders += found.placeholders
    parts.placeholders.append(
      Placeholder(
        location: scope.source.location(of: name), text: image.name,
        reason: "a condition changes \(Evaluator.words(of: name))"))
    return true
  }

  /// Reads the images that conditions assign to a variable, of which the first is shown, like the text that a condition
  /// assigns.
  func readAssigned(
    to variable: PatternBindingSyntax, before use: ExprSyntax, into parts: inout LabelParts, _ scope: Scope,
    initial: ExprSyntax? = nil
  ) -> Bool {
    guard let name = Property.name(of: variable), let block = variable.parent?.parent?.parent?.parent else {
      return false
    }
    var images: [ImportedImage] = []
    var stack = [block]
    var count = 0
    while let node = stack.popLast() {
      count += 1
      guard count < 10_000 else { return false }
      // Code of closures runs later.
      if node.position >= use.position || node.is(ClosureExprSyntax.self) || node.is(FunctionDeclSyntax.self) {
        continue
      }
      if let assignment = node.as(SequenceExprSyntax.self)?.elements, assignment.count > 2,
        assignment.first?.trimmedDescription == name, let sign = assignment.dropFirst().first,
        sign.is(AssignmentExprSyntax.self), let image = assignment.last
      {
        var found = LabelParts()
        guard assignment.count == 3, readKnownImage(image, into: &found, scope) else { return false }
        if let image = found.image, !images.contains(image) { images.append(image) }
        continue
      }
      stack += node.children(viewMode: .sourceAccurate).reversed()
    }
    if let initial, !images.isEmpty {
      var found = LabelParts()
      guard readKnownImage(initial, into: &found, scope) else { return false }
      if let image = found.image, !images.contains(image) { images.append(image) }
    }
    guard let first = images.first else { return false }
    // The only image is shown under the condition that assigns it.
    var isShown = images.count > 1
    if case .value(.conditional(_, let uncertainty))? = evaluator.binding(of: name, scope) {
      isShown = uncertainty.isShown
    }
    let reason = "a condition sets \(name) to \(images.map(\.name).joined(separator: " or "))"
    let placeholder = Placeholder(
      location: scope.source.location(of: use), about: .symbol, text: isShown ? first.name : "no symbol", reason: reason
    )
    if images == [.symbol(LabelMark.symbol)] {
      parts.mark = LabelMark(isOn: false, placeholder)
    } else {
      if isShown { parts.image = first }
      parts.placeholders.append(placeholder)
    }
    return true
  }

  /// Reads the first of the images that a condition selects; a checkmark in one branch only makes the item a toggle.
  func readOne(
    of images: [ExprSyntax], selectedBy condition: SequenceExprSyntax, into parts: inout LabelParts, _ scope: Scope
  ) -> Bool {
    var found: [ImportedImage?] = []
    for image in images {
      var parts = LabelParts()
      guard readKnownImage(image, into: &parts, scope) else { continue }
      found.append(parts.image)
    }
    guard let image = found.lazy.compactMap(\.self).first else { return found.count == images.count }
    let unknown = evaluator.unknown(condition, scope, Evaluator.runTime)
    let placeholder = Placeholder(location: unknown.location, about: .symbol, text: image.name, reason: unknown.reason)
    if image == .symbol(LabelMark.symbol), found.count == 2, found.contains(nil) {
      parts.mark = LabelMark(isOn: false, placeholder)
    } else {
      let operands = condition.elements.prefix { !$0.is(UnresolvedTernaryExprSyntax.self) }
      let (_, initially) = evaluator.trying {
        evaluator.value(of: ArraySlice(operands), expression: ExprSyntax(condition), scope)
      }
      // The initial state selects `nil`.
      if found.count == 2, let isFirst = initially, found[isFirst ? 0 : 1] == nil {
        let noSymbol = Placeholder(
          location: unknown.location, about: .symbol, text: "no symbol", reason: unknown.reason)
        parts.placeholders.append(noSymbol)
        return true
      }
      parts.image = image
      parts.placeholders.append(placeholder)
    }
    return true
  }
}
