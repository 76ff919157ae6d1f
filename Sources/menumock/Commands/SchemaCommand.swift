import ArgumentParser
import MenuMockup
import PositionedJSON

struct SchemaCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    command: "schema",
    abstract: "Prints the JSON Schema (draft 2020-12) of documents.",
    discussion: """
      An editor completes keys, values, and the names of symbols, themes and colors by it, and explains them. Your own \
      symbols and themes are among them where --symbols and --themes say where they are.

      Examples:
        menumock schema
        menumock schema --manifest
        menumock schema --symbols symbols > schema/document.schema.json
      """)

  @Flag(help: "Print that of manifests.")
  var manifest = false

  @Flag(help: "Print that of themes.")
  var theme = false

  @OptionGroup var folders: ResourceArguments

  func validate() throws {
    if manifest, theme { throw ValidationError("--manifest and --theme exclude each other") }
  }

  mutating func run() throws {
    try folders.check()
    let inventory = Inventory(resources: folders.resources)
    let schema = manifest ? inventory.manifestSchema : theme ? inventory.themeSchema : inventory.documentSchema
    try Console.write(JSONWriter.text(of: schema).utf8)
  }
}
