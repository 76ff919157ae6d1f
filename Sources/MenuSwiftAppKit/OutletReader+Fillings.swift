import MenuImport
import MenuStrings
import MenuSwiftViews
import SwiftDeclarations
import SwiftEvaluation
import SwiftSyntax

/// The items that code gives to menus and pop-up buttons before they open, in place of those of the design.
extension OutletReader {
  // MARK: Delegates

  /// Notes that only the delegate of a menu knows its items.
  func supply(_ menu: Reach, at node: some SyntaxProtocol, _ body: Body) {
    let item = ImportedItem.runtimeItems(at: body.source.location(of: node), "its delegate supplies the items")
    fill(menu, [item], at: node, body)
  }

  /// Reads the items of a delegate's method that removes those of the design; returns whether it does that.
  @discardableResult
  func readFilling(of menu: Reach, _ function: FunctionDeclSyntax, _ parameter: String, _ body: Body) -> Bool {
    guard let statements = function.body?.statements, let first = statements.first,
      statements.contains(where: { Self.replacesItems(of: parameter, $0) }),
      !Self.keepsItems(of: parameter, statements)
    else { return false }
    let reader = makeReader()
    let made = AppKitMenu(location: body.source.location(of: function), loops: [], conditions: 0)
    var frame = AppKitReader.Frame(scope: ScopeBuilder(source: body.source, evaluator: evaluator).scope(at: first))
    frame.objects[parameter] = .menu(made)
    _ = evaluator.enter(statements) { reader.run(statements, &frame) }
    guard !made.entries.isEmpty, !reader.isFull, !evaluator.isExhausted else {
      supply(menu, at: function, body)
      return true
    }
    fill(menu, made.imported(), at: function, body)
    removeNotes(reader.assignments)
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
    let reader = makeReader()
    for function in functions {
      guard let body = function.body, let first = body.first else { continue }
      let scope = ScopeBuilder(source: function.source, evaluator: evaluator).scope(at: first)
      var frame = AppKitReader.Frame(scope: scope)
      _ = evaluator.enter(body) { reader.run(body, &frame) }
    }
    guard !reader.isFull, !evaluator.isExhausted else { return }
    for (_, object) in reader.members.sorted(by: { $0.key < $1.key }) {
      guard case .menu(let menu) = object, let popUp = menu.popUp, let outlet = popUp.outlet, !popUp.isUnclear,
        !menu.shown.entries.isEmpty
      else { continue }
      let items = menu.shown.imported()
      let filling = OutletFilling(
        items: items, isWhole: !popUp.hasDesign, selection: popUp.selected?.title.string,
        menu: menu.shown === menu ? nil : menu.shown.origin)
      let location = items.first?.location ?? type.source.start
      changes.append(
        OutletChange(
          owner: type.simpleName, outlet: outlet, property: "items", location: location,
          reason: "the code adds the items", filling: filling))
      removeNotes(reader.assignments, of: outlet, isSelected: popUp.selected != nil)
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
