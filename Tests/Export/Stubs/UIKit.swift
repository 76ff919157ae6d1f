// The part of UIKit's interface that exported menus use, as its documentation declares it: enough to check types.
// There is no Objective-C here: a selector is made from the method itself.

public struct Selector: Sendable {
  public init(_ method: @MainActor () -> Void) {}
}

public struct CGPoint {}

@MainActor open class NSObject {
  public init() {}
  open func copy() -> Any { self }
}

@MainActor public protocol UIApplicationDelegate: AnyObject {}

@MainActor open class UIResponder: NSObject {
  open func buildMenu(with builder: any UIMenuBuilder) {}
  open func copy(_ sender: Any?) {}
  open func cut(_ sender: Any?) {}
  open func paste(_ sender: Any?) {}
  open func delete(_ sender: Any?) {}
  open func select(_ sender: Any?) {}
  open func selectAll(_ sender: Any?) {}
}

@MainActor open class UIView: UIResponder {
  public func addSubview(_ view: UIView) {}
  public func addInteraction(_ interaction: any UIInteraction) {}
  public var tintColor: UIColor! = .tintColor
}

@MainActor open class UIViewController: UIResponder {
  open func viewDidLoad() {}
  public var view: UIView! = UIView()
  public var title: String?
  open func present(_ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil)
  {}
}

// MARK: Buttons

@MainActor open class UIControl: UIView {
  public var isEnabled = true
  public var showsMenuAsPrimaryAction = false
}

@MainActor open class UIButton: UIControl {
  public struct Configuration {
    public enum Size { case medium, small, mini, large }
    public enum Indicator { case automatic, none, popup }
    public var title: String?
    public var image: UIImage?
    public var buttonSize = Size.medium
    public var indicator = Indicator.automatic
    public static func plain() -> Configuration { Configuration() }
    public static func bordered() -> Configuration { Configuration() }
    public static func borderedProminent() -> Configuration { Configuration() }
  }
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init()
  }
  public var menu: UIMenu?
  public var changesSelectionAsPrimaryAction = false
  public var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic
}

// MARK: Menus

@MainActor open class UIMenuElement: NSObject {
  public enum State: Int { case off, on, mixed }
  public struct Attributes: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let disabled = Attributes(rawValue: 1)
    public static let destructive = Attributes(rawValue: 2)
    public static let hidden = Attributes(rawValue: 4)
    public static let keepsMenuPresented = Attributes(rawValue: 8)
  }
  @available(iOS 27.0, *)
  public enum ImageVisibility: Int { case automatic, hidden, visible }
  @available(iOS 27.0, *)
  public var preferredImageVisibility: ImageVisibility {
    get { .automatic }
    set {}
  }
}

@MainActor open class UIMenu: UIMenuElement {
  public struct Identifier: Sendable {
    public static let application = Identifier()
    public static let file = Identifier()
    public static let edit = Identifier()
    public static let format = Identifier()
    public static let view = Identifier()
    public static let window = Identifier()
    public static let help = Identifier()
    public static let about = Identifier()
    public static let preferences = Identifier()
    public static let services = Identifier()
    public static let hide = Identifier()
    public static let quit = Identifier()
    public static let newScene = Identifier()
    public static let openRecent = Identifier()
    public static let close = Identifier()
    public static let print = Identifier()
    public static let document = Identifier()
    public static let undoRedo = Identifier()
    public static let standardEdit = Identifier()
    public static let find = Identifier()
    public static let replace = Identifier()
    public static let share = Identifier()
    public static let textStyle = Identifier()
    public static let spelling = Identifier()
    public static let substitutions = Identifier()
    public static let transformations = Identifier()
    public static let speech = Identifier()
    public static let lookup = Identifier()
    public static let font = Identifier()
    public static let textColor = Identifier()
    public static let textSize = Identifier()
    public static let toolbar = Identifier()
    public static let sidebar = Identifier()
    public static let fullscreen = Identifier()
    public static let minimizeAndZoom = Identifier()
    public static let bringAllToFront = Identifier()
  }
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let displayInline = Options(rawValue: 1)
    public static let destructive = Options(rawValue: 2)
    public static let singleSelection = Options(rawValue: 32)
    public static let displayAsPalette = Options(rawValue: 128)
  }
  public enum ElementSize: Int { case small, medium, large, automatic }
  public convenience init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: Identifier? = nil,
    options: Options = [], preferredElementSize: ElementSize = .automatic,
    children: [UIMenuElement] = []
  ) { self.init() }
}

@MainActor open class UIAction: UIMenuElement {
  public struct Identifier: Sendable {}
  public convenience init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: Identifier? = nil,
    discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off,
    handler: @escaping @MainActor (UIAction) -> Void
  ) { self.init() }
}

@MainActor open class UICommandAlternate: NSObject {
  public convenience init(title: String, action: Selector, modifierFlags: UIKeyModifierFlags) {
    self.init()
  }
}

@MainActor open class UICommand: UIMenuElement {
  public convenience init(
    title: String = "", image: UIImage? = nil, action: Selector, propertyList: Any? = nil,
    alternates: [UICommandAlternate] = [], discoverabilityTitle: String? = nil,
    attributes: Attributes = [],
    state: State = .off
  ) { self.init() }
}

