import MenuDocument

struct AppKitExporter: FrameworkExporter {
  static let framework = "AppKit"
  static let propertyWords = "private var"
  static let platforms: Set = [Platform.macOS]

  var parts: ExportedParts
  let supplied = SuppliedProperty.variable
  /// The methods that make menus, each before those of its submenus.
  var methods: [SwiftStatement] = []
  /// The position of the selected option in the first menu.
  var selectedItem: Int?
  /// The menu under construction.
  var body = AppKitMenuBody(setsTarget: false)

  init(_ document: MockupDocument, name: String?) {
    parts = ExportedParts(document, name: name, members: Self.reservedMembers, types: Self.reservedTypes)
  }

  mutating func file() -> [SwiftStatement] {
    let (suffix, superclasses) =
      switch document.presentation {
      case .menuBar, .dockMenu: ("AppDelegate", "NSObject, NSApplicationDelegate")
      case .menuBarExtra: ("StatusItem", "NSObject")
      case .menu, .pullDownButton, .popUpButton, .contextMenu, .quickActions, .editMenu:
        ("ViewController", "NSViewController")
      }
    let type = parts.types.unique(name.type(suffix, reserved: Self.reservedTypes))
    let content = content()
    return parts.file(
      importing: "AppKit", type: "final class \(type): \(superclasses)",
      content: content + methods.flatMap { [SwiftStatement.blank, $0] }, methodsAreApart: true)
  }

  /// - Parameter body: The statements of the method; they may use `sender`, the chosen item.
  mutating func action(_ title: String, usesSender: Bool = false, body: [SwiftStatement] = []) -> String {
    let name = parts.members.member(title, fallback: "action", prefix: "perform")
    let parameters = usesSender ? "_ sender: NSMenuItem" : ""
    parts.actions.append(.block("@objc private func \(name)(\(parameters))", body))
    return name
  }

  // MARK: Reserved names

  /// Members of view controllers, responders, and delegates, and functions, that generated names must not shadow.
  private static let reservedMembers: Set<String> = [
    "accessibilityLabel", "action", "alert", "application", "applicationDidFinishLaunching", "applicationDockMenu",
    "assert", "autorelease", "awakeFromNib", "becomeFirstResponder", "body", "button", "cancelOperation", "children",
    "class", "complete", "copy", "cut", "dealloc", "delete", "deleteBackward", "deleteForward", "description",
    "dismiss", "encode", "export", "extensionContext", "fatalError", "flagsChanged", "hash", "helpRequested", "indent",
    "insertTab", "isEqual", "isViewLoaded", "item", "keyDown", "keyUp", "load", "loadView", "lowercaseWord",
    "makeBackingLayer", "makeButton", "makeMainMenu", "makeMenu", "max", "menu", "menuNeedsUpdate", "min", "mouseDown",
    "moveDown", "moveLeft", "moveRight", "moveUp", "mutableCopy", "newWindowForTab", "next", "nextResponder",
    "nibBundle", "nibName", "pageDown", "pageUp", "parent", "paste", "perform", "precondition",
    "preferredContentSize", "present", "presentedViewControllers", "presentingViewController", "pressureChange",
    "print", "quickLook", "release", "removeFromParent", "representedObject", "resignFirstResponder", "responds",
    "restoreState", "retain", "scrollPageDown", "scrollPageUp", "selectAll", "selectLine", "selectParagraph",
    "selectToMark", "selectWord", "self", "sender", "setMark", "show", "showContextHelp", "showContextMenuForSelection",
    "sourceItemView", "statusItem", "storyboard", "superclass", "swap", "target", "title", "touchBar", "transition",
    "transpose", "undoManager", "uppercaseWord", "userActivity", "validateMenuItem", "value", "view", "viewDidLoad",
    "viewWillAppear", "yank", "zip", "zone",
  ]

  /// Types of Swift, AppKit, and related frameworks that generated code uses, or that a developer would miss if
  /// shadowed.
  private static let reservedTypes: Set<String> = [
    "Any", "Array", "Bool", "Character", "Data", "Date", "Dictionary", "Double", "Error", "Int", "Locale", "Never",
    "Notification", "Optional", "Range", "Result", "Selector", "Set", "String", "URL", "Void",
  ]
}

