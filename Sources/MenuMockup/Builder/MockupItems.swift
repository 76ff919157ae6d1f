public import MenuDocument
public import PositionedJSON

extension Mockup {
  /// A command.
  public struct Button: MockupElement {
    /// The keys, as a document has them.
    public var members: [JSONMember]

    /// A command with its title, a symbol, and what it is for.
    public init(_ title: String, systemImage: String? = nil, role: ButtonRole? = nil) {
      members = Mockup.members(.button, title: title)
      self = setting("systemImage", text: systemImage).setting("role", text: role?.rawValue)
    }

    /// The button with whether it asks for more before it acts.
    public func requiresInput(_ requiresInput: Bool = true) -> Button { setting("requiresInput", .bool(requiresInput)) }

    /// The button with a question that is asked before it acts; its buttons are the answers.
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

    /// The button with what it becomes while modifier keys are held; there may be several.
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

  /// Something that is on or off.
  public struct Toggle: MockupElement {
    /// The keys, as a document has them.
    public var members: [JSONMember]

    /// A toggle with its title.
    public init(_ title: String, systemImage: String? = nil, isOn: Bool = false) {
      members = Mockup.members(.toggle, title: title)
      self = setting("systemImage", text: systemImage).setting("isOn", .bool(isOn))
    }

    /// A toggle whose title changes with its state.
    public init(on: String, off: String, isOn: Bool = false) {
      members = Mockup.members(.toggle)
      self = setting("titles", .object([("on", .string(on)), ("off", .string(off))])).setting("isOn", .bool(isOn))
    }

    /// The toggle, on for some of what is selected.
    public func mixed() -> Toggle { setting("isOn", "mixed") }
  }

  /// A choice among options.
  public struct Picker: MockupElement {
    /// The keys, as a document has them.
    public var members: [JSONMember]

    /// A choice of one option, or of none.
    ///
    /// - Parameters:
    ///   - title: what is to be chosen.
    ///   - style: as a group of rows, in a submenu, or as one row of symbols.
    ///   - selection: the value of the chosen option.
    ///   - options: texts, ``Option``s and ``Divider``s.
    public init(
      _ title: String? = nil, style: PickerItem.Style? = nil, selection: String? = nil,
      @MockupBuilder options: () -> [MockupBuilder.Component]
    ) {
      members = Mockup.members(.picker, title: title)
      self = setting("style", text: style?.rawValue).setting("selection", text: selection)
      self = setting("options", Picker.list(options()))
    }

    /// A choice of any number of options.
    public init(
      _ title: String? = nil, style: PickerItem.Style? = nil, selections: [String],
      @MockupBuilder options: () -> [MockupBuilder.Component]
    ) {
      self.init(title, style: style, options: options)
      self = setting("selectionMode", "any").setting("selection", .array(selections.map { .string($0) }))
    }

    /// The options; a divider among them is a text.
    private static func list(_ options: [MockupBuilder.Component]) -> JSONNode {
      .array(options.map { $0.node["type"]?.text == ItemType.divider.rawValue ? "---" : $0.node })
    }

    /// The picker with whether its submenu is open.
    public func isOpen(_ isOpen: Bool = true) -> Picker { setting("isOpen", .bool(isOpen)) }
  }

  /// Something to choose.
  public struct Option: MockupElement {
    /// The keys, as a document has them.
    public var members: [JSONMember]

    /// An option; its value is its title where none is given.
    public init(_ title: String, value: String? = nil, systemImage: String? = nil) {
      members = [JSONMember(key: JSONKey("title"), value: .string(title))]
      self = setting("value", text: value).setting("systemImage", text: systemImage)
    }

    /// The option with a color of its own for the symbol.
    public func color(_ color: String) -> Option { setting("color", .string(color)) }

    /// The option with an emoji or letter that is drawn where there is neither image nor symbol.
    public func text(_ text: String) -> Option { setting("text", .string(text)) }
  }

  /// A menu: the document's own, one of a menu bar, or one that an item opens.
  public struct Menu: MockupElement {
    /// The keys, as a document has them.
    public var members: [JSONMember]

