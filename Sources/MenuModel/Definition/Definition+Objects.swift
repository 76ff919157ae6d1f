extension Definition {
  /// An object whose names are known; all others are errors.
  ///
  /// - Parameters:
  ///   - name: the name of its definition in the schema; `nil` to write the schema where it is used.
  ///   - empty: the object before anything is read into it; gets the defaults of the fields.
  ///   - fields: the members, in the order in which they are written by the formatter.
  ///   - rules: what is asked of the members together.
  ///   - description: what the object is, for editors.
  static func object(
    _ name: String?, _ empty: Value, _ fields: [Field<Value>], rules: [ObjectRule] = [], description: String? = nil
  ) -> Definition {
    let form = ObjectForm(empty: empty, fields: fields, rules: rules)
    return Definition(
      kinds: .object, expectation: "an object", keys: fields.map(\.key),
      decode: { node, context in form.decode(node, &context) },
      schema: { builder in
        guard let name else { return form.schema(description: description, &builder) }
        return builder.reference(to: name) { form.schema(description: description, &$0) }
      },
      arrange: { form.arrange($0) })
  }
}

/// The fields of an object, ready to be decoded.
private struct ObjectForm<Owner: Sendable>: Sendable {
  private let initial: Owner
  private let fields: [Field<Owner>]
  private let table: FieldTable
  private let required: UInt64
  private let rules: [ObjectRule]

  init(empty: Owner, fields: [Field<Owner>], rules: [ObjectRule]) {
    self.fields = fields
    self.rules = rules
    table = FieldTable(keys: fields.map(\.key))
    var required: UInt64 = 0
    for (index, field) in fields.enumerated() where field.isRequired { required |= 1 << UInt64(index) }
    self.required = required
    var initial = empty
    var context = DecodingContext(diagnostics: Diagnostics(file: ""))
    for field in fields {
      if let value = field.defaultValue { field.decode(value, &initial, &context) }
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
      guard let place = table.index(of: key) else {
        // A required member whose name is only misspelt is not reported as missing as well.
        if let meant = reportUnknown(key, owners: owners, &context) { seen |= 1 << UInt64(meant) }
        continue
      }
      seen |= 1 << UInt64(place)
      context.descend(.key(key.text)) { fields[place].decode(members[index].value, &owner, &$0) }
    }
    if required & ~seen != 0 { reportMissing(required & ~seen, at: node.position, &context) }
    for rule in rules { rule.check(node, &context) }
    return owner
  }

  /// Reports a key that no field has, and gives the place of the field that may have been meant.
  private func reportUnknown(
    _ key: JSONKey, owners: (@Sendable (String) -> [String])?, _ context: inout DecodingContext
  ) -> Int? {
    guard !context.isFull else { return nil }
    let message = "unknown key \(Quotation.of(key.text))"
    if let owners = owners?(key.text), !owners.isEmpty {
      context.report(at: key.position, "\(message), which only the type \(Quotation.list(owners)) has")
      return nil
    }
    let suggestion = NearestName.find(key.text, among: table.keys)
    context.report(at: key.position, message, suggestion: suggestion)
    return suggestion.flatMap(table.keys.firstIndex(of:))
  }

  private func reportMissing(_ missing: UInt64, at position: SourcePosition, _ context: inout DecodingContext) {
    for index in fields.indices where missing & 1 << UInt64(index) != 0 {
      context.report(at: position, "\(Quotation.of(fields[index].key)) is missing")
    }
  }

  func schema(description: String?, _ builder: inout SchemaBuilder) -> SchemaNode {
    var schema = SchemaNode.type("object")
    if let description { schema.add(("description", .string(description))) }
    var properties: [(String, JSONNode)] = []
    for field in fields { properties.append((field.key, field.property(&builder))) }
    schema.add(("properties", .object(properties)))
    let names = fields.filter(\.isRequired).map { JSONNode.string($0.key) }
    if !names.isEmpty { schema.add(("required", .array(names))) }
    schema.add(("additionalProperties", false))
    if !rules.isEmpty { schema.add(("allOf", .array(rules.map(\.schema)))) }
    return schema
  }

  func arrange(_ node: JSONNode) -> JSONNode {
    guard case .object(let members) = node.value else { return node }
    // Unknown members, of which a valid document has none, come last in their own order.
    let order = members.indices.sorted {
      (table.index(of: members[$0].key) ?? FieldTable.limit, $0)
        < (table.index(of: members[$1].key) ?? FieldTable.limit, $1)
    }
    let arranged = order.map { index in
      let member = members[index]
      guard let place = table.index(of: member.key) else { return member }
      return JSONMember(key: member.key, value: fields[place].arrange(member.value))
    }
    return JSONNode(.object(arranged), position: node.position, endOffset: node.endOffset)
  }
}
