import PositionedJSON

enum MenuDefinitions {
  static let menu: Definition<Menu> = Definition<Menu>.object(
    "menu", Menu(),
    [
      Field("title", .text, "Heading.", examples: ["Sort by"]) { $0.title = $1 },
      Field("isExpanded", .flag, default: false, "Expands an edit menu from a row of titles to a list.") {
        $0.isExpanded = $1
      },
    ] + content,
    description: "A list of items."
  ).map(locate)

  static let menuOfBar: Definition<Menu> = Definition<Menu>.object(
    "menuOfBar", Menu(),
    [
      Field("id", .name("a name"), "Name for frames, translations, and output.", examples: ["edit"]) { $0.id = $1 },
      Field("standard", .oneOf(StandardMenu.self), "Menu of the system, with its title.") { $0.standard = $1 },
      Field("title", .text, "Title in the bar.", examples: ["Edit"]) { $0.title = $1 },
      Field("isOpen", .flag, default: false, "Opens the menu. At most one menu of the bar.") { $0.isOpen = $1 },
      Field("isDisabled", .flag, default: false, "Dims the title.") { $0.isDisabled = $1 },
    ] + content, rules: [.needsUnless("title", "standard")], description: "Menu of a menu bar."
  ).map(locate)

  private static let content: [Field<Menu>] = [
    Field("layout", .oneOf(MenuLayoutStyle.self), default: "large", layoutDescription) { $0.layout = $1 },
    Field("order", .oneOf(MenuOrder.self), default: "automatic", orderDescription) { $0.order = $1 },
    Field(
      "labelStyle", .oneOf(LabelStyle.self), default: "automatic", "Visible parts of the items' labels."
    ) { $0.labelStyle = $1 },
    Field(
      "imageVisibility", .oneOf(ImageVisibility.self), default: "automatic",
      "Whether the items show their symbols and images."
    ) { $0.imageVisibility = $1 },
    Field("isDynamic", .flag, default: false, dynamicDescription) { $0.isDynamic = $1 },
    Field("scrollOffset", .number(in: 0...1_000_000), default: 0, "Scroll position of a long menu, in points.") {
      $0.scrollOffset = $1
    },
    Field("items", ItemDefinitions.items, default: [], "Items.") { $0.items = $1 },
  ]

  static let layoutDescription = """
    Layout of the first items: three cells with a symbol above a short label (`medium`), four cells with a symbol \
    (`small`), or rows only (`large`).
    """
  static let orderDescription = """
    Order of the items if the menu opens upward: on iOS and iPadOS, `automatic` and `priority` place the first item \
    nearest to the button.
    """
  static let dynamicDescription =
    "Items are generated at runtime, so there may be many or none."

  @Sendable private static func locate(_ menu: Menu, _ location: SourceLocation) -> Menu {
    var menu = menu
    menu.location = location
    return menu
  }

  static let button: Definition<MenuButton> = Definition<MenuButton>.object(
    "button", MenuButton(),
    [
      Field("title", .text, "Title of the button.", examples: ["Sort"]) { $0.title = $1 },
      Field("systemImage", Vocabulary.symbol, "Name of a symbol, as in SF Symbols.") { $0.systemImage = $1 },
      Field("image", Vocabulary.image, "SVG, PNG, JPEG, or WebP file; takes precedence over `systemImage`.") {
        $0.image = $1
      },
      Field("imageRendering", .oneOf(ImageRendering.self), default: "original", "Colors of the image.") {
        $0.imageRendering = $1
      },
      Field("style", .oneOf(MenuButton.Style.self), default: "automatic", "Button style.") { $0.style = $1 },
      Field("controlSize", .oneOf(MenuButton.ControlSize.self), default: "regular", "Button size.") {
        $0.controlSize = $1
      },
      Field("label", .text, "Introductory text in front of the button.", examples: ["Sort by"]) { $0.label = $1 },
      Field(
        "primaryAction", .flag, default: false,
        "A click performs an action, and a long press opens the menu; macOS draws a split button."
      ) { $0.primaryAction = $1 },
      Field("isDisabled", .flag, default: false, "Dims the button.") { $0.isDisabled = $1 },
      Field("showsIndicator", .flag, "Draws arrows that indicate a menu (default: the platform's).") {
        $0.showsIndicator = $1
      },
    ], description: "Button that opens the menu."
  ).map { button, location in
    var button = button
    button.location = location
    return button
  }
}
