package import MenuImport
import MenuStrings
import SwiftDeclarations
import SwiftEvaluation
package import SwiftSyntax
package import SwiftValues

extension LabelReader {
  /// The icon of a label, with a note if it is not a known image.
  func icon(of call: FunctionCallExprSyntax, _ scope: Scope) -> LabelParts {
    var icon = LabelParts()
    guard let content = call.content("icon") else { return icon }
    if content.is(KeyPathExprSyntax.self), evaluator.delegated("Label", call, scope) == nil {
      // `Label("Reply", icon: \.reply)`
      icon.imageName = Evaluator.words(of: content)
      let reason = "the image \(Evaluator.words(of: content)) is outside the sources"
      icon.placeholders.append(
        Placeholder(location: scope.source.location(of: content), about: .symbol, text: "no image", reason: reason))
      return icon
    }
    let parts = self.parts(of: content, scope)
    icon.image = parts.image
    icon.imageName = parts.imageName
    (icon.tint, icon.colorNote) = (parts.tint, parts.colorNote)
    icon.mark = parts.mark
    // A condition on an icon hides no item.
    icon.placeholders = parts.placeholders.filter { !["shown", "hidden"].contains($0.text) }
    guard parts.image == nil, parts.mark == nil, icon.placeholders.isEmpty else {
      return icon
    }
    var reason: String?
    if let text = parts.texts.first {
      reason =
        text.placeholders.first.map { "the image is unknown: \($0.reason)" } ?? "the icon is the text \(text.string)"
    } else if let view = parts.unknownView {
      reason = "the image is unknown: \(view.reason)"
    } else if let only = content.as(ClosureExprSyntax.self)?.statements.first?.item.expression,
      Evaluator.lastName(of: only) != "EmptyView", !only.is(IfExprSyntax.self), !only.is(SwitchExprSyntax.self)
    {
      reason = "\(Evaluator.words(of: only)) is drawn at runtime"
    }
    if let reason {
      icon.placeholders.append(
        Placeholder(location: scope.source.location(of: content), about: .symbol, text: "no image", reason: reason))
    }
    return icon
  }

  /// The symbol's name with a variant, which a condition may select; a note if that is known only at runtime.
  package func varied(
    _ symbol: String, by variant: ExprSyntax, _ scope: Scope
  ) -> (symbol: String, notes: [Placeholder]) {
    guard let sequence = variant.as(SequenceExprSyntax.self), sequence.elements.count == 3,
      let condition = sequence.elements.first, let other = sequence.elements.last,
      let ternary = sequence.elements.dropFirst().first?.as(UnresolvedTernaryExprSyntax.self)
    else {
      let name = Self.symbol(symbol, variant: variant)
      return (name, variant.is(MemberAccessExprSyntax.self) ? [] : [variantNote(variant, name, scope)])
    }
    switch evaluator.decide(condition, scope) {
    case .yes: return varied(symbol, by: ternary.thenExpression, scope)
    case .no: return varied(symbol, by: other, scope)
    case .open(_, let initially):
      let name = Self.symbol(symbol, variant: initially ?? true ? ternary.thenExpression : other)
      return (name, [variantNote(variant, name, scope)])
    }
  }

  /// Reads the image above or behind an empty view: `Color.clear.overlay { Image(systemName: "star") }`.
  func readLayer(_ modifier: Modifier, into parts: inout LabelParts) {
    guard parts.image == nil, parts.unknownView == nil, parts.unclear == nil, parts.imageName == nil,
      parts.texts.allSatisfy(\.string.isEmpty),
      let content = modifier.call.content("content") ?? modifier.argument()
        ?? modifier.call.trailingClosure.map({ ExprSyntax($0) })
    else { return }
    let layer = self.parts(of: content, modifier.scope)
    guard layer.image != nil else { return }
    parts.texts = []
    parts.add(layer)
  }

  private func variantNote(_ variant: ExprSyntax, _ symbol: String, _ scope: Scope) -> Placeholder {
    Placeholder(
      location: scope.source.location(of: variant), text: symbol,
      reason: "the variant \(Evaluator.words(of: variant)) of the symbol \(Evaluator.runTime)")
  }

