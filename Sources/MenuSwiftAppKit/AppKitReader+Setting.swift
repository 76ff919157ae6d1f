import MenuDocument
import MenuImport
import MenuSwiftViews
import SwiftDeclarations
import SwiftEvaluation
import SwiftSyntax
import SwiftValues

extension AppKitReader {
  func assign(_ parts: [ExprSyntax], _ sequence: SequenceExprSyntax, _ frame: inout Frame) {
    guard parts.count >= 3 else { return }
    let isAddition = parts[1].as(BinaryOperatorExprSyntax.self)?.operator.text == "+="
    guard parts[1].is(AssignmentExprSyntax.self) || isAddition else { return }
    let value = parts[2...]
    assignments.insert(frame.scope.source.location(of: sequence))
    if parts[0].is(DiscardAssignmentExprSyntax.self) {
      _ = object(of: value, &frame)
      return
    }
    if let name = parts[0].as(DeclReferenceExprSyntax.self)?.baseName.text {
      // Extensions of items access properties without a base.
      if let this = frame.this, frame.scope.local(name) == nil, frame.objects[name] == nil {
        return set(name, of: this, parts, isAddition, &frame)
      }
      if isAddition {
        if let object = object(of: parts[0], &frame) {
          forEach(of: object) { if case .list(let list) = $0 { extend(list, by: parts, &frame) } }
        }
        return
      }
      if let object = object(of: value, &frame) {
        // The menu of a view or another responder.
        if name == "menu", frame.objects[name] == nil, evaluator.binding(of: name, frame.scope) == nil,
          frame.scope.nearestOwner != nil
        {
          show(object, as: name, of: ExprSyntax(DeclReferenceExprSyntax(baseName: .keyword(.self))), frame)
        }
        set(name, to: object, &frame)
      } else {
        observe(name, parts, frame)
      }
      return
    }
    var target = parts[0]
    if let chain = target.as(OptionalChainingExprSyntax.self) { target = chain.expression }
    guard let access = target.as(MemberAccessExprSyntax.self), let base = access.base else { return }
    let name = access.declName.baseName.text
    if isSelf(base, frame), frame.this == nil {
      if isAddition {
        if case .list(let list)? = object(of: target, &frame) { extend(list, by: parts, &frame) }
        return
      }
      guard let object = object(of: value, &frame) else { return observe(name, parts, frame) }
      show(object, as: name, of: base, frame)
      return set(name, to: object, &frame)
    }
    if let object = object(of: base, &frame) { return set(name, of: object, parts, isAddition, &frame) }
    if let only = value.first, value.count == 1 {
      if name != "menu",
        isStatusButton(base, frame) || ["image", "title"].contains(name) && isStatusItem(base, frame)
      {
        return setStatusButton(name, to: parts, frame)
      }
      if name == "title" || name == "image" { note(name, only, ofButton: base, frame) }
    }
    if let object = object(of: value, &frame) {
      show(object, as: name, of: base, frame)
      // `app.mainMenu = NSMenu()`, then `app.mainMenu?.addItem(item)`; `nil` may be a value of another type.
      let path = Self.path(of: access)
      if !object.isNothing || members[path] != nil { members[path] = object }
    }
  }

  /// Adds the items of an assignment `list += more` to an array.
  private func extend(_ list: AppKitMenu, by parts: [ExprSyntax], _ frame: inout Frame) {
    if !addAll(parts[2...], to: list, &frame) { extend(list, by: parts[2], &frame) }
  }

  /// The words of a member of an unknown object, without `self`, `?`, and `!`.
  static func path(of access: MemberAccessExprSyntax) -> String {
    let words = access.trimmedDescription.filter { $0 != "?" && $0 != "!" }
    if ["mainMenu", "servicesMenu"].contains(access.declName.baseName.text) { return access.declName.baseName.text }
    return words.hasPrefix("self.") ? String(words.dropFirst(5)) : words
  }

  func show(_ object: AppKitObject, as name: String, of base: ExprSyntax, _ frame: Frame) {
    for menu in object.menus { show(menu, as: name, of: base, frame) }
  }

  private func show(_ menu: AppKitMenu, as name: String, of base: ExprSyntax, _ frame: Frame) {
    switch name {
    case "mainMenu": menu.presentation = "menuBar"
    case "servicesMenu", "windowsMenu", "helpMenu": menu.isFilled = true
    case "submenu": menu.isAttached = true
    case "menu" where isStatusItem(base, frame):
      menu.presentation = "menuBarExtra"
      menu.presenters = [frame.scope.nearestOwner?.type, holder(of: base, frame)].compactMap(\.self)
    case "menu" where base.trimmedDescription == "self" && frame.scope.nearestOwner?.type.properties["menu"] != nil:
      break
    case "menu": showMenu(menu, of: base, frame)
    default: break
    }
  }

