package import MenuDocument
package import PositionedJSON

/// A menu as people hear it: what a page has besides its picture.
package struct PageMenu: Hashable {
  /// Where the menu stands in the document.
  package var path: DocumentPath
  /// What it is called.
  package var name: String
  /// The item that it opens from, by number; `nil` for a menu that opens from a control.
  package var opener: Int?
  /// The menu around it, by number.
  package var parent: Int?
  /// Explanatory texts that belong to no group, in their order.
  package var texts: [String] = []
  /// What is in it, in the order of the document.
  package var nodes: [PageNode] = []
}

/// A part of a menu as people hear it.
package indirect enum PageNode: Hashable {
  /// An item or option.
  case item(PageItem)
  /// What belongs together: a section, picker or control group.
  case group(name: String?, description: String?, [PageNode])
  /// A line between items.
  case separator
}

/// An item or option as people hear it.
package struct PageItem: Hashable {
  /// What it is while certain keys are held.
  package struct Form: Hashable {
    /// The keys; none for the item itself.
    package var modifiers: KeyboardModifiers
    /// What it is called then.
    package var name: String
    /// The shortcut that does the same then, as ARIA writes it.
    package var shortcut: String?
    /// Whether it cannot be chosen then.
    package var isDisabled: Bool
  }

  /// What it is.
  package enum Kind: Hashable {
    /// It does something.
    case action
    /// It is on, off or mixed.
    case toggle(ToggleItem.State)
    /// It does something, and is called by what it will do next.
    case changeable(on: String, off: String, isOn: Bool)
    /// One of the options of a picker, of which one or several can be chosen.
    case option(isChosen: Bool, isExclusive: Bool)
    /// It opens a menu, by number; a picker's shows the option of a number from 1, or 0 for none.
    case submenu(Int, shown: Int?, isSplit: Bool)
    /// A number that goes up and down.
    case stepper(value: Double, range: NumberRange?, step: Double)
    /// A number on a line.
    case slider(value: Double, range: NumberRange)
  }

  /// The number of the item, by which its row is found.
  package var number: Int
  /// Where it stands in the document.
  package var path: DocumentPath
  /// The `id` that it was given.
  package var id: String?
  /// What it is called.
  package var name: String
  /// What is to be said besides.
  package var description: String?
  /// What it is.
  package var kind: Kind
  /// The keys that do the same, as ARIA writes them.
  package var shortcut: String?
  /// Whether it cannot be chosen.
  package var isDisabled: Bool
  /// Whether the menu stays open when it is chosen.
  package var staysOpen: Bool
  /// The question that it asks before it acts.
  package var confirmation: Confirmation?
  /// What it is while no key is held, and then its alternates; none where it is always the same.
  package var forms: [Form] = []
  /// The number of the form that is shown.
  package private(set) var shownForm = 0

  /// The number of its form while keys are held; 0, the item itself, where it has no other for these.
  package func form(holding modifiers: KeyboardModifiers) -> Int {
    modifiers.isEmpty ? 0 : forms.firstIndex { $0.modifiers == modifiers } ?? 0
  }

  /// Shows what it is while keys are held.
  mutating func show(_ modifiers: KeyboardModifiers) {
    guard !forms.isEmpty else { return }
    shownForm = form(holding: modifiers)
    let form = forms[shownForm]
    (name, shortcut, isDisabled) = (form.name, form.shortcut, form.isDisabled)
  }

  /// How many forms of its row there are besides those for pointing; only what can change has more than one.
  package var valueCount: Int {
    switch kind {
    case .action: max(1, forms.count)
    case .stepper, .slider, .submenu(_, nil, _): 1
    case .changeable, .option: 2
    case .toggle: 3
    // Filled in by the picker's options.
    case .submenu: 1
    }
  }

  /// The form that the document shows.
  package var value: Int {
    switch kind {
    case .action: shownForm
    case .stepper, .slider: 0
    case .changeable(_, _, let isOn): isOn ? 1 : 0
    case .option(let isChosen, _): isChosen ? 1 : 0
    case .toggle(let state):
      switch state {
      case .off: 0
      case .on: 1
      case .mixed: 2
      }
    case .submenu(_, let shown, _): shown ?? 0
    }
  }
}

extension PageMenu {
  /// All items in it, groups taken apart.
  package var items: [PageItem] { Self.items(in: nodes) }

  static func items(in nodes: [PageNode]) -> [PageItem] {
    nodes.flatMap { node in
      switch node {
      case .item(let item): [item]
      case .group(_, _, let nodes): items(in: nodes)
      case .separator: [] as [PageItem]
      }
    }
  }
}