  /// Reads the symbol of a UIKit or AppKit image; another image is noted and left out.
  package func readImage(_ expression: ExprSyntax, into parts: inout LabelParts, _ scope: Scope) {
    if readKnownImage(expression, into: &parts, scope) { return }
    if let call = expression.as(FunctionCallExprSyntax.self), parts.imageName == nil, parts.imageReason == nil {
      let text = call.argument("named").map { evaluator.text(of: $0, scope) }
      let name = text.flatMap { $0.placeholders.isEmpty && !$0.string.isEmpty ? $0.string : nil }
      parts.imageName = name ?? call.argument("resource").map { Evaluator.lastName(of: $0) }
    }
    parts.placeholders.append(
      Placeholder(
        location: scope.source.location(of: expression), about: .symbol, text: "no image",
        reason: parts.imageReason ?? reason(forUnknown: expression, scope)))
  }

  /// Reads the symbol of a UIKit or AppKit image, and returns whether it is known.
  package func readKnownImage(_ expression: ExprSyntax, into parts: inout LabelParts, _ scope: Scope) -> Bool {
    guard evaluator.descend({ readNow(expression, into: &parts, scope) }) ?? false else { return false }
    if case .file? = parts.image, let isTemplate = Self.isTemplate(expression) {
      parts.image = parts.image?.asTemplate(isTemplate)
    }
    return true
  }

  private func readNow(_ expression: ExprSyntax, into parts: inout LabelParts, _ scope: Scope) -> Bool {
    let (written, outer) = (expression, scope)
    var expression = expression
    var scope = scope
    if let sequence = expression.as(SequenceExprSyntax.self), sequence.isCoalescing {
      // `UIImage(named: name) ?? UIImage(systemName: name)`
      return sequence.elements.contains { readKnownImage($0, into: &parts, scope) }
    }
    switch evaluator.evaluate(expression, scope) {
    case .nothing: return true
    case .symbol(let symbol):
      let found = evaluator.staticImage(symbol) ?? evaluator.image(madeBy: symbol.syntax, symbol.scope) ?? symbol
      (expression, scope) = (found.syntax, found.scope)
      // The value is the first operand of `UIImage(named: name) ?? UIImage(systemName: name)` elsewhere.
      if expression.id != written.id, let all = expression.parent?.parent?.as(SequenceExprSyntax.self),
        all.isCoalescing
      {
        return readKnownImage(ExprSyntax(all), into: &parts, scope)
      }
    case .text, .number, .bool, .list, .tuple, .enumCase, .instance, .closure, .function, .type, .conditional,
      .repeated, .unknown:
      if let made = evaluator.image(madeBy: expression, scope) {
        (expression, scope) = (made.syntax, made.scope)
        break
      }
      if let value = local(expression, scope) { return readKnownImage(value.syntax, into: &parts, value.scope) }
      if let declared = declaration(of: expression, scope) {
        if let first = declared.initializer?.value, !first.is(NilLiteralExprSyntax.self) {
          return readAssigned(to: declared, before: expression, into: &parts, scope, initial: first)
            || readFirst(first, of: expression, into: &parts, scope)
        }
        return readAssigned(to: declared, before: expression, into: &parts, scope)
      }
    }
    if let sequence = expression.as(SequenceExprSyntax.self),
      let ternary = sequence.elements.lazy.compactMap({ $0.as(UnresolvedTernaryExprSyntax.self) }).first,
      let last = sequence.elements.last
    {
      return readOne(of: [ternary.thenExpression, last], selectedBy: sequence, into: &parts, scope)
    }
    // Other modifiers of an image only change its style.
    expression = expression.as(ForceUnwrapExprSyntax.self)?.expression ?? expression
    while let call = expression.as(FunctionCallExprSyntax.self),
      let access = call.calledExpression.as(MemberAccessExprSyntax.self), let base = access.base
    {
      if let isTemplate = Self.rendering(of: call, access) {
        guard readKnownImage(base.unwrapped, into: &parts, scope) else { return false }
        parts.image = parts.image?.asTemplate(isTemplate)
        if access.declName.baseName.text == "withTintColor" { readColor(call.argument(), into: &parts, scope) }
        return true
      }
      let inner =
        base.as(OptionalChainingExprSyntax.self)?.expression ?? base.as(ForceUnwrapExprSyntax.self)?.expression ?? base
      if inner.is(DeclReferenceExprSyntax.self), Self.isModifier(access.declName) {
        return readKnownImage(inner, into: &parts, scope)
      }
      guard inner.id != base.id || base.is(FunctionCallExprSyntax.self) else { break }
      expression = inner
    }
    guard let call = expression.as(FunctionCallExprSyntax.self) else {
      return showAsset(ofImage: expression, in: &parts, scope)
    }
    if let symbol = call.argument("systemSymbol") {
      readSymbol(named: symbol, into: &parts, scope)
      return true
    }
    if let name = call.argument("named").flatMap({ evaluator.systemImageName($0, scope) }),
      let symbol = ImageName.symbol(ofSystemImage: name)
    {
      parts.image = .symbol(symbol)
      parts.tint = parts.tint ?? ImageName.tint(ofSystemImage: name)
      return true
    }
    let name = call.argument("systemName") ?? call.argument("systemSymbolName")
    let known = name.map { evaluator.text(of: $0, scope) }.flatMap { $0.placeholders.isEmpty ? $0 : nil }
    let added = { written.as(FunctionCallExprSyntax.self).flatMap { evaluator.symbolName(ofImage: $0, outer) } }
    guard let text = known ?? evaluator.symbolName(ofImage: call, scope) ?? added() else {
      if showAsset(ofImage: expression, in: &parts, scope) { return true }
      if readNamedSymbol(of: call, into: &parts, scope) { return true }
      return written.as(FunctionCallExprSyntax.self).map { readNamedSymbol(of: $0, into: &parts, outer) } ?? false
    }
    if !text.string.isEmpty { parts.image = .symbol(text.string) }
    parts.placeholders += text.choices.map { $0.about(.symbol) }
    return true
  }

