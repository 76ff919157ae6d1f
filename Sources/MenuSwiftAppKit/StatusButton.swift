import MenuImport
import MenuSwiftViews
import PositionedJSON
import SwiftDeclarations
import SwiftEvaluation
import SwiftSyntax

/// The button of a status item: `statusItem.button`.
enum StatusButton {
  /// Returns whether an expression is the button of a status item, also in a local constant.
  static func isButton(_ expression: ExprSyntax) -> Bool {
    let words = expression.trimmedDescription.lowercased().filter { $0 != "?" && $0 != "!" }
    return words == "button" || words.contains("status") && words.hasSuffix(".button")
  }
}

extension AppKitReader {
  /// Returns whether an expression is a status item: by its name, or because the system's status bar creates it.
  func isStatusItem(_ expression: ExprSyntax, _ frame: Frame) -> Bool {
    if expression.trimmedDescription.lowercased().contains("status") { return true }
    if expression.trimmedDescription == "$0" {
      // `with(NSStatusBar.system.statusItem(…)) { $0.menu = menu }`
      var outer = Syntax(expression).parent
      while let inner = outer, !inner.is(ClosureExprSyntax.self) { outer = inner.parent }
      let call = outer?.parent?.as(FunctionCallExprSyntax.self)
      return call.map { "\($0.calledExpression)\($0.arguments)".contains("statusItem(") } ?? false
    }
    if case .property(let property, _)? = evaluator.binding(of: Evaluator.lastName(of: expression), frame.scope),
      let type = property.type, DeclarationIndex.plainName(of: type) == "NSStatusItem"
    {
      return true
    }
    if Self.isStatusItemParameter(expression) { return true }
    return creation(of: expression, frame).map { call in
      ["statusItem", "statusItemWithLength"].contains(Evaluator.lastName(of: call.calledExpression))
    } ?? false
  }

  private static func isStatusItemParameter(_ expression: ExprSyntax) -> Bool {
    guard let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.text else { return false }
    var outer = Syntax(expression).parent
    while let node = outer {
      let parameters =
        node.as(FunctionDeclSyntax.self)?.signature.parameterClause.parameters
        ?? node.as(InitializerDeclSyntax.self)?.signature.parameterClause.parameters
      if let parameters {
        return parameters.contains { parameter in
          (parameter.secondName ?? parameter.firstName).text == name
            && DeclarationIndex.plainName(of: parameter.type) == "NSStatusItem"
        }
      }
      outer = node.parent
    }
    return false
  }

  /// Reads the title and the image that the methods of a type give to its status item.
  func readStatusButton(of type: TypeDeclaration) {
    guard statusButton.isEmpty, statusNotes.isEmpty else { return }
    readOwnStatusButton(of: type)
    if !statusButton.isEmpty || !statusNotes.isEmpty { return }
    for other in typesGivenStatusItem(by: type) { readOwnStatusButton(of: other) }
  }

  private func readOwnStatusButton(of type: TypeDeclaration) {
    for source in sources(of: type) where ["image", "title", "addSubview", "view"].contains(where: source.mentions) {
      var stack: [Syntax] = source.tree.map { [Syntax($0)] } ?? []
      while let node = stack.popLast() {
        let dead = node.as(IfExprSyntax.self)?.branchForEarlierSystems
        stack += node.children(viewMode: .sourceAccurate).reversed().filter { $0.id != dead?.id }
        if let (view, base) = Self.view(shownBy: node), isMember(node, of: type, in: source) {
          let frame = Frame(scope: ScopeBuilder(source: source, evaluator: evaluator).scope(at: node))
          guard isStatusButton(base, frame) || isStatusItem(base, frame) else { continue }
          let reason = "the status item shows the view \(Evaluator.words(of: view))"
          noteStatusButton(
            [Placeholder(location: source.location(of: node), text: "no view", reason: reason)], "view")
          continue
        }
        guard let assignment = Assignment(node), let access = assignment.target.as(MemberAccessExprSyntax.self),
          let base = access.base,
          ["image", "title"].contains(access.declName.baseName.text)
        else { continue }
        let frame = Frame(scope: ScopeBuilder(source: source, evaluator: evaluator).scope(at: node))
        guard isStatusButton(base, frame) || isStatusItem(base, frame), isMember(node, of: type, in: source) else {
          continue
        }
        let parts = node.as(SequenceExprSyntax.self).map { Array($0.elements) } ?? []
        setStatusButton(access.declName.baseName.text, to: parts, frame)
      }
    }
  }

