extension MockupDocument {
  /// Why the document cannot be drawn in a state, in a clause; `nil` where it can.
  ///
  /// The state need not be that of the document: sets and the command line ask for others.
  package func problem(in state: PresentationState) -> String? {
    switch state {
    case .open:
      return presentation != .menuBar && menu == nil ? "\"menu\" is missing" : nil
    case .closed:
      return presentation == .menu ? "a menu without a button cannot be closed (see \"presentation\")" : nil
    case .confirming:
      guard confirmingItem == nil else { return nil }
      return itemsWithConfirmation.isEmpty
        ? "no item has a \"confirmation\" to show"
        : "several items have a \"confirmation\", and none of them is highlighted"
    }
  }
}
