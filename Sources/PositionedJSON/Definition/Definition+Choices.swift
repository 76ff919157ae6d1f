extension Definition where Value: CaseIterable & RawRepresentable, Value.RawValue == String {
  package static func oneOf(_ type: Value.Type) -> Definition {
    oneOf(names: { Value.allCases.map { $0.rawValue } }, value: { Value(rawValue: $0) })
  }
}

extension Definition {
  /// One of a list of names.
  ///
  /// - Parameters:
  ///   - names: evaluated only for messages and the schema.
  ///   - explanations: meanings in the order of `names`, or empty.
  ///   - value: returns `nil` for an unknown name.
  package static func oneOf(
    names: @escaping @Sendable () -> [String], explanations: @escaping @Sendable () -> [String] = { [] },
    value: @escaping @Sendable (String) -> Value?
  ) -> Definition {
    Definition(
      kinds: .string, expectation: "one of \(Quotation.list(names()))",
      decode: { node, context in
        guard case .string(let text) = node.value else {
          context.reportMismatch(of: node, expected: "one of \(Quotation.list(names()))")
          return nil
        }
        if let value = value(text) { return value }
        context.reportUnknown(text, at: node.position, known: names())
        return nil
      },
      schema: { _ in
        var schema = SchemaNode([("enum", .array(names().map(JSONNode.string)))])
        schema.explain(explanations())
        return schema
      })
  }

  package static func constant(_ constant: JSONNode, as value: Value) -> Definition {
    Definition(
      kinds: constant.kind, expectation: JSONWriter.text(of: constant, form: .compact),
      decode: { node, context in
        if node.isEquivalent(to: constant) { return value }
        context.reportMismatch(of: node, expected: JSONWriter.text(of: constant, form: .compact))
        return nil
      },
      schema: { _ in SchemaNode([("const", constant)]) })
  }

  /// One of several forms; no two may share a kind of JSON value.
  package static func either(_ forms: Definition...) -> Definition {
    Definition(
      kinds: forms.reduce(into: []) { $0.formUnion($1.kinds) },
      expectation: forms.map { $0.expectation() }.joined(separator: " or "),
      decode: { node, context in
        let kind = node.kind
        for form in forms where form.kinds.contains(kind) { return form.decode(node, &context) }
        context.reportMismatch(of: node, expected: forms.map { $0.expectation() }.joined(separator: " or "))
        return nil
      },
      schema: { builder in
        let schemas = forms.map { $0.schema(&builder) }
        if let index = forms.firstIndex(where: { $0.kinds == .object }),
          let choice = SchemaNode.choice(
            ofObject: schemas[index], or: schemas.indices.filter { $0 != index }.map { schemas[$0] })
        {
          return choice
        }
        // Nested alternatives are flattened into one list.
        return SchemaNode([("anyOf", .array(schemas.flatMap { $0.json["anyOf"]?.elements ?? [$0.json] }))])
      },
      arrange: { node in
        forms.first { $0.kinds.contains(node.kind) }?.arrange(node) ?? node
      })
  }

  /// A definition built on first use: one that contains itself, or that few documents need.
  package static func deferred(
    kinds: JSONKinds = .object, expectation: String = "an object",
    _ definition: @escaping @autoclosure @Sendable () -> Definition
  ) -> Definition {
    Definition(
      kinds: kinds, expectation: expectation,
      decode: { node, context in definition().decode(node, &context) },
      schema: { builder in definition().schema(&builder) },
      arrange: { node in definition().arrange(node) })
  }
}