  /// The types whose functions get the status item of a type as an argument: `Looks.apply(to: statusItem)`.
  private func typesGivenStatusItem(by type: TypeDeclaration) -> [TypeDeclaration] {
    var found: [TypeDeclaration] = []
    for source in sources(of: type) where source.mentions("tatus") {
      var stack: [Syntax] = source.tree.map { [Syntax($0)] } ?? []
      while let node = stack.popLast() {
        stack += node.children(viewMode: .sourceAccurate).reversed()
        guard let call = node.as(FunctionCallExprSyntax.self), isMember(node, of: type, in: source) else { continue }
        let frame = Frame(scope: ScopeBuilder(source: source, evaluator: evaluator).scope(at: node))
        let given = call.arguments.contains { argument in
          let object = argument.expression.unwrapped
          let isName = object.is(DeclReferenceExprSyntax.self) || object.is(MemberAccessExprSyntax.self)
          return isName
            && (isStatusItem(object, frame) && Evaluator.lastName(of: object).hasSuffix("tem")
              || isStatusButton(object, frame))
        }
        guard given else { continue }
        let callee = call.calledExpression.as(MemberAccessExprSyntax.self)?.base ?? call.calledExpression
        switch evaluator.evaluate(callee.unwrapped, frame.scope) {
        case .type(let other): found.append(other)
        case .instance(let instance): found.append(instance.type)
        case .text, .number, .bool, .nothing, .list, .tuple, .enumCase, .closure, .function, .symbol, .conditional,
          .repeated, .unknown:
          continue
        }
      }
    }
    return found.filter { $0.name != type.name }
  }

  /// The view in `button.addSubview(view)` or `statusItem.view = view`, and the object that shows it.
  private static func view(shownBy node: Syntax) -> (view: ExprSyntax, base: ExprSyntax)? {
    if let call = node.as(FunctionCallExprSyntax.self) {
      guard let access = call.calledExpression.as(MemberAccessExprSyntax.self), let view = call.argument(),
        access.declName.baseName.text == "addSubview", let base = access.base
      else { return nil }
      return (view, base.unwrapped)
    }
    guard let assignment = Assignment(node), let access = assignment.target.as(MemberAccessExprSyntax.self),
      access.declName.baseName.text == "view", let view = assignment.value, let base = access.base,
      !view.is(NilLiteralExprSyntax.self), !base.trimmedDescription.lowercased().contains("menu")
    else { return nil }
    return (view, base.unwrapped)
  }

  /// Whether a node is in a declaration or an extension of a type.
  func isMember(_ node: Syntax, of type: TypeDeclaration, in source: SwiftSource) -> Bool {
    ScopeBuilder(source: source, evaluator: evaluator).type(around: node)?.name == type.name
  }

  /// Returns whether an expression is the button of a status item, also in a local constant of a function that takes it.
  func isStatusButton(_ expression: ExprSyntax, _ frame: Frame) -> Bool {
    let inner = expression.unwrapped
    if let access = inner.as(MemberAccessExprSyntax.self), access.declName.baseName.text == "button",
      let base = access.base, base.trimmedDescription != "self"
    {
      return isStatusItem(base, frame)
    }
    if case .property(let property, _)? = evaluator.binding(of: Evaluator.lastName(of: inner), frame.scope),
      property.type.map(DeclarationIndex.plainName) == "NSStatusBarButton"
    {
      return true
    }
    guard inner.trimmedDescription == "button" else { return false }
    var outer = Syntax(inner).parent
    while let node = outer, !node.is(FunctionDeclSyntax.self), !node.is(InitializerDeclSyntax.self) {
      outer = node.parent
    }
    return outer?.trimmedDescription.contains(".button") ?? false
  }

  /// The files with the members of a type, by path.
  func sources(of type: TypeDeclaration) -> [SwiftSource] {
    var sources = [type.source.path: type.source]
    for function in type.methods.values.joined() { sources[function.source.path] = function.source }
    for function in type.staticMethods.values.joined() { sources[function.source.path] = function.source }
    return sources.sorted { $0.key < $1.key }.map(\.value)
  }

  /// Reads the title or the symbol of a status item.
  ///
  /// - Parameter parts: The parts of an assignment.
  func setStatusButton(_ name: String, to parts: [ExprSyntax], _ frame: Frame) {
    guard parts.count > 2 else { return }
    switch name {
    case "title":
      let text = text(parts, frame)
      if text.placeholders.isEmpty {
        if !text.string.isEmpty { addToStatusButton("title", text.string) }
      } else {
        noteStatusButton(text.notes, "title")
      }
    case "image":
      var label = LabelParts()
      let sequence = parts[2].parent.flatMap { $0.parent?.as(SequenceExprSyntax.self) }.map { ExprSyntax($0) }
      let value = parts.count == 3 ? parts[2] : sequence ?? parts[2]
      LabelReader(evaluator: evaluator).readImage(value, into: &label, frame.scope)
      if let symbol = label.systemImage { addToStatusButton("systemImage", symbol) }
      noteStatusButton(label.placeholders, "systemImage")
    default: break
    }
  }

  /// Notes what the button does not show; once per part of the button.
  private func noteStatusButton(_ notes: [Placeholder], _ key: String) {
    guard let first = notes.first, noted.insert(key).inserted else { return }
    statusNotes.append(first)
  }

  private func addToStatusButton(_ key: String, _ text: String) {
    statusButton.removeAll { $0.0 == key }
    statusButton.append((key, .string(text)))
  }
}
