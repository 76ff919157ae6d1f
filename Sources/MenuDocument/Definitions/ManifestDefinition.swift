package import PositionedJSON

extension Manifest {
  /// The form of a manifest; a decoded manifest has no file name.
  package static let definition: Definition<Manifest> = .object(
    nil, Manifest(),
    [
      Field(
        "$schema", .remark, "Path or URL of this schema, for editors.", examples: ["schema/manifest.schema.json"]
      ) { _, _ in },
      Field(
        "output", output,
        "Path of each picture: `{key}` inserts a value; `{-key}` and `{~key}` insert the value after the sign, and nothing for a default.",
        examples: ["{name}{~appearance}@{scale}x.{format}", "{locale}/{name}.{format}"]
      ) { $0.output = $1 },
      Field(
        "defaults", defaults, "Values for keys that a document does not set.",
        examples: [.object([("platform", "macOS")])]
      ) { $0.defaults = $1 },
      Field(
        "matrix", VariantAxis.list, "Lists of values; each combination is a variant.",
        examples: [.object([("appearance", ["light", "dark"]), ("scale", [2])])]
      ) { $0.matrix = $1 },
      Field(
        "strings", strings, "Translation files, by language.", examples: [.object([("ja", "strings/ja.json")])]
      ) { $0.strings = $1 },
      Field(
        "sourceLocale", Vocabulary.locale.located,
        "Language of the documents' texts (default: each document's locale).", examples: ["en"]
      ) {
        $0.sourceLocale = $1
      },
      Field(
        "skipUnsupported", .flag, default: false,
        "Skips variants whose theme does not support the platform, instead of reporting an error."
      ) { $0.skipUnsupported = $1 },
      .required("mockups", .list(of: entry), "Documents of the set.", examples: [["menus/**/*.json"]]) {
        $0.mockups = $1
      },
    ]
      + Setting.Key.allCases.map { key in key.field { $0.settings[key] = $1 } }
      + ProjectOption.Key.allCases.map { key in key.field { $0.options[key] = $1 } })

  package static var schema: JSONNode { schema(offering: SchemaNames()) }

  /// Returns the JSON Schema of manifests (draft 2020-12), with names that editors offer.
  package static func schema(offering names: SchemaNames) -> JSONNode {
    definition.schemaDocument(
      id: "https://menumock.invalid/manifest.schema.json", title: "menumock manifest",
      description: "A set of pictures that menumock renders: every variant of every document.", names: names)
  }

  private static let defaults = Settings.definition(
    "variantValues", of: Setting.Key.allCases, description: "One value per key.")

  private static let output: Definition<Located<OutputTemplate>> = Definition(
    kinds: .string, expectation: "a path with {keys}",
    decode: { node, context in
      guard case .string(let text) = node.value else {
        context.reportMismatch(of: node, expected: "a path with {keys}")
        return nil
      }
      do throws(OutputTemplate.Problem) {
        return Located(try OutputTemplate(parsing: text), at: context.location(of: node))
      } catch {
        context.report(at: node.position, error.message, suggestion: error.suggestion)
        return nil
      }
    },
    schema: { _ in .type("string", [("pattern", .string(templatePattern))]) })

  private static var templatePattern: String {
    "^([^{}]|\\{[-~]?(name|\(Setting.Key.varied.map { $0.name }.joined(separator: "|")))\\})+$"
  }

  private static let strings: Definition<[TranslationTable]> = Definition<[MapEntry<Located<String>>]>
    .map(of: Definition<String>.name("the path of a file").located)
    .map { entries in entries.map { TranslationTable(locale: $0.name, path: $0.value) } }

  private static let entry: Definition<ManifestEntry> = .either(
    Definition<String>.name("a path").map { text, location in
      ManifestEntry(input: Located(text, at: location), location: location)
    },
    Definition<ManifestEntry>.object(
      "mockup", ManifestEntry(),
      [
        .required(
          "input", Definition<String>.name("a path").located,
          "Path or pattern: `*` matches any characters of a name, `**` any folders.", examples: ["menus/*.json"]
        ) {
          $0.input = $1
        },
        Field(
          "name", .name("a name"), "Name of the pictures (default: the file's name without extension).",
          examples: ["sort-menu"]
        ) {
          $0.name = $1
        },
        Field(
          "matrix", VariantAxis.list, "Replaces keys of the common matrix.",
          examples: [.object([("theme", ["ios-18", "ios-26"])])]
        ) { $0.matrix = $1 },
        Field(
          "defaults", defaults, "Overrides the common defaults.", examples: [.object([("platform", "macOS")])]
        ) { $0.defaults = $1 },
      ], description: "Documents of the set and their variants."
    ).map { entry, location in
      var entry = entry
      entry.location = location
      return entry
    })
}