  /// Whether a method returns its image in another style: `image.withTintColor(.red)`.
  private static func isModifier(_ method: DeclReferenceExprSyntax) -> Bool {
    ["with", "applying"].contains(where: method.baseName.text.hasPrefix)
  }

  /// The initial value of a local variable, whose condition is known only at runtime.
  private func local(_ expression: ExprSyntax, _ scope: Scope) -> Expression? {
    guard let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.text.trimmingBackticks else { return nil }
    switch evaluator.binding(of: name, scope) {
    case .expression(let value), .local(let value): return value.syntax.id == expression.id ? nil : value
    case .value, .property, .change, .runTime, nil: return nil
    }
  }

  /// The declaration of a local variable that an assignment under a condition changes.
  private func declaration(of expression: ExprSyntax, _ scope: Scope) -> PatternBindingSyntax? {
    guard let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.text.trimmingBackticks,
      case .value(let value)? = evaluator.binding(of: name, scope), value.isOpen
    else { return nil }
    var current = Syntax(expression).parent
    while let node = current, !node.is(FunctionDeclSyntax.self) {
      for statement in node.as(CodeBlockItemListSyntax.self) ?? [] {
        for binding in statement.item.as(VariableDeclSyntax.self)?.bindings ?? []
        where Property.name(of: binding) == name {
          return binding
        }
      }
      current = node.parent
    }
    return nil
  }
}

extension Evaluator {
  private static let imageTypes = ["UIImage", "NSImage", "Image"]

  /// The symbol of a function that the sources add to an image type: `.symbol(.trash)`.
  fileprivate func symbolName(ofImage call: FunctionCallExprSyntax, _ scope: Scope) -> ReadText? {
    guard let access = call.calledExpression.as(MemberAccessExprSyntax.self),
      access.base.map({ Self.imageTypes.contains($0.trimmedDescription) }) ?? true
    else { return nil }
    for typeName in Self.imageTypes {
      guard let type = index.type(named: typeName, from: scope.source) else { continue }
      let owner = Owner(type: type, value: nil, isStatic: true)
      for function in type.staticMethods[access.declName.baseName.text.trimmingBackticks] ?? [] {
        guard let arguments = parameters(of: function, owner)?.bind(call, scope), let body = function.body,
          let name = Self.symbolArgument(in: body)
        else { continue }
        let inner = functionScope(function, owner).binding(arguments)
        let found = enter(body) { text(of: name, inner) }
        if let found, found.placeholders.isEmpty { return found }
      }
    }
    return nil
  }

