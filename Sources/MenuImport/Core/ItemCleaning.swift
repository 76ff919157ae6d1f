import MenuDocument
import MenuStrings
import MockupScene
import PositionedJSON

extension ImportedMenu {
  func cleaned() throws(SourceText.Unreadable) -> ImportedMenu {
    var copy = self
    copy.title = title.map(ItemCleaning.text)
    copy.order = order.flatMap { MenuOrder(rawValue: $0)?.rawValue }
    copy.items = try ItemCleaning.items(items, depth: 1)
    return copy
  }
}

enum ItemCleaning {
  /// - Parameter given: The terms of the conditions around the items, which theirs need not repeat.
  static func items(
    _ items: [ImportedItem], depth: Int, given: [String] = []
  ) throws(SourceText.Unreadable) -> [ImportedItem] {
    var result: [ImportedItem] = []
    result.reserveCapacity(items.count)
    for item in items {
      guard depth <= Limit.importedDepth.maximum else {
        throw SourceText.Unreadable(Limit.importedDepth.error, at: item.location)
      }
      result.append(try cleaned(item, depth: depth, given))
    }
    return result
  }

  /// The text without U+0000, cut to the maximum length of a document string.
  static func text(_ text: String) -> String {
    var text = text
    if text.unicodeScalars.contains("\0") { text.unicodeScalars.removeAll { $0 == "\0" } }
    guard text.utf8.count > Limit.textBytes.maximum else { return text }
    var length = 0
    return String(
      text.prefix {
        length += $0.utf8.count
        return length < Limit.textBytes.maximum - 4
      }) + "…"
  }

  private static func cleaned(
    _ item: ImportedItem, depth: Int, _ outer: [String]
  ) throws(SourceText.Unreadable) -> ImportedItem {
    var item = item
    item.title = text(item.title)
    var known = Set(outer)
    let terms = (item.condition.map { ItemCondition(text($0)).terms } ?? []).filter { known.insert($0).inserted }
    item.condition = terms.isEmpty ? nil : terms.joined(separator: " && ")
    let given = outer + terms
    let inner = depth + 1
    switch item.kind {
    case .button, .divider, .text, .loading: break
    case .view(let height):
      item.kind = .view(height: height.flatMap { (1...1000).contains($0) ? $0 : nil })
    case .toggle(let isOn, let titles):
      let clean = titles.map { ImportedTitles(on: text($0.on), off: text($0.off)) }
      item.kind = .toggle(isOn: isOn, titles: clean)
    case .picker(let picker): item.kind = .picker(cleaned(picker))
    case .menu(let items): item.kind = .menu(try Self.items(items, depth: inner, given: given))
    case .section(let items, let isDynamic, let footer):
      item.kind = .section(
        try Self.items(items, depth: inner, given: given), isDynamic: isDynamic, footer: footer.map { text($0) })
    case .controlGroup(let items, let size):
      item.kind = .controlGroup(
        try Self.items(items, depth: inner, given: given),
        elementSize: size.flatMap { ElementSize(rawValue: $0)?.rawValue })
    case .stepper(let value, let range, let step):
      item.kind = .stepper(
        value: value.flatMap(number), range: range.flatMap(Self.range),
        step: step.flatMap(number).flatMap { $0 > 0 ? $0 : nil })
    case .slider(let value, let range, let minimum, let maximum):
      item.kind = .slider(
        value: value.flatMap(number), range: range.flatMap(Self.range), minimumSystemImage: minimum.flatMap(name),
        maximumSystemImage: maximum.flatMap(name))
    }
    let role = AttributeRole(item.kind)
    item.attributes = attributes(of: &item, role)
    return item
  }

  private static func attributes(of item: inout ImportedItem, _ role: AttributeRole) -> [ImportedItem.Attribute] {
    var keys: Set<String> = []
    var result: [ImportedItem.Attribute] = []
    for attribute in item.attributes where attribute.isAllowed(in: role) {
      if let clean = attribute.cleaned {
        if keys.insert(clean.key).inserted { result.append(clean) }
      } else {
        item.placeholders += attribute.members.map { key, value in
          let words = value.text ?? JSONWriter.text(of: value, form: .compact)
          return Placeholder(
            location: item.location, text: item.title, reason: "\(key) \(Quotation.of(words)) is not supported")
        }
      }
    }
    return result
  }

