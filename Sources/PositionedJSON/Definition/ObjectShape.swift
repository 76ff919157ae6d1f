/// The parts of an object's definition that do not depend on its type.
struct ObjectShape: Sendable {
  private let fields: [FieldShape]
  private let table: FieldTable
  /// One bit per required member.
  let required: UInt64
  private let rules: [ObjectRule]
  /// Members that are required unless another one is present, and the bits of both.
  private let alternatives: [(key: String, bits: UInt64)]
  private static let linearSearchLimit = 8

  init(fields: [FieldShape], rules: [ObjectRule]) {
    self.fields = fields
    self.rules = rules
    table = FieldTable(keys: fields.map { $0.key })
    var required: UInt64 = 0
    for (index, field) in fields.enumerated() where field.isRequired { required |= 1 << UInt64(index) }
    self.required = required
    alternatives = rules.compactMap { rule in
      guard case .needsUnless(let key, let other) = rule else { return nil }
      var bits: UInt64 = 0
      for (index, field) in fields.enumerated() where field.key == key || field.key == other {
        bits |= 1 << UInt64(index)
      }
      return (key, bits)
    }
  }

  var keys: [String] { table.keys }

  @inline(__always)
  func index(of key: JSONKey) -> Int? { table.index(of: key) }

  /// Reports an unknown key, and returns the index of the member that it may be a misspelling of.
  func reportUnknown(
    _ key: JSONKey, owners: (@Sendable (String) -> [String])?, _ context: inout DecodingContext
  ) -> Int? {
    guard !context.isFull else { return nil }
    let message = "unknown key \(Quotation.of(key.text))"
    if let owners = owners?(key.text), !owners.isEmpty {
      context.report(at: key.position, message, help: "the key belongs to \(Self.types(owners))")
      return nil
    }
    if let element = context.synonyms.element(for: key.text), table.keys.contains(element.list) || owners != nil {
      context.report(at: key.position, message, help: element.explanation, suggestion: element.text)
      return nil
    }
    let guesses = context.synonyms.keys(for: key.text)
    let guess = guesses.first(where: table.keys.contains)
    if guess == nil, let foreign = guesses.first(where: { owners?($0).isEmpty == false }) {
      let types = Self.types(owners?(foreign) ?? [])
      context.report(
        at: key.position, message, help: "\(Quotation.of(foreign)) is a key of \(types)", suggestion: foreign)
      return nil
    }
    let suggestion = guess ?? NearestName.find(key.text, among: table.keys)
    let isShort = suggestion == nil && table.keys.count <= Self.linearSearchLimit
    context.report(
      at: key.position, message, help: isShort ? "expected one of \(Quotation.list(table.keys))" : nil,
      suggestion: suggestion)
    return suggestion.flatMap(table.keys.firstIndex(of:))
  }

  private static func types(_ names: [String]) -> String {
    "the \(names.count == 1 ? "type" : "types") \(Quotation.list(names))"
  }

  /// Reports missing members and broken rules.
  ///
  /// - Parameter seen: one bit per member that is present.
  func checkObject(_ node: JSONNode, seen: UInt64, _ context: inout DecodingContext) {
    let missing = required & ~seen
    if missing != 0 {
      for index in fields.indices where missing & 1 << UInt64(index) != 0 {
        context.report(at: node.position, "\(Quotation.of(fields[index].key)) is missing")
      }
    }
    for alternative in alternatives where seen & alternative.bits == 0 {
      context.report(at: node.position, "\(Quotation.of(alternative.key)) is missing")
    }
    for rule in rules { rule.check(node, &context) }
  }

  func schema(description: String?, _ builder: inout SchemaBuilder) -> SchemaNode {
    var schema = SchemaNode.type("object")
    if let description { schema.add(("description", .string(description))) }
    var properties: [(String, JSONNode)] = []
    for field in fields { properties.append((field.key, field.property(&builder))) }
    schema.add(("properties", .object(properties)))
    let names = fields.filter { $0.isRequired }.map { JSONNode.string($0.key) }
    if !names.isEmpty { schema.add(("required", .array(names))) }
    schema.add(("additionalProperties", false))
    if !rules.isEmpty { schema.add(("allOf", .array(rules.map { $0.schema }))) }
    return schema
  }

  func arrange(_ node: JSONNode) -> JSONNode {
    guard case .object(let members) = node.value else { return node }
    // Unknown members, which no valid document has, come last in their original order.
    let order = members.indices.sorted {
      (table.index(of: members[$0].key) ?? FieldTable.limit, $0)
        < (table.index(of: members[$1].key) ?? FieldTable.limit, $1)
    }
    let arranged = order.map { index in
      let member = members[index]
      guard let fieldIndex = table.index(of: member.key) else { return member }
      return JSONMember(key: member.key, value: fields[fieldIndex].arrange(member.value))
    }
    return JSONNode(.object(arranged), position: node.position, endOffset: node.endOffset)
  }
}
