import MenuStrings

/// The classes that respond to actions of menu items and validate these.
struct Responders {
  /// The class and the name of the action of each.
  private let known: Set<[String]>

  init(_ changes: [OutletChange]) {
    known = Set(changes.lazy.filter { $0.property == OutletChange.validation }.map { [$0.owner, $0.outlet] })
  }

  /// Whether a change may apply to an item. If the owner of the file implements an action and validates its items, no
  /// other class gets the action from the file; and the validation says nothing about items that only code enables.
  func allow(_ change: OutletChange, of outlet: Outlet) -> Bool {
    if change.property == OutletChange.validation {
      let isDesigned = [.xib, .storyboard].contains(SourceKind(path: outlet.target.path))
      if outlet.isManual || !isDesigned { return false }
    }
    guard outlet.owner.isEmpty, let responder = outlet.responder, change.owner != responder,
      let action = OutletName.action(named: change.outlet)
    else { return true }
    return !known.contains([responder, action])
  }
}

extension OutletName {
  /// The name of the items with the action of a name; `nil` for the name of other objects.
  fileprivate static func action(named name: String) -> String? {
    guard name.hasPrefix("(action ") || name.hasPrefix("(sent "), let last = name.dropLast().split(separator: " ").last
    else { return nil }
    return action(String(last))
  }
}

extension ImportedItem {
  /// Notes that the target of an item decides whether it is enabled, though the design disables it.
  mutating func noteValidation(_ change: OutletChange) {
    guard attributes.contains(.isDisabled), !placeholders.contains(where: { $0.subject == .isEnabled }) else { return }
    placeholders.append(
      Placeholder(location: change.location, about: .isEnabled, text: "dimmed", reason: change.reason))
  }
}
