extension Definition {
  /// The same form, read as something else.
  package func map<New>(_ change: @escaping @Sendable (Value) -> New) -> Definition<New> {
    let (decode, expectation) = (decode, expectation)
    return Definition<New>(
      kinds: kinds, expectation: expectation(), keys: keys,
      decode: { node, context in decode(node, &context).map(change) },
      schema: schema, arrange: arrange)
  }

  /// The same form, read as something else that knows where it was written.
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

  /// The same form, of which not every value is acceptable.
  ///
  /// - Parameters:
  ///   - expectation: what is acceptable, with an article.
  ///   - keywords: the same for the schema, as far as it can be said there.
  ///   - convert: the value that stands for the one read; `nil` where that is not acceptable.
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

  /// The same form, of which the schema shows examples.
  package func showing(_ examples: [JSONNode]) -> Definition { showing { _ in examples } }

  /// The same form, whose values are names that editors offer.
  ///
  /// - Parameter names: those that may stand here, of the names that the schema is made with.
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

  /// The same form, whose values keep where they were written.
  package var located: Definition<Located<Value>> {
    map { value, location in Located(value, at: location) }
  }

  /// The same form, with a definition of its own in the schema.
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
  /// The schema with the keywords of another one added.
  fileprivate func adding(_ other: SchemaNode) -> SchemaNode {
    var copy = self
    copy.add(other)
    return copy
  }
}
