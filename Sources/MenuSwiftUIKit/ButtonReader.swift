import MenuImport
import MenuSwiftViews
import SwiftDeclarations
import SwiftEvaluation
import SwiftSyntax
import SwiftValues

/// Reads what code sets on a UIKit button: `setImage(_:for:)`, `configuration.title`, `isEnabled`.
struct ButtonReader {
  let labels: LabelReader
  /// The variable of the button; `nil` for `self`.
  let name: String?
  /// The nodes with the statements.
  let roots: [Syntax]
  let statements: ButtonStatements

  // MARK: Label

  /// The label that the statements set.
  func parts(_ scope: Scope) -> LabelParts {
    var parts = LabelParts()
    for call in statements.calls(of: name) where !call.isHandled && !Self.isForOtherState(call.syntax) {
      if call.member == "sd_setImage", let image = call.syntax.argument("placeholderImage") {
        // The library SDWebImage shows it until the image is there.
        let isFirst = parts.image == nil
        setImage(image, &parts, scope)
        if isFirst, let first = parts.image {
          parts.placeholders.append(
            Placeholder(
              location: scope.source.location(of: image), text: first.name,
              reason: "another image replaces it when loaded")
          )
        }
      }
      guard let argument = call.syntax.argument() else { continue }
      switch call.member {
      case "setImage": setImage(argument, &parts, scope)
      case "setTitle": setTitle([argument], &parts, scope)
      case "setAttributedTitle": setAttributedTitle(argument, &parts, scope)
      default: break
      }
    }
    // The properties of a bar button item.
    if name != nil {
      for assignment in statements.assignments(to: name) where !assignment.isHandled { set(assignment, &parts, scope) }
    }
    for assignment in configuring where !assignment.isHandled { set(assignment, &parts, scope) }
    return parts
  }

  private func set(_ assignment: ButtonStatements.Assignment, _ parts: inout LabelParts, _ scope: Scope) {
    switch assignment.member {
    case "image": if let image = assignment.value.first { setImage(image, &parts, scope) }
    case "title": setTitle(assignment.value, &parts, scope)
    case "attributedTitle": if let title = assignment.value.first { setAttributedTitle(title, &parts, scope) }
    default: break
    }
  }

  private func setImage(_ image: ExprSyntax, _ parts: inout LabelParts, _ scope: Scope) {
    guard parts.image == nil, !image.is(NilLiteralExprSyntax.self) else { return }
    labels.readImage(image, into: &parts, self.scope(at: image, scope))
  }

  private func setTitle(_ title: ArraySlice<ExprSyntax>, _ parts: inout LabelParts, _ scope: Scope) {
    guard parts.texts.isEmpty, let first = title.first else { return }
    let scope = self.scope(at: first, scope)
    if title.count == 1 {
      if case .nothing = labels.evaluator.evaluate(first, scope) { return }
      parts.texts.append(labels.evaluator.text(of: first, scope))
    } else {
      let value = labels.evaluator.value(of: title, expression: first, scope)
      let joined = title.map { Evaluator.words(of: $0) }.joined(separator: " ")
      let unknown = labels.evaluator.unknown(first, scope, "\(joined) \(Evaluator.runTime)")
      parts.texts.append(labels.evaluator.text(from: value) ?? ReadText(unknown))
    }
  }

  /// The names that a statement sees, such as local constants before it, also in another method.
  func scope(at value: ExprSyntax, _ scope: Scope) -> Scope {
    let root = roots.first { $0.position <= value.position && value.endPosition <= $0.endPosition }
    guard let root, root.root.id == value.root.id else { return scope }
    return ScopeBuilder(source: scope.source, evaluator: labels.evaluator).scope(at: Syntax(value), from: root, scope)
  }

  /// Reads the text of `NSAttributedString(string: "More")`, `.init(string: "More")`, and `AttributedString("More")`.
  private func setAttributedTitle(_ title: ExprSyntax, _ parts: inout LabelParts, _ scope: Scope) {
    let call = title.as(FunctionCallExprSyntax.self)
    let isMade = call.map { Evaluator.lastName(of: $0.calledExpression) == "init" } ?? false
    let text = call?.argument("string") ?? (isMade ? call?.argument() : nil)
    setTitle([text ?? title], &parts, scope)
  }

  /// The values that code assigns to the button's configuration.
  var configurations: [ExprSyntax] {
    statements.assignments(to: name).filter { $0.member == "configuration" }.compactMap(\.value.first)
  }

  /// The calls that hand the button to a function, with the position of the argument.
  var handing: [(call: FunctionCallExprSyntax, position: Int)] { name.map(statements.handing) ?? [] }

  /// The assignments to properties of the button's configuration, also before code assigns it to the button:
  /// `button.configuration = configuration`.
  private var configuring: [ButtonStatements.Assignment] {
    let holders = statements.assignments(to: name).lazy.filter { $0.member == "configuration" }
      .compactMap { $0.value.first?.as(DeclReferenceExprSyntax.self)?.baseName.text }
    let all = statements.assignments(toConfigurationOf: name) + Set(holders).flatMap { statements.assignments(to: $0) }
    return all.sorted { $0.number < $1.number }
  }

  /// The calls of other methods of the button, which the sources may add.
  var helperCalls: [(call: FunctionCallExprSyntax, name: String)] {
    statements.calls(of: name).filter(\.hasBase).map { ($0.syntax, $0.member) }
  }

  // MARK: Behavior

