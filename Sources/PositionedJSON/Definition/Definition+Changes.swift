extension Definition {
  package func map<New>(_ change: @escaping @Sendable (Value) -> New) -> Definition<New> {
    let (decode, expectation) = (decode, expectation)
    return Definition<New>(
      kinds: kinds, expectation: expectation(), keys: keys,
      decode: { node, context in decode(node, &context).map(change) },
      schema: schema, arrange: arrange)
  }

  package func map<New>(_ change: @escaping @Sendable (Value, SourceLocation) -> New) -> Definition<New> {
    let (decode, expectation) = (decode, expectation)
    return Definition<New>(
      kinds: kinds, expectation: expectation(), keys: keys,
      decode: { node, context in
        guard let value = decode(node, &context) else { return nil }
        return change(value, context.location(of: node))
      },
      schema: schema, arrange: arrange)
  }

  /// Maps values to another type, and refuses some.
  ///
  /// - Parameters:
  ///   - expectation: the acceptable values, with an article.
  ///   - keywords: schema keywords that express the same bound as far as JSON Schema can.
  ///   - convert: returns `nil` for an unacceptable value.
  package func converted<New>(
    expectation: String, keywords: @escaping @Sendable () -> [(String, JSONNode)] = { [] },
    _ convert: @escaping @Sendable (Value) -> New?
  ) -> Definition<New> {
    let (decode, schema) = (decode, schema)
    return Definition<New>(
      kinds: kinds, expectation: expectation, keys: keys,
      decode: { node, context in
        guard let value = decode(node, &context) else { return nil }
        if let new = convert(value) { return new }
        context.reportMismatch(of: node, expected: expectation)
        return nil
      },
      schema: { builder in schema(&builder).adding(keywords()) }, arrange: arrange)
  }

  package func showing(_ examples: [JSONNode]) -> Definition { showing { _ in examples } }

  package func offering(_ names: @escaping @Sendable (SchemaNames) -> [String]) -> Definition {
    showing { names($0).map(JSONNode.string) }
  }

  private func showing(_ examples: @escaping @Sendable (SchemaNames) -> [JSONNode]) -> Definition {
    let (schema, expectation) = (schema, expectation)
    return Definition(
      kinds: kinds, expectation: expectation(), keys: keys, decode: decode,
      schema: { builder in schema(&builder).adding([("examples", .array(examples(builder.names)))]) },
      arrange: arrange)
  }

  package var located: Definition<Located<Value>> {
    map { value, location in Located(value, at: location) }
  }

  /// Gives the definition a named entry in the schema's `$defs`.
  package func named(_ name: String, _ description: String) -> Definition {
    let (schema, expectation) = (schema, expectation)
    return Definition(
      kinds: kinds, expectation: expectation(), keys: keys, decode: decode,
      schema: { builder in
        builder.reference(to: name) { builder in
          SchemaNode([("description", .string(description))]).adding(schema(&builder))
        }
      },
      arrange: arrange)
  }
}

extension SchemaNode {
  fileprivate func adding(_ other: SchemaNode) -> SchemaNode {
    var copy = self
    copy.add(other)
    return copy
  }
}
