extension PickerItem {
  /// Whether an option is selected.
  func isChosen(_ option: PickerOption) -> Bool { selection.contains { $0.value == option.value } }

  /// The options that are not hidden.
  var visibleOptions: [PickerOption] {
    options.compactMap { entry in
      guard case .option(let option) = entry, !option.attributes.isHidden else { return nil }
      return option
    }
  }

  /// The chosen options that are not hidden.
  var chosenOptions: [PickerOption] { visibleOptions.filter { isChosen($0) } }

  /// The titles of the chosen options that are not hidden.
  var chosenTitles: [String] { chosenOptions.map(\.title) }
}
