package import MenuStrings

extension ImportedItem {
  /// The items of a pop-up button as one picker; `nil` if they are not a choice.
  package init?(pickerOf items: [ImportedItem], location: FileLocation) {
    var selection: String?
    var options: [ImportedItem] = []
    for item in items {
      var option = item
      switch item.kind {
      case .button, .divider: break
      case .toggle(let isOn, _):
        guard let isOn, selection == nil || !isOn else { return nil }
        option.kind = .button
        if isOn { selection = item.title }
      case .menu, .picker, .section, .controlGroup, .stepper, .slider, .text, .loading, .view: return nil
      }
      if option.attributes.contains(where: { if case .alternate = $0 { true } else { false } }) { return nil }
      options.append(option)
    }
    let titles = options.filter { $0.kind == .button }.map(\.title)
    guard Set(titles).count == titles.count else { return nil }
    self.init(.picker(ImportedPicker(options: options, selection: selection)), location: location)
  }
}
