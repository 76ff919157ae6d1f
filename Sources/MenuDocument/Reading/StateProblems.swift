extension MockupDocument {
  /// Returns the reason why the document cannot be drawn in a state, as a clause; `nil` if it can.
  ///
  /// Sets and the command line can override the document's state.
  package func problem(in state: PresentationState) -> String? {
    switch state {
    case .open:
      return presentation != .menuBar && menu == nil ? "\"menu\" is missing" : nil
    case .closed:
      return presentation == .menu ? "only a menu with a button can be closed; see \"presentation\"" : nil
    case .confirming:
      guard confirmingItem == nil else { return nil }
      return itemsWithConfirmation.isEmpty
        ? "no item has a \"confirmation\""
        : "several items have a \"confirmation\", and none is highlighted"
    }
  }
}
