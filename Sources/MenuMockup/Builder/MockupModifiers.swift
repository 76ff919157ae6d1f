public import MenuDocument
public import MockupSymbols
public import PositionedJSON

extension MockupElement {
  /// Sets the name that frames, translations, and exports refer to.
  public func id(_ id: String) -> Self { setting("id", .string(id)) }
  /// Hides the element.
  public func hidden(_ isHidden: Bool = true) -> Self { setting("isHidden", .bool(isHidden)) }
  /// Sets the condition under which the app shows the element, in the words of its code, such as `!isFavorite`.
  public func condition(_ condition: String) -> Self { setting("condition", .string(condition)) }
  /// Adds a numbered callout.
  public func callout(_ number: Int) -> Self { setting("callout", .number(number)) }
  /// Adds a callout with a short text.
  public func callout(_ text: String) -> Self { setting("callout", .string(text)) }
  /// Exempts the element from a lint rule, with a reason.
  public func ignoring(_ rule: RuleName, because reason: String) -> Self {
    let others = members.first { $0.key.text == "lint" }?.value["ignore"]?.members ?? []
    let ignored = others.map { ($0.key.text, $0.value) } + [(rule.rawValue, JSONNode.string(reason))]
    return setting("lint", .object([("ignore", .object(ignored))]))
  }

  /// Sets a second, smaller line.
  public func subtitle(_ text: String) -> Self { setting("subtitle", .string(text)) }
  /// Sets the symbol.
  public func systemImage(_ name: String, scale: SymbolScale? = nil, weight: SymbolWeight? = nil) -> Self {
    setting("systemImage", .string(name)).setting("imageScale", text: scale?.rawValue)
      .setting("symbolWeight", text: weight?.rawValue)
  }
  /// Sets an image from a file, in its own colors or in that of a symbol.
  public func image(_ path: String, rendering: ImageRendering? = nil) -> Self {
    setting("image", .string(path)).setting("imageRendering", text: rendering?.rawValue)
  }
  /// Sets whether the symbol or image is shown.
  public func imageVisibility(_ visibility: ImageVisibility) -> Self {
    setting("imageVisibility", .string(visibility.rawValue))
  }
  /// Sets the symbol color: `#RRGGBB`, or a color name of the theme.
  public func tint(_ color: String) -> Self { setting("tint", .string(color)) }
  /// Sets a short text at the end of the row.
  public func badge(_ text: String) -> Self { setting("badge", .string(text)) }
  /// Dims the element.
  public func disabled(_ isDisabled: Bool = true) -> Self { setting("isDisabled", .bool(isDisabled)) }
  /// Highlights the element, as under the pointer or finger.
  public func highlighted(_ isHighlighted: Bool = true) -> Self { setting("isHighlighted", .bool(isHighlighted)) }
  /// Draws a pointer or a finger on the element, and highlights it.
  public func pointer(_ kind: PointerKind) -> Self { setting("pointer", .string(kind.rawValue)) }
  /// Sets the keyboard shortcut: `cmd+shift+d` or `⇧⌘D`.
  public func keyboardShortcut(_ keys: String) -> Self { setting("keyboardShortcut", .string(keys)) }
  /// Sets which parts of the label are shown.
  public func labelStyle(_ style: LabelStyle) -> Self { setting("labelStyle", .string(style.rawValue)) }
  /// Indents the title by 0 to 15 levels (macOS).
  public func indentationLevel(_ level: Int) -> Self { setting("indentationLevel", .number(level)) }
  /// Sets how choosing the element affects the open menu.
  public func dismissBehavior(_ behavior: DismissBehavior) -> Self {
    setting("dismissBehavior", .string(behavior.rawValue))
  }
  /// Sets the tooltip text.
  public func help(_ text: String) -> Self { setting("help", .string(text)) }
  /// Sets the text that assistive technology reads in place of the title.
  public func accessibilityLabel(_ text: String) -> Self { setting("accessibilityLabel", .string(text)) }
}

extension Mockup {
  /// Sets the accessible name and description of the image.
  public func title(_ title: String, description: String? = nil) -> Mockup {
    let titled = setting("title", .string(title))
    return description.map { titled.setting("description", .string($0)) } ?? titled
  }
  /// Sets the theme: a built-in name, or a path.
  public func theme(_ theme: String) -> Mockup { setting("theme", .string(theme)) }
  /// Sets light or dark appearance.
  public func appearance(_ appearance: Appearance) -> Mockup { setting("appearance", .string(appearance.rawValue)) }
  /// Sets standard or increased contrast.
  public func contrast(_ contrast: Contrast) -> Mockup { setting("contrast", .string(contrast.rawValue)) }
  /// Sets translucent or opaque panels.
  public func transparency(_ transparency: Transparency) -> Mockup {
    setting("transparency", .string(transparency.rawValue))
  }
  /// Sets the text size (iOS and iPadOS).
  public func textSize(_ size: TextSize) -> Mockup { setting("textSize", .string(size.rawValue)) }
  /// Sets the language, a BCP 47 tag.
  public func locale(_ tag: String) -> Mockup { setting("locale", .string(tag)) }
  /// Sets the layout direction.
  public func layoutDirection(_ direction: LayoutDirection) -> Mockup {
    setting("layoutDirection", .string(direction.rawValue))
  }
  /// Sets the accent color: `#RRGGBB`, or a color name of the theme.
  public func tint(_ color: String) -> Mockup { setting("tint", .string(color)) }
  /// Sets the held modifier keys, by name.
  public func heldModifiers(_ modifiers: [String]) -> Mockup {
    setting("heldModifiers", .array(modifiers.map { .string($0) }))
  }
  /// Sets the button that opens the menu; `keys` holds further keys by name.
  public func button(_ title: String? = nil, systemImage: String? = nil, _ keys: [String: JSONNode] = [:]) -> Mockup {
    let texts = [("title", title), ("systemImage", systemImage)]
    let members = texts.compactMap { key, text in text.map { (key, JSONNode.string($0)) } }
    return setting("button", .object(members + keys.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }))
  }
}