  /// The call whose button a statement puts into the variable.
  var assigned: FunctionCallExprSyntax? {
    guard let name else { return nil }
    return statements.settings(of: name).lazy.compactMap { $0.value.first?.as(FunctionCallExprSyntax.self) }.first
  }

  /// The variable whose button a statement puts into the property: `self.button = button`.
  var assignedVariable: DeclReferenceExprSyntax? {
    guard let name else { return nil }
    return statements.settings(of: name).lazy.filter {
      $0.value.count == 1 && $0.target.is(MemberAccessExprSyntax.self)
    }
    .compactMap { $0.value.first?.as(DeclReferenceExprSyntax.self) }.first
  }

  /// Whether a statement may set a title, an image, or a configuration.
  ///
  /// - Parameters:
  ///   - isNothing: Whether a value is `nil`.
  ///   - body: The statements to which the parameter applies.
  func setsLabel(except isNothing: (ExprSyntax) -> Bool = { _ in false }, outside body: Syntax? = nil) -> Bool {
    let isInBody = { (node: Syntax) in
      body.map { $0.position <= node.position && node.endPosition <= $0.endPosition } ?? false
    }
    let calls = statements.calls(of: name).contains { call in
      guard Self.isLabeling(call.member), !Self.isForOtherState(call.syntax) else { return false }
      let value = call.syntax.argument() ?? call.syntax.arguments.first?.expression
      return !(isInBody(Syntax(call.syntax)) && value.map(isNothing) ?? false)
    }
    let assigned = statements.assignments(to: name).contains { assignment in
      guard Self.isLabeling(assignment.member) else { return false }
      return !(isInBody(Syntax(assignment.target)) && assignment.value.first.map(isNothing) ?? false)
    }
    return calls || assigned || !statements.assignments(toConfigurationOf: name).isEmpty
  }

  /// Whether a call sets the look of the button while it is pressed or disabled: `setImage(image, for: .highlighted)`.
  static func isForOtherState(_ call: FunctionCallExprSyntax) -> Bool {
    ["highlighted", "disabled", "selected", "focused"].contains(Evaluator.lastName(of: call.argument("for")))
  }

  /// Whether code hands the button to a function that may change it.
  var isPassedOn: Bool { name.map(statements.passedOn.contains) ?? false }

  /// Whether the name of a method or property tells that it sets the label.
  static func isLabeling(_ member: String) -> Bool {
    let words = member.lowercased()
    return !words.hasPrefix("accessibility") && labelWords.contains(where: words.contains)
  }

  private static let labelWords = ["title", "image", "icon", "text", "configur", "symbol", "label", "addsubview"]

  /// Whether a statement sets a property of the button to `true`.
  func setsTrue(_ property: String) -> Bool { values(of: property).contains { $0.first?.trimmedDescription == "true" } }

  /// Whether a tap may open the menu: a value other than `false` may be true at runtime.
  var setsMenuAsPrimaryAction: Bool {
    ["showsMenuAsPrimaryAction", "changesSelectionAsPrimaryAction"].contains { property in
      values(of: property).contains { $0.first?.trimmedDescription != "false" }
    }
  }

  /// Whether code also makes the button one that acts and opens no menu.
  var mayActInstead: Bool {
    let taps = Set(values(of: "showsMenuAsPrimaryAction").map { $0.first?.trimmedDescription })
    return taps.isSuperset(of: ["true", "false"]) && addsAction
  }

  /// Whether code adds an action for taps.
  var addsAction: Bool {
    statements.calls(of: name).contains { call in
      ["addAction", "addTarget"].contains(call.member)
        && ["touchUpInside", "primaryActionTriggered"].contains(Evaluator.lastName(of: call.syntax.argument("for")))
    }
  }

  /// Whether the button is enabled; `nil` if no statement tells.
  func isEnabled(_ evaluator: Evaluator, _ scope: Scope) -> Truth? {
    let all = values(of: "isEnabled")
    guard let value = all.first, let first = value.first else { return nil }
    if all.count > 1 {
      let isSame = Set(all.map { $0.map(\.trimmedDescription) }).count == 1
      guard isSame else { return .open(evaluator.unknown(first, scope, "code sets isEnabled several times")) }
    }
    if value.count == 1 { return evaluator.decide(first, scope) }
    switch evaluator.value(of: value, expression: first, scope) {
    case .bool(let isEnabled): return isEnabled ? .yes : .no
    case .unknown(let unknown): return .open(unknown)
    case .text, .number, .nothing, .list, .tuple, .enumCase, .instance, .closure, .function, .type, .symbol,
      .conditional, .repeated:
      return .open(evaluator.unknown(first, scope, Evaluator.runTime))
    }
  }

  /// The order of the menu's elements, if code sets it.
  var elementOrder: String? {
    values(of: "preferredMenuElementOrder").lazy.compactMap { ItemReader.order($0.first) }.first
  }

  /// The assignment to a property of an item that code gets from the menu: `button.menu?.children.first`.
  var itemChange: (target: ExprSyntax, property: String)? {
    guard let name else { return nil }
    var items: Set<String> = []
    for variable in statements.variables {
      if !items.isDisjoint(with: variable.words) || variable.words.isSuperset(of: [name, "menu", "children"]) {
        items.insert(variable.name)
      }
    }
    let changes = items.flatMap { statements.assignments(toVariable: $0) }
      .filter { Change.properties.contains($0.member) }
    return changes.min { $0.number < $1.number }.map { ($0.target, $0.member) }
  }

  private func values(of property: String) -> [ArraySlice<ExprSyntax>] {
    statements.assignments(to: name).filter { $0.member == property }.map(\.value)
  }
}
