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
