/// What a color is for.
public enum ColorRole: String, CaseIterable, Hashable, Sendable {
  /// The ground that `--background theme` puts behind everything.
  case background
  /// The opaque ground of a menu, where nothing lies under it.
  case panel
  /// What the blurred ground under a translucent menu is covered with.
  case panelTint
  /// The line inside the edge of a menu.
  case panelBorder
  /// The line inside of that line.
  case panelInnerBorder
  /// The line outside of the edge of a menu.
  case panelOutline
  /// The light on the upper edge of a menu.
  case panelEdge
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
  /// What fills the space between groups.
  case gap
  /// The line between groups.
  case divider
  /// The ground of a highlighted row.
  case highlight
  /// All that stands in a highlighted row, where the highlight recolors.
  case highlightedTitle
  /// The ground of a row whose submenu is open beside it.
  case openRow
  /// The ring around a highlighted row.
  case focusRing
  /// The ground of a cell that is on, and of a selected option with a color of its own.
  case selection
  /// The ground of a cell.
  case cellGround
  /// The part of a slider's track that is not filled.
  case track
  /// The thumb of a slider.
  case thumb
  /// The shadow of a slider's thumb.
  case thumbShadow
  /// What a menu behind an open submenu is dimmed with.
  case dim
  /// What lies behind a context menu or a question is dimmed with.
  case backdrop
  /// The ground of what a context menu belongs to.
  case previewGround
  /// The shadow of what a context menu belongs to.
  case previewShadow
  /// The title of a button without a ground.
  case plainTitle
  /// The title of a bordered button.
  case buttonTitle
  /// The ground of a bordered button.
  case buttonGround
  /// The line around a bordered button.
  case buttonBorder
  /// The title of a prominent button.
  case prominentTitle
  /// The ground of a prominent button.
  case prominentGround
  /// The title of a button in a toolbar.
  case toolbarTitle
  /// The ground of a button in a toolbar.
  case toolbarGround
  /// The arrows on a bordered button.
  case indicator
  /// The box around these arrows.
  case indicatorGround
  /// The introductory text in front of a button.
  case buttonLabel
  /// The ground of a menu bar.
  case menuBar
  /// The titles in a menu bar.
  case menuBarTitle
  /// The ground of an open menu's title in a menu bar.
  case menuBarHighlight
  /// The title of an open menu in a menu bar.
  case menuBarHighlightedTitle
  /// The opaque ground of a question, where nothing lies under it.
  case sheet
  /// What the blurred ground under a translucent question is covered with.
  case sheetTint
  /// The title of a question.
  case question
  /// The text below that title.
  case message
  /// An answer.
  case action
  /// The answer that changes nothing.
  case cancel
  /// An answer that destroys something.
  case destructiveAction
  /// The ground of an answer.
  case actionGround
  /// The lines between answers.
  case actionSeparator
  /// The content of a window or screen.
  case hostGround
  /// What the blurred ground under a translucent window is covered with.
  case hostTint
  /// The ground around the rows of a form.
  case hostGroupedGround
  /// The ground around the rows of a form on a card over its screen.
  case hostCard
  /// The ground of the rows of a form, and of cards of content.
  case hostField
  /// The ground of a window's or screen's bars.
  case hostBar
  /// The ground of a window's sidebar.
  case hostSidebar
  /// The lines in a window or screen.
  case hostLine
  /// The title of a window or screen.
  case hostTitle
  /// The text of a window or screen.
  case hostText
  /// What stands for content: text and pictures that nobody has to read.
  case hostFill
  /// The shadow of a window.
  case hostShadow
  /// The button that closes a window.
  case closeButton
  /// The button that puts a window away.
  case minimizeButton
  /// The button that makes a window large.
  case zoomButton
  /// The grip below a window.
  case hostGrip
  /// The line around a window's buttons.
  case windowButtonBorder
  /// What lies behind a window, where the document does not say.
  case wallpaper
  /// The ground of a callout.
  case callout
  /// The text of a callout.
  case calloutText
  /// The line from a callout to its item.
  case leader
  /// The caption of a frame.
  case caption
  /// The ground of a callout on a page of unknown color.
  case pageCallout
  /// The text of a callout on such a page.
  case pageCalloutText
  /// The line from a callout to its item on such a page.
  case pageLeader
  /// The caption of a frame on such a page.
  case pageCaption
}

extension ColorRole {
  /// The role that counts where a theme leaves this one out.
  var standIn: ColorRole? { Self.standIns[self] }

  /// Whether a theme may leave the role out, which then paints like its stand-in, or nothing.
  var isOptional: Bool { self == .panelInnerBorder || self == .panelOutline || standIn != nil }

  private static let standIns: [ColorRole: ColorRole] = [
    .pageCallout: .callout, .pageCalloutText: .calloutText, .pageLeader: .leader, .pageCaption: .caption,
  ]
}
