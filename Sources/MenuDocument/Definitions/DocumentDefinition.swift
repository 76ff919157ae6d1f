package import PositionedJSON

extension MockupDocument {
  /// The form of a document; a decoded document has no frames and no file name.
  package static let definition: Definition<MockupDocument> = .object(
    nil, MockupDocument(), preamble + settingsFields + content + [DocumentFrames.field, lintField],
    rules: [
      .needs("menus", where: "presentation", is: "menuBar"),
      .refuses("menu", where: "presentation", is: "menuBar"),
      .refusesUnless("menus", where: "presentation", is: "menuBar"),
    ])

  package static var schema: JSONNode { schema(offering: SchemaNames()) }

  /// Returns the JSON Schema of documents (draft 2020-12), with names that editors offer.
  package static func schema(offering names: SchemaNames) -> JSONNode {
    definition.schemaDocument(
      id: "urn:menumock:document:1", title: "menumock document",
      description: "A mockup of a menu of iOS, iPadOS, macOS or visionOS, drawn by menumock.", names: names)
  }

  private static let preamble: [Field<MockupDocument>] = [
    Field("$schema", .remark, "The path or URL of this schema, for editors.", examples: ["document.schema.json"]) {
      _, _ in
    },
    Field("version", .constant(1, as: 1), default: 1, "The version of the format.") { _, _ in },
    Field("title", .text, "The picture's accessible name. Default: made from the content.", examples: ["The Sort menu"])
    { $0.title = $1 },
    Field(
      "description", .text, "The picture's accessible description. Default: made from the content.",
      examples: ["Sort by name is chosen."]
    ) {
      $0.description = $1
    },
    Field(
      "source", .text, "Where the menu comes from: a file and a line. Nothing is drawn of it.",
      examples: ["Sources/App/Toolbar.swift:41"]
    ) {
      $0.source = $1
    },
  ]

  /// The keys that sets and the command line can override; `state` is listed after `presentation`.
  private static let settingsFields = Setting.Key.allCases
    .filter { $0.scope == .document && $0 != .state }.map(\.documentField)

  private static let content: [Field<MockupDocument>] = [
    Field("presentation", .oneOf(Presentation.self), default: "menu", "What the menu belongs to.") {
      $0.presentation = $1
    },
    Setting.Key.state.documentField,
    Field("button", .deferred(MenuDefinitions.button), "The button that opens the menu.") { $0.button = $1 },
    Field("preview", .deferred(HostDefinitions.preview), "What a context menu belongs to.") { $0.preview = $1 },
    Field("menu", MenuDefinitions.menu, "The menu, in all presentations but a menu bar.") { $0.menu = $1 },
    Field(
      "menus", .list(of: .deferred(MenuDefinitions.menuOfBar)), "The menus of a menu bar.",
      examples: [[.object([("title", "File"), ("items", ["New"])])]]
    ) { $0.menus = $1 },
    Field("host", .deferred(HostDefinitions.host), "The window or screen around the control.") { $0.host = $1 },
  ]

  private static let lintField: Field<MockupDocument> = Field(
    "lint", .deferred(LintSettings.ofDocument), "Settings of `menumock lint` for the whole document."
  ) { $0.lint = $1 }
}
