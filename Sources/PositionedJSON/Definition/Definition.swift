/// The form of a value in a document: decodes it, validates it, and describes it as JSON Schema.
///
/// The decoder and the schema share one definition, so they cannot disagree. Definitions compose:
///
/// ```swift
/// let corner = Definition<Corner>.object(
///   "corner", Corner(),
///   [
///     .required("radius", .number(in: 0...100), "The radius, in points.") { $0.radius = $1 },
///     Field("style", .oneOf(Corner.Style.self), default: "round", "How the corner is cut.") { $0.style = $1 },
///     Field("insets", .fixedList(of: .number, count: 4), "Top, left, bottom, right.") { $0.insets = $1 },
///     Field("heights", .map(keyedBy: TextSize.self, of: .number(above: 0)), "By text size.") { $0.heights = $1 },
///   ])
/// ```
///
/// - Scalars: `.text` (cleaned for display), `.name(…)` (not cleaned, not empty), `.text(matching:…)`, `.flag`,
///   `.number`, `.number(in:)`, `.number(above:)`, `.integer(in:)`.
/// - Choices: `.oneOf(SomeEnum.self)`, `.constant(…)`, `.either(…)` by the kind of JSON value, and `.tagged(…)` by a
///   member.
/// - Containers: `.list(of:)`, `.fixedList(of:count:)`, `.map(of:)` and `.map(keyedBy:of:)` for objects whose keys are
///   data, `.object(…)` for objects with known keys. All keep the order of the file.
/// - Changes: `.map { … }`, `.located` (keeps the location), `.converted(…)` (may refuse), `.named(…)` (a named
///   definition in the schema), and `.deferred(…)` (built on first use, for recursive or rarely used definitions).
///
/// Decoding continues after an error. It returns `nil` only if no value can be built, and otherwise the readable part:
/// check the diagnostics for errors before using the value.
package struct Definition<Value: Sendable>: Sendable {
  /// The kinds of JSON values that can be acceptable.
  package let kinds: JSONKinds
  /// The acceptable values, with an article, to follow "expected"; evaluated only for messages.
  package let expectation: @Sendable () -> String
  /// The known keys of an object; empty for all other forms.
  package let keys: [String]
  package let decode: @Sendable (JSONNode, inout DecodingContext) -> Value?
  package let schema: @Sendable (inout SchemaBuilder) -> SchemaNode
  /// Sorts members into the order of their fields; leaves unknown values unchanged.
  package let arrange: @Sendable (JSONNode) -> JSONNode

  package init(
    kinds: JSONKinds, expectation: @escaping @autoclosure @Sendable () -> String, keys: [String] = [],
    decode: @escaping @Sendable (JSONNode, inout DecodingContext) -> Value?,
    schema: @escaping @Sendable (inout SchemaBuilder) -> SchemaNode,
    arrange: @escaping @Sendable (JSONNode) -> JSONNode = { $0 }
  ) {
    self.kinds = kinds
    self.expectation = expectation
    self.keys = keys
    self.decode = decode
    self.schema = schema
    self.arrange = arrange
  }

  /// Decodes a whole tree. The value is complete only if the diagnostics have no errors.
  ///
  /// - Parameter synonyms: names of other vocabularies that messages explain.
  package func decode(
    root: JSONNode, into diagnostics: inout Diagnostics, synonyms: Synonyms = Synonyms()
  ) -> Value? {
    var context = DecodingContext(diagnostics: diagnostics, synonyms: synonyms)
    let value = decode(root, &context)
    diagnostics = context.diagnostics
    return value
  }

  /// Returns the JSON Schema (draft 2020-12).
  ///
  /// - Parameters:
  ///   - id: the URI that identifies the schema, independent of its location.
  ///   - names: names that editors offer in addition to those of the format.
  package func schemaDocument(
    id: String, title: String, description: String, names: SchemaNames = SchemaNames()
  ) -> JSONNode {
    var builder = SchemaBuilder(names: names)
    let root = schema(&builder)
    var document = SchemaNode([
      ("$schema", "https://json-schema.org/draft/2020-12/schema"), ("$id", .string(id)), ("title", .string(title)),
      ("description", .string(description)),
    ])
    document.add(root)
    if !builder.definitions.isEmpty {
      document.add(("$defs", .object(builder.definitions.map { ($0.name, $0.schema.json) })))
    }
    return document.json
  }
}
