import PositionedJSON

extension JSONNode {
  /// - Throws: errors of the value.
  init(encoding value: some Encodable) throws {
    let encoder = NodeEncoder()
    try value.encode(to: encoder)
    self = encoder.slot.node
  }
}

private struct NodeEncoder: Encoder {
  /// The destination of a value: containers are filled after the encoder has returned them.
  final class Slot {
    enum Content {
      case scalar(JSONNode)
      case list([Slot])
      case object([(key: String, value: Slot)])
    }

    var content = Content.scalar(JSONNode(.null))

    var node: JSONNode {
      switch content {
      case .scalar(let node): node
      case .list(let slots): .array(slots.map(\.node))
      case .object(let members): .object(members.map { ($0.key, $0.value.node) })
      }
    }

    func append(_ key: String) -> NodeEncoder {
      var members: [(key: String, value: Slot)] = []
      if case .object(let known) = content { members = known }
      content = .scalar(JSONNode(.null))
      let encoder = NodeEncoder()
      members.append((key, encoder.slot))
      content = .object(members)
      return encoder
    }

    func append() -> NodeEncoder {
      var slots: [Slot] = []
      if case .list(let known) = content { slots = known }
      content = .scalar(JSONNode(.null))
      let encoder = NodeEncoder()
      slots.append(encoder.slot)
      content = .list(slots)
      return encoder
    }
  }

  let slot = Slot()
  var codingPath: [any CodingKey] { [] }
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    slot.content = .object([])
    return KeyedEncodingContainer(Members(slot: slot))
  }

  func unkeyedContainer() -> any UnkeyedEncodingContainer {
    slot.content = .list([])
    return Elements(slot: slot)
  }

  func singleValueContainer() -> any SingleValueEncodingContainer { Scalar(slot: slot) }

  private struct Members<Key: CodingKey>: KeyedEncodingContainerProtocol {
    let slot: Slot
    var codingPath: [any CodingKey] { [] }

    func encodeNil(forKey key: Key) { _ = slot.append(key.stringValue) }

    func encode<Value: Encodable>(_ value: Value, forKey key: Key) throws {
      try value.encode(to: slot.append(key.stringValue))
    }

    func nestedContainer<Nested: CodingKey>(
      keyedBy type: Nested.Type, forKey key: Key
    ) -> KeyedEncodingContainer<Nested> {
      slot.append(key.stringValue).container(keyedBy: type)
    }

    func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
      slot.append(key.stringValue).unkeyedContainer()
    }

    func superEncoder() -> any Encoder { slot.append("super") }

    func superEncoder(forKey key: Key) -> any Encoder { slot.append(key.stringValue) }
  }

  private struct Elements: UnkeyedEncodingContainer {
    let slot: Slot
    var codingPath: [any CodingKey] { [] }
    private(set) var count = 0

    init(slot: Slot) { self.slot = slot }

    private mutating func next() -> NodeEncoder {
      count += 1
      return slot.append()
    }

    mutating func encodeNil() { _ = next() }

    mutating func encode<Value: Encodable>(_ value: Value) throws { try value.encode(to: next()) }

    mutating func nestedContainer<Nested: CodingKey>(keyedBy type: Nested.Type) -> KeyedEncodingContainer<Nested> {
      next().container(keyedBy: type)
    }

    mutating func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer { next().unkeyedContainer() }

    mutating func superEncoder() -> any Encoder { next() }
  }

  private struct Scalar: SingleValueEncodingContainer {
    let slot: Slot
    var codingPath: [any CodingKey] { [] }

    func encodeNil() { slot.content = .scalar(JSONNode(.null)) }

    func encode(_ value: Bool) { slot.content = .scalar(.bool(value)) }

    func encode(_ value: String) { slot.content = .scalar(.string(value)) }

    func encode<Number: FixedWidthInteger & Encodable>(_ value: Number) {
      // Larger numbers lose precision in JSON.
      let number = JSONNumber(Double(value))
      slot.content = .scalar(number.integer == nil ? .string(String(value)) : JSONNode(.number(number)))
    }

    func encode<Number: BinaryFloatingPoint & Encodable>(_ value: Number) {
      let value = Double(value)
      // JSON has no infinity.
      slot.content = .scalar(value.isFinite ? .number(value) : .string(value.description))
    }

    func encode<Value: Encodable>(_ value: Value) throws {
      let encoder = NodeEncoder()
      try value.encode(to: encoder)
      slot.content = encoder.slot.content
    }
  }
}
