public import PositionedJSON

/// A command.
public struct ButtonItem: Hashable, Sendable {
  /// What the command is called.
  public var title = ""
  /// What the command is for.
  public var role = ButtonRole.plain
  /// Whether it asks for more before it acts.
  public var requiresInput = false
  /// What is asked before it acts.
  public var confirmation: Confirmation?
  /// What it becomes while modifier keys are held, in the order written.
  public var alternates: [Alternate] = []
}

/// What a button is for, as far as its look depends on it.
public enum ButtonRole: String, CaseIterable, Hashable, Sendable {
  /// Nothing special.
  case plain = "none"
  /// It deletes something.
  case destructive
  /// It leaves everything as it was.
  case cancel
}

/// What an item becomes while modifier keys are held.
public struct Alternate: Hashable, Sendable {
  /// The keys that must be held.
  public var modifiers = KeyboardModifiers()
  /// The other title; `nil` leaves the item's own.
  public var title: String?
  /// The other symbol; `nil` leaves the item's own.
  public var systemImage: Located<String>?
  /// The other shortcut; `nil` leaves the item's own.
  public var keyboardShortcut: KeyboardShortcut?
  /// Whether it is dimmed; `nil` leaves that as it is.
  public var isDisabled: Bool?
  /// Where it was written.
  public var location = SourceLocation.root
}

/// Something that is on or off.
public struct ToggleItem: Hashable, Sendable {
  /// On, off, or both.
  public enum State: Hashable, Sendable {
    /// No checkmark.
    case off
    /// A checkmark.
    case on
    /// A dash: on for some of what is selected.
    case mixed
  }

  /// Titles that change with the state, in place of a checkmark.
  public struct Titles: Hashable, Sendable {
    /// The title while the toggle is on.
    public var on = ""
    /// The title while the toggle is off.
    public var off = ""
  }

  /// The title beside the checkmark; at least one of `title` and `titles` is there.
  public var title: String?
  /// The titles of a changeable label.
  public var titles: Titles?
  /// The state.
  public var state = State.off

  /// The title that the state shows.
  public var shownTitle: String {
    guard let titles else { return title ?? "" }
    switch state {
    case .on: return titles.on
    case .off: return titles.off
    case .mixed: return title ?? titles.off
    }
  }
}

/// A menu in a menu.
public struct SubmenuItem: Hashable, Sendable {
  /// What stands in the row.
  public var title = ""
  /// The items of the submenu.
  public var items: [Item] = []
  /// Whether it is open.
  public var isOpen = false
  /// How its first items are arranged.
  public var layout = MenuLayoutStyle.large
  /// What becomes of the order where it opens upwards.
  public var order = MenuOrder.automatic
  /// Whether the items are made while the program runs.
  public var isDynamic = false
  /// Whether the row is an action too.
  public var primaryAction = false
}

/// Items that belong together.
public struct SectionItem: Hashable, Sendable {
  /// The heading.
  public var title: String?
  /// The items.
  public var items: [Item] = []
  /// Explanatory text under the items.
  public var footer: String?
  /// How the first items are arranged.
  public var layout = MenuLayoutStyle.large
  /// Whether the items are made while the program runs.
  public var isDynamic = false
}

/// Items side by side.
public struct ControlGroupItem: Hashable, Sendable {
  /// The heading.
  public var title: String?
  /// The items.
  public var items: [Item] = []
  /// How large the cells are.
  public var elementSize = ElementSize.medium
}

/// How large the cells of a control group are.
public enum ElementSize: String, CaseIterable, Hashable, Sendable {
  /// A symbol above a short label.
  case medium
  /// A symbol.
  case small
}

/// A value that is changed step by step.
public struct StepperItem: Hashable, Sendable {
  /// What the value is called.
  public var title = ""
  /// The value.
  public var value = 0.0
  /// The values that can be reached; `nil` for no bounds.
  public var range: NumberRange?
  /// How far one step goes, more than 0.
  public var step = 1.0

  package init(title: String = "", value: Double = 0.0, range: NumberRange? = nil, step: Double = 1.0) {
    self.title = title
    self.value = value
    self.range = range
    self.step = step
  }
}

/// A value on a track.
public struct SliderItem: Hashable, Sendable {
  /// What the value is called.
  public var title: String?
  /// The value.
  public var value = 0.5
  /// The values from the start to the end of the track.
  public var range = NumberRange.unit
  /// The name of the symbol at the start.
  public var minimumSystemImage: Located<String>?
  /// The name of the symbol at the end.
  public var maximumSystemImage: Located<String>?

  package init() {}
}

/// The numbers from one to another.
public struct NumberRange: Hashable, Sendable {
  /// The least of them.
  public let lower: Double
  /// The greatest of them; more than the least.
  public let upper: Double

  /// The numbers from `lower` to `upper`; `nil` unless both are finite and `upper` is the greater one.
  public init?(lower: Double, upper: Double) {
    guard lower.isFinite, upper.isFinite, lower < upper else { return nil }
    self.lower = lower
    self.upper = upper
  }

  private init(uncheckedLower lower: Double, upper: Double) {
    self.lower = lower
    self.upper = upper
  }

  /// From 0 to 1.
  public static let unit = NumberRange(uncheckedLower: 0, upper: 1)

  /// Where a value lies, 0 at the least and 1 at the greatest; values outside are taken to the nearer end.
  public func fraction(of value: Double) -> Double {
    let clamped = min(max(value, lower), upper)
    // Halves, as the whole extent may be no finite number; of the smallest numbers there are none.
    let extent = upper / 2 - lower / 2
    return extent > 0 ? (clamped / 2 - lower / 2) / extent : 0
  }
}
