import PositionedJSON

enum ItemDefinitions {
  static let item: Definition<Item> = .either(shorthand, .tagged(by: "type", "Kind of item.", forms))

  static let items: Definition<[Item]> = .list(
    of: .deferred(kinds: [.string, .object], expectation: "a string or an object", item)
      .showing(["---", .object([("title", "Duplicate"), ("systemImage", "plus.square.on.square")])])
      .named("item", "An item. A string is a button with that title, and \"---\" a divider."))

  static let dividerText = "---"

  private static let shorthand = Definition<String>.text.map { text, location in
    let kind = text == dividerText ? Item.Kind.divider : .button(ButtonItem(title: text))
    return Item(kind: kind, location: location)
  }

  private static let forms = ItemType.allCases.map { type in
    Definition<Item>.TaggedForm(tag: type.rawValue) { definition(of: type) }
  }

  private static func definition(of type: ItemType) -> Definition<Item> {
    switch type {
    case .button: button
    case .toggle: toggle
    case .picker: PickerDefinitions.picker
    case .menu: menu
    case .section: section
    case .controlGroup: controlGroup
    case .stepper: stepper
    case .slider: slider
    case .divider: divider
    case .text: text
    case .loading: loading
    case .search: search
    case .view: view
    }
  }

  private static let button: Definition<Item> = .item(
    "buttonItem", ButtonItem(),
    [
      ItemFields.type(.button, isDefault: true), ItemFields.id(), ItemFields.standard(),
      Field("title", .text, "Title of the command.", examples: ["Duplicate"]) { $0.own.title = $1 },
    ] + ItemFields.label() + [
      Field("role", .oneOf(ButtonRole.self), default: "none", "Role of the command.") { $0.own.role = $1 },
      Field("requiresInput", .flag, default: false, "Asks for more input before it acts.") {
        $0.own.requiresInput = $1
      },
      Field("confirmation", .deferred(ConfirmationDefinitions.confirmation), "Confirmation before the command acts.") {
        $0.own.confirmation = $1
      },
      Field(
        "alternate", .deferred(kinds: [.object, .array], expectation: "an object or a list", alternates),
        "Replacement of the item while modifier keys are held."
      ) { $0.own.alternates = $1 },
    ] + ItemFields.marks(),
    rules: [.needsUnless("title", "standard")], description: "A command.", kind: Item.Kind.button)

  private static let alternates: Definition<[Alternate]> = .either(alternate.map { [$0] }, .list(of: alternate))

  private static let alternate: Definition<Alternate> = Definition<Alternate>.object(
    "alternate", Alternate(),
    [
      .required("modifiers", Vocabulary.modifiers, "Modifier keys that must be held.") { $0.modifiers = $1 },
      Field("title", .text, "Alternate title.", examples: ["Duplicate All"]) { $0.title = $1 },
      Field("systemImage", Vocabulary.symbol, "Alternate symbol.") { $0.systemImage = $1 },
      Field("keyboardShortcut", Vocabulary.shortcut, "Alternate shortcut.") { $0.keyboardShortcut = $1 },
      Field("isDisabled", .flag, "Dims the item.") { $0.isDisabled = $1 },
    ], description: "Changes to an item while modifier keys are held. Other properties stay."
  ).map { alternate, location in
    var alternate = alternate
    alternate.location = location
    return alternate
  }

  private static let toggle: Definition<Item> = .item(
    "toggleItem", ToggleItem(),
    [
      ItemFields.type(.toggle), ItemFields.id(),
      Field("title", .text, "Title next to the checkmark.", examples: ["Show Sidebar"]) { $0.own.title = $1 },
      Field(
        "titles", .deferred(titles), "Changeable label; replaces the checkmark.",
        examples: [.object([("on", "Hide Sidebar"), ("off", "Show Sidebar")])]
      ) {
        $0.own.titles = $1
      },
      Field("isOn", toggleState, default: false, "State: on, off, or `mixed` (on for part of the selection).") {
        $0.own.state = $1
      },
    ] + ItemFields.label() + ItemFields.marks(),
    rules: [.atLeastOne(["title", "titles"])], description: "A setting that is on or off.", kind: Item.Kind.toggle)

  private static let titles: Definition<ToggleItem.Titles> = .object(
    nil, ToggleItem.Titles(),
    [
      .required("on", .text, "Title while the toggle is on.", examples: ["Hide Sidebar"]) { $0.on = $1 },
      .required("off", .text, "Title while the toggle is off.", examples: ["Show Sidebar"]) { $0.off = $1 },
    ])

  private static let toggleState: Definition<ToggleItem.State> = Definition(
    kinds: [.bool, .string], expectation: "true, false, or \"mixed\"",
    decode: { node, context in
      switch node.value {
      case .bool(let isOn): return isOn ? .on : .off
      case .string("mixed"): return .mixed
      default:
        context.reportMismatch(of: node, expected: "true, false, or \"mixed\"")
        return nil
      }
    },
    schema: { _ in SchemaNode([("enum", [true, false, "mixed"])]) })

  private static let menu: Definition<Item> = .item(
    "menuItem", SubmenuItem(),
    [
      ItemFields.type(.menu), ItemFields.id(), ItemFields.standard(),
      Field("title", .text, "Title of the row.", examples: ["Move to"]) { $0.own.title = $1 },
    ] + ItemFields.label() + [
      Field("isOpen", .flag, default: false, "Opens the submenu. At most one per level.") {
        $0.own.isOpen = $1
      },
      Field("primaryAction", .flag, default: false, "The row also performs an action; macOS splits it.") {
        $0.own.primaryAction = $1
      },
      Field("layout", .oneOf(MenuLayoutStyle.self), default: "large", MenuDefinitions.layoutDescription) {
        $0.own.layout = $1
      },
      Field("order", .oneOf(MenuOrder.self), default: "automatic", MenuDefinitions.orderDescription) {
        $0.own.order = $1
      },
      Field("isDynamic", .flag, default: false, MenuDefinitions.dynamicDescription) { $0.own.isDynamic = $1 },
    ] + ItemFields.marks() + [.required("items", items, "Items of the submenu.") { $0.own.items = $1 }],
    rules: [.needsUnless("title", "standard")], description: "A submenu.", kind: Item.Kind.menu)

