/// A member that an object may or must have.
package struct Field<Owner>: Sendable {
  /// What the member is.
  let shape: FieldShape
  /// Reads the member's value and puts it into the object.
  let decode: @Sendable (JSONNode, inout Owner, inout DecodingContext) -> Void

  private init(
    _ shape: FieldShape, decode: @escaping @Sendable (JSONNode, inout Owner, inout DecodingContext) -> Void
  ) {
    self.shape = shape
    self.decode = decode
  }

  /// A member that an object may have.
  ///
  /// - Parameters:
  ///   - key: the member's name.
  ///   - definition: what its value may look like.
  ///   - defaultValue: what stands in its place where it is missing; is decoded like a value that was written.
  ///   - assumedValue: what is assumed where nobody says anything; only stands in the schema.
  ///   - description: what it means, in one or more sentences, for editors.
  ///   - examples: what may be written, where the definition does not show it.
  ///   - set: puts the value into the object.
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

  /// A member that an object must have.
  package static func required<Value>(
    _ key: String, _ definition: Definition<Value>, _ description: String, examples: [JSONNode] = [],
    set: @escaping @Sendable (inout Owner, Value) -> Void
  ) -> Field {
    let shape = FieldShape(
      key: key, description: description, examples: examples, isRequired: true, defaultValue: nil, assumedValue: nil,
      schema: definition.schema, arrange: definition.arrange)
    return Field(shape, decode: decoder(definition, set))
  }

  /// Members of a part of an object that stand in the object itself.
  ///
  /// - Parameters:
  ///   - fields: the members of the part.
  ///   - change: does something to the part of an object.
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

/// What a member of an object is, as far as it does not matter what kind of object it is.
struct FieldShape: Sendable {
  /// The member's name.
  let key: String
  /// What the member means, for editors.
  let description: String
  /// What may be written, for editors.
  let examples: [JSONNode]
  /// Whether the object is incomplete without it.
  let isRequired: Bool
  /// What stands in its place where it is missing; is decoded like a value that was written.
  let defaultValue: JSONNode?
  /// What is assumed where nobody says anything; unlike a default it is not put into the object.
  let assumedValue: JSONNode?
  /// Describes the acceptable values.
  let schema: @Sendable (inout SchemaBuilder) -> SchemaNode
  /// Puts the members of objects into the order of their fields.
  let arrange: @Sendable (JSONNode) -> JSONNode

  /// The schema of the member with its description and default.
  func property(_ builder: inout SchemaBuilder) -> JSONNode {
    var property = SchemaNode([("description", .string(description))])
    property.add(schema(&builder))
    if let value = defaultValue ?? assumedValue { property.add(("default", value)) }
    if !examples.isEmpty { property.add(("examples", .array(examples))) }
    return property.json
  }
}

/// Finds the field of a key without comparing it with all of them.
struct FieldTable: Sendable {
  /// The keys, in the order of the fields.
  let keys: [String]
  /// The places of fields, at their keys' codes or, where that is taken, after them; -1 where there is none.
  private let slots: [Int8]

  /// The most fields that an object has: one bit of an `UInt64` each.
  static let limit = 64

  init(keys: [String]) {
    precondition(keys.count <= Self.limit, "an object has at most \(Self.limit) fields")
    self.keys = keys
    // At least half of the slots stay empty, so that a search soon comes to its end.
    var size = 8
    while size < 2 * keys.count { size *= 2 }
    var slots = [Int8](repeating: -1, count: size)
    for (index, key) in keys.enumerated() {
      var slot = Int(JSONKey.code(of: key.utf8)) & (size - 1)
      while slots[slot] >= 0 { slot = (slot + 1) & (size - 1) }
      slots[slot] = Int8(index)
    }
    self.slots = slots
  }

  /// The place of a key's field; `nil` for an unknown key.
  @inline(__always)
  func index(of key: JSONKey) -> Int? {
    let mask = slots.count - 1
    var slot = Int(key.code) & mask
    while slots[slot] >= 0 {
      let index = Int(slots[slot])
      if keys[index] == key.text { return index }
      slot = (slot + 1) & mask
    }
    return nil
  }
}
