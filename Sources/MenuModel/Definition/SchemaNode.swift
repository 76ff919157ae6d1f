/// A JSON Schema, or a part of one.
struct SchemaNode: Hashable, Sendable {
  /// The keywords and their values, in the order in which they are written.
  private(set) var json: JSONNode

  init(_ keywords: [(String, JSONNode)]) {
    json = .object(keywords)
  }

  /// The schema of a type that JSON Schema knows by name, and what else is asked of its values.
  static func type(_ name: String, _ keywords: [(String, JSONNode)] = []) -> SchemaNode {
    SchemaNode([("type", .string(name))] + keywords)
  }

  /// Adds a keyword.
  mutating func add(_ keyword: (String, JSONNode)) {
    add(SchemaNode([keyword]))
  }

  /// Adds the keywords of another schema.
  mutating func add(_ other: SchemaNode) {
    json.value = .object((json.members ?? []) + (other.json.members ?? []))
  }

  /// The schema with keywords added.
  func adding(_ keywords: [(String, JSONNode)]) -> SchemaNode {
    var copy = self
    copy.add(SchemaNode(keywords))
    return copy
  }
}

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
