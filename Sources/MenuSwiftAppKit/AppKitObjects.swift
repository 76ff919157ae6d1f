import MenuDocument
import MenuImport
import MenuStrings
import MenuSwiftViews
import SwiftDeclarations
import SwiftEvaluation
import SwiftSyntax
import SwiftValues

final class AppKitMenu {
  enum Entry {
    case item(AppKitItem)
    /// The items that a loop over runtime data adds, once.
    case repeated(AppKitLoop, [AppKitItem])
  }

  /// The location of the document: the call that creates the menu, or the use of a function that creates several.
  let location: FileLocation
  /// The call that creates the menu.
  let origin: FileLocation
  /// The outermost call that leads to the creation; `nil` in the body that is read.
  let site: FileLocation?
  let loops: [AppKitLoop]
  /// The number of conditions around the menu, which apply to the menu as a whole.
  let conditions: Int
  var title = ReadText("")
  var entries: [Entry] = []
  /// The number of the first item, among all items that were added.
  var firstItem = 0
  /// The conditions of early returns before the first item, and the items added since.
  var returns: [(condition: Uncertainty, items: [AppKitItem])] = []
  var placeholders: [Placeholder] = []
  var presentation = "menu"
  /// The type whose code gives the menu to a status item.
  var presenters: [TypeDeclaration] = []
  /// The system supplies the items.
  var isFilled = false
  var hasDelegate = false
  var isAttached = false
  /// No known menu contains the item of the submenu.
  var isOrphan = false
  /// The object that updates the menu before it opens.
  var delegate: Owner?
  /// The item of the app's own class that is the delegate.
  weak var delegateItem: AppKitItem?
  /// The property or variable with a menu of the app's own class.
  var variable: String?
  /// The last name in the value of `identifier`.
  var identifier: String?
  /// The methods of its class that changed the menu.
  var methods: Set<String> = []
  var type: TypeDeclaration?
  /// The pop-up button that shows the menu.
  var popUp: AppKitPopUpButton?
  /// The class of the items that `.init(…)` creates in an array.
  var itemType = "NSMenuItem"
  /// The item whose submenu the menu is.
  weak var holder: AppKitItem?
  /// Another menu took the place of the menu in its variable.
  var isReplaced = false
  /// The expression that names the button of the menu, and whether its label is the first item.
  var button: (words: Unknown, isFirstItem: Bool)?

  init(
    location: FileLocation, origin: FileLocation? = nil, site: FileLocation? = nil, loops: [AppKitLoop], conditions: Int
  ) {
    self.location = location
    self.origin = origin ?? location
    self.site = site
    self.conditions = conditions
    self.loops = loops
  }

  /// The items, with those of loops once.
  var items: [AppKitItem] {
    entries.flatMap { entry in
      switch entry {
      case .item(let item): [item]
      case .repeated(_, let items): items
      }
    }
  }

  /// The titles and conditions of the items.
  var words: [[String?]] { items.map { [$0.title.string, $0.condition] } }

  /// The menu and the menus around it, innermost first.
  private var lineage: [AppKitMenu] {
    var found = [self]
    while found.count < 64, let outer = found.last?.holder?.menu { found.append(outer) }
    return found
  }

  /// Whether the menu is a submenu of an item, at any level.
  func isInside(_ item: AppKitItem) -> Bool { lineage.contains { $0.holder === item } }

  /// Whether the menu is another menu or a submenu in it, at any level.
  func isInside(_ menu: AppKitMenu) -> Bool { lineage.contains { $0 === menu } }

  func remove(_ item: AppKitItem) {
    entries.removeAll { if case .item(let other) = $0 { other === item } else { false } }
  }

  /// Appends an item.
  ///
  /// - Parameter loop: The loop over runtime data that appends the item.
  func add(_ item: AppKitItem, in loop: AppKitLoop?) {
    guard let loop else { return entries.append(.item(item)) }
    if case .repeated(let last, let items)? = entries.last, last === loop {
      entries[entries.count - 1] = .repeated(loop, items + [item])
    } else {
      entries.append(.repeated(loop, [item]))
    }
  }
}

final class AppKitLoop {
  let placeholder: Placeholder

  init(_ placeholder: Placeholder) { self.placeholder = placeholder }
}

final class AppKitItem {
  enum Kind {
    case command, separator, heading
  }

  let kind: Kind
  var location: FileLocation
  var title = ReadText("")
  var key: String?
  /// The modifiers that the code sets.
  var mask: KeyboardModifiers = .command
  /// Whether the key is an uppercase letter, which implies Shift with every mask.
  var impliesShift = false
  var isAlternate = false
  /// `nil` if known only at runtime.
  var state = State.off
  var attributes: [ImportedItem.Attribute] = []
  var placeholders: [Placeholder] = []
  var submenu: AppKitMenu?
  /// The menu that contains the item.
  weak var menu: AppKitMenu?
  var tag: Double?
  var type: TypeDeclaration?
  var identifier: String?
  /// The values that the branches of a condition set, by property.
  var choices: [String: AppKitChoice] = [:]
  /// The custom view that draws the item.
  var view: AppKitView?
  /// Whether a loop over runtime data adds the item.
  var isRepeated = false
  /// The part of the item in the menu of a search field.
  var recents: RecentSearches?

  enum State {
    case off, on, mixed, open
  }

  /// An item without a key has modifiers, too, which distinguish its alternates.
  var modifiers: KeyboardModifiers { impliesShift ? mask.union(.shift) : mask }

