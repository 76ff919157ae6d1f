/// A JSON value with its position; also used to build JSON output.
public struct JSONNode: Hashable, Sendable {
  /// The kinds of JSON values.
  public enum Value: Hashable, Sendable {
    case null
    case bool(Bool)
    case number(JSONNumber)
    case string(String)
    case array([JSONNode])
    /// Members in source order.
    case object([JSONMember])
  }

  public var value: Value
  /// The start of the value's text; the start of the file for a value built in memory.
  public var position: SourcePosition
  /// The end of the value's text, in bytes from the start of the file.
  public var endOffset: Int32

  /// Creates a parsed value.
  public init(_ value: Value, position: SourcePosition, endOffset: Int32) {
    self.value = value
    self.position = position
    self.endOffset = endOffset
  }

  /// Creates a value for output.
  public init(_ value: Value) {
    self.init(value, position: .start, endOffset: 0)
  }

  /// The members of an object; `nil` for other values.
  public var members: [JSONMember]? {
    if case .object(let members) = value { members } else { nil }
  }

  /// The elements of a list; `nil` for other values.
  public var elements: [JSONNode]? {
    if case .array(let elements) = value { elements } else { nil }
  }

  /// The text of a string; `nil` for other values.
  public var text: String? {
    if case .string(let text) = value { text } else { nil }
  }

  /// The number; `nil` for other values.
  public var number: JSONNumber? {
    if case .number(let number) = value { number } else { nil }
  }

  /// The value of a member; `nil` if it is missing or this is not an object.
  public subscript(key: String) -> JSONNode? {
    guard case .object(let members) = value else { return nil }
    return members.first { $0.key.text == key }?.value
  }

  /// Returns whether both values are equal, ignoring positions and the order of members.
  public func isEquivalent(to other: JSONNode) -> Bool {
    switch (value, other.value) {
    case (.string(let left), .string(let right)): left.utf8.elementsEqual(right.utf8)
    case (.array(let left), .array(let right)):
      left.count == right.count && zip(left, right).allSatisfy { $0.isEquivalent(to: $1) }
    case (.object(let left), .object(let right)):
      left.count == right.count
        && left.allSatisfy { member in
          right.contains { $0.key.isSame(as: member.key) && $0.value.isEquivalent(to: member.value) }
        }
    default: value == other.value
    }
  }

  /// Returns whether more than `limit` lists and objects are nested.
  package func isDeeper(than limit: Int) -> Bool {
    switch value {
    case .array(let elements): limit < 1 || elements.contains { $0.isDeeper(than: limit - 1) }
    case .object(let members): limit < 1 || members.contains { $0.value.isDeeper(than: limit - 1) }
    case .null, .bool, .number, .string: false
    }
  }

  /// Returns the value at a path; `nil` if the path leads nowhere.
  package func node(at path: DocumentPath) -> JSONNode? {
    var node = self
    for step in path.steps {
      switch step {
      case .key(let key):
        guard let next = node[key] else { return nil }
        node = next
      case .index(let index):
        guard case .array(let elements) = node.value, elements.indices.contains(index) else { return nil }
        node = elements[index]
      }
    }
    return node
  }

  /// Returns the location of the value at a path, or of its nearest existing ancestor.
  package func location(at path: DocumentPath) -> SourceLocation {
    // Called for each text of a picture: copying only `value` and `position` avoids copying whole nodes.
    var (value, position) = (value, position)
    descend: for step in path.steps {
      switch step {
      case .key(let key):
        guard case .object(let members) = value, let index = members.firstIndex(where: { $0.key.text == key })
        else { break descend }
        (value, position) = (members[index].value.value, members[index].value.position)
      case .index(let index):
        guard case .array(let elements) = value, elements.indices.contains(index) else { break descend }
        (value, position) = (elements[index].value, elements[index].position)
      }
    }
    return SourceLocation(position: position, path: path)
  }

  /// Returns the path of the innermost value whose text contains an offset.
  package func path(toOffset offset: Int32) -> DocumentPath {
    var path = DocumentPath.root
    var node = self
    descend: while true {
      switch node.value {
      case .array(let elements):
        guard let index = Self.last(of: elements.count, where: { elements[$0].position.offset <= offset }),
          elements[index].contains(offset)
        else { break descend }
        path.push(.index(index))
        node = elements[index]
      case .object(let members):
        guard let index = Self.last(of: members.count, where: { members[$0].value.position.offset <= offset }),
          members[index].value.contains(offset)
        else { break descend }
        path.push(.key(members[index].key.text))
        node = members[index].value
      default: break descend
      }
    }
    return path
  }

