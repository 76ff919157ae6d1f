public import PositionedJSON

/// A choice among options.
public struct PickerItem: Hashable, Sendable {
  /// The presentation of the options.
  public enum Style: String, CaseIterable, Hashable, Sendable {
    case inline
    case menu
    /// One row of symbols.
    case palette
  }

  /// The number of options that can be selected.
  public enum SelectionMode: String, CaseIterable, Hashable, Sendable {
    case single
    case any
  }

  /// The title; required for the style `menu`.
  public var title: String?
  /// The presentation of the options.
  public var style = Style.inline
  /// The options and the dividers between them.
  public var options: [Entry] = []
  /// The number of options that can be selected.
  public var selectionMode = SelectionMode.single
  /// The values of the selected options; each is the value of an option.
  public var selection: [Located<String>] = []
  /// Whether the submenu of the style `menu` is open.
  public var isOpen = false

  /// An entry of a picker.
  public enum Entry: Hashable, Sendable {
    case option(PickerOption)
    case divider(SourceLocation)
  }
}

extension PickerItem.SelectionMode: ExplainedValue {
  package var explanation: String {
    switch self {
    case .single: "One option."
    case .any: "Any number of options."
    }
  }
}

extension PickerItem.Style: ExplainedValue {
  package var explanation: String {
    switch self {
    case .inline: "Separate group of rows."
    case .menu: "Submenu."
    case .palette: "One row of symbols."
    }
  }
}

public struct PickerOption: Hashable, Sendable {
  public var title = ""
  /// The value that a selection refers to; never translated.
  public var value = ""
  /// The color of the symbol or text; an option without either shows a swatch of it.
  public var color: Located<ColorReference>?
  /// An emoji or letter, drawn if there is neither image nor symbol.
  public var text: String?
  /// The attributes shared with items.
  public var attributes = ItemAttributes()
  public var location = SourceLocation.root
}

extension PickerItem {
  /// A set, for pickers with many options.
  package var chosenValues: Set<String> { Set(selection.lazy.map { $0.value }) }

  /// The options that menus show, and the dividers between them.
  package var visibleEntries: [Entry] { options.filter { $0.isVisible } }

  package var visibleOptions: [PickerOption] {
    options.compactMap { entry in
      guard entry.isVisible, case .option(let option) = entry else { return nil }
      return option
    }
  }

  package var chosenOptions: [PickerOption] {
    let chosen = chosenValues
    return visibleOptions.filter { chosen.contains($0.value) }
  }

  package var chosenTitles: [String] { chosenOptions.map { $0.title } }
}
