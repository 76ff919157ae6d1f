public import MenuDocument

extension RuleName {
  /// The rule with this name. To add a rule, add its file in `Rules` and follow the compiler.
  public var rule: Rule {
    switch self {
    case .adjacentDividers: .adjacentDividers
    case .ambiguousToggleLabel: .ambiguousToggleLabel
    case .articleInLabel: .articleInLabel
    case .controlGroupTooLong: .controlGroupTooLong
    case .destructiveUnconfirmed: .destructiveUnconfirmed
    case .destructiveUnmarked: .destructiveUnmarked
    case .duplicateShortcut: .duplicateShortcut
    case .duplicateTitle: .duplicateTitle
    case .emptyMenu: .emptyMenu
    case .gameKeyboardShortcut: .gameKeyboardShortcut
    case .iconUnclear: .iconUnclear
    case .iconsSparingly: .iconsSparingly
    case .indentedLabel: .indentedLabel
    case .labelNotVerb: .labelNotVerb
    case .labelTooLong: .labelTooLong
    case .layoutUnsupported: .layoutUnsupported
    case .lowContrast: .lowContrast
    case .menuTooLong: .menuTooLong
    case .menuUnavailable: .menuUnavailable
    case .missingEllipsis: .missingEllipsis
    case .moreButtonSymbol: .moreButtonSymbol
    case .noClearItem: .noClearItem
    case .nonstandardSymbol: .nonstandardSymbol
    case .popUpHasActions: .popUpHasActions
    case .popUpHasSubmenu: .popUpHasSubmenu
    case .popUpMultipleSelection: .popUpMultipleSelection
    case .popUpWithoutLabel: .popUpWithoutLabel
    case .popUpWithoutSelection: .popUpWithoutSelection
    case .pullDownExclusiveChoice: .pullDownExclusiveChoice
    case .pullDownTooShort: .pullDownTooShort
    case .redundantMenuTitle: .redundantMenuTitle
    case .repeatedSymbol: .repeatedSymbol
    case .repeatedTerm: .repeatedTerm
    case .rowCount: .rowCount
    case .rowLabelTooLong: .rowLabelTooLong
    case .rowWithoutSymbol: .rowWithoutSymbol
    case .smallTarget: .smallTarget
    case .smallText: .smallText
    case .submenuTooDeep: .submenuTooDeep
    case .submenuTooLong: .submenuTooLong
    case .threeDots: .threeDots
    case .titleCase: .titleCase
    case .toggleLabelAndCheckmark: .toggleLabelAndCheckmark
    case .unusedIgnore: .unusedIgnore
    }
  }
}