    /// A menu with its items.
    public init(
      _ title: String? = nil, systemImage: String? = nil, @MockupBuilder items: () -> [MockupBuilder.Component]
    ) {
      members = Mockup.members(.menu, title: title)
      self = setting("systemImage", text: systemImage).setting("items", items().list)
    }

    /// The menu with whether it is open.
    public func isOpen(_ isOpen: Bool = true) -> Menu { setting("isOpen", .bool(isOpen)) }
    /// The menu with the arrangement of its first items.
    public func layout(_ layout: MenuLayoutStyle) -> Menu { setting("layout", .string(layout.rawValue)) }
    /// The menu with what becomes of the order where it opens upwards.
    public func order(_ order: MenuOrder) -> Menu { setting("order", .string(order.rawValue)) }
    /// The menu with whether its items are made while the program runs.
    public func isDynamic(_ isDynamic: Bool = true) -> Menu { setting("isDynamic", .bool(isDynamic)) }
    /// The submenu with whether its row is an action too.
    public func primaryAction(_ isAction: Bool = true) -> Menu { setting("primaryAction", .bool(isAction)) }
    /// The document's menu, scrolled by so many points.
    public func scrollOffset(_ offset: Double) -> Menu { setting("scrollOffset", .number(offset)) }
  }

  /// Items that belong together.
  public struct Section: MockupElement {
    /// The keys, as a document has them.
    public var members: [JSONMember]

    /// A section with its heading, items and explanation.
    public init(
      _ title: String? = nil, footer: String? = nil, @MockupBuilder items: () -> [MockupBuilder.Component]
    ) {
      members = Mockup.members(.section, title: title)
      self = setting("items", items().list).setting("footer", text: footer)
    }

    /// The section with the arrangement of its first items.
    public func layout(_ layout: MenuLayoutStyle) -> Section { setting("layout", .string(layout.rawValue)) }
    /// The section with whether its items are made while the program runs.
    public func isDynamic(_ isDynamic: Bool = true) -> Section { setting("isDynamic", .bool(isDynamic)) }
  }

  /// Items side by side.
  public struct ControlGroup: MockupElement {
    /// The keys, as a document has them.
    public var members: [JSONMember]

    /// A group with the size of its cells.
    public init(
      _ elementSize: ElementSize? = nil, title: String? = nil, @MockupBuilder items: () -> [MockupBuilder.Component]
    ) {
      members = Mockup.members(.controlGroup, title: title)
      self = setting("elementSize", text: elementSize?.rawValue).setting("items", items().list)
    }
  }

  /// A value that is changed step by step.
  public struct Stepper: MockupElement {
    /// The keys, as a document has them.
    public var members: [JSONMember]

    /// A stepper with its title and numbers.
    public init(_ title: String, value: Double = 0, in range: ClosedRange<Double>? = nil, step: Double? = nil) {
      members = Mockup.members(.stepper, title: title)
      self = setting("value", .number(value))
      if let range { self = setting("range", [.number(range.lowerBound), .number(range.upperBound)]) }
      if let step { self = setting("step", .number(step)) }
    }
  }

  /// A value on a track.
  public struct Slider: MockupElement {
    /// The keys, as a document has them.
    public var members: [JSONMember]

    /// A slider with its numbers, and the symbols at its ends.
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

  /// A line or gap.
  public struct Divider: MockupElement {
    /// The keys, as a document has them.
    public var members: [JSONMember]

    /// A line or gap.
    public init() { members = Mockup.members(.divider) }
  }

  /// Words that do nothing.
  public struct Text: MockupElement {
    /// The keys, as a document has them.
    public var members: [JSONMember]

    /// Words that do nothing.
    public init(_ text: String) {
      members = Mockup.members(.text)
      self = setting("text", .string(text))
    }
  }

  /// The keys that an item begins with.
  private static func members(_ type: ItemType, title: String? = nil) -> [JSONMember] {
    [("type", type.rawValue), ("title", title)].compactMap { key, text in
      text.map { JSONMember(key: JSONKey(key), value: .string($0)) }
    }
  }
}
