import MenuDocument
package import MenuImport
package import MenuStrings
import MockupScene
import PositionedJSON
import SwiftDeclarations
package import SwiftEvaluation
package import SwiftSyntax
package import SwiftValues

package final class ItemReader {
  package let evaluator: Evaluator
  let confirmations: ConfirmationIndex
  package var labels: LabelReader { LabelReader(evaluator: evaluator) }

  package init(evaluator: Evaluator, confirmations: ConfirmationIndex) {
    self.evaluator = evaluator
    self.confirmations = confirmations
  }

  /// The menus that were read as submenus.
  package var submenus: Set<FileLocation> = []
  /// The bodies of properties, functions, and views that were read.
  package var bodies: Set<SourceRegion> = []
  /// The number of items, including those of submenus.
  private(set) var itemCount = 0
  /// Whether items beyond the limit were left out.
  package var isFull = false
  private(set) var readsOptions = false
  /// Whether the next choice that initially shows nothing shows its first branch instead.
  package var showsFirstBranch = false
  /// Whether the items are a group of rows, or all rows of one between dividers.
  var isGroup = true
  /// The options of pickers with the tag `nil`.
  var nilOptions: Set<FileLocation> = []

  func options(ofContent expression: ExprSyntax, _ scope: Scope) -> [ImportedItem] {
    let outer = readsOptions
    readsOptions = true
    defer { readsOptions = outer }
    return items(ofContent: expression, scope)
  }

  // MARK: Blocks

  package func items(of statements: CodeBlockItemListSyntax, _ scope: Scope) -> [ImportedItem] {
    items(of: evaluator.nodes(of: statements, scope))
  }

  package func items(ofContent expression: ExprSyntax, _ scope: Scope) -> [ImportedItem] {
    if let closure = expression.as(ClosureExprSyntax.self) { return items(of: closure.statements, scope) }
    if case .function(let function, let owner) = evaluator.evaluate(expression, scope), let body = function.body {
      bodies.insert(SourceRegion(body, in: function.source))
      return items(of: body, evaluator.functionScope(function, owner))
    }
    return items(of: expression, scope)
  }

  package func items(of nodes: [BlockNode]) -> [ImportedItem] { items(of: nodes) { self.items(of: $0, $1) } }

  /// - Parameter read: Returns the items of an expression that is a statement of the builder.
  package func items(
    of nodes: [BlockNode], _ read: (ExprSyntax, Scope) -> [ImportedItem]
  ) -> [ImportedItem] {
    let outer = isGroup
    defer { isGroup = outer }
    return nodes.indices.flatMap { index -> [ImportedItem] in
      isGroup = outer && Self.isGroup(index, of: nodes)
      let items = items(of: nodes[index], read)
      return isGroup ? picker(of: items, from: nodes[index]).map { [$0] } ?? items : items
    }
  }

  private func items(of node: BlockNode, _ read: (ExprSyntax, Scope) -> [ImportedItem]) -> [ImportedItem] {
    switch node {
    case .view(let expression): return read(expression.syntax, expression.scope)
    case .compiled(let chosen, let others, let placeholder):
      var items = self.items(of: chosen, read)
      if let placeholder, placeholder.isShown { Self.addPlaceholder(placeholder, in: &items) }
      let nodes = Self.rows(of: items)
      for other in others {
        var hidden = self.items(of: other, read)
        // A branch that looks the same is the same menu on another platform.
        if !hidden.isEmpty, Self.rows(of: hidden) == nodes { continue }
        Self.hide(&hidden)
        if let placeholder {
          Self.addPlaceholder(
            Placeholder(location: placeholder.location, isShown: false, reason: placeholder.reason), in: &hidden)
        }
        items += hidden
      }
      return items
    case .choice(let choice):
      if choice.certainty == .certain {
        return choice.branches.indices.contains(choice.shown) ? items(of: choice.branches[choice.shown], read) : []
      }
      let isFirst = showsFirstBranch
      showsFirstBranch = false
      let branches = choice.branches.map { items(of: $0, read) }
      if isFirst, let shown = Self.firstShown(branches, choice) { return shown }
      showsFirstBranch = isFirst
      return Self.combined(branches, choice)
    }
  }

  /// The items as documents have them, without the control groups that arrange them on one platform.
  private static func rows(of items: [ImportedItem]) -> [JSONNode] {
    items.flatMap { item in
      guard case .controlGroup(let inner, _) = item.kind, item.condition == nil else { return [item.node] }
      return rows(of: inner)
    }
  }

  /// The items of all branches, of which one is visible. Items with the same title are one item.
  package static func combined(_ branches: [[ImportedItem]], _ choice: BlockChoice) -> [ImportedItem] {
    var branches = branches
    // An open condition shows the first branch with items.
    let isOpen = choice.certainty == .open
    let shown = isOpen ? branches.firstIndex { !$0.isEmpty } ?? 0 : choice.shown
    let placeholder = choice.placeholder
    let others = branches.indices.filter { $0 != shown && !branches[$0].isEmpty }
    if others.count == branches.count - 1, branches.indices.contains(shown), !others.isEmpty,
      others.allSatisfy({ branches[$0].count == branches[shown].count }),
      others.allSatisfy({ Self.haveSameTitles(branches[$0], branches[shown]) })
    {
      return branches[shown].indices.map { index in
        let all = ([shown] + others).map { branches[$0][index] }
        var item = all[0]
        if isOpen, let off = all.first(where: { !$0.isOn }), all.contains(where: \.isOn) {
          // The condition selects the item, so that of several such items not all are on.
          item = off
          item.kind = .toggle(isOn: false)
          item.placeholders.append(
            Placeholder(
              location: placeholder.location, about: .state, text: "off",
              reason: "the state is unknown: \(placeholder.reason)"))
        } else if isOpen, all.contains(where: { !$0.isDrawn(like: item) }) {
          item.placeholders.append(placeholder)
        }
        if all.contains(where: { $0.condition != all[0].condition }) { item.condition = nil }
        return item
      }
    }
    // Branches that look the same, such as those of a condition about something else.
    let plain = branches.map { $0.map(\.unconditional.node) }
    if others.count == branches.count - 1, let first = plain.first, !others.isEmpty,
      plain.allSatisfy({ $0 == first })
    {
      return branches[0].map(\.unconditional)
    }
    for index in branches.indices {
      require(choice.condition(of: index), of: &branches[index])
      if index == shown {
        if isOpen { addPlaceholder(placeholder, in: &branches[index]) }
      } else {
        hide(&branches[index])
        let hidden = Placeholder(location: placeholder.location, isShown: false, reason: placeholder.reason)
        addPlaceholder(hidden, in: &branches[index])
      }
    }
    // The shown branch comes first.
    return branches.indices.filter { $0 == shown }.flatMap { branches[$0] }
      + branches.indices.filter { $0 != shown }.flatMap { branches[$0] }
  }

  private static func haveSameTitles(_ left: [ImportedItem], _ right: [ImportedItem]) -> Bool {
    zip(left, right).allSatisfy { left, right in
      if case .divider = left.kind { return right.kind == .divider }
      let isCommand = left.inner.isEmpty && right.inner.isEmpty
      return isCommand && !left.title.isEmpty && left.title == right.title && left.hasSamePlaceholders(as: right)
    }
  }

  package static func addPlaceholder(_ placeholder: Placeholder, in items: inout [ImportedItem]) {
    guard let first = items.indices.first, !items[first].placeholders.contains(placeholder) else { return }
    items[first].placeholders.append(placeholder)
  }

  /// Adds a condition around the items.
  package static func require(_ condition: String?, of items: inout [ImportedItem]) {
    for index in items.indices { items[index].condition = ItemCondition.both(condition, items[index].condition) }
  }

  package static func hide(_ items: inout [ImportedItem]) {
    for index in items.indices { items[index].set(.isHidden) }
  }

  // MARK: Views

  package func items(of expression: ExprSyntax, _ scope: Scope) -> [ImportedItem] {
    guard itemCount < Limit.swiftItems.maximum else {
      isFull = true
      return []
    }
    return evaluator.descend { read(expression, scope) } ?? []
  }

  private func read(_ expression: ExprSyntax, _ scope: Scope) -> [ImportedItem] {
    let (base, modifiers) = evaluator.peel(expression, scope)
    var items = self.items(following: base, scope)
    for modifier in modifiers { apply(modifier, to: &items) }
    return items
  }

  private func items(following base: ExprSyntax, _ scope: Scope) -> [ImportedItem] {
    var items: [ImportedItem]
    if isSumOfTexts(base, scope) {
      itemCount += 1
      return [text(base, scope)]
    }
    switch evaluator.follow(base, scope) {
    case .framework(let name, let call, let scope):
      items = framework(name, call, scope)
      if let first = items.indices.first { items[first].placeholders += evaluator.lostArguments(name, call, scope) }
      itemCount += 1
    case .block(let statements, let inner):
      bodies.insert(SourceRegion(statements, in: inner.source))
      items =
        evaluator.enter(statements) { self.items(of: statements, inner) }
        ?? [Self.item(for: evaluator.unknown(base, scope, "it refers to itself"))]
      if evaluator.wrapper(of: base, scope, Evaluator.controls) != nil {
        // The control is in the modifier, but the label is here.
        for index in items.indices { items[index].location = location(base, scope) }
      }
    case .expression(let expression): items = self.items(of: expression.syntax, expression.scope)
    case .node(let node): items = self.items(of: [node])
    case .nothing: items = []
    case .unclear(let unknown):
      items = [Self.item(for: unknown)]
      itemCount += 1
    }
    return items
  }

  package static func item(for unknown: Unknown) -> ImportedItem {
    var item = ImportedItem(.button, title: unknown.quoted, location: unknown.location)
    item.placeholders = [Placeholder(unknown)]
    return item
  }

  private func framework(_ name: String, _ call: FunctionCallExprSyntax, _ scope: Scope) -> [ImportedItem] {
    switch name {
    case "Button", "NavigationLink", "Link", "ShareLink", "SettingsLink", "PasteButton", "RenameButton", "EditButton",
      "NewDocumentButton", "HelpLink", "PhotosPicker", "OpenSettingsButton":
      return buttons(name, call, scope)
    case "Toggle": return [toggle(call, scope)]
    case "Picker": return [picker(call, scope)]
    case "Menu": return [submenu(call, scope)]
    case "Section": return [section(call, scope)]
    case "ControlGroup": return [controlGroup(call, scope)]
    case "Stepper": return [stepper(call, scope)]
    case "Slider": return [slider(call, scope)]
    case "ForEach": return forEach(call, scope)
    case "Divider": return [ImportedItem(.divider, location: location(call, scope))]
    case "Label": return control(in: call, scope) ?? [text(ExprSyntax(call), scope)]
    case "Text", "Image", "LabeledContent": return [text(ExprSyntax(call), scope)]
    case "EmptyView", "Spacer", "EmptyCommands", "Color": return []
    case "HStack" where isLabel(call), "VStack" where isLabel(call), "ZStack" where isLabel(call):
      return [text(ExprSyntax(call), scope)]
    case "Group", "HStack", "VStack", "ZStack", "LazyVStack", "LazyHStack", "ViewThatFits", "AnyView", "Form", "List",
      "ScrollView", "WithPerceptionTracking", "ContextMenu":
      return content(of: call).map { items(ofContent: $0, scope) } ?? []
    default:
      return [
        foreignButton(name, call, scope)
          ?? Self.item(for: evaluator.unknown(call, scope, evaluator.absence(ofView: name, scope)))
      ]
    }
  }

  /// Whether a stack contains only texts and images, and so is a single row.
  private func isLabel(_ call: FunctionCallExprSyntax) -> Bool {
    if readsOptions { return true }
    let statements = call.trailingClosure?.statements ?? CodeBlockItemListSyntax([])
    let names = statements.map { statement in
      var base = statement.item.expression
      while let outer = base?.as(FunctionCallExprSyntax.self) {
        guard let inner = outer.calledExpression.as(MemberAccessExprSyntax.self)?.base else {
          return outer.calledExpression.trimmedDescription
        }
        base = inner
      }
      return ""
    }
    return names.contains("Text") && names.allSatisfy { ["Text", "Image", "Spacer"].contains($0) }
  }

  func content(of call: FunctionCallExprSyntax) -> ExprSyntax? {
    call.argument("content") ?? call.trailingClosure.map { ExprSyntax($0) } ?? call.arguments.last?.expression
  }

  package func location(_ node: some SyntaxProtocol, _ scope: Scope) -> FileLocation { scope.source.location(of: node) }

  // MARK: Items from labels

  package func item(_ kind: ImportedItem.Kind, _ parts: LabelParts, _ call: some SyntaxProtocol, _ scope: Scope)
    -> ImportedItem
  {
    var item = ImportedItem(kind, title: parts.texts.first?.string ?? "", location: location(call, scope))
    // Findings are about the label, which may be the argument of a call.
    if let call = Syntax(call).as(FunctionCallExprSyntax.self), let title = call.argument("title") ?? call.argument(),
      let origin = evaluator.origin(of: title, scope)
    {
      item.location = origin
    }
    item.attributes = parts.attributes
    item.placeholders =
      parts.allPlaceholders + [parts.colorNote].compactMap(\.self)
      + (kind == .text && !readsOptions
        ? parts.lostTexts(after: 1, at: item.location, "a text item has one line")
        : parts.lostTexts(after: 2, at: item.location, "an item has a title and a subtitle"))
    if item.placeholders.isEmpty, item.title.hasFormatSpecifier {
      item.placeholders.append(
        Placeholder(
          location: item.location, text: item.title, reason: "the arguments of its format are known only at runtime"))
    }
    if let mark = parts.mark, kind == .button, !readsOptions {
      item.kind = .toggle(isOn: mark.isOn)
      item.placeholders += [mark.placeholder].compactMap(\.self)
    }
    // An icon-only button uses its accessibility label as its title.
    if parts.texts.isEmpty, parts.image != nil, let spoken = parts.accessibilityLabel {
      item.title = spoken.string
      item.attributes.removeAll { if case .accessibilityLabel = $0 { true } else { false } }
      item.attributes.append(.labelStyle("iconOnly"))
    }
    return item
  }

  package func label(
    of call: FunctionCallExprSyntax, closure: ExprSyntax?, hasTitle: Bool = true, _ scope: Scope
  ) -> LabelParts {
    var parts = LabelParts()
    if hasTitle, let title = call.argument(), !title.is(ClosureExprSyntax.self) {
      parts.texts.append(evaluator.title(of: title, scope))
    }
    labels.readImage(of: call, into: &parts, scope)
    if parts.texts.isEmpty, let closure {
      if let block = closure.as(ClosureExprSyntax.self) {
        parts.add(labels.parts(of: block.statements, scope))
      } else {
        parts.add(labels.parts(of: closure, scope))
      }
    }
    return parts
  }
}

extension ImportedItem {
  var image: ImportedImage? {
    for case .image(let image) in attributes { return image }
    return nil
  }

  /// Adds an attribute, without duplicates.
  package mutating func set(_ attribute: Attribute) {
    if !attributes.contains(attribute) { attributes.append(attribute) }
  }
}

extension ImportedItem {
  /// Whether two items look the same, wherever they are in the source.
  package func isDrawn(like other: ImportedItem) -> Bool { kind == other.kind && attributes == other.attributes }

  /// Whether the item is certainly on.
  fileprivate var isOn: Bool { if case .toggle(isOn: true, _) = kind { true } else { false } }
}

extension String {
  /// Whether the text is a format with arguments, such as “Heading %lld”.
  fileprivate var hasFormatSpecifier: Bool {
    ["%@", "%lld", "%ld", "%d", "%1$@", "%1$lld"].contains { contains($0) }
  }
}
