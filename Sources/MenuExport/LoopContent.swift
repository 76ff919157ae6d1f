import MenuDocument
import PositionedJSON

/// The values of each element that the items of a runtime collection show.
struct LoopContent {
  /// The placeholders in texts, in order, each once.
  private(set) var placeholders: [String] = []
  /// The terms of conditions.
  private(set) var terms: [String] = []
  /// The locations of toggles.
  private(set) var toggles: [DocumentPath] = []
  private var seen: Set<String> = []

  /// `nil` for items without placeholders, and for items that a loop cannot write.
  init?(_ items: [Item]) {
    guard add(items), !placeholders.isEmpty else { return nil }
  }

  /// `nil` for an option without placeholders, and for one with a known value, which is a single option.
  init?(_ option: PickerOption) {
    if ExportedPlaceholders.range(in: option.value) == nil { return nil }
    add(option.title)
    add(option.attributes.subtitle)
    if placeholders.isEmpty { return nil }
  }

  private mutating func add(_ items: [Item]) -> Bool { items.allSatisfy { add($0) } }

  private mutating func add(_ item: Item) -> Bool {
    let attributes = item.attributes
    guard attributes.standard == nil, attributes.keyboardShortcut == nil else { return false }
    let isSupported: Bool
    switch item.kind {
    case .button(let button):
      add(button.title)
      isSupported = button.confirmation == nil && button.alternates.isEmpty
    case .toggle(let toggle):
      add(toggle.title)
      toggles.append(item.location.path)
      isSupported = toggle.titles == nil && toggle.state != .mixed
    case .menu(let menu):
      add(menu.title)
      isSupported = !menu.primaryAction && !menu.isDynamic && add(menu.items)
    case .section(let section):
      add(section.title)
      add(section.footer)
      isSupported = !section.isDynamic && add(section.items)
    case .text(let text):
      add(text)
      isSupported = true
    case .divider, .loading, .search, .view: isSupported = true
    case .picker, .controlGroup, .stepper, .slider: isSupported = false
    }
    for text in [attributes.subtitle, attributes.badge, attributes.help, attributes.accessibilityLabel] { add(text) }
    for term in attributes.condition.map({ ItemCondition($0).terms }) ?? [] where seen.insert(term).inserted {
      terms.append(term)
    }
    return isSupported
  }

  private mutating func add(_ text: String?) {
    for placeholder in ExportedPlaceholders.placeholders(in: text ?? "") where seen.insert(placeholder).inserted {
      placeholders.append(placeholder)
    }
  }
}

/// The name of a collection's element, and the words of one of its properties, in a placeholder.
struct LoopPath {
  /// `nil` if the placeholder starts with no name.
  let element: String?
  /// Empty for the element itself.
  let property: String

  init(_ placeholder: String) {
    let text = placeholder.dropFirst().dropLast().drop { $0 == "(" }
    let name = text.prefix { $0.isASCII && ($0.isLetter || $0.isNumber || "_$".contains($0)) }
    let rest = text.dropFirst(name.count)
    // The first argument of a closure without names.
    if name == "$0" {
      (element, property) = (nil, String(rest))
    } else if Self.isName(name), rest.first.map({ ".?![) ".contains($0) }) ?? true {
      (element, property) = (String(name), String(rest))
    } else {
      (element, property) = (nil, String(text))
    }
  }

  private static func isName(_ name: Substring) -> Bool {
    name.first?.isLowercase == true && !SwiftNames.isKeyword(String(name))
      && SwiftNames.lowerCamelCase(String(name)) == String(name)
  }

  /// Returns whether a condition is about the element.
  static func isAbout(_ element: String, _ term: String) -> Bool {
    term.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.contains { $0 == element }
  }

  // MARK: Plurals

  static func singular(of name: String) -> String {
    if name.hasSuffix("ies") { return name.dropLast(3) + "y" }
    return isPlural(name) ? String(name.dropLast()) : name
  }

  static func plural(of name: String) -> String {
    if isPlural(name) { return name }
    if ["s", "x", "z", "ch", "sh"].contains(where: name.hasSuffix) { return name + "es" }
    let isChanged = name.hasSuffix("y") && !["ay", "ey", "oy", "uy"].contains(where: name.hasSuffix)
    return isChanged ? name.dropLast() + "ies" : name + "s"
  }

  /// Whether a name is a plural already: `items`, but not `address` or `status`.
  private static func isPlural(_ name: String) -> Bool {
    name.hasSuffix("s") && !["ss", "us", "is"].contains(where: name.hasSuffix) && name.count > 2
  }
}
