/// A member that an object may or must have.
package struct Field<Owner>: Sendable {
  /// The member's name.
  let key: String
  /// What the member means, for editors.
  let description: String
  /// Whether the object is incomplete without it.
  let isRequired: Bool
  /// What stands in its place where it is missing; is decoded like a value that was written.
  let defaultValue: JSONNode?
  /// What is assumed where nobody says anything; unlike a default it is not put into the object.
  let assumedValue: JSONNode?
  /// Reads the member's value and puts it into the object.
  let decode: @Sendable (JSONNode, inout Owner, inout DecodingContext) -> Void
  /// Describes the acceptable values.
  let schema: @Sendable (inout SchemaBuilder) -> SchemaNode
  /// Puts the members of objects into the order of their fields.
  let arrange: @Sendable (JSONNode) -> JSONNode

  /// A member that an object may have.
  ///
  /// - Parameters:
  ///   - key: the member's name.
  ///   - definition: what its value may look like.
  ///   - defaultValue: what stands in its place where it is missing; is decoded like a value that was written.
  ///   - assumedValue: what is assumed where nobody says anything; only stands in the schema.
  ///   - description: what it means, in one or more sentences, for editors.
  ///   - set: puts the value into the object.
  init<Value>(
    _ key: String, _ definition: Definition<Value>, default defaultValue: JSONNode? = nil,
    assumed assumedValue: JSONNode? = nil, _ description: String,
    set: @escaping @Sendable (inout Owner, Value) -> Void
  ) {
    self.init(
      key, definition, isRequired: false, default: defaultValue, assumed: assumedValue, description, set: set)
  }

  /// A member that an object must have.
  static func required<Value>(
    _ key: String, _ definition: Definition<Value>, _ description: String,
    set: @escaping @Sendable (inout Owner, Value) -> Void
  ) -> Field {
    Field(key, definition, isRequired: true, default: nil, assumed: nil, description, set: set)
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
      return Field(
        like: field,
        decode: { node, owner, context in change(&owner) { decode(node, &$0, &context) } })
    }
  }

  private init<Part>(
    like field: Field<Part>, decode: @escaping @Sendable (JSONNode, inout Owner, inout DecodingContext) -> Void
  ) {
    key = field.key
    description = field.description
    isRequired = field.isRequired
    defaultValue = field.defaultValue
    assumedValue = field.assumedValue
    schema = field.schema
    arrange = field.arrange
    self.decode = decode
  }

  private init<Value>(
    _ key: String, _ definition: Definition<Value>, isRequired: Bool, default defaultValue: JSONNode?,
    assumed assumedValue: JSONNode?, _ description: String, set: @escaping @Sendable (inout Owner, Value) -> Void
  ) {
    self.key = key
    self.description = description
    self.isRequired = isRequired
    self.defaultValue = defaultValue
    self.assumedValue = assumedValue
    let decode = definition.decode
    self.decode = { node, owner, context in
      if let value = decode(node, &context) { set(&owner, value) }
    }
    schema = definition.schema
    arrange = definition.arrange
  }

  /// The schema of the member with its description and default.
  func property(_ builder: inout SchemaBuilder) -> JSONNode {
    var property = SchemaNode([("description", .string(description))])
    property.add(schema(&builder))
    if let value = defaultValue ?? assumedValue { property.add(("default", value)) }
    return property.json
  }
}
