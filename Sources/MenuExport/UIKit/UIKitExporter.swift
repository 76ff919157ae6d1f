import MenuModel

/// Writes a menu for UIKit: what is collected on the way, and the file that comes of it.
struct UIKitExporter {
  let document: MockupDocument
  let name: ExportedName
  /// What UIKit cannot say.
  private(set) var findings: Diagnostics
  /// The names of properties and methods.
  var members = SwiftNames(reserved: UIKitExporter.reservedMembers)
  /// The names of types.
  var types = SwiftNames(reserved: UIKitExporter.reservedTypes)
  /// Enumerations.
  var enumerations: [SwiftStatement] = []
  /// Properties.
  var state: [SwiftStatement] = []
  /// What commands do.
  var actions: [SwiftStatement] = []

  init(_ document: MockupDocument, name: String?) {
    self.document = document
    self.name = ExportedName(document, name: name)
    findings = Diagnostics(file: document.file)
  }

  /// The whole file.
  mutating func file() -> [SwiftStatement] {
    let isBar = document.presentation == .menuBar
    let type = types.unique(name.type(isBar ? "AppDelegate" : "ViewController", reserved: Self.reservedTypes))
    let head: String
    switch document.presentation {
    case .menuBar: head = "final class \(type): UIResponder, UIApplicationDelegate"
    case .contextMenu: head = "final class \(type): UIViewController, UIContextMenuInteractionDelegate"
    case .menu, .pullDownButton, .popUpButton: head = "final class \(type): UIViewController"
    }
    let content = isBar ? bar() : controller()
    var body: [SwiftStatement] = []
    for enumeration in enumerations { body += [enumeration, .blank] }
    if !state.isEmpty { body += state + [.blank] }
    body += content
    for action in actions { body += [.blank, action] }
    let about = [document.title, document.description].compactMap(\.self)
    return [.line("import UIKit"), .blank] + about.map { .documentation($0) } + [.block(head, body)]
  }

  // MARK: What is collected

  /// Tells that UIKit cannot say something, where it would be said.
  mutating func cannotSay(_ what: String, at location: SourceLocation) -> SwiftStatement {
    findings.report(.warning, at: location, "UIKit cannot say: \(what)")
    return .comment("UIKit cannot say: \(what)")
  }

  /// A new property with a first value.
  mutating func property(_ words: String?, fallback: String, prefix: String, value: String) -> String {
    let name = members.member(words, fallback: fallback, prefix: prefix)
    state.append(.assignment("private var \(name)", .word(value)))
    return name
  }

  /// A new method for a command.
  ///
  /// - Parameter isSelector: whether a key command calls it, by its selector.
  mutating func action(_ title: String, isSelector: Bool = false, body: [SwiftStatement] = []) -> String {
    let name = members.member(title, fallback: "action", prefix: "perform")
    actions.append(.block("\(isSelector ? "@objc " : "")private func \(name)()", body))
    return name
  }

  // MARK: Names that mean something

  /// Members of view controllers and responders, and functions, that a name of ours must not hide.
  private static let reservedMembers: Set<String> = [
    "accessibilityLabel", "action", "application", "assert", "autorelease", "awakeFromNib", "becomeFirstResponder",
    "buildMenu", "builder", "children", "class", "contextMenuInteraction", "copy", "cut", "dealloc", "decreaseSize",
    "definesPresentationContext",
    "delete", "description", "dismiss", "editButtonItem", "editing", "export", "extensionContext", "fatalError", "find",
    "findAndReplace", "findNext", "findPrevious", "hash", "increaseSize", "inputView", "interaction", "isEditing",
    "isEqual", "keyCommands", "load", "loadView",
    "makeButton", "makeMenu", "max", "menu", "min", "modalPresentationStyle", "move", "mutableCopy",
    "navigationController", "navigationItem", "next",
    "nibName", "parent", "paste", "pasteAndGo", "pasteAndMatchStyle", "pasteAndSearch", "performClose", "perform",
    "precondition", "preferredContentSize", "present", "presentedViewController", "presentingViewController", "print",
    "printContent",
    "release", "removeFromParent", "rename", "resignFirstResponder", "restorationIdentifier", "retain", "select",
    "selectAll",
    "setEditing", "show", "showDetailViewController", "splitViewController", "storyboard", "superclass", "swap",
    "tabBarController",
    "tabBarItem", "target", "title", "toggleBoldface", "toggleItalics", "toggleSidebar", "toggleUnderline",
    "toolbarItems", "transition",
    "traitCollection", "undoManager", "updateTextAttributes", "useSelectionForFind", "userActivity", "value", "view",
    "viewDidLoad", "window", "zip", "zone",
  ]

  /// Types of Swift and UIKit's neighbours that are written here, or that a developer would miss.
  private static let reservedTypes: Set<String> = [
    "Any", "Array", "Bool", "Character", "Data", "Date", "Dictionary", "Double", "Error", "Int", "Locale", "Never",
    "Notification",
    "Optional", "Range", "Result", "Selector", "Set", "String", "URL", "Void",
  ]
}
