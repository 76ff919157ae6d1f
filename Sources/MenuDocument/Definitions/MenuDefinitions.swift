import PositionedJSON

enum MenuDefinitions {
  static let menu: Definition<Menu> = Definition<Menu>.object(
    "menu", Menu(),
    [Field("title", .text, "The heading.", examples: ["Sort by"]) { $0.title = $1 }] + content,
    description: "A list of items that opens."
  ).map(locate)

  static let menuOfBar: Definition<Menu> = Definition<Menu>.object(
    "menuOfBar", Menu(),
    [
      Field("id", .name("a name"), "A name for frames, translations and outputs.", examples: ["edit"]) { $0.id = $1 },
      .required("title", .text, "The word in the bar.", examples: ["Edit"]) { $0.title = $1 },
      Field("isOpen", .flag, default: false, "Whether it is open. At most one menu of the bar.") { $0.isOpen = $1 },
      Field("isDisabled", .flag, default: false, "Whether it is dimmed.") { $0.isDisabled = $1 },
    ] + content, description: "A menu of a menu bar."
  ).map(locate)

  private static let content: [Field<Menu>] = [
    Field("layout", .oneOf(MenuLayoutStyle.self), default: "large", layoutDescription) { $0.layout = $1 },
    Field("order", .oneOf(MenuOrder.self), default: "automatic", orderDescription) { $0.order = $1 },
    Field(
      "labelStyle", .oneOf(LabelStyle.self), default: "automatic", "Which parts of their labels the items show."
    ) { $0.labelStyle = $1 },
    Field("isDynamic", .flag, default: false, dynamicDescription) { $0.isDynamic = $1 },
    Field("scrollOffset", .number(in: 0...1_000_000), default: 0, "How far a long menu is scrolled, in points.") {
      $0.scrollOffset = $1
    },
    Field("items", ItemDefinitions.items, default: [], "The items.") { $0.items = $1 },
  ]

  static let layoutDescription = """
    How the first items are arranged. `medium`: three cells with a symbol above a short label; `small`: four with a \
    symbol; `large`: all items are rows.
    """
  static let orderDescription = """
    What becomes of the order where the menu opens upwards: `automatic` and `priority` turn it on iOS and iPadOS, so \
    that the first item is nearest to the button.
    """
  static let dynamicDescription =
    "Whether the items are made while the program runs, so that there may be many, or none."

  @Sendable private static func locate(_ menu: Menu, _ location: SourceLocation) -> Menu {
    var menu = menu
    menu.location = location
    return menu
  }

  static let button: Definition<MenuButton> = Definition<MenuButton>.object(
    "button", MenuButton(),
    [
      Field("title", .text, "What stands on the button.", examples: ["Sort"]) { $0.title = $1 },
      Field("systemImage", Vocabulary.symbol, "The name of a symbol, as in SF Symbols.") { $0.systemImage = $1 },
      Field("image", Vocabulary.image, "An SVG, PNG, JPEG or WebP file; goes before `systemImage`.") { $0.image = $1 },
      Field("style", .oneOf(MenuButton.Style.self), default: "automatic", "How it is drawn.") { $0.style = $1 },
      Field("controlSize", .oneOf(MenuButton.ControlSize.self), default: "regular", "How large it is.") {
        $0.controlSize = $1
      },
      Field("label", .text, "Introductory text in front of the button.", examples: ["Sort by"]) { $0.label = $1 },
      Field(
        "primaryAction", .flag, default: false,
        "Whether a click does something, and only a long one opens the menu; macOS draws a split button."
      ) { $0.primaryAction = $1 },
      Field("isDisabled", .flag, default: false, "Whether it is dimmed.") { $0.isDisabled = $1 },
      Field("showsIndicator", .flag, "Whether arrows tell that there is a menu. Default: what the platform does.") {
        $0.showsIndicator = $1
      },
    ], description: "The button that opens the menu."
  ).map { button, location in
    var button = button
    button.location = location
    return button
  }
}
