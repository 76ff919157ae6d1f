extension Definition {
  package struct TaggedForm: Sendable {
    let tag: String
    /// The fields must include the member that selects the form.
    let definition: @Sendable () -> Definition

    package init(tag: String, definition: @escaping @Sendable () -> Definition) {
      self.tag = tag
      self.definition = definition
    }
  }

  /// An object whose form depends on the text of one of its members.
  ///
  /// - Parameters:
  ///   - key: the member that selects the form.
  ///   - description: the meaning of that member, for editors.
  ///   - forms: the first one is the default when the member is missing.
  package static func tagged(by key: String, _ description: String, _ forms: [TaggedForm]) -> Definition {
    let tags = forms.map { $0.tag }
    let code = JSONKey.code(of: key.utf8)
    let owners: @Sendable (String) -> [String] = { name in
      forms.filter { $0.definition().keys.contains(name) }.map { $0.tag }
    }
    @Sendable func form(of node: JSONNode) -> TaggedForm? {
      guard let tag = node[key]?.text else { return forms.first }
      return forms.first { $0.tag == tag }
    }
    return Definition(
      kinds: .object, expectation: "an object",
      decode: { node, context in
        guard case .object(let members) = node.value else {
          context.reportMismatch(of: node, expected: "an object")
          return nil
        }
        var formIndex = 0
        for index in members.indices where members[index].key.code == code && members[index].key.text == key {
          let value = members[index].value
          guard case .string(let tag) = value.value else {
            let expected = "one of \(Quotation.list(tags))"
            context.descend(.key(key)) { $0.reportMismatch(of: value, expected: expected) }
            return nil
          }
          guard let known = tags.firstIndex(of: tag) else {
            context.descend(.key(key)) { $0.reportUnknown(tag, at: value.position, known: tags) }
            return nil
          }
          formIndex = known
        }
        context.suggestOwners(owners)
        return forms[formIndex].definition().decode(node, &context)
      },
      schema: { builder in
        var branches: [JSONNode] = []
        var explanations: [String] = []
        for (index, form) in forms.enumerated() {
          let schema = form.definition().schema(&builder)
          explanations.append(builder.description(of: schema) ?? "")
          branches.append(branch(key, form.tag, schema, isDefault: index == 0))
        }
        // One branch per tag instead of a choice among all: validators then report an error only for the selected form.
        var tag = SchemaNode([("description", .string(description)), ("enum", .array(tags.map(JSONNode.string)))])
        tag.explain(explanations)
        if let first = tags.first { tag.add(("default", .string(first))) }
        return .type("object", [("properties", .object([(key, tag.json)])), ("allOf", .array(branches))])
      },
      arrange: { node in form(of: node)?.definition().arrange(node) ?? node })
  }

  /// Returns the conditional schema of one tag; the default tag also matches an object without the member.
  private static func branch(_ key: String, _ tag: String, _ schema: SchemaNode, isDefault: Bool) -> JSONNode {
    let isTagged: (String, JSONNode) = ("properties", .object([(key, .object([("const", .string(tag))]))]))
    var condition: [(String, JSONNode)] = [("type", "object"), isTagged]
    // In JSON Schema, a missing member satisfies the constraints on its value.
    if !isDefault { condition.append(("required", .array([.string(key)]))) }
    return .object([("if", .object(condition)), ("then", schema.json)])
  }
}
