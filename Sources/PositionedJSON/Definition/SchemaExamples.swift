package struct SchemaExamples {
  private let definitions: [String: JSONNode]
  /// The first value found for each definition of `$defs`.
  private var known: [String: JSONNode] = [:]

  package static func adding(to schema: JSONNode, from value: JSONNode) -> JSONNode {
    var examples = SchemaExamples(schema)
    examples.collect(schema, value)
    return examples.annotated(schema, value)
  }

  private init(_ schema: JSONNode) {
    definitions = (schema["$defs"]?.members ?? []).reduce(into: [:]) { $0[$1.key.text] = $1.value }
  }

  private mutating func collect(_ schema: JSONNode, _ value: JSONNode) {
    if let name = Self.name(of: schema) {
      guard known[name] == nil, let definition = definitions[name] else { return }
      known[name] = value
      return collect(definition, value)
    }
    for keyword in ["then", "else"] { if let branch = schema[keyword] { collect(branch, value) } }
    for branch in schema["anyOf"]?.elements ?? [] { collect(branch, value) }
    for member in value.members ?? [] {
      if let part = schema["properties"]?[member.key.text] ?? schema["additionalProperties"] {
        collect(part, member.value)
      }
    }
    if let items = schema["items"] { for element in value.elements ?? [] { collect(items, element) } }
  }

  private func annotated(_ schema: JSONNode, _ value: JSONNode?) -> JSONNode {
    guard let members = schema.members else { return schema }
    return .object(
      members.map { member in
        let key = member.key.text
        switch key {
        case "properties":
          return (
            key,
            .object(
              (member.value.members ?? []).map { property in
                let name = property.key.text
                let found = value?[name]
                return (name, Self.adding(found, to: annotated(property.value, found)))
              })
          )
        case "$defs":
          return (
            key,
            .object(
              (member.value.members ?? []).map { definition in
                (definition.key.text, annotated(definition.value, known[definition.key.text]))
              })
          )
        case "then", "else": return (key, annotated(member.value, value))
        default: return (key, member.value)
        }
      })
  }

  /// Adds an example to the schema of a key, unless the schema already shows values or the example is too long.
  private static func adding(_ example: JSONNode?, to schema: JSONNode) -> JSONNode {
    let isShown = ["examples", "enum", "const", "default"].contains { schema[$0] != nil }
    guard let example, !isShown, schema["type"]?.text != "boolean",
      JSONWriter.text(of: example, form: .compact).utf8.count <= longest
    else { return schema }
    return .object((schema.members ?? []).map { ($0.key.text, $0.value) } + [("examples", .array([example]))])
  }

  private static let longest = 80

  private static func name(of schema: JSONNode) -> String? {
    let prefix = "#/$defs/"
    guard let reference = schema["$ref"]?.text, reference.hasPrefix(prefix) else { return nil }
    return String(reference.dropFirst(prefix.count))
  }
}
