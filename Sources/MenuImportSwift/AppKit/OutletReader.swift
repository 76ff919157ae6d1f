import MenuImport
import MenuStrings
import MenuSwiftViews
import PositionedJSON
import SwiftEvaluation
import SwiftSyntax

/// Finds what code does to the menus, items, and pop-up buttons of Interface Builder files through outlets.
struct OutletReader {
  let evaluator: Evaluator
  private var changes: [OutletChange] = []

  init(evaluator: Evaluator) {
    self.evaluator = evaluator
  }

  static func changes(in sources: [SwiftSource], _ evaluator: Evaluator) -> [OutletChange] {
    var reader = OutletReader(evaluator: evaluator)
    var outlets: [String: [String: Bool]] = [:]
    for source in sources where source.mentions("IBOutlet") && (source.mentions("NSMenu") || source.mentions("NSPopUp"))
    {
      evaluator.begin(with: source, platform: "macOS")
      guard let tree = source.tree else { continue }
      for (owner, name, isPopUp) in reader.outlets(in: tree) { outlets[owner, default: [:]][name] = isPopUp }
    }
    for (owner, names) in outlets.sorted(by: { $0.key < $1.key }) {
      guard let type = evaluator.index.allTypes(named: owner).first else { continue }
      var files = [type.source.path: type.source]
      for function in type.methods.values.joined() { files[function.source.path] = function.source }
      for (_, source) in files.sorted(by: { $0.key < $1.key }) {
        evaluator.begin(with: source, platform: "macOS")
        reader.read(source, ClassOutlets(owner: owner, names: names))
      }
    }
    return reader.changes
  }

  /// A class and its outlets.
  private struct ClassOutlets {
    let owner: String
    /// Whether each is a pop-up button.
    let names: [String: Bool]
    /// The local names of outlets and of their submenus.
    var locals: [String: String?] = [:]

    /// The outlet that an expression names; also of a submenu: `item.submenu`.
    func outlet(_ expression: ExprSyntax?) -> String? {
      switch expression?.as(ExprSyntaxEnum.self) {
      case .optionalChainingExpr(let chain): return outlet(chain.expression)
      case .forceUnwrapExpr(let unwrap): return outlet(unwrap.expression)
      case .declReferenceExpr(let reference):
        let name = reference.baseName.text.trimmingBackticks
        if let known = locals[name] { return known }
        return names[name] == nil ? nil : name
      case .memberAccessExpr(let access):
        let name = access.declName.baseName.text
        if name == "submenu" || name == "menu" { if let owner = outlet(access.base) { return owner } }
        return names[name] != nil && Self.selves.contains(access.base?.trimmedDescription ?? "") ? name : nil
      default: return nil
      }
    }

    private static let selves: Set = ["self", "self?", "self!", "strongSelf", "weakSelf", "weakSelf?"]
  }

  private func outlets(in tree: SourceFileSyntax) -> [(owner: String, name: String, isPopUp: Bool)] {
    var found: [(String, String, Bool)] = []
    var stack: [(node: Syntax, owner: String?)] = [(Syntax(tree), nil)]
    while let (node, owner) = stack.popLast() {
      if let declaration = node.as(VariableDeclSyntax.self) {
        if let owner, declaration.attributes.contains(where: { $0.trimmedDescription == "@IBOutlet" }) {
          for binding in declaration.bindings {
            guard let name = Property.name(of: binding), let type = binding.typeAnnotation?.type, isOfMenus(type)
            else { continue }
            found.append((owner, name, DeclarationIndex.plainName(of: type).hasPrefix("NSPopUp")))
          }
        }
        continue
      }
      if node.is(FunctionDeclSyntax.self) { continue }
      let inner = ScopeBuilder.typeName(of: node) ?? owner
      stack += node.children(viewMode: .sourceAccurate).reversed().map { ($0, inner) }
    }
    return found
  }

  private func isOfMenus(_ type: TypeSyntax) -> Bool {
    let name = DeclarationIndex.plainName(of: type)
    return name.hasPrefix("NSMenu") || name.hasPrefix("NSPopUpButton")
      || evaluator.index.allTypes(named: name).contains {
        !$0.inherited.isDisjoint(with: ["NSMenu", "NSMenuItem", "NSPopUpButton"])
      }
  }

