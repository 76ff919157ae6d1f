extension Confirmation {
  /// The Cancel that is drawn after the written answers; `nil` where one of them has that role.
  var addedCancel: Action? {
    actions.contains { $0.role == .cancel } ? nil : Action(title: "Cancel", role: .cancel)
  }
}
