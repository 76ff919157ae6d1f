/// The role of a color in a picture.
public enum ColorRole: String, CaseIterable, Hashable, Sendable {
  /// The background drawn by `--background theme`.
  case background
  /// The opaque fill of a menu without a blurred backdrop.
  case panel
  /// The tint over the blurred backdrop of a translucent menu.
  case panelTint
  /// The line inside the edge of a menu.
  case panelBorder
  case panelInnerBorder
  /// The line outside the edge of a menu.
  case panelOutline
  /// The highlight along the upper edge of a menu.
  case panelEdge
  case shadow
  case title
  case subtitle
  /// Symbols beside titles.
  case symbol
  case destructive
  case heading
  /// Explanatory text below a section, and static text.
  case footer
  case shortcut
  case badge
  case badgeGround
  /// Checkmarks, dashes, and submenu chevrons.
  case mark
  case separator
  /// The fill of the space between groups.
  case gap
  case divider
  case highlight
  /// The content of a highlighted row, if the highlight recolors it.
  case highlightedTitle
  case highlightedSymbol
  /// The background of a row whose submenu is open beside it.
  case openRow
  case focusRing
  /// The background of an active cell, and of a selected option with a custom color.
  case selection
  case cellGround
  /// The unfilled part of a slider's track.
  case track
  case thumb
  case thumbShadow
  case dim
  /// The overlay behind a context menu or confirmation.
  case backdrop
  /// The background of a context menu's preview.
  case previewGround
  case previewShadow
  /// The title of a button without a background.
  case plainTitle
  case buttonTitle
  case buttonGround
  case buttonBorder
  case prominentTitle
  case prominentGround
  case toolbarTitle
  case toolbarGround
  /// The line inside the edge of `toolbarGround`.
  case toolbarBorder
  case indicator
  /// The box around `indicator`.
  case indicatorGround
  case buttonLabel
  case menuBar
  case menuBarTitle
  case menuBarHighlight
  case menuBarHighlightedTitle
  /// The background of an open status item.
  case statusItemHighlight
  case statusItemTitle
  /// The background of the Dock.
  case dock
  /// The opaque fill of a confirmation without a blurred backdrop.
  case sheet
  /// The tint over the blurred backdrop of a translucent confirmation.
  case sheetTint
  case question
  case message
  case action
  case cancel
  case destructiveAction
  case actionGround
  case actionSeparator
  case hostGround
  /// The tint over the blurred backdrop of a translucent window.
  case hostTint
  /// The background around the rows of a form.
  case hostGroupedGround
  /// The background around the rows of a form on a card over its screen.
  case hostCard
  /// The background of form rows and content cards.
  case hostField
  case hostBar
  case hostSidebar
  case hostLine
  case hostTitle
  case hostText
  /// Placeholders for text and pictures.
  case hostFill
  case hostShadow
  case closeButton
  case minimizeButton
  case zoomButton
  case hostGrip
  case windowButtonBorder
  /// The default background behind a window.
  case wallpaper
  case callout
  case calloutText
  case leader
  case caption
  /// The background of a callout on a page of unknown color.
  case pageCallout
  /// The text of a callout on a page of unknown color.
  case pageCalloutText
  /// The line from a callout to its item on a page of unknown color.
  case pageLeader
  /// The caption of a frame on a page of unknown color.
  case pageCaption
}

extension ColorRole {
  /// The role that replaces this one in themes without it.
  var fallback: ColorRole? { Self.fallbacks[self] }

  /// Whether the color is drawn on the page around the menu, which can be light even if the theme is always dark.
  var isOnPage: Bool { Self.pageRoles.contains(self) }

  /// Whether a theme may omit the role, which then uses its fallback or draws nothing.
  var isOptional: Bool {
    self == .panelInnerBorder || self == .panelOutline || self == .toolbarBorder || fallback != nil
  }

  private static let pageRoles: Set<ColorRole> = [.pageCallout, .pageCalloutText, .pageLeader, .pageCaption]

  private static let fallbacks: [ColorRole: ColorRole] = [
    .symbol: .title, .highlightedSymbol: .highlightedTitle,
    .statusItemHighlight: .menuBarHighlight, .statusItemTitle: .menuBarHighlightedTitle, .dock: .menuBar,
    .pageCallout: .callout, .pageCalloutText: .calloutText, .pageLeader: .leader, .pageCaption: .caption,
  ]
}