  private func set(
    _ name: String, of object: AppKitObject, _ parts: [ExprSyntax], _ isAddition: Bool, _ frame: inout Frame
  ) {
    switch object {
    case .menu(let menu): set(name, of: menu, parts, isAddition, &frame)
    case .item(let item): set(name, of: item, parts, &frame)
    case .list: break
    case .choice: for object in object.alternatives { set(name, of: object, parts, isAddition, &frame) }
    }
  }

  private func set(
    _ name: String, of menu: AppKitMenu, _ parts: [ExprSyntax], _ isAddition: Bool, _ frame: inout Frame
  ) {
    switch name {
    case "menu" where menu.popUp != nil: setMenu(of: menu, to: parts[2], &frame)
    case "title" where menu.popUp?.look != nil, "image" where menu.popUp?.look != nil, "showsIndicator":
      if menu.popUp?.own === menu, let look = look(name, parts[2], frame) { menu.popUp?.look?.append(look) }
    case "isBordered", "controlSize", "isEnabled": setStyle(name, of: menu, parts, frame)
    case "title": menu.title = text(parts, frame)
    case "items":
      if !isAddition {
        menu.popUp?.isCleared = isCertain
        menu.popUp?.clearings += 1
      }
      if !isAddition, isCertain { menu.entries = [] }
      if !addAll(parts[2...], to: menu, &frame) { addUnknown(parts[2], to: menu, frame) }
    case "identifier": menu.identifier = Evaluator.lastName(of: parts[2])
    case "delegate":
      menu.hasDelegate = true
      menu.delegate = delegate(parts[2], frame)
      if parts[2].trimmedDescription == "self", case .item(let item)? = frame.this { menu.delegateItem = item }
    default: keep(parts, in: name, of: .menu(menu), &frame)
    }
  }

  private func set(_ name: String, of item: AppKitItem, _ parts: [ExprSyntax], _ frame: inout Frame) {
    let name = OldMethodName.property(name)
    let location = frame.scope.source.location(of: parts[2])
    let words = Evaluator.words(of: parts[2])
    if let uncertainty = uncertainties.last, Self.seen.contains(name),
      item.conditions != uncertainties.map(\.placeholder)
    {
      return choose(name, parts, of: item, uncertainty, frame)
    }
    switch name {
    case "submenu":
      if let menu = object(of: parts[2...], &frame) {
        attach(menu, to: item)
      } else {
        item.addPlaceholder(location, "no submenu", "the value of \(words) \(Evaluator.runTime)")
      }
    case "title":
      let title = text(parts, frame)
      if !title.isKnown, shortens(parts[2], item.title, frame) {
        // A subclass that abbreviates the title it gets: `title = title.cut(30)`.
        return item.addPlaceholder(item.location, item.title.string, "\(words) may change it")
      }
      item.title = title
    case "action": setAction(parts[2], of: item, frame)
    case "tag":
      if case .number(let tag) = evaluator.evaluate(parts[2], frame.scope) { item.tag = tag }
      item.recents = RecentSearches(rawValue: Evaluator.lastName(of: parts[2]))
    case "identifier": item.identifier = words
    case "attributedTitle": setAttributedTitle(parts, of: item, frame)
    case "subtitle": setText(parts, of: item, frame) { .subtitle($0) }
    case "toolTip": setText(parts, of: item, frame) { .help($0) }
    case "keyEquivalent": setKey(text(parts, frame), parts[2], of: item, frame)
    case "keyEquivalentModifierMask" where parts[1].is(AssignmentExprSyntax.self):
      var value = evaluator.value(of: parts[2...], expression: parts[2], frame.scope)
      // `mask ?? keyEquivalentModifierMask` changes nothing without a mask.
      if parts.count == 5, parts[3].as(BinaryOperatorExprSyntax.self)?.operator.text == "??",
        Evaluator.lastName(of: parts[4]) == name
      {
        value = evaluator.evaluate(parts[2], frame.scope)
        if case .nothing = value { return }
      }
      if let modifiers = KeyReader(evaluator: evaluator).modifierSet(of: value) {
        item.mask = modifiers
      } else {
        item.addPlaceholder(location, "command", "its modifier mask \(Evaluator.runTime)")
      }
    case "isAlternate":
      if case .bool(let flag) = evaluator.value(of: parts[2...], expression: parts[2], frame.scope) {
        item.isAlternate = flag
      } else {
        item.addPlaceholder(location, "no alternate", "the value of \(words) \(Evaluator.runTime)")
      }
    case "state": setState(parts, of: item, frame)
    case "isEnabled": decide(parts, item, .isDisabled, unless: true, frame)
    case "isHidden": decide(parts, item, .isHidden, unless: false, frame)
    case "indentationLevel":
      if case .number(let level) = evaluator.value(of: parts[2...], expression: parts[2], frame.scope) {
        if level > 0, level <= 15 { item.set(.indentationLevel(Int(level))) }
      } else {
        item.addPlaceholder(location, "no indentation", "its level \(Evaluator.runTime)")
      }
    case "image": setImage(parts[2...], of: item, frame)
    case "preferredImageVisibility": setImageVisibility(parts[2], of: item, frame)
    case "badge": setBadge(parts[2], of: item, frame)
    case "view":
      if parts[2].is(NilLiteralExprSyntax.self) {
        item.view = nil
      } else {
        item.view = AppKitView(height: nil)
        item.addPlaceholder(location, "a view", "its row is drawn by \(words)")
      }
    case "onStateImage", "offStateImage", "mixedStateImage":
      if !parts[2].is(NilLiteralExprSyntax.self) {
        item.addPlaceholder(location, "no state image", "the image \(words) replaces the checkmark")
      }
    default: keep(parts, in: name, of: .item(item), &frame)
    }
  }

