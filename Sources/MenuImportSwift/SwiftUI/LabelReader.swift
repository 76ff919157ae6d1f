import MenuImport
import SwiftEvaluation
import SwiftSyntax

struct LabelParts {
  var texts: [ReadText] = []
  var systemImage: String?
  var image: String?
  var accessibilityLabel: ReadText?
  var labelStyle: String?
  var badge: String?
  var tint: String?
  /// Unknown parts other than texts.
  var placeholders: [Placeholder] = []

  /// Fills missing parts from another label.
  mutating func add(_ other: LabelParts) {
    texts += other.texts
    systemImage = systemImage ?? other.systemImage
    image = image ?? other.image
    accessibilityLabel = accessibilityLabel ?? other.accessibilityLabel
    labelStyle = labelStyle ?? other.labelStyle
    badge = badge ?? other.badge
    tint = tint ?? other.tint
    placeholders += other.placeholders
  }

  var isEmpty: Bool { texts.isEmpty && systemImage == nil && image == nil && placeholders.isEmpty }

  /// The image and the other attributes of an item.
  var attributes: [ImportedItem.Attribute] {
    var attributes: [ImportedItem.Attribute] = []
    if texts.count > 1 { attributes.append(.subtitle(texts[1].string)) }
    if let systemImage { attributes.append(.systemImage(systemImage)) }
    if let image, systemImage == nil { attributes.append(.image(image)) }
    if let tint { attributes.append(.tint(tint)) }
    if let badge { attributes.append(.badge(badge)) }
    if let labelStyle { attributes.append(.labelStyle(labelStyle)) }
    if let accessibilityLabel, accessibilityLabel.string != texts.first?.string {
      attributes.append(.accessibilityLabel(accessibilityLabel.string))
    }
    return attributes
  }

  var allPlaceholders: [Placeholder] {
    texts.prefix(2).flatMap(\.placeholders) + (accessibilityLabel?.placeholders ?? []) + placeholders
  }
}

struct LabelReader {
  let evaluator: Evaluator

  func parts(of statements: CodeBlockItemListSyntax, _ scope: Scope) -> LabelParts {
    parts(of: evaluator.nodes(of: statements, scope))
  }

  /// The label of each branch, if the label is a single runtime condition with different results.
  func branches(
    of statements: CodeBlockItemListSyntax, _ scope: Scope
  ) -> (labels: [LabelParts], placeholder: Placeholder)? {
    let nodes = evaluator.nodes(of: statements, scope)
    guard nodes.count == 1, case .choice(_, let placeholder)? = nodes.first else { return nil }
    let labels = Self.branches(of: nodes).map { parts(of: $0) }.filter { !$0.texts.isEmpty }
    guard Set(labels.map { [$0.texts.first?.string, $0.systemImage] }).count > 1 else { return nil }
    return (labels, placeholder)
  }

  private static func branches(of nodes: [BlockNode]) -> [[BlockNode]] {
    guard nodes.count == 1, case .choice(let branches, _)? = nodes.first else { return [nodes] }
    return branches.flatMap { Self.branches(of: $0) }
  }

  private func parts(of nodes: [BlockNode]) -> LabelParts {
    var parts = LabelParts()
    for node in nodes { parts.add(self.parts(of: node)) }
    return parts
  }

  private func parts(of node: BlockNode) -> LabelParts {
    switch node {
    case .view(let expression): return parts(of: expression.syntax, expression.scope)
    case .compiled(let chosen, _, _): return parts(of: chosen)
    case .choice(let branches, let placeholder):
      let all = branches.map { parts(of: $0) }.filter { !$0.isEmpty }
      guard var first = all.first else { return LabelParts() }
      let titles = all.compactMap { $0.texts.first?.string }
      if Set(titles).count > 1 {
        // The visible title is unknown, so the placeholder lists all of them.
        let words = titles.map { $0.trimming("‹").trimming("›") }.joined(separator: " / ")
        let unknown = Unknown(
          words: words, location: placeholder.location,
          reason:
            "\(placeholder.reason) and selects one of \(titles.map { $0.hasPrefix("‹") ? $0 : "“\($0)”" }.joined(separator: ", "))"
        )
        first.texts = [ReadText(unknown)] + first.texts.dropFirst()
      } else {
        first.placeholders.append(placeholder)
      }
      let symbols = all.compactMap(\.systemImage)
      if Set(symbols).count > 1 {
        first.systemImage = nil
        let names = symbols.joined(separator: ", ")
        first.placeholders.append(
          Placeholder(
            location: placeholder.location, text: "no symbol",
            reason: "\(placeholder.reason) and selects one of \(names)"))
      }
      return first
    }
  }

