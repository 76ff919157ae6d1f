// The part of AppKit's interface that exported menus use, as its documentation declares it: enough to check types.
// There is no Objective-C here: a selector is made from the method itself.

public struct Selector: Sendable, Equatable {
  public init(_ method: @MainActor () -> Void) {}
  public init(_ method: @MainActor (NSMenuItem) -> Void) {}
  public init<Owner>(_ method: @MainActor (Owner) -> @MainActor (Any?) -> Void) {}
  public init(_ name: String) {}
}

public struct Notification {}

public struct NSRect: Sendable {
  public static let zero = NSRect()
}

@MainActor open class NSObject {
  public init() {}
  open func copy() -> Any { self }
}

// MARK: Applications and view controllers

@MainActor public protocol NSApplicationDelegate: AnyObject {
  func applicationDidFinishLaunching(_ notification: Notification)
  func applicationDockMenu(_ sender: NSApplication) -> NSMenu?
}

extension NSApplicationDelegate {
  public func applicationDidFinishLaunching(_ notification: Notification) {}
  public func applicationDockMenu(_ sender: NSApplication) -> NSMenu? { nil }
}

@MainActor open class NSResponder: NSObject {
  open var menu: NSMenu?
}

@MainActor open class NSApplication: NSResponder {
  public func showHelp(_ sender: Any?) {}
  public struct ModalResponse: RawRepresentable, Equatable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let alertFirstButtonReturn = ModalResponse(rawValue: 1000)
    public static let alertSecondButtonReturn = ModalResponse(rawValue: 1001)
    public static let alertThirdButtonReturn = ModalResponse(rawValue: 1002)
  }
  public static let shared = NSApplication()
  public var mainMenu: NSMenu?
  public var windowsMenu: NSMenu?
  public var helpMenu: NSMenu?
  public var servicesMenu: NSMenu?
  public func arrangeInFront(_ sender: Any?) {}
  public func hide(_ sender: Any?) {}
  public func hideOtherApplications(_ sender: Any?) {}
  public func orderFrontStandardAboutPanel(_ sender: Any?) {}
  public func terminate(_ sender: Any?) {}
  public func unhideAllApplications(_ sender: Any?) {}
}

@MainActor open class NSWindow: NSResponder {
  public func toggleTabBar(_ sender: Any?) {}
  public func toggleTabOverview(_ sender: Any?) {}
  public func toggleToolbarShown(_ sender: Any?) {}
  public func runToolbarCustomizationPalette(_ sender: Any?) {}
  public func performClose(_ sender: Any?) {}
  public func performMiniaturize(_ sender: Any?) {}
  public func performZoom(_ sender: Any?) {}
  public func toggleFullScreen(_ sender: Any?) {}
}

@MainActor open class NSText: NSView {
  public func copy(_ sender: Any?) {}
  public func cut(_ sender: Any?) {}
  public func delete(_ sender: Any?) {}
  public func paste(_ sender: Any?) {}
  public func selectAll(_ sender: Any?) {}
}

@MainActor open class NSTextView: NSText {
  public func pasteAsPlainText(_ sender: Any?) {}
}

@MainActor open class NSDocument: NSObject {
  public func save(_ sender: Any?) {}
  public func duplicate(_ sender: Any?) {}
  public func rename(_ sender: Any?) {}
  public func move(_ sender: Any?) {}
  public func runPageLayout(_ sender: Any?) {}
  public func printDocument(_ sender: Any?) {}
}

@MainActor open class NSFontManager: NSObject {
  public static let shared = NSFontManager()
  public func setFontMenu(_ newMenu: NSMenu) {}
}

@MainActor open class NSDocumentController: NSObject {
  public func newDocument(_ sender: Any?) {}
  public func openDocument(_ sender: Any?) {}
}

@MainActor open class NSViewController: NSResponder {
  open func viewDidLoad() {}
  public var view = NSView()
  public var title: String?
  public var representedObject: Any?
}

@MainActor open class NSSplitViewController: NSViewController {
  public func toggleInspector(_ sender: Any?) {}
  public func toggleSidebar(_ sender: Any?) {}
}

@MainActor open class NSView: NSResponder {
  public func addSubview(_ view: NSView) {}
}

// MARK: Controls

@MainActor open class NSControl: NSView {
  public struct StateValue: RawRepresentable, Equatable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let off = StateValue(rawValue: 0)
    public static let on = StateValue(rawValue: 1)
    public static let mixed = StateValue(rawValue: -1)
  }
  public enum ControlSize: UInt { case regular, small, mini, large, extraLarge }
  public var isEnabled = true
  public var controlSize = ControlSize.regular
  public var cell: NSCell?
}

@MainActor open class NSCell: NSObject {}

@MainActor open class NSPopUpButtonCell: NSCell {
  public enum ArrowPosition: UInt { case noArrow, arrowAtCenter, arrowAtBottom }
  public var arrowPosition = ArrowPosition.arrowAtBottom
}

@MainActor open class NSButton: NSControl {
  public var title = ""
  public var image: NSImage?
  public var isBordered = true
  public var contentTintColor: NSColor?
}