  /// Whether an expression is a method of the text that the title already is.
  private func shortens(_ expression: ExprSyntax, _ title: ReadText, _ frame: Frame) -> Bool {
    guard title.isKnown, !title.string.isEmpty, let call = expression.as(FunctionCallExprSyntax.self),
      let base = call.calledExpression.as(MemberAccessExprSyntax.self)?.base
    else { return false }
    return text(of: base, frame).string == title.string
  }

  /// Notes a property that only one branch sets. A title that all branches set is one of theirs.
  private func choose(
    _ name: String, _ parts: [ExprSyntax], of item: AppKitItem, _ uncertainty: Uncertainty, _ frame: Frame
  ) {
    let location = frame.scope.source.location(of: parts[2])
    let reason = uncertainty.placeholder?.reason ?? Evaluator.runTime
    if name == "state" {
      item.state = .open
      return item.addPlaceholder(location, "off", "the state is unknown: \(reason)", about: .state)
    }
    let note = Placeholder(location: location, text: "\(name) unchanged", reason: reason)
    if !item.placeholders.contains(note) { item.placeholders.append(note) }
    guard name == "title", let condition = uncertainty.placeholder?.location else { return }
    let known = item.choices[name].flatMap { choice in
      uncertainties.contains { !$0.isShown && $0.placeholder?.location == choice.condition } ? choice : nil
    }
    var choice = known ?? AppKitChoice(condition: condition, original: item.title)
    choice.texts.append(text(parts, frame))
    choice.notes.append(note)
    item.choices[name] = choice
    let unknown = Unknown(words: item.title.string, location: choice.condition, reason: reason)
    // The title stays in a branch that does not set it.
    let stays =
      !choice.original.string.isEmpty && choice.texts.count < Self.branchCount(around: Syntax(parts[2])) ?? 0
    let texts = (stays ? [choice.original] : []) + choice.texts
    guard known != nil, let title = evaluator.selected(texts.map { .text($0) }, unknown, at: choice.condition) else {
      return
    }
    item.placeholders.removeAll(where: choice.notes.contains)
    item.title = title
  }

  static let seen: Set = [
    "title", "attributedTitle", "state", "isEnabled", "isHidden", "keyEquivalent", "keyEquivalentModifierMask", "image",
    "preferredImageVisibility", "subtitle", "indentationLevel",
  ]

  // MARK: Values

  /// The string value of an expression, including the title of a menu or item.
  func text(of expression: ExprSyntax, _ frame: Frame) -> ReadText {
    if let access = expression.as(MemberAccessExprSyntax.self), access.declName.baseName.text == "title",
      let base = access.base
    {
      var frame = frame
      switch object(of: base, &frame)?.alternatives.first {
      case .menu(let menu)?: return menu.title
      case .item(let item)?: return item.title
      case .list?, .choice?, nil: break
      }
    }
    return evaluator.text(of: expression, frame.scope)
  }

