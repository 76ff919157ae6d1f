package import MenuImport
package import MenuStrings
import MenuSwiftViews
package import PositionedJSON
package import SwiftDeclarations
package import SwiftEvaluation
package import SwiftSyntax
package import SwiftValues

/// What code does with the menus and pop-up buttons of Interface Builder files.
extension AppKitReader {
  /// A reader without menus.
  package convenience init(_ evaluator: Evaluator) {
    self.init(items: ItemReader(evaluator: evaluator, confirmations: ConfirmationIndex()))
  }

  // MARK: Items

  /// The items of a menu that a function gets and fills; `nil` if they cannot be read.
  package func items(
    of parameter: String, in statements: CodeBlockItemListSyntax, of source: SwiftSource, at location: FileLocation
  ) -> [ImportedItem]? {
    guard let first = statements.first else { return nil }
    let made = AppKitMenu(location: location, loops: [], conditions: 0)
    var frame = Frame(scope: ScopeBuilder(source: source, evaluator: evaluator).scope(at: first))
    frame.objects[parameter] = .menu(made)
    _ = evaluator.enter(statements) { run(statements, &frame) }
    guard !made.entries.isEmpty, !isFull, !evaluator.isExhausted else { return nil }
    return made.imported()
  }

  /// Statements of a class with outlets.
  package struct Body {
    package let statements: CodeBlockItemListSyntax
    package let source: SwiftSource
    /// The property that was set before, whose value is known only at runtime.
    let property: String?

    package init?(of function: Function) {
      guard let body = function.body else { return nil }
      (statements, source, property) = (body, function.source, nil)
    }

    package init?(observing property: Property) {
      guard let body = property.observer else { return nil }
      (statements, source, self.property) = (body, property.source, property.name)
    }
  }

  /// The items that bodies, in order, give to the menus and pop-up buttons of outlets, by outlet.
  package func popUps(filledBy bodies: [Body]) -> [(outlet: String, filling: OutletFilling)] {
    later = []
    for body in bodies {
      guard let first = body.statements.first else { continue }
      var scope = ScopeBuilder(source: body.source, evaluator: evaluator).scope(at: first)
      if let name = body.property { scope = scope.binding([name: .runTime("\(name) \(Evaluator.runTime)")]) }
      var frame = Frame(scope: scope)
      _ = evaluator.enter(body.statements) { run(body.statements, &frame) }
    }
    runLater()
    guard !isFull, !evaluator.isExhausted else { return [] }
    return members.sorted { $0.key < $1.key }.compactMap { _, object in
      guard case .menu(let menu) = object, let popUp = menu.popUp, let outlet = popUp.outlet, !popUp.isUnclear,
        !menu.shown.entries.isEmpty
      else { return nil }
      let filling = OutletFilling(
        items: menu.shown.imported(), isWhole: !popUp.hasDesign, selection: popUp.selected?.title.string,
        menu: menu.shown === menu ? nil : menu.shown.origin)
      return (outlet, filling)
    }
  }

  /// The locations of the changes that were followed.
  package var followedChanges: Set<FileLocation> { assignments }

  /// The class of the object in a variable, as far as the sources name it.
  package func typeName(of variable: ExprSyntax, in scope: Scope) -> String? {
    typeName(of: variable, Frame(scope: scope))
  }

  // MARK: Presentations

  /// How a status item, a button, or a view shows a menu.
  package struct Showing {
    package let presentation: String
    /// The keys of the button, in document syntax.
    package var button: [(key: String, value: JSONNode)] = []
    package var placeholders: [Placeholder] = []
  }

  /// How an object shows the menu that a statement gives to its property; `nil` for other properties.
  ///
  /// - Parameter owner: The class with the statement.
  package func showing(
    as name: String, of base: ExprSyntax, at node: SequenceExprSyntax, in source: SwiftSource, _ owner: TypeDeclaration?
  ) -> Showing? {
    let frame = Frame(scope: ScopeBuilder(source: source, evaluator: evaluator).scope(at: node))
    let shown = AppKitMenu(location: source.location(of: node), loops: [], conditions: 0)
    show(.menu(shown), as: name, of: base, frame)
    guard ["menuBarExtra", "pullDownButton", "contextMenu"].contains(shown.presentation) else { return nil }
    var showing = Showing(presentation: shown.presentation)
    if shown.presentation == "menuBarExtra" {
      guard let owner else { return showing }
      readStatusButton(of: owner)
      noteMissingStatusButton(at: source.location(of: node))
      (showing.button, showing.placeholders) = (statusButton.map { ($0.0, $0.1) }, statusNotes)
    } else if let words = shown.button?.words {
      readLook(of: base, around: node, frame)
      showing.button = look(of: words, shown).map { ($0.0, $0.1) }
      showing.placeholders = shown.placeholders
    }
    return showing
  }

  /// Reads the title and the image that the statements around a node give to a button.
  private func readLook(of button: ExprSyntax, around node: SequenceExprSyntax, _ frame: Frame) {
    var stack = Self.body(around: Syntax(node)).map { [Syntax($0)] } ?? []
    while let next = stack.popLast() {
      stack += next.children(viewMode: .sourceAccurate).reversed()
      guard let assignment = Assignment(next), let access = assignment.target.as(MemberAccessExprSyntax.self),
        ["title", "image"].contains(access.declName.baseName.text), let value = assignment.value,
        access.base?.unwrapped.trimmedDescription == button.unwrapped.trimmedDescription
      else { continue }
      note(access.declName.baseName.text, value, ofButton: button, frame)
    }
  }
}