@MainActor open class NSPopUpButton: NSButton {
  public convenience init(frame: NSRect, pullsDown: Bool) { self.init() }
  public func selectItem(at index: Int) {}
}

@MainActor open class NSComboButton: NSControl {
  public convenience init(title: String, menu: NSMenu?, target: AnyObject?, action: Selector?) {
    self.init()
  }
  public var image: NSImage?
}

@MainActor open class NSStatusBarButton: NSButton {}

@MainActor open class NSStatusItem: NSObject {
  nonisolated public static let variableLength = -1.0
  public var button: NSStatusBarButton?
  public var menu: NSMenu?
}

@MainActor open class NSStatusBar: NSObject {
  public static let system = NSStatusBar()
  public func statusItem(withLength length: Double) -> NSStatusItem { NSStatusItem() }
}

// MARK: Menus

@MainActor open class NSMenu: NSObject {
  public convenience init(title: String) { self.init() }
  public var title = ""
  public var items: [NSMenuItem] = []
  public var autoenablesItems = true
  public func addItem(_ item: NSMenuItem) {}
  @discardableResult public func addItem(
    withTitle title: String, action: Selector?, keyEquivalent: String
  ) -> NSMenuItem { NSMenuItem() }
  @discardableResult public func insertItem(
    withTitle title: String, action: Selector?, keyEquivalent: String, at index: Int
  ) -> NSMenuItem { NSMenuItem() }
}

@MainActor open class NSMenuItem: NSObject {
  public enum ImageVisibility: Int { case automatic, hidden, visible }
  public convenience init(title: String, action: Selector?, keyEquivalent: String) { self.init() }
  public static func separator() -> NSMenuItem { NSMenuItem() }
  public static func sectionHeader(title: String) -> NSMenuItem { NSMenuItem() }
  public var title = ""
  public var subtitle: String?
  public var image: NSImage?
  public var badge: NSMenuItemBadge?
  public var toolTip: String?
  public var state = NSControl.StateValue.off
  public var isEnabled = true
  public var isHidden = false
  public var isAlternate = false
  public var indentationLevel = 0
  public var keyEquivalentModifierMask = NSEvent.ModifierFlags.command
  public var representedObject: Any?
  public var action: Selector?
  public weak var target: AnyObject?
  public weak var menu: NSMenu?
  public var submenu: NSMenu?
  public func setAccessibilityLabel(_ label: String?) {}
  @available(macOS 27.0, *)
  public var preferredImageVisibility: ImageVisibility {
    get { .automatic }
    set {}
  }
}

open class NSMenuItemBadge {
  public init(string: String) {}
  public init(count: Int) {}
}

public enum NSEvent {
  public struct ModifierFlags: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let shift = ModifierFlags(rawValue: 1)
    public static let control = ModifierFlags(rawValue: 2)
    public static let option = ModifierFlags(rawValue: 4)
    public static let command = ModifierFlags(rawValue: 8)
    public static let function = ModifierFlags(rawValue: 16)
  }
}

// MARK: Alerts

@MainActor open class NSAlert: NSObject {
  public var messageText = ""
  public var informativeText = ""
  public var buttons: [NSAlertButton] = []
  @discardableResult public func addButton(withTitle title: String) -> NSAlertButton {
    NSAlertButton()
  }
  @discardableResult public func runModal() -> NSApplication.ModalResponse {
    .alertFirstButtonReturn
  }
}

@MainActor open class NSAlertButton: NSButton {
  public var hasDestructiveAction = false
}

// MARK: Images and colors

public enum NSFont {
  public enum Weight { case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black }
  public static let systemFontSize = 13.0
}

open class NSImage {
  public final class SymbolConfiguration {
    public init(pointSize: Double, weight: NSFont.Weight) {}
    public init(pointSize: Double, weight: NSFont.Weight, scale: NSImage.SymbolScale) {}
    public init(scale: NSImage.SymbolScale) {}
  }
  public enum SymbolScale { case small, medium, large }
  public var isTemplate = false
  public init?(named name: String) {}
  public init?(systemSymbolName name: String, accessibilityDescription: String?) {}
  public func withSymbolConfiguration(_ configuration: SymbolConfiguration) -> NSImage? { self }
}

public final class NSColor: Sendable {
  public init(red: Double, green: Double, blue: Double, alpha: Double) {}
  public init?(named name: String) {}
  private init() {}
  public static let controlAccentColor = NSColor()
  public static let labelColor = NSColor()
  public static let secondaryLabelColor = NSColor()
  public static let black = NSColor()
  public static let white = NSColor()
  public static let clear = NSColor()
  public static let systemRed = NSColor()
  public static let systemOrange = NSColor()
  public static let systemYellow = NSColor()
  public static let systemGreen = NSColor()
  public static let systemMint = NSColor()
  public static let systemTeal = NSColor()
  public static let systemCyan = NSColor()
  public static let systemIndigo = NSColor()
  public static let systemBlue = NSColor()
  public static let systemPurple = NSColor()
  public static let systemPink = NSColor()
  public static let systemBrown = NSColor()
  public static let systemGray = NSColor()
}
