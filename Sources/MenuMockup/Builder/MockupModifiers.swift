public import MenuDocument
public import MockupSymbols
public import PositionedJSON

/// The keys that items and options have in common.
extension MockupElement {
  /// The element with a name for frames, translations and outputs.
  public func id(_ id: String) -> Self { setting("id", .string(id)) }
  /// The element, left out.
  public func hidden(_ isHidden: Bool = true) -> Self { setting("isHidden", .bool(isHidden)) }
  /// The element with a number beside it.
  public func callout(_ number: Int) -> Self { setting("callout", .number(number)) }
  /// The element with a short text beside it.
  public func callout(_ text: String) -> Self { setting("callout", .string(text)) }
  /// The element with a rule of `menumock lint` that is not applied to it, and why.
  public func ignoring(_ rule: RuleName, because reason: String) -> Self {
    let others = members.first { $0.key.text == "lint" }?.value["ignore"]?.members ?? []
    let ignored = others.map { ($0.key.text, $0.value) } + [(rule.rawValue, JSONNode.string(reason))]
    return setting("lint", .object([("ignore", .object(ignored))]))
  }

  /// The element with a second, smaller line.
  public func subtitle(_ text: String) -> Self { setting("subtitle", .string(text)) }
  /// The element with a symbol.
  public func systemImage(_ name: String, scale: SymbolScale? = nil, weight: SymbolWeight? = nil) -> Self {
    setting("systemImage", .string(name)).setting("imageScale", text: scale?.rawValue)
      .setting("symbolWeight", text: weight?.rawValue)
  }
  /// The element with a picture from a file.
  public func image(_ path: String) -> Self { setting("image", .string(path)) }
  /// The element with a color of its symbol: `#RRGGBB`, or a name that the theme knows.
  public func tint(_ color: String) -> Self { setting("tint", .string(color)) }
  /// The element with a short text at the end of its row.
  public func badge(_ text: String) -> Self { setting("badge", .string(text)) }
  /// The element, dimmed.
  public func disabled(_ isDisabled: Bool = true) -> Self { setting("isDisabled", .bool(isDisabled)) }
  /// The element with the pointer or finger on it.
  public func highlighted(_ isHighlighted: Bool = true) -> Self { setting("isHighlighted", .bool(isHighlighted)) }
  /// The element with keys that do the same: `cmd+shift+d` or `⇧⌘D`.
  public func keyboardShortcut(_ keys: String) -> Self { setting("keyboardShortcut", .string(keys)) }
  /// The element with the parts of its label that are shown.
  public func labelStyle(_ style: LabelStyle) -> Self { setting("labelStyle", .string(style.rawValue)) }
  /// The element with its title indented, 0 to 15 (macOS).
  public func indentationLevel(_ level: Int) -> Self { setting("indentationLevel", .number(level)) }
  /// The element with what choosing it does to the open menu.
  public func dismissBehavior(_ behavior: DismissBehavior) -> Self {
    setting("dismissBehavior", .string(behavior.rawValue))
  }
  /// The element with an explanation, as a tooltip shows it.
  public func help(_ text: String) -> Self { setting("help", .string(text)) }
  /// The element with what is read aloud in place of its title.
  public func accessibilityLabel(_ text: String) -> Self { setting("accessibilityLabel", .string(text)) }
}

/// The keys of the document.
extension Mockup {
  /// The document with the picture's accessible name and description.
  public func title(_ title: String, description: String? = nil) -> Mockup {
    let titled = setting("title", .string(title))
    return description.map { titled.setting("description", .string($0)) } ?? titled
  }
  /// The document with a theme: a built-in name, or a path.
  public func theme(_ theme: String) -> Mockup { setting("theme", .string(theme)) }
  /// The document, light or dark.
  public func appearance(_ appearance: Appearance) -> Mockup { setting("appearance", .string(appearance.rawValue)) }
  /// The document with standard or increased contrast.
  public func contrast(_ contrast: Contrast) -> Mockup { setting("contrast", .string(contrast.rawValue)) }
  /// The document with panels that let light through, or not.
  public func transparency(_ transparency: Transparency) -> Mockup {
    setting("transparency", .string(transparency.rawValue))
  }
  /// The document with the size of text (iOS, iPadOS).
  public func textSize(_ size: TextSize) -> Mockup { setting("textSize", .string(size.rawValue)) }
  /// The document in a language, a BCP 47 tag.
  public func locale(_ tag: String) -> Mockup { setting("locale", .string(tag)) }
  /// The document with the direction in which lines are read.
  public func layoutDirection(_ direction: LayoutDirection) -> Mockup {
    setting("layoutDirection", .string(direction.rawValue))
  }
  /// The document with an accent color: `#RRGGBB`, or a name that the theme knows.
  public func tint(_ color: String) -> Mockup { setting("tint", .string(color)) }
  /// The document with modifier keys that are held, by name.
  public func heldModifiers(_ modifiers: [String]) -> Mockup {
    setting("heldModifiers", .array(modifiers.map { .string($0) }))
  }
  /// The document with the button that opens the menu; its further keys by their names.
  public func button(_ title: String? = nil, systemImage: String? = nil, _ keys: [String: JSONNode] = [:]) -> Mockup {
    let texts = [("title", title), ("systemImage", systemImage)]
    let members = texts.compactMap { key, text in text.map { (key, JSONNode.string($0)) } }
    return setting("button", .object(members + keys.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }))
  }
}
