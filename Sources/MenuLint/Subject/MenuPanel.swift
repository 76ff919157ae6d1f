import MenuDocument
import PositionedJSON

/// A menu as people see it when it is open: the rows on one panel, however they are nested in the document.
struct MenuPanel: Sendable {
  /// What opens a menu.
  enum Role: Hashable, Sendable {
    /// Nothing, a button, or a press.
    case root
    /// A word in a menu bar.
    case barMenu
    /// A row of another menu.
    case submenu
    /// The row of a picker.
    case picker
  }

  /// What opens it.
  var role: Role
  /// How many menus it is inside of.
  var depth: Int
  /// Where it was written.
  var path: DocumentPath
  /// The row or word that opens it, or else its heading.
  var title: MenuLabel?
  /// Whether what opens it is dimmed.
  var isDisabled = false
  /// Whether all that is in it is made while the program runs.
  var isDynamic = false
  /// Whether any of it is.
  var hasDynamicPart = false
  /// Whether it is a submenu that the system itself makes.
  var isSystemMenu = false
  /// The rows, cells and options, in the order of the document.
  var rows: [MenuRow] = []
  /// The lists that it was written as, with their dividers.
  var lists: [[ListEntry]] = []
  /// The rows of cells.
  var cellRows: [CellRow] = []

  /// How many items people count, which are not made while the program runs.
  var count: Int { rows.count { $0.isCounted && !$0.isDynamic } }
}

/// One row, cell or option of a menu.
struct MenuRow: Sendable {
  /// What it is.
  enum Kind: Sendable {
    /// A command.
    case button(ButtonItem)
    /// Something that is on or off.
    case toggle(ToggleItem)
    /// An option of a picker whose options are rows of the menu.
    case option
    /// What opens a submenu.
    case submenu
    /// A picker that opens a menu of its options.
    case pickerMenu(PickerItem)
    /// A picker in one row.
    case palette(PickerItem)
    /// A value that is changed step by step.
    case stepper
    /// A value on a track.
    case slider
    /// Words that do nothing.
    case text
  }

  /// What it is.
  var kind: Kind
  /// What it is called; `nil` for what has no title.
  var label: MenuLabel?
  /// What it has in common with others.
  var attributes: ItemAttributes
  /// Where it was written.
  var path: DocumentPath
  /// Whether it is dimmed, by itself or by what it is in.
  var isDisabled: Bool
  /// Whether it is dimmed by itself.
  var isDisabledItself: Bool { attributes.isDisabled }
  /// Whether the program makes it while it runs.
  var isDynamic: Bool
  /// The group that it is in, counted from the top of the menu.
  var group: Int
  /// The part of the menu that has a heading, or the picker, that it is in.
  var part: Int

  /// Whether people count it as an item.
  var isCounted: Bool {
    switch kind {
    case .text: false
    case .button, .toggle, .option, .submenu, .pickerMenu, .palette, .stepper, .slider: true
    }
  }

  /// The command; `nil` for all else.
  var button: ButtonItem? {
    if case .button(let button) = kind { button } else { nil }
  }

  /// What is on or off; `nil` for all else.
  var toggle: ToggleItem? {
    if case .toggle(let toggle) = kind { toggle } else { nil }
  }
}

/// An entry of a list, as far as dividers are about it.
struct ListEntry: Hashable, Sendable {
  /// Whether it is a divider.
  var isDivider: Bool
  /// Whether it is left out; what is there at another time divides all the same.
  var isHidden: Bool
  /// Where it was written.
  var path: DocumentPath
}

/// Items side by side.
struct CellRow: Sendable {
  /// What asks for it.
  enum Origin: Hashable, Sendable {
    /// The layout of a menu or section.
    case layout(MenuLayoutStyle)
    /// A control group.
    case group(ElementSize)
  }

  /// What asks for it.
  var origin: Origin
  /// What asked for it: the path of the layout, or of the group.
  var path: DocumentPath
  /// The cells, as places in the rows of the panel.
  var cells: Range<Int>
}