/// The statements that fill a menu.
struct AppKitMenuBody {
  /// Whether the menu's owner is the target of its items, rather than the first responder that has the action.
  let setsTarget: Bool
  /// Statements in paragraphs; blank lines separate those of several lines.
  private var paragraphs: [[SwiftStatement]] = []
  private var remarks: [SwiftStatement] = []
  var locals = SwiftNames(reserved: ["menu", "item", "self", "button", "alert", "mainMenu", "sender"])
  private(set) var itemCount = 0
  /// The position of the selected option of the first picker.
  var selectedItem: Int?
  /// Whether some item's state is not decided by its target.
  var enablesItems = false
  private var needsSeparator = false
  private var endsInSeparator = true

  init(setsTarget: Bool) { self.setsTarget = setsTarget }

  /// Adds comments above the next item.
  mutating func remark(_ statements: [SwiftStatement]) { remarks += statements }

  mutating func addItem(_ statements: [SwiftStatement]) {
    if needsSeparator, !endsInSeparator { paragraphs.append([.line("menu.addItem(.separator())")]) }
    (needsSeparator, endsInSeparator) = (false, false)
    itemCount += 1
    paragraphs.append(remarks + statements)
    remarks = []
  }

  mutating func addSeparator(isHidden: Bool) {
    (needsSeparator, endsInSeparator) = (false, true)
    itemCount += 1
    guard isHidden else { return paragraphs.append([.line("menu.addItem(.separator())")]) }
    let name = locals.unique("separator")
    paragraphs.append([
      .line("let \(name) = NSMenuItem.separator()"), .line("\(name).isHidden = true"), .line("menu.addItem(\(name))"),
    ])
  }

  /// Separates the next item from the previous one.
  mutating func endGroup() { needsSeparator = itemCount > 0 }

  // MARK: Branches

  /// Separates the branches of a condition, which do not start with a group, from the previous item.
  mutating func separateBranches() {
    guard needsSeparator, !endsInSeparator else { return }
    paragraphs.append([.line("menu.addItem(.separator())")])
    (needsSeparator, endsInSeparator) = (false, true)
  }

  /// Starts a branch of a condition after the items of the outer body.
  mutating func startBranch(after outer: AppKitMenuBody) {
    (paragraphs, remarks) = ([], [])
    (needsSeparator, endsInSeparator) = (outer.needsSeparator, outer.endsInSeparator)
  }

  /// The statements of a branch.
  var branch: [SwiftStatement] { Array(lines.drop { $0 == .blank }) }

  /// Continues the outer body after the branches of a condition; this body has the second one.
  mutating func endBranches(_ condition: String, _ first: AppKitMenuBody, after outer: AppKitMenuBody) {
    let choice = SwiftStatement.conditional(condition, first.branch, otherwise: branch)
    needsSeparator = needsSeparator || first.needsSeparator
    endsInSeparator = endsInSeparator && first.endsInSeparator
    end(choice, after: outer)
  }

  /// Continues the outer body after a statement with the items of this one.
  mutating func end(_ statement: SwiftStatement, after outer: AppKitMenuBody) {
    paragraphs = outer.paragraphs + [outer.remarks + [statement]]
    remarks = []
  }

  /// The statements that add the items.
  private var lines: [SwiftStatement] {
    var lines: [SwiftStatement] = []
    var isLong = true
    for paragraph in paragraphs + (remarks.isEmpty ? [] : [remarks]) {
      if isLong || paragraph.isLong { lines.append(.blank) }
      isLong = paragraph.isLong
      lines += paragraph
    }
    return lines
  }

  /// The method's body.
  func statements(title: String?) -> [SwiftStatement] {
    let arguments = title.map { [SwiftArgument.text("title", $0)] } ?? []
    var lines: [SwiftStatement] = [.assignment("let menu", .call(SwiftCall("NSMenu", arguments)))]
    if enablesItems { lines.append(.line("menu.autoenablesItems = false")) }
    lines += self.lines
    let isLong = (remarks.isEmpty ? paragraphs.last : remarks)?.isLong ?? true
    if setsTarget, itemCount > 0 {
      lines += [.blank, .block("for item in menu.items", [.line("item.target = self")])]
    }
    return lines + (isLong && !setsTarget ? [.blank] : []) + [.line("return menu")]
  }
}

extension [SwiftStatement] {
  /// Whether a paragraph has several lines.
  fileprivate var isLong: Bool {
    if count > 1 { return true }
    switch first {
    case .block, .branches: return true
    case .comment, .documentation, .line, .assignment, .blank, .code, nil: return false
    }
  }
}
