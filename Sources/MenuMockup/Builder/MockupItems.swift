public import MenuDocument
public import PositionedJSON

extension Mockup {
  /// An item that performs an action.
  public struct Button: MockupElement {
    /// The keys and values of the item, as in a JSON document.
    public var members: [JSONMember]

    public init(_ title: String, systemImage: String? = nil, role: ButtonRole? = nil) {
      members = Mockup.members(.button, title: title)
      self = setting("systemImage", text: systemImage).setting("role", text: role?.rawValue)
    }

    /// Marks the button as needing more input before it acts.
    public func requiresInput(_ requiresInput: Bool = true) -> Button { setting("requiresInput", .bool(requiresInput)) }

    /// Adds a confirmation with its actions.
    public func confirmation(
      _ title: String? = nil, message: String? = nil, @MockupBuilder actions: () -> [MockupBuilder.Component] = { [] }
    ) -> Button {
      let answers = actions().map { answer in
        answer.node.text.map { .object([("title", .string($0))]) } ?? answer.withoutType
      }
      let texts = [("title", title), ("message", message)].compactMap { key, text in
        text.map { (key, JSONNode.string($0)) }
      }
      return setting("confirmation", .object(texts + [("actions", .array(answers))]))
    }

    /// Adds an alternate, shown while modifier keys are held. Can be applied repeatedly.
    public func alternate(
      _ title: String? = nil, modifiers: [String], systemImage: String? = nil, keyboardShortcut: String? = nil,
      isDisabled: Bool? = nil
    ) -> Button {
      var alternate: [(String, JSONNode)] = [("modifiers", .array(modifiers.map { .string($0) }))]
      let texts = [("title", title), ("systemImage", systemImage), ("keyboardShortcut", keyboardShortcut)]
      alternate += texts.compactMap { key, text in text.map { (key, JSONNode.string($0)) } }
      if let isDisabled { alternate.append(("isDisabled", .bool(isDisabled))) }
      let others = members.first { $0.key.text == "alternate" }?.value.elements ?? []
      return setting("alternate", .array(others + [.object(alternate)]))
    }
  }

  /// An item with an on or off state.
  public struct Toggle: MockupElement {
    /// The keys and values of the item, as in a JSON document.
    public var members: [JSONMember]

    /// Creates a toggle.
    public init(_ title: String, systemImage: String? = nil, isOn: Bool = false) {
      members = Mockup.members(.toggle, title: title)
      self = setting("systemImage", text: systemImage).setting("isOn", .bool(isOn))
    }

    /// Creates a toggle whose title depends on its state.
    public init(on: String, off: String, isOn: Bool = false) {
      members = Mockup.members(.toggle)
      self = setting("titles", .object([("on", .string(on)), ("off", .string(off))])).setting("isOn", .bool(isOn))
    }

    /// Sets the state to mixed: on for part of the selection.
    public func mixed() -> Toggle { setting("isOn", "mixed") }
  }

  /// A choice among options.
  public struct Picker: MockupElement {
    /// The keys and values of the item, as in a JSON document.
    public var members: [JSONMember]

    /// Creates a picker with at most one selected option.
    ///
    /// - Parameters:
    ///   - title: the title of the picker.
    ///   - style: a group of rows, a submenu, or one row of symbols.
    ///   - selection: the value of the selected option.
    ///   - options: strings, ``Option``s, and ``Divider``s.
    public init(
      _ title: String? = nil, style: PickerItem.Style? = nil, selection: String? = nil,
      @MockupBuilder options: () -> [MockupBuilder.Component]
    ) {
      members = Mockup.members(.picker, title: title)
      self = setting("style", text: style?.rawValue).setting("selection", text: selection)
      self = setting("options", Picker.list(options()))
    }

    /// Creates a picker with any number of selected options.
    public init(
      _ title: String? = nil, style: PickerItem.Style? = nil, selections: [String],
      @MockupBuilder options: () -> [MockupBuilder.Component]
    ) {
      self.init(title, style: style, options: options)
      self = setting("selectionMode", "any").setting("selection", .array(selections.map { .string($0) }))
    }

    /// In a list of options, a divider is the string `---`.
    private static func list(_ options: [MockupBuilder.Component]) -> JSONNode {
      .array(options.map { $0.node["type"]?.text == ItemType.divider.rawValue ? "---" : $0.node })
    }

    /// Opens the picker's submenu.
    public func isOpen(_ isOpen: Bool = true) -> Picker { setting("isOpen", .bool(isOpen)) }
  }

  /// An option of a picker.
  public struct Option: MockupElement {
    /// The keys and values of the option, as in a JSON document.
    public var members: [JSONMember]

    /// Creates an option; `value` defaults to the title.
    public init(_ title: String, value: String? = nil, systemImage: String? = nil) {
      members = [JSONMember(key: JSONKey("title"), value: .string(title))]
      self = setting("value", text: value).setting("systemImage", text: systemImage)
    }