  func parts(of expression: ExprSyntax, _ scope: Scope) -> LabelParts {
    evaluator.descend { read(expression, scope) } ?? LabelParts()
  }

  private func read(_ expression: ExprSyntax, _ scope: Scope) -> LabelParts {
    let (base, modifiers) = evaluator.peel(expression, scope)
    var parts: LabelParts
    let isSum = base.as(SequenceExprSyntax.self)?.elements.contains { $0.is(UnresolvedTernaryExprSyntax.self) } == false
    if base.as(MemberAccessExprSyntax.self)?.base?.trimmedDescription == "Color" { return LabelParts() }
    if isSum || base.is(StringLiteralExprSyntax.self) {
      parts = LabelParts(texts: [evaluator.text(of: base, scope, isKey: true)])
    } else {
      switch evaluator.follow(base, scope) {
      case .framework(let name, let call, let scope): parts = framework(name, call, scope)
      case .block(let statements, let scope):
        parts = evaluator.enter(statements) { self.parts(of: statements, scope) } ?? LabelParts()
      case .expression(let expression): parts = self.parts(of: expression.syntax, expression.scope)
      case .node(let node): parts = self.parts(of: node)
      case .nothing: parts = LabelParts()
      case .unclear(let unknown): parts = LabelParts(texts: [ReadText(unknown)])
      }
    }
    for modifier in modifiers { apply(modifier, to: &parts) }
    return parts
  }

  private func framework(_ name: String, _ call: FunctionCallExprSyntax, _ scope: Scope) -> LabelParts {
    switch name {
    case "Text":
      guard call.arguments.first != nil else { return LabelParts() }
      return LabelParts(texts: [evaluator.text(of: ExprSyntax(call), scope, isKey: true)])
    case "Label": return label(call, scope)
    case "Image": return image(call, scope)
    case "Spacer", "EmptyView", "Divider", "Color", "Circle", "Rectangle", "RoundedRectangle", "ProgressView",
      "Capsule":
      return LabelParts()
    case "HStack", "VStack", "ZStack", "Group", "LazyHStack", "ViewThatFits", "AnyView", "Button", "Link",
      "LabeledContent", "Toggle":
      var parts = LabelParts()
      if let title = call.arguments.first, title.label == nil,
        ["Button", "Link", "LabeledContent", "Toggle"].contains(name)
      {
        parts.texts.append(evaluator.text(of: title.expression, scope, isKey: true))
      }
      if name == "AnyView", let argument = call.arguments.first { return self.parts(of: argument.expression, scope) }
      if let content = call.content("content") ?? call.content("label") ?? call.trailingClosure.map({ ExprSyntax($0) })
      {
        parts.add(self.parts(of: content, scope))
      }
      return parts
    default:
      return LabelParts(texts: [
        ReadText(evaluator.unknown(call, scope, "\(name) is not in the imported sources"))
      ])
    }
  }

  private func label(_ call: FunctionCallExprSyntax, _ scope: Scope) -> LabelParts {
    var parts = LabelParts()
    if let title = call.argument() { parts.texts.append(evaluator.text(of: title, scope, isKey: true)) }
    readImage(of: call, into: &parts, scope)
    let title = call.content("title") ?? (call.argument() == nil ? call.trailingClosure.map { ExprSyntax($0) } : nil)
    if let title { parts.add(self.parts(of: title, scope)) }
    if let icon = call.content("icon") {
      let image = self.parts(of: icon, scope)
      parts.systemImage = parts.systemImage ?? image.systemImage
      parts.image = parts.image ?? image.image
      parts.tint = parts.tint ?? image.tint
      parts.placeholders += image.placeholders
    }
    return parts
  }

  func readImage(of call: FunctionCallExprSyntax, into parts: inout LabelParts, _ scope: Scope) {
    if let name = call.argument("systemImage") ?? call.argument("systemName") { readSymbol(name, into: &parts, scope) }
    if let symbol = call.argument("systemSymbol") { readSymbol(named: symbol, into: &parts, scope) }
    if let name = call.argument("image") ?? call.argument("imageName") { readAsset(name, into: &parts, scope) }
  }