  private static let section: Definition<Item> = .item(
    "sectionItem", SectionItem(),
    [
      ItemFields.type(.section), ItemFields.id(),
      Field("title", .text, "Heading.", examples: ["Recent"]) { $0.own.title = $1 },
    ] + ItemFields.label() + [
      Field("layout", .oneOf(MenuLayoutStyle.self), default: "large", MenuDefinitions.layoutDescription) {
        $0.own.layout = $1
      },
      Field("isDynamic", .flag, default: false, MenuDefinitions.dynamicDescription) { $0.own.isDynamic = $1 },
    ] + ItemFields.marks() + [
      .required("items", items, "Items of the section.") { $0.own.items = $1 },
      Field("footer", .text, "Explanation below the items.", examples: ["Only you can see them."]) {
        $0.own.footer = $1
      },
    ],
    description: "Items that belong together.", kind: Item.Kind.section)

  private static let controlGroup: Definition<Item> = .item(
    "controlGroupItem", ControlGroupItem(),
    [
      ItemFields.type(.controlGroup), ItemFields.id(),
      Field("title", .text, "Heading.", examples: ["Align"]) { $0.own.title = $1 },
      Field(
        "elementSize", .oneOf(ElementSize.self), default: "medium",
        "Size of the cells: `medium` (symbol above a short label) or `small` (symbol)."
      ) { $0.own.elementSize = $1 },
    ] + ItemFields.label() + ItemFields.marks() + [
      .required("items", items, "Items, of equal width.") { $0.own.items = $1 }
    ],
    description: "Items side by side.", kind: Item.Kind.controlGroup)

  private static let stepper: Definition<Item> = .item(
    "stepperItem", StepperItem(),
    [
      ItemFields.type(.stepper), ItemFields.id(),
      .required("title", .text, "Name of the value.", examples: ["Text Size"]) { $0.own.title = $1 },
    ] + ItemFields.label() + [
      Field("value", .number, default: 0, "Current value.") { $0.own.value = $1 },
      Field("range", range, "Minimum and maximum.", examples: [[1, 10]]) { $0.own.range = $1 },
      Field("step", .number(above: 0), default: 1, "Size of one step.") { $0.own.step = $1 },
    ] + ItemFields.marks(),
    description: "A value that changes in steps.", kind: Item.Kind.stepper)

  private static let slider: Definition<Item> = .item(
    "sliderItem", SliderItem(),
    [
      ItemFields.type(.slider), ItemFields.id(),
      Field("title", .text, "Name of the value.", examples: ["Brightness"]) { $0.own.title = $1 },
    ] + ItemFields.label() + [
      Field("value", .number, default: 0.5, "Current value.") { $0.own.value = $1 },
      Field("range", range, default: [0, 1], "Values at the start and the end of the track.") {
        $0.own.range = $1
      },
      Field("minimumSystemImage", Vocabulary.symbol, "Symbol at the start of the track.") {
        $0.own.minimumSystemImage = $1
      },
      Field("maximumSystemImage", Vocabulary.symbol, "Symbol at the end of the track.") {
        $0.own.maximumSystemImage = $1
      },
    ] + ItemFields.marks(),
    description: "A value on a track.", kind: Item.Kind.slider)

  private static let range: Definition<NumberRange> = Definition<[Double]>.fixedList(of: .number, count: 2)
    .converted(expectation: "a list of two numbers, the second greater than the first") {
      NumberRange(lower: $0[0], upper: $0[1])
    }

  private static let divider: Definition<Item> = .item(
    "dividerItem", NoFields(), [ItemFields.type(.divider), ItemFields.id()] + ItemFields.marks(),
    description: "A line or gap between items."
  ) { _ in .divider }

  private static let text: Definition<Item> = .item(
    "textItem", TextContent(),
    [
      ItemFields.type(.text), ItemFields.id(),
      .required("text", .text, "The text.", examples: ["3 items selected"]) { $0.own.text = $1 },
    ] + ItemFields.marks(),
    description: "Text without an action."
  ) { .text($0.text) }

  private static let loading: Definition<Item> = .item(
    "loadingItem", NoFields(), [ItemFields.type(.loading), ItemFields.id()] + ItemFields.marks(),
    description: "A spinner in place of elements that are still loading."
  ) { _ in .loading }

  private static let search: Definition<Item> = .item(
    "searchItem", NoFields(), [ItemFields.type(.search), ItemFields.id()] + ItemFields.marks(),
    description: "A search field, as in the Help menu of macOS."
  ) { _ in .search }

  private static let view: Definition<Item> = .item(
    "viewItem", ViewItem(),
    [
      ItemFields.type(.view), ItemFields.id(),
      Field(
        "height", .number(in: 1...1000), default: .number(ViewItem.standardHeight), "Height in points."
      ) { $0.own.height = $1 },
      Field("caption", .text, "Text in place of the view.", examples: ["Volume"]) { $0.own.caption = $1 },
    ] + ItemFields.marks(),
    description: "A placeholder for a custom view.", kind: Item.Kind.view)

  /// A divider has no members besides its attributes.
  private struct NoFields: Sendable {}

  private struct TextContent: Sendable {
    var text = ""
  }
}
