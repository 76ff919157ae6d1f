extension Definition {
  /// An object with known keys, without a separate schema.
  package static func object(_ empty: Value, _ fields: [Field<Value>]) -> Definition {
    object(nil, empty, fields)
  }

  /// An object with known keys; any other key is an error.
  ///
  /// - Parameters:
  ///   - name: the name of the definition in the schema; `nil` writes the schema inline.
  ///   - empty: the initial value, before the defaults of the fields apply.
  ///   - fields: the members, in the order in which the formatter writes them.
  ///   - rules: constraints among members.
  ///   - description: what the object is, for editors.
  package static func object(
    _ name: String?, _ empty: Value, _ fields: [Field<Value>], rules: [ObjectRule] = [], description: String? = nil
  ) -> Definition {
    let form = ObjectForm(empty: empty, fields: fields, rules: rules)
    let shape = form.shape
    return Definition(
      kinds: .object, expectation: "an object", keys: shape.keys,
      decode: { node, context in form.decode(node, &context) },
      schema: { builder in
        guard let name else { return shape.schema(description: description, &builder) }
        return builder.reference(to: name) { shape.schema(description: description, &$0) }
      },
      arrange: { shape.arrange($0) })
  }
}

private struct ObjectForm<Owner: Sendable>: Sendable {
  let shape: ObjectShape
  private let initial: Owner
  private let decoders: [@Sendable (JSONNode, inout Owner, inout DecodingContext) -> Void]

  init(empty: Owner, fields: [Field<Owner>], rules: [ObjectRule]) {
    decoders = fields.map { $0.decode }
    shape = ObjectShape(fields: fields.map { $0.shape }, rules: rules)
    var initial = empty
    var context = DecodingContext(diagnostics: Diagnostics(file: ""))
    for field in fields {
      if let value = field.shape.defaultValue { field.decode(value, &initial, &context) }
    }
    assert(context.problemCount == 0, "a default is not acceptable: \(context.diagnostics.inOrder)")
    self.initial = initial
  }

  func decode(_ node: JSONNode, _ context: inout DecodingContext) -> Owner? {
    let owners = context.takeOwners()
    guard case .object(let members) = node.value else {
      context.reportMismatch(of: node, expected: "an object")
      return nil
    }
    var owner = initial
    var seen: UInt64 = 0
    for index in members.indices {
      let key = members[index].key
      guard let fieldIndex = shape.index(of: key) else {
        // A misspelled required member is not also reported as missing.
        if let meant = shape.reportUnknown(key, owners: owners, &context) { seen |= 1 << UInt64(meant) }
        continue
      }
      seen |= 1 << UInt64(fieldIndex)
      context.enter(.key(key.text))
      decoders[fieldIndex](members[index].value, &owner, &context)
      context.leave()
    }
    shape.checkObject(node, seen: seen, &context)
    return owner
  }
}
