/// What a value of a document may look like: reads it, checks it, and describes it as JSON Schema.
///
/// The decoder and the schema are made from the same definitions, so that they cannot disagree. A definition is put
/// together from smaller ones:
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
/// - Scalars: `.text` (cleaned for display), `.name(…)` (as written, not empty), `.text(matching:…)`, `.flag`, `.number`,
///   `.number(in:)`, `.number(above:)`, `.integer(in:)`.
/// - Choices: `.oneOf(SomeEnum.self)`, `.constant(…)`, `.either(…)`, which chooses by the kind of JSON value, and
///   `.tagged(…)`, which chooses by a member.
/// - Containers: `.list(of:)`, `.fixedList(of:count:)`, `.map(of:)` and `.map(keyedBy:of:)` for objects whose names are
///   data, `.object(…)` for those whose names are known. Order is always that of the file.
/// - Changes: `.map { … }`, `.located` (keeps where it was written), `.converted(…)` (may refuse), `.named(…)` (a
///   definition of its own in the schema), and `.deferred(…)` for a definition that contains itself,
///   or that few documents need: it is not made before it is used.
///
/// Decoding never stops at a problem. It gives `nil` only where nothing can be made of a value, and otherwise the value
/// as far as it was readable: whoever decodes asks the context's diagnostics for errors before using it.
package struct Definition<Value: Sendable>: Sendable {
  /// The kinds of JSON values among which there are acceptable ones.
  package let kinds: JSONKinds
  /// What is acceptable, with an article, to follow "expected"; put into words only where somebody asks.
  package let expectation: @Sendable () -> String
  /// The keys of an object whose names are known; none for all else.
  package let keys: [String]
  /// Reads a value and reports what is wrong with it.
  package let decode: @Sendable (JSONNode, inout DecodingContext) -> Value?
  /// Describes the acceptable values.
  package let schema: @Sendable (inout SchemaBuilder) -> SchemaNode
  /// Puts the members of objects into the order of their fields; does nothing to what it does not know.
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

  /// Reads a whole tree; what is wrong with it is added to the diagnostics, and the value is whole if they had and
  /// have no errors.
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

  /// The JSON Schema (draft 2020-12) of the acceptable values.
  ///
  /// - Parameters:
  ///   - id: the URI that the schema is known by, wherever it lies.
  ///   - names: what an editor offers where a name may stand that the format does not list.
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
