/// The names of the guideline rules that `menumock lint` applies.
///
/// They are here, below the rules themselves, as documents name rules: to leave one out, and to set its options.
public enum RuleName: String, CaseIterable, Hashable, Sendable {
  /// A divider that divides nothing.
  case adjacentDividers = "adjacent-dividers"
  /// A changeable label that could be a state.
  case ambiguousToggleLabel = "ambiguous-toggle-label"
  /// An article in a label.
  case articleInLabel = "article-in-label"
  /// More items side by side than fit.
  case controlGroupTooLong = "control-group-too-long"
  /// An action that destroys without asking.
  case destructiveUnconfirmed = "destructive-unconfirmed"
  /// An action that destroys and does not look like it.
  case destructiveUnmarked = "destructive-unmarked"
  /// Two items with one keyboard shortcut.
  case duplicateShortcut = "duplicate-shortcut"
  /// Two items with one title.
  case duplicateTitle = "duplicate-title"
  /// A menu without items.
  case emptyMenu = "empty-menu"
  /// A keyboard shortcut in the menu of a game.
  case gameKeyboardShortcut = "game-keyboard-shortcut"
  /// A label that is indented.
  case indentedLabel = "indented-label"
  /// An action whose label begins with no verb.
  case labelNotVerb = "label-not-verb"
  /// A long label.
  case labelTooLong = "label-too-long"
  /// A layout that the platform does not have.
  case layoutUnsupported = "layout-unsupported"
  /// Text that hardly stands out.
  case lowContrast = "low-contrast"
  /// A long menu.
  case menuTooLong = "menu-too-long"
  /// A menu that cannot be opened.
  case menuUnavailable = "menu-unavailable"
  /// An action that asks for more and does not say so.
  case missingEllipsis = "missing-ellipsis"
  /// A More button with a symbol of its own.
  case moreButtonSymbol = "more-button-symbol"
  /// Many attributes that are on, and nothing that clears them.
  case noClearItem = "no-clear-item"
  /// A common action with an uncommon symbol.
  case nonstandardSymbol = "nonstandard-symbol"
  /// An action in the menu of a pop-up button.
  case popUpHasActions = "pop-up-has-actions"
  /// A submenu in the menu of a pop-up button.
  case popUpHasSubmenu = "pop-up-has-submenu"
  /// A pop-up button that lets people choose several options.
  case popUpMultipleSelection = "pop-up-multiple-selection"
  /// A pop-up button that does not tell what is chosen.
  case popUpWithoutLabel = "pop-up-without-label"
  /// A pop-up button without a default.
  case popUpWithoutSelection = "pop-up-without-selection"
  /// A pull-down button that offers a choice.
  case pullDownExclusiveChoice = "pull-down-exclusive-choice"
  /// A pull-down button with hardly any items.
  case pullDownTooShort = "pull-down-too-short"
  /// A heading that says what the button says.
  case redundantMenuTitle = "redundant-menu-title"
  /// One symbol twice in a group.
  case repeatedSymbol = "repeated-symbol"
  /// One term in several labels of a group.
  case repeatedTerm = "repeated-term"
  /// A row of too few items.
  case rowCount = "row-count"
  /// A label in a row that is cut.
  case rowLabelTooLong = "row-label-too-long"
  /// An item in a row that has no symbol.
  case rowWithoutSymbol = "row-without-symbol"
  /// A row that is too low to touch.
  case smallTarget = "small-target"
  /// Text that is too small to read.
  case smallText = "small-text"
  /// A submenu in a submenu.
  case submenuTooDeep = "submenu-too-deep"
  /// A long submenu.
  case submenuTooLong = "submenu-too-long"
  /// Three full stops in place of an ellipsis.
  case threeDots = "three-dots"
  /// A label without title-style capitals.
  case titleCase = "title-case"
  /// A changeable label that is also checked.
  case toggleLabelAndCheckmark = "toggle-label-and-checkmark"
  /// An exemption without a reason or an effect.
  case unusedIgnore = "unused-ignore"
}

/// What can be set about a rule.
public enum RuleOption: Hashable, Sendable {
  /// A whole number, `limit`: what it bounds, and what it is where nobody says anything.
  case count(String, standard: Int)
  /// A number, `limit`: what it bounds, and what it is where nobody says anything.
  case measure(String, standard: Double)
  /// A list of texts, `words`, that are added to those the rule knows: what they are.
  case words(String)
}

extension RuleName {
  /// What can be set about the rule; `nil` for nothing.
  public var option: RuleOption? {
    switch self {
    case .controlGroupTooLong: .count("Maximum number of items in a control group.", standard: 4)
    case .labelTooLong:
      .count("Maximum number of characters in a label; full-width characters count as two.", standard: 40)
    case .menuTooLong: .count("Maximum number of items in a menu.", standard: 12)
    case .noClearItem:
      .count("Minimum number of active toggles for which a group needs an item that clears them.", standard: 3)
    case .pullDownTooShort: .count("Minimum number of items in a pull-down button's menu.", standard: 3)
    case .repeatedTerm: .count("Number of labels that share a term before it becomes a submenu.", standard: 3)
    case .submenuTooDeep: .count("Maximum nesting depth of submenus.", standard: 1)
    case .submenuTooLong: .count("Maximum number of items in a submenu.", standard: 5)
    case .smallTarget: .measure("Minimum height of a touch row, in points.", standard: 44)
    case .lowContrast: .measure("Minimum contrast of text and background, as defined by WCAG.", standard: 4.5)
    case .titleCase: .words("Words whose capitalization is not checked, such as lowercase names.")
    case .labelNotVerb: .words("Additional verbs, in lowercase.")
    case .adjacentDividers, .ambiguousToggleLabel, .articleInLabel, .destructiveUnconfirmed, .destructiveUnmarked,
      .duplicateShortcut, .duplicateTitle, .emptyMenu, .gameKeyboardShortcut, .indentedLabel, .layoutUnsupported,
      .menuUnavailable, .missingEllipsis, .moreButtonSymbol, .nonstandardSymbol, .popUpHasActions, .popUpHasSubmenu,
      .popUpMultipleSelection, .popUpWithoutLabel, .popUpWithoutSelection, .pullDownExclusiveChoice,
      .redundantMenuTitle, .repeatedSymbol, .rowCount, .rowLabelTooLong, .rowWithoutSymbol, .smallText, .threeDots,
      .toggleLabelAndCheckmark, .unusedIgnore:
      nil
    }
  }
}