  // MARK: Uses

  private mutating func read(_ source: SwiftSource, _ outlets: ClassOutlets) {
    guard let tree = source.tree else { return }
    var outlets = outlets
    var stack = [Syntax(tree)]
    while let node = stack.popLast() {
      if let function = node.as(FunctionDeclSyntax.self) {
        outlets.locals = [:]
        for parameter in function.signature.parameterClause.parameters {
          outlets.locals.updateValue(nil, forKey: (parameter.secondName ?? parameter.firstName).text.trimmingBackticks)
        }
      }
      if let binding = node.as(PatternBindingSyntax.self), let name = Property.name(of: binding) {
        outlets.locals.updateValue(outlets.outlet(binding.initializer?.value), forKey: name)
      } else if let binding = node.as(OptionalBindingConditionSyntax.self),
        let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
      {
        outlets.locals.updateValue(outlets.outlet(binding.initializer?.value), forKey: name)
      } else if let sequence = node.as(SequenceExprSyntax.self) {
        read(sequence, source, outlets)
      } else if let call = node.as(FunctionCallExprSyntax.self) {
        read(call, source, outlets)
      }
      stack += node.children(viewMode: .sourceAccurate).reversed()
    }
  }

  private mutating func read(_ call: FunctionCallExprSyntax, _ source: SwiftSource, _ outlets: ClassOutlets) {
    guard let access = call.calledExpression.as(MemberAccessExprSyntax.self) else { return }
    let name = access.declName.baseName.text
    if name == "popUpMenu" || name == "popUpContextMenu", let outlet = outlets.outlet(call.argument()) {
      let kind = name == "popUpMenu" ? "menuBarExtra" : "contextMenu"
      return note(
        "presentation", .string(kind), of: outlet, at: call, "\(access.trimmedDescription) opens it", source, outlets)
    }
    guard let outlet = outlets.outlet(access.base) else { return }
    let words = access.trimmedDescription
    if name == "bind" {
      return note("state", nil, of: outlet, at: call, "\(words) binds it to a value of the app", source, outlets)
    }
    if name == "selectItem" {
      return note("selection", nil, of: outlet, at: call, "\(words) selects an item", source, outlets)
    }
    guard Self.changingMethods.contains(name) else { return }
    note("items", nil, of: outlet, at: call, "\(words) changes the items", source, outlets)
  }

  private static let changingMethods: Set = [
    "addItem", "insertItem", "removeItem", "removeAllItems", "setSubmenu", "addItems",
  ]

  private mutating func read(_ sequence: SequenceExprSyntax, _ source: SwiftSource, _ outlets: ClassOutlets) {
    let parts = Array(sequence.elements)
    guard parts.count >= 3, parts[1].is(AssignmentExprSyntax.self),
      let access = (parts[0].as(OptionalChainingExprSyntax.self)?.expression ?? parts[0])
        .as(MemberAccessExprSyntax.self)
    else { return }
    let name = access.declName.baseName.text
    let words = access.trimmedDescription
    if let menu = outlets.outlet(parts[2]), parts.count == 3, ["menu", "dockMenu"].contains(name) {
      return show(menu, of: access, sequence, source, outlets)
    }
    guard let outlet = outlets.outlet(access.base) else { return }
    if name == "delegate" {
      let owner = evaluator.index.allTypes(named: outlets.owner).first
      guard owner?.methods["menuNeedsUpdate"] != nil || owner?.methods["numberOfItems"] != nil else { return }
      return note("items", nil, of: outlet, at: sequence, "its delegate changes the items", source, outlets)
    }
    let property = ["hidden": "isHidden", "enabled": "isEnabled"][name] ?? name
    guard Self.properties.contains(property), outlets.names[outlet] == false || property == "menu" else { return }
    let isDirect = access.base?.trimmedDescription.contains(".submenu") == false
    guard isDirect || property == "items" else { return }
    let value = parts.count == 3 && Self.isAtStart(sequence) ? value(of: parts[2], property, source) : nil
    let reason =
      property == "view"
      ? "\(words) draws the item"
      : "\(words) is set to \(parts[2...].map { Evaluator.words(of: $0) }.joined(separator: " "))"
    note(property, value, of: outlet, at: sequence, reason, source, outlets)
  }

