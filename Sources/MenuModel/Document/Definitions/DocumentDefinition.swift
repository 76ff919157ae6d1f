extension MockupDocument {
  /// What a document may look like; a decoded one has no frames and does not know its file.
  package static let definition: Definition<MockupDocument> = .object(
    nil, MockupDocument(), preamble + settingsFields + content + [DocumentFrames.field, lintField],
    rules: [
      .needs("menus", where: "presentation", is: "menuBar"),
      .refuses("menu", where: "presentation", is: "menuBar"),
      .refusesUnless("menus", where: "presentation", is: "menuBar"),
    ])

  /// The JSON Schema of documents (draft 2020-12).
  package static var schema: JSONNode {
    definition.schemaDocument(
      title: "menumock document",
      description: "A mockup of a menu of iOS, iPadOS, macOS or visionOS, drawn by menumock.")
  }

  private static let preamble: [Field<MockupDocument>] = [
    Field("$schema", .text, "The path or URL of this schema, for editors.") { _, _ in },
    Field("version", .constant(1, as: 1), default: 1, "The version of the format.") { _, _ in },
    Field("title", .text, "The picture's accessible name. Default: made from the content.") { $0.title = $1 },
    Field("description", .text, "The picture's accessible description. Default: made from the content.") {
      $0.description = $1
    },
  ]

  private static let settingsFields: [Field<MockupDocument>] = [
    Field("platform", Vocabulary.platform, assumed: "iOS", "Which conventions apply.") { $0.settings.platform = $1 },
    Field(
      "theme", Vocabulary.theme,
      "The name of a built-in theme, or a path (with a `/`, or ending in `.json` or `.theme`). Default: the platform's newest."
    ) { $0.settings.theme = $1 },
    Field("appearance", .oneOf(Appearance.self), assumed: "light", "Light or dark.") { $0.settings.appearance = $1 },
    Field("contrast", .oneOf(Contrast.self), assumed: "standard", "The setting Increase Contrast.") {
      $0.settings.contrast = $1
    },
    Field("textSize", .oneOf(TextSize.self), assumed: "large", "The size of Dynamic Type (iOS, iPadOS).") {
      $0.settings.textSize = $1
    },
    Field(
      "locale", Vocabulary.locale, assumed: "en",
      "A BCP 47 language tag: text direction, forms of Han characters, rules of capitalization."
    ) { $0.settings.locale = $1 },
    Field(
      "layoutDirection", .oneOf(LayoutDirection.self), "In which direction lines are read. Default: from the locale."
    ) { $0.settings.layoutDirection = $1 },
    Field("tint", Vocabulary.color, "The accent color. Default: the theme's.") { $0.settings.tint = $1 },
    Field("heldModifiers", Vocabulary.modifiers, assumed: [], "Keys that are held: items become their alternates.") {
      $0.settings.heldModifiers = $1
    },
  ]

  private static let content: [Field<MockupDocument>] = [
    Field("presentation", .oneOf(Presentation.self), default: "menu", "What the menu belongs to.") {
      $0.presentation = $1
    },
    Field(
      "state", .oneOf(PresentationState.self), assumed: "open",
      "`closed`: the button alone; `confirming`: the question of the highlighted item, or of the only one that has one."
    ) { $0.settings.state = $1 },
    Field("button", .deferred(MenuDefinitions.button), "The button that opens the menu.") { $0.button = $1 },
    Field("preview", .deferred(HostDefinitions.preview), "What a context menu belongs to.") { $0.preview = $1 },
    Field("menu", MenuDefinitions.menu, "The menu, in all presentations but a menu bar.") { $0.menu = $1 },
    Field("menus", .list(of: .deferred(MenuDefinitions.menuOfBar)), "The menus of a menu bar.") { $0.menus = $1 },
    Field("host", .deferred(HostDefinitions.host), "The window or screen around the control.") { $0.host = $1 },
  ]

  private static let lintField: Field<MockupDocument> = Field(
    "lint", .deferred(Vocabulary.lint), "Settings of `menumock lint` for the whole document."
  ) { $0.lint = $1 }
}
