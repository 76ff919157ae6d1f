package struct SchemaNode: Hashable, Sendable {
  package private(set) var json: JSONNode

  package init(_ keywords: [(String, JSONNode)]) {
    json = .object(keywords)
  }

  package static func type(_ name: String, _ keywords: [(String, JSONNode)] = []) -> SchemaNode {
    SchemaNode([("type", .string(name))] + keywords)
  }

  mutating func add(_ keyword: (String, JSONNode)) {
    add(SchemaNode([keyword]))
  }

  mutating func add(_ other: SchemaNode) {
    json.value = .object((json.members ?? []) + (other.json.members ?? []))
  }

  /// Returns two conditional branches for an object and another type, so that an error inside the object is reported
  /// once.
  ///
  /// - Returns: `nil` if `others` has values for editors to offer, because editors look for those in alternatives only.
  static func choice(ofObject object: SchemaNode, or others: [SchemaNode]) -> SchemaNode? {
    guard others.count == 1, let other = others.first, let type = other.json["type"],
      ["enum", "examples", "const"].allSatisfy({ other.json[$0] == nil })
    else { return nil }
    return SchemaNode([
      ("type", .array(["object", type])), ("if", .object([("type", "object")])), ("then", object.json),
      ("else", other.json),
    ])
  }

  mutating func explain(_ explanations: [String]) {
    guard !explanations.isEmpty else { return }
    add(("enumDescriptions", .array(explanations.map(JSONNode.string))))
  }

  func adding(_ keywords: [(String, JSONNode)]) -> SchemaNode {
    var copy = self
    copy.add(SchemaNode(keywords))
    return copy
  }
}

/// Names outside the format that editors offer for completion.
public struct SchemaNames: Hashable, Sendable {
  /// The names of symbols.
  public var symbols: [String]
  /// The names of themes.
  public var themes: [String]
  /// The names of colors.
  public var colors: [String]

  /// Creates a set of names.
  public init(symbols: [String] = [], themes: [String] = [], colors: [String] = []) {
    self.symbols = symbols
    self.themes = themes
    self.colors = colors
  }
}

package struct SchemaBuilder: Sendable {
  let names: SchemaNames
  private(set) var definitions: [(name: String, schema: SchemaNode)] = []

  init(names: SchemaNames = SchemaNames()) {
    self.names = names
  }

  /// Returns the description of a schema, or of the definition that it refers to.
  func description(of schema: SchemaNode) -> String? {
    let prefix = "#/$defs/"
    guard let reference = schema.json["$ref"]?.text, reference.hasPrefix(prefix) else {
      return schema.json["description"]?.text
    }
    let name = reference.dropFirst(prefix.count)
    return definitions.first { $0.name == name }?.schema.json["description"]?.text
  }

  /// Returns a reference to a named schema, and builds that schema on first use.
  package mutating func reference(to name: String, make: (inout SchemaBuilder) -> SchemaNode) -> SchemaNode {
    if !definitions.contains(where: { $0.name == name }) {
      // Reserves the index first, because the schema may refer to itself.
      let index = definitions.count
      definitions.append((name, SchemaNode([])))
      definitions[index].schema = make(&self)
    }
    return SchemaNode([("$ref", .string("#/$defs/" + name))])
  }
}