  /// Binary search: returns the last index for which `isTrue` holds, given that it never holds after it first fails.
  private static func last(of count: Int, where isTrue: (Int) -> Bool) -> Int? {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if isTrue(middle) { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? low - 1 : nil
  }

  private func contains(_ offset: Int32) -> Bool {
    position.offset <= offset && offset < endOffset
  }
}

extension JSONNode: ExpressibleByStringLiteral, ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByFloatLiteral, ExpressibleByArrayLiteral
{
  public init(stringLiteral value: String) { self.init(.string(value)) }
  public init(booleanLiteral value: Bool) { self.init(.bool(value)) }
  public init(integerLiteral value: Int) { self.init(.number(JSONNumber(Double(value)))) }
  public init(floatLiteral value: Double) { self.init(.number(JSONNumber(value))) }
  /// Creates a list.
  public init(arrayLiteral elements: JSONNode...) { self.init(.array(elements)) }

  public static func string(_ text: String) -> JSONNode { JSONNode(.string(text)) }
  public static func number(_ number: Double) -> JSONNode { JSONNode(.number(JSONNumber(number))) }
  /// Returns an integer.
  public static func number(_ number: Int) -> JSONNode { JSONNode(.number(JSONNumber(Double(number)))) }
  /// Returns a Boolean.
  public static func bool(_ flag: Bool) -> JSONNode { JSONNode(.bool(flag)) }
  /// Returns a list.
  public static func array(_ elements: [JSONNode]) -> JSONNode { JSONNode(.array(elements)) }
  /// Returns an object with its members in the given order.
  public static func object(_ members: [(String, JSONNode)]) -> JSONNode {
    JSONNode(.object(members.map { JSONMember(key: JSONKey($0.0), value: $0.1) }))
  }
}

/// A member of a JSON object.
public struct JSONMember: Hashable, Sendable {
  public var key: JSONKey
  public var value: JSONNode

  /// Creates a member.
  public init(key: JSONKey, value: JSONNode) {
    self.key = key
    self.value = value
  }
}

/// The key of a member.
public struct JSONKey: Hashable, Sendable {
  /// The text of the key.
  public let text: String
  /// The position of the key; the start of the file for a key built in memory.
  public let position: SourcePosition
  /// A hash of the text for ``FieldTable`` and ``NameRegister``.
  let code: UInt32

  init(text: String, code: UInt32, position: SourcePosition) {
    self.text = text
    self.code = code
    self.position = position
  }

  /// Creates a key for output.
  public init(_ text: String) {
    self.init(text: text, code: Self.code(of: text.utf8), position: .start)
  }

  /// Compares scalars: JSON has no Unicode equivalence.
  func isSame(as other: JSONKey) -> Bool {
    code == other.code && text.utf8.elementsEqual(other.text.utf8)
  }

  /// FNV-1a, 32 bits, with the lower half mixed into the upper.
  @inline(__always)
  static func code(of bytes: some Sequence<UInt8>) -> UInt32 {
    var hash: UInt32 = 2_166_136_261
    for byte in bytes { hash = (hash ^ UInt32(byte)) &* 16_777_619 }
    return hash ^ hash >> 15
  }
}

public struct JSONNumber: Hashable, Sendable {
  /// The nearest double-precision number.
  public let value: Double

  /// Creates a number.
  public init(_ value: Double) {
    self.value = value
  }

  /// The number as an integer; `nil` if it has a fraction or is too large to be exact.
  public var integer: Int? { exactInteger.flatMap { Int(exactly: $0) } }

  fileprivate var exactInteger: Int64? {
    guard value.magnitude <= 9_007_199_254_740_992 else { return nil }
    return Int64(exactly: value)
  }
}

extension JSONNumber: CustomStringConvertible {
  /// The shortest text that represents exactly this number; integers have no decimal point.
  public var description: String {
    if let exactInteger { return String(exactInteger) }
    return value.isFinite ? value.description : "null"
  }
}

/// A position in a text file.
public struct SourcePosition: Hashable, Sendable {
  /// The line, from 1.
  public let line: Int32
  /// The column, from 1, counted in Unicode scalars.
  public let column: Int32
  /// The distance from the file's start, in bytes.
  public let offset: Int32

  /// Creates a position; the size limit of documents keeps its parts in range.
  public init(line: Int32, column: Int32, offset: Int32) {
    self.line = line
    self.column = column
    self.offset = offset
  }

  /// The first character of a file.
  public static let start = SourcePosition(line: 1, column: 1, offset: 0)
}

extension SourcePosition: Comparable {
  /// Returns whether one position precedes another in the same file.
  public static func < (left: SourcePosition, right: SourcePosition) -> Bool {
    (left.line, left.column) < (right.line, right.column)
  }
}
