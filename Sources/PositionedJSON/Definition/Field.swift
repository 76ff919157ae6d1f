package struct Field<Owner>: Sendable {
  let shape: FieldShape
  let decode: @Sendable (JSONNode, inout Owner, inout DecodingContext) -> Void

  /// The key of the member.
  package var key: String { shape.key }

  private init(
    _ shape: FieldShape, decode: @escaping @Sendable (JSONNode, inout Owner, inout DecodingContext) -> Void
  ) {
    self.shape = shape
    self.decode = decode
  }

  /// An optional member.
  ///
  /// - Parameters:
  ///   - defaultValue: decoded like a written value when the member is missing.
  ///   - assumedValue: the effective default, shown in the schema only.
  ///   - description: one or more sentences for editors.
  ///   - examples: values that the definition does not show by itself.
  package init<Value>(
    _ key: String, _ definition: Definition<Value>, default defaultValue: JSONNode? = nil,
    assumed assumedValue: JSONNode? = nil, _ description: String, examples: [JSONNode] = [],
    set: @escaping @Sendable (inout Owner, Value) -> Void
  ) {
    let shape = FieldShape(
      key: key, description: description, examples: examples, isRequired: false, defaultValue: defaultValue,
      assumedValue: assumedValue, schema: definition.schema, arrange: definition.arrange)
    self.init(shape, decode: Self.decoder(definition, set))
  }

  package static func required<Value>(
    _ key: String, _ definition: Definition<Value>, _ description: String, examples: [JSONNode] = [],
    set: @escaping @Sendable (inout Owner, Value) -> Void
  ) -> Field {
    let shape = FieldShape(
      key: key, description: description, examples: examples, isRequired: true, defaultValue: nil, assumedValue: nil,
      schema: definition.schema, arrange: definition.arrange)
    return Field(shape, decode: decoder(definition, set))
  }

  /// Members that belong to a part of the object's value but are written in the object itself.
  ///
  /// - Parameter change: applies a change to that part.
  package static func members<Part>(
    of fields: [Field<Part>], _ change: @escaping @Sendable (inout Owner, (inout Part) -> Void) -> Void
  ) -> [Field] {
    fields.map { field in
      let decode = field.decode
      return Field(field.shape) { node, owner, context in change(&owner) { decode(node, &$0, &context) } }
    }
  }

  private static func decoder<Value>(
    _ definition: Definition<Value>, _ set: @escaping @Sendable (inout Owner, Value) -> Void
  ) -> @Sendable (JSONNode, inout Owner, inout DecodingContext) -> Void {
    let decode = definition.decode
    return { node, owner, context in
      if let value = decode(node, &context) { set(&owner, value) }
    }
  }
}

/// The parts of a field that do not depend on the owner's type.
struct FieldShape: Sendable {
  let key: String
  let description: String
  let examples: [JSONNode]
  let isRequired: Bool
  /// Decoded like a written value when the member is missing.
  let defaultValue: JSONNode?
  /// Shown in the schema only; never decoded.
  let assumedValue: JSONNode?
  let schema: @Sendable (inout SchemaBuilder) -> SchemaNode
  let arrange: @Sendable (JSONNode) -> JSONNode

  func property(_ builder: inout SchemaBuilder) -> JSONNode {
    var property = SchemaNode([("description", .string(description))])
    property.add(schema(&builder))
    if let value = defaultValue ?? assumedValue { property.add(("default", value)) }
    if !examples.isEmpty { property.add(("examples", .array(examples))) }
    return property.json
  }
}

/// An open-addressing hash table of fields by key.
struct FieldTable: Sendable {
  let keys: [String]
  /// Indices of fields at the slots of their keys' codes, or after them on collision; -1 marks an empty slot.
  private let slots: [Int8]

  /// One bit of a `UInt64` per field.
  static let limit = 64

  init(keys: [String]) {
    precondition(keys.count <= Self.limit, "an object has at most \(Self.limit) fields")
    self.keys = keys
    // At least half of the slots stay empty, which keeps probes short.
    var size = 8
    while size < 2 * keys.count { size *= 2 }
    var slots = [Int8](repeating: -1, count: size)
    for (index, key) in keys.enumerated() {
      var slot = Int(truncatingIfNeeded: JSONKey.code(of: key.utf8)) & (size - 1)
      while slots[slot] >= 0 { slot = (slot + 1) & (size - 1) }
      slots[slot] = Int8(index)
    }
    self.slots = slots
  }

  @inline(__always)
  func index(of key: JSONKey) -> Int? {
    let mask = slots.count - 1
    var slot = Int(truncatingIfNeeded: key.code) & mask
    while slots[slot] >= 0 {
      let index = Int(slots[slot])
      if keys[index] == key.text { return index }
      slot = (slot + 1) & mask
    }
    return nil
  }
}
