import MenuDocument
import MenuImport
import SwiftDeclarations
package import SwiftEvaluation
import SwiftScan
package import SwiftSyntax
package import SwiftValues

package struct LabelReader {
  package let evaluator: Evaluator

  package init(evaluator: Evaluator) { self.evaluator = evaluator }

  package func parts(of statements: CodeBlockItemListSyntax, _ scope: Scope) -> LabelParts {
    parts(of: evaluator.nodes(of: statements, scope))
  }

  /// The label of each branch, if the label is a single runtime condition with different results.
  func branches(
    of statements: CodeBlockItemListSyntax, _ scope: Scope
  ) -> (labels: [(parts: LabelParts, condition: String?)], choice: BlockChoice)? {
    let nodes = evaluator.nodes(of: Self.content(of: statements), scope)
    guard nodes.count == 1, case .choice(let choice)? = nodes.first, choice.certainty != .certain else { return nil }
    var labels = Self.branches(of: nodes, nil).map { (parts: parts(of: $0), condition: $1) }.filter {
      !$0.parts.texts.isEmpty
    }
    // Branches with the same title are one item.
    guard Set(labels.map { $0.parts.texts.first?.string }).count > 1 else { return nil }
    let isOn = labels.map { $0.parts.image == .symbol(LabelMark.symbol) }
    var all = labels.map(\.parts)
    if mark(among: &all, choice) != nil {
      for index in labels.indices {
        (labels[index].parts, labels[index].parts.mark) = (all[index], LabelMark(isOn: isOn[index]))
      }
    }
    return (labels, choice)
  }

  private static func branches(of nodes: [BlockNode], _ condition: String?) -> [([BlockNode], String?)] {
    guard nodes.count == 1, case .choice(let choice)? = nodes.first else { return [(nodes, condition)] }
    return choice.inOrderWithConditions.flatMap {
      Self.branches(of: $0.nodes, ItemCondition.both(condition, $0.condition))
    }
  }

  private func parts(of nodes: [BlockNode]) -> LabelParts {
    var parts = LabelParts()
    for node in nodes { parts.add(self.parts(of: node)) }
    parts.settle()
    return parts
  }

  private func parts(of node: BlockNode) -> LabelParts {
    switch node {
    case .view(let expression):
      return evaluator.descend { read(expression.syntax, expression.scope) } ?? LabelParts()
    case .compiled(let chosen, _, _): return parts(of: chosen)
    case .choice(let choice): return parts(of: choice)
    }
  }

  /// The branches of a choice, and those of an `else if` that is as open.
  private static func alternatives(of choice: BlockChoice) -> [[BlockNode]] {
    choice.inOrder.flatMap { nodes in
      guard choice.certainty == .open, nodes.count == 1, case .choice(let other)? = nodes.first,
        other.certainty == .open
      else { return [nodes] }
      return alternatives(of: other)
    }
  }

  /// The label of the branch that applies, otherwise of the first telling one, with notes on the others.
  private func parts(of choice: BlockChoice) -> LabelParts {
    var all = Self.alternatives(of: choice).map { parts(of: $0) }
    let placeholder = choice.placeholder
    let mark = mark(among: &all, choice)
    if choice.certainty == .open { Self.deferMark(in: &all) }
    var shown = all.first ?? LabelParts()
    shown.mark = mark ?? shown.mark
    if choice.certainty == .certain { return shown }
    let isOpen = choice.certainty == .open
    // Without a known text or symbol, another branch tells more.
    if !shown.isTelling, let other = all.first(where: \.isTelling) {
      let lost = shown
      shown = other
      shown.mark = mark ?? shown.mark
      if !isOpen, lost.isEmpty { return lost }
    }
    guard isOpen else { return shown }
    var titles: [String] = []
    for text in all.compactMap(\.texts.first) where text.placeholders.isEmpty && !titles.contains(text.string) {
      titles.append(text.string)
    }
    let unknown = all.compactMap(\.texts.first).filter { !$0.placeholders.isEmpty }.map(\.string)
    // A known title tells more than an unknown one.
    if shown.texts.first.map({ !$0.placeholders.isEmpty }) ?? false,
      let other = all.first(where: { $0.texts.first?.placeholders.isEmpty ?? false })
    {
      shown = other
      shown.mark = mark ?? shown.mark
    }
    let isNoted = !titles.isEmpty && titles.count + unknown.count > 1 && !shown.texts.isEmpty
    if isNoted {
      let words = (titles.map { "“\($0)”" } + unknown).joined(separator: ", ")
      shown.texts[0].choices.append(
        Placeholder(
          location: placeholder.location, text: shown.texts[0].string,
          reason: "\(placeholder.reason) and selects one of \(words)"))
      shown.texts[0].alternatives = titles
    } else if shown.texts.isEmpty, !titles.isEmpty {
      let words = titles.map { "“\($0)”" }.joined(separator: ", ")
      shown.placeholders.append(
        Placeholder(
          location: placeholder.location, text: "no title",
          reason: "\(placeholder.reason) and selects one of no title, \(words)"))
    }
    let symbols = all.map(\.imageWords)
    if Set(symbols).count > 1 {
      var names: [String] = []
      for name in symbols.map({ $0 ?? "no symbol" }) where !names.contains(name) { names.append(name) }
      shown.placeholders.append(
        Placeholder(
          location: placeholder.location, about: .symbol, text: shown.image?.name ?? "no symbol",
          reason: "\(placeholder.reason) and selects one of \(names.joined(separator: ", "))"))
    } else if !isNoted, all.contains(where: { $0.texts.first?.string != shown.texts.first?.string }) {
      shown.placeholders.append(placeholder)
    }
    return shown
  }

  /// The checkmark that only some branches have, removed from their symbols.
  private func mark(among all: inout [LabelParts], _ choice: BlockChoice) -> LabelMark? {
    let marked = all.map { $0.image == .symbol(LabelMark.symbol) }
    guard marked.contains(true), all.indices.allSatisfy({ marked[$0] || all[$0].image == nil }),
      marked.contains(false)
    else { return nil }
    for index in all.indices where marked[index] { all[index].image = nil }
    switch choice.certainty {
    case .certain, .initial: return LabelMark(isOn: marked.first == true)
    case .open: return LabelMark(isOn: false, choice.placeholder)
    }
  }

  package func parts(of expression: ExprSyntax, _ scope: Scope) -> LabelParts {
    var parts = evaluator.descend { read(expression, scope) } ?? LabelParts()
    parts.settle()
    return parts
  }

  private func read(_ expression: ExprSyntax, _ scope: Scope) -> LabelParts {
    let (base, modifiers) = evaluator.peel(expression, scope, holders: Evaluator.labelHolders)
    var parts: LabelParts
    let isSum = base.as(SequenceExprSyntax.self)?.elements.contains { $0.is(UnresolvedTernaryExprSyntax.self) } == false
    if evaluator.isValue(base, of: "Color", scope) {
      parts = LabelParts()
    } else if isSum || base.is(StringLiteralExprSyntax.self) {
      parts = LabelParts(texts: [evaluator.text(of: base, scope, isKey: true)])
    } else {
      switch evaluator.follow(base, scope) {
      case .framework(let name, let call, let scope):
        parts = framework(name, call, scope)
        parts.placeholders += evaluator.lostArguments(name, call, scope)
      case .block(let statements, let inner):
        parts = evaluator.enter(statements) { self.parts(of: statements, inner) } ?? LabelParts()
        if let view = evaluator.viewName(base, scope), !parts.isTelling, !parts.texts.isEmpty, !parts.isSettled,
          parts.texts.allSatisfy(\.hasNoWords)
        {
          // Its texts are those of a picture, such as initials, rather than a title.
          parts.unknownView = parts.unknownView ?? evaluator.unknown(view, scope, "its content \(Evaluator.runTime)")
          parts.texts = []
        }
      case .expression(let expression): parts = self.parts(of: expression.syntax, expression.scope)
      case .node(let node): parts = self.parts(of: node)
      case .nothing: parts = LabelParts()
      case .unclear(let unknown):
        if let image = evaluator.staticImage(Expression(syntax: base, scope: scope)) {
          parts = self.parts(of: image.syntax, image.scope)
          break
        }
        parts = LabelParts()
        let call = base.as(FunctionCallExprSyntax.self)
        if let call, readNamedSymbol(of: call, into: &parts, scope) { break }
        let isImage = call.map { Self.isImage(Evaluator.lastName(of: $0.calledExpression)) } ?? false
        if evaluator.isValue(base, of: "Image", scope) || modifiers.contains(where: \.isOfImage) {
          parts.unknownView = unknown
          parts.placeholders = [
            Placeholder(
              location: unknown.location, about: .symbol, text: "no image",
              reason: "the image is unknown: \(unknown.reason)")
          ]
          // A path such as `file.icon`, a view, or an image; another call is a text.
        } else if isImage || base.is(MemberAccessExprSyntax.self) || evaluator.viewName(base, scope) != nil {
          parts.unclear = unknown
        } else {
          parts.texts = [ReadText(unknown)]
        }
      }
    }
    for modifier in modifiers { apply(modifier, to: &parts) }
    return parts
  }

  private func framework(_ name: String, _ call: FunctionCallExprSyntax, _ scope: Scope) -> LabelParts {
    switch name {
    case "Text":
      guard let argument = call.arguments.first else { return LabelParts() }
      let text = evaluator.text(ofText: call, scope)
      let isKey = argument.label == nil && Evaluator.isKey(argument.expression)
      return LabelParts(texts: [isKey ? text.withoutMarks : text])
    case "Label": return label(call, scope)
    case "Image": return image(call, scope)
    case "ProgressView": return LabelParts()
    case let name where Self.blankViews.contains(name): return LabelParts()
    case "HStack", "VStack", "ZStack", "Group", "LazyHStack", "ViewThatFits", "AnyView", "Button", "Link",
      "Toggle":
      var parts = LabelParts()
      if let title = call.arguments.first, title.label == nil,
        ["Button", "Link", "Toggle"].contains(name)
      {
        parts.texts.append(evaluator.title(of: title.expression, scope))
      }
      if name == "AnyView", let argument = call.arguments.first { return self.parts(of: argument.expression, scope) }
      if let content = call.content("content") ?? call.content("label") ?? call.trailingClosure.map({ ExprSyntax($0) })
      {
        parts.add(self.parts(of: content, scope))
      }
      return parts
    case "LabeledContent":
      var parts = LabelParts()
      if let title = call.argument() { parts.texts.append(evaluator.title(of: title, scope)) }
      if let label = call.content("label") { parts.add(self.parts(of: label, scope)) }
      if let value = call.argument("value") { parts.texts.append(evaluator.text(of: value, scope)) }
      let content = call.content("content") ?? call.trailingClosure.map { ExprSyntax($0) }
      if let content { parts.add(self.parts(of: content, scope)) }
      return parts
    default:
      var parts = LabelParts()
      if call.arguments.count == 1, readNamedSymbol(of: call, into: &parts, scope) { return parts }
      let callee = evaluator.viewName(ExprSyntax(call), scope) ?? ExprSyntax(call)
      parts.unknownView = evaluator.unknown(callee, scope, evaluator.absence(ofView: name, scope))
      // A view such as `ToolbarIcon` shows no text.
      if Self.isImage(name) { parts.imageName = name }
      return parts
    }
  }

  private func label(_ call: FunctionCallExprSyntax, _ scope: Scope) -> LabelParts {
    var parts = LabelParts()
    if let title = call.argument() { parts.texts.append(evaluator.title(of: title, scope)) }
    readImage(of: call, into: &parts, scope)
    let title = call.content("title") ?? (call.argument() == nil ? call.trailingClosure.map { ExprSyntax($0) } : nil)
    if let title { parts.add(self.parts(of: title, scope)) }
    parts.isSettled = parts.isSettled || !parts.texts.isEmpty
    parts.add(icon(of: call, scope))
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
    } else if let image = call.argument("uiImage") ?? call.argument("nsImage"),
      readKnownImage(image, into: &parts, scope)
    {
      return parts
    } else if call.argument("size") != nil {
      let unknown = evaluator.unknown(call, scope, "the image is drawn at runtime")
      parts.unknownView = unknown
      parts.placeholders.append(
        Placeholder(location: unknown.location, about: .symbol, text: "no image", reason: unknown.reason))
    } else if let name = call.arguments.first?.expression {
      readAsset(name, into: &parts, scope)
    }
    return parts
  }

  private func readSymbol(_ expression: ExprSyntax, into parts: inout LabelParts, _ scope: Scope) {
    let name = evaluator.text(of: expression, scope)
    if name.placeholders.isEmpty {
      if name.alternatives.contains(LabelMark.symbol), name.alternatives.contains("") {
        parts.mark = LabelMark(isOn: name.string == LabelMark.symbol && name.choices.isEmpty, name.choices.first)
        return
      }
      if !name.string.isEmpty { parts.image = .symbol(name.string) }
      parts.placeholders += name.choices.map { $0.about(.symbol) }
    } else {
      let reason = name.placeholders.first?.reason ?? Evaluator.runTime
      let fallback = fallback(of: expression, scope)
      parts.image = fallback.map { .symbol($0) }
      parts.placeholders.append(
        Placeholder(
          location: scope.source.location(of: expression), about: .symbol, text: fallback ?? "no symbol",
          reason: "the symbol is unknown: \(reason)"))
    }
  }

  /// The symbol's name with a variant such as `.fill` or `.circle.fill`; unknown variants are ignored.
  package static func symbol(_ name: String, variant: ExprSyntax?) -> String {
    let words = variant?.trimmedDescription.split(separator: ".").map(String.init) ?? []
    guard !words.isEmpty,
      words.allSatisfy(["fill", "circle", "slash", "square", "rectangle"].contains)
    else {
      return name
    }
    var parts = name.split(separator: ".").map(String.init)
    // `fill` is always the last component.
    let isFilled = words.contains("fill") || parts.last == "fill"
    if parts.last == "fill" { parts.removeLast() }
    parts += words.filter { $0 != "fill" && !parts.contains($0) } + (isFilled ? ["fill"] : [])
    return parts.joined(separator: ".")
  }

  package func readAsset(_ expression: ExprSyntax, into parts: inout LabelParts, _ scope: Scope) {
    let asset = asset(expression, scope)
    if let asset, show(asset, in: &parts) { return }
    let name = asset.map { ReadText($0.name) } ?? evaluator.text(of: expression, scope)
    let isFile = [".svg", ".png", ".jpg", ".jpeg", ".webp"].contains { name.string.lowercased().hasSuffix($0) }
    if asset == nil, name.placeholders.isEmpty, isFile {
      parts.image = .file(name.string)
    } else {
      let location = scope.source.location(of: expression)
      let unknown = evaluator.unknown(
        expression, scope, asset?.reason ?? "it is in an asset catalog or created at runtime")
      let words = name.placeholders.isEmpty && !name.string.isEmpty ? name.string : unknown.words
      parts.unknownView =
        parts.unknownView ?? Unknown(words: words, location: location, reason: unknown.reason)
      parts.placeholders.append(
        Placeholder(
          location: location, about: .symbol, text: "no image",
          reason: asset?.reason ?? reason(forUnknown: expression, scope)))
    }
  }

  private func apply(_ modifier: Modifier, to parts: inout LabelParts) {
    switch modifier.name {
    case "labelStyle": parts.labelStyle = ItemReader.labelStyle(modifier.argument()) ?? parts.labelStyle
    case "accessibilityLabel":
      if let argument = modifier.argument() {
        parts.accessibilityLabel = evaluator.text(of: argument, modifier.scope, isKey: true)
      }
    case "hidden" where modifier.call.arguments.isEmpty:
      guard let words = parts.texts.first?.string ?? parts.image?.name else { break }
      parts.placeholders.append(
        Placeholder(
          location: modifier.scope.source.location(of: modifier.call.arguments), text: words,
          reason: "the label is hidden"))
    case "overlay", "background": readLayer(modifier, into: &parts)
    case "renderingMode": parts.image = Self.image(parts.image, rendered: modifier)
    case "symbolVariant":
      guard let symbol = parts.image?.symbol, let argument = modifier.argument() else { break }
      let varied = varied(symbol, by: argument, modifier.scope)
      parts.image = .symbol(varied.symbol)
      parts.placeholders += varied.notes
    case "foregroundStyle", "foregroundColor", "tint":
      readColor(modifier.argument(), into: &parts, modifier.scope)
    case "opacity":
      guard parts.image == .symbol(LabelMark.symbol), let argument = modifier.argument() else { break }
      let condition = argument.as(SequenceExprSyntax.self)?.elements.first ?? argument
      let unknown = evaluator.unknown(condition, modifier.scope, Evaluator.runTime)
      let (value, _) = evaluator.trying { evaluator.evaluate(argument, modifier.scope) }
      parts.image = nil
      if case .number(let number) = value {
        parts.mark = LabelMark(isOn: number > 0)
      } else {
        parts.mark = LabelMark(
          isOn: false, Placeholder(location: unknown.location, about: .state, text: "off", reason: unknown.reason))
      }
    default: break
    }
  }
}
