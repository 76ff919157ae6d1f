public import PositionedJSON

/// A choice among options.
public struct PickerItem: Hashable, Sendable {
  /// How the options are offered.
  public enum Style: String, CaseIterable, Hashable, Sendable {
    /// As a group of rows of their own.
    case inline
    /// In a submenu.
    case menu
    /// As one row of symbols.
    case palette
  }

  /// How many options can be chosen.
  public enum SelectionMode: String, CaseIterable, Hashable, Sendable {
    /// One.
    case single
    /// Any number.
    case any
  }

  /// What is to be chosen; always there for the style `menu`.
  public var title: String?
  /// How the options are offered.
  public var style = Style.inline
  /// The options and the dividers between them.
  public var options: [Entry] = []
  /// How many can be chosen.
  public var selectionMode = SelectionMode.single
  /// The values of the chosen options; each is the value of one of `options`.
  public var selection: [Located<String>] = []
  /// Whether the submenu of the style `menu` is open.
  public var isOpen = false

  /// One entry of the list of options.
  public enum Entry: Hashable, Sendable {
    /// Something to choose.
    case option(PickerOption)
    /// A line or gap.
    case divider(SourceLocation)
  }
}

/// Something to choose.
public struct PickerOption: Hashable, Sendable {
  /// What the option is called.
  public var title = ""
  /// What a selection names; never translated.
  public var value = ""
  /// A color of its own for the symbol.
  public var color: Located<ColorReference>?
  /// An emoji or letter that is drawn where there is neither image nor symbol.
  public var text: String?
  /// What the option has in common with items.
  public var attributes = ItemAttributes()
  /// Where it was written.
  public var location = SourceLocation.root
}

extension PickerItem {
  /// The values that are selected, so that each of many options is asked for in no time.
  package var chosenValues: Set<String> { Set(selection.lazy.map(\.value)) }

  /// The options that are not hidden.
  package var visibleOptions: [PickerOption] {
    options.compactMap { entry in
      guard case .option(let option) = entry, option.isVisible else { return nil }
      return option
    }
  }

  /// The chosen options that are not hidden.
  package var chosenOptions: [PickerOption] {
    let chosen = chosenValues
    return visibleOptions.filter { chosen.contains($0.value) }
  }

  /// The titles of the chosen options that are not hidden.
  package var chosenTitles: [String] { chosenOptions.map(\.title) }
}
