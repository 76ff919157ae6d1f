import PositionedJSON

/// JSON of another form than the decoded type.
struct UnexpectedJSON: Error {}

extension JSONNode {
  /// - Throws: an error for JSON of another form.
  func decoded<Value: Decodable>(as type: Value.Type = Value.self) throws -> Value {
    try Value(from: NodeDecoder(node: self))
  }
}

private struct NodeDecoder: Decoder {
  let node: JSONNode
  var codingPath: [any CodingKey] { [] }
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    guard let members = node.members else { throw UnexpectedJSON() }
    return KeyedDecodingContainer(Members(members: members))
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
    guard let elements = node.elements else { throw UnexpectedJSON() }
    return Elements(elements: elements)
  }

  func singleValueContainer() -> any SingleValueDecodingContainer { Scalar(node: node) }

  private struct Members<Key: CodingKey>: KeyedDecodingContainerProtocol {
    let members: [JSONMember]
    var codingPath: [any CodingKey] { [] }
    var allKeys: [Key] { members.compactMap { Key(stringValue: $0.key.text) } }

    private func value(_ key: Key) -> JSONNode? { members.first { $0.key.text == key.stringValue }?.value }

    private func decoder(_ key: Key) throws -> NodeDecoder {
      guard let node = value(key) else { throw UnexpectedJSON() }
      return NodeDecoder(node: node)
    }

    func contains(_ key: Key) -> Bool { value(key) != nil }

    func decodeNil(forKey key: Key) -> Bool { value(key)?.value == .null }

    func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
      try Value(from: decoder(key))
    }

    func nestedContainer<Nested: CodingKey>(
      keyedBy type: Nested.Type, forKey key: Key
    ) throws -> KeyedDecodingContainer<Nested> {
      try decoder(key).container(keyedBy: type)
    }

    func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
      try decoder(key).unkeyedContainer()
    }

    func superDecoder() throws -> any Decoder { throw UnexpectedJSON() }

    func superDecoder(forKey key: Key) throws -> any Decoder { try decoder(key) }
  }

  private struct Elements: UnkeyedDecodingContainer {
    let elements: [JSONNode]
    private(set) var currentIndex = 0
    var codingPath: [any CodingKey] { [] }
    var count: Int? { elements.count }
    var isAtEnd: Bool { currentIndex == elements.count }

    init(elements: [JSONNode]) { self.elements = elements }

    private mutating func next() throws -> NodeDecoder {
      guard !isAtEnd else { throw UnexpectedJSON() }
      currentIndex += 1
      return NodeDecoder(node: elements[currentIndex - 1])
    }

    mutating func decodeNil() -> Bool {
      guard !isAtEnd, elements[currentIndex].value == .null else { return false }
      currentIndex += 1
      return true
    }

    mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value { try Value(from: next()) }

    mutating func nestedContainer<Nested: CodingKey>(
      keyedBy type: Nested.Type
    ) throws -> KeyedDecodingContainer<Nested> {
      try next().container(keyedBy: type)
    }

    mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer { try next().unkeyedContainer() }

    mutating func superDecoder() throws -> any Decoder { try next() }
  }

  private struct Scalar: SingleValueDecodingContainer {
    let node: JSONNode
    var codingPath: [any CodingKey] { [] }

    func decodeNil() -> Bool { node.value == .null }

    func decode(_ type: Bool.Type) throws -> Bool {
      guard case .bool(let flag) = node.value else { throw UnexpectedJSON() }
      return flag
    }

    func decode(_ type: String.Type) throws -> String {
      guard let text = node.text else { throw UnexpectedJSON() }
      return text
    }

    func decode<Number: FixedWidthInteger & Decodable>(_ type: Number.Type) throws -> Number {
      guard let number = node.number?.integer.flatMap(Number.init(exactly:)) ?? node.text.flatMap({ Number($0) })
      else { throw UnexpectedJSON() }
      return number
    }

    func decode<Number: BinaryFloatingPoint & Decodable>(_ type: Number.Type) throws -> Number {
      guard let number = node.number?.value ?? node.text.flatMap(Double.init) else { throw UnexpectedJSON() }
      return Number(number)
    }

    func decode<Value: Decodable>(_ type: Value.Type) throws -> Value { try Value(from: NodeDecoder(node: node)) }
  }
}