  /// The text of the value in the parts of an assignment.
  func text(_ parts: [ExprSyntax], _ frame: Frame) -> ReadText {
    if parts.count == 3 { return text(of: parts[2], frame) }
    let expression =
      parts[2].parent.flatMap { $0.parent?.as(SequenceExprSyntax.self) }.map { ExprSyntax($0) } ?? parts[2]
    let (now, initially) = evaluator.valueWithState {
      evaluator.value(of: parts[2...], expression: expression, frame.scope)
    }
    let value = initially ?? now
    if case .unknown(let unknown) = value {
      // Placeholders quote the assigned value, not the assignment.
      let words = parts[2...].map { Evaluator.words(of: $0) }.joined(separator: " ")
      return ReadText(
        Unknown(words: words, location: frame.scope.source.location(of: parts[2]), reason: unknown.reason))
    }
    return evaluator.text(from: value) ?? ReadText(evaluator.unknown(parts[2], frame.scope, "it \(Evaluator.runTime)"))
  }

  private func setText(
    _ parts: [ExprSyntax], of item: AppKitItem, _ frame: Frame, _ attribute: (String) -> ImportedItem.Attribute
  ) {
    if parts[2].is(NilLiteralExprSyntax.self) { return }
    let text = text(parts, frame)
    item.set(attribute(text.string))
    item.placeholders += text.notes
  }

  func setKey(_ text: ReadText, _ expression: ExprSyntax, of item: AppKitItem, _ frame: Frame) {
    let character = KeyReader(evaluator: evaluator).character(of: expression, frame.scope)
    let text = character.map { ReadText($0) } ?? text
    guard text.placeholders.isEmpty else {
      item.addPlaceholder(
        frame.scope.source.location(of: expression), "no shortcut", "the keys are known only at runtime")
      return
    }
    (item.key, item.impliesShift) = (nil, false)
    if text.string.isEmpty { return }
    if let name = KeyReader.name(of: text.string) {
      item.key = name
      item.impliesShift = text.string.lowercased() != text.string
    } else {
      item.addPlaceholder(
        frame.scope.source.location(of: expression), "no shortcut",
        "\(Evaluator.words(of: expression)) is not a supported key")
    }
  }

  private func setState(_ parts: [ExprSyntax], of item: AppKitItem, _ frame: Frame) {
    if parts.count == 3, let known = OldMethodName.states[parts[2].trimmedDescription] { return item.state = known }
    let (now, initially) = evaluator.valueWithState {
      evaluator.value(of: parts[2...], expression: parts[2], frame.scope)
    }
    let value = initially ?? now
    if initially != nil {
      item.addPlaceholder(
        frame.scope.source.location(of: parts[2]), "its initial state", "the state \(Evaluator.runTime)")
    }
    if case .symbol(let symbol) = value, let access = symbol.syntax.as(MemberAccessExprSyntax.self) {
      switch access.declName.baseName.text {
      case "on", "onState": return item.state = .on
      case "off", "offState":
        // An item whose state an expression computes is a toggle that starts off.
        let isWritten = parts.count == 3 && parts[2].is(MemberAccessExprSyntax.self) || isDefault(parts[2], frame)
        return item.state = isWritten && initially == nil ? .off : .open
      case "mixed", "mixedState": return item.state = .mixed
      default: break
      }
    }
    item.state = .open
    item.addPlaceholder(
      frame.scope.source.location(of: parts[2]), "off", "the state \(Evaluator.runTime)", about: .state)
  }

  /// Whether a condition is a parameter with the value that it has by default.
  private func isDefault(_ condition: ExprSyntax, _ frame: Frame) -> Bool {
    guard let name = condition.as(DeclReferenceExprSyntax.self)?.baseName.text,
      case .expression(let value)? = frame.scope.local(name)
    else { return false }
    // A setter gets the value of a parameter.
    if value.syntax.id != condition.id,
      evaluator.descend({ isDefault(value.syntax, Frame(scope: value.scope)) }) == true
    {
      return true
    }
    return value.syntax.is(BooleanLiteralExprSyntax.self)
      && value.syntax.parent?.parent?.is(FunctionParameterSyntax.self) ?? false
  }

  private func setBadge(_ expression: ExprSyntax, of item: AppKitItem, _ frame: Frame) {
    if let call = expression.as(FunctionCallExprSyntax.self), let text = call.argument("string") {
      let text = evaluator.text(of: text, frame.scope)
      item.set(.badge(text.string))
      item.placeholders += text.notes
    } else if !expression.is(NilLiteralExprSyntax.self) {
      item.addPlaceholder(
        frame.scope.source.location(of: expression), "no badge",
        "the badge \(Evaluator.words(of: expression)) is created at runtime")
    }
  }
}
