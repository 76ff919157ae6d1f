package import MenuStrings
package import PositionedJSON

/// A menu item from an application's sources, to become an item of a document.
package struct ImportedItem: Hashable, Sendable, Codable {
  /// An item's type, with the properties of that type.
  package indirect enum Kind: Hashable, Sendable, Codable {
    case button
    /// A command with a state; `nil` is mixed.
    case toggle(isOn: Bool?, titles: ImportedTitles? = nil)
    case picker(ImportedPicker)
    case menu([ImportedItem])
    /// A group between dividers, with an optional footer.
    case section([ImportedItem], isDynamic: Bool = false, footer: String? = nil)
    case controlGroup([ImportedItem], elementSize: String? = nil)
    case stepper(value: Double?, range: ClosedRange<Double>?, step: Double?)
    case slider(value: Double?, range: ClosedRange<Double>?, minimumSystemImage: String?, maximumSystemImage: String?)
    case divider
    case text
    case loading
    /// A custom view, described by the title.
    case view(height: Double?)
  }

  /// The item's type.
  package var kind: Kind
  /// The title, or the text of a text item; empty for none.
  package var title: String
  /// The other document keys of the item, except those of its type.
  package var attributes: [Attribute] = []
  package var location: FileLocation
  /// The placeholders for unknown parts of the item.
  package var placeholders: [Placeholder] = []
  /// The words of the runtime condition, to become the document key.
  package var condition: String?

  package init(_ kind: Kind, title: String = "", location: FileLocation) {
    self.kind = kind
    self.title = title
    self.location = location
  }

  private enum CodingKeys: String, CodingKey {
    case kind, title, attributes, location = "place", placeholders = "standIns", condition
  }
}

/// The titles of a toggle whose title changes with its state.
package struct ImportedTitles: Hashable, Sendable, Codable {
  /// The title in the on state.
  package var on: String
  /// The title in the off state.
  package var off: String

  /// Creates titles.
  package init(on: String, off: String) {
    self.on = on
    self.off = off
  }
}

/// A picker's options and selection.
package struct ImportedPicker: Hashable, Sendable, Codable {
  /// Buttons, texts, and dividers; a button has an attribute `value` if that differs from its title.
  package var options: [ImportedItem]
  /// The value of the selected option.
  package var selection: String?
  /// The style: `inline`, `menu`, or `palette`.
  package var style: String?

  package init(options: [ImportedItem], selection: String? = nil, style: String? = nil) {
    self.options = options
    self.selection = selection
    self.style = style
  }
}

extension ImportedItem {
  /// A document key that items of several types share, and its value.
  package enum Attribute: Hashable, Sendable, Codable {
    case id(String)
    /// An item or menu of the system, whose title documents do not contain.
    case standard(String)
    case value(String)
    case subtitle(String)
    case image(ImportedImage)
    /// `visible` or `hidden`.
    case imageVisibility(String)
    /// `destructive` or `cancel`.
    case role(String)
    case isDisabled
    case isHidden
    /// In document syntax, such as `cmd+shift+d`.
    case keyboardShortcut(String)
    case labelStyle(String)
    case indentationLevel(Int)
    /// Whether choosing the item closes the menu.
    case dismissBehavior(String)
    case help(String)
    case accessibilityLabel(String)
    /// The command asks for more input before it acts.
    case requiresInput
    case confirmation(JSONNode)
    /// The alternates for held modifiers, in document syntax.
    case alternate(JSONNode)
    case primaryAction
    case isDynamic
    case order(String)
    case layout(String)
    case tint(String)
    case badge(String)

    /// The key that no other attribute of an item has; that of an image is the same for symbols and files.
    package var key: String { member.0 }

    package var members: [(String, JSONNode)] {
      if case .image(let image) = self { image.members } else { [member] }
    }

    private var member: (String, JSONNode) {
      switch self {
      case .id(let name): ("id", .string(name))
      case .standard(let name): ("standard", .string(name))
      case .value(let text): ("value", .string(text))
      case .subtitle(let text): ("subtitle", .string(text))
      case .image(let image): ("image", .string(image.name))
      case .imageVisibility(let name): ("imageVisibility", .string(name))
      case .role(let name): ("role", .string(name))
      case .isDisabled: ("isDisabled", true)
      case .isHidden: ("isHidden", true)
      case .keyboardShortcut(let keys): ("keyboardShortcut", .string(keys))
      case .labelStyle(let name): ("labelStyle", .string(name))
      case .indentationLevel(let level): ("indentationLevel", .number(level))
      case .dismissBehavior(let name): ("dismissBehavior", .string(name))
      case .help(let text): ("help", .string(text))
      case .accessibilityLabel(let text): ("accessibilityLabel", .string(text))
      case .requiresInput: ("requiresInput", true)
      case .confirmation(let node): ("confirmation", node)
      case .alternate(let node): ("alternate", node)
      case .primaryAction: ("primaryAction", true)
      case .isDynamic: ("isDynamic", true)
      case .order(let name): ("order", .string(name))
      case .layout(let name): ("layout", .string(name))
      case .tint(let color): ("tint", .string(color))
      case .badge(let text): ("badge", .string(text))
      }
    }
  }
}

