package import PositionedJSON

extension MockupDocument {
  /// The form of a document; a decoded document has no frames and no file name.
  package static let definition: Definition<MockupDocument> = .object(
    nil, MockupDocument(), preamble + settingsFields + content + [DocumentFrames.field, lintField],
    rules: [
      .needs("menus", where: "presentation", is: "menuBar"),
      .forbids("menu", where: "presentation", is: "menuBar"),
      .forbidsUnless("menus", where: "presentation", is: "menuBar"),
    ])

  package static var schema: JSONNode { schema(offering: SchemaNames()) }

  /// Returns the JSON Schema of documents (draft 2020-12), with names that editors offer.
  package static func schema(offering names: SchemaNames) -> JSONNode {
    definition.schemaDocument(
      id: "https://menumock.invalid/document.schema.json", title: "menumock document",
      description: "A mockup of a menu of iOS, iPadOS, macOS, or visionOS, rendered by menumock.", names: names)
  }

  private static let preamble: [Field<MockupDocument>] = [
    Field("$schema", .remark, "Path or URL of this schema, for editors.", examples: ["document.schema.json"]) {
      _, _ in
    },
    Field("version", .constant(1, as: 1), default: 1, "Version of the format.") { _, _ in },
    Field(
      "title", .text, "Accessible name of the picture (default: generated from the content).",
      examples: ["The Sort menu"]
    ) { $0.title = $1 },
    Field(
      "description", .text, "Accessible description of the picture (default: generated from the content).",
      examples: ["Sort by name is chosen."]
    ) {
      $0.description = $1
    },
    Field(
      "source", .text, "Source of the menu: a file and a line. Not drawn.",
      examples: ["Sources/App/Toolbar.swift:41"]
    ) {
      $0.source = $1
    },
  ]

  /// The keys that sets and the command line can override; `state` is listed after `presentation`.
  private static let settingsFields = Setting.Key.allCases
    .filter { $0.scope == .document && $0 != .state }.map { $0.documentField }

  private static let content: [Field<MockupDocument>] = [
    Field("presentation", Presentation.definition, default: "menu", "Element that opens the menu.") {
      $0.presentation = $1
    },
    Setting.Key.state.documentField,
    Field("button", .deferred(MenuDefinitions.button), "Button that opens the menu.") { $0.button = $1 },
    Field("preview", .deferred(HostDefinitions.preview), "Element that a context menu belongs to.") { $0.preview = $1 },
    Field("menu", MenuDefinitions.menu, "The menu, except in a menu bar.") { $0.menu = $1 },
    Field(
      "menus", .list(of: .deferred(MenuDefinitions.menuOfBar)), "Menus of a menu bar.",
      examples: [[.object([("title", "File"), ("items", ["New"])])]]
    ) { $0.menus = $1 },
    Field("host", .deferred(HostDefinitions.host), "Window or screen around the control.") { $0.host = $1 },
  ]

  private static let lintField: Field<MockupDocument> = Field(
    "lint", .deferred(LintSettings.ofDocument), "`menumock lint` settings for the whole document."
  ) { $0.lint = $1 }
}
