import MenuImport
import MenuStrings
import MenuSwiftAppKit
import MenuSwiftViews
import SwiftDeclarations
import SwiftEvaluation
import SwiftSyntax
import SwiftValues

/// The items that code gives to menus and pop-up buttons before they open, in place of those of the design.
extension OutletReader {
  // MARK: Delegates

  /// Notes that only the delegate of a menu knows its items.
  func supply(_ menu: Reach, at node: some SyntaxProtocol, _ body: Body) {
    let item = ImportedItem.runtimeItems(at: body.source.location(of: node), "its delegate supplies the items")
    fill(menu, [item], at: node, body)
  }

  /// Whether a delegate's method that counts the items of a menu counts those that the menu has.
  static func keepsCount(_ function: FunctionDeclSyntax) -> Bool {
    guard let menu = function.signature.parameterClause.parameters.first?.name,
      let body = function.body?.statements, body.count == 1, let item = body.first?.item
    else { return false }
    let result =
      if case .stmt(let statement) = item { statement.as(ReturnStmtSyntax.self)?.expression } else { item.expression }
    return ["\(menu).items.count", "\(menu).numberOfItems"].contains(result?.trimmedDescription)
  }

  /// The items of the design that a delegate updates one by one, by the parameter's name:
  /// `menu(_:update:at:shouldCancel:)`.
  func updatedItem(of menu: Reach, by function: FunctionDeclSyntax, of owner: String) -> [String: Reach?] {
    let counters = evaluator.index.allTypes(named: owner).flatMap { $0.methods["numberOfItems"] ?? [] }
    guard let parameter = function.signature.parameterClause.parameters.dropFirst().first,
      parameter.firstName.text == "update", counters.allSatisfy({ $0.node.map(Self.keepsCount) ?? false })
    else { return [:] }
    return [parameter.name: step(menu, "items").flatMap(element)]
  }

  /// Reads the items of a delegate's method that removes those of the design; returns whether it does that.
  @discardableResult
  func readFilling(of menu: Reach, _ function: FunctionDeclSyntax, _ parameter: String, _ body: Body) -> Bool {
    guard let statements = function.body?.statements,
      statements.contains(where: { Self.replacesItems(of: parameter, $0) }),
      !Self.keepsItems(of: parameter, statements)
    else { return false }
    let reader = AppKitReader(evaluator)
    let location = body.source.location(of: function)
    guard let items = reader.items(of: parameter, in: statements, of: body.source, at: location) else {
      supply(menu, at: function, body)
      return true
    }
    fill(menu, items, at: function, body)
    removeNotes(reader.followedChanges)
    return true
  }

  /// Whether a statement removes all items of a menu: `menu.removeAllItems()` or `menu.items = …`.
  private static func replacesItems(of menu: String, _ statement: CodeBlockItemSyntax) -> Bool {
    guard let expression = statement.item.expression else { return false }
    if let call = expression.as(FunctionCallExprSyntax.self) {
      return call.calledExpression.trimmedDescription == "\(menu).removeAllItems"
    }
    return Assignment(expression)?.target.trimmedDescription == "\(menu).items"
  }

  /// Whether a body starts from the items of the design: `var items = menu.items`.
  private static func keepsItems(of menu: String, _ body: CodeBlockItemListSyntax) -> Bool {
    body.contains { statement in
      guard case .decl(let declaration) = statement.item else { return false }
      return declaration.as(VariableDeclSyntax.self)?.bindings.contains { binding in
        binding.initializer?.value.trimmedDescription.hasPrefix("\(menu).items") ?? false
      } ?? false
    }
  }

  private func fill(_ menu: Reach, _ items: [ImportedItem], at node: some SyntaxProtocol, _ body: Body) {
    guard depth == 0 || menu.isGiven else { return }
    changes += menu.ways.map { way in
      OutletChange(
        owner: way.owner, outlet: way.name, item: way.item, property: "items", location: body.source.location(of: node),
        reason: "its delegate supplies the items", filling: OutletFilling(items: items, isWhole: true))
    }
  }

  // MARK: Pop-up buttons

  /// Reads the items that the methods of a class at the start give to its pop-up buttons.
  func readFillings(of type: TypeDeclaration) {
    let functions = Self.starters.flatMap { type.methods[$0] ?? [] }
    let words = ["addItem", "menu", "removeAllItems"]
    guard functions.contains(where: { function in words.contains(where: function.source.mentions) }) else { return }
    evaluator.begin(with: type.source, platform: "macOS")
    let reader = AppKitReader(evaluator)
    for (outlet, filling) in reader.popUps(filledBy: functions.compactMap(AppKitReader.Body.init(of:))) {
      fill(outlet, of: type, filling)
      removeNotes(reader.followedChanges, of: outlet, isSelected: filling.selection != nil)
    }
  }

  private func fill(_ outlet: String, of type: TypeDeclaration, _ filling: OutletFilling) {
    let location = filling.items.first?.location ?? type.source.start
    changes.append(
      OutletChange(
        owner: type.simpleName, outlet: outlet, property: "items", location: location,
        reason: "the code adds the items", filling: filling))
  }

  /// Reads the items that other methods of a class give to its pop-up buttons in place of those of the design.
  func readLaterFillings(of type: TypeDeclaration) {
    let own = changes.filter { $0.owner == type.simpleName }
    let filled = Set(own.filter { $0.filling != nil }.map(\.outlet))
    let open = own.filter { !filled.contains($0.outlet) && $0.filling == nil && $0.property == "items" }
    guard !open.isEmpty else { return }
    var done = filled
    let bodies =
      type.methods.values.joined().compactMap(AppKitReader.Body.init(of:))
      + type.properties.values.compactMap(AppKitReader.Body.init(observing:))
    let spans = bodies.compactMap { body in Span(body).map { (body: body, span: $0) } }
      .filter { _, span in open.contains { span.contains($0.location) } }
    for (body, span) in spans.sorted(by: { $0.1.start < $1.1.start }) {
      guard open.contains(where: { !done.contains($0.outlet) && span.contains($0.location) }) else { continue }
      evaluator.begin(with: body.source, platform: "macOS")
      let reader = AppKitReader(evaluator)
      for (outlet, found) in reader.popUps(filledBy: [body]) where found.isWhole {
        guard open.contains(where: { $0.outlet == outlet }), done.insert(outlet).inserted else { continue }
        var filling = found
        filling.followed = reader.followedChanges.sorted()
        fill(outlet, of: type, filling)
      }
    }
  }

  /// The lines of a body.
  private struct Span {
    let start: FileLocation
    let end: FileLocation

    init?(_ body: AppKitReader.Body) {
      guard let first = body.statements.first, let last = body.statements.lastToken(viewMode: .sourceAccurate) else {
        return nil
      }
      (start, end) = (body.source.location(of: first), body.source.location(of: last))
    }

    func contains(_ location: FileLocation) -> Bool {
      location.path == start.path && start <= location && location <= end
    }
  }

  /// Removes the notes on changes that were followed.
  ///
  /// - Parameter outlet: A pop-up button, whose items and selection were followed.
  private func removeNotes(_ locations: Set<FileLocation>, of outlet: String? = nil, isSelected: Bool = true) {
    let followed: Set = ["items", OutletChange.addedItems, "menu", "selection"]
    changes.removeAll { change in
      guard change.filling == nil, locations.contains(change.location) else { return false }
      guard let outlet else { return true }
      let isFollowed = followed.contains(change.property) || change.item != nil
      return change.outlet == outlet && isFollowed && (isSelected || change.property != "selection")
    }
  }
}
