/// What a color is for.
public enum ColorRole: String, CaseIterable, Hashable, Sendable {
  /// The ground that `--background theme` puts behind everything.
  case background
  /// The opaque ground of a menu.
  case panel
  /// The line around a menu.
  case panelBorder
  /// The shadow of a menu.
  case shadow
  /// An item's title and symbol.
  case title
  /// An item's second line.
  case subtitle
  /// Title and symbol of an item that destroys something.
  case destructive
  /// The heading of a menu or a section.
  case heading
  /// Explanatory text below a section, and static text.
  case footer
  /// Keyboard shortcuts.
  case shortcut
  /// The text of a badge.
  case badge
  /// The ground of a badge.
  case badgeGround
  /// Checkmarks, dashes and the chevrons of submenus.
  case mark
  /// The lines between rows and cells.
  case separator
  /// The gap between groups.
  case gap
  /// The ground of a highlighted row.
  case highlight
  /// The ground of a cell that is on, and of a selected option with a color of its own.
  case selection
  /// The part of a slider's track that is not filled.
  case track
  /// The knob of a slider.
  case thumb
  /// The shadow of a slider's knob.
  case thumbShadow
  /// What a menu behind an open submenu is dimmed with.
  case dim
  /// The ground of a bordered button.
  case buttonGround
  /// The title of a prominent button.
  case prominentTitle
  /// The introductory text in front of a button.
  case buttonLabel
}
