import MenuImport
import MenuSwiftViews
import SwiftDeclarations
import SwiftEvaluation
import SwiftSyntax
import SwiftValues

/// Elements in properties that code assigns later: `self.renameAction = UIAction(…)`.
extension ElementReader {
  /// A value, with what code assigns to the properties that it names.
  func assigned(_ value: Value, _ expression: ExprSyntax, _ scope: Scope) -> Value {
    switch value {
    case .unknown: return assignedElement(expression, scope) ?? value
    case .symbol, .conditional: return changed(value, in: expression, scope)
    case .list(var values):
      guard let array = expression.as(ArrayExprSyntax.self), array.elements.count == values.count else { return value }
      for (index, element) in array.elements.enumerated() {
        switch values[index] {
        case .unknown: values[index] = assignedElement(element.expression, scope) ?? values[index]
        case .symbol, .conditional: values[index] = changed(values[index], in: element.expression, scope)
        case .text, .number, .bool, .nothing, .list, .tuple, .enumCase, .instance, .closure, .function, .type,
          .repeated:
          break
        }
      }
      return .list(values)
    case .text, .number, .bool, .nothing, .tuple, .enumCase, .instance, .closure, .function, .type, .repeated:
      return value
    }
  }

  /// The element in a property with an initial value, with notes on what code changes elsewhere.
  private func changed(_ element: Value, in expression: ExprSyntax, _ scope: Scope) -> Value {
    guard let name = Self.property(expression),
      case .property(let property, let owner)? = evaluator.binding(of: name, scope), owner != nil, !property.isComputed,
      property.traits.hasInitializer
    else { return element }
    return noted(element, name, property.source)
  }

  /// An element with notes on the changes of its parts.
  private func noted(_ element: Value, _ name: String, _ source: SwiftSource) -> Value {
    var members: Set<String> = []
    let changes = bodies.assignments(in: source).changes[name] ?? []
    return changes.reduce(element) { element, change in
      let types = ControlTypes(index: evaluator.index, source: source, root: change.node.root)
      guard types.declaration(of: name, at: change.node)?.region == nil, members.insert(change.member).inserted else {
        return element
      }
      let note = Placeholder(
        location: source.location(of: change.node), text: "\(change.member) unchanged",
        reason: "code changes \(change.member) of \(name) later")
      return .conditional(element, Uncertainty(isShown: true, placeholder: note))
    }
  }

  /// The element that code assigns to a property without an initial value; `nil` if several assignments do.
  private func assignedElement(_ expression: ExprSyntax, _ scope: Scope) -> Value? {
    guard let name = Self.property(expression),
      case .property(let property, let owner)? = evaluator.binding(of: name, scope), owner != nil, !property.isComputed,
      !property.traits.hasInitializer, let type = property.type,
      Self.elementTypes.contains(DeclarationIndex.plainName(of: type))
    else { return nil }
    let source = property.source
    let found = bodies.assignments(in: source)
    guard let values = found.values[name], values.count == 1, let value = values.first else { return nil }
    let inner = ScopeBuilder(source: source, evaluator: evaluator).scope(at: value)
    guard let made = evaluator.descend({ evaluator.evaluate(value, inner) }), case .symbol = made else { return nil }
    return noted(made, name, source)
  }

  /// The value of a property that the sources add to lists, of a list known only at runtime: `options.menuActions`.
  func listMember(_ expression: ExprSyntax, _ value: Value, _ scope: Scope) -> Value? {
    guard let access = expression.as(MemberAccessExprSyntax.self), let base = access.base else { return nil }
    switch value {
    case .unknown: break
    case .symbol(let symbol): if symbol.syntax.id != expression.id { return nil }
    case .text, .number, .bool, .nothing, .list, .tuple, .enumCase, .instance, .closure, .function, .type,
      .conditional, .repeated:
      return nil
    }
    let unknown = evaluator.unknown(base, scope, Evaluator.runTime)
    for name in Self.listTypes {
      guard let type = evaluator.index.type(named: name, from: scope.source), type.kind == .foreign,
        let property = type.properties[access.declName.baseName.text], let getter = property.getter
      else { continue }
      let inner = Scope(source: property.source, owner: Owner(type: type, value: .unknown(unknown)))
      guard case .list(let elements)?? = evaluator.enter(getter, { evaluator.result(of: getter, inner) }) else {
        continue
      }
      // The note names the list rather than `self`.
      return .list(
        elements.map { element in
          guard case .repeated(let each, let placeholder) = element else { return element }
          let note = Placeholder(
            location: items.location(base, scope), text: placeholder.text,
            reason: "the content of \(Evaluator.words(of: base)) \(Evaluator.runTime)")
          return .repeated(each, note)
        })
    }
    return nil
  }

  private static let listTypes = [
    "Array", "Sequence", "Collection", "BidirectionalCollection", "RandomAccessCollection",
    "RangeReplaceableCollection", "MutableCollection",
  ]

  /// The property that an expression names: `title`, or `self.title`.
  static func property(_ expression: ExprSyntax) -> String? {
    let plain = expression.unwrapped
    if let reference = plain.as(DeclReferenceExprSyntax.self) { return reference.baseName.text.trimmingBackticks }
    guard let access = plain.as(MemberAccessExprSyntax.self),
      access.base?.unwrapped.trimmedDescription == "self"
    else { return nil }
    return access.declName.baseName.text.trimmingBackticks
  }

  private static let elementTypes: Set = [
    "UIAction", "UICommand", "UIKeyCommand", "UIMenu", "UIMenuElement", "UIDeferredMenuElement",
  ]
}

/// The assignments of a file to its properties, and the parts of their values that it changes.
struct ElementAssignments {
  private(set) var values: [String: [ExprSyntax]] = [:]
  /// The changes of parts of a value: `renameAction.attributes.insert(.hidden)`.
  private(set) var changes: [String: [(node: Syntax, member: String)]] = [:]

  init(in source: SwiftSource) {
    var stack = source.tree.map { [Syntax($0)] } ?? []
    while let node = stack.popLast() {
      if let assignment = Assignment(node) {
        if let name = ElementReader.property(assignment.target) {
          values[name, default: []].append(assignment.value ?? ExprSyntax(assignment.target))
        } else {
          note(assignment.target, node)
        }
      } else if let access = node.as(FunctionCallExprSyntax.self)?.calledExpression.as(MemberAccessExprSyntax.self),
        ["insert", "remove", "formUnion", "subtract", "update"].contains(access.declName.baseName.text),
        let part = access.base?.unwrapped
      {
        note(part, node)
      }
      stack += node.children(viewMode: .sourceAccurate).reversed()
    }
  }

  private mutating func note(_ part: ExprSyntax, _ node: Syntax) {
    guard let access = part.as(MemberAccessExprSyntax.self), Change.properties.contains(access.declName.baseName.text),
      let name = access.base.flatMap(ElementReader.property)
    else { return }
    changes[name, default: []].append((node, access.declName.baseName.text))
  }
}
