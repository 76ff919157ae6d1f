/// A JSON value and where it was written; also the form in which JSON output is built.
public struct JSONNode: Hashable, Sendable {
  /// The kinds of JSON values.
  public enum Value: Hashable, Sendable {
    /// Nothing.
    case null
    /// True or false.
    case bool(Bool)
    /// A number.
    case number(JSONNumber)
    /// A text.
    case string(String)
    /// A list.
    case array([JSONNode])
    /// Names and values, in the order written.
    case object([JSONMember])
  }

  /// The value.
  public var value: Value
  /// Where its text begins; the start of the file for a value that was never written.
  public var position: SourcePosition
  /// Where its text ends, in bytes from the file's start.
  public var endOffset: Int32

  /// A value that was read.
  public init(_ value: Value, position: SourcePosition, endOffset: Int32) {
    self.value = value
    self.position = position
    self.endOffset = endOffset
  }

  /// A value that is to be written.
  public init(_ value: Value) {
    self.init(value, position: .start, endOffset: 0)
  }

  /// The members of an object; `nil` for all other values.
  public var members: [JSONMember]? {
    if case .object(let members) = value { members } else { nil }
  }

  /// The elements of a list; `nil` for all other values.
  public var elements: [JSONNode]? {
    if case .array(let elements) = value { elements } else { nil }
  }

  /// The characters of a text; `nil` for all other values.
  public var text: String? {
    if case .string(let text) = value { text } else { nil }
  }

  /// The number; `nil` for all other values.
  public var number: JSONNumber? {
    if case .number(let number) = value { number } else { nil }
  }

  /// The value of a member; `nil` where there is none, and for what is not an object.
  public subscript(key: String) -> JSONNode? {
    guard case .object(let members) = value else { return nil }
    return members.first { $0.key.text == key }?.value
  }

  /// Whether both stand for the same value, wherever they were written; the order of members does not count.
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

  /// Whether more than so many lists and objects are inside each other.
  package func isDeeper(than limit: Int) -> Bool {
    switch value {
    case .array(let elements): limit < 1 || elements.contains { $0.isDeeper(than: limit - 1) }
    case .object(let members): limit < 1 || members.contains { $0.value.isDeeper(than: limit - 1) }
    case .null, .bool, .number, .string: false
    }
  }

  /// The value at the end of a way; `nil` where the way leads nowhere.
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

  /// Where the value at the end of a way was written, or the nearest value around it.
  package func location(at path: DocumentPath) -> SourceLocation {
    // Each text of a picture asks for its place: what is copied on the way is no more than a value's own list.
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

  /// The way from here to the innermost value whose text contains a place of the file.
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

  /// The last of so many places of which something is true that is true up to there, and false from there on.
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
  /// A text that is to be written.
  public init(stringLiteral value: String) { self.init(.string(value)) }
  /// True or false, to be written.
  public init(booleanLiteral value: Bool) { self.init(.bool(value)) }
  /// A whole number that is to be written.
  public init(integerLiteral value: Int) { self.init(.number(JSONNumber(Double(value)))) }
  /// A number that is to be written.
  public init(floatLiteral value: Double) { self.init(.number(JSONNumber(value))) }
  /// A list that is to be written.
  public init(arrayLiteral elements: JSONNode...) { self.init(.array(elements)) }

  /// A text that is to be written.
  public static func string(_ text: String) -> JSONNode { JSONNode(.string(text)) }
  /// A number that is to be written.
  public static func number(_ number: Double) -> JSONNode { JSONNode(.number(JSONNumber(number))) }
  /// A whole number that is to be written.
  public static func number(_ number: Int) -> JSONNode { JSONNode(.number(JSONNumber(Double(number)))) }
  /// True or false, to be written.
  public static func bool(_ flag: Bool) -> JSONNode { JSONNode(.bool(flag)) }
  /// A list that is to be written.
  public static func array(_ elements: [JSONNode]) -> JSONNode { JSONNode(.array(elements)) }
  /// An object that is to be written, its members in the order given.
  public static func object(_ members: [(String, JSONNode)]) -> JSONNode {
    JSONNode(.object(members.map { JSONMember(key: JSONKey($0.0), value: $0.1) }))
  }
}

/// A name and a value of a JSON object.
public struct JSONMember: Hashable, Sendable {
  /// The name.
  public var key: JSONKey
  /// The value.
  public var value: JSONNode

  /// A member from its two halves.
  public init(key: JSONKey, value: JSONNode) {
    self.key = key
    self.value = value
  }
}

/// The name of a member of a JSON object.
public struct JSONKey: Hashable, Sendable {
  /// The characters.
  public let text: String
  /// Where the name was written; the start of the file for one that never was.
  public let position: SourcePosition
  /// A number made from the characters, which finds a name in a table without comparing it with all others.
  let code: UInt32

  init(text: String, code: UInt32, position: SourcePosition) {
    self.text = text
    self.code = code
    self.position = position
  }

  /// A name that is to be written.
  public init(_ text: String) {
    self.init(text: text, code: Self.code(of: text.utf8), position: .start)
  }

  /// Whether both are the same name: scalar by scalar, as JSON knows no other equality.
  func isSame(as other: JSONKey) -> Bool {
    code == other.code && text.utf8.elementsEqual(other.text.utf8)
  }

  /// The number of a name (FNV-1a, 32 bits, the lower half mixed with the upper).
  @inline(__always)
  static func code(of bytes: some Sequence<UInt8>) -> UInt32 {
    var hash: UInt32 = 2_166_136_261
    for byte in bytes { hash = (hash ^ UInt32(byte)) &* 16_777_619 }
    return hash ^ hash >> 15
  }
}

/// A number as JSON has it.
public struct JSONNumber: Hashable, Sendable {
  /// The nearest number of double precision.
  public let value: Double

  /// A number.
  public init(_ value: Double) {
    self.value = value
  }

  /// The number as a whole one; `nil` where it has a fraction, or is too large to be sure of its last digit.
  public var integer: Int? {
    guard value.magnitude <= 9_007_199_254_740_992 else { return nil }
    return Int(exactly: value)
  }
}

extension JSONNumber: CustomStringConvertible {
  /// The shortest text that stands for exactly this number; whole numbers have no point.
  public var description: String {
    if let integer { return String(integer) }
    return value.isFinite ? value.description : "null"
  }
}

/// A place in a text file.
public struct SourcePosition: Hashable, Sendable {
  /// The line, from 1.
  public let line: Int32
  /// The column, from 1, counted in Unicode scalars.
  public let column: Int32
  /// The distance from the file's start, in bytes.
  public let offset: Int32

  /// A place from its parts; the bound on the size of documents keeps them in range.
  public init(line: Int32, column: Int32, offset: Int32) {
    self.line = line
    self.column = column
    self.offset = offset
  }

  /// The first character of a file.
  public static let start = SourcePosition(line: 1, column: 1, offset: 0)
}

extension SourcePosition: Comparable {
  /// Whether one place comes before another in the same file.
  public static func < (left: SourcePosition, right: SourcePosition) -> Bool {
    (left.line, left.column) < (right.line, right.column)
  }
}