  private func image(_ call: FunctionCallExprSyntax, _ scope: Scope) -> LabelParts {
    var parts = LabelParts()
    if let name = call.argument("systemName") ?? call.argument("systemSymbolName") {
      readSymbol(name, into: &parts, scope)
    } else if let symbol = call.argument("systemSymbol") {
      readSymbol(named: symbol, into: &parts, scope)
    } else if let name = call.arguments.first?.expression {
      readAsset(name, into: &parts, scope)
    }
    return parts
  }

  private func readSymbol(_ expression: ExprSyntax, into parts: inout LabelParts, _ scope: Scope) {
    let name = evaluator.text(of: expression, scope)
    if name.placeholders.isEmpty {
      if !name.string.isEmpty { parts.systemImage = name.string }
    } else {
      let reason = name.placeholders.first?.reason ?? Evaluator.runTime
      parts.placeholders.append(
        Placeholder(
          location: scope.source.location(of: expression), text: "no symbol", reason: "the symbol’s name: \(reason)"))
    }
  }

  /// The symbol's name with a variant such as `.fill` or `.circle.fill`; unknown variants are ignored.
  static func symbol(_ name: String, variant: ExprSyntax?) -> String {
    let words = variant?.trimmedDescription.split(separator: ".").map(String.init) ?? []
    guard !words.isEmpty, words.allSatisfy(["fill", "circle", "slash", "square", "rectangle"].contains) else {
      return name
    }
    var parts = name.split(separator: ".").map(String.init)
    // `fill` is always the last component.
    let isFilled = words.contains("fill") || parts.last == "fill"
    if parts.last == "fill" { parts.removeLast() }
    parts += words.filter { $0 != "fill" && !parts.contains($0) } + (isFilled ? ["fill"] : [])
    return parts.joined(separator: ".")
  }

  /// A symbol by its name in symbol libraries: `.arrowUpCircle` stands for `arrow.up.circle`.
  private func readSymbol(named expression: ExprSyntax, into parts: inout LabelParts, _ scope: Scope) {
    guard case .symbol(let symbol) = evaluator.evaluate(expression, scope),
      let access = symbol.syntax.as(MemberAccessExprSyntax.self)
    else {
      let placeholder = Placeholder(
        location: scope.source.location(of: expression), text: "no symbol",
        reason: "the symbol \(Evaluator.words(of: expression)) is known only at runtime")
      return parts.placeholders.append(placeholder)
    }
    parts.systemImage = Self.symbolName(ofMember: access.declName.baseName.text.trimmingBackticks)
  }

  /// The symbol name of a camel-case member: words and numbers, separated by dots.
  static func symbolName(ofMember member: String) -> String {
    var name = ""
    var last: Character?
    for character in member where character != "_" {
      let startsWord = character.isUppercase || character.isNumber && last?.isNumber == false
      if startsWord, !name.isEmpty { name += "." }
      name += character.lowercased()
      last = character
    }
    return name
  }

  private func readAsset(_ expression: ExprSyntax, into parts: inout LabelParts, _ scope: Scope) {
    let name = evaluator.text(of: expression, scope)
    let isFile = [".svg", ".png", ".jpg", ".jpeg", ".webp"].contains { name.string.lowercased().hasSuffix($0) }
    if name.placeholders.isEmpty, isFile {
      parts.image = name.string
    } else {
      let location = scope.source.location(of: expression)
      parts.placeholders.append(
        Placeholder(
          location: location, text: "no image",
          reason: "the image \(Evaluator.words(of: expression)) is in an asset catalog or created at runtime"))
    }
  }

  private func apply(_ modifier: Modifier, to parts: inout LabelParts) {
    switch modifier.name {
    case "labelStyle": parts.labelStyle = ItemReader.labelStyle(modifier.argument()) ?? parts.labelStyle
    case "accessibilityLabel":
      if let argument = modifier.argument() {
        parts.accessibilityLabel = evaluator.text(of: argument, modifier.scope, isKey: true)
      }
    case "symbolVariant":
      parts.systemImage = parts.systemImage.map { Self.symbol($0, variant: modifier.argument()) }
    case "foregroundStyle", "foregroundColor", "tint":
      parts.tint = parts.systemImage == nil ? parts.tint : ItemReader.color(modifier.argument())
    default: break
    }
  }
}

extension String {
  /// The text without one leading and one trailing character.
  fileprivate func trimming(_ character: Character) -> String {
    var rest = self[...]
    if rest.first == character { rest.removeFirst() }
    if rest.last == character { rest.removeLast() }
    return String(rest)
  }
}
