public import PositionedJSON

/// Coded as a string, so that the depth limit applies to this value alone.
extension JSONNode: Codable {
  /// Decodes JSON from a string.
  public init(from decoder: any Decoder) throws {
    let text = try decoder.singleValueContainer().decode(String.self)
    guard let node = JSONReading(Array(text.utf8)).root else { throw ExchangeError.malformed(line: 0) }
    self = node.withoutPositions
  }

  /// Encodes JSON as a string.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(JSONWriter.text(of: self, form: .compact))
  }

  private var withoutPositions: JSONNode {
    switch value {
    case .null, .bool, .number, .string: JSONNode(value)
    case .array(let elements): .array(elements.map(\.withoutPositions))
    case .object(let members): .object(members.map { ($0.key.text, $0.value.withoutPositions) })
    }
  }
}
