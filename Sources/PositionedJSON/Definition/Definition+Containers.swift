extension Definition {
  /// A list of `minimum` to `maximum` elements.
  ///
  /// - Parameter isSet: refuses repeated elements.
  package static func list<Element>(
    of element: Definition<Element>, atLeast minimum: Int = 0, atMost maximum: Int? = nil, isSet: Bool = false
  ) -> Definition where Value == [Element] {
    var expectation = "a list"
    if minimum > 0 { expectation += " of at least \(minimum)" }
    if let maximum { expectation += (minimum > 0 ? " and" : " of") + " at most \(maximum)" }
    return list(of: element, minimum: minimum, maximum: maximum, isSet: isSet, expectation: expectation)
  }

  private static func list<Element>(
    of element: Definition<Element>, minimum: Int, maximum: Int?, isSet: Bool, expectation: String
  ) -> Definition where Value == [Element] {
    Definition(
      kinds: .array, expectation: expectation,
      decode: { node, context in
        guard case .array(let nodes) = node.value else {
          context.reportMismatch(of: node, expected: expectation)
          return nil
        }
        guard nodes.count >= minimum, nodes.count <= maximum ?? .max else {
          context.reportWrongCount(of: nodes, in: node, expected: expectation)
          return nil
        }
        if isSet { context.reportRepetitions(in: nodes) }
        return elements(nodes, element, &context)
      },
      schema: { builder in
        var schema = SchemaNode.type("array", [("items", element.schema(&builder).json)])
        if minimum > 0 { schema.add(("minItems", .number(minimum))) }
        if let maximum { schema.add(("maxItems", .number(maximum))) }
        if isSet { schema.add(("uniqueItems", true)) }
        return schema
      },
      arrange: { $0.mapElements(element.arrange) })
  }

  package static func fixedList<Element>(
    of element: Definition<Element>, count: Int
  ) -> Definition where Value == [Element] {
    let expectation = "a list of \(count)"
    return Definition(
      kinds: .array, expectation: expectation,
      decode: { node, context in
        guard case .array(let nodes) = node.value else {
          context.reportMismatch(of: node, expected: expectation)
          return nil
        }
        guard nodes.count == count else {
          context.reportWrongCount(of: nodes, in: node, expected: expectation)
          return nil
        }
        let values = elements(nodes, element, &context)
        return values.count == count ? values : nil
      },
      schema: { builder in
        .type(
          "array",
          [
            ("items", element.schema(&builder).json), ("minItems", .number(count)), ("maxItems", .number(count)),
          ])
      },
      arrange: { $0.mapElements(element.arrange) })
  }

  /// An object whose keys are data.
  package static func map<Element>(of element: Definition<Element>) -> Definition where Value == [MapEntry<Element>] {
    map(expectation: "an object", names: nil, of: element) { name, _, _ in name }
      .map { entries in entries.map { MapEntry(name: $0.key, value: $0.value) } }
  }

  package static func map<Key, Element>(
    keyedBy keys: Key.Type, of element: Definition<Element>
  ) -> Definition
  where
    Key: CaseIterable & RawRepresentable & Sendable, Key.RawValue == String,
    Value == [(key: Key, value: Element)]
  {
    let names = keys.allCases.map { $0.rawValue }
    return map(expectation: "an object", names: names, of: element) { name, position, context in
      if let key = Key(rawValue: name.value) { return key }
      context.report(
        at: position, "unknown key \(Quotation.of(name.value))", expected: Quotation.list(names),
        suggestion: NearestName.find(name.value, among: names))
      return nil
    }
  }

  private static func map<Key, Element>(
    expectation: String, names: [String]?, of element: Definition<Element>,
    key: @escaping @Sendable (Located<String>, SourcePosition, inout DecodingContext) -> Key?
  ) -> Definition<[(key: Key, value: Element)]> {
    Definition<[(key: Key, value: Element)]>(
      kinds: .object, expectation: expectation,
      decode: { node, context in
        guard case .object(let members) = node.value else {
          context.reportMismatch(of: node, expected: expectation)
          return nil
        }
        var entries: [(key: Key, value: Element)] = []
        for member in members {
          let name = Located(
            member.key.text,
            at: SourceLocation(position: member.key.position, path: context.path.appending(member.key.text)))
          guard let key = key(name, member.key.position, &context) else { continue }
          context.enter(.key(member.key.text))
          if let value = element.decode(member.value, &context) { entries.append((key, value)) }
          context.leave()
        }
        return entries
      },
      schema: { builder in
        var schema = SchemaNode.type("object", [("additionalProperties", element.schema(&builder).json)])
        if let names {
          schema.add(("propertyNames", .object([("enum", .array(names.map { .string($0) }))])))
        }
        return schema
      },
      arrange: { $0.mapMembers { _, value in element.arrange(value) } })
  }

  @inline(__always)
  private static func elements<Element>(
    _ nodes: [JSONNode], _ element: Definition<Element>, _ context: inout DecodingContext
  ) -> [Element] {
    var values: [Element] = []
    values.reserveCapacity(nodes.count)
    for index in nodes.indices {
      context.enter(.index(index))
      if let value = element.decode(nodes[index], &context) { values.append(value) }
      context.leave()
    }
    return values
  }
}

extension DecodingContext {
  fileprivate mutating func reportWrongCount(of nodes: [JSONNode], in node: JSONNode, expected: String) {
    report(at: node.position, "expected \(expected), found a list of \(nodes.count)", expected: expected)
  }

  fileprivate mutating func reportRepetitions(in nodes: [JSONNode]) {
    var known: Set<String> = []
    for (index, node) in nodes.enumerated() where !known.insert(JSONWriter.text(of: node, form: .compact)).inserted {
      descend(.index(index)) { $0.report(at: node.position, "duplicate element: \(node.summary)") }
    }
  }
}

extension JSONNode {
  fileprivate func mapElements(_ change: (JSONNode) -> JSONNode) -> JSONNode {
    guard case .array(let elements) = value else { return self }
    return JSONNode(.array(elements.map(change)), position: position, endOffset: endOffset)
  }

  func mapMembers(_ change: (String, JSONNode) -> JSONNode) -> JSONNode {
    guard case .object(let members) = value else { return self }
    return JSONNode(
      .object(members.map { JSONMember(key: $0.key, value: change($0.key.text, $0.value)) }), position: position,
      endOffset: endOffset)
  }
}

package struct MapEntry<Value> {
  package var name: Located<String>
  package var value: Value
}

extension MapEntry: Sendable where Value: Sendable {}
