package import MenuDocument
package import PositionedJSON

/// A menu as assistive technology presents it.
package struct PageMenu: Hashable {
  package var path: DocumentPath
  package var name: String
  /// The number of the item that opens the menu; `nil` if a control opens it.
  package var opener: Int?
  package var parent: Int?
  package var texts: [String] = []
  package var nodes: [PageNode] = []
}

package indirect enum PageNode: Hashable {
  case item(PageItem)
  /// A section, picker, or control group.
  case group(name: String?, description: String?, [PageNode])
  case separator
}

package struct PageItem: Hashable {
  /// The item's variant for certain held modifier keys.
  package struct Form: Hashable {
    /// Empty for the item itself.
    package var modifiers: KeyboardModifiers
    package var name: String
    /// In ARIA syntax.
    package var shortcut: String?
    package var isDisabled: Bool
  }

  package enum Kind: Hashable {
    case action
    case toggle(ToggleItem.State)
    /// An action named after its next effect.
    case changeable(on: String, off: String, isOn: Bool)
    case option(isChosen: Bool, isExclusive: Bool)
    /// An item that opens the menu with this number. For a picker, `shown` is the number of the chosen option from 1,
    /// or 0 for none.
    case submenu(Int, shown: Int?, isSplit: Bool)
    case stepper(value: Double, range: NumberRange?, step: Double)
    case slider(value: Double, range: NumberRange)
  }

  /// The number of the item; `PageGroup` uses it to find the row.
  package var number: Int
  package var path: DocumentPath
  package var id: String?
  package var name: String
  package var description: String?
  package var kind: Kind
  /// In ARIA syntax.
  package var shortcut: String?
  package var isDisabled: Bool
  /// Choosing the item keeps the menu open.
  package var staysOpen: Bool
  package var confirmation: Confirmation?
  /// The item's forms: first without modifier keys, then the alternates; empty if it has no alternates.
  package var forms: [Form] = []
  package private(set) var shownForm = 0

  /// Returns the index of the form for `modifiers`; 0, the item itself, if no alternate matches.
  package func form(holding modifiers: KeyboardModifiers) -> Int {
    modifiers.isEmpty ? 0 : forms.firstIndex { $0.modifiers == modifiers } ?? 0
  }

  mutating func show(_ modifiers: KeyboardModifiers) {
    guard !forms.isEmpty else { return }
    shownForm = form(holding: modifiers)
    let form = forms[shownForm]
    (name, shortcut, isDisabled) = (form.name, form.shortcut, form.isDisabled)
  }

  /// The number of row forms, not counting highlighting; above 1 only if the item has a changeable value.
  package var valueCount: Int {
    switch kind {
    case .action: max(1, forms.count)
    case .stepper, .slider, .submenu(_, nil, _): 1
    case .changeable, .option: 2
    case .toggle: 3
    // The picker's options set the count.
    case .submenu: 1
    }
  }

  /// The index of the form that the document shows.
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