@MainActor open class UIKeyCommand: UICommand {
  public static let inputUpArrow = ""
  public static let inputDownArrow = ""
  public static let inputLeftArrow = ""
  public static let inputRightArrow = ""
  public static let inputEscape = ""
  public static let inputPageUp = ""
  public static let inputPageDown = ""
  public static let inputHome = ""
  public static let inputEnd = ""
  public static let inputDelete = ""
  public static let f1 = ""
  public static let f2 = ""
  public static let f3 = ""
  public static let f4 = ""
  public static let f5 = ""
  public static let f6 = ""
  public static let f7 = ""
  public static let f8 = ""
  public static let f9 = ""
  public static let f10 = ""
  public static let f11 = ""
  public static let f12 = ""
  public convenience init(
    title: String = "", image: UIImage? = nil, action: Selector, input: String,
    modifierFlags: UIKeyModifierFlags = [],
    propertyList: Any? = nil, alternates: [UICommandAlternate] = [],
    discoverabilityTitle: String? = nil,
    attributes: Attributes = [], state: State = .off
  ) { self.init() }
}

public struct UIKeyModifierFlags: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let alphaShift = UIKeyModifierFlags(rawValue: 1)
  public static let shift = UIKeyModifierFlags(rawValue: 2)
  public static let control = UIKeyModifierFlags(rawValue: 4)
  public static let alternate = UIKeyModifierFlags(rawValue: 8)
  public static let command = UIKeyModifierFlags(rawValue: 16)
  public static let numericPad = UIKeyModifierFlags(rawValue: 32)
}

@MainActor public protocol UIMenuBuilder {
  var system: UIMenuSystem { get }
  func replace(menu: UIMenu.Identifier, with menu: UIMenu)
  func insertSibling(_ menu: UIMenu, beforeMenu: UIMenu.Identifier)
  func insertSibling(_ menu: UIMenu, afterMenu: UIMenu.Identifier)
  func remove(menu: UIMenu.Identifier)
}

@MainActor open class UIMenuSystem: NSObject, Equatable {
  public static let main = UIMenuSystem()
  nonisolated public static func == (left: UIMenuSystem, right: UIMenuSystem) -> Bool {
    left === right
  }
}

// MARK: Context menus and alerts

@MainActor public protocol UIInteraction {}

@MainActor public protocol UIContextMenuInteractionDelegate: AnyObject {
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration?
}

@MainActor open class UIContextMenuInteraction: NSObject, UIInteraction {
  public convenience init(delegate: any UIContextMenuInteractionDelegate) { self.init() }
}

@MainActor open class UIContextMenuConfiguration: NSObject {
  public enum ElementOrder: Int { case automatic, priority, fixed }
  public convenience init(
    identifier: (any Sendable)? = nil, previewProvider: (() -> UIViewController?)? = nil,
    actionProvider: (([UIMenuElement]) -> UIMenu?)? = nil
  ) { self.init() }
}

@MainActor open class UIAlertController: UIViewController {
  public enum Style: Int { case actionSheet, alert }
  public convenience init(title: String?, message: String?, preferredStyle: Style) { self.init() }
  public func addAction(_ action: UIAlertAction) {}
}

@MainActor open class UIAlertAction: NSObject {
  public enum Style: Int { case `default`, cancel, destructive }
  public convenience init(
    title: String?, style: Style, handler: (@MainActor (UIAlertAction) -> Void)? = nil
  ) {
    self.init()
  }
}

// MARK: Images and colors

open class UIImage {
  open class Configuration {
    public init() {}
    public func applying(_ other: Configuration?) -> Configuration { self }
  }
  public final class SymbolConfiguration: Configuration {
    public convenience init(scale: UIImage.SymbolScale) { self.init() }
    public convenience init(weight: UIImage.SymbolWeight) { self.init() }
  }
  public enum SymbolScale { case small, medium, large }
  public enum SymbolWeight {
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }
  public enum RenderingMode { case automatic, alwaysOriginal, alwaysTemplate }
  public init?(named name: String) {}
  public init?(systemName name: String) {}
  public init?(systemName name: String, withConfiguration configuration: Configuration?) {}
  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage { self }
  public func withRenderingMode(_ mode: RenderingMode) -> UIImage { self }
}

public final class UIColor: Sendable {
  public init(red: Double, green: Double, blue: Double, alpha: Double) {}
  public init?(named name: String) {}
  public static let tintColor = UIColor(red: 0, green: 0, blue: 0, alpha: 1)
  public static let label = tintColor
  public static let secondaryLabel = tintColor
  public static let black = tintColor
  public static let white = tintColor
  public static let clear = tintColor
  public static let systemRed = tintColor
  public static let systemOrange = tintColor
  public static let systemYellow = tintColor
  public static let systemGreen = tintColor
  public static let systemMint = tintColor
  public static let systemTeal = tintColor
  public static let systemCyan = tintColor
  public static let systemIndigo = tintColor
  public static let systemBlue = tintColor
  public static let systemPurple = tintColor
  public static let systemPink = tintColor
  public static let systemBrown = tintColor
  public static let systemGray = tintColor
}

// MARK: Edit menus, quick actions, and deferred elements

@MainActor open class UIEditMenuConfiguration: NSObject {}

@MainActor public protocol UIEditMenuInteractionDelegate: AnyObject {
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu?
}

@MainActor open class UIEditMenuInteraction: NSObject, UIInteraction {
  public convenience init(delegate: any UIEditMenuInteractionDelegate) { self.init() }
}

@MainActor open class UIApplication: NSObject {
  public static let shared = UIApplication()
  public var shortcutItems: [UIApplicationShortcutItem]?
}

@MainActor open class UIApplicationShortcutIcon: NSObject {
  public convenience init(systemImageName: String) { self.init() }
}

@MainActor open class UIApplicationShortcutItem: NSObject {
  public convenience init(
    type: String, localizedTitle: String, localizedSubtitle: String?,
    icon: UIApplicationShortcutIcon?,
    userInfo: [String: any Sendable]? = nil
  ) { self.init() }
}

@MainActor open class UIDeferredMenuElement: UIMenuElement {
  public convenience init(
    _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
  ) { self.init() }
}
