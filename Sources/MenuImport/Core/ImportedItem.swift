public import MenuModel
public import MenuStrings

/// An item of a menu that was read from an application's sources; it becomes an item of a document.
public struct ImportedItem: Hashable, Sendable {
  /// What an item is, with what only items of that kind have.
  public indirect enum Kind: Hashable, Sendable {
    /// A command.
    case button
    /// A command that is on or off; `nil` means mixed.
    case toggle(isOn: Bool?, titles: ImportedTitles? = nil)
    /// A choice among options.
    case picker(ImportedPicker)
    /// A menu in the menu.
    case menu([ImportedItem])
    /// A group between dividers.
    case section([ImportedItem], isDynamic: Bool = false, footer: String? = nil)
    /// Items side by side.
    case controlGroup([ImportedItem], elementSize: String? = nil)
    /// A value with a button to either side.
    case stepper(value: Double?, range: ClosedRange<Double>?, step: Double?)
    /// A value on a track.
    case slider(value: Double?, range: ClosedRange<Double>?, minimumSystemImage: String?, maximumSystemImage: String?)
    /// A line.
    case divider
    /// A text that does nothing.
    case text
  }

  /// What it is.
  public var kind: Kind
  /// Its title, or its text; empty for what has none.
  public var title: String
  /// All its other keys, by their names in documents; what kinds have of their own does not belong here.
  public var attributes: [Attribute] = []
  /// Where it stands in its source.
  public var place: SourcePlace
  /// Why some of it is no more than a guess; empty for an item that is as its source says.
  public var standIns: [StandIn] = []

  /// An item from its parts.
  public init(_ kind: Kind, title: String = "", place: SourcePlace) {
    self.kind = kind
    self.title = title
    self.place = place
  }
}

/// The two titles of a toggle whose label changes.
public struct ImportedTitles: Hashable, Sendable {
  /// The title while it is on.
  public var on: String
  /// The title while it is off.
  public var off: String

  /// Both titles.
  public init(on: String, off: String) {
    self.on = on
    self.off = off
  }
}

/// The choice of a picker.
public struct ImportedPicker: Hashable, Sendable {
  /// What can be chosen: buttons with an attribute `value` where that is not the title, texts and dividers.
  public var options: [ImportedItem]
  /// The value of the chosen option.
  public var selection: String?
  /// How it is shown: `inline`, `menu` or `palette`.
  public var style: String?

  /// A choice from its parts.
  public init(options: [ImportedItem], selection: String? = nil, style: String? = nil) {
    self.options = options
    self.selection = selection
    self.style = style
  }
}

extension ImportedItem {
  /// A key of documents that items of several kinds may have, and its value.
  public enum Attribute: Hashable, Sendable {
    /// The name for frames, translations and outputs.
    case id(String)
    /// An option's value.
    case value(String)
    /// The line under the title.
    case subtitle(String)
    /// The symbol's name.
    case systemImage(String)
    /// An image file's path.
    case image(String)
    /// `destructive` or `cancel`.
    case role(String)
    /// It cannot be chosen now.
    case isDisabled
    /// It is not shown.
    case isHidden
    /// Keys, as documents write them: `cmd+shift+d`.
    case keyboardShortcut(String)
    /// How title and image are shown.
    case labelStyle(String)
    /// Steps of indentation.
    case indentationLevel(Int)
    /// What choosing it does to the open menu.
    case dismissBehavior(String)
    /// The explanation that the pointer shows.
    case help(String)
    /// What is read aloud instead of the title.
    case accessibilityLabel(String)
    /// It asks for more before it acts.
    case requiresInput
    /// The question before it acts, as documents write it.
    case confirmation(JSONNode)
    /// What it becomes while modifiers are held, as documents write it.
    case alternate(JSONNode)
    /// The row of a submenu is a command, too.
    case primaryAction
    /// What is in a submenu is made while the program runs.
    case isDynamic
    /// The order of a submenu's items.
    case order(String)
    /// The layout of a submenu's or section's first items.
    case layout(String)
    /// A color of the symbol.
    case tint(String)
    /// A text at the end.
    case badge(String)

    /// The key's name and the value, as documents write them.
    package var member: (String, JSONNode) {
      switch self {
      case .id(let name): ("id", .string(name))
      case .value(let text): ("value", .string(text))
      case .subtitle(let text): ("subtitle", .string(text))
      case .systemImage(let name): ("systemImage", .string(name))
      case .image(let path): ("image", .string(path))
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
  /// The item as documents write it.
  public var node: JSONNode {
    let common = attributes.map(\.member)
    switch kind {
    case .divider: return common.isEmpty ? "---" : .object([("type", "divider")] + common)
    case .button where common.isEmpty && title != "---": return .string(title)
    case .button: return .object([("title", .string(title))] + common)
    case .text: return .object([("type", "text"), ("text", .string(title))] + common)
    case .toggle(let isOn, let titles):
      let label: (String, JSONNode) =
        if let titles { ("titles", .object([("on", .string(titles.on)), ("off", .string(titles.off))])) } else {
          titleMember
        }
      return .object([("type", "toggle"), label, ("isOn", isOn.map { .bool($0) } ?? "mixed")] + common)
    case .picker(let picker): return .object([("type", "picker")] + picker.members(title: title) + common)
    case .menu(let items): return .object([("type", "menu"), titleMember] + common + [Self.list(items)])
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
    case .slider(let value, let range, let least, let most):
      let images = [("minimumSystemImage", least), ("maximumSystemImage", most)].compactMap { key, name in
        name.map { (key, JSONNode.string($0)) }
      }
      return .object(
        [("type", "slider")] + optionalTitle + Self.numbers(value: value, range: range) + images + common)
    }
  }

  private var titleMember: (String, JSONNode) { ("title", .string(title)) }
  private var optionalTitle: [(String, JSONNode)] { title.isEmpty ? [] : [titleMember] }

  private static func list(_ items: [ImportedItem]) -> (String, JSONNode) { ("items", .array(items.map(\.node))) }

  private static func numbers(value: Double?, range: ClosedRange<Double>?) -> [(String, JSONNode)] {
    (value.map { [("value", .number($0))] } ?? [])
      + (range.map { [("range", [.number($0.lowerBound), .number($0.upperBound)])] } ?? [])
  }
}

extension ImportedPicker {
  /// The keys that only pickers have, as documents write them.
  fileprivate func members(title: String) -> [(String, JSONNode)] {
    // The row of a submenu has a title, even where that is empty.
    var members: [(String, JSONNode)] = title.isEmpty && style != "menu" ? [] : [("title", .string(title))]
    if let style { members.append(("style", .string(style))) }
    if let selection { members.append(("selection", .string(selection))) }
    members.append(("options", .array(options.map(\.node))))
    return members
  }
}
