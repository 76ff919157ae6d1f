/// The names of the guideline rules of `menumock lint`.
///
/// This module defines them, because documents refer to rules by name. `MenuGuidelines/Rules` explains each.
public enum RuleName: String, CaseIterable, Hashable, Sendable {
  case adjacentDividers = "adjacent-dividers"
  case ambiguousToggleLabel = "ambiguous-toggle-label"
  case articleInLabel = "article-in-label"
  case controlGroupTooLong = "control-group-too-long"
  case destructiveUnconfirmed = "destructive-unconfirmed"
  case destructiveUnmarked = "destructive-unmarked"
  case duplicateShortcut = "duplicate-shortcut"
  case duplicateTitle = "duplicate-title"
  case emptyMenu = "empty-menu"
  case gameKeyboardShortcut = "game-keyboard-shortcut"
  case iconUnclear = "icon-unclear"
  case iconsSparingly = "icons-sparingly"
  case indentedLabel = "indented-label"
  case labelNotVerb = "label-not-verb"
  case labelTooLong = "label-too-long"
  case layoutUnsupported = "layout-unsupported"
  case lowContrast = "low-contrast"
  case menuTooLong = "menu-too-long"
  case menuUnavailable = "menu-unavailable"
  case missingEllipsis = "missing-ellipsis"
  case moreButtonSymbol = "more-button-symbol"
  case noClearItem = "no-clear-item"
  case nonstandardSymbol = "nonstandard-symbol"
  case popUpHasActions = "pop-up-has-actions"
  case popUpHasSubmenu = "pop-up-has-submenu"
  case popUpMultipleSelection = "pop-up-multiple-selection"
  case popUpWithoutLabel = "pop-up-without-label"
  case popUpWithoutSelection = "pop-up-without-selection"
  case pullDownExclusiveChoice = "pull-down-exclusive-choice"
  case pullDownTooShort = "pull-down-too-short"
  case redundantMenuTitle = "redundant-menu-title"
  case repeatedSymbol = "repeated-symbol"
  case repeatedTerm = "repeated-term"
  case rowCount = "row-count"
  case rowLabelTooLong = "row-label-too-long"
  case rowWithoutSymbol = "row-without-symbol"
  case smallTarget = "small-target"
  case smallText = "small-text"
  case submenuTooDeep = "submenu-too-deep"
  case submenuTooLong = "submenu-too-long"
  case threeDots = "three-dots"
  case titleCase = "title-case"
  case toggleLabelAndCheckmark = "toggle-label-and-checkmark"
  case unusedIgnore = "unused-ignore"
}

/// A setting of a rule.
public enum RuleOption: Hashable, Sendable {
  /// A whole number, `limit`: its description and its default.
  case count(String, standard: Int)
  /// A number, `limit`: its description and its default.
  case measure(String, standard: Double)
  /// Texts in addition to the rule's, `words`: their description and an example.
  case words(String, example: String)
}

extension RuleName {
  /// The setting of the rule; `nil` for none.
  public var option: RuleOption? {
    switch self {
    case .controlGroupTooLong: .count("Maximum number of items in a control group.", standard: 4)
    case .iconsSparingly:
      .count(
        "Minimum number of items with `imageVisibility: visible` for a finding; they must be most of the menu's items.",
        standard: 3)
    case .labelTooLong:
      .count("Maximum number of characters in a label; full-width characters count as two.", standard: 40)
    case .menuTooLong: .count("Maximum number of items in a menu.", standard: 12)
    case .noClearItem:
      .count("Minimum number of active toggles for which a group needs an item that turns them off.", standard: 3)
    case .pullDownTooShort: .count("Minimum number of items in a pull-down button's menu.", standard: 3)
    case .repeatedTerm:
      .count("Minimum number of labels that begin or end with the same term and so belong in a submenu.", standard: 3)
    case .submenuTooDeep: .count("Maximum nesting depth of submenus.", standard: 1)
    case .submenuTooLong: .count("Maximum number of items in a submenu.", standard: 5)
    case .smallTarget: .measure("Minimum height of a touch row, in points.", standard: 44)
    case .lowContrast: .measure("Minimum contrast of text and background, as defined by WCAG.", standard: 4.5)
    case .titleCase: .words("Words whose capitalization is not checked, such as brand names.", example: "iCloud")
    case .labelNotVerb: .words("Additional verbs, in lowercase.", example: "snooze")
    case .adjacentDividers, .ambiguousToggleLabel, .articleInLabel, .destructiveUnconfirmed, .destructiveUnmarked,
      .duplicateShortcut, .duplicateTitle, .emptyMenu, .gameKeyboardShortcut, .iconUnclear, .indentedLabel,
      .layoutUnsupported,
      .menuUnavailable, .missingEllipsis, .moreButtonSymbol, .nonstandardSymbol, .popUpHasActions, .popUpHasSubmenu,
      .popUpMultipleSelection, .popUpWithoutLabel, .popUpWithoutSelection, .pullDownExclusiveChoice,
      .redundantMenuTitle, .repeatedSymbol, .rowCount, .rowLabelTooLong, .rowWithoutSymbol, .smallText, .threeDots,
      .toggleLabelAndCheckmark, .unusedIgnore:
      nil
    }
  }
}
