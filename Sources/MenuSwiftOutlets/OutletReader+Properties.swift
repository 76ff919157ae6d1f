import MenuImport
import MenuStrings
import PositionedJSON
import SwiftDeclarations
import SwiftEvaluation
import SwiftSyntax
import SwiftValues

/// The properties of classes to which Interface Builder files bind menus and pop-up buttons, as far as the sources tell
/// their values: `@objc dynamic var formats: [String] { ["Short", "Long"] }`.
extension OutletReader {
  func readProperties(in sources: [SwiftSource]) {
    let paths = Set(sources.filter { $0.mentions("@objc") }.map(\.path))
    var known: Set<ObjectIdentifier> = []
    let types = evaluator.index.allTypes.filter { known.insert(ObjectIdentifier($0)).inserted }
    for type in types.sorted(by: { ($0.name, $0.source.path) < ($1.name, $1.source.path) }) {
      for (name, property) in type.properties.sorted(by: { $0.key < $1.key })
      where property.attributes.contains("objc") && paths.contains(property.source.path) {
        read(property, named: name, of: type)
      }
    }
  }

  private func read(_ property: Property, named name: String, of type: TypeDeclaration) {
    guard type.alternatives[name] == nil, let node = property.syntax.node else { return }
    evaluator.begin(with: property.source, platform: "macOS")
    let location = property.source.location(of: node)
    let owner = Owner(type: type, value: nil)
    if property.isComputed {
      guard property.type?.is(ArrayTypeSyntax.self) == true else { return }
      list(evaluator.value(of: property, owner), as: name, of: type, at: location)
    } else if let initializer = property.initializer, property.isConstant || !evaluator.index.mayAssign(to: name) {
      let isList = initializer.is(ArrayExprSyntax.self)
      guard isList || Self.isLiteral(initializer) else { return }
      let value = evaluator.evaluate(initializer, Scope(source: property.source, owner: owner))
      if isList { return list(value, as: name, of: type, at: location) }
      guard let known = Self.scalar(value) else { return }
      for bound in OutletName.boundProperties {
        changes.append(
          OutletChange(
            owner: type.simpleName, outlet: OutletName.bound(bound, to: name), property: bound, value: known,
            location: location, reason: "\(name) starts as \(Evaluator.words(of: initializer))"))
      }
    }
  }

  /// Gives the texts of a list to the pop-up buttons whose content is bound to it.
  private func list(_ value: Value, as name: String, of type: TypeDeclaration, at location: FileLocation) {
    guard case .list(let elements) = value, !elements.isEmpty else { return }
    let titles = elements.compactMap { element -> String? in
      guard case .text(let text) = element, text.isKnown else { return nil }
      return text.string
    }
    guard titles.count == elements.count else { return }
    let items = titles.map { ImportedItem(.button, title: $0, location: location) }
    changes.append(
      OutletChange(
        owner: type.simpleName, outlet: OutletName.listed(name), property: "items", location: location,
        reason: "\(name) supplies the items", filling: OutletFilling(items: items, isWhole: true)))
  }

  private static func isLiteral(_ expression: ExprSyntax) -> Bool {
    [.stringLiteralExpr, .booleanLiteralExpr, .integerLiteralExpr, .prefixOperatorExpr].contains(expression.kind)
  }

  /// A value that user defaults and bindings hold; `nil` for others.
  static func scalar(_ value: Value) -> JSONNode? {
    switch value {
    case .bool(let flag): .bool(flag)
    case .number(let number): .number(number)
    case .text(let text): text.isKnown ? .string(text.string) : nil
    case .nothing, .list, .tuple, .enumCase, .instance, .closure, .function, .type, .symbol, .conditional, .repeated,
      .unknown:
      nil
    }
  }
}
