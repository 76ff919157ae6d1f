public import PositionedJSON

/// Part of a document, which is coded as a text: then its depth is bounded as that of a document by itself.
extension JSONNode: Codable {
  /// Reads JSON that is written as a text.
  public init(from decoder: any Decoder) throws {
    let text = try decoder.singleValueContainer().decode(String.self)
    guard let node = JSONReading(Array(text.utf8)).root else { throw UnexpectedJSON() }
    self = node.withoutPositions
  }

  /// Writes JSON as a text.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(JSONWriter.text(of: self, form: .compact))
  }

  /// The value as if it was never written.
  private var withoutPositions: JSONNode {
    switch value {
    case .null, .bool, .number, .string: JSONNode(value)
    case .array(let elements): .array(elements.map(\.withoutPositions))
    case .object(let members): .object(members.map { ($0.key.text, $0.value.withoutPositions) })
    }
  }
}
