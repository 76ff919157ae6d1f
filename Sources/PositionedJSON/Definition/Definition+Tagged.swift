extension Definition {
  /// One of the forms that an object can have, chosen by the text of one of its members.
  package struct TaggedForm: Sendable {
    /// The text that chooses the form.
    let tag: String
    /// The form; the member that chooses must be among its fields.
    let definition: @Sendable () -> Definition

    package init(tag: String, definition: @escaping @Sendable () -> Definition) {
      self.tag = tag
      self.definition = definition
    }
  }

  /// An object whose form is chosen by the text of one of its members.
  ///
  /// - Parameters:
  ///   - key: the member that chooses.
  ///   - description: what it means, for editors.
  ///   - forms: the forms; the first one is taken where the member is missing.
  package static func tagged(by key: String, _ description: String, _ forms: [TaggedForm]) -> Definition {
    let tags = forms.map(\.tag)
    let code = JSONKey.code(of: key.utf8)
    let owners: @Sendable (String) -> [String] = { name in
      forms.filter { $0.definition().keys.contains(name) }.map(\.tag)
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
        var place = 0
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
          place = known
        }
        context.offerOwners(owners)
        return forms[place].definition().decode(node, &context)
      },
      schema: { builder in
        var branches: [JSONNode] = []
        var explanations: [String] = []
        for (index, form) in forms.enumerated() {
          let schema = form.definition().schema(&builder)
          explanations.append(builder.description(of: schema) ?? "")
          branches.append(branch(key, form.tag, schema, isDefault: index == 0))
        }
        // A branch for each tag, and not a choice among all of them: a mistake is then told of the one that is meant.
        var tag = SchemaNode([("description", .string(description)), ("enum", .array(tags.map(JSONNode.string)))])
        tag.explain(explanations)
        if let first = tags.first { tag.add(("default", .string(first))) }
        return .type("object", [("properties", .object([(key, tag.json)])), ("allOf", .array(branches))])
      },
      arrange: { node in form(of: node)?.definition().arrange(node) ?? node })
  }

  /// What is asked of an object with a tag, as a schema; of the default one also without it.
  private static func branch(_ key: String, _ tag: String, _ schema: SchemaNode, isDefault: Bool) -> JSONNode {
    let isTagged: (String, JSONNode) = ("properties", .object([(key, .object([("const", .string(tag))]))]))
    var condition: [(String, JSONNode)] = [("type", "object"), isTagged]
    // A member that is missing fulfils what is asked of its value.
    if !isDefault { condition.append(("required", .array([.string(key)]))) }
    return .object([("if", .object(condition)), ("then", schema.json)])
  }
}
