/// The role of a box.
public enum LayoutRole: String, Hashable, Sendable, CaseIterable {
  /// The panel of a menu.
  case menu
  /// Consecutive rows without a gap.
  case group
  /// The gap between groups.
  case gap
  /// The heading of a menu or section.
  case heading
  /// An item in a list.
  case row
  /// The row of a submenu that is open in place.
  case submenuHeader
  /// A row of cells.
  case controlGroup
  case cell
  /// A picker in one row.
  case palette
  /// An option of a palette.
  case option
  /// The background of a chosen option, or of a cell that is on.
  case selection
  /// The background of a highlighted row.
  case highlight
  /// The two cells of a stepper.
  case stepper
  case slider
  /// The track of a slider.
  case track
  /// The filled part of a slider's track.
  case trackFill
  /// The thumb of a slider.
  case thumb
  /// Explanatory or static text.
  case text
  /// A spinner in place of elements that are still loading.
  case loading
  /// A search field.
  case search
  /// A placeholder for a custom view.
  case view
  /// The title of an item.
  case title
  /// The second line of an item.
  case subtitle
  /// A checkmark, dash, or chevron in front of a title.
  case mark
  /// The chevron after a title.
  case disclosure
  case symbol
  case image
  /// A letter or emoji in place of a symbol.
  case glyph
  case shortcut
  case badge
  /// The label of a cell.
  case label
  /// A line between rows or cells.
  case separator
  /// The button that opens a menu.
  case button
  /// The introductory text in front of a button.
  case buttonLabel
  /// The chevron after a button's title.
  case indicator
  /// A menu behind an open submenu.
  case parentMenu
  /// The ring around a highlighted row.
  case focusRing
  /// A strip with a chevron at the edge of a menu that scrolls.
  case continuation
  /// The rows of a menu that is longer than its panel.
  case viewport
  case menuBar
  /// A title in a menu bar.
  case barTitle
  /// A status item in a menu bar.
  case statusItem
  /// An app icon on a Home Screen, or a tile in the Dock.
  case icon
  case selectedText
  /// A pointer or a finger on an item.
  case pointer
  /// The preview of a context menu.
  case preview
  /// The background of the image.
  case imageBackground
  /// The blur and dimming behind a context menu or confirmation.
  case backdrop
  /// A confirmation before an action.
  case confirmation
  /// The title of a confirmation.
  case question
  /// The message of a confirmation.
  case message
  /// An action of a confirmation.
  case action
  case window
  /// A bar of a window or screen.
  case bar
  /// Another part of a window or screen.
  case hostPart
  /// A placeholder for content.
  case placeholder
  /// A row of a form.
  case field
  /// A mark beside an item, explained by a legend.
  case callout
  /// The line from a callout to its item.
  case leader
  /// One of several images side by side.
  case frame
  /// The caption of a frame.
  case caption
}

extension LayoutRole {
  /// The treatment of a box by callouts.
  enum CalloutRole: Hashable {
    /// The box is behind everything.
    case behind
    /// The box is as wide as its menu and can have a callout.
    case row
    /// The box shares a row and can have a callout.
    case partOfRow
    /// The box is part of a target, or outside all menus.
    case part
  }

  /// The part of an interactive page that a box becomes.
  package enum PagePart: Hashable {
    /// An item, or a value that changes with the pointer.
    case item
    /// A cell: an item, or half of a stepper.
    case cell
    case thumb
    case trackFill
    case submenuHeader
    case panel
    /// A strip at the edge of a menu that scrolls.
    case continuation
    /// The rows of a menu that scrolls.
    case viewport
    /// Options that scroll.
    case palette
    /// Drawn only.
    case plain
  }

  var callouts: CalloutRole { traits.callouts }

  /// True if boxes of the role are drawn as a group, with or without a name.
  var isGrouped: Bool { traits.isGrouped }

  package var pagePart: PagePart { traits.page }

  /// The layer of design tools that a box becomes.
  enum LayerKind: Hashable {
    /// Named by its text or symbol.
    case titled
    /// Named by its role.
    case named
    /// Named by the layer around it and its role.
    case part
  }

  var layer: LayerKind? {
    switch self {
    case .row, .submenuHeader, .slider, .heading, .text, .loading, .search, .view, .cell, .option, .barTitle,
      .statusItem, .icon, .action, .caption:
      .titled
    case .button, .selectedText, .menu, .menuBar, .window, .bar, .confirmation, .frame, .preview, .callout, .pointer:
      .named
    case .title, .subtitle, .mark, .disclosure, .symbol, .image, .glyph, .shortcut, .badge, .label, .highlight,
      .selection, .track, .trackFill, .thumb, .buttonLabel, .indicator, .focusRing, .question, .message:
      .part
    case .group, .gap, .controlGroup, .palette, .stepper, .separator, .parentMenu, .continuation, .viewport,
      .imageBackground, .backdrop, .hostPart, .placeholder, .field, .leader:
      nil
    }
  }

  private struct Traits {
    var callouts = CalloutRole.part
    var isGrouped = false
    var page = PagePart.plain
  }

  private var traits: Traits {
    switch self {
    case .imageBackground, .backdrop, .window, .bar, .hostPart, .placeholder, .field: Traits(callouts: .behind)
    case .row, .slider: Traits(callouts: .row, isGrouped: true, page: .item)
    case .submenuHeader: Traits(callouts: .row, isGrouped: true, page: .submenuHeader)
    case .heading, .text, .loading, .search, .view: Traits(callouts: .row, isGrouped: true)
    case .controlGroup, .stepper: Traits(callouts: .row)
    case .palette: Traits(callouts: .row, page: .palette)
    case .cell: Traits(callouts: .partOfRow, isGrouped: true, page: .cell)
    case .option: Traits(callouts: .partOfRow, isGrouped: true, page: .item)
    case .button: Traits(isGrouped: true)
    case .thumb: Traits(page: .thumb)
    case .trackFill: Traits(page: .trackFill)
    case .continuation: Traits(page: .continuation)
    case .viewport: Traits(page: .viewport)
    case .menu: Traits(page: .panel)
    case .group, .gap, .selection, .highlight, .track, .title, .subtitle, .mark, .disclosure, .symbol, .image,
      .glyph, .shortcut, .badge, .label, .separator, .buttonLabel, .indicator, .parentMenu, .focusRing, .menuBar,
      .barTitle, .statusItem, .icon, .selectedText, .pointer, .preview, .confirmation, .question, .message, .action,
      .callout, .leader, .frame, .caption:
      Traits()
    }
  }
}