  /// The name of one of AppKit's images: `NSImage.addTemplateName`, `"NSAddTemplate"`.
  fileprivate func systemImageName(_ expression: ExprSyntax, _ scope: Scope) -> String? {
    if let access = expression.as(MemberAccessExprSyntax.self) {
      let name = access.declName.baseName.text
      guard name.hasSuffix("Name"), let first = name.first,
        access.base.map({ $0.trimmedDescription == "NSImage" }) ?? true
      else { return nil }
      return "NS\(first.uppercased())\(name.dropFirst().dropLast(4))"
    }
    if let call = expression.as(FunctionCallExprSyntax.self), let name = call.argument() {
      return Self.lastName(of: call.calledExpression) == "Name" || call.calledExpression.trimmedDescription == ".init"
        ? systemImageName(name, scope) : nil
    }
    let text = text(of: expression, scope)
    return text.isKnown && text.string.hasPrefix("NS") ? text.string : nil
  }

  /// The name of the first symbol that a body creates.
  private static func symbolArgument(in body: CodeBlockItemListSyntax) -> ExprSyntax? {
    var stack = [Syntax(body)]
    while let node = stack.popLast() {
      if let call = node.as(FunctionCallExprSyntax.self),
        let name = call.argument("systemName") ?? call.argument("systemSymbolName")
      {
        return name
      }
      stack += node.children(viewMode: .sourceAccurate).reversed()
    }
    return nil
  }

  /// The image of an implicit call: `.symbol(.info)` with `extension UIImage { static func symbol(_ name: Name) … }`.
  fileprivate func image(madeBy expression: ExprSyntax, _ scope: Scope) -> Expression? {
    guard let call = expression.as(FunctionCallExprSyntax.self),
      let access = call.calledExpression.as(MemberAccessExprSyntax.self), access.base == nil
    else { return nil }
    for name in Self.imageTypes {
      guard let type = index.type(named: name, from: scope.source) else { continue }
      let owner = Owner(type: type, value: nil, isStatic: true)
      for function in type.staticMethods[access.declName.baseName.text.trimmingBackticks] ?? [] {
        guard let arguments = parameters(of: function, owner)?.bind(call, scope), let body = function.body else {
          continue
        }
        let inner = functionScope(function, owner).binding(arguments)
        if case .symbol(let made)?? = enter(body, { result(of: body, inner) }) { return made }
      }
    }
    return nil
  }

  /// The image of an implicit static member: `.info` with `extension UIImage { static let info = … }`.
  func staticImage(_ symbol: Expression) -> Expression? {
    guard let access = symbol.syntax.as(MemberAccessExprSyntax.self), access.base == nil else { return nil }
    for name in Self.imageTypes {
      guard let type = index.type(named: name, from: symbol.scope.source),
        case .symbol(let found)? = member(
          access.declName.baseName.text.trimmingBackticks, of: .type(type), access, symbol.scope)
      else { continue }
      return found
    }
    return nil
  }
}

extension Value {
  /// Whether a condition decides the value.
  fileprivate var isOpen: Bool {
    switch self {
    case .conditional, .unknown: true
    case .text, .number, .bool, .nothing, .list, .tuple, .enumCase, .instance, .closure, .function, .type, .symbol,
      .repeated:
      false
    }
  }
}

extension SequenceExprSyntax {
  /// Whether the expression is a value and its replacements for `nil`: `a ?? b`.
  fileprivate var isCoalescing: Bool {
    let operators = elements.filter { $0.is(BinaryOperatorExprSyntax.self) }
    return operators.allSatisfy { $0.trimmedDescription == "??" } && operators.count * 2 + 1 == elements.count
      && !operators.isEmpty
  }
}
