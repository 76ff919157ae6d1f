import MenuImport
import MenuStrings
import MenuSwiftViews
import PositionedJSON
import SwiftDeclarations
import SwiftEvaluation
import SwiftSyntax
import SwiftValues

/// The content of the button of a status item: `statusItem.button?.title = "Sky"`.
extension AppKitReader {
  /// Reads the title and the image that the methods of a type give to its status item, or those of the types that get it.
  func readStatusButton(of type: TypeDeclaration) {
    var types = [type]
    var count = 0
    while count < min(types.count, 8), statusButton.isEmpty, statusNotes.isEmpty {
      let next = types[count]
      count += 1
      readOwnStatusButton(of: next)
      for other in typesGivenStatusItem(by: next) where !types.contains(where: { $0.name == other.name }) {
        types.append(other)
      }
    }
  }

  /// Notes that no code was found that sets the content of the button.
  func noteMissingStatusButton(at location: FileLocation) {
    guard statusButton.isEmpty, statusNotes.isEmpty else { return }
    let reason = "no code was found that gives the status item a title or an image"
    noteStatusButton([Placeholder(location: location, text: "no title or image", reason: reason)], "button")
  }

  private func readOwnStatusButton(of type: TypeDeclaration) {
    for source in sources(of: type) where ["image", "title", "addSubview", "view"].contains(where: source.mentions) {
      var stack: [Syntax] = source.tree.map { [Syntax($0)] } ?? []
      while let node = stack.popLast() {
        let dead = node.as(IfExprSyntax.self).flatMap(EarlierBranches.branch)
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

  /// The types whose functions get the status item of a type, or its button, as an argument or as the object.
  private func typesGivenStatusItem(by type: TypeDeclaration) -> [TypeDeclaration] {
    var found: [TypeDeclaration] = []
    for source in sources(of: type) where source.mentions("tatus") {
      var stack: [Syntax] = source.tree.map { [Syntax($0)] } ?? []
      while let node = stack.popLast() {
        stack += node.children(viewMode: .sourceAccurate).reversed()
        guard let call = node.as(FunctionCallExprSyntax.self), isMember(node, of: type, in: source) else { continue }
        let frame = Frame(scope: ScopeBuilder(source: source, evaluator: evaluator).scope(at: node))
        let base = call.calledExpression.as(MemberAccessExprSyntax.self)?.base
        // A method in an extension of status items.
        if let base, isStatusItem(base, frame) {
          evaluator.index.type(named: "NSStatusItem", from: source).map { found.append($0) }
          continue
        }
        let isGiven = call.arguments.contains { argument in
          let object = argument.expression.unwrapped
          let isName = object.is(DeclReferenceExprSyntax.self) || object.is(MemberAccessExprSyntax.self)
          return isName && (isStatusItem(object, frame) || isStatusButton(object, frame))
        }
        guard isGiven else { continue }
        switch evaluator.evaluate((base ?? call.calledExpression).unwrapped, frame.scope) {
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
        if !text.string.isEmpty {
          statusButton = statusButton.filter { $0.0 != "title" } + [("title", .string(text.string))]
        }
      } else {
        noteStatusButton(text.notes, "title")
      }
    case "image":
      var label = LabelParts()
      let sequence = parts[2].parent.flatMap { $0.parent?.as(SequenceExprSyntax.self) }.map { ExprSyntax($0) }
      let value = parts.count == 3 ? parts[2] : sequence ?? parts[2]
      LabelReader(evaluator: evaluator).readImage(value, into: &label, frame.scope)
      if let image = label.image { statusButton = statusButton.withoutImage + image.members }
      noteStatusButton(label.placeholders, "systemImage")
    default: break
    }
  }

  /// Notes what the button does not show; once per part of the button.
  private func noteStatusButton(_ notes: [Placeholder], _ key: String) {
    guard let first = notes.first, noted.insert(key).inserted else { return }
    statusNotes.append(first)
  }
}
