package import MenuImport
import MenuStrings
import MenuSwiftAppKit
import MenuSwiftViews
import PositionedJSON
package import SwiftDeclarations
package import SwiftEvaluation
import SwiftSyntax
import SwiftValues

/// Finds what code does to the menus, items, and pop-up buttons of Interface Builder files: through outlets, as the
/// delegate of a menu, as the target of an item, and in classes of menus, items, and buttons.
package final class OutletReader {
  let evaluator: Evaluator
  var changes: [OutletChange] = []
  /// The types of outlets, by class and name.
  private var outlets: [String: [String: String]] = [:]
  private var starts: [String: Set<String>] = [:]
  /// The number of calls that are followed.
  var depth = 0
  /// Whether conditions are read, to which no further conditions apply.
  var isSelecting = false
  /// The items to which the code gives an action, by the name of the action.
  var senders: [String: Set<Reach.Way>] = [:]
  /// The objects of outlets that other properties keep, by class and name.
  var kept: [String: [String: Reach]] = [:]

  private init(evaluator: Evaluator) {
    self.evaluator = evaluator
  }

  package static func changes(in sources: [SwiftSource], _ evaluator: Evaluator) -> [OutletChange] {
    let reader = OutletReader(evaluator: evaluator)
    let classes = kinds.keys.flatMap(evaluator.index.allSubclasses)
    let types = kinds.keys + classes.map(\.simpleName)
    let paths = Set(classes.map(\.source.path))
    for source in sources where source.mentions("@IBOutlet") && types.contains(where: source.mentions) {
      evaluator.begin(with: source, platform: "macOS")
      if let tree = source.tree { reader.findOutlets(in: tree) }
    }
    var owners = Set(reader.outlets.keys)
    for owner in reader.outlets.keys { owners.formUnion(evaluator.index.allSubclasses(of: owner).map(\.simpleName)) }
    for source in sources
    where source.mentions("NSMenu") || source.mentions("mainMenu")
      || source.mentions("validateUserInterfaceItem") || paths.contains(source.path)
      || !owners.isEmpty && source.mentions(typeIn: owners)
    {
      evaluator.begin(with: source, platform: "macOS")
      reader.read(source)
    }
    for source in sources where source.mentions("register") && source.mentions("defaults") {
      evaluator.begin(with: source, platform: "macOS")
      reader.readDefaults(in: source)
    }
    reader.readKeys(in: sources)
    reader.readProperties(in: sources)
    reader.readKept()
    let wanted = Set(sources.map(\.path))
    for owner in owners.sorted() where reader.mayFill(owner) {
      for type in evaluator.index.allTypes(named: owner) where wanted.contains(type.source.path) {
        reader.readFillings(of: type)
        reader.readLaterFillings(of: type)
      }
    }
    reader.passActionsOn()
    // Subclasses inherit outlets and methods.
    let changes =
      reader.changes
      + reader.changes.flatMap { copies(of: $0, for: evaluator.index.allSubclasses(of: $0.owner).map(\.simpleName)) }
    // Interface Builder files name classes as Objective-C does.
    return changes + changes.flatMap { copies(of: $0, for: evaluator.index.namesInObjectiveC(of: $0.owner)) }
  }

  /// Adds what actions do to the items to which the code gives them.
  private func passActionsOn() {
    for change in changes where change.item == nil {
      for way in (senders[change.outlet] ?? []).sorted(by: { ($0.owner, $0.name) < ($1.owner, $1.name) }) {
        var change = change
        (change.owner, change.outlet, change.item) = (way.owner, way.name, way.item)
        changes.append(change)
      }
    }
  }

  private static func copies(of change: OutletChange, for names: [String]) -> [OutletChange] {
    names.map { name in
      var change = change
      change.owner = name
      return change
    }
  }

  /// Whether a class has an outlet to a menu or a pop-up button, also an inherited one.
  private func mayFill(_ owner: String) -> Bool {
    evaluator.index.ancestors(named: owner).contains { name in
      outlets[name]?.values.contains { [.popUp, .menu].contains(kind(of: $0)) } == true
    }
  }

  // MARK: Outlets

  /// The objects that an expression leads to.
  struct Reach {
    enum Kind {
      case menu, item, popUp
      /// The items of a menu.
      case items
      /// Properties that distinguish items.
      case action, tag, identifier
    }

    /// A menu, item, or button of an Interface Builder file.
    struct Way: Hashable {
      let owner: String
      let name: String
      /// An item of its menu, or the menu around it.
      var item: String?
    }

    var ways: [Way]
    var kind: Kind
    var type: String
    /// The position of the objects in the tuples of a list.
    var position: Int?
    /// The object of a parameter or of `self` in a method that is followed.
    var isGiven = false
  }

  private static let kinds: [String: Reach.Kind] = ["NSMenu": .menu, "NSMenuItem": .item, "NSPopUpButton": .popUp]

  /// The kind of a type, also of the app's subclasses.
  func kind(of type: String) -> Reach.Kind? { evaluator.index.menuClass(of: type).flatMap { Self.kinds[$0] } }

  private func findOutlets(in tree: SourceFileSyntax) {
    var stack: [(node: Syntax, owner: String?)] = [(Syntax(tree), nil)]
    while let (node, owner) = stack.popLast() {
      if let declaration = node.as(VariableDeclSyntax.self) {
        guard let owner, declaration.attributes.contains(where: { $0.trimmedDescription == "@IBOutlet" }) else {
          continue
        }
        for binding in declaration.bindings {
          guard let name = Property.name(of: binding), let type = binding.typeAnnotation?.type else { continue }
          let typeName = DeclarationIndex.plainName(of: type)
          if kind(of: typeName) != nil { outlets[owner, default: [:]][name] = typeName }
        }
        continue
      }
      if node.is(FunctionDeclSyntax.self) { continue }
      let inner = ScopeBuilder.typeName(of: node) ?? owner
      stack += node.children(viewMode: .sourceAccurate).reversed().map { ($0, inner) }
    }
  }

  /// An outlet of a class, also an inherited one.
  func outlet(_ name: String, of owner: String) -> Reach? {
    evaluator.index.ancestors(named: owner).lazy.compactMap { owner in
      guard let type = self.outlets[owner]?[name], let kind = self.kind(of: type) else { return nil }
      return Reach(ways: [Reach.Way(owner: owner, name: name)], kind: kind, type: type)
    }.first ?? kept[owner]?[name]
  }

  /// The classes with an outlet of a name.
  func owners(of name: String) -> [String] { outlets.keys.filter { outlets[$0]?[name] != nil }.sorted() }

  // MARK: Bodies

  /// The context of statements.
  struct Body {
    let source: SwiftSource
    let owner: String
    /// The objects of local names.
    private(set) var locals: [String: Reach?]
    /// The arguments of a call that is followed, by parameter.
    let parameters: [String: Binding]
    /// The object of `self` in classes of menus, items, and buttons.
    var this: Reach?
    /// The item that a method validates.
    var validated: Reach?
    /// The objects that names had outside the scopes that declare them, innermost scope last.
    private var outer: [[(name: String, object: Reach??)]] = []

    init(
      source: SwiftSource, owner: String, locals: [String: Reach?] = [:], parameters: [String: Binding] = [:],
      this: Reach? = nil
    ) {
      self.source = source
      self.owner = owner
      self.locals = locals
      self.parameters = parameters
      self.this = this
    }

    mutating func startScope() { outer.append([]) }

    mutating func endScope() {
      for (name, object) in (outer.popLast() ?? []).reversed() { locals[name] = object }
    }

    /// Declares a local name in the innermost scope.
    mutating func declare(_ name: String, _ object: Reach?) {
      if !outer.isEmpty { outer[outer.count - 1].append((name, locals[name])) }
      assign(name, object)
    }

    /// Declares the names of an element, which may be a tuple.
    mutating func declare(_ names: [String], _ element: Reach?, at index: Int) {
      var part = element
      if names.count > 1 { part?.position = nil }
      let place = names.count > 1 ? element?.position ?? index : 0
      for (index, name) in names.enumerated() { declare(name, index == place ? part : nil) }
    }

    mutating func assign(_ name: String, _ object: Reach?) { locals.updateValue(object, forKey: name) }
  }

  func scope(at node: some SyntaxProtocol, _ body: Body) -> Scope {
    ScopeBuilder(source: body.source, evaluator: evaluator).scope(at: node).binding(body.parameters)
  }

  func read(_ source: SwiftSource) {
    var stack: [(node: Syntax, owner: String)] = source.tree.map { [(Syntax($0), "")] } ?? []
    while let (node, owner) = stack.popLast() {
      if let function = node.as(FunctionDeclSyntax.self) {
        read(function, source, owner)
      } else if let initializer = node.as(InitializerDeclSyntax.self) {
        read(Syntax(initializer), Body(source: source, owner: owner, this: object(of: owner)))
      } else if let variable = node.as(VariableDeclSyntax.self) {
        read(variable, source, owner)
      } else {
        let inner = ScopeBuilder.typeName(of: node) ?? owner
        stack += node.children(viewMode: .sourceAccurate).reversed().map { ($0, inner) }
      }
    }
  }

  private func read(_ variable: VariableDeclSyntax, _ source: SwiftSource, _ owner: String) {
    let overrides = variable.modifiers.contains { $0.name.text == "override" }
    var body = Body(source: source, owner: owner)
    if overrides, let this = object(of: owner) {
      body.this = this
      for binding in variable.bindings where binding.accessorBlock.flatMap(PropertyTraits.getter) != nil {
        guard let name = Property.name(of: binding), Self.properties(of: this.kind).contains(name) else { continue }
        note(name, of: this, at: binding, "\(owner) overrides \(name)", body)
      }
    }
    for binding in variable.bindings {
      if let accessors = binding.accessorBlock { read(Syntax(accessors), body) }
      if let value = binding.initializer { read(Syntax(value), body) }
    }
  }

  private func read(_ function: FunctionDeclSyntax, _ source: SwiftSource, _ owner: String) {
    var body = Body(source: source, owner: owner)
    // Other methods are followed where they are called.
    if function.modifiers.contains(where: { $0.name.text == "override" }) || function.name.text == "awakeFromNib" {
      body.this = object(of: owner)
    }
    let parameters = Array(function.signature.parameterClause.parameters)
    for parameter in parameters { body.declare(parameter.name, nil) }
    if let first = parameters.first, let given = responding(function, first, owner) {
      body.declare(first.name, given)
      if Self.validators.contains(function.name.text) {
        body.validated = given
        noteValidation(by: function, of: owner, body)
      }
      if function.name.text == "numberOfItems", given.kind == .menu, !Self.keepsCount(function) {
        supply(given, at: function, body)
      }
      for (name, item) in updatedItem(of: given, by: function, of: owner) { body.declare(name, item) }
    }
    if let statements = function.body { read(Syntax(statements), body) }
    if ["menuNeedsUpdate", "menuWillOpen"].contains(function.name.text), let first = parameters.first,
      let given = responding(function, first, owner)
    {
      readFilling(of: given, function, first.name, body)
    }
    if function.name.text == "applicationDockMenu", let last = function.body?.statements.last?.item {
      let result: ExprSyntax? =
        if case .stmt(let statement) = last { statement.as(ReturnStmtSyntax.self)?.expression } else { last.expression }
      guard let menu = reach(result, body), menu.kind == .menu else { return }
      note("presentation", .string("dockMenu"), of: menu, at: last, "applicationDockMenu returns it", body)
    }
  }

  /// The methods that decide whether an item is enabled.
  static let validators: Set = ["validateMenuItem", "validateUserInterfaceItem"]

  /// The object of the first parameter of a method that AppKit calls for a menu or an item.
  private func responding(_ function: FunctionDeclSyntax, _ first: FunctionParameterSyntax, _ owner: String) -> Reach? {
    let type = DeclarationIndex.plainName(of: first.type)
    switch function.name.text {
    case "menuNeedsUpdate", "menuWillOpen", "numberOfItems", "menu":
      guard type == "NSMenu" else { return nil }
      return Reach(ways: [Reach.Way(owner: owner, name: OutletName.delegated)], kind: .menu, type: type)
    case let name where Self.validators.contains(name):
      return Reach(ways: [Reach.Way(owner: owner, name: OutletName.validated)], kind: .item, type: "NSMenuItem")
    default:
      guard let action = function.action, let kind = kind(of: type) ?? (type.hasPrefix("Any") ? .item : nil) else {
        return nil
      }
      let name = OutletName.action(action)
      return Reach(ways: [Reach.Way(owner: owner, name: name)], kind: kind, type: type)
    }
  }

  private func object(of type: String) -> Reach? {
    guard Self.kinds[type] == nil, let kind = kind(of: type) else { return nil }
    return Reach(ways: [Reach.Way(owner: type, name: OutletName.own)], kind: kind, type: type)
  }

  // MARK: Start

  /// Whether a statement runs once, before people can open a menu.
  func isAtStart(_ node: some SyntaxProtocol, _ body: Body) -> Bool {
    guard depth == 0, let list = node.parent?.parent?.as(CodeBlockItemListSyntax.self),
      let function = list.parent?.parent?.as(FunctionDeclSyntax.self)
    else { return false }
    return methodsAtStart(of: body.owner).contains(function.name.text)
  }

  /// The methods that AppKit calls at the start, in order.
  static let starters = [
    "awakeFromNib", "applicationWillFinishLaunching", "applicationDidFinishLaunching", "loadView", "viewDidLoad",
    "windowDidLoad", "windowControllerDidLoadNib", "viewWillAppear", "viewDidMoveToWindow", "viewDidAppear",
  ]

  /// The methods that AppKit calls at the start, and those that these call without a condition.
  private func methodsAtStart(of owner: String) -> Set<String> {
    if let known = starts[owner] { return known }
    var found = Set(Self.starters)
    let types = evaluator.index.allTypes(named: owner)
    for _ in 0..<2 {
      for function in found.flatMap({ name in types.flatMap { $0.methods[name] ?? [] } }) {
        for statement in function.body ?? [] {
          guard let call = statement.item.expression?.as(FunctionCallExprSyntax.self) else { continue }
          let words = call.calledExpression.trimmedDescription
          found.insert(words.hasPrefix("self.") ? String(words.dropFirst(5)) : words)
        }
      }
    }
    starts[owner] = found
    return found
  }

  // MARK: Notes

  /// Notes a change, also of the objects of a method that is followed.
  func note(
    _ property: String, _ value: JSONNode? = nil, of reach: Reach, at node: some SyntaxProtocol, _ reason: String,
    _ body: Body
  ) {
    guard depth == 0 || reach.isGiven else { return }
    for way in reach.ways {
      changes.append(
        OutletChange(
          owner: way.owner, outlet: way.name, item: way.item, property: property,
          value: reach.ways.count == 1 ? value : nil, location: body.source.location(of: node), reason: reason))
    }
  }
}
