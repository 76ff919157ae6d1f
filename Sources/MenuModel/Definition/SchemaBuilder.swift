/// Collects the schemas that have a name while a schema is built, so that each is written once.
package struct SchemaBuilder: Sendable {
  /// The schemas that have a name, in the order in which they are first named.
  private(set) var definitions: [(name: String, schema: SchemaNode)] = []

  /// A reference to the schema of that name, which is made when it is named for the first time.
  mutating func reference(to name: String, make: (inout SchemaBuilder) -> SchemaNode) -> SchemaNode {
    if !definitions.contains(where: { $0.name == name }) {
      // Its place is taken before it is made: it may contain itself.
      let place = definitions.count
      definitions.append((name, SchemaNode([])))
      definitions[place].schema = make(&self)
    }
    return SchemaNode([("$ref", .string("#/$defs/" + name))])
  }
}
