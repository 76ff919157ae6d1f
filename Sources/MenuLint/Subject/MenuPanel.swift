import MenuDocument
import PositionedJSON

/// An open menu: the rows of one panel, regardless of their nesting in the document.
struct MenuPanel: Sendable {
  enum Role: Hashable, Sendable {
    /// A button, a press, or no element.
    case root
    case barMenu
    case submenu
    case picker
  }

  var role: Role
  /// The number of enclosing menus.
  var depth: Int
  var path: DocumentPath
  /// The label of the element that opens the menu, or else the menu's heading.
  var title: MenuLabel?
  /// Whether the element that opens the menu is dimmed.
  var isDisabled = false
  /// Whether the application creates all contents at runtime.
  var isDynamic = false
  /// Whether the application creates some contents at runtime.
  var hasDynamicPart = false
  var isSystemMenu = false
  /// Rows, cells, and options, in document order.
  var rows: [MenuRow] = []
  var lists: [[ListEntry]] = []
  var cellRows: [CellRow] = []

  /// The rows of the items, except those created at runtime.
  var counted: [MenuRow] { rows.filter { $0.isCounted && !$0.isDynamic } }

  /// Whether the items are the options of a setting, except a few commands such as Other.
  var isChoice: Bool {
    let options = counted.count { $0.isOption }
    return options > 3 && options + 3 >= count
  }

  /// The number of items, regardless of their conditions.
  var count: Int { counted.count }
}

/// A row, cell, or option of a menu.
struct MenuRow: Sendable {
  enum Kind: Sendable {
    case button(ButtonItem)
    case toggle(ToggleItem)
    /// An option of an inline picker.
    case option
    case submenu
    case pickerMenu(PickerItem)
    /// A picker in one row.
    case palette(PickerItem)
    case stepper
    case slider
    case text
  }

  var kind: Kind
  var label: MenuLabel?
  var attributes: ItemAttributes
  var path: DocumentPath
  /// Whether the row shows its symbol or image, also as set by its containers.
  var imageVisibility: ImageVisibility
  /// Whether the row or a container is dimmed.
  var isDisabled: Bool
  /// Whether the application creates the row at runtime.
  var isDynamic: Bool
  var group: Int
  /// The index of the section with a heading, or of the picker.
  var part: Int
  /// The conditions of the row and its containers.
  var condition: ConditionTree.Place

  var isCounted: Bool {
    switch kind {
    case .text: false
    case .button, .toggle, .option, .submenu, .pickerMenu, .palette, .stepper, .slider: true
    }
  }

  var opensMenu: Bool {
    switch kind {
    case .submenu, .pickerMenu: true
    case .button, .toggle, .option, .palette, .stepper, .slider, .text: false
    }
  }

  var button: ButtonItem? {
    if case .button(let button) = kind { button } else { nil }
  }

  var isOption: Bool {
    if case .option = kind { true } else { false }
  }

  var toggle: ToggleItem? {
    if case .toggle(let toggle) = kind { toggle } else { nil }
  }
}

/// An entry of a list, reduced to the facts about dividers.
struct ListEntry: Hashable, Sendable {
  var isDivider: Bool
  /// A hidden item can appear at runtime, so it still separates dividers.
  var isHidden: Bool
  var path: DocumentPath
}

/// Items side by side.
struct CellRow: Sendable {
  enum Origin: Hashable, Sendable {
    case layout(MenuLayoutStyle)
    case group(ElementSize)
  }

  var origin: Origin
  /// The path of the layout or the group.
  var path: DocumentPath
  /// Indices of the panel's rows.
  var cells: Range<Int>
}
