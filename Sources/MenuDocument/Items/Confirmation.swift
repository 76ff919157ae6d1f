/// The confirmation before a command acts.
public struct Confirmation: Hashable, Sendable {
  /// An action of the confirmation.
  public struct Action: Hashable, Sendable {
    /// The title of the action.
    public var title = ""
    /// The role of the action.
    public var role = ButtonRole.plain

    package init(title: String = "", role: ButtonRole = .plain) {
      self.title = title
      self.role = role
    }
  }

  public var title: String?
  /// The consequences of the action.
  public var message: String?
  /// The actions; a Cancel action is added if none has that role.
  public var actions: [Action] = []
}

extension MockupDocument {
  /// The visible items with a confirmation, in document order.
  public var itemsWithConfirmation: [Item] {
    ([menu].compactMap { $0 } + menus).flatMap { menu in
      MenuElements(menu.items, .visible).lazy.compactMap { $0.item }.filter { $0.confirmation != nil }
    }
  }

  /// The item whose confirmation the state `confirming` shows: the highlighted one, or the only one with a confirmation.
  ///
  /// `nil` if no item has a confirmation, or several have one and none of them is highlighted.
  public var confirmingItem: Item? {
    let found = itemsWithConfirmation
    return found.first { $0.attributes.isHighlighted } ?? (found.count == 1 ? found.first : nil)
  }
}
