import PositionedJSON

/// Validates constraints that a schema cannot express.
///
/// Also accepts a partly decoded document, and then omits errors that may only follow from earlier ones.
struct DocumentValidator {
  private(set) var diagnostics: Diagnostics
  private let tree: JSONNode

  init(tree: JSONNode, diagnostics: Diagnostics) {
    self.tree = tree
    self.diagnostics = diagnostics
  }

  mutating func validate(_ document: MockupDocument) {
    if let menu = document.menu { validate(menu.items, isOpen: true) }
    var openMenu: SourceLocation?
    for menu in document.menus {
      validate(menu.items, isOpen: menu.isOpen)
      guard menu.isOpen else { continue }
      if let openMenu {
        reportSecond("only one menu of a menu bar can be open", menu.location, first: openMenu)
      } else {
        openMenu = menu.location
      }
    }
    // A document with frames is drawn only after merging.
    guard tree["frames"]?.elements?.isEmpty ?? true else { return }
    validatePresentation(document)
    if document.state == .confirming { validateConfirmation(document) }
  }

  // MARK: The document as a whole

  private mutating func validatePresentation(_ document: MockupDocument) {
    let isClosed = document.state == .closed
    if isClosed, let problem = document.problem(in: .closed) { report(at: "state", problem) }
    let needsMenu = document.presentation != .menuBar && (document.presentation == .menu || !isClosed)
    // An unknown top-level key may be a misspelled `menu`.
    if needsMenu, tree["menu"] == nil, !diagnostics.hasError(at: .root) {
      diagnostics.report(at: SourceLocation(position: tree.position, path: .root), "\"menu\" is missing")
    }
    if document.presentation == .popUpButton, document.button?.title == nil,
      document.menu?.items.firstPicker(.written) == nil, !diagnostics.hasError(inside: .root)
    {
      report(at: "button", "a pop-up button without a picker requires a \"title\"")
    }
  }

  private mutating func validateConfirmation(_ document: MockupDocument) {
    guard let problem = document.problem(in: .confirming), !diagnostics.hasError(inside: .root) else { return }
    report(at: "state", problem)
  }

  private mutating func report(at key: String, _ message: String) {
    let node = tree[key]
    diagnostics.report(
      at: SourceLocation(position: (node ?? tree).position, path: node == nil ? .root : DocumentPath([.key(key)])),
      message)
  }

  // MARK: Menus

  private struct Level {
    let isOpen: Bool
    var openSubmenu: SourceLocation?
    var highlighted: SourceLocation?
  }

  private mutating func validate(_ items: [Item], isOpen: Bool) {
    var level = Level(isOpen: isOpen)
    visit(items, isVisible: true, &level)
  }

  private mutating func visit(_ items: [Item], isVisible: Bool, _ level: inout Level) {
    let items = items.span
    for index in items.indices { visit(items[index], isVisible: isVisible, &level) }
  }

  private mutating func visit(_ item: Item, isVisible: Bool, _ level: inout Level) {
    let isVisible = isVisible && item.isVisible
    if isVisible { noteHighlight(item.attributes, item.location, &level) }
    guard let children = item.children else { return }
    if case .options(let picker) = children.content { validate(picker, at: item.location) }
    switch children.placement {
    case .sameMenu: visit(children.content, isVisible: isVisible, &level)
    case .submenu(let isOpen):
      if isVisible, isOpen { noteOpen(item.location, &level) }
      var inner = Level(isOpen: level.isOpen && isOpen && isVisible)
      visit(children.content, isVisible: true, &inner)
    }
  }

  private mutating func visit(_ content: ItemChildren.Content, isVisible: Bool, _ level: inout Level) {
    switch content {
    case .items(let items): visit(items, isVisible: isVisible, &level)
    case .options(let picker):
      guard isVisible else { return }
      for option in picker.visibleOptions { noteHighlight(option.attributes, option.location, &level) }
    }
  }

  private mutating func noteHighlight(
    _ attributes: ItemAttributes, _ location: SourceLocation, _ level: inout Level
  ) {
    guard attributes.isHighlighted, level.isOpen else { return }
    if let first = level.highlighted {
      reportSecond("only one item of an open menu can be highlighted", location, first: first)
    } else {
      level.highlighted = location
    }
  }

  private mutating func noteOpen(_ location: SourceLocation, _ level: inout Level) {
    if let first = level.openSubmenu {
      reportSecond("only one submenu of a level can be open", location, first: first)
    } else {
      level.openSubmenu = location
    }
  }

  private mutating func reportSecond(_ message: String, _ location: SourceLocation, first: SourceLocation) {
    diagnostics.report(at: location, "\(message); the first is \(first.path)")
  }

  // MARK: Pickers

  private mutating func validate(_ picker: PickerItem, at location: SourceLocation) {
    var values: [String: SourceLocation] = [:]
    var repeated: [PickerOption] = []
    for case .option(let option) in picker.options {
      if values[option.value] == nil { values[option.value] = option.location } else { repeated.append(option) }
    }
    // An option that could not be decoded may be the selected one.
    let missing = picker.selection.filter { values[$0.value] == nil }
    if !missing.isEmpty, diagnostics.count < Diagnostics.limit, !diagnostics.hasError(inside: location.path) {
      reportMissing(missing, of: picker)
    }
    for option in repeated {
      guard let first = values[option.value] else { continue }
      diagnostics.report(
        at: option.location, "duplicate value \(Quotation.of(option.value)); the first is \(first.path)")
    }
    if picker.selectionMode == .single, let first = picker.selection.first,
      case .index = first.location.path.steps.last
    {
      diagnostics.report(at: first.location, "a list of selected values requires \"selectionMode\": \"any\"")
    }
  }

  private mutating func reportMissing(_ selection: [Located<String>], of picker: PickerItem) {
    // In file order: the first of the nearest names is suggested.
    let names = picker.options.prefix(Diagnostics.limit).compactMap { entry in
      if case .option(let option) = entry { option.value } else { nil }
    }
    for selected in selection.prefix(Diagnostics.limit - diagnostics.count) {
      diagnostics.report(
        at: selected.location, "the selection matches no option: \(Quotation.of(selected.value))",
        suggestion: NearestName.find(selected.value, among: names))
    }
  }
}
