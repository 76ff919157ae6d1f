import ArgumentParser
import MenuModel

/// `menumock schema`.
struct SchemaCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "schema",
    abstract: "Prints the JSON Schema (draft 2020-12) of documents.",
    discussion: """
      Examples:
        menumock schema
        menumock schema --manifest
      """)

  @Flag(help: "Print that of manifests.")
  var manifest = false

  @Flag(help: "Print that of themes.")
  var theme = false

  func validate() throws {
    if manifest, theme { throw ValidationError("--manifest and --theme exclude each other") }
  }

  mutating func run() throws {
    let schema = manifest ? Manifest.schema : theme ? Theme.schema : MockupDocument.schema
    try Console.write(JSONWriter.text(of: schema).utf8)
  }
}
