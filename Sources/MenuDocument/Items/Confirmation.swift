/// What is asked before a command acts.
public struct Confirmation: Hashable, Sendable {
  /// One of the answers.
  public struct Action: Hashable, Sendable {
    /// What the answer says.
    public var title = ""
    /// What the answer is for.
    public var role = ButtonRole.plain

    package init(title: String = "", role: ButtonRole = .plain) {
      self.title = title
      self.role = role
    }
  }

  /// The question.
  public var title: String?
  /// What follows from the answer.
  public var message: String?
  /// The answers; a Cancel is added where none has that role.
  public var actions: [Action] = []
}

extension MockupDocument {
  /// The visible items that ask before they act, in the order of the document.
  public var itemsWithConfirmation: [Item] {
    ([menu].compactMap(\.self) + menus).flatMap { menu in
      MenuElements(menu.items, .visible).lazy.compactMap(\.item).filter { $0.confirmation != nil }
    }
  }

  /// The item whose question the state `confirming` shows: the highlighted one, or the only one that has a question.
  ///
  /// `nil` where no item has a question, or several have one and none of them is highlighted.
  public var confirmingItem: Item? {
    let found = itemsWithConfirmation
    return found.first { $0.attributes.isHighlighted } ?? (found.count == 1 ? found.first : nil)
  }
}