  private static let properties: Set = [
    "title", "attributedTitle", "state", "isHidden", "isEnabled", "image", "view", "submenu", "items", "menu",
    "toolTip",
    "keyEquivalent", "keyEquivalentModifierMask", "subtitle", "badge", "isAlternate",
  ]

  /// A menu that becomes the one of a status item or a view.
  private mutating func show(
    _ menu: String, of access: MemberAccessExprSyntax, _ sequence: SequenceExprSyntax, _ source: SwiftSource,
    _ outlets: ClassOutlets
  ) {
    guard let base = access.base else { return }
    let scope = ScopeBuilder(source: source, evaluator: evaluator).scope(at: sequence)
    let reader = AppKitReader(items: ItemReader(evaluator: evaluator, confirmations: ConfirmationIndex(paths: [])))
    let reason = "\(access.trimmedDescription) shows it"
    guard reader.isStatusItem(base, AppKitReader.Frame(scope: scope)) else { return }
    note("presentation", "menuBarExtra", of: menu, at: sequence, reason, source, outlets)
    guard let type = evaluator.index.allTypes(named: outlets.owner).first else { return }
    reader.readStatusButton(of: type)
    for (key, value) in reader.statusButton {
      let property = key == "title" ? "button.title" : "button.image"
      note(property, value, of: menu, at: sequence, reason, source, outlets)
    }
    for placeholder in reader.statusNotes {
      changes.append(
        OutletChange(
          owner: outlets.owner, outlet: menu, property: "button.\(placeholder.location.line)",
          location: placeholder.location, reason: placeholder.reason))
    }
  }

  private mutating func note(
    _ property: String, _ value: JSONNode?, of outlet: String, at node: some SyntaxProtocol, _ reason: String,
    _ source: SwiftSource, _ outlets: ClassOutlets
  ) {
    guard ScopeBuilder(source: source, evaluator: evaluator).type(around: node)?.name == outlets.owner else { return }
    changes.append(
      OutletChange(
        owner: outlets.owner, outlet: outlet, property: property, value: value, location: source.location(of: node),
        reason: reason))
  }

  // MARK: Values

  private func value(of expression: ExprSyntax, _ property: String, _ source: SwiftSource) -> JSONNode? {
    let scope = ScopeBuilder(source: source, evaluator: evaluator).scope(at: expression)
    switch property {
    case "title", "toolTip":
      let text = evaluator.text(of: expression, scope)
      return text.isKnown ? .string(text.string) : nil
    case "isHidden", "isEnabled":
      return expression.as(BooleanLiteralExprSyntax.self).map { .bool($0.literal.text == "true") }
    case "state":
      guard let access = expression.as(MemberAccessExprSyntax.self) else { return nil }
      let name = access.declName.baseName.text
      return ["on", "off", "mixed"].contains(name) ? .string(name) : nil
    case "image":
      var parts = LabelParts()
      guard LabelReader(evaluator: evaluator).readKnownImage(expression, into: &parts, scope) else { return nil }
      return parts.placeholders.isEmpty ? parts.systemImage.map { .string($0) } : nil
    default: return nil
    }
  }

  /// Whether a statement runs once, before people can open a menu.
  private static func isAtStart(_ node: some SyntaxProtocol) -> Bool {
    guard let list = node.parent?.parent?.as(CodeBlockItemListSyntax.self),
      let function = list.parent?.parent?.as(FunctionDeclSyntax.self)
    else { return false }
    return startMethods.contains(function.name.text)
  }

  private static let startMethods: Set = [
    "awakeFromNib", "applicationWillFinishLaunching", "applicationDidFinishLaunching", "viewDidLoad", "windowDidLoad",
    "loadView",
  ]
}