  /// The conditions of the branch that creates the item.
  let conditions: [Placeholder?]
  /// The words of the conditions of the branch that adds the item.
  var condition: String?

  init(_ kind: Kind = .command, location: FileLocation, conditions: [Uncertainty] = []) {
    self.kind = kind
    self.location = location
    self.conditions = conditions.map(\.placeholder)
  }

  private init(_ other: AppKitItem) {
    (kind, location, conditions) = (other.kind, other.location, other.conditions)
  }

  /// Whether no condition decides if the menu contains the item.
  var isCertain: Bool {
    !isRepeated && condition == nil && !placeholders.contains(where: \.isOfBranch)
  }

  /// Whether the item is enabled; `nil` if that is known only at runtime.
  var isEnabled: Bool? {
    placeholders.contains { $0.subject == .isEnabled } ? nil : !attributes.contains(.isDisabled)
  }

  /// Sets an attribute, and replaces an earlier one of the same key.
  func set(_ attribute: ImportedItem.Attribute) {
    clear(attribute)
    attributes.append(attribute)
  }

  /// Another item with the same properties, in no menu.
  func copy() -> AppKitItem {
    let copy = AppKitItem(self)
    (copy.title, copy.key, copy.impliesShift, copy.mask) = (title, key, impliesShift, mask)
    (copy.state, copy.attributes, copy.placeholders, copy.submenu) = (state, attributes, placeholders, submenu)
    (copy.tag, copy.type, copy.identifier, copy.view) = (tag, type, identifier, view)
    (copy.condition, copy.choices, copy.recents, copy.isAlternate) = (condition, choices, recents, isAlternate)
    return copy
  }

  func clear(_ attribute: ImportedItem.Attribute) {
    attributes.removeAll { $0.key == attribute.key }
  }

  func addPlaceholder(
    _ location: FileLocation, _ text: String, _ reason: String, about subject: Placeholder.Subject? = nil
  ) {
    add(Placeholder(location: location, about: subject, text: text, reason: reason))
  }

  func add(_ placeholder: Placeholder) {
    if !placeholders.contains(placeholder) { placeholders.append(placeholder) }
  }
}

/// A property that holds a menu or an item.
struct AppKitHolder {
  let type: TypeDeclaration
  let name: String
  /// Whether changes by other methods were noted.
  var isNoted = false
}

/// The values of a property in the branches of a condition.
struct AppKitChoice {
  let condition: FileLocation
  /// The text before, which stays unless a branch is taken.
  let original: ReadText
  var texts: [ReadText] = []
  /// The notes that one of several branches sets the property.
  var notes: [Placeholder] = []
}

/// A custom view in a menu.
struct AppKitView {
  /// The height, if known.
  var height: Double?
}

/// The value of an AppKit expression.
enum AppKitObject {
  case menu(AppKitMenu)
  case item(AppKitItem)
  /// An array of items.
  case list(AppKitMenu)
  /// One of several objects, which a condition known only at runtime selects; none is `nil`.
  indirect case choice([(object: AppKitObject, condition: Uncertainty)])

  var identifier: ObjectIdentifier? {
    switch self {
    case .menu(let menu): ObjectIdentifier(menu)
    case .item(let item): ObjectIdentifier(item)
    case .list, .choice: nil
    }
  }

  /// The class of AppKit.
  var frameworkName: String { if case .menu = self { "NSMenu" } else { "NSMenuItem" } }

  /// The literal `nil`.
  static var nothing: AppKitObject { .choice([]) }
  var isNothing: Bool { if case .choice(let options) = self { options.isEmpty } else { false } }

  /// The class of a menu or an item, if the sources declare it.
  var type: TypeDeclaration? {
    get {
      switch self {
      case .menu(let menu): menu.type
      case .item(let item): item.type
      case .list, .choice: nil
      }
    }
    nonmutating set {
      switch self {
      case .menu(let menu): menu.type = newValue
      case .item(let item): item.type = newValue
      case .list, .choice: break
      }
    }
  }
}

extension AppKitObject {
  /// Whether both are the same object, or lists of the same objects.
  func isSame(as other: AppKitObject) -> Bool {
    switch (self, other) {
    case (.menu(let menu), .menu(let other)), (.list(let menu), .list(let other)): menu === other
    case (.item(let item), .item(let other)): item === other
    case (.choice(let all), .choice(let others)):
      all.count == others.count && zip(all, others).allSatisfy { $0.object.isSame(as: $1.object) }
    case (.menu, _), (.item, _), (.list, _), (.choice, _): false
    }
  }

  /// The objects among which conditions choose; the object itself if none does.
  var alternatives: [AppKitObject] {
    if case .choice(let all) = self { all.flatMap(\.object.alternatives) } else { [self] }
  }

  var menus: [AppKitMenu] {
    alternatives.compactMap { if case .menu(let menu) = $0 { menu } else { nil } }
  }
}

extension DeclarationIndex {
  /// The class of AppKit that a class of pop-up buttons or of toolbar items with menus is or inherits from.
  package func buttonClass(of name: String) -> String? {
    ancestors(named: name).first { ["NSPopUpButton", "NSMenuToolbarItem"].contains($0) }
  }

  /// The class of AppKit that a class of menus, items, or pop-up buttons is or inherits from; `nil` for other types.
  package func menuClass(of name: String) -> String? {
    ancestors(named: name).lazy.compactMap { name in
      if name == "NSPopUpButtonCell" { return "NSPopUpButton" }
      return ["NSMenu", "NSMenuItem", "NSPopUpButton"].contains(name) ? name : nil
    }.first
  }
}