extension ImportedItem {
  /// The item as outside of its condition.
  package var unconditional: ImportedItem {
    var item = self
    item.condition = nil
    return item
  }

  /// Whether two items are the same one in two branches.
  package func isSame(as other: ImportedItem) -> Bool { node == other.node && hasSamePlaceholders(as: other) }

  /// Whether the unknown parts of two titles are unknown for the same reasons.
  package func hasSamePlaceholders(as other: ImportedItem) -> Bool {
    func reasons(_ item: ImportedItem) -> [String] {
      item.placeholders.filter { $0.text.hasPrefix("‹") && item.title.contains($0.text) }.map(\.reason)
    }
    return reasons(self) == reasons(other)
  }

  /// The item in document syntax.
  package var node: JSONNode {
    let common = attributes.flatMap(\.members) + (condition.map { [("condition", .string($0))] } ?? [])
    switch kind {
    case .divider: return common.isEmpty ? "---" : .object([("type", "divider")] + common)
    case .button where common.isEmpty && title != "---": return .string(title)
    case .button: return .object(requiredTitle + common)
    case .text: return .object([("type", "text"), ("text", .string(title))] + common)
    case .loading: return .object([("type", "loading")] + common)
    case .view(let height):
      let size = height.map { [("height", JSONNode.number($0))] } ?? []
      let caption = title.isEmpty ? [] : [("caption", JSONNode.string(title))]
      return .object([("type", "view")] + size + caption + common)
    case .toggle(let isOn, let titles):
      let label: (String, JSONNode) =
        if let titles { ("titles", .object([("on", .string(titles.on)), ("off", .string(titles.off))])) } else {
          titleMember
        }
      return .object([("type", "toggle"), label, ("isOn", isOn.map { .bool($0) } ?? "mixed")] + common)
    case .picker(let picker): return .object([("type", "picker")] + picker.members(title: title) + common)
    case .menu(let items): return .object([("type", "menu")] + requiredTitle + common + [Self.list(items)])
    case .section(let items, let isDynamic, let footer):
      var members = optionalTitle + common + [Self.list(items)]
      if let footer { members.append(("footer", .string(footer))) }
      if isDynamic { members.append(("isDynamic", true)) }
      return .object([("type", "section")] + members)
    case .controlGroup(let items, let size):
      let sizes = size.map { [("elementSize", JSONNode.string($0))] } ?? []
      return .object([("type", "controlGroup")] + optionalTitle + sizes + common + [Self.list(items)])
    case .stepper(let value, let range, let step):
      let numbers = Self.numbers(value: value, range: range) + (step.map { [("step", JSONNode.number($0))] } ?? [])
      return .object([("type", "stepper"), titleMember] + numbers + common)
    case .slider(let value, let range, let minimum, let maximum):
      let images = [("minimumSystemImage", minimum), ("maximumSystemImage", maximum)].compactMap { key, name in
        name.map { (key, JSONNode.string($0)) }
      }
      return .object(
        [("type", "slider")] + optionalTitle + Self.numbers(value: value, range: range) + images + common)
    }
  }

  /// Whether the system provides the item.
  package var isStandard: Bool { attributes.contains { if case .standard = $0 { true } else { false } } }

  /// The title, which the system determines for its own items and menus.
  var requiredTitle: [(String, JSONNode)] { isStandard ? [] : [titleMember] }
  private var titleMember: (String, JSONNode) { ("title", .string(title)) }
  private var optionalTitle: [(String, JSONNode)] { title.isEmpty ? [] : [titleMember] }

  private static func list(_ items: [ImportedItem]) -> (String, JSONNode) { ("items", .array(items.map(\.node))) }

  private static func numbers(value: Double?, range: ClosedRange<Double>?) -> [(String, JSONNode)] {
    (value.map { [("value", .number($0))] } ?? [])
      + (range.map { [("range", [.number($0.lowerBound), .number($0.upperBound)])] } ?? [])
  }
}

extension ImportedPicker {
  fileprivate func members(title: String) -> [(String, JSONNode)] {
    // The row of a submenu has a title, even an empty one.
    var members: [(String, JSONNode)] = title.isEmpty && style != "menu" ? [] : [("title", .string(title))]
    if let style { members.append(("style", .string(style))) }
    if let selection { members.append(("selection", .string(selection))) }
    members.append(("options", .array(options.map(\.node))))
    return members
  }
}