    /// Sets the color of the symbol or text; an option without either shows a swatch of it.
    public func color(_ color: String) -> Option { setting("color", .string(color)) }

    /// Sets an emoji or letter, drawn if the option has neither image nor symbol.
    public func text(_ text: String) -> Option { setting("text", .string(text)) }
  }

  /// The document's menu, a menu of a menu bar, or a submenu.
  public struct Menu: MockupElement {
    /// The keys and values of the menu, as in a JSON document.
    public var members: [JSONMember]

    /// Creates a menu with its items.
    public init(
      _ title: String? = nil, systemImage: String? = nil, @MockupBuilder items: () -> [MockupBuilder.Component]
    ) {
      members = Mockup.members(.menu, title: title)
      self = setting("systemImage", text: systemImage).setting("items", items().list)
    }

    public func isOpen(_ isOpen: Bool = true) -> Menu { setting("isOpen", .bool(isOpen)) }
    /// Sets the arrangement of the first items.
    public func layout(_ layout: MenuLayoutStyle) -> Menu { setting("layout", .string(layout.rawValue)) }
    /// Sets the item order of a menu that opens upward.
    public func order(_ order: MenuOrder) -> Menu { setting("order", .string(order.rawValue)) }
    /// Marks the items as generated at runtime.
    public func isDynamic(_ isDynamic: Bool = true) -> Menu { setting("isDynamic", .bool(isDynamic)) }
    /// Makes the submenu's row an action too.
    public func primaryAction(_ isAction: Bool = true) -> Menu { setting("primaryAction", .bool(isAction)) }
    /// Scrolls the document's menu by a distance in points.
    public func scrollOffset(_ offset: Double) -> Menu { setting("scrollOffset", .number(offset)) }
  }

  /// A group of related items.
  public struct Section: MockupElement {
    /// The keys and values of the section, as in a JSON document.
    public var members: [JSONMember]

    /// Creates a section; `footer` is its explanatory text.
    public init(
      _ title: String? = nil, footer: String? = nil, @MockupBuilder items: () -> [MockupBuilder.Component]
    ) {
      members = Mockup.members(.section, title: title)
      self = setting("items", items().list).setting("footer", text: footer)
    }

    /// Sets the arrangement of the first items.
    public func layout(_ layout: MenuLayoutStyle) -> Section { setting("layout", .string(layout.rawValue)) }
    /// Marks the items as generated at runtime.
    public func isDynamic(_ isDynamic: Bool = true) -> Section { setting("isDynamic", .bool(isDynamic)) }
  }

  /// Items side by side.
  public struct ControlGroup: MockupElement {
    /// The keys and values of the group, as in a JSON document.
    public var members: [JSONMember]

    /// Creates a control group; `elementSize` is the size of its cells.
    public init(
      _ elementSize: ElementSize? = nil, title: String? = nil, @MockupBuilder items: () -> [MockupBuilder.Component]
    ) {
      members = Mockup.members(.controlGroup, title: title)
      self = setting("elementSize", text: elementSize?.rawValue).setting("items", items().list)
    }
  }

  /// A value that changes in steps.
  public struct Stepper: MockupElement {
    /// The keys and values of the item, as in a JSON document.
    public var members: [JSONMember]

    /// Creates a stepper.
    public init(_ title: String, value: Double = 0, in range: ClosedRange<Double>? = nil, step: Double? = nil) {
      members = Mockup.members(.stepper, title: title)
      self = setting("value", .number(value))
      if let range { self = setting("range", [.number(range.lowerBound), .number(range.upperBound)]) }
      if let step { self = setting("step", .number(step)) }
    }
  }

  /// A value on a track.
  public struct Slider: MockupElement {
    /// The keys and values of the item, as in a JSON document.
    public var members: [JSONMember]

    /// Creates a slider with symbols at its ends.
    public init(
      _ title: String? = nil, value: Double = 0.5, in range: ClosedRange<Double>? = nil,
      minimumSystemImage: String? = nil, maximumSystemImage: String? = nil
    ) {
      members = Mockup.members(.slider, title: title)
      self = setting("value", .number(value))
      if let range { self = setting("range", [.number(range.lowerBound), .number(range.upperBound)]) }
      self = setting("minimumSystemImage", text: minimumSystemImage)
        .setting("maximumSystemImage", text: maximumSystemImage)
    }
  }

  /// A line or gap between items.
  public struct Divider: MockupElement {
    /// The keys and values of the item, as in a JSON document.
    public var members: [JSONMember]

    public init() { members = Mockup.members(.divider) }
  }

  /// A text without an action.
  public struct Text: MockupElement {
    /// The keys and values of the item, as in a JSON document.
    public var members: [JSONMember]

    public init(_ text: String) {
      members = Mockup.members(.text)
      self = setting("text", .string(text))
    }
  }

  private static func members(_ type: ItemType, title: String? = nil) -> [JSONMember] {
    [("type", type.rawValue), ("title", title)].compactMap { key, text in
      text.map { JSONMember(key: JSONKey(key), value: .string($0)) }
    }
  }
}
