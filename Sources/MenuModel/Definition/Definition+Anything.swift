extension Definition where Value == JSONNode {
  /// Any value, as it is written.
  package static var anything: Definition {
    Definition(
      kinds: [.null, .bool, .number, .string, .array, .object], expectation: "a value",
      decode: { node, _ in node },
      schema: { _ in SchemaNode([]) })
  }
}
