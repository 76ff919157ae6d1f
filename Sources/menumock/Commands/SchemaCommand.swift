import ArgumentParser
import MenuMockup
import PositionedJSON

struct SchemaCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    command: "schema",
    abstract: "Prints the JSON Schema of documents (draft 2020-12).",
    discussion: """
      Editors use the schema to complete and explain keys and values. It includes the names of all symbols, \
      themes, and colors, also from the folders of --symbols and --themes.

      Examples:
        menumock schema
        menumock schema --manifest
        menumock schema --symbols symbols > schema/document.schema.json
      """)

  @Flag(help: "Print the schema of manifests.")
  var manifest = false

  @Flag(help: "Print the schema of themes.")
  var theme = false

  @OptionGroup var folders: ResourceArguments

  func validate() throws {
    if manifest, theme { throw ValidationError("--manifest and --theme cannot be used together") }
  }

  mutating func run() throws {
    try folders.check()
    let inventory = Inventory(resources: folders.resources)
    let schema = manifest ? inventory.manifestSchema : theme ? inventory.themeSchema : inventory.documentSchema
    try Console.write(JSONWriter.text(of: schema).utf8)
  }
}
