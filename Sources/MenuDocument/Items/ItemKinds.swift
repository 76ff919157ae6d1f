public import PositionedJSON

/// A command.
public struct ButtonItem: Hashable, Sendable {
  public var title = ""
  public var role = ButtonRole.plain
  /// Whether the command asks for more input before it acts.
  public var requiresInput = false
  /// The confirmation before the command acts.
  public var confirmation: Confirmation?
  /// The alternates while modifier keys are held, in document order.
  public var alternates: [Alternate] = []
}

/// The role of a button, as far as it affects the look.
public enum ButtonRole: String, CaseIterable, Hashable, Sendable {
  case plain = "none"
  case destructive
  case cancel
}

extension ButtonRole: ExplainedValue {
  package var explanation: String {
    switch self {
    case .plain: "No role."
    case .destructive: "Deletes data; red on most platforms."
    case .cancel: "Leaves everything unchanged."
    }
  }
}

/// A variant of an item while modifier keys are held.
public struct Alternate: Hashable, Sendable {
  /// The modifier keys.
  public var modifiers = KeyboardModifiers()
  /// The title; `nil` for the item's.
  public var title: String?
  /// The symbol; `nil` for the item's.
  public var systemImage: Located<String>?
  /// The shortcut; `nil` for the item's.
  public var keyboardShortcut: KeyboardShortcut?
  /// Whether the alternate is dimmed; `nil` for the item's state.
  public var isDisabled: Bool?
  public var location = SourceLocation.root
}

/// An item that is on or off.
public struct ToggleItem: Hashable, Sendable {
  /// The state of a toggle.
  public enum State: Hashable, Sendable {
    case off
    case on
    /// A dash: on for part of the selection.
    case mixed
  }

  /// Titles that change with the state, instead of a checkmark.
  public struct Titles: Hashable, Sendable {
    /// The title while the toggle is on.
    public var on = ""
    /// The title while the toggle is off.
    public var off = ""
  }

  /// The title next to the checkmark; `title` or `titles` is always set.
  public var title: String?
  /// The titles of a changeable label.
  public var titles: Titles?
  public var state = State.off

  /// The title for the current state.
  public var shownTitle: String {
    guard let titles else { return title ?? "" }
    switch state {
    case .on: return titles.on
    case .off: return titles.off
    case .mixed: return title ?? titles.off
    }
  }
}

public struct SubmenuItem: Hashable, Sendable {
  /// The title in the row.
  public var title = ""
  /// The items of the submenu.
  public var items: [Item] = []
  /// Whether the submenu is open.
  public var isOpen = false
  /// The layout of its first items.
  public var layout = MenuLayoutStyle.large
  /// The order of its items if it opens upward.
  public var order = MenuOrder.automatic
  /// Whether the items are created at runtime.
  public var isDynamic = false
  /// Whether choosing the row also performs an action.
  public var primaryAction = false
}

/// A group of items.
public struct SectionItem: Hashable, Sendable {
  public var title: String?
  public var items: [Item] = []
  /// Explanatory text below the items.
  public var footer: String?
  /// The layout of the first items.
  public var layout = MenuLayoutStyle.large
  /// Whether the items are created at runtime.
  public var isDynamic = false

  package init() {}
  /// Whether only the loop of an imported menu makes the section: the menu shows its items among their neighbors.
  package func isLoop(in document: MockupDocument) -> Bool {
    isDynamic && title == nil && footer == nil && layout == .large && document.source != nil
  }
}

/// Items side by side.
public struct ControlGroupItem: Hashable, Sendable {
  public var title: String?
  public var items: [Item] = []
  /// The size of the cells.
  public var elementSize = ElementSize.medium
}

/// The size of the cells of a control group.
public enum ElementSize: String, CaseIterable, Hashable, Sendable {
  /// A symbol above a short label.
  case medium
  case small
}

extension ElementSize: ExplainedValue {
  package var explanation: String {
    switch self {
    case .medium: "Symbol above a short label, three in a row."
    case .small: "Symbol, four in a row."
    }
  }
}

/// A value changed in steps.
public struct StepperItem: Hashable, Sendable {
  public var title = ""
  public var value = 0.0
  /// The range of values; `nil` for no bounds.
  public var range: NumberRange?
  /// The increment, greater than 0.
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
  public var title: String?
  public var value = 0.5
  /// The values from the start to the end of the track.
  public var range = NumberRange.unit
  /// The name of the symbol at the start.
  public var minimumSystemImage: Located<String>?
  /// The name of the symbol at the end.
  public var maximumSystemImage: Located<String>?

  package init() {}
}

/// A placeholder for a custom view in a menu.
public struct ViewItem: Hashable, Sendable {
  /// The height in points.
  public var height = Self.standardHeight
  /// The description of the view.
  public var caption: String?

  static let standardHeight = 44.0
}

public struct NumberRange: Hashable, Sendable {
  /// The lower bound.
  public let lower: Double
  /// The upper bound, greater than `lower`.
  public let upper: Double

  /// Creates a range; `nil` unless both bounds are finite and `upper` is greater than `lower`.
  public init?(lower: Double, upper: Double) {
    guard lower.isFinite, upper.isFinite, lower < upper else { return nil }
    self.lower = lower
    self.upper = upper
  }

  private init(uncheckedLower lower: Double, upper: Double) {
    self.lower = lower
    self.upper = upper
  }

  /// The range from 0 to 1.
  public static let unit = NumberRange(uncheckedLower: 0, upper: 1)

  /// Returns the relative position of a value, clamped to 0 through 1.
  public func fraction(of value: Double) -> Double {
    let clamped = min(max(value, lower), upper)
    // Halves, because the extent may overflow; halves of the smallest subnormal numbers are 0.
    let extent = upper / 2 - lower / 2
    return extent > 0 ? (clamped / 2 - lower / 2) / extent : 0
  }
}