  private static func cleaned(_ picker: ImportedPicker) -> ImportedPicker {
    var picker = picker
    var values: Set<String> = []
    picker.options = picker.options.map { option in
      var option = option
      option.title = text(option.title)
      option.condition = option.condition.map(text).flatMap(name)
      if case .divider = option.kind {
        option.attributes = attributes(of: &option, .mark)
        return option
      }
      option.kind = .button
      option.attributes = attributes(of: &option, .option)
      let value = option.value
      var (unique, number) = (value, 2)
      while !values.insert(unique).inserted {
        unique = "\(value) (\(number))"
        number += 1
      }
      if unique != value {
        option.attributes.removeAll { if case .value = $0 { true } else { false } }
        option.attributes.append(.value(unique))
      }
      return option
    }
    if let selection = picker.selection, !values.contains(selection) { picker.selection = nil }
    picker.style = picker.style.flatMap { PickerItem.Style(rawValue: $0)?.rawValue }
    return picker
  }

  private static func name(_ name: String) -> String? { name.isEmpty ? nil : name }

  private static func number(_ number: Double) -> Double? {
    number.isFinite && number.magnitude <= Double(Limit.number.bound) ? number : nil
  }

  private static func range(_ range: ClosedRange<Double>) -> ClosedRange<Double>? {
    number(range.lowerBound) != nil && number(range.upperBound) != nil && range.lowerBound < range.upperBound
      ? range : nil
  }
}

extension ImportedItem {
  /// The item's value as an option of a picker.
  var value: String {
    for case .value(let value) in attributes { return value }
    return title
  }

  /// The selection of a picker.
  var selection: String? { if case .picker(let picker) = kind { picker.selection } else { nil } }
}

private enum AttributeRole {
  case button, submenu, section, titled, option, mark

  init(_ kind: ImportedItem.Kind) {
    switch kind {
    case .button: self = .button
    case .menu: self = .submenu
    case .section: self = .section
    case .toggle, .picker, .controlGroup, .stepper, .slider: self = .titled
    case .divider, .text, .loading, .view: self = .mark
    }
  }
}

extension ImportedItem.Attribute {
  fileprivate func isAllowed(in role: AttributeRole) -> Bool {
    switch self {
    case .id, .isHidden: true
    case .value: role == .option
    case .role, .requiresInput, .confirmation, .alternate: role == .button
    case .primaryAction, .isDynamic, .order: role == .submenu
    case .standard: role == .button || role == .submenu
    case .layout: role == .submenu || role == .section
    case .subtitle, .image, .imageVisibility, .isDisabled, .keyboardShortcut, .labelStyle,
      .indentationLevel,
      .dismissBehavior, .help, .accessibilityLabel, .tint, .badge:
      role != .mark
    }
  }

  /// The attribute with a value that documents allow, if any.
  fileprivate var cleaned: Self? {
    switch self {
    case .id(let text): text.isEmpty ? nil : self
    case .standard(let name):
      StandardItem(rawValue: name) == nil && StandardMenu(rawValue: name) == nil ? nil : self
    case .value(let text): .value(ItemCleaning.text(text))
    case .subtitle(let text): .subtitle(ItemCleaning.text(text))
    case .help(let text): .help(ItemCleaning.text(text))
    case .accessibilityLabel(let text): .accessibilityLabel(ItemCleaning.text(text))
    case .badge(let text): .badge(ItemCleaning.text(text))
    case .image(let image): image.name.isEmpty ? nil : self
    case .keyboardShortcut(let keys): (try? KeyboardShortcut(parsing: keys)) == nil ? nil : self
    case .role(let name): ButtonRole(rawValue: name) == nil ? nil : self
    case .imageVisibility(let name): ImageVisibility(rawValue: name) == nil ? nil : self
    case .labelStyle(let name): LabelStyle(rawValue: name) == nil ? nil : self
    case .dismissBehavior(let name): DismissBehavior(rawValue: name) == nil ? nil : self
    case .order(let name): MenuOrder(rawValue: name) == nil ? nil : self
    case .layout(let name): MenuLayoutStyle(rawValue: name) == nil ? nil : self
    case .tint(let color): ColorReference(color) == nil ? nil : self
    case .indentationLevel(let level): .indentationLevel(min(max(0, level), 15))
    case .isDisabled, .isHidden, .requiresInput, .confirmation, .alternate, .primaryAction, .isDynamic: self
    }
  }
}
