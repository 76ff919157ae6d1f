import MenuDocument

struct UIKitExporter: FrameworkExporter {
  static let framework = "UIKit"
  static let propertyWords = "private var"
  static let platforms: Set = [Platform.iOS, .iPadOS, .visionOS]

  var parts: ExportedParts
  let supplied = SuppliedProperty.variable
  /// Statements before the menu under construction, which fill the arrays of conditional elements.
  var setUp: [SwiftStatement] = []
  var arrays = SwiftNames(reserved: [])

  init(_ document: MockupDocument, name: String?) {
    parts = ExportedParts(document, name: name, members: Self.reservedMembers, types: Self.reservedTypes)
  }

  mutating func file() -> [SwiftStatement] {
    let isBar = document.presentation == .menuBar
    let type = parts.types.unique(name.type(isBar ? "AppDelegate" : "ViewController", reserved: Self.reservedTypes))
    let head: String
    switch document.presentation {
    case .menuBar: head = "final class \(type): UIResponder, UIApplicationDelegate"
    case .editMenu: head = "final class \(type): UIViewController, UIEditMenuInteractionDelegate"
    case .quickActions, .menuBarExtra, .dockMenu: head = "final class \(type): UIViewController"
    case .contextMenu: head = "final class \(type): UIViewController, UIContextMenuInteractionDelegate"
    case .menu, .pullDownButton, .popUpButton: head = "final class \(type): UIViewController"
    }
    let content = isBar ? bar() : document.presentation == .quickActions ? shortcuts() : controller()
    let file = parts.file(importing: "UIKit", type: head, content: content, methodsAreApart: true)
    return parts.needsImageVisibility ? file + Self.imageVisibilityExtension : file
  }

  /// - Parameter isSelector: Whether a key command calls the method by selector.
  mutating func action(_ title: String, isSelector: Bool = false, body: [SwiftStatement] = []) -> String {
    let name = parts.members.member(title, fallback: "action", prefix: "perform")
    parts.actions.append(.block("\(isSelector ? "@objc " : "")private func \(name)()", body))
    return name
  }

  // MARK: Reserved names

  /// Members of view controllers and responders, and functions, that generated names must not shadow.
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

  /// Types of Swift, UIKit, and related frameworks that generated code uses, or that a developer would miss if
  /// shadowed.
  private static let reservedTypes: Set<String> = [
    "Any", "Array", "Bool", "Character", "Data", "Date", "Dictionary", "Double", "Error", "Int", "Locale", "Never",
    "Notification",
    "Optional", "Range", "Result", "Selector", "Set", "String", "URL", "Void",
  ]
}
