/// What all items and options can have; dividers and texts only an id, visibility, a callout and lint settings.
public struct ItemAttributes: Hashable, Sendable {
  /// A name for frames, translations and outputs.
  public var id: String?
  /// Whether the item is left out.
  public var isHidden = false
  /// A mark beside the item.
  public var callout: Callout?
  /// What the author told the guideline rules.
  public var lint = LintSettings()
  /// A second, smaller line.
  public var subtitle: String?
  /// The name of a symbol.
  public var systemImage: Located<String>?
  /// A picture's file, relative to the document's folder; goes before `systemImage`.
  public var image: Located<String>?
  /// The color of the symbol.
  public var tint: Located<ColorReference>?
  /// A short text at the end of the row.
  public var badge: String?
  /// Whether the item is dimmed.
  public var isDisabled = false
  /// Whether the pointer or finger is on the item.
  public var isHighlighted = false
  /// The keys that do the same.
  public var keyboardShortcut: KeyboardShortcut?
  /// Which parts of the label are shown.
  public var labelStyle = LabelStyle.automatic
  /// How far the title is indented on macOS, 0 to 15.
  public var indentationLevel = 0
  /// Whether the menu closes when the item is chosen.
  public var dismissBehavior = DismissBehavior.automatic
  /// An explanation, as a tooltip shows it.
  public var help: String?
  /// What is read aloud in place of the title.
  public var accessibilityLabel: String?
}

/// Which parts of a label are shown.
public enum LabelStyle: String, CaseIterable, Hashable, Sendable {
  /// As the platform does it.
  case automatic
  /// Both.
  case titleAndIcon
  /// The title without its symbol.
  case titleOnly
  /// The symbol without its title.
  case iconOnly
}

/// Whether a menu closes when an item is chosen.
public enum DismissBehavior: String, CaseIterable, Hashable, Sendable {
  /// As the platform does it.
  case automatic
  /// The menu closes.
  case enabled
  /// The menu stays open.
  case disabled
}

/// A mark beside an item that a legend explains.
public enum Callout: Hashable, Sendable {
  /// A number in a circle.
  case number(Int)
  /// A short text.
  case text(String)

  /// What the mark says.
  public var text: String {
    switch self {
    case .number(let number): String(number)
    case .text(let text): text
    }
  }
}

/// What the author told the guideline rules.
public struct LintSettings: Hashable, Sendable {
  /// A rule that is not to be applied here, and why.
  public struct Exemption: Hashable, Sendable {
    /// The name of the rule.
    public var rule: Located<String>
    /// Why the author decided against it.
    public var reason: String
  }

  /// The rules that are not to be applied, in the order written.
  public var ignored: [Exemption] = []
}
