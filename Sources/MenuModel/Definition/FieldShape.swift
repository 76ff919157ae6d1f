/// What a member of an object is, as far as it does not matter what kind of object it is.
struct FieldShape: Sendable {
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
  /// Describes the acceptable values.
  let schema: @Sendable (inout SchemaBuilder) -> SchemaNode
  /// Puts the members of objects into the order of their fields.
  let arrange: @Sendable (JSONNode) -> JSONNode

  /// The schema of the member with its description and default.
  func property(_ builder: inout SchemaBuilder) -> JSONNode {
    var property = SchemaNode([("description", .string(description))])
    property.add(schema(&builder))
    if let value = defaultValue ?? assumedValue { property.add(("default", value)) }
    return property.json
  }
}
