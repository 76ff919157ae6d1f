/// What a box is.
public enum LayoutRole: String, Hashable, Sendable, CaseIterable {
  /// A menu's panel.
  case menu
  /// Rows without a gap between them.
  case group
  /// The gap between groups.
  case gap
  /// The heading of a menu or a section.
  case heading
  /// An item in a list.
  case row
  /// The row of a submenu that is open in place.
  case submenuHeader
  /// A row of cells.
  case controlGroup
  /// A cell.
  case cell
  /// A picker in one row.
  case palette
  /// An option of a palette.
  case option
  /// The highlight behind a selected option or a cell that is on.
  case selection
  /// The background of a highlighted row.
  case highlight
  /// A stepper's two cells.
  case stepper
  /// A slider.
  case slider
  /// A slider's track.
  case track
  /// The filled part of a slider's track.
  case trackFill
  /// A slider's thumb.
  case thumb
  /// Explanatory or static text.
  case text
  /// An item's title.
  case title
  /// An item's second line.
  case subtitle
  /// A checkmark, dash or chevron in front of a title.
  case mark
  /// The chevron behind a title.
  case disclosure
  /// A symbol.
  case symbol
  /// An image.
  case image
  /// A letter or emoji in a symbol's place.
  case glyph
  /// A keyboard shortcut.
  case shortcut
  /// A badge.
  case badge
  /// A cell's label.
  case label
  /// A line between rows or cells.
  case separator
  /// The button that opens a menu.
  case button
  /// The introductory text in front of a button.
  case buttonLabel
  /// The chevron behind a button's title.
  case indicator
  /// A menu behind an open submenu.
  case background
  /// A ring around a highlighted row.
  case focusRing
  /// A strip with a chevron where a long menu goes on.
  case continuation
  /// The rows of a menu that is longer than its panel.
  case viewport
  /// A menu bar.
  case menuBar
  /// A title in a menu bar.
  case barTitle
  /// What a context menu belongs to.
  case preview
  /// What is behind everything.
  case ground
  /// What is blurred and dimmed behind a context menu or a question.
  case backdrop
  /// A question before an action.
  case confirmation
  /// The title of a question.
  case question
  /// The text below that title.
  case message
  /// An answer.
  case action
  /// A window.
  case window
  /// The bar of a window or screen.
  case bar
  /// A part of a window or screen.
  case hostPart
  /// What stands for content.
  case placeholder
  /// A form's row.
  case field
  /// A mark beside an item that a legend explains.
  case callout
  /// The line from a callout to its item.
  case leader
  /// One of several pictures.
  case frame
  /// The words under it.
  case caption
}

extension LayoutRole {
  /// What a box is to callouts.
  enum CalloutStanding: Hashable {
    /// It lies behind everything.
    case behind
    /// It takes the width of a menu, and can be pointed at.
    case row
    /// It shares a row with others, and can be pointed at.
    case partOfRow
    /// It belongs to what can be pointed at, or is in no menu.
    case part
  }

  /// What a box of the role is to callouts.
  var callouts: CalloutStanding {
    switch self {
    case .ground, .backdrop, .window, .bar, .hostPart, .placeholder, .field: .behind
    case .row, .submenuHeader, .heading, .controlGroup, .palette, .slider, .stepper, .text: .row
    case .cell, .option: .partOfRow
    case .menu, .group, .gap, .selection, .highlight, .track, .trackFill, .thumb, .title, .subtitle, .mark, .disclosure,
      .symbol, .image, .glyph, .shortcut, .badge, .label, .separator, .button, .buttonLabel, .indicator, .background,
      .focusRing, .continuation, .viewport, .menuBar, .barTitle, .preview, .confirmation, .question, .message, .action,
      .callout, .leader, .frame, .caption:
      .part
    }
  }

  /// Whether a box of the role is a group of its own in the picture, with or without a name.
  var isGrouped: Bool {
    switch self {
    case .row, .submenuHeader, .cell, .option, .button, .slider, .heading, .text: true
    case .menu, .group, .gap, .controlGroup, .palette, .selection, .highlight, .stepper, .track, .trackFill, .thumb,
      .title, .subtitle, .mark, .disclosure, .symbol, .image, .glyph, .shortcut, .badge, .label, .separator,
      .buttonLabel, .indicator, .background, .focusRing, .continuation, .viewport, .menuBar, .barTitle, .preview,
      .ground, .backdrop, .confirmation, .question, .message, .action, .window, .bar, .hostPart, .placeholder, .field,
      .callout, .leader, .frame, .caption:
      false
    }
  }
}
