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
  ///   - set: puts the value into the object.
  package init<Value>(
    _ key: String, _ definition: Definition<Value>, default defaultValue: JSONNode? = nil,
    assumed assumedValue: JSONNode? = nil, _ description: String,
    set: @escaping @Sendable (inout Owner, Value) -> Void
  ) {
    let shape = FieldShape(
      key: key, description: description, isRequired: false, defaultValue: defaultValue, assumedValue: assumedValue,
      schema: definition.schema, arrange: definition.arrange)
    self.init(shape, decode: Self.decoder(definition, set))
  }

  /// A member that an object must have.
  static func required<Value>(
    _ key: String, _ definition: Definition<Value>, _ description: String,
    set: @escaping @Sendable (inout Owner, Value) -> Void
  ) -> Field {
    let shape = FieldShape(
      key: key, description: description, isRequired: true, defaultValue: nil, assumedValue: nil,
      schema: definition.schema, arrange: definition.arrange)
    return Field(shape, decode: decoder(definition, set))
  }

  /// Members of a part of an object that stand in the object itself.
  ///
  /// - Parameters:
  ///   - fields: the members of the part.
  ///   - change: does something to the part of an object.
  static func members<Part>(
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
