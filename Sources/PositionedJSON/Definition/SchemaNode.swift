/// A JSON Schema, or a part of one.
package struct SchemaNode: Hashable, Sendable {
  /// The keywords and their values, in the order in which they are written.
  package private(set) var json: JSONNode

  package init(_ keywords: [(String, JSONNode)]) {
    json = .object(keywords)
  }

  /// The schema of a type that JSON Schema knows by name, and what else is asked of its values.
  package static func type(_ name: String, _ keywords: [(String, JSONNode)] = []) -> SchemaNode {
    SchemaNode([("type", .string(name))] + keywords)
  }

  /// Adds a keyword.
  mutating func add(_ keyword: (String, JSONNode)) {
    add(SchemaNode([keyword]))
  }

  /// Adds the keywords of another schema.
  mutating func add(_ other: SchemaNode) {
    json.value = .object((json.members ?? []) + (other.json.members ?? []))
  }

  /// An object, or something of another type: two branches of which one counts, so that what is wrong in an object is not
  /// told of both.
  ///
  /// - Returns: `nil` where the other one has values that an editor can offer, for which it looks among alternatives only.
  static func choice(ofObject object: SchemaNode, or others: [SchemaNode]) -> SchemaNode? {
    guard others.count == 1, let other = others.first, let type = other.json["type"],
      ["enum", "examples", "const"].allSatisfy({ other.json[$0] == nil })
    else { return nil }
    return SchemaNode([
      ("type", .array(["object", type])), ("if", .object([("type", "object")])), ("then", object.json),
      ("else", other.json),
    ])
  }

  /// Says what each of the names in `enum` means, as editors show it.
  ///
  /// - Parameter explanations: in the order of the names; none adds nothing.
  mutating func explain(_ explanations: [String]) {
    guard !explanations.isEmpty else { return }
    add(("enumDescriptions", .array(explanations.map(JSONNode.string))))
  }

  /// The schema with keywords added.
  func adding(_ keywords: [(String, JSONNode)]) -> SchemaNode {
    var copy = self
    copy.add(SchemaNode(keywords))
    return copy
  }
}

/// Names that are not part of the format but known to a program: what an editor offers where one of them may stand.
public struct SchemaNames: Hashable, Sendable {
  /// The names of symbols.
  public var symbols: [String]
  /// The names of themes.
  public var themes: [String]
  /// The names of colors.
  public var colors: [String]

  /// Names from their parts.
  public init(symbols: [String] = [], themes: [String] = [], colors: [String] = []) {
    self.symbols = symbols
    self.themes = themes
    self.colors = colors
  }
}

/// Collects the schemas that have a name while a schema is built, so that each is written once.
package struct SchemaBuilder: Sendable {
  /// What an editor offers where a name may stand that the format does not list.
  let names: SchemaNames
  /// The schemas that have a name, in the order in which they are first named.
  private(set) var definitions: [(name: String, schema: SchemaNode)] = []

  init(names: SchemaNames = SchemaNames()) {
    self.names = names
  }

  /// What a schema, or the one that it refers to, says that it is.
  func description(of schema: SchemaNode) -> String? {
    let prefix = "#/$defs/"
    guard let reference = schema.json["$ref"]?.text, reference.hasPrefix(prefix) else {
      return schema.json["description"]?.text
    }
    let name = reference.dropFirst(prefix.count)
    return definitions.first { $0.name == name }?.schema.json["description"]?.text
  }

  /// A reference to the schema of that name, which is made when it is named for the first time.
  package mutating func reference(to name: String, make: (inout SchemaBuilder) -> SchemaNode) -> SchemaNode {
    if !definitions.contains(where: { $0.name == name }) {
      // Its place is taken before it is made: it may contain itself.
      let place = definitions.count
      definitions.append((name, SchemaNode([])))
      definitions[place].schema = make(&self)
    }
    return SchemaNode([("$ref", .string("#/$defs/" + name))])
  }
}
